import VitrineGraphics

/// A node without a value, or with an empty mapping.
struct Nothing: Sendable {}
