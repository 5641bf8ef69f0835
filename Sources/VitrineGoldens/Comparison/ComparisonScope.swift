import VitrinePixels

/// What of two pictures is compared, and on how many threads.
public struct ComparisonScope: Sendable {
    /// Rectangles whose pixels are taken as the same. Parts outside of the picture are ignored.
    public var masks: [PixelRect]
    /// The result does not depend on it.
    public var workers: Workers

    public init(masks: [PixelRect] = [], workers: Workers = .serial) {
        self.masks = masks
        self.workers = workers
    }
}
