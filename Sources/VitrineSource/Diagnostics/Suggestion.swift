/// The known word that was probably meant by a mistyped one.
public enum Suggestion {
    /// Returns the closest candidate, or `nil` if none is close enough to be a plausible typo.
    public static func nearest(to word: String, among candidates: [String]) -> String? {
        let lowered = word.lowercased()
        var best: (distance: Int, candidate: String)?
        for candidate in candidates {
            let other = candidate.lowercased()
            var distance = editDistance(lowered, other)
            // A long common prefix counts for more than the letters that follow it: `topLeft`, `cornerRad`.
            let common = zip(lowered, other).prefix { $0 == $1 }.count
            if distance > 0, common >= 4, common * 2 >= lowered.count { distance = min(distance, 2) }
            // Among words as near, one that begins like the word: `hart` is `heart` rather than `cart`.
            let isLikelier =
                common > 0 && best.map { $0.candidate.lowercased().first != lowered.first } ?? false
            if distance < (best?.distance ?? .max) || (distance == best?.distance && isLikelier) {
                best = (distance, candidate)
            }
        }
        guard let best, best.distance <= max(1, word.count / 3, word.count >= 4 ? 2 : 1) else { return nil }
        return best.candidate
    }

    /// The path with points in it that was likely meant: one with the same last name, or the one with the
    /// fewest other letters.
    public static func path(near path: String, among known: [String]) -> String? {
        if let near = nearest(to: path, among: known.filter { abs($0.count - path.count) <= 6 }) {
            return near
        }
        let last = path.split(separator: ".").last.map(String.init) ?? path
        let endings = known.filter { $0 == last || $0.hasSuffix(".\(last)") }
        return endings.count == 1 ? endings.first : nil
    }

    /// Returns "did you mean ...?", or the list of known words if none is close and the list is short.
    ///
    /// - Parameter otherwise: The label in front of the list.
    package static func hint(for word: String, among known: [String], listLabel otherwise: String) -> String?
    {
        if let near = nearest(to: word, among: known) { return "did you mean `\(near)`?" }
        guard !known.isEmpty, known.count <= 40 else { return nil }
        return list(known, near: word, label: otherwise)
    }

    /// Returns the known words as a list, or the five nearest to a word if the list would fill lines.
    static func list(_ known: [String], near word: String, label: String) -> String {
        let whole = known.joined(separator: ", ")
        if whole.count <= 240 { return "\(label): \(whole)" }
        let lowered = word.lowercased()
        let nearest =
            word.isEmpty
            ? Array(known.prefix(5))
            : Array(
                known.map { ($0, editDistance(lowered, $0.lowercased())) }.enumerated()
                    .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.prefix(5)
                    .map(\.element.0))
        return "\(label): \(nearest.joined(separator: ", ")) and \(known.count - 5) more"
    }

    /// Returns the Damerau-Levenshtein distance with adjacent transpositions (optimal string alignment).
    package static func editDistance(_ a: String, _ b: String) -> Int {
        let a = Array(a.unicodeScalars.prefix(64))
        let b = Array(b.unicodeScalars.prefix(64))
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count { rows[i][0] = i }
        for j in 0...b.count { rows[0][j] = j }
        for i in 1...a.count {
            for j in 1...b.count {
                let cost = a[i - 1] == b[j - 1] ? 0 : 1
                var value = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    value = min(value, rows[i - 2][j - 2] + 1)
                }
                rows[i][j] = value
            }
        }
        return rows[a.count][b.count]
    }
}
