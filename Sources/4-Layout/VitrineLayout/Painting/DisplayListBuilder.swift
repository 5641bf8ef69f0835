import VitrineDisplayList
import VitrineGeometry
import VitrineStyle
import VitrineText

/// A builder that turns placed elements into a display list.
package struct DisplayListBuilder {
    let text: TextEngine
    package let canvas: Canvas
    /// Returns `true` once the list is no longer wanted.
    private let isCancelled: (@Sendable () -> Bool)?
    private var collected = RegionPass()
    /// What was painted before the current element outside of this builder's items, where that matters.
    private var outside: [[DisplayItem]] = []
    /// The rounded surfaces around the current element, innermost last.
    private var surfaces: [ResolvedShape] = []
    /// The screen around the current element: the canvas, or that of a device on it.
    private var screen: (frame: Rect, safeArea: Insets)
    /// The sources of zooms.
    let zooms: ZoomSources
    /// The collector of the surrounding glass container; `nil` if glass is painted on its own.
    private var glassCollector: GlassCollector?

    /// `true` if glass becomes part of that of a container around it.
    var collectsGlass: Bool { glassCollector != nil }

    /// Device pixels per point.
    package var scale: Double { canvas.scale }

    init(
        text: TextEngine, canvas: Canvas, zooms: ZoomSources = ZoomSources(),
        isCancelled: (@Sendable () -> Bool)? = nil
    ) {
        self.zooms = zooms
        self.isCancelled = isCancelled
        self.text = text
        self.canvas = canvas
        screen = (Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height), canvas.safeArea)
    }

    /// Returns the frame, extended to the screen's edge wherever it ends at the safe area.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - edges: The edges at which it may be extended.
    ///   - overshoot: The extent past the screen's edge. Default: 0.
    package func bleeding(_ frame: Rect, over edges: Set<Edge>, by overshoot: Double = 0) -> Rect {
        let (whole, safe) = screen
        func isSame(_ value: Double, _ edge: Double) -> Bool { abs(value - edge) < 1 / scale }
        func ends(_ value: Double, at safe: Double, _ screen: Double) -> Bool {
            isSame(value, safe) || overshoot > 0 && isSame(value, screen)
        }
        return Rect(
            minX: edges.contains(.leading) && ends(frame.minX, at: whole.minX + safe.left, whole.minX)
                ? whole.minX - overshoot : frame.minX,
            minY: edges.contains(.top) && ends(frame.minY, at: whole.minY + safe.top, whole.minY)
                ? whole.minY - overshoot : frame.minY,
            maxX: edges.contains(.trailing) && ends(frame.maxX, at: whole.maxX - safe.right, whole.maxX)
                ? whole.maxX + overshoot : frame.maxX,
            maxY: edges.contains(.bottom) && ends(frame.maxY, at: whole.maxY - safe.bottom, whole.maxY)
                ? whole.maxY + overshoot : frame.maxY)
    }

    /// Returns the frame, extended at an edge to that of the surface around it, if this is near.
    package func reaching(_ frame: Rect, over edge: Edge) -> Rect {
        guard let outer = surfaces.last?.bounds else { return frame }
        func near(_ gap: Double) -> Double { gap > 0 && gap <= 16 ? gap : 0 }
        return Rect(
            minX: frame.minX, minY: frame.minY - (edge == .top ? near(frame.minY - outer.minY) : 0),
            maxX: frame.maxX, maxY: frame.maxY + (edge == .bottom ? near(outer.maxY - frame.maxY) : 0))
    }

    /// Returns the strip of a height along the screen's lower edge; `nil` if the frame ends above the safe
    /// area by more than a gap.
    package func bottomStrip(height: Double, below frame: Rect, gap: Double) -> Rect? {
        let (whole, safe) = screen
        guard frame.maxY >= whole.maxY - max(safe.bottom, gap) - 1 / scale else { return nil }
        return Rect(x: whole.minX, y: whole.maxY - height, width: whole.width, height: height)
    }

    /// Returns `true` if something other than a background and floating glass was painted in a rectangle.
    package func hasContent(in rect: Rect) -> Bool {
        collected.items.hasContent(in: rect) || outside.contains { $0.hasContent(in: rect) }
    }

    /// Paints the layers of a screen.
    mutating func paint(_ layers: [PlacedElement], onScreen frame: Rect, safeArea: Insets) {
        let outer = screen
        screen = (frame, safeArea)
        paint(layers)
        screen = outer
    }

    /// Returns the builder that paints the layers of a screen.
    func onScreen(_ frame: Rect, safeArea: Insets) -> DisplayListBuilder {
        var inner = self
        inner.screen = (frame, safeArea)
        return inner
    }

    /// Paints what scrolls: it ends at the safe area by chance alone, and no surface extends from there.
    mutating func paint(scrolled content: PlacedElement) {
        paint([content], onScreen: screen.frame, safeArea: .zero)
    }

    package mutating func paint(_ placed: PlacedElement) {
        if isCancelled?() == true { return }
        placed.element.paint(placed, into: &self)
    }

    package mutating func paint(_ elements: some Sequence<PlacedElement>) {
        for element in elements { paint(element) }
    }

    /// Paints what lies along the edges of a frame.
    mutating func paint(_ views: some Sequence<PlacedElement>, along frame: Rect) {
        for view in views {
            if let element = view.element as? any EdgeSpanningElement, isCancelled?() != true {
                element.paint(view, along: frame, into: &self)
            } else {
                paint(view)
            }
        }
    }

    /// Paints the children of a surface.
    package mutating func paint(_ children: [PlacedElement], within surface: ResolvedShape) {
        surfaces.append(surface)
        paint(children)
        surfaces.removeLast()
    }

    /// Returns the shape in a frame, its corners resolved.
    ///
    /// Concentric corners have the radii of the nearest surrounding surface, less the smallest distance
    /// between both outlines, so that the gap is even around the corner. In right-to-left layout the corners
    /// are mirrored.
    func placed(_ shape: Shape, in frame: Rect, isMirrored: Bool) -> PlacedShape {
        PlacedShape(resolvingCorners(of: shape, in: frame, isMirrored: isMirrored), in: frame)
    }

    private func resolvingCorners(of shape: Shape, in frame: Rect, isMirrored: Bool) -> Shape {
        if case .trimmed(let whole, let trim) = shape {
            return .trimmed(resolvingCorners(of: whole, in: frame, isMirrored: isMirrored), trim)
        }
        if case .between(let from, let to, let fraction) = shape {
            return .between(
                resolvingCorners(of: from, in: frame, isMirrored: isMirrored),
                resolvingCorners(of: to, in: frame, isMirrored: isMirrored), fraction)
        }
        if isMirrored, case .rounded(let corners, let style) = shape {
            return .rounded(corners.mirrored, style)
        }
        guard case .concentric = shape else { return shape }
        guard case .roundedRectangle(let outer, let radii, let style)? = surfaces.last, radii.isRound else {
            return .rectangle
        }
        let inset = min(
            frame.minX - outer.minX, frame.minY - outer.minY, outer.maxX - frame.maxX, outer.maxY - frame.maxY
        )
        return .rounded(CornerLengths(radii.fitted(to: outer.size).inset(by: max(inset, 0))), style)
    }

    /// Appends content; what lies on the region painted last becomes part of one surface with it.
    package mutating func append(_ content: DisplayContent, from source: ElementSource) {
        collected.append(DisplayItem(source: source.path, content))
    }

    package mutating func append(_ items: [DisplayItem]) { collected.append(items) }

    /// Returns the items that `body` appends to a separate builder. They are composited as one, so glass
    /// among them does not join a container.
    package func items(_ body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
        var inner = inner(nil)
        body(&inner)
        return inner.collected.items
    }

    /// Returns the items that `body` appends to a separate builder, above all that has been painted so far.
    package func itemsAbove(_ body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
        var inner = inner(nil)
        inner.outside = outside + [collected.items]
        body(&inner)
        return inner.collected.items
    }

    /// Returns the items that `body` appends in coordinates that `map` maps to the surrounding ones. Glass
    /// among them still joins the surrounding container.
    mutating func items(under map: Affine, _ body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
        var inner = inner(glassCollector)
        if let outer = glassCollector?.map { inner.glassCollector?.map = map.then(outer) }
        body(&inner)
        if let outer = glassCollector?.map {
            glassCollector = inner.glassCollector
            glassCollector?.map = outer
        }
        return inner.collected.items
    }

    /// Returns the items that `body` appends, and the pieces of glass among them for a container.
    ///
    /// - Parameter keepsContents: `true` if the contents on the glass stay with each piece.
    func collectGlass(
        keepsContents: Bool = false, _ body: (inout DisplayListBuilder) -> Void
    ) -> (items: [DisplayItem], pieces: [GlassPiece]) {
        var inner = inner(GlassCollector(keepsContents: keepsContents))
        body(&inner)
        return (inner.collected.items, inner.glassCollector?.pieces ?? [])
    }

    /// Paints glass under `contents`, on its own or as part of the surrounding container.
    mutating func paint(
        _ glass: GlassSurface?, _ shape: ResolvedShape, shadows: [ShadowSpec], from source: ElementSource,
        contents: (inout DisplayListBuilder) -> Void
    ) {
        guard let glass else { return contents(&self) }
        guard let glassCollector, !glass.spec.isLoupe else {
            append(.glass(glass.glass(for: shape, shadows: shadows)), from: source)
            return contents(&self)
        }
        // An empty shape has nothing to merge.
        if shape.bounds.isEmpty { return contents(&self) }
        let index = glassCollector.pieces.count
        var piece = GlassPiece(glass, shape, shadows: shadows, map: glassCollector.map, from: source)
        piece.presence = glassCollector.presence
        self.glassCollector?.pieces.append(piece)
        guard glassCollector.keepsContents || piece.presence != nil else { return contents(&self) }
        let items = items(under: .identity, contents)
        self.glassCollector?.pieces[index].contents = items.mapped(by: glassCollector.map, from: source)
    }

    /// Returns the items that `body` appends of something that is appearing or disappearing, whose glass
    /// joins the surrounding container on its way; `nil` if there is none that knows of ways.
    mutating func items(
        at presence: Presence.Value, _ body: (inout DisplayListBuilder) -> Void
    ) -> [DisplayItem]? {
        guard let outer = glassCollector, !outer.keepsContents else { return nil }
        glassCollector?.presence = presence
        defer { glassCollector?.presence = outer.presence }
        return items(under: .identity, body)
    }

    private func inner(_ pool: GlassCollector?) -> DisplayListBuilder {
        var inner = DisplayListBuilder(
            text: text, canvas: canvas, zooms: zooms, isCancelled: isCancelled)
        inner.surfaces = surfaces
        inner.screen = screen
        inner.glassCollector = pool
        return inner
    }
}

extension [DisplayItem] {
    /// Returns the items in other coordinates.
    func mapped(by map: Affine, from source: ElementSource) -> [DisplayItem] {
        if isEmpty || map == .identity { return self }
        return [DisplayItem(source: source.path, .group(Group(transform: map, items: self)))]
    }
}
