import VitrineSource

extension ConditionalValue {
    static let elseKey = "else"

    struct Fields: Sendable {
        var holds: Bool?
        var then: SceneValue?
        var otherwise: SceneValue?
    }

    static let fields: RecordFields<Fields> = [
        Field("when", .condition, required: true, "the condition") { $0.holds = $1 },
        Field("then", .raw, required: true, "the value where it holds") { $0.then = $1 },
        Field("else", .raw, "the value where it does not. Default: nothing") { $0.otherwise = $1 },
    ]
}
