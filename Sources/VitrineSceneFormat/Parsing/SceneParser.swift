import VitrineSource
import Yams

/// A parser that reads YAML (and therefore JSON) into values with source marks.
public enum SceneParser {
    /// Parses a scene file.
    ///
    /// - Throws: The problems in the text: not YAML, several documents, too large, too deep.
    public static func parse(
        _ file: SourceFile, limits: SceneLimits = .standard
    ) throws(Diagnostics) -> SceneValue {
        if file.text.allSatisfy(\.isWhitespace) {
            throw Diagnostics(file, [Diagnostic(.empty, at: .start)])
        }
        var converter = Converter(limits: limits)
        do {
            if let mark = try AliasKeys.firstComplexKey(in: file.text) {
                throw Diagnostics(file, [Diagnostic(.complexKey, at: mark)])
            }
            // The basic resolver keeps scalars as text. Plain ones are typed below by YAML 1.2's core rules,
            // so that `no` and `on` remain words.
            guard let root = try Parser(yaml: file.text, resolver: .basic).singleRoot() else {
                throw Diagnostics(file, [Diagnostic(.empty, at: .start)])
            }
            let value = converter.value(root, depth: 0)
            guard converter.problems.isEmpty else { throw Diagnostics(file, converter.problems) }
            return value
        } catch let diagnostics as Diagnostics {
            throw diagnostics
        } catch {
            throw Diagnostics(file, [Self.diagnostic(for: error, in: file.text, limits)])
        }
    }

    private static func diagnostic(for error: any Error, in text: String, _ limits: SceneLimits) -> Diagnostic
    {
        func at(_ mark: Mark) -> SourceMark { SourceMark(line: mark.line, column: mark.column) }
        func described(_ problem: String, _ mark: Mark, _ context: YamlError.Context?) -> Diagnostic {
            let found = YAMLDiagnosis(text).mistake(problem, at: at(mark), in: (context?.mark).map(at))
            return found.map { Diagnostic(.yamlMistake($0.mistake), at: $0.mark) }
                ?? Diagnostic(.notYAML(reason: problem), at: at(mark))
        }
        switch error as? YamlError {
        case .scanner(let context?, "found unexpected end of stream", _, _):
            // The quote is never closed: the position of the opening quote is more helpful than the end of
            // the file.
            return Diagnostic(.notYAML(reason: "this quote is not closed"), at: at(context.mark))
        case .parser(_, let problem, let mark, _) where problem.hasPrefix("Maximum nesting level"):
            return Diagnostic(.tooDeep(limit: limits.depth), at: tooDeep(in: text, limits) ?? at(mark))
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            return described(problem, mark, context)
        case .reader(let problem, _, let value, _):
            // The error's own offset counts characters; the first such scalar is the one it refers to.
            let mark = mark(in: text) { $0.value == UInt32(bitPattern: value) }
            return Diagnostic(.notYAML(reason: problem), at: mark ?? .start)
        case .duplicatedKeysInMapping(let keys, let context):
            return Diagnostic(.duplicateKey(keys.first ?? ""), at: at(context.mark))
        case .some(let other):
            return Diagnostic(.notYAML(reason: "\(other)"), at: .start)
        case nil:
            return Diagnostic(.notYAML(reason: "\(error)"), at: .start)
        }
    }

    /// Returns the position of the bracket that exceeds the limit. The library reads ahead in flow
    /// collections and reports the outermost bracket instead. Brackets within texts are rare and balanced.
    private static func tooDeep(in text: String, _ limits: SceneLimits) -> SourceMark? {
        var depth = 0
        return mark(in: text) { scalar in
            if scalar == "[" || scalar == "{" { depth += 1 }
            if scalar == "]" || scalar == "}" { depth -= 1 }
            return depth > limits.depth + 1
        }
    }

    /// Returns the position of the first scalar that satisfies a predicate.
    private static func mark(in text: String, where matches: (Unicode.Scalar) -> Bool) -> SourceMark? {
        var mark = SourceMark.start
        for scalar in text.unicodeScalars {
            if matches(scalar) { return mark }
            if scalar == "\n" { mark = SourceMark(line: mark.line + 1, column: 1) } else { mark.column += 1 }
        }
        return nil
    }
}

/// A converter from Yams' nodes to values that enforces the limits.
private struct Converter {
    let limits: SceneLimits
    var count = 0
    var problems: [Diagnostic] = []

    init(limits: SceneLimits) {
        self.limits = limits
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
        switch node {
        case .scalar(let scalar):
            return SceneValue(Self.content(of: scalar), at: mark)
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
                entries.append(SceneValue.Entry(key: scalar.string, keyMark: mark, value: value))
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

    private static func content(of scalar: Node.Scalar) -> SceneValue.Content {
        let text = scalar.string
        guard scalar.style == .plain else { return .string(text) }
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .bool(true)
        case "false", "False", "FALSE": return .bool(false)
        case ".nan", ".NaN", ".NAN", "NaN", "nan": return .number(.nan, literal: text)
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .number(.infinity, literal: text)
        case "-.inf", "-.Inf", "-.INF": return .number(-.infinity, literal: text)
        default: break
        }
        if let first = text.utf8.first, first < 0x3A, isNumber(text), let number = Double(text) {
            return .number(number, literal: text)
        }
        return .string(text)
    }

    /// Returns `true` for a number by YAML 1.2's core rules: an optional sign, digits with an optional point,
    /// an optional exponent.
    private static func isNumber(_ text: String) -> Bool {
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
