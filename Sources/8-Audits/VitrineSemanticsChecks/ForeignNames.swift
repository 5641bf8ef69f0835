import VitrineAuditElements
import VitrineLayout
import VitrineSource

/// The one control whose name is in another language than all that is read beside it, such as “Schließen” on
/// an English screen.
enum ForeignNames {
    /// The numbers of different words, and of words, from which a screen is in a language.
    private static let (leastKinds, leastCount) = (2, 4)
    /// The greatest number of words of a control's name that says no more than what any such control does.
    private static let greatestWordCount = 2

    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let screens = Dictionary(grouping: scene.elements, by: \.screen).sorted { $0.key < $1.key }
        return screens.flatMap { _, elements in findings(among: elements) }
    }

    private static func findings(among elements: [OutlineElement]) -> [SemanticsFinding] {
        let words = elements.map { element in
            [element.label, element.value, element.hint].compactMap { $0 }.flatMap(\.words)
        }
        let all = words.flatMap { $0 }
        // A word that two languages have says nothing.
        let counts = InterfaceLanguage.all.map { language in
            all.filter { word in
                language.particles.contains(word)
                    && InterfaceLanguage.all.count { $0.particles.contains(word) } == 1
            }
        }
        guard let main = counts.indices.max(by: { counts[$0].count < counts[$1].count }),
            Set(counts[main]).count >= leastKinds, counts[main].count >= leastCount,
            counts.indices.allSatisfy({ $0 == main || counts[$0].isEmpty })
        else { return [] }
        let others = InterfaceLanguage.all.indices.filter { $0 != main }
        let found = elements.indices.compactMap { index -> (index: Int, language: Int)? in
            guard elements[index].traits.isInteractive, !hasDefaultName(elements[index]),
                words[index].count <= greatestWordCount, let first = elements[index].label?.words.first,
                !InterfaceLanguage.all[main].controls.contains(first),
                let language = others.first(where: { isNamed(words[index], in: InterfaceLanguage.all[$0]) })
            else { return nil }
            return (index, language)
        }
        // Several may be what the screen is about, as in a course of that language.
        guard found.count == 1, let one = found.first, let name = elements[one.index].label else { return [] }
        let names = [one.language, main].map { InterfaceLanguage.all[$0].name }
        return [
            SemanticsFinding(
                SemanticsProblem(kind: .foreign(names[0], among: names[1]), name: name),
                at: elements[one.index].placed)
        ]
    }

    /// Returns `true` for a name that is that of a common control in a language, and nothing else, as “Open
    /// air” is.
    private static func isNamed(_ words: [String], in language: InterfaceLanguage) -> Bool {
        words.first.map { language.controls.contains($0) } == true
            && words.allSatisfy { language.controls.contains($0) || language.particles.contains($0) }
    }

    /// Returns `true` for a part of a bar or a field that Vitrine has given its name.
    private static func hasDefaultName(_ element: OutlineElement) -> Bool {
        let kind = element.placed.element.source.node?.kind ?? ""
        return ["navigationBar", "searchField"].contains(kind)
            && ["back", "cancel", "search"].contains(element.label?.lowercased())
    }
}
