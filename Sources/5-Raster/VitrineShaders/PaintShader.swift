import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// A paint prepared for one transform: it yields the premultiplied colours of device pixels.
public struct PaintShader: Sendable {
    private enum Kind: Sendable {
        case solid(PackedPixel)
        case gradient(GradientShader)
        case noise(NoiseShader)
        case picture(Layer)
    }

    private let kind: Kind
    /// Indicates whether each of its colours has alpha 1.
    public let isOpaque: Bool

    /// Creates a shader.
    ///
    /// - Parameters:
    ///   - transform: The map from the paint's points to device pixels.
    ///   - shown: The bounds of the pixels that will be shaded.
    ///   - pictures: Pictures that may have been drawn before. Default: none.
    public init(
        _ paint: Paint, transform: Affine, colorSpace: ColorSpace = .sRGB, shown: PixelRect,
        pictures: ResampledPictures = ResampledPictures(), workers: Workers = .serial
    ) {
        func ramp(_ stops: [GradientStop], _ space: GradientSpace) -> GradientRamp {
            GradientRamp(stops, space, in: colorSpace)
        }
        switch paint {
        case .solid(let color): kind = .solid(PackedPixel(color))
        case .linear(let g):
            kind = Self.gradient(
                ramp(g.stops, g.space), GradientGeometry(g, transform: transform), g.spread)
        case .radial(let g):
            kind = Self.gradient(
                ramp(g.stops, g.space), GradientGeometry(g, transform: transform), g.spread)
        case .angular(let g):
            kind = Self.gradient(
                ramp(g.stops, g.space), GradientGeometry(g, transform: transform), g.spread)
        case .noise(let noise):
            kind = .noise(
                NoiseShader(ramp(noise.stops, noise.space), NoiseField(noise, transform: transform)))
        case .image(let image):
            kind = .picture(
                ImageResampler.layer(
                    image, transform: transform, in: colorSpace, into: shown, known: pictures,
                    workers: workers))
        case .mesh(let mesh):
            let tessellation = MeshTessellation(mesh, transform: transform, in: colorSpace)
            kind = .picture(MeshRaster.layer(tessellation, into: shown, workers: workers))
        }
        isOpaque =
            switch kind {
            case .solid(let pixel): pixel.alpha == Unit16.one
            case .gradient(let gradient): gradient.isOpaque
            case .noise(let noise): noise.isOpaque
            case .picture(let layer): layer.pixmap.pixels.allSatisfy { $0.w == Unit16.one }
            }
    }

    private static func gradient(
        _ ramp: GradientRamp, _ geometry: GradientGeometry, _ spread: GradientSpread
    ) -> Kind {
        let gradient = GradientShader(ramp, geometry, spread)
        return gradient.constantColor.map { .solid($0) } ?? .gradient(gradient)
    }

    /// The size in bytes of the picture that it has made, if that is its kind.
    public var byteCount: Int {
        guard case .picture(let layer) = kind else { return 0 }
        return layer.bounds.pixelCount * MemoryLayout<PackedPixel>.size
    }

    /// The colour of all pixels, if the kind of paint has only one.
    public var constantColor: PackedPixel? {
        if case .solid(let pixel) = kind { pixel } else { nil }
    }

    /// Returns the colour of row `y` if it has only one: a plain colour, or a vertical gradient. It equals
    /// the result of `shade`.
    public func uniformColor(ofRow y: Int) -> PackedPixel? {
        switch kind {
        case .solid(let pixel): pixel
        case .gradient(let gradient): gradient.uniformColor(ofRow: y)
        case .noise, .picture: nil
        }
    }

    /// Indicates whether all rows have the same colours.
    public var isRowInvariant: Bool {
        switch kind {
        case .solid: true
        case .gradient(let gradient): gradient.isRowInvariant
        case .noise, .picture: false
        }
    }

    /// Writes the colours of the pixels `x..<x + count` of row `y`.
    public func shade(_ row: UnsafeMutablePointer<PackedPixel>, x: Int, y: Int, count: Int) {
        switch kind {
        case .solid(let pixel): unsafe row.update(repeating: pixel, count: count)
        case .gradient(let gradient): unsafe gradient.shade(row, x: x, y: y, count: count)
        case .noise(let noise): unsafe noise.shade(row, x: x, y: y, count: count)
        case .picture(let layer): unsafe layer.copyRow(y, from: x, count: count, to: row)
        }
    }
}
