import VitrineStyle

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
