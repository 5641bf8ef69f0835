import VitrineSource
import VitrineStyle

extension PaintKind {
    static let image = PaintKind(
        name: "image",
        codec: Codec(parts.schema, expected: "a picture") { value, reader in
            parts.read(value, reader).flatMap { $0.load(reader) }.map { .image($0) }
        })

    private static let parts = ImageFields.codec("a picture", fit: .fill)
}
