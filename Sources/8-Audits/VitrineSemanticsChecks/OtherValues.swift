import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// Values that are read out, and are others than what is seen: than what a bar, a ring or a row of stars is
/// filled to, or than the text in it or beside it.
struct OtherValues {
    private let scene: OutlinedScene
    private let parents: [Int?]

    /// The difference from which a share is another one.
    private static let leastDifference = 0.055
    /// The same where a text says the value, too.
    private static let greatDifference = 0.12
    /// The difference up to which a share is that of a text.
    private static let greatestError = 0.03
    /// How far around something texts are looked for, in stacks.
    private static let reach = 2
    /// The number of words up to which a text is about one number.
    private static let greatestWordCount = 7
    /// Words for what is left of a whole.
    private static let restWords: Set<String> = [
        "empty", "free", "frei", "left", "libre", "open", "remain", "remaining", "remains", "restant",
        "restante", "restantes", "to", "until", "verbleibend", "übrig", "noch", "kvar", "over", "unused",
        "available", "reste", "quedan",
    ]
    /// Words for what is still under way when it is the number of.
    private static let stepWords: Set<String> = [
        "chapter", "day", "exercise", "frage", "lesson", "level", "page", "part", "paso", "question", "round",
        "schritt", "seite", "section", "set", "song", "step", "stop", "tag", "track", "étape",
    ]

    init(_ scene: OutlinedScene) {
        self.scene = scene
        parents = scene.audited.parents
    }

    /// Returns what is found, in the order in which elements are read.
    var findings: [SemanticsFinding] {
        return scene.elements.compactMap { element in
            guard let index = scene.index(of: element),
                let value = element.value ?? rating(in: element, at: index),
                let seen = seen(of: element, saying: value, at: index)
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .otherValue(seen: seen), name: value), at: element.placed)
        }
    }

    /// Returns what is seen of an element that is another value than the one that is said; `nil` if it is
    /// the same, or nothing is known of it.
    private func seen(of element: OutlineElement, saying value: String, at index: Int) -> String? {
        let inner = scene.audited[index..<scene.audited.end(of: index)]
        let own = element.placed.texts
        guard let amount = SpokenAmount(value) ?? rating(value, in: inner) else {
            return element.traits.contains(.isAdjustable) ? number(in: value, own, at: index) : nil
        }
        let isRest = !Self.restWords.isDisjoint(with: "\(element.label ?? "") \(value)".words)
        if let share = amount.share {
            let near = own + texts(beside: index)
            let filled = FilledShare(inner)
            let isSaid = near.contains { Self.says($0, amount, isRest: isRest) }
            // The number of another range may stand beside what can be moved.
            if isSaid, element.traits.isInteractive { return nil }
            let other = near.first { text in
                !isSaid && Self.contradicts(text, amount, filled: filled?.value, isRest: isRest)
            }
            if let other { return "“\(other)” is seen" }
            // Where there are other numbers at its ends, the range is another one.
            guard let filled, !own.contains(where: { $0.contains(where: \.isNumber) }),
                element.traits.isDisjoint(with: .isButton)
            else { return nil }
            var (least, greatest) = (share, share)
            if case .part(let part, let whole) = amount,
                !Self.stepWords.isDisjoint(with: "\(element.label ?? "") \(value)".words)
            {
                least = max(part - 1, 0) / whole
            }
            if isRest { (least, greatest) = (min(least, 1 - greatest), max(greatest, 1 - least)) }
            let difference = max(least - filled.value, filled.value - greatest)
            guard difference > (isSaid ? Self.greatDifference : Self.leastDifference) else { return nil }
            let percent = PrintedText.number((filled.value * 100).rounded())
            return filled.count.map {
                "\(PrintedText.number((filled.value * Double($0) * 10).rounded() / 10)) of \($0) are filled"
            } ?? "\(percent) % is filled"
        }
        guard case .time(let seconds) = amount else { return nil }
        let clocks = (own + texts(beside: index)).filter { SpokenAmount.clock($0) != nil }
        let times = clocks.compactMap(SpokenAmount.clock)
        guard let clock = clocks.first, clocks.count <= 2, let first = times.first, let last = times.last,
            ![first, last, first + last, abs(last - first)].contains(seconds)
        else { return nil }
        return "“\(clock)” is seen"
    }

    /// Returns the name of a row of symbols that says how many of these are filled, as “3 of 5 stars” does;
    /// `nil` for any other.
    private func rating(in element: OutlineElement, at index: Int) -> String? {
        guard let label = element.label, !element.traits.isInteractive, element.placed.texts.isEmpty,
            case .part(_, let whole)? = SpokenAmount(label),
            let count = FilledShare(scene.audited[index..<scene.audited.end(of: index)])?.count,
            Double(count) == whole
        else { return nil }
        return label
    }

    /// Returns the amount of a row of symbols that a number alone says, such as “4.5 stars”.
    private func rating(_ value: String, in elements: ArraySlice<AuditedElement>) -> SpokenAmount? {
        let numbers = SpokenAmount.numbers(in: value)
        guard numbers.count == 1, value.words.count(where: { $0.contains(where: \.isLetter) }) <= 1,
            elements.contains(where: { $0.placed.element is IconElement }),
            let count = FilledShare(elements)?.count, numbers[0] <= Double(count)
        else { return nil }
        return .part(numbers[0], of: Double(count))
    }

    /// Returns `true` if a text says an amount, or the rest of it.
    private static func says(_ text: String, _ amount: SpokenAmount, isRest: Bool) -> Bool {
        guard let seen = SpokenAmount(text) else {
            // “Two thirds” and other ways to say it are not read, and a number may be of any range.
            guard case .part(let part, _) = amount else { return false }
            return SpokenAmount.numbers(in: text).contains(part) && text.words.count <= greatestWordCount
        }
        let mayBeRest = isRest || !restWords.isDisjoint(with: text.words)
        switch (seen, amount) {
        case (.part(let one, let all), .part(let other, let whole)):
            return all == whole && one == other || abs(one / all - other / whole) <= greatestError
        case (.percent(let one), .percent(let other)):
            return abs(one - other) <= 1 || mayBeRest && abs(100 - one - other) <= 1
        default:
            guard let one = seen.share, let other = amount.share else { return false }
            return abs(one - other) <= greatestError
        }
    }

    /// Returns `true` if a text says another amount of the same whole.
    private static func contradicts(
        _ text: String, _ amount: SpokenAmount, filled: Double?, isRest: Bool
    ) -> Bool {
        guard let seen = SpokenAmount(text), text.words.count <= greatestWordCount else { return false }
        let mayBeRest = isRest || !restWords.isDisjoint(with: text.words)
        switch (seen, amount) {
        case (.part(let one, let all), .part(let other, let whole)):
            return all == whole && !(mayBeRest && one + other == whole)
        case (.percent(let one), _), (.part(let one, of: 100), _):
            guard let share = amount.share, !(mayBeRest && abs(one / 100 + share - 1) <= greatestError) else {
                return false
            }
            // Another number beside it may be about something else, if it is not what is seen.
            return filled.map { abs($0 - one / 100) <= greatestError } ?? text.allSatisfy { !$0.isLetter }
        default: return false
        }
    }

    /// Returns the number that is seen of a stepper or the like; `nil` if it is the one that is said.
    private func number(in value: String, _ own: [String], at index: Int) -> String? {
        let said = SpokenAmount.numbers(in: value)
        guard said.count == 1 else { return nil }
        for texts in [own, texts(beside: index, inRow: true)] {
            let numbers = texts.flatMap(SpokenAmount.numbers)
            if numbers.isEmpty { continue }
            guard numbers.count == 1, numbers != said,
                let text = texts.first(where: { !SpokenAmount.numbers(in: $0).isEmpty }),
                text.words.count <= 2, text.words.count <= value.words.count + 1,
                !text.contains(":")
            else { return nil }
            return "“\(text)” is seen"
        }
        return nil
    }

    /// Returns the texts that stand in the nearest stacks around an element, and belong to nothing else that
    /// has a value.
    private func texts(beside index: Int, inRow: Bool = false) -> [String] {
        let elements = scene.audited
        var (outer, stacks) = (parents[index], 0)
        while let around = outer, stacks < Self.reach {
            let placed = elements[around].placed
            if let stack = placed.element as? StackElement {
                if inRow, stack.axis != .horizontal { return [] }
                stacks += 1
                let range = around..<elements.end(of: around)
                let isShared = range.contains { other in
                    !(index..<elements.end(of: index)).contains(other) && other > around
                        && !elements[index].placed.contains(elements[other])
                        && elements[other].spoken?.value != nil
                }
                if isShared { return [] }
                let own = index..<elements.end(of: index)
                let texts = range.filter { !own.contains($0) }.compactMap {
                    (elements[$0].placed.element as? TextElement)?.content.string
                }
                if texts.contains(where: { $0.contains(where: \.isNumber) }) { return texts }
            }
            outer = parents[around]
        }
        return []
    }
}

extension PlacedElement {
    /// Returns `true` if both share what is said of them.
    fileprivate func contains(_ other: AuditedElement) -> Bool {
        element.source.accessibility != nil
            && element.source.accessibility === other.placed.element.source.accessibility
    }
}
