/// The metric of "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", Y. Kotsarenko and F. Ramos, 2010, with pixelmatch's coefficients.
enum YIQ {
    /// The largest possible distance, as stated by pixelmatch and odiff.
    static let largest = 35215.0

    @inline(__always)
    static func y(_ r: Double, _ g: Double, _ b: Double) -> Double {
        r * 0.29889531 + g * 0.58662247 + b * 0.11448223
    }

    /// Returns the squared distance of two colours, given the differences of their channels in 255ths.
    @inline(__always)
    static func delta(_ r: Double, _ g: Double, _ b: Double) -> Double {
        let y = y(r, g, b)
        let i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
        let q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
}
