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
        case gradient(GradientRamp, GradientGeometry)
        case image(ImageReference)
        case mesh(MeshReference)
        case noise(GradientRamp, NoiseReference)
    }

    private let kind: Kind

    init(_ paint: Paint, _ transform: Affine, _ colorSpace: ColorSpace) {
        func gradient(
            _ stops: [GradientStop], _ space: GradientSpace, _ geometry: GradientGeometry
        ) -> Kind {
            .gradient(GradientRamp(stops, space, in: colorSpace), geometry)
        }
        switch paint {
        case .solid(let color): kind = .solid(color.premultiplied16)
        case .linear(let g): kind = gradient(g.stops, g.space, GradientGeometry(g, transform: transform))
        case .radial(let g): kind = gradient(g.stops, g.space, GradientGeometry(g, transform: transform))
        case .angular(let g): kind = gradient(g.stops, g.space, GradientGeometry(g, transform: transform))
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
        case .gradient(let ramp, let geometry): Self.pixel(ramp, geometry, x, y)
        case .image(let image): image.pixel(x, y)
        case .mesh(let mesh): mesh.pixel(x, y)
        case .noise(let ramp, let noise): Self.color(ramp, at: noise.value(x, y))
        }
    }

    private static func pixel(
        _ ramp: GradientRamp, _ geometry: GradientGeometry, _ x: Int, _ y: Int
    ) -> Pixmap.Pixel {
        func place(_ origin: PixelOrigin, _ map: LinearMap) -> Point {
            let (dx, dy) = (origin.x(x), origin.y(y))
            return Point(dx * map.a + dy * map.c, dx * map.b + dy * map.d)
        }
        switch geometry {
        case .linear(let origin, let alongX, let alongY):
            return color(ramp, at: origin.x(x) * alongX + origin.y(y) * alongY)
        case .radial(let origin, let map, let startRadius, let reciprocal):
            return color(ramp, at: (place(origin, map).length - startRadius) * reciprocal)
        case .cone(let origin, let map, let cone):
            let p = place(origin, map)
            return color(ramp, at: cone.parameter(p.x, p.y))
        case .angular(let origin, let map, let start, let sweep):
            let p = place(origin, map)
            let turn = ExactMath.atan2(p.y, p.x) * (0.5 / ExactMath.pi)
            return color(
                ramp, at: GradientGeometry.angularParameter(turn: turn, start: start, sweep: sweep))
        case .disc(let origin, let map, let radius):
            return color(ramp, at: place(origin, map).length < radius ? -.infinity : .infinity)
        case .degenerate: return ramp.last.unpacked
        case .empty: return Pixmap.Pixel()
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
