import VitrineExpressions
import VitrineSource

extension SceneReader {
    /// Evaluates the contents of braces: the value of a name, or the result of an expression.
    func evaluate(_ braces: Interpolation) -> LookupResult {
        let (scope, mark) = (braces.value.scope, braces.value.mark)
        // The literal name comes first: names of design tokens may contain spaces and operators.
        let path = braces.inside.partsBetweenDots
        if path.count > 1, path.allSatisfy(Self.isWord) {
            // A preceding check whether the name is known would resolve each name twice, and every name of a
            // chain of names.
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
            guard case .unknown = lookup else { return lookup }
            return report(unknown: name, in: braces) ? .failed : lookup
        }
        guard let values = values(of: expression, in: braces) else { return .failed }
        do throws(ExpressionError) {
            let result = try ExpressionEvaluator { values[$0.text]?.expressionValue ?? .nothing }
                .evaluate(expression)
            return .found(SceneValue(result, at: mark))
        } catch {
            located(braces, error.offset) { report(error.problem, at: mark) }
            return .failed
        }
    }

    /// Returns `true` for letters, digits and underscores not beginning with a digit, which expressions
    /// accept as a name, too.
    private static func isWord(_ part: String) -> Bool {
        guard let first = part.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
        return part.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
        }
    }

    /// Reports an invalid expression. Braces within a longer text may be meant literally, so a syntax error
    /// there is only a warning.
    private func refused(_ error: ExpressionError, in braces: Interpolation) -> LookupResult {
        let isSyntax =
            switch error.problem {
            case .invalidExpression, .tooMany, .tooDeep: true
            default: false
            }
        let isLeft = isSyntax && !braces.isWhole
        report(error.problem, at: error.offset, in: braces, isError: !isLeft)
        return isLeft ? .unknown : .failed
    }

    /// Returns the values of an expression's names; `nil` after reporting all unknown ones.
    private func values(of expression: Expression, in braces: Interpolation) -> [String: SceneValue]? {
        let (scope, mark) = (braces.value.scope, braces.value.mark)
        var values: [String: SceneValue] = [:]
        var isWhole = true
        for name in expression.names where values[name.text] == nil {
            if name.path.count == 1, !expression.decides, let number = movingNumber(name.text, in: scope) {
                values[name.text] = number
                continue
            }
            located(braces, name.offset) {
                switch lookUp(name.path, in: scope, at: mark) {
                case .found(let value): values[name.text] = value
                case .failed: isWhole = false
                case .unknown:
                    let problem =
                        unknownToken(name.path, in: scope)
                        ?? .unknownValue(name.text, noun: .name, known: known(near: name.text, in: scope))
                    // Several words without quotes are one mistake.
                    let isWord = ColorWords.all.contains(name.text)
                    if !isExplained(problem), !isWord || isWhole { report(problem, at: mark) }
                    isWhole = false
                }
            }
        }
        return isWhole ? values : nil
    }

    /// Reports an unknown name. Within a longer text, a name that resembles no known one may be meant
    /// literally, so it is only a warning.
    ///
    /// - Returns: `true` if the value needs no further report.
    private func report(unknown name: ExpressionName, in braces: Interpolation) -> Bool {
        guard let root = name.path.first else { return false }
        if let problem = unknownToken(name.path, in: braces.value.scope) {
            if isExplained(problem) { return true }
            let isError = braces.isWhole || problem.suggestion != nil
            report(problem, at: name.offset, in: braces, isError: isError)
            return isError
        }
        // If a name of the scope is misspelt, only its first part is unknown; for a design token it is the
        // whole path.
        let scope = braces.value.scope
        if braces.isWhole, globals?.isIncomplete == true || hasUnreadDefinitions,
            nearest(to: root, in: scope) == nil
        {
            return true
        }
        let isRoot = name.path.count == 1 || nearest(to: root, in: scope) != nil
        let called = isRoot ? root : name.text
        let problem = Diagnostic.Problem.unknownValue(
            called, noun: .placeholder, known: known(near: called, in: scope))
        let isError = braces.isWhole || nearest(to: called, in: scope) != nil
        report(problem, at: name.offset, in: braces, isError: isError)
        return isError
    }

    /// Reports a problem at a place within braces, as an error or as a warning.
    private func report(
        _ problem: Diagnostic.Problem, at offset: Int, in braces: Interpolation, isError: Bool
    ) {
        located(braces, offset) {
            if isError {
                report(problem, at: braces.value.mark)
            } else {
                warn(.unknownPlaceholder, problem, at: braces.value.mark)
            }
        }
    }

    /// Returns the known name that is nearest to an unknown one, or `nil` if none is near.
    private func nearest(to name: String, in scope: Scope?) -> String? {
        // The usual name, where `as` has given another one.
        if name == "item", let piece = scope?.pieceName { return piece }
        if let piece = scope?.pieceName, let value = scope?[piece],
            resolveIfPresent(value)?.entry(name) != nil
        {
            return "\(piece).\(name)"
        }
        return suggestions(in: scope).near(name, among: { self.known(in: scope) })
    }

    /// Returns the known names for the report of an unknown one: the nearest, or else all if they are few.
    private func known(near name: String, in scope: Scope?) -> [String] {
        if let near = nearest(to: name, in: scope) { return [near] }
        guard (scope?.count ?? 0) <= Suggestion.listLimit else { return [] }
        let known = known(in: scope)
        return known.count <= Suggestion.listLimit ? known : []
    }

    private func known(in scope: Scope?) -> [String] {
        (scope?.allNames.sorted() ?? []) + (globals?.known ?? []) + [Self.time]
    }

    private func suggestions(in scope: Scope?) -> SuggestionBudget {
        scope?.suggestions ?? globals?.suggestions ?? SuggestionBudget()
    }

    /// Returns the problem for a path that can only be meant as a design token; `nil` if it may be meant as a
    /// name in scope. A name without a dot is meant as a token if there is one that has no value.
    private func unknownToken(_ path: [String], in scope: Scope?) -> Diagnostic.Problem? {
        guard let globals, let root = path.first else { return nil }
        let problem = globals.unknown(path, in: environment)
        if case .invalidToken = problem { return problem }
        guard path.count > 1, let scope else { return path.count > 1 ? problem : nil }
        let near = scope.ownSuggestions.near(root, among: { scope.allNames.sorted() })
        return near == nil ? problem : nil
    }

    /// `true` for a name that may be in a file that could not be read, or under a key that is unknown, which
    /// is an error already.
    private func isExplained(_ problem: Diagnostic.Problem) -> Bool {
        if hasUnreadDefinitions { return true }
        guard case .unknownToken = problem else { return false }
        return globals?.isIncomplete == true
    }

    /// Runs `body`, attributing problems at the value's location to a character of its text.
    private func located<Result>(_ braces: Interpolation, _ offset: Int, _ body: () -> Result) -> Result {
        withNode(
            Diagnostic.TextPosition(text: braces.text, offset: offset, mark: braces.value.mark), body)
    }
}

extension Noun {
    package static let placeholder: Noun = "placeholder"
    package static let name: Noun = "name"
}
