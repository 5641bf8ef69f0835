/// The value of a design token, with all its references resolved.
package enum TokenValue: Hashable, Sendable {
    case color(TokenColor)
    case dimension(TokenDimension)
    /// Font families, the preferred one first.
    case fontFamily([String])
    /// A weight from 1 to 1000, as in OpenType's `wght`.
    case fontWeight(Double)
    case duration(TokenDuration)
    case cubicBezier(TokenCubicBezier)
    case number(Double)
    case strokeStyle(TokenStrokeStyle)
    case border(Border)
    case transition(Transition)
    /// One or more shadows, the topmost first.
    case shadow([Shadow])
    case gradient([GradientStop])
    case typography(TokenTypography)

    package var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .number: .number
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        }
    }
}
