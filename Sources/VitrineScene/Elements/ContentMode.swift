import VitrineGraphics

/// How the content fills room of another shape.
enum ContentMode: String, Hashable, Sendable, CaseIterable { case fit, fill }
