/// The colour of a palette that a layer takes, as in SF Symbols.
package enum SVGLevel: Int, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }
