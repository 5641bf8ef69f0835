import VitrineLayout
import VitrineMotion
import VitrineSceneFormat
import VitrineStyle

/// Nodes whose choices become others as states change, such as a button that is pressed: what one draws
/// changes into what the other does.
enum ChoiceChange {
    /// Builds the element of a node whose choices may change, as it is at the moment.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - payload: The value of the kind's key at the moment.
    ///   - modifiers: The modifiers of the node, from which the kind takes those that it applies itself.
    ///   - build: Builds the element of a value, and takes modifiers.
    static func build<Kind: NodeKind>(
        _ node: ReadNode<Kind>, _ payload: Kind.Payload, _ modifiers: inout Modifiers,
        in context: BuildContext,
        _ build: (Kind.Payload, inout Modifiers, BuildContext) -> any Element
    ) -> any Element {
        let shown = shown(node, context)
        guard let first = shown.first else { return build(payload, &modifiers, context) }
        let outer = modifiers
        let isReduced = context.reader.environment.motion == .reduced
        var parts: [ContentTransitionElement.Part] = []
        var share = 0.0
        for one in shown {
            var own = outer
            var inner = context
            // Both have the nodes of one, and their ids.
            inner.isLeaving = context.isLeaving || !parts.isEmpty
            parts.append(.init(build(one.payload, &own, inner), share: one.share))
            share += one.share
            modifiers =
                parts.count == 1
                ? own : modifiers.interpolated(to: own, at: one.share / share, isReduced: isReduced)
        }
        if shown.count == 1 { return parts.first?.content ?? build(first.payload, &modifiers, context) }
        return ContentTransitionElement(
            source: context.source, parts: parts, anchor: 0.5, change: isReduced ? .dissolve : .interpolation)
    }

    /// Returns the values of a node's key that show at the moment, with their shares, that which shows most
    /// first, and records how they change; none if no animation changes a choice.
    private static func shown<Kind: NodeKind>(
        _ node: ReadNode<Kind>, _ context: BuildContext
    ) -> [(payload: Kind.Payload, share: Double)] {
        let reader = context.reader
        guard !node.choiceStates.isEmpty, let motion = reader.motion, !motion.isPinned else { return [] }
        let (arrangements, indices) = motion.arrangements(of: node.choiceStates)
        let motions = motion.motion(
            through: indices, of: node.choiceStates, isReduced: reader.environment.motion == .reduced)
        guard motions.changes.contains(where: { $0.animation != nil }) else { return [] }
        let readings = arrangements.map { arrangement in
            motion.observingChoices(in: arrangement) {
                motion.withKey(node.entry.key) { Kind.payload.read(node.entry.value, reader) }
            }
        }
        motion.withKey(node.entry.key) {
            motion.record(motions, of: readings.map { $0.choices.texts.joined(separator: " ") })
        }
        let shares = motions.shares(at: reader.environment.time).values
        return readings.indices.compactMap { place in
            guard shares[place] != 0, let payload = readings[place].result else { return nil }
            return (payload, shares[place])
        }.sorted { $0.share > $1.share }
    }
}
