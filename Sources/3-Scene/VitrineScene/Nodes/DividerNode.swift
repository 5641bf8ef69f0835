import VitrineColor
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum DividerNode: NodeKind, Sendable {
    package static let name = "divider"
    package static let summary = "A hairline across its stack; a colour sets its own."
    package static let ownColor: String? = "its colour is its value, such as `divider: red`"
    package static let payload = Codec<Color?>.optional(.color)

    package static func build(_ payload: Color?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let separator = context.reader.environment.systemColor("separator") ?? .black
        // Among vibrant labels a divider is a vibrant separator, unless it has a colour or a level of its
        // own.
        let around = payload == nil && context.inherited.vibrancy != nil ? Vibrancy.separator : nil
        let style = modifiers.vibrancy ?? around
        guard let style, style != .none else {
            return DividerElement(
                source: context.source, axis: context.inherited.axis, color: payload ?? separator)
        }
        let label = context.reader.environment.systemColor("primary") ?? .black
        let divider = DividerElement(
            source: context.source, axis: context.inherited.axis, color: payload ?? label)
        return context.vibrant(divider, style, [.color(divider.color)])
    }
}
