/// Line breaks in Korean text, which lie at its spaces: Apple's strategy `hangulWordPriority`, and
/// `word-break: keep-all` in CSS.
///
/// Unicode's rules allow a break between any two syllables. A word wider than a line is still broken there.
enum HangulBreaks {
    /// Removes the opportunities between a syllable and a syllable, letter or digit beside it.
    static func remove(from opportunities: inout [Bool], in scalars: [Unicode.Scalar]) {
        // All syllables and their letters lie above it, and nearly all text below.
        guard scalars.contains(where: { $0.value >= 0x1100 }) else { return }
        for index in scalars.indices.dropLast() where opportunities[index] {
            let before = LineBreakTable.shared[scalars[index]].breakClass
            let after = LineBreakTable.shared[scalars[index + 1]].breakClass
            if (isHangul(before) && isWord(after)) || (isWord(before) && isHangul(after)) {
                opportunities[index] = false
            }
        }
    }

    private static func isHangul(_ property: LineBreakClass) -> Bool {
        switch property {
        case .jl, .jv, .jt, .h2, .h3: true
        default: false
        }
    }

    private static func isWord(_ property: LineBreakClass) -> Bool {
        isHangul(property) || property == .al || property == .nu
    }
}
