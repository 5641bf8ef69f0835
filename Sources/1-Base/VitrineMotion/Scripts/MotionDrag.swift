/// A drag of a node by a finger, as data.
package struct MotionDrag: Hashable, Sendable {
    /// Where the finger is at a time.
    package struct Point: Hashable, Sendable {
        /// The time, in seconds since the start of the scene.
        package let time: Double
        /// The way from where the finger was put down, to the right and down, in points.
        package let way: [Double]

        package init(time: Double, way: [Double]) {
            self.time = time
            self.way = way
        }
    }

    /// The id of the node.
    package let node: String
    /// The way of the finger, which is let go at the last point. Times grow.
    package let path: [Point]
    /// Where the node goes when it is let go, in points from its place.
    package let target: [Double]
    /// How it goes there; `nil` for a jump.
    package let animation: Animation?

    package init(of node: String, along path: [Point], to target: [Double], by animation: Animation?) {
        self.node = node
        self.path = path
        self.target = target
        self.animation = animation
    }

    /// Returns the last line of the finger's way: its times, and where the node is at its end. The value that
    /// follows it would go further, so that a spring takes over its speed. `nil` without such a spring.
    package func lastLine(of ways: AnimatedValue) -> (times: ClosedRange<Double>, way: [Double])? {
        guard animation?.replacingSpring != nil, let end = path.last?.time,
            let start = path.dropLast().last?.time, start < end
        else { return nil }
        return (start...end, ways.value(at: end))
    }

    /// Returns how far drags, in the order of their times, move a node from its place over time. A finger
    /// catches the node where it is.
    package static func ways(of drags: [MotionDrag]) -> AnimatedValue {
        drags.reduce(into: AnimatedValue([0, 0])) { value, drag in
            guard let start = drag.path.first?.time else { return }
            let place = value.value(at: start)
            let points = drag.path.map { point in
                (time: point.time, value: zip(place, point.way).map { $0 + $1 })
            }
            value.drag(along: points, releasedTo: drag.target, by: drag.animation)
        }
    }
}
