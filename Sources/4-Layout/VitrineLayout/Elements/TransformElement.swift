import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// Content that is scaled, skewed and rotated about a point of its frame when painted; layout is unaffected.
package struct TransformElement: ModifierElement, Sendable {
    package let content: any Element
    /// The transform about the anchor.
    let map: Affine
    /// The anchor, as a unit point of the frame.
    let anchor: Point
    package let attributes: [Attribute]

    package var label: String { "transform" }

    package static func scale(_ content: any Element, _ factors: Point, anchor: Point) -> TransformElement {
        TransformElement(
            content: content, map: .scale(factors.x, factors.y), anchor: anchor,
            attributes: [
                Attribute("scale", "\(PrintedText.number(factors.x)) \(PrintedText.number(factors.y))")
            ])
    }

    package static func rotation(_ content: any Element, degrees: Double, anchor: Point) -> TransformElement {
        TransformElement(
            content: content, map: .rotation(degrees: degrees), anchor: anchor,
            attributes: [Attribute("rotation", degrees)])
    }

    /// Returns the content skewed as by CSS `skew(x, y)`: a point moves right by its vertical distance times
    /// tan x, and down by its horizontal distance times tan y.
    package static func skew(_ content: any Element, _ skew: SkewSpec) -> TransformElement {
        func tangent(_ degrees: Double) -> Double {
            let turn = ExactMath.sinCos(degrees: degrees)
            return turn.sine / turn.cosine
        }
        return TransformElement(
            content: content,
            map: Affine(a: 1, b: tangent(skew.y), c: tangent(skew.x), d: 1, tx: 0, ty: 0),
            anchor: skew.anchor,
            attributes: [Attribute("skew", "\(PrintedText.number(skew.x)) \(PrintedText.number(skew.y))")])
    }

    /// Returns the transform in the canvas' points for a frame.
    package func map(in frame: Rect) -> Affine { map.about(frame.point(atUnit: anchor)) }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let map = map(in: placed.frame)
        let items = builder.items(under: map) { $0.paint(placed.children) }
        // If there is only glass, a container has taken all of it.
        if items.isEmpty { return }
        builder.append(.group(Group(transform: map, items: items)), from: source)
    }
}
