/// The JSON output of `vitrine diff`, whose schema is `DiffReport.schema()`.
package struct DiffReport: Hashable, Sendable, Codable {
    /// The result of the comparison, which determines the exit code.
    package enum Result: String, Hashable, Sendable, CaseIterable, Codable {
        case match
        /// The width or the height differs.
        case sizes
        /// Pixels differ by more than is tolerated, or by less than the tolerance demands.
        case pixels
    }

    /// The version of the format. A reader of version 1 can read every report with that version.
    package var version = 1
    package var result: Result
    package var expected: ComparedFile
    package var actual: ComparedFile
    /// `true` if the files are byte-identical.
    package var byteIdentical: Bool
    package var notes: [String]
    /// The path of the picture of the difference, if one was written.
    package var picture: String?
    package var comparison: Comparison

    package init(_ files: FileComparison, picture: String? = nil) {
        comparison = files.comparison
        result = comparison.sizesDiffer ? .sizes : comparison.matches ? .match : .pixels
        expected = files.expected
        actual = files.actual
        byteIdentical = files.isByteIdentical
        notes = files.notes
        self.picture = picture
    }
}
