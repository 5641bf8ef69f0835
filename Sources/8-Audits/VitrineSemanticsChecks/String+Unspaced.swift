extension String {
    /// `true` for Chinese and Japanese, which have no spaces between words, and Korean.
    var isUnspaced: Bool {
        let ranges: [ClosedRange<UInt32>] = [0x3040...0x9FFF, 0xAC00...0xD7A3]
        return unicodeScalars.first.map { first in ranges.contains { $0.contains(first.value) } } == true
    }
}
