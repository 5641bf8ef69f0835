import VitrineGeometry

/// What a transition does to something that is not quite there.
package struct TransitionEffect: Hashable, Sendable {
    package var opacity = 1.0
    package var scale = 1.0
    /// The anchor of the scale, as a unit point of the frame.
    package var anchor = Point(0.5, 0.5)
    /// A move in points.
    package var offset = Point.zero
    /// A move in parts of its own size.
    package var shift = Point.zero
    /// The standard deviation of a blur, in points.
    package var blur = 0.0
    /// What it grows out of; `nil` for nothing.
    package var zoom: TransitionZoom?
    /// How far it has gone back into that, 0...1, and beyond where an animation overshoots.
    package var zoomed = 0.0

    package init() {}

    /// Nothing.
    package static let identity = TransitionEffect()

    /// Returns both effects at once.
    package func combined(with other: TransitionEffect) -> TransitionEffect {
        var both = self
        both.opacity *= other.opacity
        both.scale *= other.scale
        if scale == 1 { both.anchor = other.anchor }
        both.offset = Point(offset.x + other.offset.x, offset.y + other.offset.y)
        both.shift = Point(shift.x + other.shift.x, shift.y + other.shift.y)
        both.blur += other.blur
        if zoom == nil { (both.zoom, both.zoomed) = (other.zoom, other.zoomed) }
        return both
    }

    /// The effect for those who want less motion: what moves, grows or blurs fades instead.
    package var reduced: TransitionEffect {
        var effect = TransitionEffect()
        effect.opacity = self == .identity ? 1 : 0
        return effect
    }

    /// Returns what lies between no effect and two others, of which each has a share. The opacity stays
    /// within 0...1, and a blur at 0 or above; all else extrapolates.
    package static func mixture(
        _ one: TransitionEffect, share: Double, other: TransitionEffect, otherShare: Double
    ) -> TransitionEffect {
        func mixed(_ path: (TransitionEffect) -> Double) -> Double {
            let rest = path(.identity)
            return rest + share * (path(one) - rest) + otherShare * (path(other) - rest)
        }
        var effect = TransitionEffect()
        effect.opacity = min(max(mixed(\.opacity), 0), 1)
        effect.scale = mixed(\.scale)
        let nearer = share.magnitude >= otherShare.magnitude ? one : other
        effect.anchor = nearer.anchor
        effect.offset = Point(mixed(\.offset.x), mixed(\.offset.y))
        effect.shift = Point(mixed(\.shift.x), mixed(\.shift.y))
        effect.blur = max(mixed(\.blur), 0)
        effect.zoom = nearer.zoom ?? one.zoom ?? other.zoom
        effect.zoomed = mixed(\.zoomed)
        return effect
    }
}
