/// The colour of a palette that a layer takes, as in SF Symbols.
public enum SVGLevel: Int, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }
