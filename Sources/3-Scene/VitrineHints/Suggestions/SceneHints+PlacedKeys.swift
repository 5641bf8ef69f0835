import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// What is meant by a key, from what is written around it.
extension SceneHints {
    /// Returns `true` if known keys are those of nodes.
    static func areOfNodes(_ known: [String]) -> Bool { known.contains("frame") && known.contains("opacity") }

    /// Returns how to write a key beside a node.
    static func modifier(_ key: String, _ owner: Noun, _ place: SourceContext) -> Suggestion? {
        guard let value = place.value else { return nil }
        let word = KeyGroup.word(of: key)
        let kind = HintedKind(owner)
        if let group = KeyGroup.all.first(where: { $0.parts[word] != nil }) {
            return group.whole(place).map { "in a scene: `\($0)`" }
        }
        switch word {
        case "size":
            let sides = value.split { "xX×*, []".contains($0) }.compactMap { YAMLFragment.points($0) }
            if sides.count == 2 { return "in a scene: `frame: { width: \(sides[0]), height: \(sides[1]) }`" }
            guard sides.count == 1, kind?.isInk != true else { return nil }
            return "in a scene: `frame: { size: \(sides[0]) }`"
        case "scaledtofit", "scaledtofill", "contentmode", "objectfit", "resizemode", "resizable", "fit",
            "fill", "aspectfit", "aspectfill":
            return kind == .image ? picture(word, value, place) : nil
        case "direction" where ["rtl", "ltr"].contains(value):
            return "in a scene: `environment: { layoutDirection: \(value) }`"
        case "crossaxisalignment", "alignitems": return acrossAxis(value, isRow: kind == .hstack)
        case "mainaxisalignment", "justifycontent": return alongAxis(value)
        case "dynamictypesize", "dynamictype", "textsize":
            return "in a scene: `environment: { dynamicType: \(short(value)) }`"
        case "title", "subtitle":
            guard kind == .icon, let icon = place.value(of: owner.text)
            else { return nil }
            return "a line of a list is a row: `row: { title: \(short(value)), icon: \(icon) }`"
        case "tint", "tintcolor", "accent", "accentcolor":
            if kind?.isInk == true || kind?.isShape == true {
                return "in a scene: `foreground: \(short(value))`"
            }
            return """
                colour all controls by `accent: \(short(value))` at the top of the scene, or one of them by \
                its `tint`: `button: { title: Add, tint: \(short(value)) }`
                """
        case "swipeactions":
            let own = place.value(of: owner.text) ?? ""
            let title = own.isEmpty || "[{".contains(own.first ?? "{") ? "..." : YAMLFragment.quoted(own)
            return "in a scene: `row: { title: \(title), trailingActions: [{ title: Delete }] }`"
        case "children", "content", "nodes", "views", "items", "child":
            guard ownPart(of: owner.text) == nil else { return nodes(in: owner.text, nil) }
            return "leave out `\(key):`, and put the nodes right below `\(owner):`, each with a dash"
        default: return ownPart(key, of: owner, value: value, at: place)
        }
    }

    /// Returns how to write a part of a node's value, which stands beside the node under another name.
    static func ownPart(
        _ key: String, of owner: Noun, value: Substring, at place: SourceContext
    ) -> Suggestion? {
        guard let equivalent = HintedKind(owner).flatMap({ ForeignKey.key(key, ofKind: $0) }) else {
            return nil
        }
        var part = equivalent.text
        if equivalent.names.count == 1, part == "`\(equivalent.names[0])`" {
            part = "\(equivalent.names[0]): \(short(value))"
        } else {
            guard part.hasPrefix("`"), part.hasSuffix("`"), part.filter({ $0 == "`" }).count == 2 else {
                return nil
            }
            part = String(part.dropFirst().dropLast())
        }
        let name = part.prefix { $0 != ":" }
        if name == owner.text || name == "nothing" { return nil }
        if equivalent.names == [String(name)], let noun = noun(ofPart: String(name), of: owner),
            let word = ForeignKey.word(String(value), of: noun)?.names.first
        {
            part = "\(name): \(word)"
        }
        let own = place.value(of: owner.text) ?? ""
        if own.hasPrefix("{") || own.hasPrefix("[") { return nil }
        if own.isEmpty || (HintedKind(owner) == .badge && name == "value") {
            return "in a scene: `\(owner): { \(part) }`"
        }
        guard let ownName = ownPart(of: owner.text, own), ownName != name else { return nil }
        return "in a scene: `\(owner): { \(ownName): \(YAMLFragment.quoted(own)), \(part) }`"
    }

    /// Returns the value of a node with the keys that stand beside it.
    static func wholeValue(of owner: String, _ keys: [String], _ place: SourceContext) -> Suggestion? {
        let siblings = place.siblings
        guard let own = siblings.first(where: { $0.key == owner })?.value else { return nil }
        let parts = keys.compactMap { key in siblings.first { $0.key == key } }
        guard parts.count == keys.count else { return nil }
        let others = parts.map { part in
            let word = noun(ofPart: String(part.key), of: Noun(owner)).flatMap {
                ForeignKey.word(String(part.value), of: $0)
            }
            return "\(part.key): \(word?.names.first.map { $0[...] } ?? short(part.value))"
        }.joined(separator: ", ")
        if HintedKind(owner) == .list {
            return "a value of several parts is a mapping: `list: { \(others), sections: [{ rows: [...] }] }`"
        }
        guard !own.isEmpty, !"[{".contains(own.first ?? "{"), let name = ownPart(of: owner, own),
            !keys.contains(name)
        else { return nil }
        let first = "\(name): \(YAMLFragment.quoted(own))"
        return "a value of several parts is a mapping: `\(owner): { \(first), \(others) }`"
    }

    /// Returns how to write a key of something that is no node.
    static func part(_ key: String, _ owner: Noun, _ place: SourceContext) -> Suggestion? {
        guard let value = place.value else { return nil }
        switch (owner, key) {
        case (_, "min"), (_, "max"):
            guard ForeignKey.key(key, of: owner)?.names == ["range"] else { return nil }
            let siblings = place.siblings
            let ends = [("min", "0"), ("max", "100")].map { end in
                siblings.first { $0.key == end.0 }?.value ?? end.1[...]
            }
            return "in a scene: `range: [\(ends[0]), \(ends[1])]`"
        case (.list, "items"), (.list, "rows"), (.list, "children"):
            let words = YAMLFragment.parts(value)
            guard value.first == "[", !words.isEmpty, words.allSatisfy({ $0.first?.isLetter == true }) else {
                return nil
            }
            let rows = words.map { "{ row: \($0) }" }.joined(separator: ", ")
            return "in a scene: `list: [\(rows)]`"
        case (.row, let key) where HintedKind(key)?.isControlOfRow == true:
            return "a control is its `content`: `content: { \(key): \(short(value)) }`"
        case (.conditional, "if"), (.conditional, "condition"):
            return ["dark", "light"].contains(value) ? "in a scene: `when: { appearance: \(value) }`" : nil
        case (.sheet, "detents"):
            return YAMLFragment.parts(value).first.map { "in a scene: `detent: \($0)`" }
        case (.image, "systemName"), (.image, "systemImage"):
            return "a symbol is an `icon`: `icon: \(value.filter { $0 != "\"" })`"
        case (.variants, "dark"), (.variants, "light"):
            return "in a scene: `variants: { appearance: [light, dark] }`"
        case (.scene, let key): return canvas(with: key, value, place)
        case (.image, "light"), (.image, "dark"), ("a picture", "light"), ("a picture", "dark"):
            return picture(place.siblings)
        case (let owner, let key):
            guard let equivalent = ForeignKey.key(key, of: owner), equivalent.names.count == 1,
                equivalent.text == "`\(equivalent.names[0])`", !value.isEmpty, value.first != "[",
                value.first != "{", !key.hasPrefix("enabled")
            else { return nil }
            // The word may be another one as well: `variant: primary`.
            guard let noun = noun(ofPart: equivalent.names[0], of: owner),
                let word = ForeignKey.word(String(value), of: noun)?.names.first
            else { return nil }
            return "in a scene: `\(equivalent.names[0]): \(word)`"
        }
    }

    /// Returns what the words are called that a part of a node or a value takes.
    static func noun(ofPart part: String, of owner: Noun) -> Noun? {
        switch (owner, part) {
        case (.button, "style"), (.kind(.button), "style"): .buttonStyle.bare
        case (.chart, "kind"), (.kind(.chart), "kind"): .chartKind.bare
        case (.kind(.row), "accessory"): .accessory.bare
        case (.kind(.image), "fit"): .imageFit.bare
        default: nil
        }
    }

    /// Returns how a picture is made to fit.
    static func picture(_ word: String, _ value: Substring, _ place: SourceContext) -> Suggestion? {
        let letters = value.filter { $0.isLetter }.lowercased()
        let fit =
            ["fill", "cover", "aspectfill", "scaletofill"].contains(letters)
                || ["scaledtofill", "fill", "aspectfill"].contains(word)
            ? "fill" : word == "resizable" || letters == "stretch" ? "stretch" : "fit"
        guard let source = place.value(of: HintedKind.image.rawValue), !source.isEmpty,
            source.first != "{"
        else { return "it is a part of the picture: `image: { source: ..., fit: \(fit) }`" }
        return "it is a part of the picture: `image: { source: \(source), fit: \(fit) }`"
    }

    static func acrossAxis(_ value: Substring, isRow: Bool) -> Suggestion? {
        let word = value.filter { $0.isLetter }.lowercased()
        switch word {
        case "start", "flexstart", "leading", "left", "top":
            return "in a scene: `alignment: \(isRow ? "top" : "leading")`"
        case "end", "flexend", "trailing", "right", "bottom":
            return "in a scene: `alignment: \(isRow ? "bottom" : "trailing")`"
        case "stretch":
            return
                "in a scene: `frame: { \(isRow ? "maxHeight" : "maxWidth"): infinity }` of each of its nodes"
        default: return "in a scene: `alignment: center`"
        }
    }

    static func alongAxis(_ value: Substring) -> Suggestion? {
        switch value.filter({ $0.isLetter }).lowercased() {
        case "center", "centre": "in a scene: a `spacer` before the first node and one after the last"
        case "end", "flexend": "in a scene: a `spacer` before the first node"
        case "start", "flexstart": "in a scene: a `spacer` after the last node"
        default: "in a scene: a `spacer` between the nodes"
        }
    }

    // MARK: Kinds

    /// Returns how to write a node whose kind has another name in other languages.
    static func kind(_ key: String, _ place: SourceContext) -> Suggestion? {
        guard let value = place.value else { return nil }
        let isWord = value.first.map { $0.isLetter || $0.isNumber || $0 == "\"" } ?? false
        switch key.lowercased() {
        case HintedKind.row.rawValue where key != HintedKind.row.rawValue:
            let holdsNodes =
                place.holdsList || place.line.contains("children") || place.nextLine.contains("children")
            return holdsNodes
                ? "in a scene: an `hstack`, whose nodes stand right below it, each with a dash" : nil
        case "navigationlink" where isWord:
            return "in a scene: `row: { title: \(YAMLFragment.quoted(value)), accessory: disclosure }`"
        case "sizedbox":
            let parts = YAMLFragment.parts(value).compactMap(YAMLFragment.entry).filter {
                ["width", "height"].contains($0.key)
            }
            return parts.count == 1 ? "in a scene: `spacer: \(parts[0].value)`" : nil
        case "checkbox", "switch", "radio":
            guard isWord, !["true", "false"].contains(value) else { return nil }
            return "in a scene: `toggle: { label: \(YAMLFragment.quoted(value)) }`"
        case "tooltip" where isWord:
            return "in a scene: `popover: { content: [{ text: \(YAMLFragment.quoted(value)) }] }`"
        case "select", "dropdown", "combobox":
            return value.first == "[" ? "in a scene: `picker: { options: \(value) }`" : nil
        case "tabview", "bottomnavigationbar", "tabs":
            return value.first == "[" ? "in a scene: `tabBar: { items: \(short(value)) }`" : nil
        default: return nil
        }
    }

    /// Returns the node that is meant where a shape or a paint may stand as well: `clip: { rect: }`.
    static func layer(_ key: String, of owner: Noun, known: [String], at place: SourceContext)
        -> Suggestion?
    {
        guard let name = place.owner?.name, ["clip", "mask", "background", "overlay"].contains(name),
            ForeignKey.key(key, of: owner) == nil, Suggestion.nearest(to: key, among: known) == nil
        else { return nil }
        let kinds = SceneLanguage.builtIn.kinds.map(\.name)
        return ForeignKind.equivalent(of: key).map { .equivalent($0) }
            ?? (ForeignKind.kind(key, among: kinds) ?? Suggestion.nearest(to: key, among: kinds))
            .map { .name($0) }
    }

    /// Returns how to write a row with a control in it.
    static func row(_ control: String, _ place: SourceContext) -> Suggestion? {
        guard HintedKind(control)?.isControlOfRow == true, let value = place.value else { return nil }
        let own = place.value(of: HintedKind.row.rawValue) ?? ""
        let title = own.isEmpty || "[{".contains(own.first ?? "{") ? "..." : YAMLFragment.quoted(own)
        return """
            a row has its control as `content`: \
            `row: { title: \(title), content: { \(control): \(short(value)) } }`
            """
    }

    /// Returns a value if it is short enough for a suggestion.
    static func short(_ value: Substring?) -> Substring {
        guard let value, !value.isEmpty, value.count <= 60 else { return "..." }
        return value
    }
}
