import VitrineSource
import VitrineStyle

/// What rules find in a scene in one environment.
struct AuditedScene {
    let found: Diagnostics
    /// What is found under stress and is no finding without it.
    let known: Set<StressedPlace>
    /// The device that the scene is for; `nil` if it has a canvas of its own.
    let device: Device?
}
