import VitrineColor
import VitrineJSON
import VitrineSource
import VitrineStyle

enum PaintKinds {
    static let all: [PaintKind] = [
        .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .meshGradient, .noise,
        .image,
    ]

    static let names = all.map(\.name)
    static func named(_ name: String) -> PaintKind? { all.first { $0.name == name } }
}

extension Codec where Value == PaintSpec {
    /// A colour, `rim` (the border that light makes on glass), or one of the kinds of paint.
    package static let paint = Codec(.reference("paint"), expected: .paint) {
        value, reader in
        if case .string("rim") = value.content {
            return SurfaceDefaults.glassRim(reader.environment.appearance).paint
        }
        guard case .mapping(let entries) = value.content else {
            return Codec<Color>.color.read(value, reader).map { .color($0) }
        }
        guard let entry = entries.first(where: { PaintKinds.named($0.key) != nil }),
            let kind = PaintKinds.named(entry.key)
        else {
            let known = PaintKinds.names + Codec<Color>.keys
            // The mapping has no key of a colour or of a paint: the keys alone show what was meant.
            guard let stranger = entries.first, !entries.contains(where: { known.contains($0.key) }) else {
                return Codec<Color>.color.read(value, reader).map { .color($0) }
            }
            reader.report(
                .unknownKey(stranger.key, on: .paint, known: known), at: stranger.keyMark)
            return nil
        }
        for other in entries where other.key != entry.key {
            let isDeeper = entry.value.keys.isEmpty == false && kind.codec.schema.hasProperty(other.key)
            reader.report(
                isDeeper
                    ? .misplacedKey(other.key, on: "a gradient", belongsTo: entry.key)
                    : .unknownKey(other.key, on: "a gradient", known: [entry.key]), at: other.keyMark)
        }
        return kind.codec.read(entry.value, reader)
    }

    /// The schema of `#/$defs/paint`.
    package static let paintSchema: JSONSchema = .anyOf(
        [.reference("color"), .constant("rim")]
            + PaintKinds.all.map { .object([.init($0.name, $0.codec.schema, isRequired: true)]) })
}

extension Noun {
    package static let paint = Noun("a colour or a gradient", .gradient)
}
