import VitrineDisplayList
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

/// Wraps a node's modifiers around its element, innermost first:
///
/// padding, aspect ratio, frame, fixed size, safe-area insets, background views, clip, surface (shadows, material, background paint, content,
/// strokes), overlay, shadows of nodes without a surface, filters and blur, mask, opacity with blend
/// mode and isolation, scale, skew, rotation, offset, the node's own guides, its position, its place in the room
/// around it, and last its priority and span in what holds it.
///
/// The clip lies within the surface, so that it cuts what the node holds but not its shadows or its
/// border; an overlay lies on the border, so that a badge is not crossed by it.
struct ModifierChain {
    let modifiers: Modifiers
    let alignsChildren: Bool
    var context: BuildContext

    func wrap(_ core: any Element) -> any Element {
        var element = core
        if let padding = modifiers.padding { element = PaddingElement(content: element, insets: padding) }
        if let aspect = modifiers.aspectRatio {
            element = AspectRatioElement(content: element, ratio: aspect.ratio, mode: aspect.mode)
        }
        element = framed(element)
        if !modifiers.fixedSize.isEmpty {
            element = FixedSizeElement(content: element, axes: modifiers.fixedSize)
        }
        element = inset(element)
        let surface = surface
        let figure = modifiers.corners?.shape ?? (modifiers.glass == nil ? .rectangle : .capsule)
        // Glass that is none leaves the content as it is.
        let clip = clip(hasSurface: !surface.isEmpty || modifiers.glass != nil)
        if case .views(let values, let alignment) = modifiers.background {
            element = BackgroundOverlayElement(
                content: element, background: children(values, "background"), overlay: [],
                alignment: alignment ?? .center)
        }
        if let clip { element = clip.clipping(element, nodeShape: figure, context) }
        if !surface.isEmpty {
            element = SurfaceElement(content: element, shape: figure, decoration: surface)
        }
        let overlay = children(modifiers.overlay.content, "overlay")
        if !overlay.isEmpty {
            element = BackgroundOverlayElement(
                content: element, background: [], overlay: overlay,
                alignment: modifiers.overlay.alignment ?? .center)
        }
        let isAlone = surface.isEmpty && overlay.isEmpty && modifiers.background == nil
        element = effects(
            on: element, castsShadows: surface.shadows.isEmpty, vibrancy: isAlone ? core.vibrancy : nil)
        element = transformed(element)
        return withContainerTraits(placed(positioned(element)))
    }

    /// What lies along the node's edges, around its frame and within its surface.
    private func inset(_ core: any Element) -> any Element {
        modifiers.safeAreaInsets.reduce(core) { content, spec in
            let views = children(spec.content, "safeAreaInset")
            if views.isEmpty { return content }
            let bar: any Element =
                views.count == 1
                ? views[0] : ZStackElement(source: context.source, alignment: .center, children: views)
            return SafeAreaInsetElement(
                content: content, edge: spec.edge, spacing: spec.spacing, alignment: spec.alignment, bar: bar)
        }
    }

    private func positioned(_ element: any Element) -> any Element {
        let guided: any Element =
            modifiers.guides.isEmpty ? element : GuidesElement(content: element, guides: modifiers.guides)
        return modifiers.position.map { PositionElement(content: guided, position: $0) } ?? guided
    }

    /// What stacks and grids around the node ask of it.
    private func withContainerTraits(_ element: any Element) -> any Element {
        var element = element
        if let priority = modifiers.layoutPriority {
            element = LayoutPriorityElement(content: element, layoutPriority: priority)
        }
        if modifiers.gridSpan != GridSpan() {
            element = GridSpanElement(content: element, gridSpan: modifiers.gridSpan)
        }
        return element
    }

    /// What cuts the node's content: corners without a surface round it too.
    private func clip(hasSurface: Bool) -> ClipSpec? {
        modifiers.clip ?? (!hasSurface && modifiers.corners != nil ? .nodeShape : nil)
    }

    /// What is painted in the node's own shape. Shadows alone make no surface: they are then cast
    /// by what the node holds.
    private var surface: Decoration {
        var fills: [PaintSpec] = []
        if case .paint(let paint) = modifiers.background { fills = [paint] }
        var decoration = Decoration(modifiers, fills: fills, in: context.reader.environment)
        if !decoration.isSurface { decoration.shadows = [] }
        return decoration
    }

    private func framed(_ element: any Element) -> any Element {
        var frame = modifiers.frame ?? FrameSpec()
        // Among equals a node takes what it is offered, unless it says how large it is.
        let equal = context.inherited.equal
        if equal.contains(.horizontal), frame.width.isEmpty { frame.width.maximum = .infinity }
        if equal.contains(.vertical), frame.height.isEmpty { frame.height.maximum = .infinity }
        if frame.width.isEmpty && frame.height.isEmpty && frame.alignment == nil { return element }
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
        inner.isInBody = false
        return inner.children(values)
    }

    /// What is mixed with what lies behind stays so when it is composited as one.
    private func effects(on element: any Element, castsShadows: Bool, vibrancy: Vibrancy.Recipe?)
        -> any Element
    {
        var shadows = EffectElement(content: element)
        if castsShadows { shadows.shadows = modifiers.shadows ?? [] }
        let shadowed: any Element = shadows.isNeeded ? shadows : element
        let blur = modifiers.blur.map { $0 > 0 ? [LayerFilter.blur(sigma: $0)] : [] } ?? []
        let filters = EffectElement(content: shadowed, filters: modifiers.filters + blur)
        let masked = masked(filters.isNeeded ? filters : shadowed)
        var whole = EffectElement(
            content: masked, opacity: modifiers.opacity ?? 1, blendMode: modifiers.blendMode ?? .normal,
            isIsolated: modifiers.isIsolated)
        let isLayer = whole.isNeeded || shadows.isNeeded || filters.isNeeded || modifiers.mask != nil
        if isLayer, modifiers.blendMode == nil, let vibrancy { whole.blendMode = vibrancy.blendMode }
        return whole.isNeeded ? whole : masked
    }

    private func masked(_ element: any Element) -> any Element {
        guard let mask = modifiers.mask else { return element }
        let masks: [any Element]
        switch mask.content {
        case .views(let values, _): masks = children(values, "mask")
        case .paint(let paint):
            masks = [
                ShapeElement(
                    source: context.source, name: "rectangle", shape: .rectangle,
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
