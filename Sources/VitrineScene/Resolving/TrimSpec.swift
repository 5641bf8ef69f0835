import VitrineGraphics
import VitrineText

/// Which part of an outline is kept, as fractions of its length.
public struct TrimSpec: Hashable, Sendable {
    public var from = 0.0
    public var to = 1.0
}
