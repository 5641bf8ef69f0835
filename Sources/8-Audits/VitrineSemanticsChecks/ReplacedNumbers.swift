import VitrineAuditElements
import VitrineLayout

/// Numbers that are seen, such as the time that is left, and that a screen reader has a name in place of,
/// such as “Timer”, which says none.
enum ReplacedNumbers {
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let spoken = Set(scene.elements.flatMap { ($0.label ?? "").words + ($0.value ?? "").words })
        return scene.elements.compactMap { element in
            guard element.traits.isSubset(of: [.isStaticText, .updatesFrequently]), element.value == nil,
                let label = element.label, case let texts = element.placed.texts, texts.count == 1,
                isNumber(texts[0]), !isSaid(label),
                texts[0].words.contains(where: { $0.contains(where: \.isNumber) && !spoken.contains($0) })
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .replaced(by: label), name: texts[0]), at: element.placed)
        }
    }

    /// The number of words from which a name may say a number in words of any language.
    private static let leastWords = 4

    /// Returns `true` if a name has a number in it, or may have one.
    private static func isSaid(_ label: String) -> Bool {
        let words = label.words
        return words.count >= leastWords || label.contains(where: \.isNumber)
            || words.contains { word in
                numbers.contains(word) || endings.contains { word.hasSuffix($0) }
            }
    }

    private static let endings = ["teen", "th", "ty"]
    private static let numbers: Set<String> = [
        "all", "complete", "done", "eight", "eleven", "empty", "first", "five", "four", "full", "half",
        "hundred", "midnight", "nine", "no", "none", "noon", "now", "one", "quarter", "second", "seven",
        "six", "ten", "third", "three", "twelve", "two", "zero",
    ]

    /// Returns `true` for a clock and a number with a unit, a currency or decimals, such as `1:42`, `88 %`
    /// and `9.50 €`: a whole number alone may be a name, such as that of a day.
    private static func isNumber(_ text: String) -> Bool {
        if SilentTimerRule.isClock(text) { return text.contains { ("1"..."9").contains($0) } }
        let words = text.words
        let digits = words.filter { $0.allSatisfy(\.isNumber) }
        let units = words.filter { $0.allSatisfy(\.isLetter) }
        let hasUnit = !units.isEmpty || text.contains { $0.isCurrencySymbol || "%°".contains($0) }
        return digits.joined().count > 1 && digits.count <= 2 && digits.count + units.count == words.count
            && units.count <= 1 && units.allSatisfy { $0.count <= 3 } && (hasUnit || text.contains("."))
    }
}
