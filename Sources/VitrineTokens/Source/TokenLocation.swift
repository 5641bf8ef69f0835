/// A place in a file of design tokens: line and column from 1, columns counted in Unicode scalars.
public struct TokenLocation: Hashable, Sendable {
    /// The path of the file, as messages call it.
    public var file: String
    public var line: Int
    public var column: Int

    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`.
    public var text: String { "\(file):\(line):\(column)" }
}
