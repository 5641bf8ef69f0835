extension Deflater {
    func clearFrequencies() {
        unsafe literalFrequencies.update(repeating: 0, count: DeflateTables.literalCount)
        unsafe distanceFrequencies.update(repeating: 0, count: DeflateTables.distanceCount)
    }

    /// Writes the items as a block with its own codes, or the bytes they stand for where that is shorter.
    func writeBlock(
        _ source: DeflateSource, _ range: Range<Int>, items count: Int, isLast: Bool,
        _ writer: inout BitWriter
    ) {
        unsafe literalFrequencies[DeflateTables.endOfBlock] = 1
        let block = unsafe DeflateBlock(
            literalFrequencies: Array(
                UnsafeBufferPointer(start: literalFrequencies, count: DeflateTables.literalCount)),
            distanceFrequencies: Array(
                UnsafeBufferPointer(start: distanceFrequencies, count: DeflateTables.distanceCount)))
        unsafe costs.learn(from: block)
        let pieces = range.count / 65535 + 1
        if block.bitCount > 8 * range.count + 40 * pieces {
            unsafe Self.store(source, range, isLast: isLast, &writer)
        } else {
            unsafe block.writeHeader(isLast: isLast, to: &writer)
            unsafe block.write(UnsafeBufferPointer(start: items, count: count), to: &writer)
        }
    }

    /// Stored blocks (RFC 1951, 3.2.4).
    private static func store(
        _ source: DeflateSource, _ range: Range<Int>, isLast: Bool, _ writer: inout BitWriter
    ) {
        var start = range.lowerBound
        repeat {
            let count = min(range.upperBound - start, 65535)
            let ends = isLast && start + count == range.upperBound
            unsafe writer.put(ends ? 1 : 0, 3)
            unsafe writer.align()
            unsafe writer.put(UInt64(count) | UInt64(~count & 0xFFFF) << 16, 32)
            unsafe writer.copy(source.bytes + start, count: count)
            start += count
        } while start < range.upperBound
    }
}
