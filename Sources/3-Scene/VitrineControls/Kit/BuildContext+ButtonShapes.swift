import VitrineScene
import VitrineSceneFormat
import VitrineStyle

extension BuildContext {
    /// Underlines the words of a button without a shape, for people who prefer shapes of buttons, unless the
    /// scene says how they are underlined.
    mutating func underlineByPreference() {
        guard reader.environment.buttonShapes == .shown else { return }
        inherited.traits.underline = inherited.traits.underline ?? TextLineStyleSpec()
    }
}
