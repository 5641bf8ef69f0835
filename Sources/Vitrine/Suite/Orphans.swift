import Synchronization
import VitrineGoldens

/// Goldens that no scene has: those of scenes that were deleted, or renamed.
final class Orphans: Sendable {
    private let store: GoldenStore
    /// Below the goldens' folder; of hashes as `<scene>/hashes.json#<variant>`.
    let names: [String]
    /// Found out where the first golden is missing: by the hash of the pixels, those not yet taken.
    private let byPixels = Mutex<[String: [String]]?>(nil)

    init(plan: SuitePlan, store: GoldenStore) throws(GoldenError) {
        self.store = store
        names = try store.orphans(
            owned: Set(plan.all.map(\.goldenID)),
            // Which variants a broken scene has cannot be known.
            keeping: Set(plan.all.filter { $0.scene.failure != nil }.map(\.name.scene)))
    }

    /// Takes the golden that shows what a picture shows, one of the same variant first; nil where there is none.
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
