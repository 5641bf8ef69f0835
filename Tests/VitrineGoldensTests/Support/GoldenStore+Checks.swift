import VitrinePixels

@testable import VitrineGoldens

/// Comparisons by the names of scenes and variants.
extension GoldenStore {
    /// Compares a picture with its golden.
    func check(
        scene: String, variant: String, image: RGBA8Image, record: GoldenRecord,
        comparator: any ImageComparator = ExactComparator()
    ) -> GoldenOutcome {
        do throws(GoldenError) {
            guard let golden = try read(try name(scene, variant)) else { return .missing }
            return Self.compare(
                golden, with: GoldenCandidate(image: image, record: record), comparator: comparator)
        } catch {
            return .unreadable(reason: error.description)
        }
    }

    /// Writes a golden, unless the existing one matches. Returns `true` if it was written.
    @discardableResult
    func record(
        scene: String, variant: String, image: RGBA8Image, record: GoldenRecord,
        comparator: any ImageComparator = ExactComparator()
    ) throws(GoldenError) -> Bool {
        let outcome = check(
            scene: scene, variant: variant, image: image, record: record, comparator: comparator)
        if outcome == .matched { return false }
        try write(GoldenCandidate(image: image, record: record), as: try name(scene, variant))
        return true
    }

    /// Returns the PNG files below the folder that belong to no scene and variant, as sorted relative paths.
    ///
    /// The result is only valid for a whole suite: `known` must contain every variant of every scene. The
    /// alternatives of a golden belong to the same scene and variant.
    func obsolete(known: Set<GoldenName>) throws(GoldenError) -> [String] {
        let owned = Set(known.map(\.path))
        return try pictures().filter {
            !owned.contains($0) && owned.isDisjoint(with: AlternativeGolden.goldens(of: $0))
        }
    }

    private func name(_ scene: String, _ variant: String) throws(GoldenError) -> GoldenName {
        do throws(GoldenNameError) {
            return try GoldenName(scene: scene, variant: variant)
        } catch {
            throw .name(error)
        }
    }
}
