/// The messages that were printed, so that the variants of a scene do not repeat them.
struct MessageLog {
    private var seen: Set<Substring> = []

    /// Returns the messages of a text that were not printed before.
    ///
    /// - Parameter text: Messages as `Diagnostics` renders them: a line each, with indented lines after it.
    mutating func unseen(in text: String) -> String {
        var fresh = ""
        for message in Self.messages(of: text) where seen.insert(message).inserted { fresh += message }
        return fresh
    }

    private static func messages(of text: String) -> [Substring] {
        var messages: [Substring] = []
        var start = text.startIndex
        var index = start
        while let end = text[index...].firstIndex(where: \.isNewline).map(text.index(after:)) {
            let isLast = end == text.endIndex
            if isLast || !(text[end] == " ") {
                messages.append(text[start..<end])
                start = end
            }
            index = end
        }
        if start < text.endIndex { messages.append(text[start...]) }
        return messages
    }
}
