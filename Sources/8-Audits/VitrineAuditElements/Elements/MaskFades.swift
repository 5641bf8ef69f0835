import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// The texts and symbols that leave toward an edge of what they are in, under a mask that goes from opaque to
/// clear there: they can be read once they are scrolled, or where they go on.
///
/// A mask of a text's own is a part of how it looks, and hides nothing that leaves.
package struct MaskFades {
    /// The places of these elements.
    package private(set) var places: Set<ElementPlace> = []

    /// A gradient of a mask, and where it is.
    private struct Fade {
        let gradient: LinearGradient
        let frame: Rect
    }

    /// The opacity from which nothing is missing.
    private static let whole = 0.95
    /// The number of steps along each side of a text at which its opacity is looked up.
    private static let steps = 8

    package init(_ elements: [AuditedElement]) {
        for element in elements {
            guard let mask = element.placed.element as? MaskElement, !mask.isInverted,
                let content = element.placed.children.first
            else { continue }
            let fades = element.placed.children.dropFirst().flatMap(Self.fades)
            if fades.isEmpty { continue }
            for child in content.children { collect(child, under: fades, besides: mask.source.path) }
        }
    }

    /// Returns the gradients in a mask that go from opaque to clear along a line.
    private static func fades(in placed: PlacedElement) -> [Fade] {
        let own = (placed.decoration?.fills ?? []).compactMap { paint -> Fade? in
            guard paint.fadesOut, case .linear(let gradient) = paint.paint(in: placed.frame) else {
                return nil
            }
            return Fade(gradient: gradient, frame: placed.frame)
        }
        return own + placed.children.flatMap(fades)
    }

    private mutating func collect(_ placed: PlacedElement, under fades: [Fade], besides path: String) {
        let isPart = placed.element is TextElement || placed.element is IconElement
        if isPart, placed.element.source.path != path,
            fades.contains(where: { Self.hides(placed.frame, $0) })
        {
            places.insert(placed.place)
        }
        for child in placed.children { collect(child, under: fades, besides: path) }
    }

    private static func hides(_ frame: Rect, _ fade: Fade) -> Bool {
        guard let seen = frame.intersection(fade.frame) else { return false }
        return (0...steps).contains { row in
            (0...steps).contains { column in
                let unit = Point(Double(column) / Double(steps), Double(row) / Double(steps))
                return fade.gradient.alpha(at: seen.point(atUnit: unit)) < whole
            }
        }
    }
}

extension LinearGradient {
    /// Returns the opacity at a point. Hints are not looked at.
    fileprivate func alpha(at point: Point) -> Double {
        let way = end - start
        let length = way.x * way.x + way.y * way.y
        let offset = point - start
        let location = length > 0 ? (offset.x * way.x + offset.y * way.y) / length : 1
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops.last?.color.alpha ?? 1
        }
        guard next > 0 else { return stops[next].color.alpha }
        let (one, other) = (stops[next - 1], stops[next])
        let fraction = (location - one.location) / (other.location - one.location)
        return one.color.alpha + (other.color.alpha - one.color.alpha) * fraction
    }
}
