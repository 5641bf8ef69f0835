import VitrineGraphics

/// A way of telling whether two pictures are the same.
public protocol Comparator: Sendable {
    /// The metric's name, as the command line has it.
    static var name: String { get }

    /// The tolerance in force, for reports; "none" where every byte counts.
    var tolerance: String { get }

    /// Pictures of different sizes are aligned at their top left and never match.
    func compare(_ expected: RGBA8Image, _ actual: RGBA8Image) -> Comparison
}

extension Comparator {
    public var name: String { Self.name }
}
