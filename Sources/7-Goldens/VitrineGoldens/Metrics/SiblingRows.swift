import CRowKernels

/// The pixels with at least three neighbours of their own colour, computed on demand for 64 at a time.
///
/// The detector ignores a pixel as anti-aliased only if it has no such neighbours itself and one of the
/// adjacent pixels has them in both pictures. Flat areas fail the first condition and noise fails the second,
/// so that few pixels remain whose brightness must be examined.
@unsafe struct SiblingRows {
    private struct Word {
        var row = -1
        var expected: UInt64 = 0
        var actual: UInt64 = 0

        var both: UInt64 { expected & actual }
    }

    private let views: PixelViews<UInt8>
    private let width: Int
    private let height: Int
    /// The number of words per row.
    let stride: Int
    /// The words of four rows, each stored by the lowest two bits of its number.
    private var words: [Word]

    init(_ views: PixelViews<UInt8>) {
        unsafe self.views = unsafe views
        unsafe width = unsafe views.width
        unsafe height = unsafe views.height
        unsafe stride = unsafe (width + 63) / 64
        unsafe words = unsafe [Word](repeating: Word(), count: stride * 4)
    }

    /// Returns those of the marked pixels of a word that may be anti-aliased in the expected or the actual
    /// picture.
    mutating func candidates(
        _ marks: UInt64, index: Int, y: Int
    ) -> (expected: UInt64, actual: UInt64) {
        let own = unsafe word(index, y)
        let few = marks & ~own.both
        guard few != 0 else { return (0, 0) }
        var beside: UInt64 = 0
        for row in unsafe max(y &- 1, 0)...min(y &+ 1, height &- 1) {
            let middle = unsafe both(index, row)
            beside |= middle | middle << 1 | middle >> 1
            if few & 1 == 1, index > 0 { beside |= unsafe both(index &- 1, row) >> 63 }
            if few >> 63 == 1, unsafe index &+ 1 < stride { beside |= unsafe both(index &+ 1, row) << 63 }
        }
        return (few & beside & ~own.expected, few & beside & ~own.actual)
    }

    /// Returns the pixels of a word that have such neighbours in both pictures.
    mutating func both(_ index: Int, _ y: Int) -> UInt64 { unsafe word(index, y).both }

    private mutating func word(_ index: Int, _ y: Int) -> Word {
        let place = unsafe (y & 3) &* stride &+ index
        if unsafe words[place].row != y {
            let x = index &* 64
            unsafe words[place] = unsafe Word(
                row: y, expected: many(views.expected, x, y), actual: many(views.actual, x, y))
        }
        return unsafe words[place]
    }

    /// Returns the bits of up to 64 pixels from `x` on.
    private func many(_ image: PixelView<UInt8>, _ x: Int, _ y: Int) -> UInt64 {
        let end = unsafe min(x &+ 64, width)
        var result: UInt64 = 0
        var at = x
        func takeOne() {
            let isOne = unsafe AntialiasingDetector.hasManySiblings(image, at, y)
            result |= (isOne ? 1 : 0) &<< UInt64(truncatingIfNeeded: at &- x)
            at &+= 1
        }
        if unsafe y > 0 && y < image.height &- 1 {
            if at == 0 { takeOne() }
            // The last pixel of a row has no neighbour to the right.
            let last = unsafe min(end, image.width &- 1)
            if at < last {
                let bits = unsafe vitrine_many_siblings(image.row(y) + at, image.width, last &- at)
                result |= bits &<< UInt64(truncatingIfNeeded: at &- x)
                at = last
            }
        }
        while at < end { takeOne() }
        return result
    }
}
