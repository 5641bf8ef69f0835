import VitrineSource

/// A rule about what a screen reader says.
protocol SemanticsRule: Sendable {
    static var rule: AuditRule { get }
    /// Returns what is found in the elements that a reader comes to, in their order.
    static func problems(in scene: OutlinedScene) -> [SemanticsFinding]
}
