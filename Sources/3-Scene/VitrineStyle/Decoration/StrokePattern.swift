import VitrineGeometry

/// The dash pattern of a line, by its CSS name or from a design token.
package enum StrokePattern: Sendable {
    case solid, dashed, dotted
    case lengths([Double], cap: StrokeStyle.Cap)

    /// Sets dashes of three line widths with gaps of the same length, or round dots one width apart. Has no
    /// effect on a style that already has dashes.
    package func apply(to style: inout StrokeStyle) {
        guard style.dash.isEmpty else { return }
        switch self {
        case .solid: break
        case .dashed: style.dash = [3 * style.width, 3 * style.width]
        case .dotted:
            style.dash = [0, 2 * style.width]
            style.cap = .round
        case .lengths(let lengths, let cap):
            style.dash = lengths.allSatisfy { $0 == 0 } ? [] : lengths
            style.cap = cap
        }
    }
}
