import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// Scales, leans and turns what the content paints, about a point of its frame; layout does not notice.
package struct TransformElement: ModifierElement, Sendable {
    package let content: any Element
    /// About the anchor.
    let map: Affine
    /// A unit point of the frame.
    let anchor: Point
    package let attributes: [Attribute]

    package var label: String { "transform" }

    package static func scale(_ content: any Element, _ factors: Point, anchor: Point) -> TransformElement {
        TransformElement(
            content: content, map: .scale(factors.x, factors.y), anchor: anchor,
            attributes: [Attribute("scale", "\(Format.number(factors.x)) \(Format.number(factors.y))")])
    }

    package static func rotation(_ content: any Element, degrees: Double, anchor: Point) -> TransformElement {
        TransformElement(
            content: content, map: .rotation(degrees: degrees), anchor: anchor,
            attributes: [Attribute("rotation", degrees)])
    }

    /// As CSS `skew(x, y)`: a point moves right by its height times tan x, and down by its width times tan y.
    package static func skew(_ content: any Element, _ skew: SkewSpec) -> TransformElement {
        func tangent(_ degrees: Double) -> Double {
            let turn = ExactMath.sinCos(degrees: degrees)
            return turn.sine / turn.cosine
        }
        return TransformElement(
            content: content,
            map: Affine(a: 1, b: tangent(skew.y), c: tangent(skew.x), d: 1, tx: 0, ty: 0),
            anchor: skew.anchor,
            attributes: [Attribute("skew", "\(Format.number(skew.x)) \(Format.number(skew.y))")])
    }

    /// The transform of the canvas' points, for a frame.
    func map(in frame: Rect) -> Affine { map.about(frame.point(atUnit: anchor)) }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let map = map(in: placed.frame)
        let items = builder.items(under: map) { inner in
            for child in placed.children { inner.paint(child) }
        }
        // Of glass alone nothing is left in a container.
        if items.isEmpty { return }
        builder.append(.group(Group(transform: map, items: items)), from: source)
    }
}
