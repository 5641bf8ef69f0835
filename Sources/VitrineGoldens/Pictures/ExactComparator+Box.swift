import VitrinePixels

extension ExactComparator {
    /// Returns the smallest rectangle that contains all pixels that differ at all, or `nil` if there are
    /// none.
    public static func changedBox(_ expected: RGBA8Image, _ actual: RGBA8Image) -> PixelRect? {
        Comparators.named(name)?.compare(expected, actual).boundingBox
    }
}
