import CRowKernels
import VitrineColor

/// The conversion of the samples of a pixel to red, green and blue (ITU-T H.273, 8.3).
///
/// A colour is a sum of the samples, each times a whole number, and a constant; 255 is the highest.
package struct SampleMatrix: Hashable, Sendable {
    /// What the samples add to red, to green and to blue.
    let red: SIMD3<Int32>
    let green: SIMD3<Int32>
    let blue: SIMD3<Int32>
    /// The constants, with a half for rounding.
    let start: SIMD3<Int32>
    /// The number of binary places of all of them.
    let shift: Int32

    /// The binary places of a conversion of any depth.
    private static let places: Int32 = 20

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

    /// Creates a conversion of samples of a depth.
    ///
    /// - Parameters:
    ///   - coefficients: The meaning of luma and chroma.
    ///   - depth: The number of bits of a sample: 8 to 12.
    ///   - isFullRange: `true` if samples begin at zero; otherwise luma is from 16 to 235, and chroma from 16
    ///     to 240, of 255.
    package init(_ coefficients: Coefficients, depth: Int, isFullRange: Bool) {
        precondition((8...12).contains(depth))
        let one = Double(1 << (depth - 8))
        let full = 256 * one - 1
        let unit = 255 * Double(Int32(1) << Self.places)
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
        self.init(
            rows: rows.map { SIMD3<Int32>($0.rounded(.toNearestOrEven)) }, offset: SIMD3<Int32>(offset),
            shift: Self.places)
    }

    /// - Parameters:
    ///   - rows: What the samples add to red, to green and to blue.
    ///   - offset: The samples of black.
    ///   - shift: The number of binary places.
    private init(rows: [SIMD3<Int32>], offset: SIMD3<Int32>, shift: Int32) {
        (red, green, blue) = (rows[0], rows[1], rows[2])
        let half = Int32(1) << (shift - 1)
        start = SIMD3(
            half &- (red &* offset).wrappedSum(), half &- (green &* offset).wrappedSum(),
            half &- (blue &* offset).wrappedSum())
        self.shift = shift
    }
}

extension SampleMatrix {
    /// YCbCr of BT.601 with samples from 0 to 255, as in JPEG (JFIF 1.02).
    package static let full = SampleMatrix(
        rows: [SIMD3(65536, 0, 91881), SIMD3(65536, -22554, -46802), SIMD3(65536, 116_130, 0)],
        offset: SIMD3(0, 128, 128), shift: 16)

    /// YCbCr of BT.601 with luma from 16 to 235 and chroma from 16 to 240, as in WebP (RFC 6386, 9.2).
    package static let video = SampleMatrix(
        rows: [SIMD3(76309, 0, 104_597), SIMD3(76309, -25675, -53279), SIMD3(76309, 132_201, 0)],
        offset: SIMD3(16, 128, 128), shift: 16)

    /// Greys of 8 bits as they are.
    package static let gray = SampleMatrix(
        rows: [SIMD3(1, 0, 0), SIMD3(1, 0, 0), SIMD3(1, 0, 0)], offset: SIMD3(), shift: 0)

    /// Red, green and blue of 8 bits as they are.
    package static let rgb = SampleMatrix(
        rows: [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)], offset: SIMD3(), shift: 0)

    /// The conversion as the row kernels take it.
    var kernel: vitrine_sample_matrix {
        vitrine_sample_matrix(
            red: (red.x, red.y, red.z), green: (green.x, green.y, green.z), blue: (blue.x, blue.y, blue.z),
            start: (start.x, start.y, start.z), shift: shift)
    }
}
