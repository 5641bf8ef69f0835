/// What the planes of a picture are together.
package enum SampleColors: Hashable, Sendable {
    /// One plane of greys.
    case gray
    /// Red, green and blue.
    case rgb
    /// Luma, Cb and Cr, and then alpha if there is a fourth plane.
    case yCbCr(YCbCrMatrix)
    /// Cyan, magenta, yellow and black; if inverted, 255 is no ink.
    case cmyk(isInverted: Bool)
    /// CMY as luma, Cb and Cr of their complements, and black.
    case ycck(isInverted: Bool)

    /// The number of planes without alpha.
    package var count: Int {
        switch self {
        case .gray: 1
        case .rgb, .yCbCr: 3
        case .cmyk, .ycck: 4
        }
    }
}
