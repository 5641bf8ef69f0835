/// All files that a scene is made of: its own first, then those it imports, in the order they are read.
public struct SourceFiles: Sendable {
    public private(set) var all: [SourceFile]

    public init(_ scene: SourceFile) {
        all = [scene]
    }

    /// Adds a file; what marks in it call it by.
    public mutating func add(_ file: SourceFile) -> Int {
        all.append(file)
        return all.count - 1
    }

    /// The file that a mark is in.
    public subscript(mark: SourceMark) -> SourceFile {
        all.indices.contains(mark.file) ? all[mark.file] : all[0]
    }

    /// A place as messages name it: `home.yaml:12:5`.
    public func location(of mark: SourceMark) -> String {
        "\(self[mark].name):\(mark.line):\(mark.column)"
    }
}
