import VitrinePixels

/// A picture whose rows are made when they are read, and last no longer than they must: other columns, and
/// rows that are too far away, are noise.
struct MadePixels: RGBA8Pixels {
    let image: RGBA8Image

    var width: Int { image.width }
    var height: Int { image.height }

    func withRows(_ columns: Range<Int>, keeping count: Int, _ body: (any RGBA8Rows) -> Void) {
        let rows = Rows(image: image, columns: columns, count: count)
        body(rows)
        unsafe rows.memory.deallocate()
    }

    @safe private final class Rows: RGBA8Rows {
        private let image: RGBA8Image
        private let columns: Range<Int>
        private let count: Int
        fileprivate let memory: UnsafeMutablePointer<UInt8>

        init(image: RGBA8Image, columns: Range<Int>, count: Int) {
            self.image = image
            self.columns = columns
            self.count = count
            let all = 4 * image.width * count
            unsafe memory = .allocate(capacity: all)
            unsafe memory.initialize(repeating: 0x5A, count: all)
        }

        func row(_ y: Int) -> UnsafePointer<UInt8> {
            let width = image.width
            let row = unsafe memory + 4 * width * (y % count)
            for x in 4 * columns.lowerBound..<4 * columns.upperBound {
                unsafe row[x] = image.components[4 * width * y + x]
            }
            return unsafe UnsafePointer(row)
        }
    }
}
