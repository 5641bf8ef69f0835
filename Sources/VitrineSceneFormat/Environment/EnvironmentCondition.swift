import VitrineStyle

/// A test of the environment, used in a condition under one key.
package struct EnvironmentCondition: Sendable {
    typealias Test = @Sendable (SceneEnvironment) -> Bool

    /// What a condition asks about; keys of one group stand together.
    enum Group: Sendable {
        /// What people have set.
        case preferences
        /// The surface that the scene is drawn on.
        case extent
        /// What is shown at the time.
        case content
    }

    let group: Group
    /// What the schema says of the key.
    let summary: String
    /// Reads what must hold.
    let test: Codec<Test>

    /// The environment's value must be the one that is given.
    static func equal<Value: Hashable & Sendable>(
        _ codec: Codec<Value>, _ summary: String, in group: Group = .preferences,
        _ value: @escaping @Sendable (SceneEnvironment) -> Value
    ) -> EnvironmentCondition {
        EnvironmentCondition(
            group: group, summary: summary,
            test: codec.map { wanted in { environment in value(environment) == wanted } })
    }

    /// The environment's value must be the one that is given, or meet it as a bound: `>=AX1`.
    ///
    /// - Parameter words: All values in words; none for numbers.
    static func bounded<Value: Comparable & Sendable>(
        _ codec: Codec<Value>, words: [String] = [], _ summary: String, in group: Group = .preferences,
        _ value: @escaping @Sendable (SceneEnvironment) -> Value
    ) -> EnvironmentCondition {
        EnvironmentCondition(
            group: group, summary: summary,
            test: Bound.codec(of: codec, words: words).map { bound in
                { environment in bound.contains(value(environment)) }
            })
    }

    /// Returns the field of the key, which passes the result of the test to `demand`.
    func field<Record>(
        _ name: String, in environment: SceneEnvironment,
        _ demand: @escaping @Sendable (inout Record, Bool) -> Void
    ) -> Field<Record> {
        Field(name, test, summary) { record, test in demand(&record, test(environment)) }
    }
}
