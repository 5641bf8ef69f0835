import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

/// The modifiers of a node that set the style of what is in it, of which those are warned of that nothing
/// takes.
struct UnusedModifiers {
    private let entries: [SceneValue.Entry]
    private let outer: InheritedStyle
    private let problemCount: Int

    /// Finds the modifiers of a node.
    ///
    /// - Parameters:
    ///   - entries: The modifiers as the scene gives them.
    ///   - context: The context of the node before its modifiers apply.
    init(_ entries: [SceneValue.Entry], _ context: BuildContext) {
        self.entries = entries.indices.compactMap { Self.parts[entries[$0].key] == nil ? nil : entries[$0] }
        outer = context.inherited
        problemCount = context.reader.problems.count
    }

    var isEmpty: Bool { entries.isEmpty }

    /// The parts of the style that the modifiers set. Those of fonts depend on what is given.
    private static let parts: [String: StyleUsage.Parts] = {
        var parts: [String: StyleUsage.Parts] = [
            "font": [.size, .weight, .face], "foreground": .foreground, "palette": .symbols,
            "symbolRenderingMode": .symbols, "variableValue": .symbols, "lineLimit": .lineLimit,
            "lineSpacing": .text, "textAlignment": .text, "truncation": .text, "minimumScaleFactor": .text,
            "hyphenation": .text,
        ]
        for field in TextTraits.fields(\Modifiers.traits) { parts[field.name] = .text }
        return parts
    }()

    /// Warns of the modifiers that nothing has taken.
    ///
    /// - Parameters:
    ///   - kind: The kind of the node.
    ///   - context: The context of the node with its modifiers, after all in it has been built.
    func warn<Kind: NodeKind>(_ kind: Kind.Type, _ context: BuildContext) {
        let reader = context.reader
        guard !entries.isEmpty, !context.isOmitted, reader.problems.count == problemCount,
            let taken = context.inherited.usage?.taken
        else { return }
        for entry in entries where !reader.isAbsent(entry.value) {
            guard let parts = parts(of: entry.key, context.inherited) else { continue }
            guard parts.isDisjoint(with: taken) else {
                if entry.key == "font" {
                    warnOfPartsOfFont(entry.value, kind: kind, changed: parts, taken: taken, reader: reader)
                }
                continue
            }
            let reason = reason(entry.key, kind, taken)
            reader.warn(
                .unusedModifier, .noEffect(noun: entry.key, on: Noun(Kind.name), because: reason),
                at: entry.keyMark)
        }
    }

    /// Warns of the size and the weight of a font that nothing has taken, although its family is taken.
    private func warnOfPartsOfFont<Kind: NodeKind>(
        _ font: SceneValue, kind: Kind.Type, changed: StyleUsage.Parts, taken: StyleUsage.Parts,
        reader: SceneReader
    ) {
        let keys: [(name: String, parts: StyleUsage.Parts, noun: String)] = [
            ("size", .size, "size"), ("weight", .weight, "weight"),
            ("style", [.size, .weight], "size and weight"),
        ]
        for key in keys {
            guard let entry = font.entry(key.name), !entry.value.isNull,
                !key.parts.isDisjoint(with: changed), key.parts.isDisjoint(with: taken)
            else { continue }
            reader.warn(
                .unusedKey,
                .noEffect(
                    noun: key.name, on: Noun(Kind.name), because: "its texts have a \(key.noun) of their own"),
                at: entry.keyMark)
        }
    }

    /// Returns the parts that a modifier changes; `nil` if it changes none.
    private func parts(of key: String, _ inner: InheritedStyle) -> StyleUsage.Parts? {
        switch key {
        case "font":
            var parts: StyleUsage.Parts = []
            var (old, new) = (outer.ownFont, inner.ownFont)
            if old.size != new.size { parts.insert(.size) }
            if old.weight != new.weight { parts.insert(.weight) }
            (old.size, old.weight) = (0, 0)
            (new.size, new.weight) = (0, 0)
            if old != new || outer.lineHeight != inner.lineHeight { parts.insert(.face) }
            return parts.isEmpty ? nil : parts
        default: return Self.parts[key]
        }
    }

    private func reason<Kind: NodeKind>(_ key: String, _ kind: Kind.Type, _ taken: StyleUsage.Parts) -> String
    {
        switch key {
        case "font":
            taken.contains(.face)
                ? "its texts have a size of their own" : "it holds no text and no symbol"
        case "foreground": Kind.ownColor ?? "nothing in it takes a colour from around it"
        case "palette", "symbolRenderingMode", "variableValue": "it holds no symbol"
        default:
            taken.contains(.text) ? "its texts have a number of lines of their own" : "it holds no text"
        }
    }
}
