import VitrineDisplayList
import VitrineLayout
import VitrineRendering
import VitrineSource
import VitrineStyle

/// Scenes at one time after the other, several of which are under way at once.
extension SessionEngine {
    /// A scene that is being painted.
    struct Ahead {
        /// The time that it was prepared at, in seconds.
        let time: Double
        let scene: Scene
        let readFiles: [SessionFile]
    }

    /// Begins a playback: returns a line on which scenes are painted in place of the session's picture.
    func line<Output>(_ body: @escaping PaintingLine<Output>.Body) -> PaintingLine<Output> {
        endPlayback()
        snapshot = FileSnapshot()
        return PaintingLine(painter, threads: options.threads, body)
    }

    /// A scene for painting.
    struct Prepared: Sendable {
        let list: DisplayList
        /// `true` if it is the one before once more.
        let isUnchanged: Bool
    }

    /// Prepares the scene at a time for painting. ``finish(_:timings:)`` takes in what came of it.
    ///
    /// A scene in which nothing moves until that time is the one before.
    ///
    /// - Parameter time: The time, in seconds, not before that of the scene before.
    /// - Throws: A ``RenderError`` if the scene has none, or what rules call an error.
    func prepare(at time: Double) throws(RenderError) -> Prepared {
        if let last = lastPrepared, let end = last.scene.resolved.endOfRest, last.time <= time, time < end {
            ahead.append(last)
            return Prepared(list: last.scene.list, isUnchanged: true)
        }
        let (kept, known) = (configuration, readFiles)
        defer { (configuration, readFiles) = (kept, known) }
        configuration.options.scene.time = time
        let scene = try staged(nil)
        let warnings = scene.warnings
        if !warnings.errors.isEmpty { throw .scene(warnings) }
        let prepared = Ahead(time: time, scene: scene, readFiles: readFiles)
        ahead.append(prepared)
        lastPrepared = prepared
        return Prepared(list: scene.list, isUnchanged: false)
    }

    /// Takes in what came of painting the first scene that was prepared.
    func finish(
        _ outcome: SessionPainter.Outcome, timings: StageTimings
    ) throws(RenderError) -> SessionFrame.Metadata {
        let first = ahead.removeFirst()
        readFiles = first.readFiles
        return try note(outcome, timings, first.scene)
    }

    /// Drops scenes that are not painted, and what has been read for them.
    func endPlayback() { (ahead, lastPrepared, snapshot) = ([], nil, nil) }
}
