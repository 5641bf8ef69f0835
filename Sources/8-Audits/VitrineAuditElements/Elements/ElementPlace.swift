import VitrineGeometry

/// The place of an element: what of the scene it comes from, and where that stands.
package struct ElementPlace: Hashable {
    private let path: String
    private let frame: Rect

    init(path: String, frame: Rect) {
        (self.path, self.frame) = (path, frame)
    }

    package func hash(into hasher: inout Hasher) {
        // Elements of one frame are few, and paths are long.
        hasher.combine(frame)
        hasher.combine(path.utf8.count)
    }
}
