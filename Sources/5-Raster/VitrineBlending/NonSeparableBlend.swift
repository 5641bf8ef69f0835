import VitrineDisplayList
import VitrinePixels

/// The four modes that treat a colour as a whole: W3C Compositing and Blending Level 1, section 9.2.
///
/// `Lum`, `Sat`, `SetLum`, `SetSat` and `ClipColor` are homogeneous, so they work on components times both
/// alphas. Differences of components are then exact, whereas those of divided components would lose digits.
struct NonSeparableBlend: PixelBlend {
    /// The components red, green and blue.
    typealias Triple = SIMD3<Double>

    private let mode: BlendMode

    init(_ mode: BlendMode) {
        self.mode = mode
    }

    @inline(__always)
    func blend(_ source: PackedPixel, _ below: PackedPixel) -> PackedPixel {
        let (s, d) = (source.triple, below.triple)
        let a = Double(Int32(source.alpha))
        let b = Double(Int32(below.alpha))
        let mixed: Triple
        switch mode {
        case .hue: mixed = Self.withLuminance(Self.withSaturation(s, Self.saturation(d) * a), d * a, a * b)
        case .saturation:
            mixed = Self.withLuminance(Self.withSaturation(d, Self.saturation(s) * b), d * a, a * b)
        case .color: mixed = Self.withLuminance(s * b, d * a, a * b)
        default: mixed = Self.withLuminance(d * a, s * b, a * b)
        }
        let sum = s + d - (s * b + d * a - mixed) / 65535
        return PackedPixel(rounding: sum, alpha: source.alphaOver(below))
    }

    @inline(__always)
    static func luminance(_ c: Triple) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    @inline(__always)
    private static func minimum(_ c: Triple) -> Double {
        let pair = c.x < c.y ? c.x : c.y
        return pair < c.z ? pair : c.z
    }

    @inline(__always)
    private static func maximum(_ c: Triple) -> Double {
        let pair = c.x > c.y ? c.x : c.y
        return pair > c.z ? pair : c.z
    }

    @inline(__always)
    private static func saturation(_ c: Triple) -> Double { maximum(c) - minimum(c) }

    /// `SetSat`: the smallest component becomes 0 and the largest `saturation`; grey becomes black.
    @inline(__always)
    private static func withSaturation(_ c: Triple, _ saturation: Double) -> Triple {
        let low = minimum(c)
        let range = maximum(c) - low
        if range == 0 { return Triple() }
        return (c - Triple(repeating: low)) * saturation / range
    }

    /// `SetLum` to the luminance of `other`, and `ClipColor` to 0...`limit`.
    @inline(__always)
    private static func withLuminance(_ c: Triple, _ other: Triple, _ limit: Double) -> Triple {
        let wanted = luminance(other)
        var moved = c + Triple(repeating: wanted - luminance(c))
        let middle = luminance(moved)
        let (low, high) = (minimum(moved), maximum(moved))
        let center = Triple(repeating: middle)
        // Greys that are outside by a rounding error have no room to move, and are clamped later.
        if low < 0 && low < middle { moved = center + (moved - center) * middle / (middle - low) }
        if high > limit && high > middle {
            moved = center + (moved - center) * (limit - middle) / (high - middle)
        }
        return moved
    }
}
