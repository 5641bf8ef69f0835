/// All that is wrong with a scene, in the order of its files.
public struct Diagnostics: Error, Sendable {
    public let files: SourceFiles
    public let all: [Diagnostic]

    /// The scene's own file.
    public var file: SourceFile { files.all[0] }

    public init(_ file: SourceFile, _ all: [Diagnostic]) {
        self.init(SourceFiles(file), all)
    }

    public init(_ files: SourceFiles, _ all: [Diagnostic]) {
        self.files = files
        self.all = all.map { Self.placed($0, in: files) }.enumerated()
            .sorted { ($0.element.mark, $0.offset) < ($1.element.mark, $1.offset) }
            .map(\.element)
    }

    /// The diagnostic at the character that it is about.
    private static func placed(_ diagnostic: Diagnostic, in files: SourceFiles) -> Diagnostic {
        guard let spot = diagnostic.textPosition else { return diagnostic }
        var placed = diagnostic
        placed.textPosition = nil
        placed.mark = files[spot.value].mark(ofCharacter: spot.offset, of: spot.text, at: spot.value)
        return placed
    }
}
