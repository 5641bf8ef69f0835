import VitrineAuditElements
import VitrineLayout
import VitrineText

/// The sizes of a scene's texts at one text size that people choose.
package struct TextSizes: Sendable {
    /// The sizes by the paths of the texts and what they say, in points: a calendar has many of one path.
    private var sizes: [[String]: Double] = [:]

    package init(_ elements: [AuditedElement]) {
        for element in elements {
            guard let size = Self.size(of: element.placed) else { continue }
            sizes[Self.key(element.placed)] = size
        }
    }

    /// Returns the size that a text has here; `nil` if the scene has no such text.
    func recordedSize(of placed: PlacedElement) -> Double? { sizes[Self.key(placed)] }

    private static func key(_ placed: PlacedElement) -> [String] {
        [placed.element.source.path] + placed.texts
    }

    /// Returns the size of the largest letters of a text; `nil` for any other element.
    static func size(of placed: PlacedElement) -> Double? {
        (placed.element as? TextElement)?.content.runs.map(\.font.size).max()
    }
}
