import VitrineGraphics

/// Paints the content apart, then composites it as one.
struct EffectElement: ModifierElement {
    let content: any Element
    var clip: Figure?
    var filters: [LayerFilter] = []
    var shadows: [ShadowSpec] = []
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var isIsolated = false

    /// Whether it does anything at all.
    var isNeeded: Bool {
        clip != nil || !filters.isEmpty || !shadows.isEmpty || opacity != 1 || blendMode != .normal
            || isIsolated
    }

    var label: String { "effect" }
    var attributes: [Attribute] {
        var list: [Attribute] = []
        if let clip { list.append(Attribute("clip", clip.summary)) }
        list += filters.map { Attribute("filter", $0.summary) }
        list += shadows.map { Attribute("shadow", $0.summary) }
        if opacity != 1 { list.append(Attribute("opacity", opacity)) }
        if blendMode != .normal { list.append(Attribute("blendMode", blendMode.rawValue)) }
        if isIsolated { list.append(Attribute("isolated", "true")) }
        return list
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard opacity > 0 else { return }
        let shape = clip.map {
            builder.resolved($0, in: placed.frame, isMirrored: placed.isMirrored).shape(in: placed.frame)
        }
        let items = builder.items { inner in
            if let shape { return inner.paint(placed.children, within: shape) }
            for child in placed.children { inner.paint(child) }
        }
        let group = Group(
            opacity: opacity, blendMode: blendMode, isIsolated: isIsolated,
            clip: shape.map { .fill($0) }, filters: filters,
            shadows: shadows.map { $0.resolved(showsThrough: true) }, items: items)
        builder.append(.group(group), from: source)
    }
}

/// Cuts the content at the outline of a shape that is a node, laid out in the content's frame.
struct ClipElement: ModifierElement {
    let content: any Element
    let shape: any Element

    var label: String { "clip" }
    var children: [any Element] { [content, shape] }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        LayersElement(content: content, behind: [], before: [shape]).arrange(children, in: proposal, context)
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let content = placed.children.first, let shape = placed.children.last else { return }
        let items = builder.items { $0.paint(content) }
        let clip = Area.fill(.path(shape.outline(), shape.fillRule))
        builder.append(.group(Group(clip: clip, items: items)), from: source)
    }
}

/// Lets the content show in proportion to the alpha or luminance of other views over it.
struct MaskElement: ModifierElement {
    let content: any Element
    let kind: GroupMask.Kind
    let masks: [any Element]

    var label: String { "mask" }
    var attributes: [Attribute] { [Attribute("kind", kind.rawValue)] }
    var children: [any Element] { [content] + masks }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        LayersElement(content: content, behind: [], before: masks).arrange(children, in: proposal, context)
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let content = placed.children.first else { return }
        let items = builder.items { $0.paint(content) }
        let mask = builder.items { inner in
            for child in placed.children.dropFirst() { inner.paint(child) }
        }
        builder.append(.group(Group(mask: GroupMask(kind: kind, items: mask), items: items)), from: source)
    }
}

/// Scales, leans and turns what the content paints, about a point of its frame; layout does not notice.
struct TransformElement: ModifierElement {
    let content: any Element
    /// About the anchor.
    let map: Affine
    /// A unit point of the frame.
    let anchor: Point
    let attributes: [Attribute]

    var label: String { "transform" }

    static func scale(_ content: any Element, _ factors: Point, anchor: Point) -> TransformElement {
        TransformElement(
            content: content, map: .scale(factors.x, factors.y), anchor: anchor,
            attributes: [Attribute("scale", "\(Format.number(factors.x)) \(Format.number(factors.y))")])
    }

    static func rotation(_ content: any Element, degrees: Double, anchor: Point) -> TransformElement {
        TransformElement(
            content: content, map: .rotation(degrees: degrees), anchor: anchor,
            attributes: [Attribute("rotation", degrees)])
    }

    /// As CSS `skew(x, y)`: a point moves right by its height times tan x, and down by its width times tan y.
    static func skew(_ content: any Element, _ skew: SkewSpec) -> TransformElement {
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

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let map = map(in: placed.frame)
        let items = builder.items(under: map) { inner in
            for child in placed.children { inner.paint(child) }
        }
        // Of glass alone nothing is left in a container.
        if items.isEmpty { return }
        builder.append(.group(Group(transform: map, items: items)), from: source)
    }
}

extension LayerFilter {
    /// For dumps.
    var summary: String {
        switch self {
        case .blur(let sigma): "blur \(Format.number(sigma))"
        case .matrix(let matrix):
            matrix.name ?? "matrix \(matrix.factors.map(Format.number).joined(separator: " "))"
        case .luminanceCurve(let curve): "curve \(Format.number(curve.amount))"
        }
    }
}
