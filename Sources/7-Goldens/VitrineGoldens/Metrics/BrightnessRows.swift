/// Keys that sort the pixels of a picture by brightness, computed on demand for 64 at a time.
///
/// From the highest bit, a key consists of the brightness minus half its range, three bits for the position
/// of a neighbour, and one bit that is set if the pixel has at least three neighbours of its own colour in
/// both pictures.
@unsafe struct BrightnessRows {
    private struct Word {
        var row = -1
        var isOpaque = false
    }

    private let image: PixelView<UInt8>
    private let stride: Int
    private let pitch: Int
    /// The keys of four rows, each stored by the lowest two bits of its number, with room for a vector at
    /// either end.
    private var keys: [Int32]
    private var words: [Word]

    /// Creates the keys of a picture.
    ///
    /// - Parameters:
    ///   - image: The pixels of the picture.
    ///   - stride: The number of words per row.
    init(_ image: PixelView<UInt8>, stride: Int) {
        unsafe self.image = unsafe image
        unsafe self.stride = stride
        unsafe pitch = stride * 64 + 8
        unsafe keys = unsafe [Int32](repeating: 0, count: pitch * 4)
        unsafe words = [Word](repeating: Word(), count: stride * 4)
    }

    /// Returns those of the candidates that look anti-aliased, or `nil` if a pixel of the surrounding words
    /// is translucent. Candidates are pixels of a word that have eight neighbours.
    mutating func antialiased(
        _ candidates: UInt64, index: Int, y: Int, _ siblings: inout SiblingRows
    ) -> UInt64? {
        for row in y &- 1...y &+ 1 {
            for word in unsafe max(index &- 1, 0)...min(index &+ 1, stride &- 1) {
                guard unsafe prepare(word, row, &siblings) else { return nil }
            }
        }
        return unsafe keys.withUnsafeBufferPointer { keys in
            guard let base = keys.baseAddress else { return 0 }
            let x = index &* 64 &+ 4
            let pitch = unsafe pitch
            let above = unsafe base + (((y &- 1) & 3) &* pitch &+ x)
            let here = unsafe base + ((y & 3) &* pitch &+ x)
            let below = unsafe base + (((y &+ 1) & 3) &* pitch &+ x)
            var result: UInt64 = 0
            var left = candidates
            while left != 0 {
                let block = left.trailingZeroBitCount & ~3
                let mask = UInt64(15) &<< UInt64(truncatingIfNeeded: block)
                left &= ~mask
                let bits = unsafe Self.block(above + block, here + block, below + block)
                result |= UInt64(bits) &<< UInt64(truncatingIfNeeded: block)
            }
            return result & candidates
        }
    }

    /// Returns the bits of four pixels that have both a darker and a brighter neighbour and whose darkest or
    /// brightest neighbour has siblings. Among neighbours of the same colour, the first counts, column by
    /// column.
    @inline(never)
    private static func block(
        _ above: UnsafePointer<Int32>, _ here: UnsafePointer<Int32>, _ below: UnsafePointer<Int32>
    ) -> UInt8 {
        var darkest = unsafe four(above - 1)
        var brightest = unsafe four(above - 1) &+ 14
        @inline(__always)
        func take(_ key: SIMD4<Int32>, _ place: Int32) {
            let (first, last) = (key &+ (place &* 2), key &+ (14 &- place &* 2))
            darkest.replace(with: first, where: first .< darkest)
            brightest.replace(with: last, where: brightest .< last)
        }
        unsafe take(four(here - 1), 1)
        unsafe take(four(below - 1), 2)
        unsafe take(four(above), 3)
        unsafe take(four(below), 4)
        unsafe take(four(above + 1), 5)
        unsafe take(four(here + 1), 6)
        unsafe take(four(below + 1), 7)
        let own = unsafe four(here) & ~15
        let isBetween = (darkest .< own) .& ((own &+ 15) .< brightest)
        let hasSiblings = ((darkest | brightest) & 1) .== SIMD4(repeating: 1)
        let none = SIMDMask<SIMD4<Int32>>(repeating: false)
        return DifferenceKernels.packedBits(isBetween .& hasSiblings, none)
    }

    @inline(__always)
    private static func four(_ pointer: UnsafePointer<Int32>) -> SIMD4<Int32> {
        unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<Int32>.self)
    }

    /// Fills in the keys of a word, and returns `true` if its pixels are opaque.
    private mutating func prepare(_ index: Int, _ y: Int, _ siblings: inout SiblingRows) -> Bool {
        let place = unsafe (y & 3) &* stride &+ index
        guard unsafe words[place].row != y else { return unsafe words[place].isOpaque }
        let x = index &* 64
        let count = unsafe min(64, image.width &- x)
        let row = unsafe image.row(y) + x
        let both = unsafe siblings.both(index, y)
        let start = unsafe (y & 3) &* pitch &+ x &+ 4
        let common = unsafe keys.withUnsafeMutableBufferPointer { keys in
            var common = SIMD4<UInt32>(repeating: .max)
            guard let base = keys.baseAddress else { return false }
            var at = 0
            while at &+ 4 <= count {
                let color = unsafe DifferenceKernels.four(row + at)
                common &= color
                let marks = SIMD4(
                    repeating: UInt32(truncatingIfNeeded: both &>> UInt64(truncatingIfNeeded: at)))
                let key = BrightnessOrder.key(color) | ((marks &>> SIMD4(0, 1, 2, 3)) & 1)
                unsafe UnsafeMutableRawPointer(base + (start &+ at)).storeBytes(
                    of: key, as: SIMD4<UInt32>.self)
                at &+= 4
            }
            while at < count {
                let color = unsafe SIMD4(repeating: row[at])
                common &= color
                let mark = UInt32(truncatingIfNeeded: both &>> UInt64(truncatingIfNeeded: at)) & 1
                unsafe base[start &+ at] = Int32(bitPattern: BrightnessOrder.key(color)[0] | mark)
                at &+= 1
            }
            return common.min() >= 0xFF00_0000
        }
        unsafe words[place] = Word(row: y, isOpaque: common)
        return common
    }

}
