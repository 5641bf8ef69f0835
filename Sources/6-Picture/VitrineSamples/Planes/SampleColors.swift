/// What the planes of a picture are together.
///
/// Where there is one plane more than these take, it is alpha, whose samples are from 0 to the highest.
package enum SampleColors: Hashable, Sendable {
    /// One plane of luma.
    case luma(SampleMatrix)
    /// Three planes, as luma, Cb and Cr.
    case components(SampleMatrix)
    /// Cyan, magenta, yellow and black; if inverted, 255 is no ink.
    case cmyk(isInverted: Bool)
    /// CMY as luma, Cb and Cr of their complements, and black.
    case ycck(isInverted: Bool)

    /// One plane of greys of 8 bits.
    package static let gray = luma(.gray)
    /// Red, green and blue of 8 bits.
    package static let rgb = components(.rgb)

    /// The number of planes without alpha.
    package var count: Int {
        switch self {
        case .luma: 1
        case .components: 3
        case .cmyk, .ycck: 4
        }
    }

    /// The conversion of the first three planes, or of the one.
    var matrix: SampleMatrix {
        switch self {
        case .luma(let matrix), .components(let matrix): matrix
        case .cmyk: .rgb
        case .ycck: .full
        }
    }
}
