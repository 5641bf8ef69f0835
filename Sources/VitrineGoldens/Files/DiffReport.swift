/// What `vitrine diff` says of two files, as JSON: `DiffReport.schema()` is its schema.
public struct DiffReport: Hashable, Sendable, Codable {
    /// How the pictures stand to one another, from the exit code.
    public enum Result: String, Hashable, Sendable, CaseIterable, Codable {
        case match
        /// Width or height differ.
        case sizes
        /// Pixels differ by more than is tolerated, or by less than the tolerance demands.
        case pixels
    }

    /// The version of this form: a reader of 1 can read every report that says 1.
    public var version = 1
    public var result: Result
    public var expected: ComparedFile
    public var actual: ComparedFile
    /// Whether the files are the same byte by byte.
    public var byteIdentical: Bool
    public var notes: [String]
    /// The path of the picture of the difference, where one was written.
    public var picture: String?
    public var comparison: Comparison

    public init(_ files: FileComparison, picture: String? = nil) {
        comparison = files.comparison
        result = comparison.sizesDiffer ? .sizes : comparison.matches ? .match : .pixels
        expected = files.expected
        actual = files.actual
        byteIdentical = files.isByteIdentical
        notes = files.notes
        self.picture = picture
    }
}
