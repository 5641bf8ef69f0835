import CHarfBuzz

/// Conversion of four-character tags to OpenType's numbers.
enum OpenTypeTag {
    static func value(_ tag: String) -> UInt32 {
        let bytes = Array(tag.utf8.prefix(4)).map { CChar(bitPattern: $0) } + [32, 32, 32, 32]
        return vitrine_hb_tag(bytes[0], bytes[1], bytes[2], bytes[3])
    }
}
