import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

/// The order in which a node's modifiers are wrapped around its element, innermost first:
///
/// padding, aspect ratio, frame, fixed size, safe-area insets, background views, clip, surface (shadows,
/// material, background paint, content, strokes), overlay, shadows of nodes without a surface, filters and
/// blur, mask, rotation in space, opacity with blend mode and isolation, scale, skew, rotation, offset, the
/// node's own guides, its position, its placement in the surrounding space, and last its priority and span in
/// its container.
///
/// The clip is inside the surface, so that it clips the node's content but not its shadows or its border; an
/// overlay is drawn over the border, so that a badge is not crossed by it.
struct ModifierChain {
    let modifiers: Modifiers
    let alignsChildren: Bool
    /// What the scene says beside the frame; `nil` if it has none.
    var written: WrittenFrame?
    var context: BuildContext

    func wrap(_ core: any Element) -> any Element {
        var element = core
        if modifiers.padding != nil || modifiers.paddingFractions != .zero {
            element = PaddingElement(
                content: element, insets: modifiers.padding ?? .zero, fractions: modifiers.paddingFractions)
        }
        if let aspect = modifiers.aspectRatio {
            element = AspectRatioElement(content: element, ratio: aspect.ratio, mode: aspect.mode)
        }
        element = framed(element)
        if !modifiers.fixedSize.isEmpty {
            element = FixedSizeElement(content: element, axes: modifiers.fixedSize)
        }
        element = inset(element)
        let surface = surface
        let shape = modifiers.corners ?? (modifiers.glass == nil ? .rectangle : .capsule)
        // Identity glass leaves the content as it is.
        let clip = clip(hasSurface: !surface.isEmpty || modifiers.glass != nil)
        if case .views(let values, let alignment) = modifiers.background {
            element = BackgroundOverlayElement(
                content: element, background: children(values, "background"), overlay: [],
                alignment: alignment ?? .center)
        }
        if let clip { element = clip.clipping(element, nodeShape: shape, context) }
        if !surface.isEmpty {
            element = SurfaceElement(content: element, shape: shape, decoration: surface)
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

    /// Adds the views along the node's edges, around its frame and within its surface.
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

    /// Adds the traits that surrounding stacks and grids query.
    private func withContainerTraits(_ element: any Element) -> any Element {
        var element = element
        if let priority = modifiers.layoutPriority {
            element = LayoutPriorityElement(content: element, layoutPriority: priority)
        }
        var span = modifiers.gridSpan
        // A cell is placed in its column and row, and makes neither of them larger.
        if !alignsChildren, context.gridRole == .cell { span.alignment = modifiers.alignment?.value }
        if span != GridSpan() {
            element = GridSpanElement(content: element, gridSpan: span)
        }
        return element
    }

    /// Returns the clip of the node's content. Corners round the content even without a surface.
    private func clip(hasSurface: Bool) -> ClipSpec? {
        modifiers.clip
            ?? (!hasSurface && modifiers.corners != nil && modifiers.clipsToCorners ? .nodeShape : nil)
    }

    /// The decoration in the node's own shape. Shadows alone do not make a surface: they are then cast by the
    /// content.
    private var surface: Decoration {
        var fills: [PaintSpec] = []
        if case .paint(let paint) = modifiers.background { fills = [paint] }
        var decoration = Decoration(modifiers, fills: fills, in: context.reader.environment)
        if !decoration.isSurface { decoration.shadows = [] }
        return decoration
    }

    private func framed(_ element: any Element) -> any Element {
        var frame = modifiers.frame ?? FrameSpec()
        // In a container of equal children, a node without a size of its own takes the proposed size.
        let equal = context.inherited.equal
        if equal.contains(.horizontal), frame.width.isEmpty { frame.width.maximum = .infinity }
        if equal.contains(.vertical), frame.height.isEmpty { frame.height.maximum = .infinity }
        if frame.width.isEmpty && frame.height.isEmpty && frame.alignment == nil { return element }
        // A container in a larger frame aligns its content in the frame by its own alignment.
        let own = alignsChildren ? modifiers.alignment?.value : nil
        var framed = FrameElement(
            content: element, width: frame.width, height: frame.height,
            alignment: frame.alignment ?? own ?? .center)
        framed.written = modifiers.frame == nil ? nil : written
        return framed
    }

    private func children(_ values: [SceneValue], _ name: String) -> [any Element] {
        if values.isEmpty { return [] }
        var inner = context
        inner.source.path += ".\(name)"
        inner.isInBody = false
        return inner.children(values)
    }

    /// Adds the effects. Content that is blended with the backdrop stays so when it is composited as one
    /// layer.
    private func effects(on element: any Element, castsShadows: Bool, vibrancy: Vibrancy.Recipe?)
        -> any Element
    {
        var shadows = EffectElement(content: element)
        if castsShadows { shadows.shadows = modifiers.shadows ?? [] }
        let shadowed: any Element = shadows.isNeeded ? shadows : element
        let filtered = filtered(shadowed)
        let masked = masked(filtered ?? shadowed)
        // Content in perspective is a picture, so only the picture as a whole can blend with its backdrop.
        let turned: any Element =
            modifiers.rotation3D.map { Rotation3DElement(content: masked, rotation: $0) } ?? masked
        var whole = EffectElement(
            content: turned, opacity: modifiers.opacity ?? 1, blendMode: modifiers.blendMode ?? .normal,
            isIsolated: modifiers.isIsolated)
        let isLayer =
            whole.isNeeded || shadows.isNeeded || filtered != nil || !modifiers.masks.isEmpty
            || modifiers.rotation3D != nil
        if isLayer, modifiers.blendMode == nil, let vibrancy { whole.blendMode = vibrancy.blendMode }
        return whole.isNeeded ? whole : turned
    }

    /// Returns the element with the chain of filters, a layer for each shadow in it; `nil` without filters.
    private func filtered(_ element: any Element) -> (any Element)? {
        var effect = EffectElement(content: element)
        for filter in modifiers.filters {
            switch filter {
            case .layer(let filter):
                if !effect.shadows.isEmpty { effect = EffectElement(content: effect) }
                effect.filters.append(filter)
            case .shadow(let shadow):
                if !effect.shadows.isEmpty { effect = EffectElement(content: effect) }
                effect.shadows = [shadow]
            }
        }
        if let blur = modifiers.blur, blur > 0 {
            if !effect.shadows.isEmpty { effect = EffectElement(content: effect) }
            effect.filters.append(.blur(sigma: blur))
        }
        return effect.isNeeded ? effect : nil
    }

    /// Returns the element within all masks.
    private func masked(_ element: any Element) -> any Element {
        modifiers.masks.reduce(element) { element, mask in
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
            return MaskElement(
                content: element, kind: mask.kind, isInverted: mask.isInverted, masks: masks)
        }
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
        if let offset = modifiers.offset {
            element = OffsetElement(content: element, offset: offset.points, fractions: offset.fractions)
        }
        return element
    }

    /// Expands a node that aligns itself to the available space: across its stack, or on both axes outside of
    /// one.
    private func placed(_ element: any Element) -> any Element {
        guard !alignsChildren, let alignment = modifiers.alignment?.value, context.gridRole != .cell else {
            return element
        }
        let all = FrameLength(maximum: .infinity)
        return FrameElement(
            content: element, width: context.inherited.axis == .horizontal ? FrameLength() : all,
            height: context.inherited.axis == .vertical ? FrameLength() : all, alignment: alignment)
    }
}
