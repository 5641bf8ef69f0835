/// A distance between two colours, and the most that passes.
protocol ColorMetric: Sendable {
    /// What speeds up one thread's work without changing its results.
    associatedtype Cache
    func makeCache() -> Cache

    /// Whether the colours of two pixels that differ are too far apart.
    ///
    /// - Parameter place: the pixel's index in the expected picture, for the checkerboard.
    func exceeds<Component: PixelComponent>(
        _: Component.Type, _ expected: Component.Word, _ actual: Component.Word, place: Int,
        _ memory: inout Cache
    ) -> Bool

    /// Of eight pixels of 8 bits: those surely too far apart, and those that `exceeds` must decide.
    func screen(
        _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>
    ) -> (above: UInt8, unsure: UInt8)

    var antialiasing: AntialiasingDetector? { get }
}
