import VitrineText

/// How one kind of value is read from a scene, and the schema that says the same.
///
/// `read` reports to the reader what is wrong and returns nil, so that one pass finds every error.
struct Codec<Value>: Sendable {
    let schema: JSONSchema
    /// What the value is, for messages: "a number".
    let expected: String
    let read: @Sendable (SceneValue, Reader) -> Value?

    init(
        _ schema: JSONSchema, expected: String, read: @escaping @Sendable (SceneValue, Reader) -> Value?
    ) {
        self.schema = schema
        self.expected = expected
        self.read = read
    }

    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Codec<Other> {
        Codec<Other>(schema, expected: expected) { value, reader in read(value, reader).map(transform) }
    }

    /// The value together with what it is read from.
    var withSource: Codec<(value: Value, source: SceneValue)> {
        Codec<(value: Value, source: SceneValue)>(schema, expected: expected) { value, reader in
            read(value, reader).map { ($0, value) }
        }
    }

    /// The same codec with a sentence for the schema.
    func described(_ text: String) -> Codec {
        Codec(.described(schema, text), expected: expected, read: read)
    }
}

/// Collects what is wrong while a scene is read, and answers what values alone cannot say.
final class Reader {
    let limits: SceneLimits
    private(set) var environment: SceneEnvironment
    let files: any SceneFiles
    let symbols: SymbolLibrary
    /// Where fonts are looked up; nil where a value is only read ahead of its turn.
    let text: TextEngine?
    private(set) var problems: [Diagnostic] = []
    private(set) var warnings: [Diagnostic] = []
    private(set) var seenIDs: Set<String> = []
    /// All that is reported.
    private var seen: Set<Diagnostic> = []
    /// Values that may still be made from data.
    private var valuesLeft: Int

    init(limits: SceneLimits, environment: SceneEnvironment, files: any SceneFiles, text: TextEngine? = nil) {
        self.limits = limits
        self.environment = environment
        self.files = files
        symbols = SymbolLibrary(files: files)
        self.text = text
        valuesLeft = limits.values
    }

    /// Counts a value that is made from data; false after a report, where there are too many.
    func spend(_ count: Int = 1, at mark: SourceMark) -> Bool {
        let hadLeft = valuesLeft >= 0
        valuesLeft -= count
        if hadLeft && valuesLeft < 0 {
            report(
                .tooMany(what: "values made from data", count: limits.values + 1, limit: limits.values),
                at: mark)
        }
        return valuesLeft >= 0
    }

    /// The same fault of the same place counts once: nodes that are made from data are read once for each piece, and
    /// those that adapt in both appearances.
    func report(_ problem: Diagnostic.Problem, at mark: SourceMark) {
        let diagnostic = Diagnostic(problem, at: mark)
        if seen.insert(diagnostic).inserted { problems.append(diagnostic) }
    }

    /// Reads what `body` reads with another environment.
    func within<Result>(_ changed: SceneEnvironment, _ body: () -> Result) -> Result {
        let outer = environment
        environment = changed
        defer { environment = outer }
        return body()
    }

    /// Notes what is odd yet no error.
    func warn(_ problem: Diagnostic.Problem, at mark: SourceMark) {
        let diagnostic = Diagnostic(problem, at: mark, severity: .warning)
        if seen.insert(diagnostic).inserted { warnings.append(diagnostic) }
    }

    /// Reads the same in two ways of which one will show: they share their ids.
    func alternatives<Result>(_ first: () -> Result, _ second: () -> Result) -> (Result, Result) {
        let outside = seenIDs
        let one = first()
        let inside = seenIDs
        seenIDs = outside
        let other = second()
        seenIDs.formUnion(inside)
        return (one, other)
    }

    /// Reports that a value is of the wrong type; nil, for a codec to return.
    func mismatch<Value>(_ value: SceneValue, expected: String) -> Value? {
        report(.wrongType(expected: expected, found: value.kindName), at: value.mark)
        return nil
    }

    /// Notes an id; the second use of one is reported.
    func claim(id: String, at mark: SourceMark) {
        if !seenIDs.insert(id).inserted { report(.duplicateID(id), at: mark) }
    }
}
