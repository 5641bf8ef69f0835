import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

extension SceneHints {
    /// A suggested fix for a value of the wrong type, or out of range.
    static func valueSuggestion(for problem: Diagnostic.Problem) -> Suggestion? {
        switch problem {
        case .invalidExpression("`and`", _): "write `&&`"
        case .invalidExpression("`or`", _): "write `||`"
        case .wrongType(let expected, let found):
            Self.hint(expected: expected, found: found)
                ?? ValueExample.all[expected].map { "write it as \($0)" }
        case .outOfRange(let literal, "0 to 1"), .outOfRange(let literal, "0 to 1, or a percentage"):
            Double(literal).flatMap { number in
                guard number >= 10, number <= 100 else { return nil }
                let isShare = if case .outOfRange(_, "0 to 1") = problem { false } else { true }
                return isShare ? "write \(number / 100), or \(literal)%" : "write \(number / 100)"
            }
        case .invalidColor(let text, _) where text.contains("gradient("):
            "a gradient is a mapping: `{ linearGradient: { colors: [red, blue], from: top, to: bottom } }`"
        case .invalidColor(let text, _) where text.hasPrefix("$"):
            "a design token stands in braces and quotes: \"{\(text.dropFirst())}\""
        case .invalidColor(let text, _) where text.hasPrefix("{{"):
            "one pair of braces, in quotes, is enough: \"\(text.dropFirst().dropLast())\""
        case .invalidColor(let text, _) where text.hasPrefix("var("):
            "a design token stands in braces and quotes: \"{color.accent}\""
        case .invalidColor(let text, _) where Self.isPicture(text):
            "a picture is a paint of its own: `{ image: \(text) }`"
        case .invalidColor(let text, _) where ForeignValue.token(text) != nil: ForeignValue.token(text)
        case .invalidColor(let text, _) where ForeignValue.color(text) != nil: ForeignValue.color(text)
        case .invalidColor:
            """
            write #RRGGBB, rgb(255 128 0), hsl(30 100% 50%), color(display-p3 1 0.5 0) or a name such as blue
            """
        case .notFinite: "give a plain decimal number"
        default: nil
        }
    }

    /// Returns a suggestion for a value of the wrong type.
    private static func hint(expected: Noun, found: FoundValue) -> Suggestion? {
        if expected == .node, found == .nothing { return "a node is a line such as `- text: Hello`" }
        if expected == .list { return expected.list.flatMap { list($0, found) } }
        if expected == .insets, found == .list || found == .mapping {
            return "write a number of points, or such as `{ horizontal: 16, vertical: 8 }`"
        }
        switch (expected, found) {
        case (.insets, .boolean(true)): return "write a number of points, such as `padding: 16`"
        case (.iconName, .mapping): return "write the name alone, such as `icon: heart.fill`"
        case (.number, .mapping): return "write the number alone, such as `8`"
        case (.text, .list):
            return "write the words alone; nodes side by side are an `hstack`"
        case (.condition, .boolean(true)), (.condition, .boolean(false)):
            return
                "write what it asks for: `when: { index: \">0\" }`, or of data `when: { item.done: true }`"
        case (.frame, _): return "write its parts: `{ width: 100, height: 40 }`, or `{ size: 40 }`"
        case (.shadow, .boolean(false)), (.shadow, .text("none")):
            return "leave it out, or write `shadow: []` where a node has one of its own"
        case (.shadow, _): return "write its parts: `{ color: black, radius: 4, y: 2 }`"
        case (.offset, _) where found.text == nil:
            return "write its parts: `{ x: 0, y: 4 }`"
        case (.emptyPayload, .mapping):
            return "write its keys below it, each on a line, where its own name begins"
        case (.emptyPayload, .number(let size)):
            return "its size is a key below it, where its own name begins: `frame: { size: \(size) }`"
        case (.emptyPayload, .boolean), (.emptyPayload, .list):
            return "leave it out: what changes the node stands below it, where its own name begins"
        case (.textOrRuns, .mapping):
            return "write the words after the colon, `text: Hello`, and other keys below it"
        case (.radius, .mapping):
            return "write its parts without `radius`: `{ x: 40, y: 20, style: circular }`"
        case (.stop, .list): return "write `{ color: red, at: 0 }`"
        case (.tabBar, .list):
            return "write `tabBar: { items: [{ icon: house, label: Home }] }`"
        case (.swipeAction, .text(let title)):
            return "write `{ title: \(YAMLFragment.quoted(title[...])) }`"
        case (.alertField, .text(let words)):
            return "write `{ placeholder: \(YAMLFragment.quoted(words[...])) }`"
        case (.calendarMark, .text(let day)) where day.contains { $0.isNumber }:
            return "write `{ day: \(day) }`"
        case (.listSection, .text(let header)):
            return "write `{ header: \(YAMLFragment.quoted(header[...])), rows: [{ row: Hello }] }`"
        case (.tab, _): return "write `{ icon: house, label: Home }`"
        case (.segmentedPicker, .list):
            return "write `segmentedPicker: { segments: [Day, Week], selection: 0 }`"
        case (.chart, .mapping): return "write `chart: { kind: line, series: [[1, 2, 3]] }`"
        case (.variants, _): return "write `variants: { appearance: [light, dark] }`"
        case (.condition, _):
            if let text = found.text, let asked = question(text) { return "write what it asks for: \(asked)" }
            let appearance = found == .text("light") ? "light" : "dark"
            return "write what it asks for: `when: { appearance: \(appearance) }`"
        case (.node, .list):
            return "cells of a grid are a `gridRow`, other nodes side by side an `hstack`: `- hstack: [...]`"
        case (.data, .text(let text)): return Self.count(text[...])
        case (.tracks, .text(let text)):
            let repeated = text.firstRange(of: "repeat(").flatMap {
                Int(text[$0.upperBound...].prefix(while: \.isNumber))
            }
            let tracks = repeated ?? text.split(separator: " ").count
            return "write how many columns or rows of equal size there are, such as `\(tracks)`"
        case (.edges, .text(let text)):
            switch text.lowercased() {
            case "all", "both", "yes": return "write true"
            case "horizontal", "x": return "write both edges: [leading, trailing]"
            case "vertical", "y": return "write both edges: [top, bottom]"
            default: return expected.list.flatMap { list($0, found) }
            }
        case (.barItems, .text(let word)):
            if word.contains(" ") || word.first?.isUppercase == true {
                return "write `[{ title: \(YAMLFragment.quoted(word[...])) }]`"
            }
            return "write `[{ icon: \(ForeignKey.word(word, of: .icon)?.names.first ?? word) }]`"
        case (.data, .mapping):
            return
                "begin each element with a dash, or put them in brackets: `data: [{ name: A }, { name: B }]`"
        case (.dash, .text(let text)):
            switch text.lowercased() {
            case "dotted", "dots", "dot", "yes", "on": return "write true, for dots"
            case "solid", "none", "no", "off": return "write false"
            default: return expected.list.flatMap { list($0, found) }
            }
        case (.seriesOfNumbers, .number):
            return "each series is a list: `series: [[1, 2, 3]]`"
        case (.seriesOfNumbers, .text):
            return "each series is a list: `series: [[1, 2, 3]]`"
        case (.filter, .text(let text)), (.filters, .text(let text)): return Self.filter(text[...])
        case (.alert, .text(let title)):
            return "write `alert: { title: \(YAMLFragment.quoted(title[...])), actions: [OK] }`"
        case (.label, .boolean(true)), (.label, .boolean(false)):
            return "write the words that it shows, or \"\" for none"
        case (.language, .text(let text)): return Self.language(text[...])
        case (.forEach, .nothing):
            return "write `data` and `content` below it, indented deeper than `forEach`"
        case (.forEach, _):
            return "write `forEach: { data: [1, 2], content: { text: \"{item}\" } }`"
        case (.variant, _): return "write `variants: { appearance: [light, dark] }`"
        case (_, .list) where expected.traits.contains(.gradient):
            return "write `{ colors: [red, blue] }`"
        default: break
        }
        // A view box has an example of its own.
        if let form = expected.list, let hint = list(form, found) { return hint }
        if expected == .color, let number = found.number { return ForeignValue.color(number: number) }
        let isLength = expected.traits.contains(.length)
        if isLength, found == .mapping {
            return "write a number of points alone, such as `8`"
        }
        guard let text = found.text else { return nil }
        if let instead = ForeignValue.value(expected: expected, text: text) { return instead }
        if ["none", "nil", "null"].contains(text.lowercased()) { return "leave it out" }
        if expected == .flag {
            switch text.lowercased() {
            case "yes", "on", "y": return "write true"
            case "no", "off", "n": return "write false"
            case "true", "false": return "write \(text.lowercased()), without quotes"
            default: return nil
            }
        }
        if isLength {
            if ["full", "fill", "max", "infinity", "100vw", "100vh", "stretch"].contains(text.lowercased()) {
                return "`maxWidth: infinity` takes all the room there is, and so does `width: 100%`"
            }
            if ["auto", "fit", "fit-content", "wrap", "hug"].contains(text.lowercased()) {
                return "leave it out: a node is as large as what it holds"
            }
        }
        if expected == .emptyPayload {
            return ColorWords.all.contains(String(text))
                ? "its colour is a key below it, where its own name begins: `fill: \(text)`"
                : "leave it out: what changes the node stands below it, where its own name begins"
        }
        if expected.traits.contains(.ratio) { return nil }
        let point = text.replacing(",", with: ".")
        if text.contains(","), Double(point)?.isFinite == true { return "write a point: \(point)" }
        if Double(text)?.isFinite == true { return "write \(text), without quotes" }
        if expected == .scale, let factor = Double(text.filter { $0 != "@" && $0 != "x" }),
            text.last == "x"
        {
            return "write the number alone: \(YAMLFragment.number(factor))"
        }
        if Self.isArithmetic(text) { return "arithmetic stands in braces and quotes: \"{\(text)}\"" }
        if text.last == "%", let share = Double(text.dropLast()), isShare(expected) {
            return "write \(YAMLFragment.number(share / 100))"
        }
        return hint(length: text, hasInfinity: isLength && expected.traits.contains(.infinity))
            ?? (expected == .insets
                ? "write a number of points, or such as `{ horizontal: 16 }`"
                : expected == .offset ? "write its parts: `{ x: 0, y: 4 }`" : nil)
    }

    /// Returns how to write a filter, such as CSS' `blur(4px)`.
    private static func filter(_ text: Substring) -> Suggestion? {
        let word = text.prefix { $0.isLetter || $0 == "-" }
        let name = word.filter { $0 != "-" }.lowercased()
        let known = [
            ("blur", "4"), ("saturation", "1.4"), ("saturate", "1.4"), ("brightness", "0.1"),
            ("contrast", "1.2"), ("hueRotation", "90"), ("huerotate", "90"), ("grayscale", "1"),
            ("greyscale", "1"), ("sepia", "1"), ("invert", "1"), ("opacity", "0.5"), ("tint", "blue"),
            ("dropShadow", "{ radius: 4, y: 2 }"),
        ]
        guard let (filter, example) = known.first(where: { $0.0.lowercased() == name }) else { return nil }
        let own = ["saturate": "saturation", "huerotate": "hueRotation", "greyscale": "grayscale"]
        let digits = text.dropFirst(word.count).drop { $0 == "(" || $0 == " " || $0 == ":" }
            .prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let unit = text.dropFirst(word.count).contains("%") ? 0.01 : 1
        // CSS counts brightness from 1, and a shadow has several numbers.
        let isOther = ["brightness", "dropshadow", "tint"].contains(name)
        let value = isOther ? nil : Double(digits).map { YAMLFragment.number($0 * unit) }
        return "write it as `filter: { \(own[filter] ?? filter): \(value ?? example) }`"
    }

    /// Returns a condition that asks what a text asks: `item.done`, `item.count > 3`, `!item.done`.
    private static func question(_ text: Substring) -> String? {
        if let sign = ["==", "!=", ">=", "<=", ">", "<", "="].first(where: text.contains),
            let range = text.firstRange(of: sign)
        {
            let name = YAMLFragment.trimmed(text[..<range.lowerBound])
            let value = YAMLFragment.trimmed(text[range.upperBound...]).filter { !"\"'".contains($0) }
            guard isName(name), !value.isEmpty, value.allSatisfy(YAMLFragment.isOfWord) else { return nil }
            switch sign {
            case "==", "=": return "`when: { \(name): \(value) }`"
            case "!=": return "`when: { not: { \(name): \(value) } }`"
            default: return Double(value) == nil ? nil : "`when: { \(name): \"\(sign)\(value)\" }`"
            }
        }
        let isNegated = text.first == "!"
        let name = YAMLFragment.trimmed(isNegated ? text.dropFirst() : text)
        guard isName(name), isPath(String(name)) || isNegated else { return nil }
        return "`when: { \(name): \(!isNegated) }`, or `when: \"{\(text)}\"`"
    }

    private static func isName(_ text: Substring) -> Bool {
        text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    }

    /// Returns `true` if a factor is expected, as it is called in messages, and 100 % of it are 1.
    private static func isShare(_ expected: Noun) -> Bool {
        expected == .fraction || expected == .scale || expected.traits.contains(.opacity)
    }

    /// Returns a suggestion for a number with a unit.
    static func hint(length text: Substring, hasInfinity: Bool = false) -> Suggestion? {
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }
        guard Double(digits) != nil, !unit.isEmpty else { return nil }
        switch unit.lowercased() {
        case "pt", "pts", "px", "dp", "points", "point": return "lengths are in points: write \(digits)"
        case "em", "rem": return "lengths are in points, and do not depend on the font: write a number"
        case "deg", "°": return "angles are in degrees: write \(digits)"
        case "s", "sec": return "times are in seconds: write \(digits)"
        case "ms": return "times are in seconds: write \(Double(digits).map { "\($0 / 1000)" } ?? "a number")"
        case "%":
            return hasInfinity
                ? "a percentage has no meaning here: write a number, or `infinity` for all the room"
                : "a percentage has no meaning here: write a number"
        default: return nil
        }
    }

    private static func isArithmetic(_ text: Substring) -> Bool {
        guard let last = text.last, last.isNumber || last.isLetter || last == ")" else { return false }
        return text.contains { "+*/".contains($0) } && text.contains(where: \.isNumber)
            && text.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter) || " .+-*/()_".contains($0) }
    }

    /// Returns how often something is repeated for a range of another language, such as `0..<5`.
    private static func count(_ text: Substring) -> Suggestion? {
        if Int(text) != nil { return "write \(text), without quotes" }
        guard let (first, last, isClosed) = BareList.ends(of: text) else {
            if isFile(text) {
                return "keep it as JSON or CSV, or write a list: `data: [{ name: A }, { name: B }]`"
            }
            return text.contains(",")
                ? "put it in brackets: [\(text)]"
                : "list its elements, `data: [A, B]`; a parameter of that name is \"{\(text)}\""
        }
        return "write how often: `data: \(max(last - first + (isClosed ? 1 : 0), 0))`"
    }

    /// Returns `true` for the name of a file of data that is not read.
    private static func isFile(_ text: Substring) -> Bool {
        [".yaml", ".yml", ".xlsx", ".xml", ".txt"].contains { text.lowercased().hasSuffix($0) }
    }

    /// Returns the tag of a language whose name in English is given.
    private static func language(_ name: Substring) -> Suggestion? {
        languages[name.lowercased()].map { "write its tag: `\($0)`" }
    }

    private static let languages = [
        "english": "en", "german": "de", "deutsch": "de", "french": "fr", "spanish": "es", "italian": "it",
        "portuguese": "pt", "dutch": "nl", "polish": "pl", "russian": "ru", "turkish": "tr", "arabic": "ar",
        "hebrew": "he", "hindi": "hi", "japanese": "ja", "korean": "ko", "chinese": "zh-Hans",
        "swedish": "sv", "danish": "da", "norwegian": "nb", "finnish": "fi", "czech": "cs", "greek": "el",
        "thai": "th", "ukrainian": "uk", "vietnamese": "vi", "indonesian": "id",
    ]
}
