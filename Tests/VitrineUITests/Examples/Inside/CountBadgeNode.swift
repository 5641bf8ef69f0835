import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

// The example of the page "Add a component", which quotes it; a test compares the two. Kinds of nodes are made
// inside of the package, so no other package compiles it.

// example: kind
/// A count on a capsule.
enum CountBadgeNode: NodeKind {
    struct Properties: Sendable {
        var count = 0
        var tint: Color?
    }

    static let name = "countBadge"
    static let summary = "A count on a capsule: a whole number, or `{ count, tint }`."
    static let payload = Codec<Properties>.either(
        .record(
            "a badge", from: Properties(),
            [
                Field("count", .integer(0...9999), required: true, "what is counted") { $0.count = $1 },
                Field("tint", .color, "the capsule's colour; default: red") { $0.tint = $1 },
            ]), when: \.isMapping,
        or: Codec<Int>.integer(0...9999).map { Properties(count: $0) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let tint = payload.tint ?? context.reader.environment.systemColor("red") ?? .black
        modifiers.padding = modifiers.padding ?? Insets(top: 2, left: 7, bottom: 2, right: 7)
        modifiers.corners = modifiers.corners ?? .capsule
        modifiers.background = modifiers.background ?? .paint(.color(tint))
        var inner = context
        if modifiers.foreground == nil { inner.inherited.foreground = .color(.white) }
        return inner.text("\(payload.count)")
    }
}
// end
