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
        filters.reduce(0) { $0 + ($1.isPointwise ? 2.5 : 2.2) }
    }

    static func cost(of mode: BlendMode) -> Double {
        switch mode {
        case .normal: 0
        case .hue, .saturation, .color, .luminosity: 12
        case .softLight, .colorDodge, .colorBurn: 8
        default: 5
        }
    }

    /// Returns the cost of a pixel of a group on a picture of its own, without that of its items and shadows.
    static func layerCost(of group: Group) -> Double {
        layer + cost(of: group.filters) + cost(of: group.blendMode) + (group.mask == nil ? 0 : mask)
            + (group.blendsInSRGB ? wideBlend : 0)
    }

    /// Returns the cost of a pixel of glass.
    static func cost(of glass: Glass, in colorSpace: ColorSpace) -> Double {
        let bodies = Double(glass.bodies.count - 1) * glassBody
        let isTinted = glass.bodies.contains { ($0.optics.tint?.color.alpha ?? 0) > 0 }
        let wide = colorSpace == .displayP3 ? (isTinted ? wideGlassTint : wideGlass) : 0
        return Self.glass + (isTinted ? glassTint : 0) + wide + bodies + Double(glass.shadows.count) * shadow
    }

    /// Returns the cost of a pixel of a paint.
    static func cost(of paint: Paint, _ transform: Affine) -> Double {
        switch paint {
        case .solid: return 0.2
        case .linear(let gradient):
            return gradient.spread == .pad ? 0.5 : 3 + lookUp(gradient.stops, gradient.space)
        case .radial(let gradient):
            return gradient.spread == .pad ? 9 : 9 + lookUp(gradient.stops, gradient.space)
        case .angular: return 35
        case .mesh: return 5
        case .noise(let noise):
            return 30 * Double(max(noise.octaves, 1)) + lookUp(noise.stops, noise.space)
        case .image(let image):
            let isTurned = transform.b != 0 || transform.c != 0
            switch image.sampling {
            case .nearest: return isTurned ? 10 : 3
            case .bilinear:
                let (scale, pixels) = (transform.largestScale, image.pixels)
                let shrinks =
                    image.frame.width * scale < Double(pixels.width)
                    || image.frame.height * scale < Double(pixels.height)
                // Where a turned picture shrinks, each pixel is the mean of 128 places.
                return isTurned ? (shrinks ? 200 : 26) : 13
            case .lanczos: return isTurned ? 76 : 31
            }
        }
    }

    /// Returns the cost of the colours of pixels that may lie anywhere between the stops.
    ///
    /// In other spaces than sRGB the way between two stops is eight pieces or so.
    private static func lookUp(_ stops: [GradientStop], _ space: GradientSpace) -> Double {
        let pieces = max(stops.count, 1) * (space == .srgb ? 1 : 8)
        return 4 * Double(pieces.bitWidth - pieces.leadingZeroBitCount) + Double(pieces) / 32
    }

    /// Returns the cost of preparing a paint: a picture is read once.
    static func preparation(of paint: Paint) -> Double {
        guard case .image(let image) = paint else { return 0 }
        return 4 * Double(image.pixels.width) * Double(image.pixels.height)
    }

    /// Returns the cost of the coverage of a run of glyphs and of painting them.
    static func cost(of run: GlyphRun, _ paint: Paint, _ transform: Affine, within visible: PixelRect)
        -> Double
    {
        let side = run.size * transform.largestScale
        let pixels = min(side * side, Double(visible.width) * Double(visible.height))
        return Double(run.glyphs.count) * (glyph + pixels * cost(of: paint, transform))
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

    /// The rows of pixels that the edges of an area pass through.
    private struct EdgeRows {
        let visible: PixelRect
        /// The number of rows that each edge passes through, for all edges together.
        private var passed = 0.0
        /// The number of edges that have to be made, visible or not.
        private var count = 0.0
        private var (top, bottom) = (Double.infinity, -Double.infinity)

        init(_ visible: PixelRect) { self.visible = visible }

        var cost: Double {
            let making = 100 * count
            guard bottom > top else { return making }
            let rows = max(bottom - top, 1)
            let lanes = passed / rows
            // A row is cut where edges end, and lanes change places where they cross. All edges cross at most
            // once.
            let slabs = max(2 * count / rows, 1) * lanes
            let crossings = min(lanes * lanes / 2, count * count / 2 / rows, Double(RowSweep.crossingLimit))
            guard lanes <= Double(RowSweep.pieceLimit), slabs <= Double(RowSweep.workLimit) else {
                return making + rows * (lanes * 60 + 500_000)
            }
            return making + rows * (lanes * 40 + slabs * 25 + crossings * 150)
        }

        mutating func add(_ shape: ResolvedShape, _ transform: Affine, stroke: StrokeStyle? = nil) {
            guard case .path(let path, _) = shape else {
                // Two sides, or four with a stroke.
                let sides = stroke == nil ? 2.0 : 4
                let frame = transform.apply(shape.bounds)
                let reach = stroke.map { $0.width * transform.largestScale / 2 } ?? 0
                add(from: frame.minY - reach, to: frame.maxY + reach, times: sides)
                let perimeter = 2 * (shape.bounds.width + shape.bounds.height)
                if let stroke { addDashes(stroke, length: perimeter, transform, in: frame.minY...frame.maxY) }
                return
            }
            var (start, last) = (Point.zero, Point.zero)
            var length = 0.0
            var (low, high) = (Double.infinity, -Double.infinity)
            let times = stroke == nil ? 1.0 : 2
            // The ends and joins of a line are as high as it is wide.
            let ends = stroke.map { 2 * $0.width * transform.largestScale } ?? 0
            func line(_ edges: inout EdgeRows, to point: Point) {
                let next = transform.apply(point)
                edges.add(from: last.y, to: next.y, times: times)
                if ends > 0 { edges.add(from: last.y - ends / 4, to: last.y + ends / 4, times: 4) }
                length += ((next.x - last.x) * (next.x - last.x) + (next.y - last.y) * (next.y - last.y))
                    .squareRoot()
                last = next
                low = min(low, next.y)
                high = max(high, next.y)
            }
            for element in path.elements {
                switch element {
                case .move(let point):
                    // Contours that are filled are closed.
                    if stroke == nil { add(from: last.y, to: start.y, times: 1) }
                    (start, last) = (transform.apply(point), transform.apply(point))
                case .line(let point): line(&self, to: point)
                case .quad(let control, let point):
                    line(&self, to: control)
                    line(&self, to: point)
                case .cubic(let first, let second, let point):
                    line(&self, to: first)
                    line(&self, to: second)
                    line(&self, to: point)
                    // A curve becomes several edges.
                    count += 8
                case .close:
                    add(from: last.y, to: start.y, times: times)
                    last = start
                }
            }
            if stroke == nil { add(from: last.y, to: start.y, times: 1) }
            if let stroke, low <= high {
                addDashes(
                    stroke, length: length / max(transform.largestScale, 1e-9), transform, in: low...high)
            }
        }

        private mutating func add(from y0: Double, to y1: Double, times: Double) {
            count += times
            let (low, high) = (max(min(y0, y1), Double(visible.y0)), min(max(y0, y1), Double(visible.y1)))
            guard high > low else { return }
            passed += (high - low + 1) * times
            top = min(top, low)
            bottom = max(bottom, high)
        }

        /// Adds the ends of dashes, which lie somewhere between two heights.
        private mutating func addDashes(
            _ stroke: StrokeStyle, length: Double, _ transform: Affine, in range: ClosedRange<Double>
        ) {
            let period = stroke.dash.reduce(0, +)
            guard period > 0 else { return }
            let dashes = length / period * Double(max(stroke.dash.count / 2, 1))
            count += (stroke.cap == .round ? 40 : 10) * dashes
            let width = stroke.width * transform.largestScale
            let height = min(width, Double(visible.height))
            let all = max(range.upperBound - range.lowerBound + width, 1)
            let (low, high) = (
                max(range.lowerBound - width / 2, Double(visible.y0)),
                min(range.upperBound + width / 2, Double(visible.y1))
            )
            let seen = high - low
            if seen > 0 { (top, bottom) = (min(top, low), max(bottom, high)) }
            // Round ends are arcs of many edges, which cross those of their neighbours.
            let ends = stroke.cap == .round ? 9.0 : 4
            passed += max(seen, 0) / all * dashes * (ends * height + 4)
        }
    }
}

extension Affine {
    /// The largest length that a length of one is mapped to along either axis.
    fileprivate var largestScale: Double { max(a * a + b * b, c * c + d * d).squareRoot() }
}
