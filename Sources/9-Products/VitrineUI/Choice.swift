/// A value that depends on a condition, which is checked when the scene is rendered.
///
///     VStack(spacing: Choice(Condition(os: ">=26"), then: 12, else: 8)) { }
public struct Choice: NumberConvertible, BooleanConvertible, TextConvertible {
    /// The condition and both values, in the scene language.
    public let sceneLiteral: SceneLiteral

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - condition: The condition for the first value.
    ///   - then: The value where it holds.
    ///   - otherwise: The value where it does not. Default: as if nothing were given.
    public init(_ condition: Condition, then: SceneLiteral, else otherwise: SceneLiteral = .unset) {
        sceneLiteral = .choice(condition, then, otherwise)
    }
}

extension SceneLiteral {
    static func choice(
        _ condition: Condition, _ then: some SceneConvertible, _ otherwise: some SceneConvertible
    ) -> SceneLiteral {
        .record([("when", condition), ("then", then), ("else", otherwise)])
    }
}
