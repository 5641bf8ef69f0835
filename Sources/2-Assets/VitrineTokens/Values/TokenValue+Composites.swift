extension TokenValue {
    package struct Border: Hashable, Sendable {
        package var color: TokenColor
        package var width: TokenDimension
        package var style: TokenStrokeStyle
    }

    package struct Transition: Hashable, Sendable {
        package var duration: TokenDuration
        package var delay: TokenDuration
        package var timingFunction: TokenCubicBezier
    }

    package struct Shadow: Hashable, Sendable {
        package var color: TokenColor
        package var offsetX: TokenDimension
        package var offsetY: TokenDimension
        package var blur: TokenDimension
        package var spread: TokenDimension
        /// `true` if the shadow lies within the shape rather than around it.
        package var isInset: Bool
    }

    package struct GradientStop: Hashable, Sendable {
        package var color: TokenColor
        /// The position, from 0 to 1. Written values outside this range are clamped.
        package var position: Double
    }
}
