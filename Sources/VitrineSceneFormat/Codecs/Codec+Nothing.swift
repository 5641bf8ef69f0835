import VitrineJSON

extension Codec where Value == EmptyPayload {
    package static let empty = Codec(.anyOf([.null, .object([])]), expected: "nothing after the colon") {
        value, reader in
        switch value.content {
        case .null: EmptyPayload()
        case .mapping(let entries) where entries.isEmpty: EmptyPayload()
        default: reader.mismatch(value, expected: "nothing after the colon")
        }
    }
}
