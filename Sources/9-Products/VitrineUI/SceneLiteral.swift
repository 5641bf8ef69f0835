/// Any value of the scene language, for the parameters of your own components.
///
///     Node("statTile", ["title": "Focus", "value": 42, "trend": .views { Icon("arrow.up") }])
public struct SceneLiteral: Sendable {
    /// The content of a value, by its type in the scene language.
    package indirect enum Content: Sendable {
        /// A value that is left out.
        case unset
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case sequence([SceneLiteral])
        case mapping([(key: String, value: SceneLiteral)])
    }

    package var content: Content
    /// The place in Swift source; `nil` for the place of the value that this one is in.
    package var location: SourceLocation?
    /// What is said of the value to the views around it, which is no part of the scene.
    var note: LiteralNote?

    package init(_ content: Content, at location: SourceLocation? = nil) {
        self.content = content
        self.location = location
    }

    /// A value that is left out.
    public static let unset = SceneLiteral(.unset)

    /// Returns views as a value, for a slot or a parameter of a component.
    public static func views(@ViewBuilder _ content: () -> ViewList) -> SceneLiteral {
        content().sceneLiteral
    }

    var isUnset: Bool { if case .unset = content { true } else { false } }
}

// MARK: Records and lists

extension SceneLiteral {
    /// Returns a mapping of the entries that are given.
    static func record(_ entries: [(String, (any SceneConvertible)?)]) -> SceneLiteral {
        SceneLiteral(
            .mapping(
                entries.compactMap { key, value in
                    guard let literal = value?.sceneLiteral, !literal.isUnset else { return nil }
                    return (key, literal)
                }))
    }

    /// Returns a sequence of values.
    static func list(_ elements: [some SceneConvertible]) -> SceneLiteral {
        SceneLiteral(.sequence(elements.map(\.sceneLiteral)))
    }

    /// Returns a mapping of components by their names; unset if there are none.
    static func components(_ definitions: [ComponentDefinition]) -> SceneLiteral {
        if definitions.isEmpty { return .unset }
        return SceneLiteral(.mapping(definitions.map { ($0.name, $0.sceneLiteral) }))
    }

    /// The views of a record that has nothing else.
    func orContent(_ key: String) -> SceneLiteral {
        guard case .mapping(let entries) = content, entries.count == 1, entries[0].key == key else {
            return self
        }
        return entries[0].value
    }

    /// Null for a record without entries.
    var orNull: SceneLiteral {
        if case .mapping(let entries) = content, entries.isEmpty { SceneLiteral(.null) } else { self }
    }
}

// MARK: Literals

extension SceneLiteral: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
    ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Creates a text.
    public init(stringLiteral value: String) { self.init(.string(value)) }

    /// Creates a number from an integer.
    public init(integerLiteral value: Int) { self.init(.number(Double(value))) }

    /// Creates a number.
    public init(floatLiteral value: Double) { self.init(.number(value)) }

    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) { self.init(.bool(value)) }

    /// Creates null.
    public init(nilLiteral: ()) { self.init(.null) }

    /// Creates a list.
    public init(arrayLiteral elements: SceneLiteral...) { self.init(.sequence(elements)) }

    /// Creates a mapping, whose keys keep their order.
    public init(dictionaryLiteral elements: (String, SceneLiteral)...) {
        self.init(.mapping(elements.map { ($0.0, $0.1) }))
    }

    /// The value of a number, a text, a Boolean value or a part of a scene.
    public init(_ value: some SceneConvertible) { self = value.sceneLiteral }

    /// The value of a list.
    public init(_ values: [some SceneConvertible]) { self = .list(values) }
}

extension SceneLiteral: NumberConvertible, BooleanConvertible, TextConvertible {
    /// The value itself.
    public var sceneLiteral: SceneLiteral { self }
}
