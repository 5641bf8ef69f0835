import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// An estimate of the time that painting takes, made before it from what the display items say.
///
/// A unit is about a nanosecond of one core: the costs of a pixel were measured on canvases of 16 megapixels
/// on an x86-64 server (2.6 GHz, 2023), and are rounded up. They are data, not measurements of the machine
/// that renders, so that a scene is accepted everywhere or nowhere.
struct RasterWork {
    private(set) var amounts = RasterWorkAmounts()
    /// The work of items, in their order, without those inside them. Items of one source that follow one
    /// another are one part.
    private var parts: [(source: String, units: Double)] = []

    /// The work of all items so far.
    var units: Double { amounts.units }

    /// The source whose items together take most so far, and the first of those that take as much.
    ///
    /// What one node paints may be many items, as that of confetti is.
    var costliest: String {
        var sums: [String: Double] = [:]
        for part in parts { sums[part.source, default: 0] += part.units.isNaN ? .infinity : part.units }
        let most = sums.values.max()
        return parts.first { sums[$0.source] == most }?.source ?? ""
    }

    /// - Parameter canvas: The pixels that are painted.
    init(canvas: PixelRect) {
        amounts[.canvas] = Double(canvas.pixelCount) * Self.canvas
    }

    /// Adds the work of an item.
    ///
    /// - Parameters:
    ///   - work: The amounts of painting it once.
    ///   - source: The source of the item.
    ///   - repeats: The number of times that it is painted.
    mutating func add(_ work: RasterWorkAmounts, _ source: String, repeats: Int) {
        var work = work
        work[.item] += Self.item
        if repeats != 1 { work = work * Double(repeats) }
        amounts += work
        if parts.last?.source == source {
            parts[parts.count - 1].units += work.units
        } else {
            parts.append((source, work.units))
        }
    }
}

// MARK: Alternatives

extension RasterWork {
    /// What alternatives, of which one is painted, have in common: all that came before.
    struct Beginning {
        fileprivate var amounts: RasterWorkAmounts
        fileprivate var partCount: Int
    }

    /// One of several alternatives.
    struct Alternative {
        fileprivate var amounts: RasterWorkAmounts
        fileprivate var parts: [(source: String, units: Double)]
    }

    /// Begins an alternative.
    mutating func beginAlternative() -> Beginning {
        let beginning = Beginning(amounts: amounts, partCount: parts.count)
        // What is added must not join a part that came before.
        parts.append(("", 0))
        return beginning
    }

    /// Takes back an alternative, to begin another.
    mutating func takeBack(to beginning: Beginning) -> Alternative {
        let taken = Alternative(amounts: amounts, parts: Array(parts[beginning.partCount...]))
        amounts = beginning.amounts
        parts.replaceSubrange(beginning.partCount..., with: [("", 0)])
        return taken
    }

    /// Takes an alternative in place of the one that was begun last, if it is larger.
    mutating func formMaximum(_ other: Alternative, since beginning: Beginning) {
        guard other.amounts.units > units else { return }
        amounts = other.amounts
        parts.replaceSubrange(beginning.partCount..., with: other.parts)
    }
}

// MARK: Costs of a pixel

extension RasterWork {
    /// A pixel of the canvas: cleared, read and compressed.
    private static let canvas = 10.0
    /// The cost of an item apart from its pixels.
    private static let item = 2000.0
    /// A shadow, as far as it reaches.
    static let shadow = 1.5
    /// The additional cost of a shadow under a map that slants circles: each value is interpolated.
    static let slantedShadow = 20.0
    /// A pixel of distance by which a shadow's caster grows or shrinks: a disc is as many rows twice.
    static let spread = 0.12
    /// A picture of its own, cleared and composited.
    static let layer = 1.6
    static let mask = 4.5
    /// A device pixel in perspective: the mean of 36 places, or of 512 more along edges and in text.
    static let projection = 150.0
    /// The additional cost of a device pixel in perspective that shows a picture.
    static let pictureProjection = 900.0
    /// A device pixel that shows what is smooth.
    static let smoothProjection = 20.0
    static let progressiveBlur = 10.0
    private static let glass = 12.0
    /// The tint of glass, which is a power of the luma behind it.
    private static let glassTint = 20.0
    /// Conversions between Display P3 and sRGB: once for each pixel each way, and again around a tint.
    private static let wideGlass = 14.0
    private static let wideGlassTint = 60.0
    /// A blend in sRGB on a canvas in Display P3.
    private static let wideBlend = 60.0
    /// Each further body of a container.
    private static let glassBody = 17.0

    static func cost(of filters: [LayerFilter]) -> Double {
        filters.reduce(0) { $0 + $1.cost }
    }

    static func cost(of mode: BlendMode) -> Double {
        switch mode {
        case .normal: 0
        case .hue, .saturation, .color, .luminosity: 12
        case .softLight, .colorDodge, .colorBurn: 8
        default: 5
        }
    }

    private static func cost(ofBlending group: Group) -> Double {
        group.backdropMatrix == nil ? cost(of: group.blendMode) : 12
    }

    /// Returns the work for a pixel of a group on a picture of its own, without that of its items and
    /// shadows.
    static func layer(of group: Group) -> RasterWorkAmounts {
        var work = RasterWorkAmounts(.layers, layer)
        work[.filters] = cost(of: group.filters)
        work[.blends] =
            cost(ofBlending: group) + (group.mask == nil ? 0 : mask) + (group.blendsInSRGB ? wideBlend : 0)
        return work
    }

    /// Returns the work of glass, of which a number of pixels may show.
    static func glass(
        _ glass: Glass, pixels: Double, _ transform: Affine, within visible: PixelRect, in space: ColorSpace
    ) -> RasterWorkAmounts {
        func pixelsOfBodies(outsetBy reach: Double) -> Double {
            glass.bodies.reduce(0) { sum, body in
                let box = transform.apply(body.shape.bounds.outset(by: reach))
                return sum + Double(PixelRect(covering: box, within: visible).pixelCount)
            }
        }
        let covered = min(pixelsOfBodies(outsetBy: max(glass.smoothness, 0)), pixels)
        // Around each body that is joined with others, its distance is worked out for the shadows as well.
        let reach = glass.shadows.map { 3 * $0.sigma + abs($0.spread) }.max() ?? 0
        let isTinted = glass.bodies.contains { ($0.optics.tint?.color.alpha ?? 0) > 0 }
        let wide = space == .displayP3 ? (isTinted ? wideGlassTint : wideGlass) : 0
        var work = RasterWorkAmounts(.glass, covered * Self.glass)
        work[.glassColors] = covered * ((isTinted ? glassTint : 0) + wide)
        if glass.bodies.count > 1 {
            work[.glassBodies] = pixelsOfBodies(outsetBy: max(reach, glass.smoothness)) * glassBody
        }
        work[.shadows] = pixels * Double(glass.shadows.count) * shadow
        return work
    }

    /// Returns the work of the coverage of a run of glyphs and of painting them.
    static func glyphs(
        _ run: GlyphRun, _ paint: Paint, _ transform: Affine, within visible: PixelRect
    ) -> RasterWorkAmounts {
        let rows = GlyphRows(run, transform, visible)
        var work = rows.work
        work[paint.workKind] += rows.pixels * paint.cost(under: transform)
        return work
    }
}

// MARK: Coverage

extension RasterWork {
    /// Returns the work of the coverage of an area.
    ///
    /// Each row sorts the edges in it and follows their crossings, up to limits; see `RowSweep`.
    static func coverage(of area: Area, _ transform: Affine, within visible: PixelRect) -> RasterWorkAmounts {
        var edges = EdgeRows(visible)
        for operand in area.operands {
            switch operand.geometry {
            case .fill(let shape): edges.add(shape, transform)
            case .stroke(let shape, let style): edges.add(shape, transform, stroke: style)
            }
        }
        return edges.work
    }
}
