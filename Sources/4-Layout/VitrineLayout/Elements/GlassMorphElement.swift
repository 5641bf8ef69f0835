import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A container of glass in transition from one arrangement to another.
package struct GlassMorphElement: Element, Sendable {
    package let source: ElementSource
    package let spec: GlassContainerSpec
    package let alignment: Alignment
    /// The progress, 0...1. At either end the element equals the container of that arrangement.
    package let fraction: Double
    package let from: any Element
    package let to: any Element

    package init(
        source: ElementSource, spec: GlassContainerSpec, alignment: Alignment, fraction: Double,
        from: any Element, to: any Element
    ) {
        self.source = source
        self.spec = spec
        self.alignment = alignment
        self.fraction = fraction
        self.from = from
        self.to = to
    }

    package var label: String { "glassMorph" }
    package var attributes: [Attribute] {
        [Attribute("at", fraction), Attribute("alignment", alignment.summary)] + spec.attributes
    }
    package var children: [any Element] { [from, to] }

    /// Lays out both arrangements in one place, whose size is interpolated between theirs.
    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let sizes = children.map { $0.size(for: proposal) }
        guard fraction > 0 else { return Arrangement(sizes[0], [.init(.zero, proposal)], placedIndices: [0]) }
        guard fraction < 1 else { return Arrangement(sizes[1], [.init(.zero, proposal)], placedIndices: [1]) }
        let size = sizes[0].interpolated(to: sizes[1], at: fraction)
        let placements = sizes.map { own in
            let (x, y) = (Guide.horizontal(alignment.horizontal), Guide.vertical(alignment.vertical))
            let place = Point(
                x.defaultValue(in: size) - x.defaultValue(in: own),
                y.defaultValue(in: size) - y.defaultValue(in: own))
            // An infinite child asks for the maximum size, and has no position.
            return Arrangement.Placement(
                Point(place.x.isFinite ? place.x : 0, place.y.isFinite ? place.y : 0), proposal)
        }
        return Arrangement(size, placements)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard placed.children.count == 2 else {
            return builder.paint(placed.children, in: spec, from: source)
        }
        let ends = placed.children.map { child in
            builder.collectGlass(keepsContents: true) { $0.paint(child) }
        }
        let (from, to) = (GlassPiece.united(ends[0].pieces), GlassPiece.united(ends[1].pieces))
        let morph = GlassMorph(from, to, at: fraction, spacing: spec.spacing)
        if let glass = glass(from, to, morph) { builder.append(.glass(glass), from: source) }
        let old = ends[0].items + morph.motions.flatMap { $0.contents(of: $0.from, from: source) }
        let new = ends[1].items + morph.motions.flatMap { $0.contents(of: $0.to, from: source) }
        fade(old, into: new, &builder)
    }

    private func glass(_ from: [GlassPiece], _ to: [GlassPiece], _ morph: GlassMorph) -> Glass? {
        let (first, last) = (spec.glass(of: from), spec.glass(of: to))
        guard var glass = first ?? last else { return nil }
        glass.bodies = morph.motions.map(\.body)
        glass.shadows = (first?.shadows ?? []).interpolated(
            to: last?.shadows ?? [], at: fraction, in: GlassMorph.colors)
        if let first, let last {
            glass.light = first.light.interpolated(to: last.light, at: fraction)
            glass.edge = first.edge.switched(to: last.edge, at: fraction)
        }
        return glass
    }

    /// Adds a cross-dissolve of content that blurs as it leaves, and of content that gets sharp as it
    /// arrives. What both have below or above everything else does not change.
    private func fade(_ old: [DisplayItem], into new: [DisplayItem], _ builder: inout DisplayListBuilder) {
        builder.append(
            Dissolve(at: fraction, from: source, interpolates: false, blur: GlassWay.blur).items(
                old, into: new))
    }
}
