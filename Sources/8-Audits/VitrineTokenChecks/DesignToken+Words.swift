import VitrineAuditElements
import VitrineTokens

extension DesignToken {
    /// The words of its name, in small letters: those of `color.textPrimary` are color, text and primary.
    var words: [String] { path.flatMap(Self.words) }

    /// The words after `on` in names such as `onAccent` and `on.accent`, which say what a colour stands on;
    /// empty for any other.
    var groundWords: [String] {
        guard case .color = value else { return [] }
        let places = path.indices.filter { Self.words(of: path[$0]).first == "on" }
        guard let place = places.last else { return [] }
        return Array(path[place...].flatMap(Self.words).dropFirst())
    }

    /// Returns the words of `textPrimary` and `text-primary`.
    static func words(of part: String) -> [String] {
        var words = [""]
        for character in part {
            if character.isUppercase || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
        }
        return words.filter { !$0.isEmpty }
    }
}
