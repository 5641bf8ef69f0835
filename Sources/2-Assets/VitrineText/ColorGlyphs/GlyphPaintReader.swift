import VitrineDisplayList
import VitrineGeometry

/// A reader of one glyph's paints, which ends at cycles and beyond bounds.
struct GlyphPaintReader {
    private let source: ColorTable
    private var table: BigEndian { source.table }
    /// The glyphs around the paint that is read.
    private var around: [UInt32] = []
    private var depth = 0
    /// How many more paints, stops and pieces of outlines are read: parts that are used again are counted
    /// again, so that a small table cannot describe a picture without end.
    private var room = 200_000

    private static let deepest = 48

    init(_ source: ColorTable) { self.source = source }

    /// Returns what a glyph paints, within its box if it has one.
    mutating func glyph(_ glyph: UInt32, at start: Int) -> GlyphPaint? {
        guard !around.contains(glyph) else { return nil }
        around.append(glyph)
        defer { around.removeLast() }
        guard let paint = paint(at: start) else { return nil }
        return source.clip(of: glyph).map { .box($0, paint) } ?? paint
    }

    private mutating func spend(_ amount: Int) -> Bool {
        room -= amount
        return room >= 0
    }

    /// Returns a paint; `nil` if it is damaged, or none of the known formats.
    private mutating func paint(at place: Int) -> GlyphPaint? {
        guard depth < Self.deepest, spend(1), let format = table.u8(place) else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch format {
        case 1: return layers(at: place)
        case 2, 3: return solid(at: place, isVarying: format == 3)
        case 4...9: return gradient(format, at: place)
        case 10: return outline(at: place)
        case 11:
            guard let other = table.u16(place + 1).map(UInt32.init), let start = source.root(of: other) else {
                return nil
            }
            return glyph(other, at: start)
        case 12...31:
            guard let map = transform(format, at: place), let inner = child(place) else { return nil }
            return .transform(map, inner)
        case 32:
            guard let front = child(place),
                let mode = table.u8(place + 4).flatMap(GlyphComposition.init(rawValue:)),
                let behind = child(place, number: 5)
            else { return nil }
            return .composite(source: front, mode, backdrop: behind)
        default: return nil
        }
    }

    /// Returns the paint whose distance from `place` stands in it.
    private mutating func child(_ place: Int, number: Int = 1) -> GlyphPaint? {
        guard let distance = table.u24(place + number), distance > 0 else { return nil }
        return paint(at: place + Int(distance))
    }

    private mutating func layers(at place: Int) -> GlyphPaint? {
        guard let count = table.u8(place + 1), let first = table.u32(place + 2), source.layerList > 0,
            let all = table.u32(source.layerList), Int(first) + Int(count) <= Int(all)
        else { return nil }
        var paints: [GlyphPaint] = []
        for index in Int(first)..<Int(first) + Int(count) {
            guard let distance = table.u32(source.layerList + 4 + 4 * index),
                let layer = paint(at: source.layerList + Int(distance))
            else { return nil }
            paints.append(layer)
        }
        return .layers(paints)
    }

    private func solid(at place: Int, isVarying: Bool) -> GlyphPaint? {
        guard let index = table.u16(place + 1), let opacity = table.i16(place + 3) else { return nil }
        let delta = isVarying ? source.delta(table.u32(place + 5), 0) : 0
        return .solid(source.palette.color(Int(index), opacity: (Double(opacity) + delta) / 16384))
    }

    private mutating func outline(at place: Int) -> GlyphPaint? {
        guard let glyph = table.u16(place + 4).map(UInt32.init), let inner = child(place) else { return nil }
        let path = source.outline(glyph).path
        guard spend(path.elements.count) else { return nil }
        return .outline(path.transformed(by: .scale(1, -1)), inner)
    }
}

// MARK: - Gradients

extension GlyphPaintReader {
    private mutating func gradient(_ format: UInt8, at place: Int) -> GlyphPaint? {
        let isVarying = format % 2 == 1
        guard let distance = table.u24(place + 1),
            let line = colorLine(at: place + Int(distance), isVarying: isVarying)
        else { return nil }
        let count = format < 8 ? 6 : 4
        guard let values = numbers(count, at: place + 4, isVarying: isVarying) else { return nil }
        switch format {
        case 4, 5:
            return .linear(
                line, start: Point(values[0], values[1]), end: Point(values[2], values[3]),
                rotation: Point(values[4], values[5]))
        case 6, 7:
            // Radii have no sign.
            func radius(_ value: Double) -> Double { value < 0 ? value + 65536 : value }
            return .radial(
                line, start: GlyphCircle(center: Point(values[0], values[1]), radius: radius(values[2])),
                end: GlyphCircle(center: Point(values[3], values[4]), radius: radius(values[5])))
        default:
            // These two angles are kept less half a turn.
            return .sweep(
                line, center: Point(values[0], values[1]), startAngle: (values[2] / 16384 + 1) * 180,
                endAngle: (values[3] / 16384 + 1) * 180)
        }
    }

    private mutating func colorLine(at place: Int, isVarying: Bool) -> GlyphColorLine? {
        guard let extend = table.u8(place), let count = table.u16(place + 1), spend(Int(count)) else {
            return nil
        }
        let size = isVarying ? 10 : 6
        var stops: [GlyphColorLine.Stop] = []
        for index in 0..<Int(count) {
            let at = place + 3 + size * index
            guard let offset = table.i16(at), let color = table.u16(at + 2), let opacity = table.i16(at + 4)
            else { return nil }
            let first = isVarying ? table.u32(at + 6) : nil
            stops.append(
                GlyphColorLine.Stop(
                    offset: (Double(offset) + source.delta(first, 0)) / 16384,
                    color: source.palette.color(
                        Int(color), opacity: (Double(opacity) + source.delta(first, 1)) / 16384)))
        }
        // Unknown ways to extend count as the first one.
        let spreads: [UInt8: GradientSpread] = [1: .repeat, 2: .reflect]
        return GlyphColorLine(stops: stops, spread: spreads[extend] ?? .pad)
    }

    /// Returns signed numbers of 16 bits in their own units, with their differences, whose index follows
    /// them.
    private func numbers(_ count: Int, at place: Int, isVarying: Bool) -> [Double]? {
        let first = isVarying ? table.u32(place + 2 * count) : nil
        var values: [Double] = []
        for index in 0..<count {
            guard let value = table.i16(place + 2 * index) else { return nil }
            values.append(Double(value) + source.delta(first, index))
        }
        return values
    }
}

// MARK: - Transforms

extension GlyphPaintReader {
    private func transform(_ format: UInt8, at place: Int) -> Affine? {
        let isVarying = format % 2 == 1
        if format == 12 || format == 13 {
            guard let distance = table.u24(place + 4) else { return nil }
            return matrix(at: place + Int(distance), isVarying: isVarying)
        }
        // How many numbers say what is done, before those of the centre.
        let own =
            switch format {
            case 20...27: 1
            default: 2
            }
        let isCentered = [18, 19, 22, 23, 26, 27, 30, 31].contains(format)
        guard let values = numbers(own + (isCentered ? 2 : 0), at: place + 4, isVarying: isVarying) else {
            return nil
        }
        func share(_ index: Int) -> Double { values[index] / 16384 }
        let map: Affine
        switch format {
        case 14, 15: return .translation(values[0], values[1])
        case 16...19: map = .scale(share(0), share(1))
        case 20...23: map = .scale(share(0), share(0))
        case 24...27: map = .rotation(degrees: share(0) * 180)
        default:
            func tangent(_ degrees: Double) -> Double {
                let (sine, cosine) = ExactMath.sinCos(degrees: degrees)
                return sine / cosine
            }
            map = Affine(a: 1, b: tangent(share(1) * 180), c: -tangent(share(0) * 180), d: 1, tx: 0, ty: 0)
        }
        guard isCentered else { return map }
        return map.about(Point(values[own], values[own + 1]))
    }

    private func matrix(at place: Int, isVarying: Bool) -> Affine? {
        let first = isVarying ? table.u32(place + 24) : nil
        var values: [Double] = []
        for index in 0..<6 {
            guard let value = table.i32(place + 4 * index) else { return nil }
            values.append((Double(value) + source.delta(first, index)) / 65536)
        }
        return Affine(
            a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    }
}
