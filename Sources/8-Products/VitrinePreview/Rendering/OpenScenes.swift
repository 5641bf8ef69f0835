import Synchronization
import Vitrine
import VitrineScene
import VitrineStyle

/// The scenes that are kept warm: those that were asked for last, up to a limit.
final class OpenScenes: Sendable {
    private let scenes = Mutex<[OpenScene.Key: OpenScene]>([:])
    private let options: RenderOptions
    private let counter: RevisionCounter
    private let resources = SessionResources()
    /// The maximum number of scenes. Each holds a picture of eight bytes a pixel and the layers behind it.
    private static let limit = 12

    init(options: RenderOptions, counter: RevisionCounter) {
        self.options = options
        self.counter = counter
    }

    /// Returns the open scene for a key, opened if need be.
    ///
    /// - Parameters:
    ///   - key: The scene and its environment.
    ///   - file: The path of the scene's file.
    ///   - variant: The options of the variant that the key names.
    func scene(_ key: OpenScene.Key, file: String, variant: SceneOptions) -> OpenScene {
        let scene = scenes.withLock { scenes in
            if let known = scenes[key] { return known }
            var each = options
            each.scene = key.query.options.overriding(variant).overriding(options.scene)
            let made = OpenScene(key, file: file, options: each, resources: resources, counter: counter)
            scenes[key] = made
            return made
        }
        scene.recordUse()
        scenes.withLock { scenes in
            guard scenes.count > Self.limit else { return }
            let oldest = scenes.values.min { $0.lastUse < $1.lastUse }
            if let oldest { scenes[oldest.key] = nil }
        }
        return scene
    }

    /// The open scenes, those that were asked for last first.
    var all: [OpenScene] { scenes.withLock { Array($0.values) }.sorted { $0.lastUse > $1.lastUse } }

    /// Closes the open scenes with an id, such as those whose variants have changed.
    func close(_ id: String) {
        scenes.withLock { scenes in scenes = scenes.filter { $0.key.id != id } }
    }
}
