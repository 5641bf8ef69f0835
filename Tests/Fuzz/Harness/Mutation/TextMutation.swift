import VitrineTestSupport

/// Changes of a text by words, lines and bytes.
struct TextMutation {
    /// The words of the format, to put in place of others.
    let words: [String]

    /// Returns the text after one change.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - other: Another text, from which lines may be taken.
    ///   - random: The source of all choices.
    func apply(
        to bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return ByteMutation.apply(to: bytes, with: other, using: &random)
        case 1, 2: return lines(of: bytes, with: other, using: &random)
        default: return tokens(of: bytes, using: &random)
        }
    }

    private func tokens(of bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var tokens = Self.split(bytes)
        guard !tokens.isEmpty else {
            return Array(FuzzWords.values.randomElement(using: &random, or: "0").utf8)
        }
        // Numbers first: valid inputs with extreme values reach deepest.
        let numbers = tokens.indices.filter { tokens[$0].first.map(Self.isDigit) ?? false }
        let choice = Int.random(in: 0..<10, using: &random)
        if choice < 4, let at = numbers.randomElement(using: &random) {
            tokens[at] = Array(FuzzWords.number(using: &random).utf8)[...]
            return tokens.flatMap { $0 }
        }
        let at = Int.random(in: tokens.indices, using: &random)
        let end = min(at + Int.random(in: 1...8, using: &random), tokens.count)
        switch choice {
        case 4: tokens[at] = Array((words + FuzzWords.values).randomElement(using: &random, or: "").utf8)[...]
        case 5: tokens[at] = Array(FuzzWords.values.randomElement(using: &random, or: "").utf8)[...]
        case 6: tokens.removeSubrange(at..<end)
        case 7: tokens.swapAt(at, Int.random(in: tokens.indices, using: &random))
        case 8:
            let count = [1, 2, 3, 16, 120, 130].randomElement(using: &random, or: 1)
            tokens.insert(
                contentsOf: Array(repeating: tokens[at..<end], count: count).flatMap { $0 }, at: at)
        default:
            let place = Int.random(in: 0...tokens.count, using: &random)
            tokens.insert(contentsOf: Array(tokens[at..<end]), at: place)
        }
        return tokens.flatMap { $0 }
    }

    private func lines(
        of bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let others = other.split(separator: 0x0A, omittingEmptySubsequences: false)
        let at = Int.random(in: lines.indices, using: &random)
        let end = min(at + Int.random(in: 1...5, using: &random), lines.count)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: lines.removeSubrange(at..<end)
        case 1:
            lines.insert(
                contentsOf: Array(lines[at..<end]), at: Int.random(in: lines.indices, using: &random))
        case 2: lines.swapAt(at, Int.random(in: lines.indices, using: &random))
        case 3: lines[at] = [0x20, 0x20] + lines[at]
        case 4: lines[at] = lines[at].dropFirst(2)
        default:
            let from = Int.random(in: others.indices, using: &random)
            lines.insert(
                contentsOf: others[from..<min(from + 3, others.count)],
                at: Int.random(in: lines.indices, using: &random))
        }
        return Array(lines.joined(separator: [0x0A]))
    }

    /// Splits a text into words, numbers, white space and single marks.
    static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var tokens: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            var end = start + 1
            let kind = Self.kind(bytes[start])
            while kind != .mark, end < bytes.count, continues(kind, bytes[end], after: bytes[end - 1]) {
                end += 1
            }
            tokens.append(bytes[start..<end])
            start = end
        }
        return tokens
    }

    private enum Kind { case word, number, space, mark }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func kind(_ byte: UInt8) -> Kind {
        switch byte {
        case _ where isDigit(byte): .number
        case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: .word
        case 0x20, 0x0A, 0x0D, 0x09: .space
        default: .mark
        }
    }

    private static func continues(_ kind: Kind, _ byte: UInt8, after last: UInt8) -> Bool {
        switch kind {
        case .number:
            isDigit(byte) || byte == 0x2E || byte == 0x65
                || (byte == 0x2D || byte == 0x2B) && last == 0x65
        case .word: Self.kind(byte) == .word || isDigit(byte)
        case .space: Self.kind(byte) == .space
        case .mark: false
        }
    }
}
