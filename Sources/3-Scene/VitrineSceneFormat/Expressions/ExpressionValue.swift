import VitrineJSON
import VitrineSource

/// A value during evaluation.
enum ExpressionValue: Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
    case nothing
    /// A list or a mapping, such as a paint. It can be the result of a choice, but has no operations.
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

    /// Returns the value as a scene value. The text of a number has at most three decimals; its value keeps
    /// full precision.
    func sceneValue(at mark: SourceMark) -> SceneValue {
        switch self {
        case .nothing: SceneValue(.null, at: mark)
        case .flag(let flag): SceneValue(.bool(flag), at: mark)
        case .number(let number): SceneValue(.number(number, literal: PrintedText.number(number)), at: mark)
        case .text(let text): SceneValue(.string(text), at: mark)
        case .other(let value): value
        }
    }

    /// The kind of value in words, for messages.
    var kindName: FoundValue { sceneValue(at: .start).kindName }
}
