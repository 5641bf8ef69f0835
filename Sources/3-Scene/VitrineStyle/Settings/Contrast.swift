/// The user's contrast preference.
public enum Contrast: String, Sendable, Hashable, CaseIterable { case normal, increased }
