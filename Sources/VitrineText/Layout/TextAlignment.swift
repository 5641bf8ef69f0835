/// Where the lines of a paragraph stand within its box. The leading side is the one where its text begins.
public enum TextAlignment: String, Sendable, CaseIterable, Hashable { case leading, center, trailing }
