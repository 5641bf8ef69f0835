import VitrineStyle

/// A test of the environment, used in a condition under one key.
package struct EnvironmentCondition: Sendable {
    typealias Test = @Sendable (SceneEnvironment) -> Bool

    /// The subject of a condition. In schemas, the keys of a group follow each other.
    enum Group: Sendable {
        /// The user's settings.
        case preferences
        /// The surface that the scene is drawn on.
        case extent
        /// The content shown, such as its language and its point in time.
        case content
    }

    let group: Group
    /// The description of the key in the schema.
    let summary: String
    /// The codec of the value under the key, which reads it as a test.
    let test: Codec<Test>

    /// Returns a condition that holds if the environment's value is the given one.
    static func equal<Value: Hashable & Sendable>(
        _ codec: Codec<Value>, _ summary: String, in group: Group = .preferences,
        _ value: @escaping @Sendable (SceneEnvironment) -> Value
    ) -> EnvironmentCondition {
        EnvironmentCondition(
            group: group, summary: summary,
            test: codec.map { wanted in { environment in value(environment) == wanted } })
    }

    /// Returns a condition that holds if the environment's value is the given one or meets it as a bound,
    /// such as `>=AX1`.
    ///
    /// - Parameter words: The words for all values; empty for numbers.
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
