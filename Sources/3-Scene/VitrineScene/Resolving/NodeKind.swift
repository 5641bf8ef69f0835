import VitrineJSON
import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// A kind of node that scenes can name.
///
/// To add one, add a file and a line in `ControlKinds` or `NodeKinds`.
package protocol NodeKind: Sendable {
    associatedtype Payload
    /// The key that names the kind.
    static var name: String { get }
    /// A one-line summary for the schema and the documentation.
    static var summary: String { get }
    /// The codec of the value of the kind's key.
    static var payload: Codec<Payload> { get }
    /// The modifiers it supports in addition to those of every node.
    static var accepts: Set<RestrictedModifier> { get }
    /// `true` if `alignment` applies to the node's children rather than to its placement in the surrounding
    /// space.
    static var alignsChildren: Bool { get }
    /// `true` if a node in the body extends to the canvas' edges by default.
    static var ignoresSafeArea: Bool { get }
    /// `true` if its nodes act as direct children of its container, so that modifiers apply to each.
    static var flattensIntoParent: Bool { get }
    /// `true` if the node is a row of a grid, whose cells are its children.
    static var isGridRow: Bool { get }
    /// `true` if the node keeps the insets of rows by itself where it is a row of a list.
    static var hasRowInsets: Bool { get }
    /// `true` if `padding` is the space within the node's own surface, which it has anyway.
    static var hasOwnPadding: Bool { get }
    /// The points by which the node reaches into the lower inset of a list's row that it is.
    static var rowOverlap: Double { get }
    /// `true` if the node and its descendants support `vibrancy`.
    static var isVibrant: Bool { get }
    /// The keys of its value that may change nothing.
    static var unusedKeys: [UnusedKey] { get }
    /// The key of what stands alone after the kind's colon, where a value has keys, too: the `title` of
    /// `button: Save`; `nil` if nothing does.
    static var valueKey: String? { get }
    /// What gives the node its colour in place of `foreground`, for messages; `nil` if nothing does.
    static var ownColor: String? { get }
    /// Returns what a node says to those who do not see it, unless the scene says otherwise.
    static func accessibility(of payload: Payload) -> AccessibilityProperties
    /// Returns `true` if a node with a value and other keys is on small glass, which adapts by itself.
    static func isSmallGlass(
        _ value: SceneValue, beside others: [SceneValue.Entry], _ reader: SceneReader
    ) -> Bool
    /// `true` if a finger that drags the node moves what is in it.
    static var scrolls: Bool { get }
    /// Returns what tells the content of a payload from that of others, such as its text; `nil` for kinds
    /// whose content has no transition.
    static func text(of payload: Payload) -> String?
    /// Returns the payload of a part of a text; `nil` for kinds that are no text.
    static func content(of text: String) -> Payload?
    /// Builds the node's own element. The kind removes from `modifiers` those that it applies itself, and
    /// adds its defaults.
    static func build(_ payload: Payload, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
}

extension NodeKind {
    package static var accepts: Set<RestrictedModifier> { [] }
    package static var alignsChildren: Bool { false }
    package static var flattensIntoParent: Bool { false }
    package static var ignoresSafeArea: Bool { false }
    package static var isGridRow: Bool { false }
    package static var hasRowInsets: Bool { false }
    package static var hasOwnPadding: Bool { false }
    package static var rowOverlap: Double { 0 }
    package static var isVibrant: Bool { true }
    package static var unusedKeys: [UnusedKey] { [] }
    package static var valueKey: String? { nil }
    package static var scrolls: Bool { false }
    package static func isSmallGlass(
        _ value: SceneValue, beside others: [SceneValue.Entry], _ reader: SceneReader
    ) -> Bool { false }
    package static func text(of payload: Payload) -> String? { nil }
    package static func content(of text: String) -> Payload? { nil }
    package static func accessibility(of payload: Payload) -> AccessibilityProperties {
        AccessibilityProperties()
    }
    package static var ownColor: String? {
        guard hasPart("tint") else { return nil }
        let part = valueKey.map { "\($0): ..., " } ?? ""
        return "its colour is the `tint` in its value, `\(name): { \(part)tint: red }`"
    }

    /// `true` if the kind's bare name is a node, like `- spacer`.
    static var acceptsNull: Bool { payload.schema.acceptsNull }

    /// Returns `true` if the kind's value may have a part of a name.
    static func hasPart(_ name: String) -> Bool { payload.schema.hasProperty(name) }

    /// The node's schema: its own key, and the modifiers it supports.
    static var schema: JSONSchema {
        .described(
            .object(
                [.init(name, payload.schema, isRequired: true)] + Modifiers.properties(accepting: accepts)),
            summary)
    }
}
