/// The user's preference for shapes of buttons that are words or symbols alone.
public enum ButtonShapes: String, Sendable, Hashable, CaseIterable { case hidden, shown }
