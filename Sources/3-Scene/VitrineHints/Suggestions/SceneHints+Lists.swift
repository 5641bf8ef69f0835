import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

extension SceneHints {
    /// Returns how to write a list that another value stands in place of.
    ///
    /// - Parameter isOfRows: `true` if the list is one of rows. Default: `false`.
    static func list(_ form: ListForm, _ found: FoundValue, isOfRows: Bool = false) -> Suggestion? {
        if form.holdsNodes { return nodes(form, found, isOfRows: isOfRows) }
        switch found {
        case .nothing, .list: return nil
        case .mapping:
            return form.meant.map { list in
                list.first == "[" && list.dropFirst().first == "{"
                    ? "begin each element with a dash, or put it in brackets: \(list)"
                    : "leave out the keys, and put the numbers in brackets: \(list)"
            } ?? form.example.map { example($0) }
        default: break
        }
        if let text = found.text, let ends = BareList.ends(of: text),
            form.meant == "[\(ends.first), \(ends.last)]"
        {
            return "put both ends in brackets: [\(ends.first), \(ends.last)]"
        }
        return form.meant.map { "put it in brackets: \($0)" } ?? form.example.map { example($0) }
    }

    /// Returns the advice to write a list like another one.
    private static func example(_ list: String) -> Suggestion { "write a list such as `\(list)`" }

    /// Returns how to write a list of nodes.
    private static func nodes(_ form: ListForm, _ found: FoundValue, isOfRows: Bool) -> Suggestion? {
        if found == .mapping {
            return form.example.map { example($0) }
                ?? "begin each element with a dash, `- text: Hello`; other keys stand beside the list's"
        }
        guard let word = found.text ?? found.number else {
            return found == .longText ? example(form.example ?? "[{ text: Hello }]") : nil
        }
        if let view = SwiftView(word) { return "a scene is YAML, not Swift: `[\(view.node)]`" }
        let kind = SceneLanguage.builtIn.kinds.first { $0.name == word }
        let fits = form.example == nil || HintedKind(word)?.isShape == true
        if kind?.standsAlone == true, fits { return "put it in brackets: [\(word)]" }
        if let list = form.example { return example(list) }
        if kind != nil { return example("[{ text: Hello }]") }
        return """
            words are the value of a node, and nodes stand in a list: \
            `[{ \(isOfRows ? "row" : "text"): \(YAMLFragment.quoted(word)) }]`
            """
    }

    /// Returns how to write a list whose numbers only blanks separate: `[0 0 24 24]`.
    ///
    /// - Parameter place: The place of the list or of its first element.
    static func commas(_ place: SourceContext) -> Suggestion? {
        let written = place.written
        let isWhole = written.first == "["
        guard isWhole || YAMLFragment.openBracket(of: place.before).map({ place.line[$0] }) == "[" else {
            return nil
        }
        let parts = isWhole ? YAMLFragment.parts(written) : [written]
        guard parts.count == 1, let part = parts.first, part.contains(" ") else { return nil }
        let numbers = part.split(separator: " ")
        guard numbers.count > 1, numbers.allSatisfy({ Double($0)?.isFinite == true }) else { return nil }
        let list = numbers.joined(separator: ", ")
        return "separate the numbers with commas: \(isWhole ? "[\(list)]" : list)"
    }
}
