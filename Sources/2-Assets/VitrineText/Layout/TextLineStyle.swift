/// The style of a line under or through a text.
package struct TextLineStyle: Hashable, Sendable {
    /// SwiftUI's patterns.
    package enum Pattern: String, Hashable, Sendable, CaseIterable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    package var pattern: Pattern
    /// The paint of the line, as in ``TextAttributes/paint``; `nil` for that of the text.
    package var paint: Int?

    package init(_ pattern: Pattern = .solid, paint: Int? = nil) {
        self.pattern = pattern
        self.paint = paint
    }
}
