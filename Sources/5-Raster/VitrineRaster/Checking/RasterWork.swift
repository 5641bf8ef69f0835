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
    private(set) var units = 0.0
    /// The most expensive item so far, without those inside it.
    private(set) var costliest = (source: "", units: 0.0)

    /// Adds the cost of an item.
    ///
    /// - Parameters:
    ///   - cost: The units of painting it once.
    ///   - source: The source of the item.
    ///   - repeats: The number of times that it is painted.
    mutating func add(_ cost: Double, _ source: String, repeats: Int) {
        let cost = (cost + Self.item) * Double(repeats)
        units += cost
        if cost > costliest.units { costliest = (source, cost) }
    }

    /// Takes over another estimate that began with this one, if that is larger.
    mutating func formMaximum(_ other: RasterWork) {
        if other.units > units { self = other }
    }
}

// MARK: Costs of a pixel

extension RasterWork {
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
    static let projection = 300.0
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
    /// A glyph, apart from its pixels.
    private static let glyph = 6000.0

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

    /// Returns the cost of a pixel of a group on a picture of its own, without that of its items and shadows.
    static func layerCost(of group: Group) -> Double {
        layer + cost(of: group.filters) + cost(ofBlending: group) + (group.mask == nil ? 0 : mask)
            + (group.blendsInSRGB ? wideBlend : 0)
    }

    /// Returns the cost of a pixel of glass.
    static func cost(of glass: Glass, in colorSpace: ColorSpace) -> Double {
        let bodies = Double(glass.bodies.count - 1) * glassBody
        let isTinted = glass.bodies.contains { ($0.optics.tint?.color.alpha ?? 0) > 0 }
        let wide = colorSpace == .displayP3 ? (isTinted ? wideGlassTint : wideGlass) : 0
        return Self.glass + (isTinted ? glassTint : 0) + wide + bodies + Double(glass.shadows.count) * shadow
    }

    /// Returns the cost of the coverage of a run of glyphs and of painting them.
    static func cost(of run: GlyphRun, _ paint: Paint, _ transform: Affine, within visible: PixelRect)
        -> Double
    {
        let side = run.size * transform.largestScale
        let pixels = min(side * side, Double(visible.width) * Double(visible.height))
        return Double(run.glyphs.count) * (glyph + pixels * paint.cost(under: transform))
    }
}

// MARK: Coverage

extension RasterWork {
    /// Returns the cost of the coverage of an area.
    ///
    /// Each row sorts the edges in it and follows their crossings, up to limits; see `RowSweep`.
    static func coverage(of area: Area, _ transform: Affine, within visible: PixelRect) -> Double {
        var edges = EdgeRows(visible)
        for operand in area.operands {
            switch operand.geometry {
            case .fill(let shape): edges.add(shape, transform)
            case .stroke(let shape, let style): edges.add(shape, transform, stroke: style)
            }
        }
        return edges.cost
    }
}
