import VitrineAuditElements
import VitrineLayout
import VitrineSource
import VitrineText

/// The controls whose names are in another language than all that is read beside them, such as “Schließen”
/// on an English screen and “Scan a book” on a German one.
enum ForeignNames {
    /// A control that is named in a language.
    private struct Named {
        let element: Int
        let language: Int
        /// `true` if nothing but its name says what it is for.
        let isUnseen: Bool
    }

    /// The numbers of different words, and of words, from which a screen is in a language.
    private static let (leastKinds, leastCount) = (2, 4)
    /// The number of letters of a script, and the part of all letters, from which a screen is in it.
    private static let (leastLetters, leastShare) = (20, 0.7)
    /// The greatest number of words of a control's name that says no more than what any such control does.
    private static let greatestWordCount = 2
    /// The number of controls without words from which the screen may be about another language.
    private static let greatestCount = 2

    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let screens = Dictionary(grouping: scene.elements, by: \.screen).sorted { $0.key < $1.key }
        return screens.flatMap { _, elements in findings(among: elements, in: scene) }
    }

    private static func findings(
        among elements: [OutlineElement], in scene: OutlinedScene
    ) -> [SemanticsFinding] {
        let words = elements.map { element in
            [element.label, element.value, element.hint].compactMap { $0 }.flatMap(\.words)
        }
        let tag = tag(of: scene)
        let found = elements.indices.compactMap { index -> (named: Named, main: String)? in
            let others = words.indices.filter { $0 != index }.map { words[$0] }
            guard elements[index].traits.isInteractive, !hasDefaultName(elements[index]),
                let (main, name) = language(of: others) ?? declaredLanguage(of: others, tag),
                let named = named(elements[index], at: index, among: main, in: scene)
            else { return nil }
            return (named, name)
        }
        // Several may be what the screen is about, as in a course of that language.
        guard found.count == 1 || found.count <= greatestCount && found.allSatisfy(\.named.isUnseen) else {
            return []
        }
        return found.compactMap { named, main in
            guard let name = elements[named.element].label else { return nil }
            let language = InterfaceLanguage.all[named.language].name
            return SemanticsFinding(
                SemanticsProblem(kind: .foreign(language, among: main), name: name),
                at: elements[named.element].placed)
        }
    }

    /// Returns the one language that words are in, `nil` for one without words here, and its name.
    private static func language(of words: [[String]]) -> (InterfaceLanguage?, String)? {
        let all = words.flatMap { $0 }
        if let script = InterfaceScript(of: all, leastLetters: leastLetters, leastShare: leastShare) {
            return (nil, script.rawValue)
        }
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
        else { return nil }
        return (InterfaceLanguage.all[main], InterfaceLanguage.all[main].name)
    }

    /// Returns the language that a scene sets texts in, if its words beside a control are of it and of no
    /// other; English is that of scenes that set none.
    private static func declaredLanguage(
        of words: [[String]], _ tag: String?
    ) -> (InterfaceLanguage?, String)? {
        guard let tag, let main = InterfaceLanguage.all.first(where: { $0.tags.contains(tag) }) else {
            return nil
        }
        let all = words.flatMap { $0 }
        let others = InterfaceLanguage.all.filter { $0.name != main.name }
        let own = Set(all.filter { word in main.has(word) && !others.contains { $0.has(word) } })
        let isMixed = all.contains { word in
            !main.has(word) && others.contains { $0.particles.contains(word) || $0.controls.contains(word) }
        }
        return own.count >= leastKinds && !isMixed ? (main, main.name) : nil
    }

    /// Returns the tag of the one language that all texts are set in; `nil` for English.
    private static func tag(of scene: OutlinedScene) -> String? {
        let tags = Set(
            scene.audited.compactMap { element in
                (element.placed.element as? TextElement).map { String($0.style.language.prefix(2)) }
            })
        return tags.count == 1 && tags != ["en"] ? tags.first : nil
    }

    /// Returns the language of a control's name that is another than the main one; `nil` if it has none.
    private static func named(
        _ element: OutlineElement, at index: Int, among main: InterfaceLanguage?, in scene: OutlinedScene
    ) -> Named? {
        guard let words = element.label?.words, let first = words.first,
            main?.controls.contains(first) != true
        else { return nil }
        let isUnseen = element.placed.texts.isEmpty
        let others = InterfaceLanguage.all.indices.filter { InterfaceLanguage.all[$0].name != main?.name }
        // What is read with a value or a hint says that in the main language.
        let isShort = words.count <= greatestWordCount && element.value == nil && element.hint == nil
        let language = others.first { number in
            let language = InterfaceLanguage.all[number]
            if main != nil, isShort, language.names(words) { return true }
            // The names of what is in a row are data, and the words of a card, too.
            guard scene.rows.row(of: element.placed) == nil, isUnseen || isButton(element),
                !isTitle(element)
            else { return false }
            return language.asks(words, butFor: main, isCertain: !isUnseen)
        }
        return language.map { Named(element: index, language: $0, isUnseen: isUnseen) }
    }

    /// Returns `true` for what may be the title of a song or a film, which any language has.
    private static func isTitle(_ element: OutlineElement) -> Bool {
        let words = (element.label ?? "").split(separator: " ")
        return element.placed.symbolNames.contains { media.contains($0.prefix { $0 != "." }) }
            && words.allSatisfy { $0.count < shortCount || $0.first?.isLowercase == false }
    }

    private static let media: Set<Substring> = ["book", "film", "headphones", "music", "pause", "play", "tv"]
    /// The number of letters of a word from which titles begin it with a capital one.
    private static let shortCount = 4

    private static func isButton(_ element: OutlineElement) -> Bool {
        ["button", "chip", "link"].contains(element.placed.element.source.node?.kind)
    }

    /// Returns `true` for a part of a bar or a field that Vitrine has given its name.
    private static func hasDefaultName(_ element: OutlineElement) -> Bool {
        let kind = element.placed.element.source.node?.kind ?? ""
        return ["navigationBar", "searchField"].contains(kind)
            && ["back", "cancel", "search"].contains(element.label?.lowercased())
    }
}

extension InterfaceLanguage {
    /// The greatest number of words of what asks for something.
    private static let greatestWordCount = 6

    /// Returns `true` for a name that is that of a common control, and nothing else, as “Open air” is.
    fileprivate func names(_ words: [String]) -> Bool {
        words.first.map { controls.contains($0) } == true
            && words.allSatisfy { controls.contains($0) || particles.contains($0) }
    }

    /// Returns `true` for words that begin or end with what people do in the language, and have none of
    /// another one.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - main: The other language; `nil` for one that has other letters.
    ///   - isCertain: `true` if one word that no other language has is not enough.
    fileprivate func asks(_ words: [String], butFor main: InterfaceLanguage?, isCertain: Bool) -> Bool {
        guard words.count <= Self.greatestWordCount, let first = words.first, let last = words.last,
            words.allSatisfy({ main?.has($0) != true || has($0) }),
            !words.joined().contains(where: { main?.letters.contains($0) == true })
        else { return false }
        let own = words.count { has($0) && main?.has($0) != true }
        let isAction = { (word: String) in actions.contains(word) || controls.contains(word) }
        if own > 1 { return isAction(first) || isAction(last) || loans.contains(first) }
        // A loan before a verb that the other language has not, as in “Stop charging”.
        if !isCertain, words.count > 1, loans.contains(first), isParticiple(last), main != nil {
            return true
        }
        return !isCertain && own == 1 && (isAction(first) || isAction(last) && endsWithActions)
    }

    /// The number of letters from which a word ends in what makes a noun of a verb.
    private static let leastParticiple = 6
    /// Words that other languages have taken over.
    private static let takenOver: Set<String> = [
        "booking", "camping", "casting", "catering", "coaching", "doping", "feeling", "frühling", "jogging",
        "lehrling", "leasing", "marketing", "meeting", "parking", "planning", "rating", "recycling",
        "roaming", "schilling", "shopping", "streaming", "styling", "timing", "training", "zwilling",
    ]

    /// Returns `true` for a form of an English verb, such as “charging”.
    private func isParticiple(_ word: String) -> Bool {
        name == Self.english && word.count >= Self.leastParticiple && word.hasSuffix("ing")
            && !Self.takenOver.contains(word)
    }
}
