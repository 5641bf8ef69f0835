import VitrineColor
import VitrineMotion
import VitrineSource
import VitrineStyle
import VitrineText
import VitrineYAML

/// The context in which a scene is read: it collects errors and resolves references.
package final class SceneReader {
    package let limits: SceneLimits
    package private(set) var environment: SceneEnvironment { didSet { environmentNumber = nil } }
    /// What finds the values of references and decides conditions.
    let references: any ReferenceResolver
    /// The scene's global names, its design tokens, which apply where no scope defines a name.
    let globals: (any GlobalNames)?
    /// The reserved names of the language, which components may not have.
    let vocabulary: Vocabulary
    /// The folders of the scene's files, relative to its own.
    private let folders: [String]
    /// The values of parameters that take the place of those of the files.
    package let overrides: ValueOverrides
    /// What unknown names most likely mean, which tells whether a missing one was given under another name.
    package let hints: any Hints
    /// `true` if a key at the top of the scene is unknown that may define names: those are then unknown, too.
    package var hasUnreadDefinitions = false
    /// The lines whose ends are comments that are most likely parts of a text.
    package var comments = SuspiciousComments()
    /// The numbers of the files whose keys are in an order of their own: those of Swift source.
    package var unorderedFiles: Set<Int> = []
    /// The states of the scene; `nil` if it has none.
    package var motion: SceneMotion? {
        didSet { stateValues = motion?.script.states.map { .oneOrMore(of: .value(of: $0)) } ?? [] }
    }
    /// What the nodes of a scene without states go through by themselves.
    package let listing = SceneMotion(MotionScript([]))
    /// The codecs of one or more values of each state.
    private(set) var stateValues: [Codec<[Int]>] = []
    /// The files that marks refer to; those of data are added as they are read.
    package var sources = SourceFiles()
    /// The components that the scene can use.
    package var components = ComponentTable()
    package private(set) var problems: [Diagnostic] = []
    package private(set) var warnings: [Diagnostic] = []
    /// The rules that the scene silences for what is being read.
    package private(set) var auditScope = AuditScope()
    /// The ids that silence rules in what is shown of the scene.
    package private(set) var silences: [AuditSilence] = []
    private(set) var seenIDs: Set<String> = []
    /// All diagnostics reported so far.
    private var seen: Set<Diagnostic> = []
    /// The position of the text that is being read.
    private var textPosition: Diagnostic.TextPosition?
    /// The work that may still be done.
    var budget: ReaderBudget
    /// The pictures that were read, each once: a list may show one in every row.
    private var pictures: [PictureKey: Result<SceneImage, SceneFileError>] = [:]
    /// The current nesting of nodes and of lookups.
    private var depth = (nodes: 0, lookups: 0)
    /// The use of the component whose body is being read, for reports.
    private var use: ComponentInstance?
    /// What the scene was read as for an earlier moment; `nil` if that is not kept.
    package var memory: ReadMemory?
    /// The number that stands for the environment in the memory; `nil` until it is asked for.
    private var environmentNumber: Int?
    /// The number of values so far that were those of the moment.
    var momentCount = 0
    private let resources: ReaderResources

    package init(
        limits: SceneLimits, environment: SceneEnvironment, files: any SceneFiles,
        references: any ReferenceResolver, text: TextEngine? = nil, globals: (any GlobalNames)? = nil,
        folders: [String] = [""], vocabulary: Vocabulary = Vocabulary(),
        overrides: ValueOverrides = ValueOverrides(), hints: any Hints = OwnHints()
    ) {
        self.hints = hints
        self.references = references
        self.overrides = overrides
        self.folders = folders
        self.vocabulary = vocabulary
        self.limits = limits
        self.globals = globals
        self.environment = environment
        resources = ReaderResources(files: files, text: text)
        budget = ReaderBudget(
            values: limits.values, characters: limits.characters, textWork: TextWork.limit)
    }

    private struct PictureKey: Hashable {
        let path: String
        let space: ColorSpace
    }

    package var files: any SceneFiles { resources.files }
    package var symbols: SymbolLibrary { resources.symbols }
    /// The engine that looks up fonts; `nil` if a value is only read ahead of time.
    var text: TextEngine? { resources.text }
    /// The rows of files of data, each read once.
    package var dataRows: [String: [SceneValue]] {
        get { resources.dataRows }
        set { resources.dataRows = newValue }
    }

    /// Returns the picture of a file, relative to the scene's own, in the colour space of the canvas.
    func picture(at path: String) -> Result<SceneImage, SceneFileError> {
        let key = PictureKey(path: path, space: environment.colorSpace)
        if let known = pictures[key] { return known }
        let found = files.image(at: path, in: key.space)
        pictures[key] = found
        return found
    }

    /// What reading has left behind so far, apart from values.
    var traces: ReaderTraces {
        ReaderTraces(
            diagnostics: problems.count + warnings.count + seen.count, ids: seenIDs.count + silences.count,
            uses: resources.useCount, moments: momentCount, motion: motion?.traceCount ?? 0)
    }

    /// Returns the number that stands for the environment in a memory.
    func environmentNumber(in memory: ReadMemory) -> Int {
        let number = environmentNumber ?? memory.number(of: environment)
        environmentNumber = number
        return number
    }

    /// Returns a path relative to the scene's own file. In scenes and libraries, paths are relative to the
    /// file that contains them.
    package func path(_ text: String, from mark: SourceMark) -> String {
        ScenePath.path(text, from: mark, in: folders)
    }

    /// Returns `true` if a closure reads what it is to read without an error. What it reports is forgotten.
    func accepts(_ read: () -> Bool) -> Bool {
        // Many mistakes need no more help than some, and each of these keeps all that is known.
        guard problems.count < 100 else { return false }
        let known = (problems: problems, warnings: warnings, seen: seen, ids: seenIDs)
        let left = budget
        defer {
            (problems, warnings, seen, seenIDs) = known
            budget = left
        }
        return read() && problems.count == known.problems.count
    }

    /// Reports a problem. The same problem at the same location is reported once: nodes generated from data
    /// are read once per element, and adaptive nodes in both appearances.
    package func report(_ problem: Diagnostic.Problem, at mark: SourceMark) {
        note(Diagnostic(problem, at: mark), in: &problems)
    }

    /// Reports a key that a mapping needs, unless it has an unknown one whose report says to write it.
    ///
    /// - Parameter mark: The place of the node, whose keys have been read and no later ones.
    package func reportMissing(_ key: String, on what: Noun, of owner: Noun? = nil, at mark: SourceMark) {
        if !isLikelyTypo(key, on: owner ?? what, from: mark) { report(.missingKey(key, on: what), at: mark) }
    }

    /// Returns `true` if an unknown key was most likely meant as another one, which its report says or at
    /// least does not deny.
    ///
    /// - Parameters:
    ///   - key: The key that is known.
    ///   - owner: The description of the mapping in messages.
    ///   - mark: The place of the node, whose keys have been read and no later ones.
    package func isLikelyTypo(_ key: String, on owner: Noun, from mark: SourceMark) -> Bool {
        problems.contains { found in
            guard case .unknownKey(_, owner, _) = found.problem, hints.mayMean(key, by: found.problem) else {
                return false
            }
            return found.mark.file == mark.file
                && (found.mark.line, found.mark.column) >= (mark.line, mark.column)
        }
    }

    /// Reads the elements of a list. A mistake that all of them have is one, and reported at the first.
    func reportingOnce(_ values: [SceneValue], _ read: (SceneValue) -> Void) {
        let start = problems.count
        let ends = values.map { value in
            read(value)
            return problems.count
        }
        removeRepeatedProblems(from: start, to: ends)
    }

    /// Removes the problems of all elements but the first that are the same, if each element has one.
    ///
    /// - Parameters:
    ///   - start: The number of problems before the first element was read.
    ///   - ends: The number after each of them.
    @inline(never)
    private func removeRepeatedProblems(from start: Int, to ends: [Int]) {
        guard let first = ends.first, ends.count > 1, first > start,
            zip([start] + ends, ends).allSatisfy({ $0 < $1 })
        else { return }
        let known = problems[start..<first].map(\.problem)
        let kept = problems[first...].filter { later in
            !known.contains { $0.isSameMistake(as: later.problem) }
        }
        problems.replaceSubrange(first..., with: kept)
    }

    /// Replaces the problems of reading a design token where it is used by that of an incompatible token,
    /// with the location of its definition.
    ///
    /// - Parameter count: The number of problems before the token was read.
    func attributeProblems(from count: Int, to origin: TokenOrigin) {
        guard problems.count > count else { return }
        let first = problems[count]
        problems.removeSubrange(count...)
        if case .incompatibleToken = first.problem {
            problems.append(first)
            return
        }
        // The number is the token's, and not to be written here.
        var suggestion = hints.suggestion(for: first.problem)
        if case .outOfRange = first.problem { suggestion = nil }
        report(
            .incompatibleToken(
                origin.name, type: origin.typeName, definition: origin.location,
                reason: first.problem.message, suggestion: suggestion), at: first.mark)
    }

    private func note(_ diagnostic: Diagnostic, in list: inout [Diagnostic]) {
        var diagnostic = diagnostic
        diagnostic.silence = auditScope.silence(of: diagnostic.rule)
        if let textPosition, textPosition.mark == diagnostic.mark { diagnostic.textPosition = textPosition }
        guard seen.insert(diagnostic).inserted else { return }
        diagnostic.useSites = use?.trace ?? []
        list.append(diagnostic)
    }

    /// Runs `body`, attributing problems at a text's location to one of its characters.
    func withNode<Result>(_ spot: Diagnostic.TextPosition, _ body: () -> Result) -> Result {
        let outer = self.textPosition
        self.textPosition = spot
        defer { self.textPosition = outer }
        return body()
    }

    /// Runs `body` in another environment.
    package func withNode<Result>(_ changed: SceneEnvironment, _ body: () -> Result) -> Result {
        let outer = environment
        environment = changed
        defer { environment = outer }
        return body()
    }

    /// Runs `body` for a node in the body of a component or of the scene; returns `nil` after reporting that
    /// nodes are nested too deeply.
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

    /// Enters a lookup of a reference.
    ///
    /// - Returns: `false` after reporting that lookups are nested too deeply.
    func enterLookup(at mark: SourceMark) -> Bool {
        guard depth.lookups < limits.depth else {
            report(.tooDeep(limit: limits.depth), at: mark)
            return false
        }
        depth.lookups += 1
        return true
    }

    func leaveLookup() { depth.lookups -= 1 }

    /// Reports what a rule finds.
    package func warn(_ rule: AuditRule, _ problem: Diagnostic.Problem, at mark: SourceMark) {
        note(Diagnostic(rule, problem, at: mark), in: &warnings)
    }

    /// Runs `body` where rules are silenced.
    package func withAudit<Result>(_ scope: AuditScope, _ body: () -> Result) -> Result {
        let outer = auditScope
        auditScope = scope
        defer { auditScope = outer }
        return body()
    }

    /// Silences rules for all that is read from now on.
    package func silence(_ silences: [AuditSilence]) {
        auditScope = auditScope.silencing(silences)
        register(silences)
    }

    /// Notes ids that silence rules in what is shown, each of which must find something.
    package func register(_ silences: [AuditSilence]) {
        self.silences += silences.map { silence in
            var silence = silence
            silence.outer = auditScope.silence(of: .unusedIgnore)
            return silence
        }
    }

    /// The uses of components that led to what is being read, innermost first.
    package var useSites: [Diagnostic.UseSite] { use?.trace ?? [] }

    /// Returns `true` if the keys around a place stand in the order in which someone wrote them, as in YAML:
    /// those of scenes in Swift are in an order of their own.
    package func isInOrder(_ mark: SourceMark) -> Bool { !unorderedFiles.contains(mark.file) }

    /// Runs two alternatives of which only one is shown, so that they may share ids.
    package func alternatives<Result>(_ first: () -> Result, _ second: () -> Result) -> (Result, Result) {
        let outside = seenIDs
        let one = first()
        let inside = seenIDs
        seenIDs = outside
        let other = second()
        seenIDs.formUnion(inside)
        return (one, other)
    }

    /// Reports that a value has the wrong type, and returns `nil` for a codec to return.
    package func mismatch<Value>(_ value: SceneValue, expected: Noun) -> Value? {
        reportMismatch(value, expected: expected)
        return nil
    }

    /// Reports that a value has the wrong type.
    func reportMismatch(_ value: SceneValue, expected: Noun) {
        // A text whose names could not be replaced has been reported for them.
        let isReported =
            value.hasReferences
            && problems.contains { problem in
                guard case .unknownValue(_, "placeholder", _) = problem.problem else { return false }
                return problem.mark.file == value.mark.file && problem.mark.line == value.mark.line
            }
        // The pieces of data may give one place several values.
        let isSame =
            if case .wrongType(expected, _)? = problems.last?.problem {
                problems.last?.mark == value.mark
            } else {
                false
            }
        if !isReported, !isSame {
            report(.wrongType(expected: expected, found: value.kindName), at: value.mark)
        }
    }

    /// Registers an id.
    ///
    /// - Returns: `false` if it is already in use.
    package func registerID(_ id: String) -> Bool { seenIDs.insert(id).inserted }

    /// Registers an id, and reports a duplicate.
    package func claim(id: String, at mark: SourceMark) {
        if !seenIDs.insert(id).inserted { report(.duplicateID(id), at: mark) }
    }
}
