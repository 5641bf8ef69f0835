/// A place in one of a scene's files: line and column from 1, columns counted in Unicode scalars.
public struct SourceMark: Hashable, Sendable, Comparable {
    public var line: Int
    public var column: Int
    /// Which of the scene's files: 0 is its own, then those that it imports as `SourceFiles` lists them.
    public var file: Int

    public init(line: Int, column: Int, file: Int = 0) {
        self.line = line
        self.column = column
        self.file = file
    }

    public static let start = SourceMark(line: 1, column: 1)

    public static func < (a: SourceMark, b: SourceMark) -> Bool {
        (a.file, a.line, a.column) < (b.file, b.line, b.column)
    }
}
