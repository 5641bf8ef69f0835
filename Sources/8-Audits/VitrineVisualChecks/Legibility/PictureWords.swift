import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// The words that are a picture behind cards or glass: large letters of which a part lies behind a surface
/// with smaller words of its own. What is missing of one at an edge is missing of a picture.
struct PictureWords {
    /// The places of these words.
    private(set) var places: Set<ElementPlace>

    /// The least size of the letters, in points, and their size as a multiple of that of the words on the
    /// surface.
    private static let (leastSize, factor) = (28.0, 1.5)
    /// The part of the word that the surface covers.
    private static let share = 0.15

    init(_ elements: [AuditedElement]) {
        places = BackdropTexts(elements).places
        let words = elements.indices.compactMap { index -> (index: Int, size: Double)? in
            Self.size(of: elements[index].placed).flatMap { $0 >= Self.leastSize ? (index, $0) : nil }
        }
        guard let first = words.first else { return }
        for index in elements.indices.dropFirst(first.index) {
            let surface = elements[index].placed
            guard surface.decoration?.isSurface == true else { continue }
            let sizes = elements[index..<elements.end(of: index)].compactMap { Self.size(of: $0.placed) }
            guard let largest = sizes.max() else { continue }
            for word in words where word.index < index && word.size >= Self.factor * largest {
                let text = elements[word.index]
                guard text.layer == elements[index].layer,
                    let shared = text.placed.frame.intersection(surface.frame),
                    shared.area >= Self.share * text.placed.frame.area
                else { continue }
                places.insert(text.placed.place)
            }
        }
    }

    /// Returns the size of a text, in points; `nil` for other elements.
    private static func size(of placed: PlacedElement) -> Double? {
        (placed.element as? TextElement)?.content.runs.map(\.font.size).max()
    }
}
