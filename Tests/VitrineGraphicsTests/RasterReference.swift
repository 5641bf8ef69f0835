@testable import VitrineGraphics

/// A slow renderer in doubles, from coverage masks and the definitions of gradients, against
/// which the rasteriser is held. It knows fills, shadows, groups without blur, and backdrops
/// without blur; blurs have an oracle of their own.
struct RasterReference {
    struct Picture {
        let width: Int
        let height: Int
        /// Premultiplied components, 0...1, four a pixel.
        var values: [Double]

        init(_ width: Int, _ height: Int) {
            self.width = width
            self.height = height
            values = [Double](repeating: 0, count: width * height * 4)
        }

        mutating func over(_ source: [Double], weight: Double, at pixel: Int) {
            let alpha = source[3] * weight
            for lane in 0..<4 {
                values[pixel * 4 + lane] = source[lane] * weight + values[pixel * 4 + lane] * (1 - alpha)
            }
        }

        func pixel(_ index: Int) -> [Double] { Array(values[index * 4..<index * 4 + 4]) }
    }

    let width: Int
    let height: Int
    private var full: PixelRect { PixelRect(width: width, height: height) }

    static func render(_ list: DisplayList) -> Picture {
        let width = Int((list.size.width * list.scale).rounded())
        let height = Int((list.size.height * list.scale).rounded())
        let renderer = RasterReference(width: width, height: height)
        var picture = Picture(width, height)
        let open = [Double](repeating: 1, count: width * height)
        renderer.paint(list.items, .scale(list.scale, list.scale), clip: open, below: [], &picture)
        return picture
    }

    private func mask(_ area: Area, _ transform: Affine) -> [Double] {
        let coverage = Coverage(area, transform: transform, clip: full)
        return coverage.mask(in: full).values.map { Double($0) / 65535 }
    }

    private func paint(
        _ items: [DisplayItem], _ transform: Affine, clip: [Double], below: [Picture],
        _ picture: inout Picture
    ) {
        for item in items {
            switch item.content {
            case .fill(let area, let paint):
                let mask = mask(area, transform)
                for i in mask.indices where mask[i] * clip[i] > 0 {
                    picture.over(color(paint, transform, i), weight: mask[i] * clip[i], at: i)
                }
            case .shadow(let area, let shadow):
                let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(transform)
                let mask = mask(area.spread(by: shadow.spread), moved)
                let hole = self.mask(area, transform)
                for i in mask.indices {
                    let rest = shadow.knockout ? 1 - hole[i] : 1
                    picture.over(
                        color(.solid(shadow.color), transform, i), weight: mask[i] * rest * clip[i], at: i)
                }
            case .backdrop(let area, let filter):
                replace(filter, mask(area, transform), clip: clip, below: below, &picture)
            case .group(let group):
                paint(group, transform, clip: clip, below: below, &picture)
            case .glyphs: break
            }
        }
    }

    private func paint(
        _ group: Group, _ outer: Affine, clip: [Double], below: [Picture], _ picture: inout Picture
    ) {
        let transform = group.transform.then(outer)
        let cut = group.clip.map { mask($0, transform) }
        if group.opacity >= 1 && group.shadows.isEmpty {
            let inner = cut.map { zip($0, clip).map { $0 * $1 } } ?? clip
            return paint(group.items, transform, clip: inner, below: below, &picture)
        }
        var layer = Picture(width, height)
        let open = [Double](repeating: 1, count: width * height)
        paint(group.items, transform, clip: open, below: below + [picture], &layer)
        if let cut { for i in layer.values.indices { layer.values[i] *= cut[i / 4] } }
        for i in clip.indices { picture.over(layer.pixel(i), weight: group.opacity * clip[i], at: i) }
    }

    private func replace(
        _ filter: BackdropFilter, _ mask: [Double], clip: [Double], below: [Picture],
        _ picture: inout Picture
    ) {
        for i in mask.indices where mask[i] * clip[i] > 0 {
            var all = Picture(1, 1)
            for other in below + [picture] { all.over(other.pixel(i), weight: 1, at: 0) }
            all.values = Self.filtered(all.values, filter)
            for tint in filter.tints { all.over(color(.solid(tint), .identity, 0), weight: 1, at: 0) }
            let weight = mask[i] * clip[i]
            for lane in 0..<4 {
                picture.values[i * 4 + lane] =
                    all.values[lane] * weight + picture.values[i * 4 + lane] * (1 - weight)
            }
        }
    }

    /// Filters of colours one after the other, as they are defined.
    static func filtered(_ pixel: [Double], _ filter: BackdropFilter) -> [Double] {
        guard pixel[3] > 0 else { return pixel }
        var c = pixel.prefix(3).map { $0 / pixel[3] }
        func luma() -> Double { 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2] }
        var alpha = pixel[3]
        for step in filter.filters {
            switch step {
            case .blur: break
            case .luminanceCurve(let curve):
                let v = curve.ordinates
                let l = luma()
                let y =
                    ((3 * (v[1] - v[2]) + v[3] - v[0]) * l + 3 * (v[0] - 2 * v[1] + v[2])) * l * l
                    + 3 * (v[1] - v[0]) * l + v[0]
                c = c.map { min(max($0 + curve.amount * (y - l), 0), 1) }
            case .matrix(let matrix):
                let input = c + [alpha, 1]
                let output = (0..<4).map { row in
                    min(max((0..<5).reduce(0) { $0 + matrix.factors[row * 5 + $1] * input[$1] }, 0), 1)
                }
                c = Array(output.prefix(3))
                alpha = output[3]
            }
        }
        return c.map { $0 * alpha } + [alpha]
    }

    private func color(_ paint: Paint, _ transform: Affine, _ index: Int) -> [Double] {
        let center = Point(Double(index % width) + 0.5, Double(index / width) + 0.5)
        let p = transform.inverse.map { $0.apply(center) } ?? center
        let stops = PaintGradientTests.stops(of: paint)
        let t = PaintGradientTests.parameter(paint, p)
        return PaintGradientTests.color(stops, at: t).map { $0 / 65535 }
    }
}
