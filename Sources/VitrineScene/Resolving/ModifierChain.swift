import VitrineGraphics

/// Wraps a node's modifiers around its element, innermost first:
///
/// padding, frame, background views, clip, surface (shadows, material, background paint, content,
/// strokes), overlay, shadows of nodes without a surface, blur, opacity, scale, rotation, offset,
/// and last the node's own place in the room around it.
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
        let clip = clipFigure(figure, hasSurface: !surface.isEmpty)
        if case .views(let values) = modifiers.background {
            element = LayersElement(content: element, behind: children(values, "background"), before: [])
        }
        if let clip { element = EffectElement(content: element, clip: clip) }
        if !surface.isEmpty {
            element = SurfaceElement(content: element, figure: figure, decoration: surface)
        }
        let overlay = children(modifiers.overlay, "overlay")
        if !overlay.isEmpty {
            let cut = clip.map { clip in overlay.map { EffectElement(content: $0, clip: clip) as any Element }
            }
            element = LayersElement(content: element, behind: [], before: cut ?? overlay)
        }
        element = effects(on: element, castsShadows: surface.shadows.isEmpty)
        return placed(transformed(element))
    }

    private func clipFigure(_ own: Figure, hasSurface: Bool) -> Figure? {
        switch modifiers.clip {
        case .own: own
        case .figure(let other): other
        // Corners without a surface round the content itself.
        case nil: !hasSurface && modifiers.corners != nil ? own : nil
        }
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
        var effect = EffectElement(content: element)
        if castsShadows { effect.shadows = modifiers.shadows }
        effect.blurSigma = modifiers.blur ?? 0
        effect.opacity = modifiers.opacity ?? 1
        let isNeeded = !effect.shadows.isEmpty || effect.blurSigma > 0 || effect.opacity != 1
        return isNeeded ? effect : element
    }

    private func transformed(_ element: any Element) -> any Element {
        var element = element
        if let scale = modifiers.scale {
            element = TransformElement(
                content: element, scale: scale.factors, degrees: 0, anchor: scale.anchor)
        }
        if let rotation = modifiers.rotation {
            element = TransformElement(
                content: element, scale: Point(1, 1), degrees: rotation.degrees, anchor: rotation.anchor)
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
