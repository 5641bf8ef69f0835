import VitrineGeometry

/// What values are read against.
struct SVGStyleContext: Sendable {
    let source: SVGSource
    /// What percentages are of.
    var viewport: Size
    /// What kind of element each id stands for.
    let kinds: [String: String]

    /// The length that percentages of neither width nor height are of (SVG 1.1, 7.10).
    var diagonal: Double {
        ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }
}
