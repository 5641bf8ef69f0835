/// The style of a line under or through a text.
public struct TextLineStyle: Hashable, Sendable {
    /// SwiftUI's patterns.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    public var pattern: Pattern
    /// The paint of the line, as in ``TextAttributes/paint``; `nil` for that of the text.
    public var paint: Int?

    public init(_ pattern: Pattern = .solid, paint: Int? = nil) {
        self.pattern = pattern
        self.paint = paint
    }
}
