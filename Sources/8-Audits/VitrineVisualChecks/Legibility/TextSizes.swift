import VitrineAuditElements
import VitrineLayout
import VitrineText

/// The sizes of a scene's texts at one text size that people choose.
package struct TextSizes: Sendable {
    /// The sizes by the paths of the texts, in points.
    private var sizes: [String: Double] = [:]

    package init(_ elements: [AuditedElement]) {
        for element in elements {
            if let size = Self.size(of: element.placed) { sizes[element.placed.element.source.path] = size }
        }
    }

    /// Returns the size of a text; `nil` if the scene has no such text.
    func size(of path: String) -> Double? { sizes[path] }

    /// Returns the size of the largest letters of a text; `nil` for any other element.
    static func size(of placed: PlacedElement) -> Double? {
        (placed.element as? TextElement)?.content.runs.map(\.font.size).max()
    }
}
