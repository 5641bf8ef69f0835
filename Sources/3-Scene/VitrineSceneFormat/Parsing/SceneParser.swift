import VitrineSource
import VitrineYAML
import Yams

/// A parser that reads YAML (and therefore JSON) into values with source marks.
package enum SceneParser {
    /// Parses a scene file.
    ///
    /// - Throws: The problems in the text: not YAML, several documents, too large, too deep.
    package static func parse(
        _ file: SourceFile, limits: SceneLimits = .standard
    ) throws(Diagnostics) -> SceneValue {
        if file.text.allSatisfy(\.isWhitespace) {
            throw Diagnostics(file, [Diagnostic(.empty, at: .start)])
        }
        let text = YAMLText(file.text)
        var converter = YAMLConverter(limits: limits, text: text)
        do {
            if let mark = try AliasKeys.firstComplexKey(in: text.neutral) {
                throw Diagnostics(file, [Diagnostic(.complexKey, at: mark)])
            }
            // The basic resolver keeps scalars as text. Plain ones are typed below by YAML 1.2's core rules,
            // so that `no` and `on` remain words.
            guard let root = try Parser(yaml: text.neutral, resolver: .basic, encoding: .utf8).singleRoot()
            else {
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
            if let found { return Diagnostic(.yamlMistake(found.mistake), at: found.mark) }
            // A key without a colon goes on to the next one, at which the parser stops.
            let isKey = problem.contains("could not find expected ':'")
            return Diagnostic(.notYAML(reason: problem), at: at(isKey ? context?.mark ?? mark : mark))
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
            return Diagnostic(
                .duplicateKey(YAMLText(text).restored(keys.first ?? "")), at: at(context.mark))
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
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            if matches(scalars[index]) { return mark }
            let next = scalars.index(after: index)
            mark.pass(scalars[index], before: next < scalars.endIndex ? scalars[next] : nil)
        }
        return nil
    }
}
