import VitrinePixels
import VitrineThreads

/// One bit per pixel, with the first pixel of a row in the lowest bit of the row's first word.
struct PixelBits: Hashable, Sendable {
    let width: Int
    let height: Int
    let wordsPerRow: Int
    var words: [UInt64]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        wordsPerRow = (width + 63) / 64
        words = [UInt64](repeating: 0, count: wordsPerRow * height)
    }

    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    subscript(_ x: Int, _ y: Int) -> Bool {
        get { words[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 == 1 }
        set {
            let bit = UInt64(1) << UInt64(x % 64)
            if newValue {
                words[y * wordsPerRow + x / 64] |= bit
            } else {
                words[y * wordsPerRow + x / 64] &= ~bit
            }
        }
    }

    /// Calls `body` for bands of rows, on several threads, with the words of all rows. Each call may only
    /// change those of its own band.
    mutating func forEachBand(
        _ workers: Workers, _ body: @Sendable (Range<Int>, UnsafeMutablePointer<UInt64>) -> Void
    ) {
        let rows = 0..<height
        unsafe words.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            nonisolated(unsafe) let words = unsafe base
            workers.forEachBand(of: rows, minimumRows: 64) { unsafe body($0, words) }
        }
    }
}

extension PixelBits {
    /// Creates bits with marked rectangles, which must lie within the bounds.
    init(_ bounds: PixelRect, filling rects: [PixelRect]) {
        self.init(width: bounds.width, height: bounds.height)
        for rect in rects {
            for y in rect.y0..<rect.y1 { for x in rect.x0..<rect.x1 { self[x, y] = true } }
        }
    }

    mutating func formUnion(_ other: PixelBits) {
        for index in words.indices { words[index] |= other.words[index] }
    }
}
