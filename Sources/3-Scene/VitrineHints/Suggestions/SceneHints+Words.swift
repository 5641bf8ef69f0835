import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

extension SceneHints {
    /// A suggested fix for a word that is none of the known ones.
    static func wordSuggestion(for problem: Diagnostic.Problem) -> Suggestion? {
        switch problem {
        case .unknownValue(let value, .nodeKind, let known)
        where value.contains(": ") && known.contains(String(value.prefix { $0 != ":" })):
            "leave out the quotes: `\(value)`"
        case .unknownValue(let value, .nodeKind, _) where SwiftView.begins(value[...]):
            SwiftView(value[...])?.suggestion ?? SwiftView.example
        case .unknownValue(let value, "function", _) where value.first?.isUppercase == true:
            SwiftView.example
        case .unknownValue(let value, .nodeKind, _) where Self.isText(value):
            "a text is a node: `text: \"\(value)\"`"
        case .unknownValue(let value, .nodeKind, _) where value.contains(":"):
            "put a space after the colon: `\(value.replacing(":", with: ": ", maxReplacements: 1))`"
        case .unknownValue(let value, .nodeKind, let known)
        where known.contains(value.prefix { $0 != " " }.lowercased()) && value.contains(" "):
            Self.withColon(value)
        case .unknownValue(let value, .textStyle.bare, _) where Self.weights.contains(value):
            "that is a weight: `font: { weight: \(value) }`"
        case .unknownValue(let value, .textStyle.bare, let known)
        where Self.styleAndWeight(value, known) != nil:
            Self.styleAndWeight(value, known)
        case .unknownValue(let value, .nodeKind, let known)
        where value.hasSuffix("()") && known.contains(value.dropLast(2).lowercased()):
            "a scene is YAML, not Swift: write `\(value.dropLast(2).lowercased())` alone"
        case .unknownValue(let value, .nodeKind, _) where value.contains("("):
            "a scene is YAML, not Swift: `- text: Hi`, and `font: title` on a line below it"
        case .unknownValue(let value, .nodeKind, _) where value.hasPrefix("<"):
            "a scene is YAML, not HTML: `- text: Hi`"
        case .unknownValue(let value, .nodeKind, _) where ForeignKind.equivalent(of: value) != nil:
            ForeignKind.equivalent(of: value).map(Suggestion.equivalent)
        case .unknownValue(let value, .nodeKind, let known)
        where ForeignKind.kind(value, among: known) != nil:
            ForeignKind.kind(value, among: known).map(Suggestion.name)
        case .unknownValue(let value, let noun, _) where ForeignKey.word(value, of: noun) != nil:
            ForeignKey.word(value, of: noun).map(Suggestion.equivalent)
        case .unknownValue(let value, .colorName, let known) where Self.systemColor(value, known) != nil:
            Self.systemColor(value, known).map(Suggestion.name)
        case .unknownValue(let value, .colorName, _)
        where [.circle, .rectangle, .capsule, .ellipse].contains(HintedKind(value)):
            "a shape is a node, and nodes stand in a list: `[{ \(value): }]`"
        case .unknownValue(let value, .material.bare, let known)
        where known.contains(String(value.dropLast(8))):
            .name(String(value.dropLast(8)))
        case .unknownValue(let value, .corner.bare, _) where Self.hint(length: value[...]) != nil:
            Self.hint(length: value[...])
        case .unknownValue(let value, .detent.bare, let known)
        where Suggestion.nearest(to: value, among: known) == nil:
            Self.detent(value)
                ?? "known: \(known.joined(separator: ", ")); or `{ height: 300 }`, `{ fraction: 0.5 }`"
        case .unknownValue("horizontal", .edge.bare, _): "write both edges: `leading, trailing`"
        case .unknownValue("vertical", .edge.bare, _): "write both edges: `top, bottom`"
        case .unknownValue(let value, .unitPoint.bare, _) where Self.unitPoint(value) != nil:
            Self.unitPoint(value)
        case .unknownValue(let value, .icon, _) where Self.isPicture(value):
            "an icon is a symbol or an SVG file: convert it to `\(value.prefix { $0 != "." }).svg`"
        case .unknownValue(let value, .type.bare, let known) where Self.typeAndDefault(value, known) != nil:
            Self.typeAndDefault(value, known)
        case .unknownValue(let value, .track.bare, _) where Self.track(value) != nil: Self.track(value)
        case .unknownValue(let value, .fontWeight.bare, _)
        where value.hasPrefix("w") && Int(value.dropFirst()) != nil:
            "write \(value.dropFirst())"
        case .unknownValue(let value, .icon, let known): Self.symbol(value, known)
        case .unknownValue(let name, .placeholder, let known)
        where known.first?.hasSuffix("." + name) == true:
            known.first.map(Suggestion.name)
        case .unknownValue(let name, .placeholder, let known) where Self.lastName(name, known) != nil:
            Self.lastName(name, known)
        case .unknownValue(let name, .placeholder, let known)
        where name.contains(".") && Suggestion.nearest(to: name, among: known) == nil:
            "design tokens come from a file that `tokens` names at the top of the scene"
        case .unknownValue(let value, .colorName, _) where Self.isHex(value): "write \"#\(value)\", in quotes"
        case .unknownValue(let value, .colorName, _) where ForeignValue.color(value) != nil:
            ForeignValue.color(value)
        case .unknownValue(let value, .textStyle.bare, let known)
        where value.first?.isUppercase == true && Suggestion.nearest(to: value, among: known) == nil:
            "a family is one of a font's parts: `font: { family: \(value) }`"
        case .unknownValue(let value, .textStyle.bare, _) where value.first?.isNumber == true:
            "a size is a number of points: `font: 17`"
        case .unknownValue(let value, .nodeKind, let known)
        where Suggestion.nearest(to: value, among: known) == nil:
            // A word with a capital letter within it is more likely a component than a text.
            Self.isComponent(value)
                ? .advice(Self.isOwnKind)
                : "words are the value of a node: `text: \(value)`"
        case .unknownValue(let value, _, let known):
            Suggestion.hint(for: value, among: known, listLabel: "known")
        default: nil
        }
    }

    /// Returns how to write a text style or a size with what changes it, such as `title3.semibold` or
    /// `body.monospaced.italic`. They are not read as they are: a word with dots is the path of a token.
    private static func styleAndWeight(_ value: String, _ styles: [String]) -> Suggestion? {
        let parts = value.split { " .,()".contains($0) }.map(String.init).filter { $0 != "weight" }
        let found = parts.compactMap { part -> (key: String, value: String)? in
            if styles.contains(part) { return ("style", part) }
            if weights.contains(part) { return ("weight", part) }
            if ["monospaced", "rounded", "serif"].contains(part) { return ("design", part) }
            if Int(part) != nil { return ("size", part) }
            let flags = [
                "italic": "italic", "monospacedDigit": "monospacedDigits",
                "monospacedDigits": "monospacedDigits", "smallCaps": "smallCaps",
            ]
            return flags[part].map { ($0, "true") }
        }
        let keys = found.map(\.key)
        guard parts.count > 1, found.count == parts.count, Set(keys).count == keys.count,
            keys.contains("style") != keys.contains("size")
        else { return nil }
        let first = found.filter { ["style", "size"].contains($0.key) }
        let others = found.filter { !["style", "size"].contains($0.key) }
        let list = (first + others).map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return "in a scene: `font: { \(list) }`"
    }

    /// Returns the system's colour whose name in UIKit is given: `systemBlue` is `blue`.
    private static func systemColor(_ name: String, _ known: [String]) -> String? {
        guard name.hasPrefix("system"), name.count > 6 else { return nil }
        let own = name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)
        return known.contains(own) ? own : nil
    }

    /// Returns how to write the type of a parameter and its default: `text = Hello`.
    private static func typeAndDefault(_ value: String, _ types: [String]) -> Suggestion? {
        let parts = value.split(separator: "=", maxSplits: 1).map { YAMLFragment.trimmed($0[...]) }
        guard parts.count == 2, types.contains(String(parts[0])) else { return nil }
        return "write its parts: `{ type: \(parts[0]), default: \(parts[1]) }`"
    }

    /// Returns how to write a track as SwiftUI or CSS call it: `adaptive(80)`, `1fr`.
    private static func track(_ value: String) -> Suggestion? {
        let digits = value.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        let word = value.lowercased()
        for size in ["adaptive", "fixed"] where word.contains(size) {
            return "write `{ \(size): \(digits.isEmpty ? "80" : digits) }`"
        }
        if word.contains("flexible") || word.contains("griditem") || word.hasSuffix("fr") || word == "auto" {
            return word.contains("flexible") && !digits.isEmpty
                ? "write `{ flexible: \(digits) }`" : "write `flexible`"
        }
        return YAMLFragment.points(value[...]).map { "lengths are in points: write \($0)" }
    }

    /// Returns how to write a detent that is a share of the room or a height in points.
    private static func detent(_ value: String) -> Suggestion? {
        if value.last == "%", let share = Double(value.dropLast()), (0...100).contains(share) {
            return "write `detent: { fraction: \(value) }`"
        }
        guard let points = YAMLFragment.points(value[...]), let number = Double(points), number > 0 else {
            return nil
        }
        return "write `detent: { \(number > 1 ? "height" : "fraction"): \(points) }`"
    }

    /// Returns how to write a position of two numbers or percentages: `0.5 0.5`, `0% 50%`.
    private static func unitPoint(_ value: String) -> Suggestion? {
        let parts = value.split { " ,".contains($0) }
        let numbers = parts.compactMap { part in
            part.last == "%" ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
        }
        guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ abs($0) <= 100 }) else { return nil }
        return "put it in brackets: [\(numbers.map(YAMLFragment.number).joined(separator: ", "))]"
    }

    /// Returns the known name that a path of another language ends with: `props.title`.
    private static func lastName(_ path: String, _ known: [String]) -> Suggestion? {
        let parts = path.split(separator: ".").map(String.init)
        let objects: Set = [
            "props", "this", "self", "params", "args", "parameters", "state", "data", "vars", "item",
        ]
        guard parts.count == 2, objects.contains(parts[0]), known.contains(parts[1]) else { return nil }
        return .name(parts[1])
    }

    /// The weights of fonts.
    private static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// Returns how to write a kind of node and its value, which a space separates.
    private static func withColon(_ value: String) -> Suggestion {
        let kind = value.prefix { $0 != " " }
        let rest = value.dropFirst(kind.count).drop { " =".contains($0) }
        if rest.first == "{", rest.last == "}", SwiftView.containers.contains(kind.lowercased()) {
            let nodes = YAMLFragment.trimmed(rest.dropFirst().dropLast())
            return "put a colon after the kind, and the nodes in brackets: `\(kind.lowercased()): [\(nodes)]`"
        }
        return "put a colon after the kind: `\(kind.lowercased()): \(rest)`"
    }

    private static func isHex(_ text: String) -> Bool {
        [3, 4, 6, 8].contains(text.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
            && text.contains(where: \.isNumber)
    }

    /// Returns `true` for what can only be a text, such as a time or an amount: it begins with no letter.
    private static func isText(_ value: String) -> Bool {
        value.contains(where: \.isNumber) && !value.contains(where: \.isLetter)
    }
}
