/// The light or dark appearance of a scene.
public enum Appearance: String, Sendable, Hashable, CaseIterable { case light, dark }
