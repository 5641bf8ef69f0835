import VitrineSource
import VitrineTokens

/// The design tokens that a scene loads, and what a run that knows other scenes, too, asks about them.
struct LoadedTokens: Sendable {
    let tokens: [DesignToken]
    /// The files that the tokens are in, named as from the scene's folder.
    let files: SourceFiles
    /// The colours that are tokens, in the scene and its libraries.
    let colors: [TokenColorUse]
}
