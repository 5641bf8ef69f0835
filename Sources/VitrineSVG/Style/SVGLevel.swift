/// Which colour of a palette a layer takes, as in SF Symbols.
public enum SVGLevel: Int, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }
