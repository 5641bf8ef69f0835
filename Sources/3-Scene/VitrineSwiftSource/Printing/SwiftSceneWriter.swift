import VitrineSceneFormat

/// Writes the source of one scene.
struct SwiftSceneWriter {
    private let model: SwiftModel
    private var values: SwiftValueWriter { SwiftValueWriter(model) }
    /// The parts of the scene that are properties of their own, because the compiler checks each by itself.
    private(set) var parts: [[String]] = []
    /// The number of lines from which a view is a part of its own.
    private let partLines: Int

    init(_ model: SwiftModel, partLines: Int = 36) {
        self.model = model
        self.partLines = partLines
    }

    // MARK: Scenes

    mutating func scene(_ scene: SceneValue) -> [String] {
        guard case .mapping(let entries) = scene.content else { return ["// This is no scene."] }
        let call = self.call(
            "Scene", ParameterList(model.scene).fields, entries.filter { $0.key != "vitrine" })
        return call ?? ["// This is no scene."]
    }

    // MARK: Views

    /// Returns the statements of a closure for a node, a list of nodes, or a reference to them.
    mutating func views(_ value: SceneValue) -> [String] {
        switch value.content {
        case .sequence(let nodes): return nodes.flatMap { part($0) }
        case .string(let text):
            if let name = SwiftLiteral.expression(text) {
                return ["Placeholder(list: \(SwiftLiteral.text(name)))"]
            }
            return part(value)
        case .null: return []
        default: return part(value)
        }
    }

    /// Returns the lines of a node, which are one word for a large one.
    private mutating func part(_ node: SceneValue) -> [String] {
        let lines = view(node)
        guard lines.count > partLines else { return lines }
        parts.append(lines)
        return ["part\(parts.count)"]
    }

    private mutating func view(_ node: SceneValue) -> [String] {
        switch node.content {
        case .string(let text):
            if let name = SwiftLiteral.expression(text) { return ["Placeholder(\(SwiftLiteral.text(name)))"] }
            if let view = model.view(ofKind: text) { return ["\(view.name)()"] }
            return ["Node(\(SwiftLiteral.text(text)))"]
        case .mapping(let entries):
            if let choice = SwiftValueWriter.choice(entries) { return self.choice(choice) }
            return view(entries)
        default: return ["Node(\"\", \(values.literal(node)))"]
        }
    }

    private mutating func choice(_ choice: SwiftValueWriter.Choice) -> [String] {
        let then = views(choice.then)
        let head = "When(\(values.condition(choice.condition)))"
        let lines = ["\(head) {"] + then.map { "    " + $0 }
        guard let other = choice.otherwise else { return lines + ["}"] }
        return lines + ["} otherwise: {"] + views(other).map { "    " + $0 } + ["}"]
    }

    private mutating func view(_ entries: [SceneValue.Entry]) -> [String] {
        let kind =
            entries.first { model.view(ofKind: $0.key) != nil }
            ?? entries.first { model.modifier($0.key) == nil && RestrictedKeys.all.contains($0.key) == false }
        guard let kind else { return ["Node(\"\")"] }
        let others = entries.filter { $0.key != kind.key }
        let view = model.view(ofKind: kind.key)
        let payload = kind.key == "list" ? ListRows.withInsets(kind.value) : kind.value
        let own = view?.modifiers.map(\.key) ?? []
        let parameters = others.filter { own.contains($0.key) }
        var lines =
            view.flatMap { head($0, payload, parameters) }
            ?? node(kind.key, payload, parameters)
        let closes = lines.count > 1 && ["}", ")"].contains(lines.last ?? "")
        let rest = others.filter { !own.contains($0.key) }
        for key in ModifierOrder.sorted(rest.map(\.key)) {
            guard let entry = rest.first(where: { $0.key == key }) else { continue }
            let modifier = modifier(entry)
            if lines.count == 1, modifier.count == 1, lines[0].count + modifier[0].count < 100 {
                lines[0] += modifier[0]
            } else if closes {
                lines += modifier
            } else {
                lines += modifier.map { "    " + $0 }
            }
        }
        return lines
    }

    /// Returns a node of a component, or one that has no view for its value.
    private mutating func node(
        _ kind: String, _ payload: SceneValue, _ parameters: [SceneValue.Entry]
    ) -> [String] {
        var lines: [String]
        if case .null = payload.content {
            lines = ["Node(\(SwiftLiteral.text(kind)))"]
        } else {
            lines = joined("Node(\(SwiftLiteral.text(kind)), ", literal(payload), ")")
        }
        for entry in parameters {
            lines += joined(
                "    .modifier(\(SwiftLiteral.text(entry.key)), ", literal(entry.value), ")")
        }
        return lines
    }

    /// Returns the call of an initializer of a view; `nil` if none takes the values.
    private mutating func head(
        _ view: SwiftView, _ payload: SceneValue, _ modifiers: [SceneValue.Entry]
    ) -> [String]? {
        switch payload.content {
        case .null where view.acceptsNull:
            return call(view.name, view.modifiers, modifiers)
        case .mapping(let entries)
        where view.record?.isEmpty == false && SwiftValueWriter.choice(entries) == nil:
            guard let record = view.record else { return nil }
            return call(view.name, ParameterList(record + view.modifiers).fields, entries + modifiers)
        case .sequence(let nodes)
        where view.acceptsViews && (view.values.isEmpty || nodes.allSatisfy(values.looksLikeNode)):
            return content(view, payload, modifiers)
        case .string(let text) where view.acceptsViews && view.values.isEmpty:
            return SwiftLiteral.expression(text) == nil ? nil : content(view, payload, modifiers)
        default: break
        }
        for type in view.values {
            guard let value = values.expression(payload, type) else { continue }
            guard let call = call(view.name, view.modifiers, modifiers, first: value) else { continue }
            return call
        }
        return nil
    }

    private mutating func content(
        _ view: SwiftView, _ payload: SceneValue, _ modifiers: [SceneValue.Entry]
    ) -> [String]? {
        let field = SwiftField(key: "content", type: .views, isRequired: true, summary: "")
        let entry = SceneValue.Entry(key: "content", keyMark: payload.mark, value: payload)
        return call(view.name, ParameterList([field] + view.modifiers).fields, [entry] + modifiers)
    }

    // MARK: Modifiers

    private mutating func modifier(_ entry: SceneValue.Entry) -> [String] {
        if entry.key == ListRows.insets, let padding = model.modifier("padding"),
            let lines = call(of: padding, entry.value, name: ListRows.insets)
        {
            return lines
        }
        if let modifier = model.modifier(entry.key), let lines = call(of: modifier, entry.value) {
            return lines
        }
        return joined(".modifier(\(SwiftLiteral.text(entry.key)), ", literal(entry.value), ")")
    }

    private mutating func call(
        of modifier: SwiftModifier, _ value: SceneValue, name: String? = nil
    ) -> [String]? {
        let name = ".\(name ?? modifier.name)"
        if modifier.type == .boolean || modifier.type == .named("FixedAxes"), case .bool(true) = value.content
        {
            return ["\(name)()"]
        }
        if modifier.type == .views { return closure(name, value) }
        if case .named(let typeName) = modifier.type, let type = model.nominal(typeName) {
            if values.areViews(value, of: type) { return closure(name, value) }
            if case .mapping(let entries) = value.content, SwiftValueWriter.choice(entries) == nil,
                let record = type.record(with: entries.map(\.key)),
                SwiftNominal.keyword(of: record) == nil,
                !(typeName == "Condition" && entries.isEmpty)
            {
                let plain = record.map { field in
                    var field = field
                    field.isUnlabeled = false
                    return field
                }
                if let call = call(name, ParameterList(plain).fields, entries) { return call }
            }
        }
        return values.expression(value, modifier.type).map { joined("\(name)(", lines($0), ")") }
    }

    private mutating func closure(_ name: String, _ value: SceneValue) -> [String] {
        ["\(name) {"] + views(value).map { "    " + $0 } + ["}"]
    }

    // MARK: Calls

    /// Returns a call with the values of some entries, closures behind it; `nil` if a value has no
    /// expression.
    private mutating func call(
        _ name: String, _ fields: [SwiftField], _ entries: [SceneValue.Entry], first: String? = nil
    ) -> [String]? {
        guard entries.allSatisfy({ entry in fields.contains { $0.key == entry.key } }) else { return nil }
        var arguments: [String] = first.map { [$0] } ?? []
        var closures: [(label: String, lines: [String])] = []
        for field in fields {
            guard let entry = entries.first(where: { $0.key == field.key }) else { continue }
            let label = field.label
            switch field.type {
            case .views: closures.append((label, views(entry.value)))
            case .components: arguments.append("\(label): \(components(entry.value).joined(separator: "\n"))")
            default:
                guard let value = values.expression(entry.value, field.type) else { return nil }
                arguments.append(field.isUnlabeled ? value : "\(label): \(value)")
            }
        }
        return Self.lines(name, arguments, closures)
    }

    private static func lines(
        _ name: String, _ arguments: [String], _ closures: [(label: String, lines: [String])]
    ) -> [String] {
        let whole = arguments.joined(separator: ", ")
        let isPlain = arguments.isEmpty && closures.first.map { isContent($0.label) } == true
        var lines: [String]
        if whole.count + name.count < 96, !whole.contains("\n") {
            lines = [isPlain ? name : "\(name)(\(whole))"]
        } else {
            lines = ["\(name)("]
            for (index, argument) in arguments.enumerated() {
                let text = argument + (index + 1 < arguments.count ? "," : "")
                lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
            }
            lines.append(")")
        }
        for (index, closure) in closures.enumerated() {
            let body = closure.lines.map { "    " + $0 }
            if index == 0, isContent(closure.label) {
                lines[lines.count - 1] += " {"
                lines += body + ["}"]
            } else if index == 0 {
                // A closure that is not the content has its label, which trailing closures omit.
                var last = lines.removeLast()
                last = last.hasSuffix(")") ? String(last.dropLast()) : last + "("
                let comma = arguments.isEmpty ? "" : ", "
                if last.isEmpty {
                    lines[lines.count - 1] += ","
                    lines += ["    \(closure.label): {"] + body.map { "    " + $0 } + ["    }", ")"]
                } else {
                    lines.append("\(last)\(comma)\(closure.label): {")
                    lines += body + ["})"]
                }
            } else if lines.last == "})" {
                lines[lines.count - 1] = "}, \(closure.label): {"
                lines += body + ["})"]
            } else if lines.last == ")" {
                lines.removeLast()
                lines[lines.count - 1] += ","
                lines += ["    \(closure.label): {"] + body.map { "    " + $0 } + ["    }", ")"]
            } else {
                lines[lines.count - 1] += " \(closure.label): {"
                lines += body + ["}"]
            }
        }
        return lines
    }

    private static func isContent(_ label: String) -> Bool { label == "content" || label == "body" }

    // MARK: Components

    private mutating func components(_ value: SceneValue) -> [String] {
        guard case .mapping(let entries) = value.content else { return ["[]"] }
        var lines = ["["]
        for entry in entries {
            guard case .mapping(let keys) = entry.value.content else { continue }
            var arguments = [SwiftLiteral.text(entry.key)]
            for key in ["summary", "parameters", "slots", "states"] {
                guard let value = keys.first(where: { $0.key == key })?.value else { continue }
                let text = key == "summary" ? values.expression(value, .text) : values.literal(value)
                if let text { arguments.append("\(key): \(text)") }
            }
            let body = keys.first { $0.key == "body" }.map { views($0.value) } ?? []
            lines += Self.lines("ComponentDefinition", arguments, [("body", body)]).map { "    " + $0 }
            lines[lines.count - 1] += ","
        }
        return lines + ["]"]
    }

    private mutating func literal(_ value: SceneValue) -> [String] { lines(values.literal(value)) }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns lines with text before the first and after the last.
    private func joined(_ head: String, _ lines: [String], _ tail: String) -> [String] {
        var lines = lines
        if lines.isEmpty { lines = [""] }
        lines[0] = head + lines[0]
        lines[lines.count - 1] += tail
        return lines
    }
}

/// The modifiers that only some kinds support.
private enum RestrictedKeys {
    static let all: Set = [
        "spacing", "horizontalSpacing", "verticalSpacing", "columns", "rows", "axes", "contentOffset",
        "contentMargins", "showsIndicators", "equalSizes", "fill", "trim", "else", "alignment",
    ]
}
