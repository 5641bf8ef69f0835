import VitrineGraphics

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
