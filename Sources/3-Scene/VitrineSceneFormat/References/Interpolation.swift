/// The contents of one pair of braces in a text.
struct Interpolation {
    let inside: Substring
    /// The offset of the contents in the text, in Unicode scalars.
    let start: Int
    /// `true` if the braces are the whole text.
    let isWhole: Bool
    let text: String
    let value: SceneValue

    /// Returns the brace that closes the one at the start of a text. Braces in quotes are ignored, unless the
    /// quotes are never closed.
    static func end(of text: Substring) -> Substring.Index? {
        var quote: UInt8?
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "}") {
                return index
            } else if "'\"`".utf8.contains(byte) {
                quote = byte
            }
        }
        return text.firstIndex(of: "}")
    }
}
