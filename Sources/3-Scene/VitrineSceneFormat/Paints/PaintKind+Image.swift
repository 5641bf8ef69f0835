import VitrineSource
import VitrineStyle

extension PaintKind {
    static let image = PaintKind(
        name: "image",
        codec: Codec(parts.schema, expected: "a picture") { value, reader in
            parts.read(value, reader).flatMap { $0.load(reader) }.map { .image($0) }
        })

    private static let parts = Codec<ImageFields>.either(
        .record("a picture", from: ImageFields(fit: .fill), ImageFields.fields), when: \.isMapping,
        or: Codec<FileReference>.path.map { ImageFields(source: $0, fit: .fill) })
}
