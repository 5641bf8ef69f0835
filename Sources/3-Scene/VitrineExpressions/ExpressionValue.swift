import VitrineJSON
import VitrineSource

/// A value during evaluation.
package enum ExpressionValue: Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
    case nothing
    /// Anything else, such as a paint, with what it is in words. It can be the result of a choice, but has no
    /// operations.
    case other(any Sendable, FoundValue)

    /// The kind of value in words, for messages.
    var kindName: FoundValue {
        switch self {
        case .number(let number): .number(PrintedText.number(number))
        case .flag(let flag): .boolean(flag)
        case .text(let text): FoundValue(text: text)
        case .nothing: .nothing
        case .other(_, let name): name
        }
    }
}
