import VitrineSource

/// A place of a scene, or of a library of its, where a token is the colour of something.
struct TokenColorUse: Hashable, Sendable {
    let token: String
    /// `true` if it is the colour of a text, and `false` if it is that of a background.
    let isText: Bool
    /// `true` for a bar as slim as a line, which has the colour of what it belongs to.
    let isBar: Bool
    /// The key of the colour.
    let key: String
    let mark: SourceMark
    /// The id of the scene's that silences the rule there; `nil` if none does.
    let silence: SourceMark?
}
