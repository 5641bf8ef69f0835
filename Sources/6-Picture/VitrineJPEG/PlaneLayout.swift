import CJPEG

/// The size of a component's samples: those of the picture, and in whole MCUs as libjpeg writes them.
struct PlaneLayout: Hashable {
    var width: Int
    var height: Int
    var stride: Int
    var rows: Int
    var horizontal: Int
    var vertical: Int

    /// The number of samples in whole MCUs.
    var count: Int { stride * rows }

    /// Returns the layouts of all components.
    static func layouts(of header: vitrine_jpeg_header) -> [PlaneLayout] {
        let factors = [
            (header.horizontal.0, header.vertical.0), (header.horizontal.1, header.vertical.1),
            (header.horizontal.2, header.vertical.2), (header.horizontal.3, header.vertical.3),
        ].prefix(Int(header.components)).map { (horizontal: Int($0.0), vertical: Int($0.1)) }
        let most = (
            horizontal: factors.map(\.horizontal).max() ?? 1, vertical: factors.map(\.vertical).max() ?? 1
        )
        let (width, height) = (Int(header.width), Int(header.height))
        return factors.map { own in
            PlaneLayout(
                width: quotient(width * own.horizontal, most.horizontal),
                height: quotient(height * own.vertical, most.vertical),
                stride: quotient(width, 8 * most.horizontal) * 8 * own.horizontal,
                rows: quotient(height, 8 * most.vertical) * 8 * own.vertical,
                horizontal: own.horizontal, vertical: own.vertical)
        }
    }

    /// Returns the quotient, rounded up.
    private static func quotient(_ a: Int, _ b: Int) -> Int { (a + b - 1) / b }
}
