import VitrineScene
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineStyle

/// The point of a repeating animation at which it is shown.
struct AnimationPhase: Sendable {
    /// The duration of one cycle, in seconds.
    var duration: Double
    private var time: Double?
    private var explicitPhase: Double?

    init(duration: Double) { self.duration = duration }

    /// Returns the fraction of the current cycle, in 0..<1, at the animation's own time or else at the
    /// scene's.
    func fraction(_ reader: SceneReader) -> Double {
        let turns = explicitPhase ?? (time ?? reader.runningTime()) / duration
        return turns - turns.rounded(.down)
    }

    static func fields<Record>(
        _ update: @escaping @Sendable (inout Record, (inout AnimationPhase) -> Void) -> Void
    ) -> [Field<Record>] {
        [
            Field("time", .number(0...1_000_000), "seconds since it began. Default: the scene's time") {
                record, value in
                update(&record) { $0.time = value }
            },
            Field("trigger", .sinceTrigger, "the state whose changes begin it, instead of `time`") {
                record, value in
                update(&record) { $0.time = max(value, 0) }
            },
            Field("phase", .number(0...1_000_000), "rounds since it began, instead of `time`") {
                record, value in
                update(&record) { $0.explicitPhase = value }
            },
            Field("duration", .number(0.01...3600), "seconds that one round takes") { record, value in
                update(&record) { $0.duration = value }
            },
        ]
    }
}
