import VitrineColor

/// The conversion of luma and chroma to red, green and blue (ITU-T H.273, 8.3).
///
/// A colour is a sum of the three samples, each times a whole number of 1/2^20, and a constant; 255 is the
/// highest. With up to 12 bits no sum leaves 32 bits.
package struct YUVMatrix: Hashable, Sendable {
    /// What luma, Cb and Cr add to red, to green and to blue.
    var red: SIMD3<Int32>
    var green: SIMD3<Int32>
    var blue: SIMD3<Int32>
    /// The constants, with a half for rounding.
    var start: SIMD3<Int32>

    /// The number of binary places.
    static let shift: Int32 = 20

    /// The meaning of luma and chroma.
    package enum Coefficients: Hashable, Sendable {
        /// Luma alone.
        case gray
        /// Green, blue and red (GBR).
        case identity
        /// Luma is a sum of red, green and blue with these shares of red and blue.
        case luma(red: Double, blue: Double)
        case yCgCo

        /// Creates coefficients from a code point of H.273, table 4; `nil` if they are not linear or unknown.
        ///
        /// - Parameters:
        ///   - matrix: `MatrixCoefficients`. A file that leaves them open means BT.601, as libavif and
        ///     libheif take it.
        ///   - primaries: `ColourPrimaries`, from which number 12 derives them.
        package init?(matrix: Int, primaries: Int) {
            switch matrix {
            case 0: self = .identity
            case 1: self = .luma(red: 0.2126, blue: 0.0722)
            case 2, 3, 5, 6: self = .luma(red: 0.299, blue: 0.114)
            case 4: self = .luma(red: 0.30, blue: 0.11)
            case 7: self = .luma(red: 0.212, blue: 0.087)
            case 8: self = .yCgCo
            case 9: self = .luma(red: 0.2627, blue: 0.0593)
            case 12:
                let known = UInt8(exactly: primaries).flatMap(CICPPrimaries.init) ?? .bt709
                let light = known.chromaticities.toXYZ
                self = .luma(red: light.x.y, blue: light.z.y)
            default: return nil
            }
        }
    }

    /// Creates a conversion.
    ///
    /// - Parameters:
    ///   - coefficients: The meaning of luma and chroma.
    ///   - depth: The number of bits of a sample: 8 to 12.
    ///   - isFullRange: `true` if samples begin at zero; otherwise luma is from 16 to 235, and chroma from 16
    ///     to 240, of 255.
    package init(_ coefficients: Coefficients, depth: Int, isFullRange: Bool) {
        let one = Double(1 << (depth - 8))
        let full = 256 * one - 1
        let unit = 255 * Double(Int32(1) << Self.shift)
        let luma = unit / (isFullRange ? full : 219 * one)
        let chroma = unit / (isFullRange ? full : 224 * one)
        let black = isFullRange ? 0 : 16 * one
        var offset = SIMD3<Double>(black, 128 * one, 128 * one)
        var rows: [SIMD3<Double>]
        switch coefficients {
        case .gray: rows = [SIMD3](repeating: SIMD3(luma, 0, 0), count: 3)
        case .identity:
            offset = SIMD3(repeating: black)
            rows = [SIMD3(0, 0, luma), SIMD3(luma, 0, 0), SIMD3(0, luma, 0)]
        case .yCgCo:
            rows = [
                SIMD3(luma, -chroma, chroma), SIMD3(luma, chroma, 0), SIMD3(luma, -chroma, -chroma),
            ]
        case .luma(let red, let blue):
            let green = 1 - red - blue
            rows = [
                SIMD3(luma, 0, 2 * (1 - red) * chroma),
                SIMD3(
                    luma, -2 * (1 - blue) * blue / green * chroma, -2 * (1 - red) * red / green * chroma),
                SIMD3(luma, 2 * (1 - blue) * chroma, 0),
            ]
        }
        rows = rows.map { $0.rounded(.toNearestOrEven) }
        let whole = rows.map { SIMD3<Int32>($0) }
        (red, green, blue) = (whole[0], whole[1], whole[2])
        let half = Double(Int32(1) << (Self.shift - 1))
        start = SIMD3<Int32>(
            SIMD3(
                half - (rows[0] * offset).sum(), half - (rows[1] * offset).sum(),
                half - (rows[2] * offset).sum()))
    }

    /// Returns a component of the nearest colour.
    @inline(__always)
    static func component(_ shares: SIMD3<Int32>, _ start: Int32, _ sample: SIMD3<Int32>) -> UInt32 {
        let sum = start &+ shares.x &* sample.x &+ shares.y &* sample.y &+ shares.z &* sample.z
        return UInt32(truncatingIfNeeded: max(0, min(255, sum &>> shift)))
    }
}
