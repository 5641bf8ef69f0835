import Synchronization
import VitrineRendering
import VitrineScene
import VitrineStyle
import VitrineText

/// The thumbnails of scenes, which are drawn while no other work is waiting.
final class ThumbnailStore: Sendable {
    /// The result of drawing a thumbnail.
    typealias Result = Swift.Result<Thumbnail, RenderError>

    private struct Kept {
        var thumbnail: Thumbnail?
        var failure: RenderError?
        /// The revision of the scene's status for which it was drawn.
        var isStale = false
    }

    private let kept = Mutex<[OpenScene.Key: Kept]>([:])
    private let options: RenderOptions
    private let fonts: FontFolderWatch
    /// The maximum number of pixels of a side.
    static let side = 320
    /// The maximum number of thumbnails that are kept.
    private static let limit = 2_000

    init(options: RenderOptions) {
        var each = options
        each.threads = 1
        self.options = each
        fonts = FontFolderWatch(options)
    }

    /// Returns the thumbnail that is kept; `nil` if there is none that is as the files are.
    func current(_ key: OpenScene.Key) -> Result? {
        kept.withLock { kept in
            guard let found = kept[key], !found.isStale else { return nil }
            return found.failure.map { .failure($0) } ?? found.thumbnail.map { .success($0) }
        }
    }

    /// Returns the last thumbnail that could be drawn, whatever the files are now.
    func last(_ key: OpenScene.Key) -> Thumbnail? { kept.withLock { $0[key]?.thumbnail } }

    /// Draws a thumbnail and keeps it.
    ///
    /// - Returns: The result and the files that it depends on.
    func draw(
        _ key: OpenScene.Key, file: String, variant: SceneOptions
    ) -> (result: Result, reads: Set<String>) {
        var each = options
        each.scene = key.query.options.overriding(variant).overriding(options.scene)
        let log = ReadLog()
        let result: Result
        do throws(RenderError) {
            result = .success(
                try Thumbnail.render(file, options: each, limit: Self.side, library: fonts.library, log: log))
        } catch {
            result = .failure(error)
        }
        kept.withLock { kept in
            if kept.count >= Self.limit, kept[key] == nil { kept.removeAll() }
            var entry = kept[key] ?? Kept()
            entry.isStale = false
            switch result {
            case .success(let thumbnail): (entry.thumbnail, entry.failure) = (thumbnail, nil)
            case .failure(let error): entry.failure = error
            }
            kept[key] = entry
        }
        return (result, Set(log.entries.keys).union([file]).union(fonts.files))
    }

    /// Notes that the files of a scene have changed.
    func markStale(_ id: String) {
        kept.withLock { kept in
            for key in kept.keys where key.id == id { kept[key]?.isStale = true }
        }
    }

    /// Forgets the thumbnails of a scene.
    func remove(_ id: String) { kept.withLock { $0 = $0.filter { $0.key.id != id } } }
}
