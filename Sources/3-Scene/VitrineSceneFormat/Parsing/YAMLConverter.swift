import VitrineSource
import VitrineYAML
import Yams

/// A converter from Yams' nodes to values that enforces the limits.
struct YAMLConverter {
    let limits: SceneLimits
    private let text: YAMLText
    var count = 0
    var problems: [Diagnostic] = []

    init(limits: SceneLimits, text: YAMLText) {
        self.limits = limits
        self.text = text
    }

    mutating func value(_ node: Node, depth: Int) -> SceneValue {
        let mark = node.mark.map { SourceMark(line: $0.line, column: $0.column) } ?? .start
        count += 1
        // Both limits end the traversal: an alias bomb would exceed them again at each of its copies.
        guard problems.isEmpty else { return SceneValue(.null, at: mark) }
        guard count <= limits.values else {
            problems.append(
                Diagnostic(.tooMany(noun: "values", count: count, limit: limits.values), at: mark))
            return SceneValue(.null, at: mark)
        }
        guard depth <= limits.depth else {
            problems.append(Diagnostic(.tooDeep(limit: limits.depth), at: mark))
            return SceneValue(.null, at: mark)
        }
        let tag = node.tag.description
        if tag.utf8.first == UInt8(ascii: "!"), tag.utf8.count > 1 {
            problems.append(Diagnostic(.yamlMistake(.tagged(tag)), at: mark))
        }
        switch node {
        case .scalar(let scalar):
            return SceneValue(content(of: scalar), at: mark)
        case .sequence(let sequence):
            return SceneValue(.sequence(sequence.map { value($0, depth: depth + 1) }), at: mark)
        case .mapping(let mapping):
            return SceneValue(.mapping(entries(mapping, depth: depth)), at: mark)
        case .alias:
            // Yams substitutes the anchored node for an alias when it composes.
            problems.append(Diagnostic(.notYAML(reason: "an alias that leads nowhere"), at: mark))
            return SceneValue(.null, at: mark)
        }
    }

    private mutating func entries(_ mapping: Node.Mapping, depth: Int) -> [SceneValue.Entry] {
        var entries: [SceneValue.Entry] = []
        var merged: [SceneValue.Entry] = []
        for (key, content) in mapping {
            let mark = key.mark.map { SourceMark(line: $0.line, column: $0.column) } ?? .start
            guard case .scalar(let scalar) = key else {
                problems.append(Diagnostic(.complexKey, at: mark))
                continue
            }
            let value = value(content, depth: depth + 1)
            if scalar.string == "<<", scalar.style == .plain {
                merged += Self.mergeSources(value)
            } else {
                entries.append(
                    SceneValue.Entry(key: text.restored(scalar.string), keyMark: mark, value: value))
            }
        }
        // YAML's merge key: explicit keys take precedence, and earlier sources over later ones.
        var keys = merged.isEmpty ? [] : Set(entries.map(\.key))
        for entry in merged where keys.insert(entry.key).inserted { entries.append(entry) }
        return entries
    }

    private static func mergeSources(_ value: SceneValue) -> [SceneValue.Entry] {
        switch value.content {
        case .mapping(let entries): entries
        case .sequence(let sources): sources.flatMap(mergeSources)
        default: [SceneValue.Entry(key: "<<", keyMark: value.mark, value: value)]
        }
    }

    private func content(of scalar: Node.Scalar) -> SceneValue.Content {
        let text = text.restored(scalar.string)
        return scalar.style == .plain ? SceneValue.Content(plain: text) : .string(text)
    }
}

extension SceneValue.Content {
    /// Types a text without quotes by YAML 1.2's core rules: a number, a flag, nothing, or text.
    package init(plain text: String) {
        // Most scalars are numbers, or longer than any word that means something.
        if let first = text.utf8.first, first < 0x3A, Self.isNumber(text), let number = Double(text) {
            self = .number(number, literal: text)
            return
        }
        guard text.utf8.count <= 5 else {
            self = .string(text)
            return
        }
        switch text {
        case "", "~", "null", "Null", "NULL": self = .null
        case "true", "True", "TRUE": self = .bool(true)
        case "false", "False", "FALSE": self = .bool(false)
        case ".nan", ".NaN", ".NAN", "NaN", "nan": self = .number(.nan, literal: text)
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": self = .number(.infinity, literal: text)
        case "-.inf", "-.Inf", "-.INF": self = .number(-.infinity, literal: text)
        default: self = .string(text)
        }
    }

    /// Returns `true` for a number by YAML 1.2's core rules: an optional sign, digits with an optional point,
    /// an optional exponent.
    static func isNumber(_ text: String) -> Bool {
        var digits = 0
        var points = 0
        var bytes = text.utf8[...]
        if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            bytes.removeFirst()
        }
        while let byte = bytes.first, byte == UInt8(ascii: ".") || (48...57).contains(byte) {
            if byte == UInt8(ascii: ".") { points += 1 } else { digits += 1 }
            bytes.removeFirst()
        }
        guard digits > 0, points <= 1 else { return false }
        guard let mark = bytes.first else { return true }
        guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
        bytes.removeFirst()
        if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            bytes.removeFirst()
        }
        return !bytes.isEmpty && bytes.allSatisfy { (48...57).contains($0) }
    }
}
