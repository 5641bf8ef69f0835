import VitrineJSON
import VitrineLayout
import VitrineSceneFormat

/// A kind of node that scenes can name. A new one is one file, and one line in `NodeKinds.all`.
package protocol NodeKind: Sendable {
    associatedtype Payload
    /// The key that names the kind.
    static var name: String { get }
    /// One line for the schema and the documentation.
    static var summary: String { get }
    /// How the value of the kind's key is read.
    static var payload: Codec<Payload> { get }
    /// The modifiers it understands beyond those that every node does.
    static var accepts: Set<RestrictedModifier> { get }
    /// Whether `alignment` speaks of the node's children, rather than of its place in the room
    /// around it.
    static var alignsChildren: Bool { get }
    /// Whether a node of the body reaches the canvas' edges without being told.
    static var ignoresSafeArea: Bool { get }
    /// Whether its nodes stand for themselves in what holds them, so that modifiers apply to each.
    static var flattensIntoParent: Bool { get }
    /// Whether `vibrancy` has a meaning on it and in it.
    static var isVibrant: Bool { get }
    /// Builds the node's own element. Modifiers that it makes use of itself it takes out of
    /// `modifiers`; defaults it puts in.
    static func build(_ payload: Payload, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
}

extension NodeKind {
    package static var accepts: Set<RestrictedModifier> { [] }
    package static var alignsChildren: Bool { false }
    package static var flattensIntoParent: Bool { false }
    package static var ignoresSafeArea: Bool { false }
    package static var isVibrant: Bool { true }

    /// Whether the kind's bare name is a node, as `- spacer` is.
    static var acceptsNull: Bool { payload.schema.acceptsNull }

    /// The node's schema: its own key, and the modifiers it may have beside it.
    static var schema: JSONSchema {
        .described(
            .object(
                [.init(name, payload.schema, isRequired: true)] + Modifiers.properties(accepting: accepts)),
            summary)
    }
}
