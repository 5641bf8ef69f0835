extension Codec where Value == FileReference {
    package static let path = Codec(Codec<String>.word("a path").schema, expected: "a path") {
        value, reader in
        Codec<String>.word("a path").read(value, reader).map { FileReference(path: $0, mark: value.mark) }
    }
}
