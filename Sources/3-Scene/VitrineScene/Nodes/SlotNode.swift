import VitrineJSON
import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// The position of nodes that a use of a component supplies.
package enum SlotNode: NodeKind, Sendable {
    package struct Properties: Sendable {
        var name = ""
        var mark = SourceMark.start
    }

    package static let name = "slot"
    package static let summary =
        """
        In a component: the nodes that a use hands in under this name, or those of `else`; modifiers apply \
        to each.
        """
    package static let payload = Codec<Properties>(.pattern(#"\S"#), expected: "the name of a slot") {
        value, reader in
        Codec<String>.word("the name of a slot").read(value, reader).map {
            Properties(name: $0, mark: value.mark)
        }
    }
    package static let accepts: Set<RestrictedModifier> = [.otherwise]
    package static let flattensIntoParent = true

    package static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let nothing = GroupElement(source: context.source, children: [])
        guard let use = context.scope?.use else {
            context.reader.report(
                .notAllowed(
                    noun: name, on: "a node outside of components",
                    instead: "it belongs in a component's body"),
                at: context.source.mark)
            return nothing
        }
        guard use.definition.slots.contains(where: { $0.name == payload.name }) else {
            context.reader.report(
                .unknownValue(payload.name, noun: "slot", known: use.definition.slots.map(\.name)),
                at: payload.mark)
            return nothing
        }
        guard let content = use.slots[payload.name] ?? modifiers.otherwise else { return nothing }
        var inner = context
        inner.source.path += ".\(payload.name)"
        let children = inner.children(
            context.reader.nodes(in: content), axis: context.inherited.axis, gridRole: context.gridRole)
        return GroupElement(source: context.source, children: children)
    }
}
