import Foundation
import VitrineGoldens
import VitrineScene
import VitrineSource
import VitrineStyle

/// One picture of a suite.
struct SuiteCase: Sendable {
    var scene: SuiteScene
    var variant: String
    var options: SceneOptions
    /// The scene's settings merged with the suite's, which they override.
    var settings: GoldenSettings
    /// The levels of rules: those of the command line over the suite's.
    var audit: AuditSettings
    var name: GoldenName
    /// The folder for pictures of differences; `nil` for that of the run.
    var artifacts: String?

    /// What draws the picture.
    var origin: GoldenOrigin { scene.scene == nil && scene.picture == nil ? .sceneFile : .swiftTest }

    var keepsHash: Bool { settings.storage == .hash }

    /// The film to make in place of a picture; `nil` for none.
    var film: FilmGoldenSettings? {
        settings.storage == .film ? settings.film ?? FilmGoldenSettings() : nil
    }

    /// The identifier of the golden, of a film that of its strip, below the goldens' folder: a path, or a
    /// variant in a file of hashes.
    var goldenID: String { keepsHash ? "\(name.scene)/hashes.json#\(name.variant)" : name.path }
}
