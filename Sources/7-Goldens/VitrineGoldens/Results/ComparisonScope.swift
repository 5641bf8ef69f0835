import VitrinePixels
import VitrineThreads

/// The part of two pictures that is compared, and the threads to use.
package struct ComparisonScope: Sendable {
    /// Rectangles whose pixels count as the same. Parts outside the picture are ignored.
    package var masks: [PixelRect]
    /// The threads to use. They do not affect the result.
    package var workers: Workers

    package init(masks: [PixelRect] = [], workers: Workers = .serial) {
        self.masks = masks
        self.workers = workers
    }
}
