import VitrineDisplayList
import VitrineGeometry
import VitrineSource
import VitrineStyle

/// The keys of a picture, both as a paint and as a node.
package struct ImageFields: Sendable {
    package var source: FileReference?
    package var fit: ImageSpec.Fit
    var sampling = ImagePaint.Sampling.bilinear
    var pixelsPerPoint: Double?
    package var position: Point?

    package init(source: FileReference? = nil, fit: ImageSpec.Fit) {
        (self.source, self.fit) = (source, fit)
    }

    package static let fields: [Field<ImageFields>] = [
        Field(
            "source", .picture, required: true,
            "a path relative to the scene's file, or `{ light, dark }` with one for each appearance"
        ) { $0.source = $1 },
        Field("fit", .cases(.imageFit), "original, fit, fill, stretch or tile") { $0.fit = $1 },
        Field("sampling", .cases("a way of sampling"), "nearest, bilinear or lanczos. Default: bilinear") {
            $0.sampling = $1
        },
        Field("scale", .number(0.1...20), "pixels per point; as the name says (`@2x`), else 1") {
            $0.pixelsPerPoint = $1
        },
        Field(
            "position", .unitPoint,
            """
            the point of the picture that lies at that point of the frame. Default: center, or of tiles \
            topLeading
            """
        ) { $0.position = $1 },
    ]

    /// Returns a codec of a path, of paths by the appearance, or of all keys.
    package static func codec(_ noun: Noun, fit: ImageSpec.Fit) -> Codec<ImageFields> {
        .either(
            .record(noun, from: ImageFields(fit: fit), fields),
            when: { $0.isMapping && !$0.keys.isSubset(of: ["light", "dark"]) },
            or: Codec<FileReference>.picture.map { ImageFields(source: $0, fit: fit) })
    }

    /// Returns what was probably meant by the path of a file that is not there: a symbol, or a picture's path
    /// without its ending.
    private func meant(_ source: FileReference, _ reader: SceneReader) -> Suggestion? {
        let names = ["png", "jpg", "jpeg", "webp", "avif", "heic", "gif"].flatMap { ending in
            ["", "@2x", "@3x"].map { "\(source.path)\($0).\(ending)" }
        }
        let (files, space) = (reader.files, reader.environment.colorSpace)
        func path(_ name: String) -> String { reader.path(name, from: source.mark) }
        let name = names.first { (try? files.image(at: path($0), in: space).get()) != nil }
        if let name { return .name(name) }
        if let alike = files.lookAlike(of: source.path, at: path) { return alike }
        let isSymbol = (try? reader.symbols.symbol(source.path)) != nil && !source.path.hasSuffix(".svg")
        return isSymbol ? "a symbol is an icon: `icon: \(source.path)`" : nil
    }

    /// Reads the file; returns `nil` after reporting an error.
    package func load(_ reader: SceneReader) -> ImageSpec? {
        guard let source else { return nil }
        if fit == .stretch, position != nil {
            reader.warn(
                .unusedKey,
                .noEffect(noun: "position", on: "a picture", because: "stretched, it fills its frame"),
                at: source.mark)
        }
        switch reader.picture(at: reader.path(source.path, from: source.mark)) {
        case .failure(let problem):
            reader.report(problem.problem(at: source.path, meant: meant(source, reader)), at: source.mark)
            return nil
        case .success(let image):
            for warning in image.warnings {
                reader.warn(.imageFile, .imageWarning(source.path, reason: warning), at: source.mark)
            }
            let stem = source.path.split(separator: ".").dropLast().last ?? ""
            let named = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2.0 : 1.0
            let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
            return ImageSpec(
                name: name, picture: image.picture, pixelsPerPoint: pixelsPerPoint ?? named, fit: fit,
                sampling: sampling, position: position)
        }
    }
}

extension Noun {
    package static let imageFit: Noun = "a way to fit"
}
