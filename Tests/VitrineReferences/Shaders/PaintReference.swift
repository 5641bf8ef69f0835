import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineShaders

/// The colour of a paint at a single pixel, without rows, caches or prepared pictures.
struct PaintReference {
    private enum Kind {
        case solid(Pixmap.Pixel)
        case gradient(GradientRamp, GradientGeometry, GradientSpread)
        case image(ImageReference)
        case mesh(MeshReference)
        case noise(GradientRamp, NoiseReference)
    }

    private let kind: Kind

    init(_ paint: Paint, _ transform: Affine, _ colorSpace: ColorSpace) {
        func gradient(
            _ stops: [GradientStop], _ space: GradientSpace, _ geometry: GradientGeometry,
            _ spread: GradientSpread
        ) -> Kind {
            .gradient(GradientRamp(stops, space, in: colorSpace), geometry, spread)
        }
        switch paint {
        case .solid(let color): kind = .solid(color.premultiplied16)
        case .linear(let g):
            kind = gradient(g.stops, g.space, GradientGeometry(g, transform: transform), g.spread)
        case .radial(let g):
            kind = gradient(g.stops, g.space, GradientGeometry(g, transform: transform), g.spread)
        case .angular(let g):
            kind = gradient(g.stops, g.space, GradientGeometry(g, transform: transform), g.spread)
        case .image(let image): kind = .image(ImageReference(image, transform))
        case .noise(let noise):
            kind = .noise(
                GradientRamp(noise.stops, noise.space, in: colorSpace),
                NoiseReference(noise: noise, transform: transform))
        case .mesh(let mesh): kind = .mesh(MeshReference(mesh, transform, colorSpace))
        }
    }

    func pixel(_ x: Int, _ y: Int) -> Pixmap.Pixel {
        switch kind {
        case .solid(let pixel): pixel
        case .gradient(let ramp, let geometry, let spread): Self.pixel(ramp, geometry, spread, x, y)
        case .image(let image): image.pixel(x, y)
        case .mesh(let mesh): mesh.pixel(x, y)
        case .noise(let ramp, let noise): Self.color(ramp, at: noise.value(x, y))
        }
    }

    static func pixel(
        _ ramp: GradientRamp, _ geometry: GradientGeometry, _ spread: GradientSpread, _ x: Int, _ y: Int
    ) -> Pixmap.Pixel {
        func shown(_ t: Double) -> Pixmap.Pixel { color(ramp, at: location(t, spread)) }
        func place(_ origin: PixelOrigin, _ map: LinearMap) -> Point {
            let (dx, dy) = (origin.x(x), origin.y(y))
            return Point(dx * map.a + dy * map.c, dx * map.b + dy * map.d)
        }
        switch geometry {
        case .linear(let origin, let alongX, let alongY):
            return shown(origin.x(x) * alongX + origin.y(y) * alongY)
        case .radial(let origin, let map, let startRadius, let reciprocal):
            return shown((place(origin, map).length - startRadius) * reciprocal)
        case .cone(let origin, let map, let cone):
            let p = place(origin, map)
            return shown(cone.parameter(p.x, p.y))
        case .angular(let origin, let map, let start, let sweep):
            let p = place(origin, map)
            let turn = ExactMath.atan2(p.y, p.x) * (0.5 / ExactMath.pi)
            let past = turns(turn, past: start)
            if spread != .pad { return shown(past / sweep) }
            return color(ramp, at: past <= sweep ? past / sweep : past - sweep <= 1 - past ? 1 : 0)
        case .disc(let origin, let map, let radius):
            return color(ramp, at: place(origin, map).length < radius ? -.infinity : .infinity)
        case .degenerate: return ramp.last.unpacked
        case .empty: return Pixmap.Pixel()
        }
    }

    /// Returns the part of a turn by which an angle is past another, both in turns.
    ///
    /// The ray of the start has 0: an angle that rounding leaves just before it would have the colour of the
    /// end.
    private static func turns(_ turn: Double, past start: Double) -> Double {
        let past = turn - start
        let part = past - past.rounded(.down)
        return part > 1 - 1e-12 ? 0 : part
    }

    /// Returns the location 0...1 whose colour is shown at a location; any for a gradient that pads.
    static func location(_ t: Double, _ spread: GradientSpread) -> Double {
        switch spread {
        case .pad: return t
        case .repeat: return t - t.rounded(.down)
        case .reflect:
            let past = t - 2 * (t * 0.5).rounded(.down)
            return past > 1 ? 2 - past : past
        }
    }

    /// Returns the colour of a ramp, interpolated linearly in the segment that contains the parameter.
    static func color(_ ramp: GradientRamp, at t: Double) -> Pixmap.Pixel {
        let segment = ramp.segments.first { t < $0.upper } ?? ramp.segments[ramp.segments.count - 1]
        let position = (t - segment.base) * segment.reciprocal
        let u = Float(position > 0 ? min(position, 1) : 0)
        func mix(_ a: Float, _ b: Float) -> UInt16 {
            UInt16((a * (1 - u) + b * u).rounded(.toNearestOrEven))
        }
        let (a, b) = (segment.from, segment.to)
        return Pixmap.Pixel(
            mix(a.x, b.x), mix(a.y, b.y), mix(a.z, b.z), mix(a.w, b.w))
    }
}
