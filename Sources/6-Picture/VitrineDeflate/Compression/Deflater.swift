/// A compressor of bands of filtered rows to raw deflate, one per thread.
///
/// zlib was tried first and is slower: it has no notion of pixels, and its lists of places that share three
/// bytes are endless in dithered gradients. For ten pictures (52 MB, 9 of them the gallery at three times),
/// in CPU milliseconds on one thread without the filters, and in kB:
///
///     libpng, level 6, adaptive filters      3114 / 7420
///     zlib 1.2.13, level 1, Sub               424 / 9753
///     zlib 1.2.13, level 4, Sub               862 / 7621
///     zlib 1.2.13, level 6, Sub              2316 / 6900
///     libdeflate 1.14, level 1, Sub           315 / 8171
///     libdeflate 1.14, level 4, Sub           521 / 7347
///     libdeflate 1.14, level 6, Sub          1009 / 6976
///     keys of 4 and 8 bytes anywhere          457 / 7516
///     keys of 4 and 16 bytes anywhere         657 / 6861
///     keys of 16 bytes, at whole pixels       209 / 7150
///     keys of 6 and 16 bytes, whole pixels    278 / 6902
///     2, 4 and 8 pixels, filters by picture   338 / 6449
///
/// Tried without success: the place 24 bytes or one pixel before (+0.3 %), waiting a pixel for a longer match
/// (no gain at 15 % more time), matches that end within pixels (+11 %), only every second place within
/// matches (+5 %).
@unsafe final class Deflater {
    static let tableBits: UInt64 = 15
    /// The number of items after which a block ends.
    static let blockItems = 16384

    let effort: DeflateEffort
    let short: UnsafeMutablePointer<UInt32>
    let middle: UnsafeMutablePointer<UInt32>
    let long: UnsafeMutablePointer<UInt32>
    let items: UnsafeMutablePointer<UInt32>
    let literalFrequencies: UnsafeMutablePointer<UInt32>
    let distanceFrequencies: UnsafeMutablePointer<UInt32>
    let costs: DeflateCosts
    private let memory: [NativeMemory]

    /// Returns the number of latest places kept for a long key.
    static func ways(_ effort: DeflateEffort) -> Int { effort == .deep ? MatchSearches.Deep.ways : 1 }

    init(effort: DeflateEffort) throws(OutOfMemoryError) {
        let places = unsafe 1 << Int(Self.tableBits)
        let counts = unsafe [
            places, places, places * Self.ways(effort), Self.blockItems + 16, DeflateTables.literalCount,
            DeflateTables.distanceCount,
        ]
        var memory: [NativeMemory] = []
        for count in counts { memory.append(try NativeMemory(count: count * 4)) }
        func words(_ index: Int) -> UnsafeMutablePointer<UInt32> {
            unsafe UnsafeMutableRawPointer(memory[index].start).bindMemory(
                to: UInt32.self, capacity: counts[index])
        }
        unsafe self.effort = effort
        unsafe (short, middle, long) = unsafe (words(0), words(1), words(2))
        unsafe (items, literalFrequencies, distanceFrequencies) = unsafe (words(3), words(4), words(5))
        unsafe costs = try DeflateCosts()
        unsafe self.memory = memory
    }

    /// Returns the maximum compressed size of a band of `count` bytes.
    static func capacity(_ count: Int) -> Int { 2 * count + 4096 + count / 64 }

    /// Compresses a part, with matches that may reach back before it.
    ///
    /// Unless it is the last, the part ends with an empty stored block, at a whole byte, so that parts can be
    /// joined.
    ///
    /// - Parameter out: The output, with room for `capacity` bytes.
    /// - Returns: The number of bytes written.
    func compress(
        _ source: DeflateSource, _ range: Range<Int>, isLast: Bool, into out: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var writer = unsafe BitWriter(out)
        unsafe resetPositions()
        unsafe costs.reset()
        switch unsafe source.pixelBytes {
        case 3: unsafe parse(PixelSizes.Three(), source, range, isLast, &writer)
        case 4: unsafe parse(PixelSizes.Four(), source, range, isLast, &writer)
        case let bytes: unsafe parse(PixelSizes.Other(bytes: bytes), source, range, isLast, &writer)
        }
        if !isLast {
            unsafe writer.put(0, 3)
            unsafe writer.align()
            unsafe writer.put(0xFFFF_0000, 32)
        }
        unsafe writer.align()
        return unsafe writer.next - out
    }

    private func parse(
        _ pixel: some PixelSize, _ source: DeflateSource, _ range: Range<Int>, _ isLast: Bool,
        _ writer: inout BitWriter
    ) {
        switch unsafe effort {
        case .fast: unsafe parse(MatchSearches.Fast.self, pixel, source, range, isLast, &writer)
        case .standard: unsafe parse(MatchSearches.Standard.self, pixel, source, range, isLast, &writer)
        case .deep: unsafe parse(MatchSearches.Deep.self, pixel, source, range, isLast, &writer)
        }
    }

    private func resetPositions() {
        let places = unsafe 1 << Int(Self.tableBits)
        unsafe middle.update(repeating: 0, count: places)
        guard unsafe effort != .fast else { return }
        unsafe short.update(repeating: 0, count: places)
        unsafe long.update(repeating: 0, count: places * Self.ways(effort))
    }
}

extension Deflater {
    /// Returns the number of bytes, at most `most`, that repeat those `distance` bytes before them.
    @inline(__always)
    static func matchLength(_ bytes: UnsafePointer<UInt8>, _ distance: UInt32, _ limit: Int) -> Int {
        let earlier = unsafe bytes - Int(truncatingIfNeeded: distance)
        var length = 0
        while length < limit {
            let difference = unsafe MatchKeys.load(bytes + length) ^ MatchKeys.load(earlier + length)
            if difference != 0 {
                length &+= difference.trailingZeroBitCount &>> 3
                return length < limit ? length : limit
            }
            length &+= 8
        }
        return limit
    }
}
