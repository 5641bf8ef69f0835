import VitrineJSON

extension Codec {
    /// Returns a codec for a value or null.
    package static func optional<Wrapped: Sendable>(_ codec: Codec<Wrapped>) -> Codec
    where Value == Wrapped? {
        Codec(.anyOf([.null, codec.schema]), expected: "\(codec.expected), or nothing") { value, reader in
            if value.isNull { return .some(nil) }
            return codec.read(value, reader).map { .some($0) } ?? nil
        }
    }
}
