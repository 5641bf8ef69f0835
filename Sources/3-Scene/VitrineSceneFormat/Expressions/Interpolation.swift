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
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "}" {
                return index
            } else if character == "'" || character == "\"" || character == "`" {
                quote = character
            }
        }
        return text.firstIndex(of: "}")
    }
}
