import VitrineGeometry

/// How a line is interrupted, by a name of CSS or as design tokens tell it.
package enum StrokePattern: Sendable {
    case solid, dashed, dotted
    case lengths([Double], cap: StrokeStyle.Cap)

    /// Dashes of three widths with gaps of as many, or round dots a width apart; what the stroke says of dashes itself wins.
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
