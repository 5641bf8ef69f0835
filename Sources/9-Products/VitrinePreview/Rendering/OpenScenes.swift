import Synchronization
import VitrineRendering
import VitrineScene
import VitrineSessions
import VitrineStyle

/// The scenes that are kept warm: those that were asked for last, up to a limit.
final class OpenScenes: Sendable {
    private let scenes = Mutex<[OpenScene.Key: OpenScene]>([:])
    private let options: RenderOptions
    private let counter: RevisionCounter
    private let resources = SessionResources()
    /// The maximum number of scenes, and that of the pixels of their pictures together, one scene excepted.
    /// With the layers behind it, a picture takes about 32 bytes a pixel.
    private static let limits = (scenes: 12, pixels: 8_000_000)
    private let pixelLimit: Int

    /// Creates an empty collection.
    ///
    /// - Parameters:
    ///   - options: The options that scenes are rendered with.
    ///   - counter: The numbers of their pictures.
    ///   - pixels: The maximum number of pixels of all pictures. Default: 8 million.
    init(options: RenderOptions, counter: RevisionCounter, pixels: Int = limits.pixels) {
        self.options = options
        self.counter = counter
        pixelLimit = pixels
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
        makeRoom(for: scene)
        return scene
    }

    /// Closes the scenes that were asked for least recently, as far as there are too many or their pictures
    /// too large.
    ///
    /// - Parameter scene: The scene that stays in any case.
    /// - Returns: `true` if one was closed.
    @discardableResult
    func makeRoom(for scene: OpenScene) -> Bool {
        scenes.withLock { scenes in
            var left = scenes.values.sorted { $0.lastUse < $1.lastUse }.filter { $0 !== scene }
            var pixels = left.reduce(scene.pixelCount) { $0 + $1.pixelCount }
            let count = left.count
            while !left.isEmpty, left.count + 1 > Self.limits.scenes || pixels > pixelLimit {
                let oldest = left.removeFirst()
                pixels -= oldest.pixelCount
                scenes[oldest.key] = nil
            }
            return left.count < count
        }
    }

    /// The open scenes, those that were asked for last first.
    var all: [OpenScene] { scenes.withLock { Array($0.values) }.sorted { $0.lastUse > $1.lastUse } }

    /// Closes the open scenes with an id, such as those whose variants have changed.
    func close(_ id: String) {
        scenes.withLock { scenes in scenes = scenes.filter { $0.key.id != id } }
    }
}
