/// A line under a text or through it.
public struct TextLineStyle: Hashable, Sendable {
    /// SwiftUI's patterns.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    public var pattern: Pattern
    /// As in ``TextAttributes/paint``; nil for the text's own.
    public var paint: Int?

    public init(_ pattern: Pattern = .solid, paint: Int? = nil) {
        self.pattern = pattern
        self.paint = paint
    }
}
