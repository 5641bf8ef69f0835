import VitrineLayout

/// A laid-out scene, and the elements that a screen reader comes to.
struct OutlinedScene {
    let placed: LaidOutScene
    let elements: [OutlineElement]
    /// All that can be seen, those around others before them.
    let audited: [AuditedElement]
}
