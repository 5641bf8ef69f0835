import VitrineComparisonSettings

/// A distance between two colours, with a limit.
protocol ColorMetric: Sendable {
    /// A cache that speeds up the work of one thread without changing its results.
    associatedtype Cache
    func makeCache() -> Cache

    /// Returns `true` if the distance between the colours of two differing pixels exceeds the limit.
    ///
    /// - Parameters:
    ///   - expected: The pixel of the expected picture.
    ///   - actual: The pixel of the actual picture.
    ///   - place: The index of the pixel in the expected picture, for the checkerboard.
    ///   - memory: The cache of the thread.
    func exceeds<Component: PixelComponent>(
        _: Component.Type, _ expected: Component.Word, _ actual: Component.Word, place: Int,
        _ memory: inout Cache
    ) -> Bool

    /// Returns, for marked pixels with 8 bits per channel in groups of eight, those that certainly exceed the
    /// limit and those that `exceeds` must decide; either may have unmarked ones.
    func screen(
        _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, _ marks: UInt64, groups: Int
    ) -> (above: UInt64, unsure: UInt64)

    var antialiasing: AntialiasingDetector? { get }

    /// Creates a metric.
    ///
    /// - Parameters:
    ///   - threshold: The largest distance that counts as equal, from 0 to 1.
    ///   - backdrop: The backdrop of translucent pixels.
    ///   - countsAntialiasing: `true` to count pixels that look like anti-aliasing.
    init(threshold: Double, backdrop: ComparisonBackdrop, countsAntialiasing: Bool)
}
