import VitrineSceneFormat
import VitrineSource
import VitrineYAML

/// What the texts of a scene say beside their values.
package struct SourceNotes: Sendable {
    package let comments: SuspiciousComments
    /// The numbers of the files whose keys stand in no order that someone chose: scenes in Swift, and JSON,
    /// also where its name does not say so.
    package let unorderedFiles: Set<Int>

    /// Reads the texts of all files.
    package init(_ files: SourceFiles) {
        comments = SuspiciousComments(in: files)
        unorderedFiles = Set(files.all.indices.filter { Self.isUnordered(files.all[$0]) })
    }

    private static func isUnordered(_ file: SourceFile) -> Bool {
        let name = file.name.lowercased()
        return name.hasSuffix(".swift") || name.hasSuffix(".json")
            || file.text.first { !$0.isWhitespace } == "{"
    }
}
