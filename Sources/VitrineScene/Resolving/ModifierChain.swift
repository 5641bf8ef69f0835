import VitrineGraphics

/// Wraps a node's modifiers around its element, innermost first:
///
/// padding, frame, background views, clip, surface (shadows, material, background paint, content,
/// strokes), overlay, shadows of nodes without a surface, filters and blur, mask, opacity with blend
/// mode and isolation, scale, skew, rotation, offset, and last the node's own place in the room
/// around it.
///
/// The clip lies within the surface, so that it cuts what the node holds but not its shadows or its
/// border; an overlay lies on the border, so that a badge is not crossed by it.
struct ModifierChain {
    let modifiers: Modifiers
    let alignsChildren: Bool
    let context: BuildContext

    func wrap(_ core: any Element) -> any Element {
        var element = core
        if let padding = modifiers.padding { element = PaddingElement(content: element, insets: padding) }
        element = framed(element)
        let surface = surface
        let figure = modifiers.corners?.figure ?? .rectangle
        let clip = clip(hasSurface: !surface.isEmpty)
        if case .views(let values) = modifiers.background {
            element = LayersElement(content: element, behind: children(values, "background"), before: [])
        }
        if let clip { element = clip.cut(element, own: figure, context) }
        if !surface.isEmpty {
            element = SurfaceElement(content: element, figure: figure, decoration: surface)
        }
        let overlay = children(modifiers.overlay, "overlay")
        if !overlay.isEmpty {
            element = LayersElement(content: element, behind: [], before: overlay)
        }
        element = effects(on: element, castsShadows: surface.shadows.isEmpty)
        return placed(transformed(element))
    }

    /// What cuts the node's content: corners without a surface round it too.
    private func clip(hasSurface: Bool) -> ClipSpec? {
        modifiers.clip ?? (!hasSurface && modifiers.corners != nil ? .own : nil)
    }

    /// What is painted in the node's own shape. Shadows alone make no surface: they are then cast
    /// by what the node holds.
    private var surface: Decoration {
        var decoration = Decoration(material: modifiers.material, strokes: modifiers.strokes)
        if case .paint(let paint) = modifiers.background { decoration.fills = [paint] }
        if !decoration.isEmpty, decoration.material != nil || !decoration.fills.isEmpty {
            decoration.shadows = modifiers.shadows
        }
        return decoration
    }

    private func framed(_ element: any Element) -> any Element {
        guard let frame = modifiers.frame else { return element }
        // A container that is given more room than it needs puts its children where its own
        // alignment says.
        let own = alignsChildren ? modifiers.alignment?.value : nil
        return FrameElement(
            content: element, width: frame.width, height: frame.height,
            alignment: frame.alignment ?? own ?? .center)
    }

    private func children(_ values: [SceneValue], _ name: String) -> [any Element] {
        var inner = context
        inner.source.path += ".\(name)"
        return inner.children(values)
    }

    private func effects(on element: any Element, castsShadows: Bool) -> any Element {
        var shadows = EffectElement(content: element)
        if castsShadows { shadows.shadows = modifiers.shadows }
        let shadowed: any Element = shadows.isNeeded ? shadows : element
        let blur = modifiers.blur.map { $0 > 0 ? [LayerFilter.blur(sigma: $0)] : [] } ?? []
        let filters = EffectElement(content: shadowed, filters: modifiers.filters + blur)
        let masked = masked(filters.isNeeded ? filters : shadowed)
        let whole = EffectElement(
            content: masked, opacity: modifiers.opacity ?? 1, blendMode: modifiers.blendMode ?? .normal,
            isIsolated: modifiers.isIsolated)
        return whole.isNeeded ? whole : masked
    }

    private func masked(_ element: any Element) -> any Element {
        guard let mask = modifiers.mask else { return element }
        let masks: [any Element]
        switch mask.content {
        case .views(let values): masks = children(values, "mask")
        case .paint(let paint):
            masks = [
                ShapeElement(
                    source: context.source, name: "rectangle", figure: .rectangle,
                    decoration: Decoration(fills: [paint]))
            ]
        }
        return MaskElement(content: element, kind: mask.kind, masks: masks)
    }

    private func transformed(_ element: any Element) -> any Element {
        var element = element
        if let scale = modifiers.scale {
            element = TransformElement.scale(element, scale.factors, anchor: scale.anchor)
        }
        if let skew = modifiers.skew { element = TransformElement.skew(element, skew) }
        if let rotation = modifiers.rotation {
            element = TransformElement.rotation(element, degrees: rotation.degrees, anchor: rotation.anchor)
        }
        if let offset = modifiers.offset { element = OffsetElement(content: element, offset: offset) }
        return element
    }

    /// A node that aligns itself takes the room it could have, across its stack or all of it.
    private func placed(_ element: any Element) -> any Element {
        guard !alignsChildren, let alignment = modifiers.alignment?.value else { return element }
        let all = FrameLength(maximum: .infinity)
        return FrameElement(
            content: element, width: context.inherited.axis == .horizontal ? FrameLength() : all,
            height: context.inherited.axis == .vertical ? FrameLength() : all, alignment: alignment)
    }
}
