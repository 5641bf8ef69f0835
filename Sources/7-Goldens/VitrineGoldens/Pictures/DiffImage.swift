import VitrinePNG
import VitrinePixels

/// A picture that shows differences, with 8 bits per channel.
///
/// Its rows are made as they are written, so that it takes no memory beside the compared pictures.
package struct DiffImage: Sendable {
    /// The pixels of a row: red, green, blue and alpha, from the lowest byte on.
    typealias Row = UnsafeMutablePointer<UInt32>

    private enum Layout {
        case heatMap
        case sideBySide
    }

    /// The gap between two panels, in pixels.
    package static let separator = 2
    private static let separatorColor: UInt32 = 0xFF80_8080

    let pictures: ComparedPictures
    let regions: [DifferenceRegion]
    private let layout: Layout
    /// The width of the heat map in pixels.
    let mapWidth: Int
    /// The height in pixels.
    package let height: Int

    /// The width in pixels.
    package var width: Int {
        switch layout {
        case .heatMap: mapWidth
        case .sideBySide: mapWidth * 3 + Self.separator * 2
        }
    }

    private init(_ pictures: ComparedPictures, _ regions: [DifferenceRegion], _ layout: Layout) {
        self.pictures = pictures
        self.regions = regions
        self.layout = layout
        let (expected, actual) = pictures.sizes
        mapWidth = max(expected.width, actual.width)
        height = max(expected.height, actual.height)
    }

    /// The expected picture in dark grey, with each differing pixel in a colour that shows the size of the
    /// difference: violet for one level of one component, followed by red, orange, yellow and, for 255, near
    /// white. Regions are framed.
    ///
    /// Pictures are aligned at the top left. Pixels that only one picture has are magenta; those that neither
    /// has are transparent.
    ///
    /// - Parameters:
    ///   - pictures: The pictures to compare.
    ///   - regions: The regions to frame. Default: none.
    package static func heatMap(
        _ pictures: ComparedPictures, regions: [DifferenceRegion] = []
    ) -> DiffImage {
        DiffImage(pictures, regions, .heatMap)
    }

    /// The expected picture, the heat map and the actual picture side by side.
    ///
    /// - Parameters:
    ///   - pictures: The pictures to compare.
    ///   - regions: The regions to frame. Default: none.
    package static func sideBySide(
        _ pictures: ComparedPictures, regions: [DifferenceRegion] = []
    ) -> DiffImage {
        DiffImage(pictures, regions, .sideBySide)
    }

    private func drawRow(_ y: Int, into row: Row) {
        guard case .sideBySide = layout else { return unsafe drawHeatRow(y, into: row) }
        unsafe row.update(repeating: 0, count: width)
        unsafe pictures.copyRow(y, of: .expected, into: row)
        unsafe drawHeatRow(y, into: row + mapWidth + Self.separator)
        unsafe pictures.copyRow(y, of: .actual, into: row + (mapWidth + Self.separator) * 2)
        for panel in 1...2 {
            let start = mapWidth * panel + Self.separator * (panel - 1)
            unsafe (row + start).update(repeating: Self.separatorColor, count: Self.separator)
        }
    }
}

extension DiffImage: PixelSource {
    package func copyRow(_ y: Int, into row: UnsafeMutablePointer<UInt8>) {
        unsafe row.withMemoryRebound(to: UInt32.self, capacity: width) { unsafe drawRow(y, into: $0) }
    }
}
