import VitrineAuditElements
import VitrineSource
import VitrineStyle
import VitrineVisualChecks

/// What rules find in a scene in one environment.
struct AuditedScene {
    let found: Diagnostics
    /// What is found under stress and is no finding without it.
    let known: Set<StressedPlace>
    /// The places of the texts of what runs on under bars.
    let runsOn: Set<SourceMark>
    /// The device that the scene is for; `nil` if it has a canvas of its own.
    let device: Device?
    /// The environments that only this scene has: what scrolls in it, and its other moments.
    let environments: [StressEnvironment]
    /// The ids in the scene's own file that silence nothing that an audit alone asks.
    let unusedSilences: [AuditSilence]
    /// The ids that silence something.
    let usedSilences: Set<SourceMark>
    /// The design tokens of the scene; `nil` under stress, and if it has none.
    let tokens: LoadedTokens?
    /// The names of the variants that the scene lists.
    let variants: Set<String>
    /// The sizes of its texts; `nil` if nothing is compared with them.
    let textSizes: TextSizes?
}
