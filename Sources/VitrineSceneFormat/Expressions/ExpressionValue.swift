import VitrineSource
import VitrineStyle

/// What an expression works with.
enum ExpressionValue: Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
    case nothing
    /// A list or a mapping, such as a paint: it can be chosen, and nothing else be done with it.
    case other(SceneValue)

    init(_ value: SceneValue) {
        switch value.content {
        case .null: self = .nothing
        case .bool(let flag): self = .flag(flag)
        case .number(let number, _): self = .number(number)
        case .string(let text): self = .text(text)
        case .sequence, .mapping: self = .other(value)
        }
    }

    /// The value as a scene holds it. A number's text has at most three decimals, the number itself all of them.
    func sceneValue(at mark: SourceMark) -> SceneValue {
        switch self {
        case .nothing: SceneValue(.null, at: mark)
        case .flag(let flag): SceneValue(.bool(flag), at: mark)
        case .number(let number): SceneValue(.number(number, literal: Format.number(number)), at: mark)
        case .text(let text): SceneValue(.string(text), at: mark)
        case .other(let value): value
        }
    }

    /// What it is, in words, for messages.
    var kindName: String { sceneValue(at: .start).kindName }
}
