import VitrineSource
import VitrineStyle
import VitrineText

/// Collects what is wrong while a scene is read, and answers what values alone cannot say.
package final class SceneReader {
    package let limits: SceneLimits
    package private(set) var environment: SceneEnvironment
    package let files: any SceneFiles
    package let symbols: SymbolLibrary
    /// Where fonts are looked up; nil where a value is only read ahead of its turn.
    let text: TextEngine?
    /// The scene's own names, where no scope has them: its design tokens.
    let globals: (any GlobalNames)?
    /// The names of the language, which no component may take.
    let vocabulary: Vocabulary
    /// The folders of the scene's files, relative to its own.
    private let folders: [String]
    /// The components that the scene may use.
    package var components = ComponentTable()
    package private(set) var problems: [Diagnostic] = []
    package private(set) var warnings: [Diagnostic] = []
    private(set) var seenIDs: Set<String> = []
    /// All that is reported.
    private var seen: Set<Diagnostic> = []
    /// The character of a text that is read.
    private var textPosition: Diagnostic.TextPosition?
    /// Values that may still be made from data.
    private var valuesLeft: Int
    /// How many nodes are around the one that is built, and how many references around the one that is looked up.
    private var depth = (nodes: 0, lookups: 0)
    /// The use of a component whose body is read, for reports.
    private var use: ComponentInstance?

    package init(
        limits: SceneLimits, environment: SceneEnvironment, files: any SceneFiles, text: TextEngine? = nil,
        globals: (any GlobalNames)? = nil, folders: [String] = [""], vocabulary: Vocabulary = Vocabulary()
    ) {
        self.folders = folders
        self.vocabulary = vocabulary
        self.limits = limits
        self.globals = globals
        self.environment = environment
        self.files = files
        symbols = SymbolLibrary(files: files)
        self.text = text
        valuesLeft = limits.values
    }

    /// Counts a value that is made from data; false after a report, where there are too many.
    package func consumeValueBudget(_ count: Int = 1, at mark: SourceMark) -> Bool {
        let hadLeft = valuesLeft >= 0
        valuesLeft -= count
        if hadLeft && valuesLeft < 0 {
            report(
                .tooMany(what: "values made from data", count: limits.values + 1, limit: limits.values),
                at: mark)
        }
        return valuesLeft >= 0
    }

    /// A path as the scene's own file would write it: paths are relative to the file that they stand in.
    func path(_ text: String, from mark: SourceMark) -> String {
        guard mark.file > 0, mark.file < folders.count, !folders[mark.file].isEmpty else { return text }
        return SceneSources.joined(folders[mark.file], text)
    }

    /// The same fault of the same place counts once: nodes that are made from data are read once for each piece, and
    /// those that adapt in both appearances.
    package func report(_ problem: Diagnostic.Problem, at mark: SourceMark) {
        note(Diagnostic(problem, at: mark), in: &problems)
    }

    /// Reads a design token. What is wrong with it where it stands is told as such, with the place of its definition.
    func attributing<Result>(to origin: TokenOrigin, _ body: () -> Result) -> Result {
        let count = problems.count
        let result = body()
        guard problems.count > count else { return result }
        let first = problems[count]
        problems.removeSubrange(count...)
        if case .incompatibleToken = first.problem {
            problems.append(first)
            return result
        }
        report(
            .incompatibleToken(
                origin.name, type: origin.typeName, definition: origin.location,
                reason: first.problem.message,
                suggestion: first.problem.suggestion), at: first.mark)
        return result
    }

    private func note(_ diagnostic: Diagnostic, in list: inout [Diagnostic]) {
        var diagnostic = diagnostic
        if let textPosition, textPosition.value == diagnostic.mark { diagnostic.textPosition = textPosition }
        guard seen.insert(diagnostic).inserted else { return }
        diagnostic.useSites = use?.trace ?? []
        list.append(diagnostic)
    }

    /// Reads what `body` reads, what is wrong at a text's place being about one of its characters.
    func withNode<Result>(_ spot: Diagnostic.TextPosition, _ body: () -> Result) -> Result {
        let outer = self.textPosition
        self.textPosition = spot
        defer { self.textPosition = outer }
        return body()
    }

    /// Reads what `body` reads with another environment.
    package func withNode<Result>(_ changed: SceneEnvironment, _ body: () -> Result) -> Result {
        let outer = environment
        environment = changed
        defer { environment = outer }
        return body()
    }

    /// Builds a node that stands in the body of a component, or in none. Nil after a report where it lies too deep.
    package func withNode<Result>(_ node: SceneValue, _ body: () -> Result?) -> Result? {
        let outer = use
        use = node.scope?.use
        depth.nodes += 1
        defer {
            use = outer
            depth.nodes -= 1
        }
        guard depth.nodes <= limits.depth else {
            report(.tooDeep(limit: limits.depth), at: node.mark)
            return nil
        }
        return body()
    }

    /// Notes that a reference is looked up; false after a report, where that happens within too many others.
    func enterLookup(at mark: SourceMark) -> Bool {
        guard depth.lookups < limits.depth else {
            report(.tooDeep(limit: limits.depth), at: mark)
            return false
        }
        depth.lookups += 1
        return true
    }

    func leaveLookup() { depth.lookups -= 1 }

    /// Notes what is odd yet no error.
    package func warn(_ problem: Diagnostic.Problem, at mark: SourceMark) {
        note(Diagnostic(problem, at: mark, severity: .warning), in: &warnings)
    }

    /// Reads the same in two ways of which one will show: they share their ids.
    package func alternatives<Result>(_ first: () -> Result, _ second: () -> Result) -> (Result, Result) {
        let outside = seenIDs
        let one = first()
        let inside = seenIDs
        seenIDs = outside
        let other = second()
        seenIDs.formUnion(inside)
        return (one, other)
    }

    /// Reports that a value is of the wrong type; nil, for a codec to return.
    package func mismatch<Value>(_ value: SceneValue, expected: String) -> Value? {
        report(.wrongType(expected: expected, found: value.kindName), at: value.mark)
        return nil
    }

    /// Notes an id; false for the second use of one.
    package func registerID(_ id: String) -> Bool { seenIDs.insert(id).inserted }

    /// Notes an id; the second use of one is reported.
    package func claim(id: String, at mark: SourceMark) {
        if !seenIDs.insert(id).inserted { report(.duplicateID(id), at: mark) }
    }
}
