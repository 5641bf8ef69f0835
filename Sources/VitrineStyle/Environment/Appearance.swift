import VitrineText

public enum Appearance: String, Sendable, Hashable, CaseIterable { case light, dark }
