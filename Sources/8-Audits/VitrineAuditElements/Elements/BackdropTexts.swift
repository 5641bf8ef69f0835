import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// The texts that stand for what may lie behind glass, so that it has something to bend or blur. They are
/// patterns, which nobody reads.
///
/// Glass or a material lies on a part of such a text, and it is hidden from screen readers, or written
/// several times, each time under glass.
package struct BackdropTexts {
    /// The places of these texts.
    package private(set) var places: Set<ElementPlace> = []

    /// The number of equal texts under glass from which they are a pattern.
    private static let count = 3
    /// The length, in points, from which glass lies on a text.
    private static let tolerance = 1.0

    package init(_ elements: [AuditedElement]) {
        let glass = elements.enumerated().compactMap { index, element -> (index: Int, frame: Rect)? in
            guard let decoration = element.placed.decoration,
                decoration.glass != nil || decoration.material != nil
            else { return nil }
            return (index, element.placed.frame)
        }
        if glass.isEmpty { return }
        var equal: [String: [ElementPlace]] = [:]
        let areHidden = elements.areWithin { $0.spoken?.isHidden == true }
        for (index, element) in elements.enumerated() {
            guard let text = element.placed.element as? TextElement,
                glass.contains(where: {
                    $0.index > index && $0.frame.overlaps(element.placed.frame, by: Self.tolerance)
                })
            else { continue }
            if areHidden[index] { places.insert(element.placed.place) }
            equal[text.content.string, default: []].append(element.placed.place)
        }
        for pattern in equal.values where pattern.count >= Self.count { places.formUnion(pattern) }
    }
}
