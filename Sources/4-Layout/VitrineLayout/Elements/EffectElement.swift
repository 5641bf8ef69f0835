import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// Content that is painted into a separate layer and composited as one.
package struct EffectElement: ModifierElement, Sendable {
    package let content: any Element
    package var clip: Shape?
    package var filters: [LayerFilter] = []
    package var shadows: [ShadowSpec] = []
    package var opacity = 1.0
    package var blendMode = BlendMode.normal
    package var backdropMatrix: ColorMatrix?
    package var isIsolated = false
    /// What the scene says of a clip that stands before padding, for a note.
    package var written: WrittenClip?

    package init(
        content: any Element, clip: Shape? = nil, filters: [LayerFilter] = [], shadows: [ShadowSpec] = [],
        opacity: Double = 1.0, blendMode: BlendMode = BlendMode.normal, backdropMatrix: ColorMatrix? = nil,
        isIsolated: Bool = false
    ) {
        self.content = content
        self.clip = clip
        self.filters = filters
        self.shadows = shadows
        self.opacity = opacity
        self.blendMode = blendMode
        self.backdropMatrix = backdropMatrix
        self.isIsolated = isIsolated
    }

    /// `true` if the element has any effect.
    package var isNeeded: Bool {
        clip != nil || !filters.isEmpty || !shadows.isEmpty || opacity != 1 || blendMode != .normal
            || backdropMatrix != nil || isIsolated
    }

    package var label: String { "effect" }
    package var attributes: [Attribute] {
        var list: [Attribute] = []
        if let clip { list.append(Attribute("clip", clip.summary)) }
        list += filters.map { Attribute("filter", $0.summary) }
        list += shadows.map { Attribute("shadow", $0.summary) }
        if opacity != 1 { list.append(Attribute("opacity", opacity)) }
        if blendMode != .normal { list.append(Attribute("blendMode", blendMode.rawValue)) }
        if let backdropMatrix {
            list.append(Attribute("backdrop", PixelFilter.matrix(backdropMatrix).summary))
        }
        if isIsolated { list.append(Attribute("isolated", "true")) }
        return list
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard opacity > 0 else { return }
        let shape = clip.map {
            builder.placed($0, in: placed.frame, isMirrored: placed.isMirrored).resolved
        }
        let items = builder.items { inner in
            if let shape { return inner.paint(placed.children, within: shape) }
            inner.paint(placed.children)
        }
        let group = Group(
            opacity: opacity, blendMode: blendMode, backdropMatrix: backdropMatrix,
            blendsInSRGB: backdropMatrix != nil && builder.canvas.colorSpace == .displayP3,
            isIsolated: isIsolated,
            clip: shape.map { .fill($0) }, filters: filters,
            shadows: shadows.map { $0.resolved(showsThrough: true) }, items: items)
        builder.append(.group(group), from: source)
    }
}

extension LayerFilter {
    /// The description in dumps.
    package var summary: String {
        switch self {
        case .blur(let sigma): "blur \(PrintedText.number(sigma))"
        case .pixel(let filter): filter.summary
        }
    }
}
