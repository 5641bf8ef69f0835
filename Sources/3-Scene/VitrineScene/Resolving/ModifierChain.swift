import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineStyle

/// The modifiers of a node, which are wrapped around its element step by step.
struct ModifierChain {
    let own: Shared<Modifiers>
    let alignsChildren: Bool
    /// What the scene says beside the frame; `nil` if it has none.
    var written: WrittenFrame?
    /// What the scene says of a clip that stands before padding; `nil` for another clip.
    var writtenClip: WrittenClip?
    var context: BuildContext

    private var modifiers: Modifiers { _read { yield own.value } }

    /// What has been wrapped so far.
    private struct Wrapped {
        var element: any Element
        let surface: Decoration
        let hasSurface: Bool
        /// The edges of the screen that a background without a shape extends to, as in SwiftUI.
        let bleeds: Set<Edge>
        /// `true` if nothing is painted around the element.
        var isAlone: Bool
        /// `true` if the element is composited as one layer.
        var isLayer = false
    }

    func wrap(_ core: any Element) -> any Element {
        let surface = surface
        let hasSurface = !surface.isEmpty
        var wrapped = Wrapped(
            element: core, surface: surface, hasSurface: hasSurface,
            bleeds: modifiers.corners == nil && surface.isPlain ? Set(Edge.allCases) : [],
            isAlone: !hasSurface && modifiers.background == nil)
        let vibrancy = core.vibrancy
        for step in ModifierStep.allCases { apply(step, to: &wrapped, vibrancy: vibrancy) }
        return wrapped.element
    }

    private func apply(_ step: ModifierStep, to wrapped: inout Wrapped, vibrancy: Vibrancy.Recipe?) {
        var element: any Element { wrapped.element }
        switch step {
        case .padding: wrapped.element = padded(element)
        case .aspectRatio:
            guard let aspect = modifiers.aspectRatio else { return }
            wrapped.element = AspectRatioElement(content: element, ratio: aspect.aspectRatio)
        case .frame: wrapped.element = framed(element)
        case .fixedSize:
            guard !modifiers.fixedSize.isEmpty else { return }
            wrapped.element = FixedSizeElement(content: element, axes: modifiers.fixedSize)
        case .safeAreaInset: wrapped.element = inset(element)
        case .backgroundViews:
            guard case .views(let values, let alignment) = modifiers.background else { return }
            wrapped.element = BackgroundOverlayElement(
                content: element, background: children(values, "background"), overlay: [],
                alignment: alignment ?? .center)
        case .clip: wrapped.element = clipped(element, hasSurface: wrapped.hasSurface)
        case .surface:
            guard wrapped.hasSurface else { return }
            wrapped.element = SurfaceElement(
                content: element, shape: shape, decoration: wrapped.surface, bleeds: wrapped.bleeds)
        case .overlay:
            let overlay = children(modifiers.overlay.content, "overlay")
            guard !overlay.isEmpty else { return }
            wrapped.isAlone = false
            wrapped.element = BackgroundOverlayElement(
                content: element, background: [], overlay: overlay,
                alignment: modifiers.overlay.alignment ?? .center)
        case .shadow:
            guard wrapped.surface.shadows.isEmpty else { return }
            let shadows = EffectElement(content: element, shadows: modifiers.shadows ?? [])
            if shadows.isNeeded { (wrapped.element, wrapped.isLayer) = (shadows, true) }
        case .filter:
            if let filtered = filtered(element) { (wrapped.element, wrapped.isLayer) = (filtered, true) }
        case .mask:
            wrapped.isLayer = wrapped.isLayer || !modifiers.masks.isEmpty
            wrapped.element = masked(element)
        case .rotation3D:
            // Content in perspective is a picture, and only as a whole can it blend with its backdrop.
            guard let rotation = modifiers.rotation3D else { return }
            wrapped.isLayer = true
            wrapped.element = Rotation3DElement(content: element, rotation: rotation)
        case .opacity:
            wrapped.element = blended(
                element, isLayer: wrapped.isLayer, vibrancy: wrapped.isAlone ? vibrancy : nil)
        case .zoom:
            if let source = modifiers.transitionSource {
                wrapped.element = TransitionSourceElement(
                    content: element, group: .init(id: source.id, in: source.namespace),
                    corners: source.corners)
            }
            if let zoom = modifiers.zoom { wrapped.element = ZoomElement(content: element, zoom: zoom) }
        case .scale:
            guard let scale = modifiers.scale else { return }
            wrapped.element = TransformElement.scale(element, scale.factors, anchor: scale.anchor)
        case .skew:
            guard let skew = modifiers.skew else { return }
            wrapped.element = TransformElement.skew(element, skew)
        case .rotation:
            guard let rotation = modifiers.rotation else { return }
            wrapped.element = TransformElement.rotation(
                element, degrees: rotation.degrees, anchor: rotation.anchor)
        case .offset:
            guard let offset = modifiers.offset else { return }
            wrapped.element = OffsetElement(
                content: element, offset: offset.points, fractions: offset.fractions)
        case .list: wrapped.element = modifiers.listed.reduce(element, wrapped(_:in:))
        case .matchedGeometry:
            guard let geometry = context.matchedGeometry(modifiers.matched) else { return }
            wrapped.element = MatchedGeometryElement(content: element, geometry: geometry)
        case .guides:
            guard !modifiers.guides.isEmpty else { return }
            wrapped.element = GuidesElement(content: element, guides: modifiers.guides)
        case .position:
            guard let position = modifiers.position else { return }
            wrapped.element = PositionElement(content: element, position: position)
        case .placement: wrapped.element = placed(element)
        case .containerTraits: wrapped.element = withContainerTraits(element)
        }
    }

    /// Returns the element with modifiers of the node's list, which are a chain of their own.
    private func wrapped(_ element: any Element, in modifiers: Modifiers) -> any Element {
        var inner = context
        inner.inherited.equal = []
        inner.gridRole = .none
        return ModifierChain(own: Shared(modifiers), alignsChildren: false, context: inner).wrap(element)
    }

    private func padded(_ element: any Element) -> any Element {
        guard modifiers.padding != nil || modifiers.paddingFractions != .zero else { return element }
        return PaddingElement(
            content: element, insets: modifiers.padding ?? .zero, fractions: modifiers.paddingFractions)
    }

    /// The node's own shape.
    private var shape: Shape { modifiers.corners ?? (modifiers.glass == nil ? .rectangle : .capsule) }

    private func clipped(_ element: any Element, hasSurface: Bool) -> any Element {
        // Identity glass leaves the content as it is.
        guard let clip = clip(hasSurface: hasSurface || modifiers.glass != nil) else { return element }
        let clipped = clip.clipping(element, nodeShape: shape, context)
        guard let writtenClip, var effect = clipped as? EffectElement else { return clipped }
        effect.written = writtenClip
        return effect
    }

    /// Adds the views along the node's edges, around its frame and within its surface.
    private func inset(_ core: any Element) -> any Element {
        modifiers.safeAreaInsets.reduce(core) { content, spec in
            guard let bar = spec.bar(children(spec.content, "safeAreaInset"), context) else {
                return content
            }
            return SafeAreaInsetElement(
                content: content, edge: spec.edge, spacing: spec.spacing, alignment: spec.alignment, bar: bar)
        }
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
        if case .paint(let paint) = modifiers.background {
            fills = [paint]
        } else if modifiers.material == nil, modifiers.glass == nil, modifiers.strokes.isEmpty {
            return Decoration()
        }
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
        framed.matched = context.matchedGeometry(modifiers.matched)?.instance
        return framed
    }

    private func children(_ values: [SceneValue], _ name: String) -> [any Element] {
        if values.isEmpty { return [] }
        var inner = context
        inner.source.path += ".\(name)"
        inner.isInBody = false
        return inner.children(values)
    }

    /// Adds opacity, blend mode and isolation. Content that is blended with the backdrop stays so when it is
    /// composited as one layer.
    private func blended(_ element: any Element, isLayer: Bool, vibrancy: Vibrancy.Recipe?) -> any Element {
        var whole = EffectElement(
            content: element, opacity: modifiers.opacity ?? 1, blendMode: modifiers.blendMode ?? .normal,
            isIsolated: modifiers.isIsolated)
        if isLayer || whole.isNeeded, modifiers.blendMode == nil, let vibrancy {
            whole.blendMode = vibrancy.blendMode
        }
        return whole.isNeeded ? whole : element
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

    /// Expands a node that aligns itself to the available space: across its stack, or on both axes outside of
    /// one.
    private func placed(_ element: any Element) -> any Element {
        guard !alignsChildren, let alignment = modifiers.alignment?.value, context.gridRole != .cell else {
            return element
        }
        let all = FrameLength(maximum: .infinity)
        var room = FrameElement(
            content: element, width: context.inherited.axis == .horizontal ? FrameLength() : all,
            height: context.inherited.axis == .vertical ? FrameLength() : all, alignment: alignment)
        room.isPlacement = true
        return room
    }
}
