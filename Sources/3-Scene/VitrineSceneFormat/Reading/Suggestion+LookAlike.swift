import VitrineFiles
import VitrineSource

extension Suggestion {
    /// Returns the suggestion of a name of a file, a folder or the like, spelled if it would read the same as
    /// the one that is written.
    package static func name(_ name: String, besides written: String) -> Suggestion {
        let quoted = FileNames.quoted(name, besides: written)
        return quoted == "`\(name)`" ? .name(name) : .naming([name], "did you mean \(quoted)?")
    }
}
