import VitrinePixels

extension ExactComparator {
    /// The smallest rectangle that holds all pixels that differ at all; nil where none does.
    public static func changedBox(_ expected: RGBA8Image, _ actual: RGBA8Image) -> PixelRect? {
        Comparators.named(name)?.compare(expected, actual).boundingBox
    }
}
