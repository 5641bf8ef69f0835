import Testing
import VitrineTestSupport

@testable import VitrinePNG

struct RowUnfilterTests {
    /// Random bytes, mostly small, so that predictions are close to each other.
    @Test(arguments: [3, 4], [1, 2, 3, 17, 64])
    func equalsItsReference(_ channels: Int, _ width: Int) {
        var random = SeededGenerator(seed: channels << 8 | width)
        let height = 40
        var rows: [UInt8] = []
        var wanted: [UInt8] = []
        var above = [UInt8](repeating: 0, count: width * channels)
        for _ in 0..<height {
            let filter = RowFilter.allCases[Int.random(in: 0..<5, using: &random)]
            let most = Bool.random(using: &random) ? UInt8(5) : 255
            let row = (0..<width * channels).map { _ in UInt8.random(in: 0...most, using: &random) }
            rows += [filter.rawValue] + row
            above = RowFilterReference.unfiltered(row, above: above, pixelBytes: channels, by: filter)
            for x in 0..<width {
                let pixel = above[x * channels..<(x + 1) * channels]
                wanted += channels == 4 ? Array(pixel) : pixel + [255]
            }
        }
        rows += [UInt8](repeating: 99, count: 8)
        let found = unsafe rows.withUnsafeBufferPointer { rows in
            unsafe rows.baseAddress.flatMap {
                unsafe RowUnfilter.components($0, width: width, height: height, channels: channels)
            }
        }
        #expect(found == wanted, "seed \(channels << 8 | width)")
    }

    @Test func unknownFiltersAreErrors() throws {
        let file = ColorTypeTests.file(2, 8, 5, 3, false, false)
        var rows = [UInt8](repeating: 0, count: 3 * 16)
        rows[16] = 5
        var bytes = Array(file.bytes().prefix(8))
        for chunk in HandMadePNG.chunks(of: file.bytes()) {
            bytes += HandMadePNG.chunk(
                chunk.name, chunk.name == "IDAT" ? HandMadePNG.stored(rows) : chunk.data)
        }
        #expect(throws: PNG.DecodingError.malformed("bad adaptive filter value")) { try PNG.decode(bytes) }
    }
}
