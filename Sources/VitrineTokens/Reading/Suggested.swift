import VitrineSource

/// Suggestions for names with points in them.
enum Suggested {
    static func nearest(_ word: String, _ known: [String]) -> String? {
        Suggestion.nearest(to: word, among: known)
    }

    /// The path that was likely meant: one with the same last name, or the one with the fewest other letters.
    static func path(_ path: String, among known: [String]) -> String? {
        if let near = Suggestion.nearest(to: path, among: known.filter { abs($0.count - path.count) <= 6 }) {
            return near
        }
        let last = path.split(separator: ".").last.map(String.init) ?? path
        let endings = known.filter { $0 == last || $0.hasSuffix(".\(last)") }
        return endings.count == 1 ? endings.first : nil
    }
}
