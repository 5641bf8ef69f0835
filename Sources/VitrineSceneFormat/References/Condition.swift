import VitrineGeometry
import VitrineJSON
import VitrineSource
import VitrineStyle

/// What must hold of the environment for a node to be there: `when: { dynamicType: ">=AX1", appearance: dark }`.
///
/// All keys of a mapping must hold; `any` is a list of which one must, `not` one that must not. Where names are in scope,
/// those of data and of a component's parameters are keys too, and win.
package enum Condition: Sendable {
    private struct Fields: Sendable {
        var holds = true

        mutating func demand(_ condition: Bool) { holds = holds && condition }
    }

    /// Whether the condition holds for the scene that is read.
    package static let codec = Codec<Bool>(
        .reference("condition"), expected: "a condition such as `{ dynamicType: \">=AX1\" }`"
    ) { value, reader in
        if case .mapping(let entries) = value.content, entries.isEmpty {
            let known = (names(in: value.scope) + fields(reader.environment)).map(\.name)
            reader.report(.missingAnyKey(of: known, on: "a condition"), at: value.mark)
            return nil
        }
        return Codec<Fields>.record(
            "a condition", from: Fields(), names(in: value.scope) + fields(reader.environment)
        ).read(value, reader)?.holds
    }

    /// What is asked of names in scope.
    private static func names(in scope: Scope?) -> [Field<Fields>] {
        guard let scope else { return [] }
        let names = scope.allNames.sorted().map { name in
            Field("\(name)", NameCondition.codec(name, in: scope), "what \(name) must be") {
                (parts: inout Fields, holds: Bool) in parts.demand(holds)
            }
        }
        guard let use = scope.use else { return names }
        return names + [
            Field(
                "given", NameCondition.given(scope, use),
                "a parameter or a slot, or several, that must be given"
            ) {
                $0.demand($1)
            }
        ]
    }

    /// For the schema's definitions.
    package static let schema = JSONSchema.openObject(fields(SceneEnvironment()).map(\.property))

    private static func fields(_ environment: SceneEnvironment) -> [Field<Fields>] {
        [
            Field("appearance", .cases("an appearance"), "light or dark") { (parts, appearance: Appearance) in
                parts.demand(environment.appearance == appearance)
            },
            Field(
                "dynamicType",
                comparison(
                    of: Codec<DynamicTypeSize>.cases("a text size"),
                    words: DynamicTypeSize.allCases.map(\.rawValue)),
                "a size of text such as `AX1`, or `>=AX1`"
            ) { $0.demand($1(environment.dynamicType)) },
            Field("layoutDirection", .cases("a layout direction"), "ltr or rtl") {
                (parts, direction: LayoutDirection) in
                parts.demand(environment.layoutDirection == direction)
            },
            Field(
                "os", comparison(of: .osVersion, words: OSVersion.allCases.map(\.rawValue)),
                "a version of the system such as 26, or `>=26`"
            ) { $0.demand($1(environment.os)) },
            Field("contrast", .cases("a contrast"), "normal or increased") { (parts, contrast: Contrast) in
                parts.demand(environment.contrast == contrast)
            },
            Field("transparency", .cases("a transparency"), "normal or reduced") {
                (parts, transparency: Transparency) in
                parts.demand(environment.transparency == transparency)
            },
            Field("device", devices, "a device, or several") { parts, devices in
                parts.demand(devices.contains { $0.name == environment.device })
            },
            Field("width", lengths, "the canvas' width in points, such as `>=600`") {
                $0.demand($1(environment.size?.width ?? 0))
            },
            Field("height", lengths, "the canvas' height in points") {
                $0.demand($1(environment.size?.height ?? 0))
            },
            Field("locale", .locale, "a language such as `de`, or one of a region such as `de-AT`") {
                (parts, locale: SceneLocale) in
                parts.demand(environment.locale?.isWithin(locale) == true)
            },
            Field("time", times, "seconds that motion has gone on for, such as `>=0.4`") {
                $0.demand($1(environment.time))
            },
            Field("any", .list(of: codec, count: 1...100), "conditions of which one must hold") {
                $0.demand($1.contains(true))
            },
            Field("not", codec, "a condition that must not hold") { $0.demand(!$1) },
        ]
    }

    private static let devices = Codec<[Device]>.either(
        .list(of: .device, count: 1...100), when: \.isSequence, or: Codec<Device>.device.map { [$0] })

    private static let times = comparison(of: Codec<Double>.time, words: [])
    private static let lengths = comparison(of: Codec<Double>.size, words: [])

    /// Whether a value meets a bound.
    struct Test<Value: Comparable & Sendable>: Sendable {
        var sign: String
        var bound: Value

        func callAsFunction(_ value: Value) -> Bool {
            switch sign {
            case ">=": value >= bound
            case "<=": value <= bound
            case ">": value > bound
            case "<": value < bound
            default: value == bound
            }
        }
    }

    /// A value that must be met, or one behind `<`, `<=`, `>`, `>=`.
    private static func comparison<Value: Comparable & Sendable>(
        of codec: Codec<Value>, words: [String]
    ) -> Codec<Test<Value>> {
        let operand = words.isEmpty ? #"\d+(\.\d+)?"# : "(\(words.joined(separator: "|")))"
        let schema = JSONSchema.anyOf([codec.schema, .pattern("^(>=|<=|>|<) *\(operand)$")])
        return Codec<Test<Value>>(schema, expected: "\(codec.expected), or `>=` and one") { value, reader in
            guard case .string(let text) = value.content,
                let sign = [">=", "<=", ">", "<"].first(where: { text.hasPrefix($0) })
            else { return codec.read(value, reader).map { Test(sign: "", bound: $0) } }
            let rest = String(text.dropFirst(sign.count).drop { $0 == " " })
            let content: SceneValue.Content
            if let number = Double(rest) {
                content = .number(number, literal: rest)
            } else {
                content = .string(rest)
            }
            return codec.read(SceneValue(content, at: value.mark), reader).map { Test(sign: sign, bound: $0) }
        }
    }
}
