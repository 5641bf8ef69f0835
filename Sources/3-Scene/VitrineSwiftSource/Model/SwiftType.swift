/// The type of a parameter of scenes in Swift.
package indirect enum SwiftType: Hashable, Sendable {
    /// A number, or an expression that has one.
    case number
    /// `true` or `false`, or an expression that has one.
    case boolean
    /// A text.
    case text
    /// Any value of the scene language.
    case literal
    /// Views, from a closure.
    case views
    /// A generated type.
    case named(String)
    /// A list of a generated type, or of any values.
    case list(SwiftType)
    /// The definitions of components.
    case components

    /// The Swift spelling of the type for an optional parameter.
    package var declaration: String {
        switch self {
        case .number: "(any NumberConvertible)?"
        case .boolean: "(any BooleanConvertible)?"
        case .text: "(any TextConvertible)?"
        case .literal: "SceneLiteral?"
        case .views: "() -> ViewList"
        case .named(let name): name
        case .list(let element): "SceneList<\(element.elementName)>"
        case .components: "[ComponentDefinition]"
        }
    }

    /// The Swift spelling of the type for a required parameter.
    package var requiredDeclaration: String {
        switch self {
        case .number: "any NumberConvertible"
        case .boolean: "any BooleanConvertible"
        case .text: "any TextConvertible"
        case .literal: "SceneLiteral"
        default: declaration
        }
    }

    /// The value that stands for one that is left out.
    package var absence: String {
        switch self {
        case .number, .boolean, .text, .literal: "nil"
        case .views: "ViewList.absent"
        case .named, .list: ".unset"
        case .components: "[]"
        }
    }

    private var elementName: String {
        switch self {
        case .named(let name): name
        default: "SceneLiteral"
        }
    }
}
