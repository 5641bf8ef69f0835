/// The user's preference for bold text.
public enum LegibilityWeight: String, Sendable, Hashable, CaseIterable { case regular, bold }
