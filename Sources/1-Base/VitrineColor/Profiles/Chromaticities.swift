/// The CIE 1931 x and y coordinates of a colour space's white and primaries.
public struct Chromaticities: Hashable, Sendable {
    public let white: SIMD2<Double>
    public let red: SIMD2<Double>
    public let green: SIMD2<Double>
    public let blue: SIMD2<Double>

    /// Creates chromaticities, or returns `nil` if the primaries do not form a triangle around white:
    /// otherwise some primary would not contribute to white.
    public init?(
        white: SIMD2<Double>, red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>
    ) {
        self.init(known: white, red, green, blue)
        for place in [white, red, green, blue] {
            guard place.x >= 0, place.y >= 0, place.x + place.y <= 1 else { return nil }
        }
        guard white.y > 0.001, let strengths, strengths.min() > 0.0001, strengths.max() < 10_000 else {
            return nil
        }
    }

    private init(
        known white: SIMD2<Double>, _ red: SIMD2<Double>, _ green: SIMD2<Double>, _ blue: SIMD2<Double>
    ) {
        self.white = white
        self.red = red
        self.green = green
        self.blue = blue
    }
}

extension Chromaticities {
    package static let d65 = SIMD2(0.3127, 0.3290)

    /// The chromaticities of IEC 61966-2-1 and ITU-R BT.709.
    public static let sRGB = Self(
        known: d65, SIMD2(0.640, 0.330), SIMD2(0.300, 0.600), SIMD2(0.150, 0.060))
    /// The chromaticities of SMPTE EG 432-1: the primaries of digital cinema with the white point D65.
    public static let displayP3 = Self(
        known: d65, SIMD2(0.680, 0.320), SIMD2(0.265, 0.690), SIMD2(0.150, 0.060))
    /// The chromaticities of SMPTE RP 431-2: the same primaries with the white point of the projector.
    public static let p3DCI = Self(
        known: SIMD2(0.314, 0.351), SIMD2(0.680, 0.320), SIMD2(0.265, 0.690), SIMD2(0.150, 0.060))
    /// The chromaticities of ITU-R BT.2020.
    public static let bt2020 = Self(
        known: d65, SIMD2(0.708, 0.292), SIMD2(0.170, 0.797), SIMD2(0.131, 0.046))

    /// The white in XYZ, with Y = 1.
    package var whiteXYZ: SIMD3<Double> { SIMD3(white.x, white.y, 1 - white.x - white.y) / white.y }

    /// The amounts of the primaries' (x, y, z) that add up to white; `nil` if the primaries are collinear.
    private var strengths: SIMD3<Double>? { primaries.inverse.map { $0 * whiteXYZ } }

    private var primaries: Matrix3x3 {
        func xyz(_ c: SIMD2<Double>) -> SIMD3<Double> { SIMD3(c.x, c.y, 1 - c.x - c.y) }
        return Matrix3x3(columns: xyz(red), xyz(green), xyz(blue))
    }

    /// The matrix from linear components to XYZ with this white (Lindbloom, "RGB/XYZ Matrices").
    package var toXYZ: Matrix3x3 {
        // Never `nil`, because the initialiser has checked it.
        let s = strengths ?? SIMD3(repeating: 0)
        let p = primaries
        return Matrix3x3(columns: p.x * s.x, p.y * s.y, p.z * s.z)
    }
}
