import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// What is meant by a value, from what is written around it.
extension SceneHints {
    /// Returns the name or path that stands alone in braces and quotes; `nil` for what is written otherwise.
    private static func nameInBraces(_ written: Substring) -> Substring? {
        guard written.hasPrefix("\"{"), written.hasSuffix("}\"") else { return nil }
        let name = written.dropFirst(2).dropLast(2)
        return name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } ? name : nil
    }

    static func value(_ expected: Noun, _ found: FoundValue, _ place: SourceContext) -> Suggestion? {
        let text = found.text
        let owner = place.owner
        if expected == .pieceName, let text, text.first == "{", text.last == "}" {
            return "write the name alone: \(text.dropFirst().dropLast())"
        }
        if found == .nothing, let name = nameInBraces(place.written) {
            return "where it may be missing, say what stands for it: \"{\(name) == null ? '' : \(name)}\""
        }
        if expected == .node, let number = found.number {
            return "a number is the value of a node: `[{ text: \(number) }]`"
        }
        switch (expected, owner?.name) {
        case (.list, let name?) where HintedKind(name) == .list || name == "rows":
            return expected.list.flatMap { list($0, found, isOfRows: true) }
        case (.list, "points"?) where found.number != nil && place.before.contains("["):
            return "each point is a list: `points: [[0, 0], [1, 0], [1, 1]]`"
        case (.seriesOfNumbers, let name?) where HintedKind(name) == .chart || name == "values":
            return expected.list.flatMap { list($0, found) }
        case (.condition, _) where place.written.hasPrefix("\"{") && place.written.hasSuffix("}\""):
            // A name in braces whose value is no flag.
            guard let name = nameInBraces(place.written) else { return nil }
            if found.number != nil { return "write what it asks for: `when: { \(name): \">0\" }`" }
            return text.map { "write what it asks for: `when: { \(name): \(YAMLFragment.quoted($0)) }`" }
        case (.flag, let name?) where HintedKind(name) == .toggle:
            guard let text, !switchWords.contains(text.lowercased()), !text.contains("$") else { return nil }
            let isOn = owner?.place.siblings.first { $0.key == "isOn" }.map { ", isOn: \($0.value)" } ?? ""
            return "its label is a part of it: `toggle: { label: \(YAMLFragment.quoted(text))\(isOn) }`"
        case (_, let name?) where ["selection", "selected"].contains(name):
            return text.map { position(of: $0, name, place) }
        case (_, let name?)
        where (expected == .number && shares.contains(String(name))) || isRing(name, owner?.place):
            guard let text, text.last == "%", let share = Double(text.dropLast()) else { return nil }
            return "write \(YAMLFragment.number(share / 100))"
        case (_, let name?) where found == .mapping && HintedKind(name) == .circle:
            let parts = place.entries
            if let radius = parts.first(where: { ["radius", "r"].contains($0.key) }),
                let number = Double(radius.value)
            {
                return "a number is its diameter: `circle: \(YAMLFragment.number(2 * number))`"
            }
            let sizes = ["size", "diameter", "width", "height"]
            return parts.first { sizes.contains(String($0.key)) && Double($0.value) != nil }.map {
                "a number is its diameter: `circle: \($0.value)`"
            }
        case (_, let name?) where found == .mapping && expected.traits.contains(.number):
            let parts = place.entries
            guard parts.count == 1, let part = parts.first, Double(part.value) != nil,
                !["flex", "weight", "grow", "priority"].contains(part.key)
            else { return nil }
            return "write the number alone: `\(name): \(part.value)`"
        case (_, let name?)
        where HintedKind(name) == .ratingStars
            || (name == "value" && HintedKind(owner?.place.owner?.name) == .ratingStars):
            guard let text, let slash = text.firstIndex(of: "/"), Double(text[..<slash]) != nil else {
                return nil
            }
            return "the value is a number of stars: write \(text[..<slash])"
        case (.wholeNumber, "value"?) where HintedKind(owner?.place.owner?.name) == .badge:
            return text.map { "a word is its `text`: `badge: { text: \(YAMLFragment.quoted($0)) }`" }
        case (.text, let name?) where found == .list: return nodes(in: String(name), owner?.place)
        case (.deviceFrame, _) where found == .list:
            return "nodes are its `content`: `deviceFrame: { content: [...] }`"
        case (.label, let name?) where found == .list: return nodes(in: String(name), owner?.place)
        case (.components, _): return component(place)
        case (.path, "import"?) where found == .mapping:
            return place.entries.first.map { "name the file alone: `import: \($0.value)`" }
        case (.emptyPayload, let name?) where found == .mapping:
            let sides = place.entries.filter { ["width", "height"].contains($0.key) }
            guard !sides.isEmpty, sides.count == place.entries.count else { return nil }
            let inner = sides.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            return "write its size below it: `\(name):`, and `frame: { \(inner) }` where its name begins"
        case (.iconName, let name?) where found == .mapping:
            let names = ["systemName", "name", "symbol", "icon", "systemImage"]
            return place.entries.first { names.contains(String($0.key)) }.map {
                "write the name alone: `\(name): \($0.value)`, and what changes it below"
            }
        case (.color, let name?) where HintedKind(name) == .divider:
            return found.number.map { "a thicker line is a `rectangle` with `frame: { height: \($0) }`" }
        case (.length, "size"?) where found == .list:
            let sides = YAMLFragment.parts(place.written)
            return sides.count == 2 ? "write `width: \(sides[0]), height: \(sides[1])`" : nil
        case (.stop, _) where text?.contains(" ") == false:
            return text.map { "write `{ color: \($0), at: 0 }`, or `colors: [red, blue]` at equal distances" }
        case (.stop, _):
            guard let parts = text?.split(separator: " "), parts.count == 2, parts[1].last == "%",
                let share = Double(parts[1].dropLast())
            else { return nil }
            return "write `{ color: \(parts[0]), at: \(YAMLFragment.number(share / 100)) }`"
        default: return nil
        }
    }

    /// Keys and kinds whose number is a share: 100 % are 1.
    private static let shares: Set = [
        "slider", "progressBar", "progressRing", "value", "neutral", "lineHeight", "swipe", "phase",
    ]

    /// Returns `true` for the value of a ring, which is a share as well.
    static func isRing(_ name: Substring, _ place: SourceContext?) -> Bool {
        HintedKind(name) == .progressRing
            || (name == "value" && HintedKind(place?.owner?.name) == .progressRing)
    }

    private static let switchWords: Set = ["yes", "no", "on", "off", "y", "n", "true", "false", "1", "0"]

    /// Returns the position of a segment or a tab, whose labels the lines around have.
    static func position(of text: Substring, _ key: Substring, _ place: SourceContext) -> Suggestion {
        let labels = key == "selection" ? place.elements(of: "segments") : place.values(of: "label")
        guard let index = labels.firstIndex(of: text) else {
            return "write its position, counted from 0: `\(key): 0` is the first"
        }
        return "write its position, counted from 0: `\(key): \(index)`"
    }

    /// Returns how to write nodes in what takes no list.
    static func nodes(in kind: String, _ place: SourceContext?) -> Suggestion? {
        switch HintedKind(kind) {
        case .row where HintedKind(place?.owner?.name) == .grid:
            "cells of a grid are a `gridRow`: `- gridRow: [...]`"
        case .row: "a row has parts, `row: { title: Wi-Fi, icon: wifi }`; nodes side by side are an `hstack`"
        case .button: "a button has no nodes but parts: `button: { title: Add, icon: plus }`"
        case .chip: "it has no nodes but parts: `chip: { title: Add, icon: plus }`"
        case .toast: "it has no nodes but parts: `toast: { title: Saved }`"
        case .navigationBar:
            "write `navigationBar: { title: Home }`, and the nodes after it, each with a dash of its own"
        case .sectionHeader:
            "rows are in a section of a list: `list: { sections: [{ header: General, rows: [...] }] }`"
        default: nil
        }
    }

    static func component(_ place: SourceContext) -> Suggestion? {
        let names = place.rest.firstRange(of: "name: ").map { place.rest[$0.upperBound...] }
        guard let name = names?.prefix(while: YAMLFragment.isOfWord), !name.isEmpty else {
            return "write each below its name: `tag: { body: { text: Hello } }`"
        }
        return "write each below its name, without a dash: `\(name):`, and deeper `body:`"
    }

    /// Returns how to write a bold or italic run of text: `{ bold: Hello }`.
    static func run(_ place: SourceContext) -> Suggestion? {
        guard let (key, value) = place.entries.first, !["true", "false"].contains(value) else { return nil }
        let styles = ["bold", "italic", "underline", "strikethrough"]
        return styles.contains(String(key)) ? "write `{ text: \(value), \(key): true }`" : nil
    }
}
