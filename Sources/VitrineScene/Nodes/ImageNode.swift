import VitrineGraphics

enum ImageNode: NodeKind {
    static let name = "image"
    static let summary = "A PNG file, at its own size or made to fit."

    static let payload = Codec<ImageParts>.either(
        .record("an image", from: ImageParts(fit: .original), ImageParts.fields), when: \.isMapping,
        or: Codec<PathText>.path.map { ImageParts(source: $0, fit: .original) })

    static func build(_ payload: ImageParts, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let clip = modifiers.corners?.figure ?? .rectangle
        modifiers.corners = nil
        let nothing = ImageSpec(
            name: "", pixels: Pixmap(width: 1, height: 1), density: 1, fit: payload.fit, sampling: .nearest)
        return ImageElement(
            source: context.source, image: payload.load(context.reader) ?? nothing, clip: clip)
    }
}

extension Codec where Value == PathText {
    static let path = Codec(Codec<String>.word("a path").schema, expected: "a path") { value, reader in
        Codec<String>.word("a path").read(value, reader).map { PathText(text: $0, mark: value.mark) }
    }
}

extension SceneFileProblem {
    func diagnostic(_ path: String) -> Diagnostic.Problem {
        switch self {
        case .missing: .fileMissing(path)
        case .outside: .fileOutside(path)
        case .unreadable(let reason): .fileUnreadable(path, reason: reason)
        case .notAnImage(let reason): .badImage(path, reason: reason)
        }
    }

    /// The same of a folder.
    func folderDiagnostic(_ path: String) -> Diagnostic.Problem {
        if case .missing = self { .folderMissing(path) } else { diagnostic(path) }
    }
}
