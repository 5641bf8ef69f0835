/// Whether people have asked for stronger contrasts.
public enum Contrast: String, Sendable, Hashable, CaseIterable { case normal, increased }
