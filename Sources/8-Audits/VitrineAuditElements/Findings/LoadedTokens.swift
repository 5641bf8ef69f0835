import VitrineSource
import VitrineTokens

/// The design tokens that a scene loads, and what a run that knows other scenes, too, asks about them.
package struct LoadedTokens: Sendable {
    package let tokens: [DesignToken]
    /// The files that the tokens are in, named as from the scene's folder.
    package let files: SourceFiles
    /// The colours that are tokens, in the scene and its libraries.
    package let colors: [TokenColorUse]

    package init(tokens: [DesignToken], files: SourceFiles, colors: [TokenColorUse]) {
        self.tokens = tokens
        self.files = files
        self.colors = colors
    }
}
