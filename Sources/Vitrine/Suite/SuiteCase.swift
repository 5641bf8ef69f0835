import Foundation
import VitrineGoldens
import VitrinePNG
import VitrineScene
import VitrineStyle

/// One picture of a suite.
struct SuiteCase: Sendable {
    var scene: SuiteScene
    var variant: String
    var options: SceneOptions
    /// The scene's settings over the suite's.
    var settings: GoldenSettings
    var name: GoldenName

    var keepsHash: Bool { settings.storage == .hash }

    /// What is kept of its golden, below the goldens' folder.
    var goldenID: String { keepsHash ? "\(name.scene)/hashes.json#\(name.variant)" : name.path }
}
