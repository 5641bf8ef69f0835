import VitrinePixels
import VitrineThreads

/// The part of two pictures that is compared, and the threads to use.
public struct ComparisonScope: Sendable {
    /// Rectangles whose pixels count as the same. Parts outside the picture are ignored.
    public var masks: [PixelRect]
    /// The threads to use. They do not affect the result.
    public var workers: Workers

    public init(masks: [PixelRect] = [], workers: Workers = .serial) {
        self.masks = masks
        self.workers = workers
    }
}
