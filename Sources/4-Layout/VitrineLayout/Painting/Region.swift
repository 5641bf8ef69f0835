import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// All that a decorated node paints on one outline, as a tree: what lies behind it and around it, its layers,
/// what is on these, and its borders.
struct Region {
    let shape: PlacedShape
    let source: ElementSource
    /// The filter for the backdrop.
    var backdrop: BackdropFilter?
    /// The shadows around it, in painter's order.
    var outerShadows: [Shadow] = []
    /// The fills and inner shadows, in painter's order.
    var layers: [Surface.Layer.Content] = []
    /// What is painted between the layers and the borders, as far as it belongs to the region; see
    /// `holdsContents`.
    var contents: [DisplayItem] = []
    /// The borders, in painter's order.
    var borders: [Border]

    /// Indicates whether it lies on glass, of which the shadows are part.
    private let isOnGlass: Bool
    /// Indicates whether it has a fill.
    let isFilled: Bool
    /// Indicates whether there is a fill of one colour through which nothing shows.
    let isOpaque: Bool
    /// Indicates whether there is a fill, also a gradient, through which nothing shows.
    private let hidesBorders: Bool

    /// Creates the region of a decoration without the borders apart from its outline.
    init(_ decoration: Decoration, _ shape: PlacedShape, from source: ElementSource) {
        self.shape = shape
        self.source = source
        backdrop = decoration.material?.filter
        isOnGlass = decoration.glass != nil
        isFilled = !decoration.fills.isEmpty
        hidesBorders = decoration.fills.contains(where: \.isOpaque)
        let isOpaque = decoration.fills.contains { fill in
            if case .color(let color) = fill { return color.alpha >= 1 }
            return false
        }
        self.isOpaque = isOpaque
        borders = decoration.strokes.filter { $0.gap <= 0 }.map { Border($0, around: shape) }
        // The first shadow of a list is on top, as in CSS.
        let shadows = decoration.shadows.reversed()
        layers = decoration.fills.map { .fill($0.paint(in: shape.frame)) }
        layers += shadows.filter(\.isInner).map { .innerShadow($0.resolved(showsThrough: true)) }
        guard !isOnGlass else { return }
        if composition == .cutOnce, !isSurface {
            outerShadows = decoration.shadows.map { $0.resolved(showsThrough: false) }
        } else {
            // Nothing shows through an opaque fill, and a cut-out would only thin the shadow along the
            // anti-aliased edge.
            outerShadows = shadows.filter { !$0.isInner }.map { $0.resolved(showsThrough: !isOpaque) }
        }
    }

    var outline: ResolvedShape { shape.resolved }

    /// Indicates whether there is a fill, material or glass, and not only borders and shadows.
    var isSurface: Bool { isFilled || backdrop != nil || isOnGlass }

    /// The area that is filled and casts the shadows: the shape, or only the borders if there is no surface.
    var area: Area {
        if isSurface || borders.isEmpty { return .fill(outline) }
        // A line that is cut out of another shape cannot be united with others.
        if borders.contains(where: { !$0.isOnAllSides }) { return borders[0].area }
        return Area(borders.flatMap(\.area.operands))
    }

    /// Indicates whether the contents share the outline with what the region paints, so that they must be
    /// known for its composition. Others are painted between `background` and `foreground`.
    var holdsContents: Bool {
        switch composition {
        case .stacked: isSurface && !borders.isEmpty && borders.allSatisfy { $0.position == .inside }
        case .cutOnce: isSurface
        case .overBorders, .besideBorders: true
        }
    }

    /// How the parts of a region meet along its outline.
    ///
    /// One after the other, each cut by its own coverage, they would let what lies beneath them through: with
    /// coverage c, a border outside leaves `c (1 - c)` of the backdrop beside a fill or a border inside, and
    /// a border over contents as much of the fill.
    enum Composition {
        /// One after the other. A rectangle ends on whole pixels, and a border astride hides the edge of the
        /// fill.
        case stacked
        /// All painted beyond the outline, and the whole cut once.
        case cutOnce
        /// The borders outside go on under the rest, whose outline then cuts them: nothing shows through
        /// opaque ones.
        case overBorders
        /// The borders outside and the rest, each as far as it covers a pixel, are added up on a picture of
        /// their own.
        case besideBorders
    }

    /// The composition that the borders ask for.
    var composition: Composition {
        guard backdrop == nil, !isOnGlass, !borders.isEmpty else { return .stacked }
        let outer = borders.filter { $0.position == .outside }
        if !outer.isEmpty, isFilled,
            outer.allSatisfy({ $0.isOnAllSides && $0.area.isStroke(outside: outline) }),
            borders.allSatisfy({ $0.position != .center })
        {
            if hidesBorders, outer.allSatisfy({ $0.isOpaque && !$0.isDashed }) { return .overBorders }
            if !shape.isRectangle { return .besideBorders }
        }
        return isCutOnce ? .cutOnce : .stacked
    }

    /// Indicates whether all of it can be painted beyond the outline and cut once: without inner shadows,
    /// dashes, and borders of single sides, unless there is only one that reaches beyond the outline.
    private var isCutOnce: Bool {
        guard shape.shape.isInsettable, !shape.isRectangle, borders.allSatisfy({ !$0.isDashed }) else {
            return false
        }
        for case .innerShadow in layers { return false }
        // The surface below a border outside the outline must not show through it.
        guard borders.allSatisfy({ $0.outward == 0 || $0.isOpaque }) else { return false }
        if borders.count == 1, !borders[0].isOnAllSides {
            // What is left of an outline around the shape without one within it.
            return borders[0].position != .inside && isFilled && borders[0].area.isOutlineWithoutAnother
        }
        guard borders.allSatisfy({ $0.isOnAllSides && $0.position != .center }) else { return false }
        // A border inside must not cover one outside.
        let places = borders.map { $0.outward > 0 }
        guard zip(places, places.dropFirst()).allSatisfy({ !$0 || $1 }) else { return false }
        return isFilled || (places.contains(true) && borders.contains { $0.position == .inside })
    }
}

extension PaintSpec {
    /// Indicates whether it is a colour or a gradient of which nothing is translucent.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha >= 1
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        case .mesh, .noise, .image: false
        }
    }
}

extension Area {
    /// Indicates whether it is a stroke that lies outside a shape, along its outline.
    fileprivate func isStroke(outside shape: ResolvedShape) -> Bool {
        guard operands.count == 1, operands[0].operation == .union,
            case .stroke(let line, let style) = operands[0].geometry
        else { return false }
        return line == shape && style.position == .outside
    }

    /// Indicates whether it is what is left of a filled outline without another one.
    var isOutlineWithoutAnother: Bool {
        guard operands.count == 2, operands[0].operation == .union, operands[1].operation == .subtract,
            case .fill = operands[0].geometry, case .fill = operands[1].geometry
        else { return false }
        return true
    }
}
