extension AnimatedValue {
    /// Adds a drag: a value that follows a finger from point to point, in straight lines at constant speeds,
    /// and is let go at the last one.
    ///
    /// A spring of the first kind goes on at the speed of the last line, as SwiftUI's springs do after a
    /// gesture whose changes track the velocity.
    ///
    /// - Parameters:
    ///   - points: Where the finger is at which time, in seconds; times grow. The value jumps to the first
    ///     one.
    ///   - target: Where it goes when it is let go.
    ///   - animation: How it goes there; `nil` for a jump.
    package mutating func drag(
        along points: [(time: Double, value: [Double])], releasedTo target: [Double], by animation: Animation?
    ) {
        guard let first = points.first, let last = points.last else { return }
        change(to: first.value, at: first.time, by: nil)
        for (point, next) in zip(points, points.dropFirst()) where next.time > point.time {
            var (value, duration) = (next.value, next.time - point.time)
            if next.time == last.time, animation?.replacingSpring != nil {
                // It would go on as far again, so that a spring takes its velocity when it is let go.
                value = zip(point.value, next.value).map { $1 + ($1 - $0) }
                duration *= 2
            }
            change(to: value, at: point.time, by: .linear(duration: duration))
        }
        change(to: target, at: last.time, by: animation)
    }
}
