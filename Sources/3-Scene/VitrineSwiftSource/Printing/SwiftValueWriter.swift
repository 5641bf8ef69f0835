import VitrineSceneFormat
import VitrineSource

/// Writes values of scenes as Swift expressions.
struct SwiftValueWriter {
    private let model: SwiftModel

    init(_ model: SwiftModel) { self.model = model }

    /// A value that depends on a condition.
    struct Choice {
        let condition: SceneValue
        let then: SceneValue
        let otherwise: SceneValue?
    }

    /// Returns the parts of a mapping that is a choice; `nil` for any other.
    static func choice(_ entries: [SceneValue.Entry]) -> Choice? {
        guard let then = entries.first(where: { $0.key == "then" })?.value,
            let condition = entries.first(where: { $0.key == "when" })?.value
        else { return nil }
        return Choice(
            condition: condition, then: then, otherwise: entries.first { $0.key == "else" }?.value)
    }

    /// Returns `true` for a value that is a node of the built-in kinds, or a reference to one.
    func looksLikeNode(_ value: SceneValue) -> Bool {
        switch value.content {
        case .string(let text): SwiftLiteral.expression(text) != nil || model.view(ofKind: text) != nil
        case .mapping(let entries):
            entries.contains { model.view(ofKind: $0.key) != nil }
                || Self.choice(entries).map { looksLikeNode($0.then) } == true
                || entries.contains { model.modifier($0.key) == nil }
                    && !entries.contains { isKeyword($0.key) }
        default: false
        }
    }

    /// Returns `true` for the keys that name a kind of paint rather than a component.
    private func isKeyword(_ key: String) -> Bool {
        [
            "linearGradient", "radialGradient", "ellipticalGradient", "angularGradient", "meshGradient",
            "noise",
            "image", "color", "light", "dark", "content", "cornerRadius", "paint", "kind", "when", "then",
        ]
        .contains(key)
    }

    /// Returns `true` for a node of the built-in kinds, or a list of nodes.
    func looksLikeNodes(_ value: SceneValue) -> Bool {
        switch value.content {
        case .sequence(let values): !values.isEmpty && values.allSatisfy(isNodeMapping)
        default: isNodeMapping(value)
        }
    }

    /// Returns `true` for a value that a type takes as views rather than as a word or a record.
    func areViews(_ value: SceneValue, of type: SwiftNominal) -> Bool {
        guard type.acceptsViews else { return false }
        switch value.content {
        case .string(let text): return !type.words.contains(text) && looksLikeNodes(value)
        case .sequence(let values) where values.isEmpty: return type.list == nil
        default: return looksLikeNodes(value)
        }
    }

    /// Returns statements as a closure.
    private func closure(_ value: SceneValue) -> String {
        var writer = SwiftSceneWriter(model, partLines: .max)
        let lines = writer.views(value)
        return lines.isEmpty ? "{}" : "{\n\(lines.map { "    " + $0 }.joined(separator: "\n"))\n}"
    }

    private func isNodeMapping(_ value: SceneValue) -> Bool {
        switch value.content {
        case .mapping(let entries):
            // A paint may be an image, too: a node has the source as its value.
            entries.contains { model.view(ofKind: $0.key) != nil && $0.key != "image" }
                || (!entries.contains { isKeyword($0.key) } && looksLikeNode(value))
        case .string(let text): model.view(ofKind: text) != nil && text != "path"
        default: false
        }
    }

    // MARK: Expressions

    /// Returns a value as an expression of a type; `nil` if the type has no such value.
    func expression(_ value: SceneValue, _ type: SwiftType) -> String? {
        if type == .literal { return literal(value) }
        if case .string(let text) = value.content, let inside = SwiftLiteral.expression(text), type != .text {
            return switch type {
            case .named, .list: ".expression(\(SwiftLiteral.text(inside)))"
            default: "Expression(\(SwiftLiteral.text(inside)))"
            }
        }
        if case .mapping(let entries) = value.content, let choice = Self.choice(entries) {
            return self.choice(choice, type)
        }
        switch type {
        case .number: return number(value)
        case .boolean:
            guard case .bool(let flag) = value.content else { return nil }
            return flag ? "true" : "false"
        case .text: return text(value)
        case .named(let name): return model.nominal(name).flatMap { expression(value, $0) }
        case .list(let element):
            guard case .sequence(let values) = value.content else { return nil }
            return list(values, element)
        case .views, .components, .literal: return nil
        }
    }

    private func choice(_ choice: Choice, _ type: SwiftType) -> String? {
        let condition = condition(choice.condition)
        switch type {
        case .named, .list:
            guard let then = expression(choice.then, type) else { return nil }
            guard let other = choice.otherwise else { return ".when(\(condition), then: \(then))" }
            return expression(other, type).map { ".when(\(condition), then: \(then), else: \($0))" }
        default:
            let other = choice.otherwise.map { ", else: \(literal($0))" } ?? ""
            return "Choice(\(condition), then: \(literal(choice.then))\(other))"
        }
    }

    /// Returns a condition: an initializer where all keys are known, otherwise a dictionary.
    func condition(_ value: SceneValue) -> String {
        expression(value, .named("Condition")) ?? literal(value)
    }

    private func number(_ value: SceneValue) -> String? {
        switch value.content {
        case .number(let number, _): SwiftLiteral.number(number)
        case .string("infinity"): "Double.infinity"
        case .string(let text): SwiftLiteral.percentage(text).map { "Percent(\($0))" }
        default: nil
        }
    }

    private func text(_ value: SceneValue) -> String? {
        switch value.content {
        case .string(let text): SwiftLiteral.text(text)
        case .number(_, let literal): SwiftLiteral.text(literal)
        case .bool(let flag): SwiftLiteral.text(flag ? "true" : "false")
        default: nil
        }
    }

    private func list(_ values: [SceneValue], _ element: SwiftType) -> String? {
        var texts: [String] = []
        for value in values {
            guard let text = expression(value, element) else { return nil }
            texts.append(text)
        }
        return Self.bracketed(texts, "[", "]")
    }

    private func expression(_ value: SceneValue, _ type: SwiftNominal) -> String? {
        if areViews(value, of: type) { return "\(type.name) \(closure(value))" }
        switch value.content {
        case .string(let text):
            if type.words.contains(text) { return ".\(SwiftNames.word(text))" }
            return type.acceptsText
                ? SwiftLiteral.text(text)
                : type.acceptsNumber ? number(value).map { "\(type.name)(\($0))" } : nil
        case .number(let number, let literal):
            if type.acceptsNumber { return SwiftLiteral.number(number) }
            if type.words.contains(literal) { return ".\(SwiftNames.word(literal))" }
            return type.acceptsText ? SwiftLiteral.text(literal) : nil
        case .bool(let flag):
            if type.acceptsBoolean { return flag ? "true" : "false" }
            return type.acceptsText ? SwiftLiteral.text(flag ? "true" : "false") : nil
        case .sequence(let values):
            switch type.list {
            case .list(let element): return list(values, element)
            case .some(let element): return list(values, element)
            case nil: return nil
            }
        case .mapping(let entries): return mapping(entries, type)
        case .null: return nil
        }
    }

    private func mapping(_ entries: [SceneValue.Entry], _ type: SwiftNominal) -> String? {
        guard let record = type.record(with: entries.map(\.key)) else {
            // Conditions ask for parameters of components under names of their own.
            return type.name == "Condition" ? literal(SceneValue(.mapping(entries), at: .start)) : nil
        }
        if let keyword = SwiftNominal.keyword(of: record), let entry = entries.first, keyword.type != .views {
            let name = SwiftNames.parameter(keyword.label)
            return expression(entry.value, keyword.type).map { text in
                // The static function takes the parts of a record, too.
                if case .named(let type) = keyword.type, text.hasPrefix("\(type)(") {
                    return ".\(name)\(text.dropFirst(type.count))"
                }
                return ".\(name)(\(text))"
            }
        }
        var arguments: [String] = []
        var closures: [String] = []
        for field in ParameterList(record).fields {
            guard let entry = entries.first(where: { $0.key == field.key }) else { continue }
            if field.type == .views {
                closures.append("\(field.label): \(closure(entry.value))")
            } else {
                guard let value = expression(entry.value, field.type) else { return nil }
                arguments.append(field.isUnlabeled ? value : "\(field.label): \(value)")
            }
        }
        if type.name == "Condition", arguments.isEmpty { return "[:]" }
        return "\(type.name)\(Self.bracketed(arguments + closures, "(", ")"))"
    }

    // MARK: Literals

    /// Returns a value as a literal of any value.
    func literal(_ value: SceneValue) -> String {
        switch value.content {
        case .null: return "nil"
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let number, let literal):
            return SwiftLiteral.number(number) ?? SwiftLiteral.text(literal)
        case .string(let text): return SwiftLiteral.text(text)
        case .sequence(let values):
            if !values.isEmpty, values.allSatisfy(isBuiltInNode) {
                return ".views \(closure(value))"
            }
            return Self.bracketed(values.map(literal), "[", "]")
        case .mapping(let entries):
            if entries.isEmpty { return "[:]" }
            return Self.bracketed(
                entries.map { "\(SwiftLiteral.text($0.key)): \(literal($0.value))" }, "[", "]")
        }
    }

    /// Returns `true` for a mapping whose only kind is a built-in one and whose other keys are modifiers.
    private func isBuiltInNode(_ value: SceneValue) -> Bool {
        guard case .mapping(let entries) = value.content, Self.choice(entries) == nil else { return false }
        let kinds = entries.filter { model.view(ofKind: $0.key) != nil }
        guard kinds.count == 1, let view = model.view(ofKind: kinds[0].key) else { return false }
        // The text of a run and the image of an avatar are keys of records, too.
        if ["text", "icon", "image", "badge"].contains(kinds[0].key), entries.count > 1 { return false }
        return entries.allSatisfy { entry in
            entry.key == view.kind || model.modifier(entry.key) != nil
                || view.modifiers.contains { $0.key == entry.key }
        }
    }

    /// Returns elements on one line, or each on lines of its own.
    private static func bracketed(_ elements: [String], _ open: String, _ close: String) -> String {
        let whole = open + elements.joined(separator: ", ") + close
        if whole.count < 84, !whole.contains("\n") { return whole }
        let lines = elements.enumerated().map { index, element in
            (element + (index + 1 < elements.count ? "," : "")).split(
                separator: "\n", omittingEmptySubsequences: false
            ).map { "    \($0)" }.joined(separator: "\n")
        }
        return open + "\n" + lines.joined(separator: "\n") + "\n" + close
    }
}
