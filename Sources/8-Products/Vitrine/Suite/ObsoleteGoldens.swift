import Synchronization
import VitrineGoldens

/// Goldens that belong to no scene, because the scene was deleted or renamed.
final class ObsoleteGoldens: Sendable {
    private let store: GoldenStore
    /// The names of the goldens: paths below the goldens' folder, or `<scene>/hashes.json#<variant>` for
    /// hashes.
    let names: [String]
    /// The goldens that have not been claimed yet, by the hash of their pixels. Computed when the first
    /// missing golden is found.
    private let byPixels = Mutex<[String: [String]]?>(nil)

    init(plan: SuitePlan, store: GoldenStore) throws(GoldenError) {
        self.store = store
        // Given a single scene in memory, there is no telling which scenes own the other goldens.
        guard plan.options.memory == nil else {
            names = []
            return
        }
        names = try store.obsolete(
            owned: Set(plan.all.map(\.goldenID)),
            // The variants of a broken scene are unknown, so none of its goldens is obsolete.
            keeping: Set(plan.all.filter { $0.scene.failure != nil }.map(\.name.scene)))
    }

    /// Creates an empty set.
    init(store: GoldenStore) {
        self.store = store
        names = []
    }

    /// Removes and returns a golden with the same pixels as a picture, preferably one of the same variant, or
    /// `nil` if there is none.
    func take(_ picture: GoldenCandidate, variant: String) -> String? {
        if names.isEmpty { return nil }
        let hash = picture.hash
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
