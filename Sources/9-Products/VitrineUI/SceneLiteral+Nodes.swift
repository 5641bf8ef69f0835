// What modifiers that act on all controls in a view, such as `buttonStyle`, do with the nodes that it is.

extension SceneLiteral {
    /// The entries of a mapping; `nil` for any other value.
    var entries: [(key: String, value: SceneLiteral)]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// The kind of a node; `nil` for what is no mapping.
    var kind: String? { entries?.first?.key }

    /// Returns the value with a change of all mappings in it, the inner ones first.
    func mapMappings(_ change: (SceneLiteral) -> SceneLiteral) -> SceneLiteral {
        var copy = self
        switch content {
        case .sequence(let values): copy.content = .sequence(values.map { $0.mapMappings(change) })
        case .mapping(let entries):
            copy.content = .mapping(entries.map { ($0.key, $0.value.mapMappings(change)) })
            return change(copy)
        default: break
        }
        return copy
    }

    /// Returns both values of a choice changed, or a value that is no choice.
    func mapChoices(_ change: (SceneLiteral) -> SceneLiteral) -> SceneLiteral {
        guard let entries, entries.first?.key == "when", entries.count > 1 else { return change(self) }
        var copy = self
        copy.content = .mapping(
            entries.map { ($0.key, $0.key == "when" ? $0.value : $0.value.mapChoices(change)) })
        return copy
    }

    /// Returns a record with the value of a key, in the place of the one that it has.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    ///   - scalar: The key whose value stands for the record if it has no other.
    func setting(_ key: String, _ value: SceneLiteral, scalar: String) -> SceneLiteral {
        if value.isUnset { return self }
        return mapChoices { literal in
            var copy = literal
            var entries = literal.record(scalar: scalar)
            entries.removeAll { $0.key == key }
            copy.content = .mapping(entries + [(key, value)])
            return copy
        }
    }

    /// The entries of a value that is a record, or the value of one key of it.
    func record(scalar: String) -> [(key: String, value: SceneLiteral)] {
        switch content {
        case .mapping(let entries): entries
        case .null, .unset: []
        default: [(scalar, self)]
        }
    }

    /// Returns the node with the value of a key of its own, unless it was given one.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    ///   - kinds: The kinds of nodes that have the key, with the key that a short value stands for.
    func settingDefault(_ key: String, _ value: SceneLiteral, of kinds: [String: String]) -> SceneLiteral {
        guard var entries, let first = entries.first, let scalar = kinds[first.key] else { return self }
        let given = first.value.record(scalar: scalar).first { $0.key == key }?.value
        if let given, !given.isStandard { return self }
        entries[0].value = first.value.setting(key, value, scalar: scalar)
        var copy = self
        copy.content = .mapping(entries)
        return copy
    }

    /// `true` for a value that nobody asked for.
    var isStandard: Bool { if case .standard = note { true } else { false } }

    /// The value as one that nobody asked for.
    var standard: SceneLiteral {
        var copy = self
        copy.note = .standard
        return copy
    }

    /// Returns the node in another style, with the modifiers that it was given since; itself if it has none
    /// of the name.
    func inStyle(_ name: String) -> SceneLiteral {
        guard case .styles(let forms, let own) = note, let form = forms[name], let entries,
            let others = form.entries
        else { return self }
        return SceneLiteral(.mapping(others + entries.dropFirst(own)), at: location)
    }

    /// Returns the node with its forms in other styles.
    func withStyles(_ forms: [String: SceneLiteral]) -> SceneLiteral {
        var copy = self
        copy.note = .styles(forms, own: entries?.count ?? 0)
        return copy
    }

    /// The words of a node that is a text, or of the first text in it; `nil` if there is none.
    var firstText: SceneLiteral? { first(of: "text") }

    /// The name of a node that is an icon, or of the first icon in it; `nil` if there is none.
    var firstIcon: SceneLiteral? { first(of: "icon") }

    private func first(of kind: String) -> SceneLiteral? {
        switch content {
        case .sequence(let values): values.lazy.compactMap { $0.first(of: kind) }.first
        case .mapping(let entries):
            if let part = part(kind, ofLabel: entries) {
                part
            } else {
                entries.first?.key == kind
                    ? entries[0].value : entries.first.flatMap { $0.value.first(of: kind) }
            }
        default: nil
        }
    }

    /// Returns the text or the icon of a node that is a label; `nil` for other nodes.
    private func part(
        _ kind: String, ofLabel entries: [(key: String, value: SceneLiteral)]
    ) -> SceneLiteral? {
        guard entries.first?.key == "label" else { return nil }
        let key = kind == "text" ? "title" : "icon"
        return entries[0].value.record(scalar: "title").first { $0.key == key }?.value
    }

    /// Returns an icon that is resizable in the size of a frame: its grid has sides of 1.3 em.
    func resized(to frame: SceneLiteral) -> SceneLiteral {
        guard case .resizable = note, kind == "icon", let frame = frame.entries else { return self }
        let sides = frame.compactMap { key, value -> Double? in
            guard ["width", "height", "size"].contains(key), case .number(let side) = value.content else {
                return nil
            }
            return side
        }
        guard let side = sides.min(), var entries else { return self }
        let size = SceneLiteral(.number((side / 1.3 * 100).rounded() / 100))
        if let index = entries.firstIndex(where: { $0.key == "font" }) {
            entries[index].value = entries[index].value.setting("size", size, scalar: "style")
        } else {
            entries.append(("font", size))
        }
        return SceneLiteral(.mapping(entries), at: location)
    }

    /// A border whose line is described by a style of SwiftUI, which has the width, too.
    var joiningLineStyle: SceneLiteral {
        guard let entries, let style = entries.first(where: { $0.key == "style" })?.value.entries,
            style.contains(where: { !["dash", "cap", "when"].contains($0.key) })
        else { return self }
        let others = entries.filter { entry in
            entry.key != "style" && !style.contains { $0.key == entry.key }
        }
        return SceneLiteral(.mapping(others + style), at: location)
    }
}

extension View {
    /// Returns the view with a change of all mappings in its nodes.
    func mapMappings(_ change: (SceneLiteral) -> SceneLiteral) -> ModifiedView {
        ModifiedView(literals: nodes.map { $0.mapMappings(change) })
    }

    /// Returns the view whose controls of some kinds have the value of a key, unless they were given one.
    func settingControls(_ key: String, _ value: SceneLiteral, of kinds: [String: String]) -> ModifiedView {
        if value.isUnset { return ModifiedView(literals: nodes) }
        return mapMappings { $0.settingDefault(key, value, of: kinds) }
    }

    /// Returns the view whose controls of some kinds have a style, unless they were given one.
    ///
    /// - Parameters:
    ///   - modifier: The name of the modifier, which the forms of other nodes in that style go by.
    ///   - style: The style, a word.
    ///   - kinds: The kinds of nodes that have styles, with the key that a short value stands for.
    func settingStyle(
        _ modifier: String, _ style: SceneLiteral, of kinds: [String: String]
    ) -> ModifiedView {
        var name = ""
        if case .string(let word) = style.content { name = word }
        return mapMappings {
            $0.inStyle("\(modifier).\(name)").settingDefault("style", style, of: kinds)
        }
    }

    /// Returns the view with one note to the views around it, if it is one node.
    func noting(_ note: LiteralNote) -> ModifiedView {
        var nodes = nodes
        if nodes.count == 1 { nodes[0].note = note }
        return ModifiedView(literals: nodes)
    }
}
