/// A place in Swift source: where a view or a modifier of a scene is written.
package struct SourceLocation: Sendable {
    package let file: StaticString
    package let line: UInt
    package let column: UInt

    init(_ file: StaticString, _ line: UInt, _ column: UInt) {
        self.file = file
        self.line = line
        self.column = column
    }
}
