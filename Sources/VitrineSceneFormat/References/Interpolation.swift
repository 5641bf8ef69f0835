import VitrineSource

/// What stands in one pair of braces of a text.
struct Interpolation {
    let inside: Substring
    /// Where it begins in the text, in Unicode scalars.
    let start: Int
    /// Whether the text is nothing else.
    let isWhole: Bool
    let text: String
    let value: SceneValue

    /// The brace that closes the one that a text begins with: not one in quotes, unless those are never closed.
    static func end(of text: Substring) -> Substring.Index? {
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "}" {
                return index
            } else if character == "'" || character == "\"" || character == "`" {
                quote = character
            }
        }
        return text.firstIndex(of: "}")
    }
}

extension SceneReader {
    /// What stands in braces comes to: the value of a name, or the result of an expression.
    func evaluate(_ braces: Interpolation) -> LookupResult {
        let (scope, mark) = (braces.value.scope, braces.value.mark)
        // A name first as it is written: those of design tokens may have spaces and signs.
        let written = String(braces.inside)
        let path = written.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if path.count > 1, path.allSatisfy(Self.isWord) {
            // Asking first whether it is known would work out each name on the way twice, in a chain of names all of them.
            let lookup = located(braces, braces.start) { lookUp(path, in: scope, at: mark) }
            if case .unknown = lookup {} else { return lookup }
        } else if isDefined(path, in: scope, at: mark) {
            return located(braces, braces.start) { lookUp(path, in: scope, at: mark) }
        }
        let expression: Expression
        do throws(ExpressionError) {
            expression = try ExpressionParser.parse(braces.inside, start: braces.start) { name in
                self.isDefined(name.split(separator: ".").map(String.init), in: scope, at: mark)
            }
        } catch {
            return refused(error, in: braces)
        }
        if case .name(let name) = expression {
            let lookup = located(braces, name.offset) { lookUp(name.path, in: scope, at: mark) }
            guard case .unknown(let known) = lookup else { return lookup }
            return report(unknown: name, among: known, in: braces) ? .failed : lookup
        }
        guard let values = values(of: expression.names, in: braces) else { return .failed }
        do throws(ExpressionError) {
            let result = try ExpressionEvaluator { values[$0.text] ?? SceneValue(.null, at: mark) }
                .evaluate(expression)
            if case .other(let value) = result { return .found(value) }
            return .found(
                SceneValue(result.sceneValue(at: mark).content, at: mark, in: nil, isResolved: true))
        } catch {
            located(braces, error.offset) { report(error.problem, at: mark) }
            return .failed
        }
    }

    /// Letters, digits and underscores that do not begin with a digit: what an expression takes for a name, too.
    private static func isWord(_ part: String) -> Bool {
        guard let first = part.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
        return part.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
        }
    }

    /// Text within a longer one that is no expression may be meant as it is, and is only warned of.
    private func refused(_ error: ExpressionError, in braces: Interpolation) -> LookupResult {
        let mark = braces.value.mark
        let isSyntax =
            switch error.problem {
            case .badExpression, .tooMany, .tooDeep: true
            default: false
            }
        let isLeft = isSyntax && !braces.isWhole
        located(braces, error.offset) {
            if isLeft { warn(error.problem, at: mark) } else { report(error.problem, at: mark) }
        }
        return isLeft ? .unknown(known: []) : .failed
    }

    /// What the names of an expression stand for; nil after a report of all that stand for nothing.
    private func values(of names: [ExpressionName], in braces: Interpolation) -> [String: SceneValue]? {
        let (scope, mark) = (braces.value.scope, braces.value.mark)
        var values: [String: SceneValue] = [:]
        var isWhole = true
        for name in names where values[name.text] == nil {
            located(braces, name.offset) {
                switch lookUp(name.path, in: scope, at: mark) {
                case .found(let value): values[name.text] = value
                case .failed: isWhole = false
                case .unknown(let known):
                    let problem =
                        unknownToken(name.path, in: scope)
                        ?? .unknownValue(name.text, what: "name", known: known)
                    report(problem, at: mark)
                    isWhole = false
                }
            }
        }
        return isWhole ? values : nil
    }

    /// Reports a name that stands for nothing. Within a longer text one that is near no known name may be meant as it
    /// is, and is only warned of. True where nothing more need be said of the value.
    private func report(unknown name: ExpressionName, among known: [String], in braces: Interpolation) -> Bool
    {
        guard let root = name.path.first else { return false }
        if let problem = unknownToken(name.path, in: braces.value.scope) {
            let isError = braces.isWhole || problem.suggestion != nil
            located(braces, name.offset) {
                if isError {
                    report(problem, at: braces.value.mark)
                } else {
                    warn(problem, at: braces.value.mark)
                }
            }
            return isError
        }
        // A misspelt name of the scope is its first part alone; a design token's is all of it.
        let isRoot = name.path.count == 1 || Suggestion.nearest(to: root, among: known) != nil
        let called = isRoot ? root : name.text
        let problem = Diagnostic.Problem.unknownValue(called, what: "placeholder", known: known)
        located(braces, name.offset) {
            if braces.isWhole || Suggestion.nearest(to: called, among: known) != nil {
                report(problem, at: braces.value.mark)
            } else {
                warn(problem, at: braces.value.mark)
            }
        }
        return false
    }

    /// What is wrong with a path that can only be meant as a design token; nil where a name of the scope may be meant.
    private func unknownToken(_ path: [String], in scope: Scope?) -> Diagnostic.Problem? {
        guard let globals, path.count > 1, let root = path.first,
            Suggestion.nearest(to: root, among: scope?.allNames.sorted() ?? []) == nil
        else { return nil }
        return globals.unknown(path, in: environment)
    }

    /// Reads what `body` reads, and says of what is wrong at the value's place that it is at a character of its text.
    private func located<Result>(_ braces: Interpolation, _ offset: Int, _ body: () -> Result) -> Result {
        withNode(
            Diagnostic.TextPosition(text: braces.text, offset: offset, value: braces.value.mark), body)
    }
}
