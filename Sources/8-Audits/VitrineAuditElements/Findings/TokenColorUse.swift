import VitrineSource

/// A place of a scene, or of a library of its, where a token is the colour of something.
package struct TokenColorUse: Hashable, Sendable {
    package let token: String
    /// `true` if it is the colour of a text, and `false` if it is that of a background.
    package let isText: Bool
    /// `true` for a bar as slim as a line, which has the colour of what it belongs to.
    package let isBar: Bool
    /// The key of the colour.
    package let key: String
    package let mark: SourceMark
    /// The id of the scene's that silences the rule there; `nil` if none does.
    package let silence: SourceMark?

    package init(
        token: String, isText: Bool, isBar: Bool, key: String, mark: SourceMark, silence: SourceMark?
    ) {
        self.token = token
        self.isText = isText
        self.isBar = isBar
        self.key = key
        self.mark = mark
        self.silence = silence
    }
}
