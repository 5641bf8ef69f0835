import VitrineComponents
import VitrineHints
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

// What the library does for those who use it: scenes are read, and problems shown, with hints.

extension SceneResolver {
    init(
        options: SceneOptions = SceneOptions(), files: any SceneFiles = NoFiles(), text: TextEngine,
        limits: SceneLimits = .standard
    ) {
        self.init(options: options, files: files, text: text, limits: limits, hints: SceneHints())
    }
}

extension SceneSchema {
    static func document(
        of sources: [(source: SceneSources, files: any SceneFiles)]
    ) throws(Diagnostics) -> JSONValue {
        try document(of: sources, hints: SceneHints())
    }
}

extension Diagnostics {
    func rendered() -> String { rendered(with: SceneHints()) }

    func suggestion(for diagnostic: Diagnostic) -> Suggestion? {
        suggestion(for: diagnostic, from: SceneHints())
    }
}

extension Diagnostic.Problem {
    var hint: Suggestion? { SceneHints().suggestion(for: self) }
}
