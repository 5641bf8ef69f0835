extension Suggestion {
    /// The number of letters beyond which a name is not taken for a typing error of another.
    static let lengthLimit = 64
    /// The number of known words beyond which they are not listed if none is close.
    package static let listLimit = 40

    /// Returns the closest candidate, or `nil` if none is close enough to be a plausible typo.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        guard isShort(word) else { return nil }
        let plain = lettersAndDigits(word)
        let same = candidates.first {
            abs($0.utf8.count - word.utf8.count) <= 4 && lettersAndDigits($0) == plain
        }
        if let same, !plain.isEmpty { return same }
        let letters = Array(word.lowercased().unicodeScalars)
        let allowed = allowedDistance(letters.count)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates where isShort(candidate) {
            let other = Array(candidate.lowercased().unicodeScalars)
            let common = zip(letters, other).prefix { $0 == $1 }.count
            let farthest = min(max(allowed, 2), best?.distance ?? .max)
            let isBeginning = begins(plain, candidate)
            let isForm = isBeginning || haveOneStem(letters, other, common)
            // The distance is at least the difference in length.
            guard isForm || abs(other.count - letters.count) <= farthest else { continue }
            var distance = editDistance(letters, other)
            // Letters that are left out make no other word: `letrs`.
            let isShortened = letters.count >= 4 && distance == other.count - letters.count
            if isForm { distance = min(distance, 2) }
            guard distance <= (isForm || isShortened ? farthest : min(allowed, farthest)) else { continue }
            // Several slips that begin with the first letter make another word: `serve` is not `merge`.
            if distance > 1, common == 0 { continue }
            guard isBeginning || areNear(word, candidate, distance) else { continue }
            // Among words as near, one that begins like the word: `hart` is `heart` rather than `cart`.
            let isLikelier =
                common > 0
                && best.map { $0.candidate.lowercased().first != word.lowercased().first } ?? false
            if distance < (best?.distance ?? .max) || isLikelier { best = (distance, candidate) }
        }
        if let best { return best.candidate }
        // A name that goes on with another word: `strokeStyle` is `stroke`.
        return candidates.filter { $0.count >= 4 && isShort($0) && continues(word, with: $0) }
            .max { $0.count < $1.count }
    }

    /// Returns the number of slips that a name of some letters may have. Short words with two are others:
    /// `style` is not `scale`.
    private static func allowedDistance(_ letters: Int) -> Int { letters <= 5 ? 1 : max(2, letters / 3) }

    /// Returns `true` unless one of the words of two names with as many, such as `cloud.sun` and
    /// `cloud.snow`, is another one.
    private static func areNear(_ name: String, _ other: String, _ distance: Int) -> Bool {
        let words = name.lowercased().split(separator: ".")
        let others = other.lowercased().split(separator: ".")
        if words.count == 1 && others.count == 1 { return true }
        guard words.count == others.count else { return distance <= 2 }
        return zip(words, others).allSatisfy {
            editDistance(String($0), String($1)) <= allowedDistance($0.count)
        }
    }

    /// Returns `true` for two forms of a word, such as `saturate` and `saturation`.
    private static func haveOneStem(_ word: [Unicode.Scalar], _ other: [Unicode.Scalar], _ common: Int)
        -> Bool
    {
        let longest = max(word.count, other.count) - common
        return common >= 6 && longest <= 4 && common >= 2 * longest && !other.contains(".")
    }

    /// Returns `true` if a name is the beginning of another one, of which little is missing: `cornerRad`.
    private static func begins(_ plain: String, _ other: String) -> Bool {
        guard plain.count >= 4 else { return false }
        let whole = lettersAndDigits(other)
        return whole.hasPrefix(plain) && whole.count - plain.count <= 4
    }

    /// Returns `true` if a name is another one and a further word, as in `strokeStyle` or `title.bold`.
    private static func continues(_ name: String, with beginning: String) -> Bool {
        guard name.count > beginning.count, name.lowercased().hasPrefix(beginning.lowercased()) else {
            return false
        }
        let next = name[name.index(name.startIndex, offsetBy: beginning.count)]
        return next.isUppercase || ".-_ ".contains(next)
    }

    /// Returns a name without what separates its words: `iphone17pro` is `iphone-17-pro`.
    private static func lettersAndDigits(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static func isShort(_ word: String) -> Bool {
        word.utf8.count <= lengthLimit || word.unicodeScalars.prefix(lengthLimit + 1).count <= lengthLimit
    }

    /// The path with points in it that was likely meant: one with the same last name, or the one with the
    /// fewest other letters.
    package static func path(near path: String, among known: [String]) -> String? {
        guard isShort(path) else { return nil }
        let count = path.utf8.count
        if let near = nearest(to: path, among: known.filter { abs($0.utf8.count - count) <= 6 }) {
            return near
        }
        let last = path.split(separator: ".").last.map(String.init) ?? path
        let ending = ".\(last)"
        let endings = known.filter { $0 == last || $0.hasSuffix(ending) }
        return endings.count == 1 ? endings.first : nil
    }

    /// Returns the known word that was probably meant, or the list of known words if none is close and the
    /// list is short.
    ///
    /// - Parameter otherwise: The label in front of the list.
    package static func hint(for word: String, among known: [String], listLabel otherwise: String)
        -> Suggestion?
    {
        if let near = nearest(to: word, among: known) { return .name(near) }
        guard !known.isEmpty, known.count <= listLimit else { return nil }
        return list(known, near: word, label: otherwise)
    }

    /// Returns the known words as a list, or the five nearest to a word if the list would fill lines.
    package static func list(_ known: [String], near word: String, label: String) -> Suggestion {
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

    /// Returns the Damerau-Levenshtein distance with adjacent transpositions (optimal string alignment) of
    /// the first letters.
    package static func editDistance(_ a: String, _ b: String) -> Int {
        editDistance(
            Array(a.unicodeScalars.prefix(lengthLimit)), Array(b.unicodeScalars.prefix(lengthLimit)))
    }

    private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        // The rows of the last letter but one, of the last, and of this one.
        var (before, last) = ([Int](repeating: 0, count: b.count + 1), Array(0...b.count))
        var row = before
        for i in 1...a.count {
            row[0] = i
            for j in 1...b.count {
                let cost = a[i - 1] == b[j - 1] ? 0 : 1
                var value = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    value = min(value, before[j - 2] + 1)
                }
                row[j] = value
            }
            (before, last, row) = (last, row, before)
        }
        return last[b.count]
    }
}
