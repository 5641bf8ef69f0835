/// All files that something is made of, in the order they are read: a scene's own first, then those it
/// imports.
package struct SourceFiles: Sendable {
    package private(set) var all: [SourceFile]

    package init(_ files: SourceFile...) {
        all = files
    }

    /// Adds a file.
    ///
    /// - Returns: The number that marks in it call it by.
    package mutating func add(_ file: SourceFile) -> Int {
        all.append(file)
        return all.count - 1
    }

    /// The file that contains a mark.
    package subscript(mark: SourceMark) -> SourceFile {
        all.indices.contains(mark.file) ? all[mark.file] : all.first ?? SourceFile(unreadable: "")
    }

    /// Returns a location as it appears in messages: `home.yaml:12:5`.
    package func location(of mark: SourceMark) -> String {
        "\(self[mark].name):\(mark.line):\(mark.column)"
    }
}
