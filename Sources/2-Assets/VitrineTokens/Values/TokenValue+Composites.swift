extension TokenValue {
    public struct Border: Hashable, Sendable {
        public var color: TokenColor
        public var width: TokenDimension
        public var style: TokenStrokeStyle
    }

    public struct Transition: Hashable, Sendable {
        public var duration: TokenDuration
        public var delay: TokenDuration
        public var timingFunction: TokenCubicBezier
    }

    public struct Shadow: Hashable, Sendable {
        public var color: TokenColor
        public var offsetX: TokenDimension
        public var offsetY: TokenDimension
        public var blur: TokenDimension
        public var spread: TokenDimension
        /// `true` if the shadow lies within the shape rather than around it.
        public var isInset: Bool
    }

    public struct GradientStop: Hashable, Sendable {
        public var color: TokenColor
        /// The position, from 0 to 1. Written values outside this range are clamped.
        public var position: Double
    }
}
