import VitrineExpressions
import VitrineJSON
import VitrineSource

extension SceneValue {
    /// The value for expressions.
    var expressionValue: ExpressionValue {
        switch content {
        case .null: .nothing
        case .bool(let flag): .flag(flag)
        case .number(let number, _): .number(number)
        case .string(let text): .text(text)
        case .sequence, .mapping: .other(self, kindName)
        }
    }

    /// Creates the value of an expression. The text of a number has at most three decimals; its value keeps
    /// full precision.
    init(_ result: ExpressionValue, at mark: SourceMark) {
        let content: Content
        switch result {
        case .nothing: content = .null
        case .flag(let flag): content = .bool(flag)
        case .number(let number): content = .number(number, literal: PrintedText.number(number))
        case .text(let text): content = .string(text)
        case .other(let value, _):
            // Whatever has no operations came from a scene, and is there as it is written.
            if let value = value as? SceneValue {
                self = value
                return
            }
            content = .null
        }
        self.init(content, at: mark, in: nil, isResolved: true)
    }
}
