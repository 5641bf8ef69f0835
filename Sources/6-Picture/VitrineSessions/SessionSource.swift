import Foundation
import VitrineSource

/// A place in a file of a scene.
public struct SessionSource: Hashable, Sendable {
    /// The path as it appears in messages.
    public let file: String
    /// The absolute path, for editors.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    init(file: String, line: Int, column: Int) {
        self.file = file
        path = URL(fileURLWithPath: file).standardizedFileURL.path
        self.line = line
        self.column = column
    }

    init(_ mark: SourceMark, in files: SourceFiles) {
        self.init(file: files[mark].name, line: mark.line, column: mark.column)
    }
}
