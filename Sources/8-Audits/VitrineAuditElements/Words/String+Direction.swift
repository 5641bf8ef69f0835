extension String {
    /// The letters of Hebrew, Arabic and the like.
    private static let fromRight: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
    ]

    /// Returns `true` if most of its letters, and more than one, are read from the right, or from the left.
    package func areLetters(fromRight isMirrored: Bool) -> Bool {
        let letters = unicodeScalars.filter(\.properties.isAlphabetic)
        let count = letters.count { letter in Self.fromRight.contains { $0.contains(letter.value) } }
        return letters.count > 1 && (isMirrored ? count : letters.count - count) * 2 > letters.count
    }
}
