import VitrineAuditElements
import VitrineLayout
import VitrineSource
import VitrineText

/// Controls whose names lack the words that are seen on them, which people with voice control say to press
/// them (WCAG 2.2, 2.5.3), and values and numbers in names that are others than those that are seen.
enum LabelInNameRule: SemanticsRule {
    static let rule = AuditRule.labelInName

    private static let traits: AccessibilityTraits = [.isButton, .isLink, .isTab, .isToggle]

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        let found = names(in: scene) + OtherValues(scene).findings + OtherStates(scene).findings
        let known = Set(found.map(\.element.place))
        return found + OtherNumbers.findings(in: scene).filter { !known.contains($0.element.place) }
    }

    private static func names(in scene: OutlinedScene) -> [SemanticsFinding] {
        scene.elements.compactMap { element in
            guard !element.traits.isDisjoint(with: traits), let name = element.label else { return nil }
            let spoken = [name, element.value ?? ""].joined(separator: " ").words
            let seen = element.placed.wordTexts.filter { $0.contains(where: \.isLetter) }
            // One of several texts is the label; the others may be told in other words.
            guard let first = seen.first, !seen.contains(where: { isSaid($0.words, in: spoken) })
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .otherWords(seen: first), name: name), at: element.placed)
        }
    }

    /// Returns `true` if words follow each other in a name. Short forms, such as `min` of `minutes`, count.
    private static func isSaid(_ seen: [String], in spoken: [String]) -> Bool {
        guard seen.count <= spoken.count else { return false }
        return (0...(spoken.count - seen.count)).contains { start in
            zip(seen, spoken[start...]).allSatisfy { $1.hasPrefix($0) }
        }
    }
}

extension PlacedElement {
    /// The texts in it, but for initials in the place of a picture, which nobody says to press it.
    fileprivate var wordTexts: [String] {
        if let text = element as? TextElement {
            return text.source.node?.kind == "avatar" ? [] : [text.content.string]
        }
        let all = readChildren.flatMap(\.wordTexts)
        return isDisc && all.count == 1 && all[0].areInitials ? [] : all
    }
}

extension String {
    /// The short words that controls have.
    private static let shortWords: Set<String> = ["GO", "NO", "OK", "ON"]

    /// `true` for two or three capital letters that are no word.
    fileprivate var areInitials: Bool {
        (2...3).contains(count) && allSatisfy { $0.isLetter && !$0.isLowercase }
            && !Self.shortWords.contains(self)
    }
}
