import VitrineGraphics

/// A picture as a paint, before its shape is known.
public struct ImageSpec: Hashable, Sendable {
    public enum Fit: String, Sendable, Hashable, CaseIterable { case original, fit, fill, stretch, tile }

    public var name: String
    public var pixels: Pixmap
    /// Pixels of the picture per point at its own size: 2 for a file `name@2x.png`.
    public var density: Double
    public var fit: Fit
    public var sampling: ImagePaint.Sampling
    public var opacity = 1.0

    public static func == (a: ImageSpec, b: ImageSpec) -> Bool {
        a.name == b.name && a.density == b.density && a.fit == b.fit && a.sampling == b.sampling
            && a.opacity == b.opacity && a.pixels == b.pixels
    }

    /// By all but the pixels, of which there may be millions.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(fit)
    }

    /// The picture's own size, in points.
    var natural: Size { Size(Double(pixels.width) / density, Double(pixels.height) / density) }

    func paint(in bounds: Rect) -> ImagePaint {
        ImagePaint(
            name: name, pixels: pixels.thinned(by: opacity), frame: frame(in: bounds), repeats: fit == .tile,
            sampling: sampling)
    }

    /// Where one copy lies: centred, or from the top left where it repeats.
    private func frame(in bounds: Rect) -> Rect {
        var size = natural
        switch fit {
        case .stretch: return bounds
        case .tile: return Rect(origin: bounds.origin, size: size)
        case .original: break
        case .fit, .fill:
            let ratios = (bounds.width / size.width, bounds.height / size.height)
            let scale = fit == .fit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
            size = Size(size.width * scale, size.height * scale)
        }
        return Rect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}

extension Pixmap {
    /// The same picture with every component multiplied.
    func thinned(by opacity: Double) -> Pixmap {
        if opacity >= 1 { return self }
        var copy = self
        copy.pixels = pixels.map { pixel in
            var thin = pixel
            for lane in 0..<4 { thin[lane] = UInt16((Double(pixel[lane]) * max(opacity, 0)).rounded()) }
            return thin
        }
        return copy
    }
}

/// The keys of a picture: as a paint, and as a node of its own.
struct ImageParts: Sendable {
    var source: PathText?
    var fit: ImageSpec.Fit
    var sampling = ImagePaint.Sampling.bilinear
    var density: Double?

    static let fields: [Field<ImageParts>] = [
        Field("source", .path, required: true, "a path relative to the scene's file") { $0.source = $1 },
        Field("fit", .cases("a way to fit"), "original, fit, fill, stretch or tile") { $0.fit = $1 },
        Field("sampling", .cases("a way of sampling"), "nearest, bilinear or lanczos; bilinear unless told") {
            $0.sampling = $1
        },
        Field("scale", .number(0.1...20), "pixels per point; as the name says (`@2x`), else 1") {
            $0.density = $1
        },
    ]

    /// Reads the file; nil after a report.
    func load(_ reader: Reader) -> ImageSpec? {
        guard let source else { return nil }
        switch reader.files.image(
            at: reader.path(source.text, from: source.mark), in: reader.environment.colorSpace)
        {
        case .failure(let problem):
            reader.report(problem.diagnostic(source.text), at: source.mark)
            return nil
        case .success(let image):
            for warning in image.warnings {
                reader.warn(.oddImage(source.text, reason: warning), at: source.mark)
            }
            let stem = source.text.split(separator: ".").dropLast().last ?? ""
            let named = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2.0 : 1.0
            let name = source.text.split(separator: "/").last.map(String.init) ?? source.text
            return ImageSpec(
                name: name, pixels: image.pixels, density: density ?? named, fit: fit, sampling: sampling)
        }
    }
}

extension PaintKind {
    static let image = PaintKind(
        name: "image",
        codec: Codec(parts.schema, expected: "a picture") { value, reader in
            parts.read(value, reader).flatMap { $0.load(reader) }.map { .image($0) }
        })

    private static let parts = Codec<ImageParts>.either(
        .record("a picture", from: ImageParts(fit: .fill), ImageParts.fields), when: \.isMapping,
        or: Codec<PathText>.path.map { ImageParts(source: $0, fit: .fill) })
}
