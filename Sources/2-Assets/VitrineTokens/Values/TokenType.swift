/// The types of the Design Tokens Format Module 2025.10, chapters 8 and 9.
package enum TokenType: String, Hashable, Sendable, CaseIterable {
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
    case strokeStyle, border, transition, shadow, gradient, typography

    static let names = allCases.map(\.rawValue)
}
