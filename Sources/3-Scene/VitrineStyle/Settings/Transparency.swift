/// The user's transparency preference.
public enum Transparency: String, Sendable, Hashable, CaseIterable { case normal, reduced }
