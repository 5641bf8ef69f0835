import VitrinePixels

/// The pixels of planes, made of them when they are read: with halved chroma, planes take three eighths of
/// the memory.
package struct PlanarPixels: RGBA8Pixels {
    private let planes: PlanarImage
    private let colors: SampleColors

    package init(_ planes: PlanarImage, _ colors: SampleColors) {
        self.planes = planes
        self.colors = colors
    }

    package var width: Int { planes.width }
    package var height: Int { planes.height }
    package var image: RGBA8Image { planes.rgba(colors) }

    package func withRows(_ columns: Range<Int>, keeping count: Int, _ body: (any RGBA8Rows) -> Void) {
        planes.withRows(colors, columns) { made in
            let rows = KeptPlanarRows(made, width: width, height: height, count: min(max(count, 1), height))
            defer { rows.close() }
            body(rows)
        }
    }
}
