import Synchronization
import VitrineGoldens

/// Goldens that belong to no scene, because the scene was deleted or renamed.
final class ObsoleteGoldens: Sendable {
    private let store: GoldenStore
    /// The names of the goldens that no scene of the suite has: paths below the goldens' folder, or
    /// `<scene>/hashes.json#<variant>` for hashes.
    private let unowned: [String]
    /// The same by what drew them. Read when they are first asked for.
    private let sorted = Mutex<LeftoverGoldens?>(nil)
    /// The goldens that have not been claimed yet, by the hash of their pixels. Computed when the first
    /// missing golden is found.
    private let byPixels = Mutex<[String: [String]]?>(nil)

    init(plan: SuitePlan, store: GoldenStore) throws(GoldenError) {
        self.store = store
        // Given a single scene or picture in memory, there is no telling which scenes own the other goldens.
        guard plan.options.memory == nil, plan.options.picture == nil else {
            unowned = []
            return
        }
        unowned = try store.obsolete(
            owned: Set(plan.all.map(\.goldenID)),
            // The variants of a broken scene are unknown, so none of its goldens is obsolete.
            keeping: Set(plan.all.filter { $0.scene.failure != nil }.map(\.name.scene)))
    }

    /// Creates an empty set.
    init(store: GoldenStore) {
        self.store = store
        unowned = []
    }

    /// The goldens by what drew them.
    var leftovers: LeftoverGoldens {
        sorted.withLock { known in
            let found = known ?? store.leftovers(among: unowned)
            known = found
            return found
        }
    }

    /// The names of the goldens that may be obsolete: all but those of Swift tests.
    var names: [String] {
        let swift = Set(leftovers.ofSwiftTests.map { Array($0.utf8) })
        return swift.isEmpty ? unowned : unowned.filter { !swift.contains(Array($0.utf8)) }
    }

    /// Removes and returns a golden with the same pixels as a picture, preferably one of the same variant, or
    /// `nil` if there is none. A golden of a Swift test is never taken.
    func take(_ picture: GoldenCandidate, variant: String) -> String? {
        if unowned.isEmpty { return nil }
        let hash = picture.hash
        let names = names
        return byPixels.withLock { known in
            var index = known ?? store.pixelHashes(of: names)
            defer { known = index }
            guard var found = index[hash], !found.isEmpty else { return nil }
            let place =
                found.firstIndex { $0.hasSuffix("/\(variant).png") || $0.hasSuffix("#\(variant)") } ?? 0
            let name = found.remove(at: place)
            index[hash] = found
            return name
        }
    }
}
