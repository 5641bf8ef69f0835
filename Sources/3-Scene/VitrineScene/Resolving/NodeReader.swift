import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A reader of the keys of nodes: the kind of a node, its value and its modifiers.
enum NodeReader {
    /// Reads the modifiers and the value of a node.
    static func read<Kind: NodeKind>(
        _ kind: Kind.Type, entry: SceneValue.Entry, others: [SceneValue.Entry], at mark: SourceMark,
        in context: BuildContext
    ) -> ReadNode<Kind> {
        context.reader.remembering(
            at: mark, in: context.scope, for: "\(entry.key) \(context.gridRole)"
        ) {
            readAnew(kind, entry: entry, others: others, at: mark, in: context)
        }
    }

    private static func readAnew<Kind: NodeKind>(
        _ kind: Kind.Type, entry: SceneValue.Entry, others: [SceneValue.Entry], at mark: SourceMark,
        in context: BuildContext
    ) -> ReadNode<Kind> {
        let reader = context.reader
        let problemCount = reader.problems.count
        // By places, as going through entries copies each.
        let strangers = others.indices.compactMap {
            Modifiers.fields.contains(others[$0].key) ? nil : others[$0]
        }
        let misplaced = strangers.filter { isPart($0.key, ofValueOf: kind, context) }
        let modifiers = readModifiers(
            kind, name: entry.key,
            entries: misplaced.isEmpty
                ? others : others.filter { other in !misplaced.contains { $0.key == other.key } },
            areKnown: strangers.isEmpty, at: mark, in: context)
        // What is missing is most likely under the unknown key.
        let isUnderUnknownKey =
            entry.value.isNull && !Kind.acceptsNull && misplaced.isEmpty
            && reader.problems.dropFirst(problemCount).contains(where: \.isUnknownKey)
        var (payload, states): (Kind.Payload?, Set<Int>) = (nil, [])
        if !isUnderUnknownKey, misplaced.isEmpty {
            (payload, states) = readPayload(of: kind, entry, reader)
        } else if !isUnderUnknownKey {
            payload = read(entry, beside: misplaced, of: kind, context)
        }
        return ReadNode(
            entry: entry, others: others, modifiers: modifiers, payload: payload, choiceStates: states,
            isUnderUnknownKey: isUnderUnknownKey)
    }

    private static func readPayload<Kind: NodeKind>(
        of kind: Kind.Type, _ entry: SceneValue.Entry, _ reader: SceneReader
    ) -> (Kind.Payload?, Set<Int>) {
        guard let motion = reader.motion else { return (Kind.payload.read(entry.value, reader), []) }
        let (payload, choices) = motion.observingChoices {
            motion.withKey(entry.key) { Kind.payload.read(entry.value, reader) }
        }
        return (payload, choices.states)
    }

    /// Returns the kind of a node, the key that names it, and the other keys; `nil` after reporting that
    /// there is none.
    static func kind(
        of value: SceneValue, _ context: BuildContext
    ) -> (kind: any NodeKind.Type, entry: SceneValue.Entry, others: [SceneValue.Entry])? {
        let reader = context.reader
        // A bare word such as `spacer` is a node without a value.
        if case .string(let word) = value.content, let kind = kind(named: word, context) {
            let entry = SceneValue.Entry(
                key: word, keyMark: value.mark, value: SceneValue(.null, at: value.mark))
            return (kind, entry, [])
        }
        if case .string(let word) = value.content {
            if reader.components.isIncomplete { return nil }
            reader.report(.unknownValue(word, noun: .nodeKind, known: reader.kindNames), at: value.mark)
            return nil
        }
        guard case .mapping(let entries) = value.content else {
            reader.report(.wrongType(expected: .node, found: value.kindName), at: value.mark)
            return nil
        }
        let found = withoutParts(
            entries.indices.compactMap { i in kind(named: entries[i].key, context).map { ($0, entries[i]) } })
        guard let (kind, entry) = found.first else {
            let strangers = entries.filter { !Modifiers.fields.contains($0.key) }
            if reader.components.isIncomplete, !strangers.isEmpty { return nil }
            if strangers.isEmpty, !entries.isEmpty {
                reportMissingKind(of: entries.map(\.key), at: value.mark, context)
                return nil
            }
            reader.report(
                .noNodeKind(known: reader.kindNames, keys: strangers.map(\.key)),
                at: strangers.first?.keyMark ?? value.mark)
            return nil
        }
        let parts = found.dropFirst().map(\.1).filter { kind.hasPart($0.key) }
        if let part = parts.first, parts.count == found.count - 1, !entry.value.isMapping {
            reader.report(
                .keysBesideValue(parts.map(\.key), of: entry.key, isAlone: entry.value.isNull),
                at: part.keyMark)
            return nil
        }
        if found.count > 1 {
            reader.report(.ambiguousNodeKind(found.map { $0.1.key }), at: found[1].1.keyMark)
            return nil
        }
        var others = entries
        others.removeAll { $0.key == entry.key }
        return (kind, entry, others)
    }

    /// The kinds that are named as parts of many controls: beside one of these they are taken for such a
    /// part.
    private static let partNames: Set = ["label"]

    /// Returns the kinds that a node has, without those that are meant as parts of another.
    private static func withoutParts(
        _ found: [(any NodeKind.Type, SceneValue.Entry)]
    ) -> [(any NodeKind.Type, SceneValue.Entry)] {
        guard found.count > 1 else { return found }
        return found.filter { _, entry in
            !partNames.contains(entry.key)
                || !found.contains { $0.1.key != entry.key && $0.0.hasPart(entry.key) }
        }
    }

    /// Reports keys of nodes where a node belongs.
    private static func reportMissingKind(of keys: [String], at mark: SourceMark, _ context: BuildContext) {
        let container = context.container.flatMap { kind -> String? in
            let isOfList = keys.allSatisfy { key in
                RestrictedModifier.named[key].map(kind.accepts.contains)
                    ?? (key == "alignment" && kind.alignsChildren)
            }
            return isOfList ? kind.name : nil
        }
        context.reader.report(
            .keyWithoutNode(keys, isFirst: context.isFirst, container: container), at: mark)
    }

    private static func kind(named name: String, _ context: BuildContext) -> (any NodeKind.Type)? {
        context.kinds[name] ?? (context.reader.components[name] == nil ? nil : ComponentNode.self)
    }

    /// Returns `true` if a key beside a node that is no modifier is part of the value of its kind.
    private static func isPart<Kind: NodeKind>(
        _ key: String, ofValueOf kind: Kind.Type, _ context: BuildContext
    ) -> Bool {
        if Kind.self == ComponentNode.self, let component = context.component {
            return component.keys.contains(key)
        }
        return Kind.hasPart(key)
    }

    /// Reports keys of a node's value that stand beside the node, unless the value itself is wrong: that has
    /// the same cause.
    private static func read<Kind: NodeKind>(
        _ entry: SceneValue.Entry, beside misplaced: [SceneValue.Entry], of kind: Kind.Type,
        _ context: BuildContext
    ) -> Kind.Payload? {
        let reader = context.reader
        guard let first = misplaced.first else { return nil }
        let keys = misplaced.map(\.key)
        if entry.value.isNull {
            reader.report(.keysBesideValue(keys, of: entry.key, isAlone: true), at: first.keyMark)
            return nil
        }
        guard let payload = Kind.payload.read(entry.value, reader) else { return nil }
        if entry.value.isMapping {
            for other in misplaced {
                reader.report(
                    .misplacedKey(other.key, on: Noun(entry.key), belongsTo: entry.key), at: other.keyMark)
            }
        } else {
            reader.report(.keysBesideValue(keys, of: entry.key, isAlone: false), at: first.keyMark)
            // What is beside it may change what a value without parts means, as a range does.
            if !entry.value.isSequence { return nil }
        }
        return payload
    }

    private static func readModifiers<Kind: NodeKind>(
        _ kind: Kind.Type, name: String, entries: [SceneValue.Entry], areKnown: Bool, at mark: SourceMark,
        in context: BuildContext
    ) -> Shared<Modifiers> {
        var modifiers = Modifiers()
        let reader = context.reader
        func isAllowed(_ entry: SceneValue.Entry) -> Bool {
            guard limited.contains(entry.key) else { return true }
            if let reason = reason(against: entry, among: entries, on: kind, name, reader)
                ?? context.gridRole.reason(against: entry.key, isRow: Kind.isGridRow)
            {
                reader.report(
                    .notAllowed(noun: entry.key, on: Noun(reason.owner), instead: reason.instead),
                    at: entry.keyMark
                )
                return false
            }
            guard let restricted = RestrictedModifier.named[entry.key], !Kind.accepts.contains(restricted)
            else { return true }
            reader.report(
                .notAllowed(noun: entry.key, on: Noun(name), instead: restricted.instead), at: entry.keyMark)
            return false
        }
        let areFree = !entries.indices.contains { limited.contains(entries[$0].key) }
        let allowed = areFree ? entries : entries.filter(isAllowed)
        // Several names for parts of one key are one mistake.
        var groups: Set<String> = []
        let distinct =
            areKnown
            ? allowed
            : allowed.filter { entry in
                Modifiers.fields.contains(entry.key)
                    || reader.hints.whole(of: entry.key).map { groups.insert($0).inserted } ?? true
            }
        reader.read(distinct, of: Noun(name), at: mark, into: &modifiers, fields: Modifiers.fields)
        if let source = modifiers.listSource {
            modifiers.listed = ModifierList.read(source, beside: allowed, reader)
        }
        return Shared(modifiers)
    }

    /// The modifiers that may not stand on every node.
    private static let limited = Set(RestrictedModifier.named.keys)
        .union(GridRole.keys).union(["material", "vibrancy"])

    /// Returns the reason why a modifier conflicts with the others; `nil` if it does not.
    ///
    /// Conditional values that are absent here do not count, so a node can have glass on one release and a
    /// material on another.
    private static func reason<Kind: NodeKind>(
        against entry: SceneValue.Entry, among entries: [SceneValue.Entry], on kind: Kind.Type,
        _ name: String, _ reader: SceneReader
    ) -> (owner: String, instead: String)? {
        guard ["material", "vibrancy"].contains(entry.key), !reader.isAbsent(entry.value) else { return nil }
        func isThere(_ key: String) -> Bool {
            entries.contains { $0.key == key && !reader.isAbsent($0.value) }
        }
        if entry.key == "material" {
            return isThere("glass") ? ("a node with `glass`", "give either `glass` or `material`") : nil
        }
        if !Kind.isVibrant {
            return (name, "it belongs on text, icons, shapes, dividers and what holds them")
        }
        if isThere("blendMode") {
            return ("a node with `blendMode`", "it is a blend mode by itself: remove one of them")
        }
        if Kind.self is any ShapeNodeKind.Type, isThere("material") {
            return ("a shape with `material`", "give it to what lies on the material")
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate var isUnknownKey: Bool {
        if case .unknownKey = problem { true } else { false }
    }
}

extension Noun {
    package static let nodeKind: Noun = "kind of node"
}
