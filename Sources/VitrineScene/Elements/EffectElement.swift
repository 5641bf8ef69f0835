import VitrineGraphics

/// Paints the content apart, then composites it as one: clip, shadows, blur, opacity.
struct EffectElement: ModifierElement {
    let content: any Element
    var clip: Figure?
    var shadows: [Shadow] = []
    /// Standard deviation in points.
    var blurSigma = 0.0
    var opacity = 1.0

    var label: String { "effect" }
    var attributes: [Attribute] {
        var list: [Attribute] = []
        if let clip { list.append(Attribute("clip", clip.summary)) }
        list += shadows.map { Attribute("shadow", $0.summary) }
        if blurSigma > 0 { list.append(Attribute("blur", blurSigma)) }
        if opacity != 1 { list.append(Attribute("opacity", opacity)) }
        return list
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard opacity > 0 else { return }
        let items = builder.items { inner in
            for child in placed.children { inner.paint(child) }
        }
        let group = Group(
            opacity: opacity, clip: clip.map { .fill($0.shape(in: placed.frame)) },
            filters: blurSigma > 0 ? [.blur(sigma: blurSigma)] : [],
            shadows: shadows, items: items)
        builder.append(.group(group), from: source)
    }
}

/// Scales and turns what the content paints, about a point of its frame; layout does not notice.
struct TransformElement: ModifierElement {
    let content: any Element
    let scale: Point
    /// Clockwise, in degrees.
    let degrees: Double
    /// A unit point of the frame.
    let anchor: Point

    var label: String { "transform" }
    var attributes: [Attribute] {
        [
            Attribute("scale", "\(Format.number(scale.x)) \(Format.number(scale.y))"),
            Attribute("rotation", degrees),
        ]
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let map = Affine.scale(scale.x, scale.y).then(.rotation(degrees: degrees))
            .about(placed.frame.point(atUnit: anchor))
        let items = builder.items { inner in
            for child in placed.children { inner.paint(child) }
        }
        builder.append(.group(Group(transform: map, items: items)), from: source)
    }
}
