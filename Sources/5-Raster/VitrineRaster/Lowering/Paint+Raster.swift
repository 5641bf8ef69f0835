import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineShaders

// All that differs between kinds of paint, apart from their pixels and extents, which `VitrineShaders` has.
// No switch here has a default, so that a new kind is asked all of it.

extension Paint {
    /// Indicates whether all numbers are finite.
    var isFinite: Bool {
        switch self {
        case .solid(let color): color.isFinite
        case .linear(let g): g.stops.areFinite && g.start.isFinite && g.end.isFinite
        case .radial(let g):
            g.stops.areFinite && g.startCenter.isFinite && g.endCenter.isFinite && g.startRadius.isFinite
                && g.endRadius.isFinite && g.aspect.isFinite
        case .angular(let g):
            g.stops.areFinite && g.center.isFinite && g.startAngle.isFinite && g.endAngle.isFinite
        case .mesh(let g): g.isWellFormed && g.vertices.allSatisfy(\.isFinite)
        case .noise(let n): n.stops.areFinite && n.cell.isFinite && n.gain.isFinite
        case .image(let image): image.frame.isFinite && image.opacity.isFinite
        }
    }

    /// `true` if the paint is rendered to a picture first.
    var isPicture: Bool {
        switch self {
        case .image, .mesh: true
        case .solid, .linear, .radial, .angular, .noise: false
        }
    }

    /// `true` if the paint is known to be opaque everywhere.
    var isOpaque: Bool {
        switch self {
        case .solid(let color): color.premultiplied16.w == Unit16.one
        case .linear(let gradient): GradientRamp.isOpaque(gradient.stops)
        case .angular(let gradient): GradientRamp.isOpaque(gradient.stops)
        case .radial, .mesh, .noise, .image: false
        }
    }

    /// Returns the coverage curve of text in this paint.
    ///
    /// For a gradient the mean of all stops counts, so that one word has one weight. Pictures, meshes and
    /// noise leave coverage unchanged.
    func textCurve(in space: ColorSpace) -> TextContrastCurve {
        switch self {
        case .solid(let color): .lightness(color.textLightness(in: space))
        case .linear(let gradient): Self.curve(gradient.stops, in: space)
        case .radial(let gradient): Self.curve(gradient.stops, in: space)
        case .angular(let gradient): Self.curve(gradient.stops, in: space)
        case .mesh, .noise, .image: .identity
        }
    }

    /// Returns the cost of a pixel, in units of ``RasterWork``.
    func cost(under transform: Affine) -> Double {
        switch self {
        case .solid: return 0.2
        case .linear(let gradient):
            return gradient.spread == .pad ? 5 : 3 + Self.lookUp(gradient.stops, gradient.space) / 3
        case .radial(let gradient):
            return gradient.spread == .pad ? 6 : 4 + Self.lookUp(gradient.stops, gradient.space) / 3
        case .angular(let gradient):
            // Neighbours in a row may lie anywhere between the stops.
            return 16 + Self.lookUp(gradient.stops, gradient.space) / 8
        // A picture of its own; where points are moved, of small triangles.
        case .mesh(let mesh): return mesh.isEven ? 25 : 150
        case .noise(let noise):
            return 38 * Double(max(noise.octaves, 1)) + Self.lookUp(noise.stops, noise.space)
        case .image(let image):
            let isTurned = transform.b != 0 || transform.c != 0
            switch image.sampling {
            case .nearest: return isTurned ? 10 : 3
            case .bilinear:
                let (scale, pixels) = (transform.largestScale, image.picture)
                let shrinks =
                    image.frame.width * scale < Double(pixels.width)
                    || image.frame.height * scale < Double(pixels.height)
                // Where a turned picture shrinks, each pixel is the mean of 256 places.
                return isTurned ? (shrinks ? 390 : 26) : 13
            case .lanczos: return isTurned ? 76 : 31
            }
        }
    }
}

extension Paint {
    private static func curve(_ stops: [GradientStop], in space: ColorSpace) -> TextContrastCurve {
        if stops.isEmpty { return .identity }
        let sum = stops.reduce(0) { $0 + $1.color.textLightness(in: space) }
        return .lightness(sum / Double(stops.count))
    }

    /// Returns the cost of the colours of pixels that may lie anywhere between the stops.
    ///
    /// In other spaces than sRGB the way between two stops is eight pieces or so.
    private static func lookUp(_ stops: [GradientStop], _ space: GradientSpace) -> Double {
        let pieces = max(stops.count, 1) * (space == .srgb ? 1 : 8)
        return 4 * Double(pieces.bitWidth - pieces.leadingZeroBitCount) + Double(pieces) / 32
    }
}

extension Color {
    var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }

    /// Returns the lightness that determines the curve.
    ///
    /// A translucent colour appears between the backdrop and itself, where the curve of its own lightness
    /// would be too strong: it counts as it appears over its opposite, and with an alpha of one half or less
    /// as a lightness of 0.5.
    fileprivate func textLightness(in space: ColorSpace) -> Double {
        0.5 + (lightness(in: space) - 0.5) * min(max(2 * alpha - 1, 0), 1)
    }
}

extension [GradientStop] {
    fileprivate var areFinite: Bool { allSatisfy { $0.location.isFinite && $0.color.isFinite } }
}

extension MeshGradient.Vertex {
    fileprivate var isFinite: Bool {
        position.isFinite && color.isFinite
            && [leading, top, trailing, bottom].allSatisfy { $0?.isFinite ?? true }
    }
}
