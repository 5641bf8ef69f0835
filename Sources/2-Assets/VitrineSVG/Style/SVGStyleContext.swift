import VitrineGeometry

/// The context that values are interpreted in.
struct SVGStyleContext: Sendable {
    let source: SVGSource
    /// The size that percentages refer to.
    var viewport: Size
    /// The kind of element that each id refers to.
    let kinds: [String: String]

    /// The length that percentages refer to if they are neither of width nor of height (SVG 1.1, 7.10).
    var diagonal: Double {
        ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }
}
