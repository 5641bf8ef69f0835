/// Whether people have asked for surfaces that nothing shines through.
public enum Transparency: String, Sendable, Hashable, CaseIterable { case normal, reduced }
