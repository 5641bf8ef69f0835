/// The type of a component's parameter.
package indirect enum ParameterType: Sendable {
    case text
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case flag
    case color
    /// A length in points within a range.
    case length(ClosedRange<Double>)
    case icon
    case paint
    case font
    case choice([String])
    case any
    /// A list; of values of one type if it is specified.
    case list(of: ParameterType?)
    case node

    /// The names of the types in scenes.
    static let names = [
        "text", "number", "integer", "flag", "color", "length", "icon", "paint", "font", "choice", "any",
        "list", "node",
    ]

    /// The name of the type in scenes.
    package var name: String {
        switch self {
        case .text: "text"
        case .number: "number"
        case .integer: "integer"
        case .flag: "flag"
        case .color: "color"
        case .length: "length"
        case .icon: "icon"
        case .paint: "paint"
        case .font: "font"
        case .choice: "choice"
        case .any: "any"
        case .list: "list"
        case .node: "node"
        }
    }

    /// The substitute for a missing or invalid value. With it, errors in the body are still found and no
    /// error is reported twice.
    package var placeholder: SceneValue.Content {
        switch self {
        case .text, .any: .string("")
        case .number(let range), .length(let range):
            .number(max(range.lowerBound, min(0, range.upperBound)), literal: "0")
        case .integer(let range):
            .number(Double(max(range.lowerBound, min(0, range.upperBound))), literal: "0")
        case .flag: .bool(false)
        case .color, .paint: .string("black")
        case .icon: .string("circle")
        case .font: .string("body")
        case .choice(let names): .string(names.first ?? "")
        case .list: .sequence([])
        case .node: .string("spacer")
        }
    }
}
