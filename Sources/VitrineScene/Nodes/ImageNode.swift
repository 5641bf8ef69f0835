import VitrineGraphics

enum ImageNode: NodeKind {
    struct Properties: Sendable {
        var source = ""
        var sourceMark: SourceMark?
        var fit = ImageElement.Fit.original
    }

    static let name = "image"
    static let summary = "A PNG file, at its own size or made to fit."

    private static let fields: [Field<Properties>] = [
        Field("source", .path, required: true, "a path relative to the scene's file") {
            ($0.source, $0.sourceMark) = ($1.text, $1.mark)
        },
        Field("fit", .cases("a way to fit"), "original, fit, fill or stretch") { $0.fit = $1 },
    ]

    static let payload = Codec<Properties>.either(
        .record("an image", from: Properties(), fields), when: \.isMapping,
        or: Codec<PathText>.path.map { Properties(source: $0.text, sourceMark: $0.mark) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let mark = payload.sourceMark ?? context.source.mark
        let clip = modifiers.corners?.figure ?? .rectangle
        modifiers.corners = nil
        var pixels = Pixmap(width: 1, height: 1)
        // A path that could not be read has been reported already.
        if payload.sourceMark != nil {
            switch context.reader.files.image(at: payload.source) {
            case .success(let image): pixels = image
            case .failure(let problem):
                context.reader.report(problem.diagnostic(payload.source), at: mark)
            }
        }
        let stem = payload.source.split(separator: ".").dropLast().last ?? ""
        let density = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2.0 : 1.0
        let name = payload.source.split(separator: "/").last.map(String.init) ?? payload.source
        return ImageElement(
            source: context.source, name: name, pixels: pixels, density: density, fit: payload.fit, clip: clip
        )
    }
}

/// A path in a scene, and where it stands.
struct PathText: Sendable {
    let text: String
    let mark: SourceMark
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
}
