enum Latin1 {
    /// The bytes of a string all of whose characters are below U+0100.
    static func bytes(_ string: String) -> [UInt8] {
        string.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    static func string(_ bytes: some Sequence<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
        return String(scalars)
    }
}
