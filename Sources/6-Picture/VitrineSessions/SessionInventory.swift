import VitrineScene
import VitrineSceneFormat
import VitrineSceneTokens
import VitrineSource
import VitrineStyle
import VitrineTokens

/// The tokens and parameters of a scene as values that can be tried.
struct SessionInventory {
    let values: [SessionValue]

    init(_ inventory: SceneInventory, _ overrides: ValueOverrides) {
        let tokens = inventory.tokens?.all(in: inventory.environment) ?? []
        let scene = inventory.files.all.first?.name ?? ""
        let folder = scene.lastIndex(of: "/").map { String(scene[...$0]) } ?? ""
        values =
            tokens.map { Self.value($0, in: folder, overrides) }
            + inventory.components.flatMap { component in
                component.parameters.map { Self.value($0, of: component, inventory.files, overrides) }
            }
    }

    /// - Parameter folder: The scene's folder, to which token files are relative.
    private static func value(
        _ token: DesignToken, in folder: String, _ overrides: ValueOverrides
    ) -> SessionValue {
        let text = token.value.text
        let kind: SessionValue.Kind =
            switch token.value {
            case .color: .color
            case .dimension, .number, .fontWeight, .duration: .number
            case .fontFamily: .string
            default: .other
            }
        return SessionValue(
            key: "token:\(token.name)", name: token.name, kind: kind, type: token.type.rawValue, value: text,
            minimum: kind == .number ? bounds(of: token.type).lower : nil,
            maximum: kind == .number ? bounds(of: token.type).upper : nil, choices: [],
            source: place(token.location, in: folder), yaml: "\"$value\": \(token.value.json)",
            isTried: overrides.tokens[token.name] != nil)
    }

    private static func bounds(of type: TokenType) -> (lower: Double?, upper: Double?) {
        switch type {
        case .fontWeight: (1, 1000)
        case .duration: (0, nil)
        default: (nil, nil)
        }
    }

    /// Returns a location such as `app.tokens.json:3:5` as a place.
    private static func place(_ location: String, in folder: String) -> SessionSource? {
        let parts = location.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
            let column = Int(parts[parts.count - 1])
        else { return nil }
        return SessionSource(
            file: (location.hasPrefix("/") ? "" : folder) + parts.dropLast(2).joined(separator: ":"),
            line: line, column: column)
    }

    private static func value(
        _ parameter: Parameter, of component: ComponentDefinition, _ files: SourceFiles,
        _ overrides: ValueOverrides
    ) -> SessionValue {
        let name = "\(component.name).\(parameter.name)"
        let text = overrides.parameters[name] ?? parameter.defaultValue.map(text) ?? ""
        let written = overrides.value(of: parameter, in: component.name) ?? parameter.defaultValue
        let entry = SceneValue.Entry(
            key: parameter.name, keyMark: parameter.mark,
            value: written ?? SceneValue(.null, at: parameter.mark))
        let yaml = SceneYAMLPrinter().text(of: SceneValue(.mapping([entry]), at: parameter.mark))
        var value = SessionValue(
            key: "parameter:\(name)", name: name, kind: .other, type: "\(parameter.type.name)", value: text,
            minimum: nil, maximum: nil, choices: [], source: SessionSource(parameter.mark, in: files),
            yaml: String(yaml.dropLast()), isTried: overrides.parameters[name] != nil)
        switch parameter.type {
        case .text, .icon, .font: value.kind = .string
        case .number(let range), .length(let range):
            value.kind = .number
            (value.minimum, value.maximum) = (range.lowerBound, range.upperBound)
        case .integer(let range):
            value.kind = .number
            (value.minimum, value.maximum) = (Double(range.lowerBound), Double(range.upperBound))
        case .flag: value.kind = .bool
        case .color: value.kind = .color
        case .choice(let words):
            value.kind = .choice
            value.choices = words
        case .paint, .any, .list, .node: break
        }
        return value
    }

    /// Returns a value in flow style, as it may be written behind a key.
    static func text(_ value: SceneValue) -> String {
        switch value.content {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(_, let literal): literal
        case .string(let text): text
        case .sequence(let values): "[" + values.map(text).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{ " + entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + " }"
        }
    }
}
