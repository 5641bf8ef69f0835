import VitrineGeometry

/// Pieces of paper that are thrown up, slow down in the air, turn, flutter and fade: a function of time.
package struct Confetti: Hashable, Sendable {
    package enum Shape: String, Hashable, Sendable, CaseIterable { case rectangle, circle, triangle, star }

    /// Which of all throws it is.
    package var seed = 1.0
    package var count = 60
    /// The least and the greatest size, in points.
    package var leastSize = 6.0
    package var greatestSize = 12.0
    package var shapes: [Shape] = [.rectangle, .circle, .triangle]
    /// Where it is thrown, in degrees clockwise from 3 o'clock, and into how many degrees around.
    package var direction = -90.0
    package var spread = 70.0
    /// Points a second at first, of the fastest piece; the slowest has half of it.
    package var speed = 700.0
    /// Points a second every second, downward.
    package var gravity = 500.0
    /// How much of its speed a piece loses to the air, every second.
    package var drag = 1.4
    /// Seconds that a piece lives, and until the last one is thrown.
    package var duration = 3.0
    package var stagger = 0.2

    package init(
        seed: Double = 1.0, count: Int = 60, leastSize: Double = 6.0, greatestSize: Double = 12.0,
        shapes: [Shape] = [.rectangle, .circle, .triangle], direction: Double = -90.0,
        spread: Double = 70.0, speed: Double = 700.0, gravity: Double = 500.0, drag: Double = 1.4,
        duration: Double = 3.0, stagger: Double = 0.2
    ) {
        self.seed = seed
        self.count = count
        self.leastSize = leastSize
        self.greatestSize = greatestSize
        self.shapes = shapes
        self.direction = direction
        self.spread = spread
        self.speed = speed
        self.gravity = gravity
        self.drag = drag
        self.duration = duration
        self.stagger = stagger
    }

    /// The most pieces.
    package static let countLimit = 1000

    /// A piece at a moment.
    package struct Piece: Hashable, Sendable {
        package var shape: Shape
        package var size: Double
        /// Which of the colours it has: a fraction of their number.
        package var hue: Double
        /// From where it was thrown.
        package var position: Point
        package var degrees: Double
        /// How much of its width is seen, and whether that is its front: -1...1.
        package var turn: Double
        package var opacity: Double
    }

    /// The pieces that are to be seen, in a fixed order.
    package func pieces(at time: Double) -> [Piece] {
        (0..<count).compactMap { piece($0, at: time) }
    }

    private func piece(_ index: Int, at time: Double) -> Piece? {
        // Each piece has numbers of its own, so that one more does not change the others.
        func random(_ n: Int) -> Double { MotionMath.random(seed: seed, Double(index * 16 + n)) }
        let age = time - stagger * random(0)
        guard age > 0 || (age == 0 && time > 0), age < duration else { return nil }
        let angle = direction + spread * (random(1) - 0.5)
        let (sine, cosine) = ExactMath.sinCos(degrees: angle)
        let start = speed * (0.5 + 0.5 * random(2))
        var position = flight(Point(start * cosine, start * sine), after: age)
        // It sways the more, the slower it falls.
        let sway = ExactMath.sinCos(degrees: 360 * (random(3) + (0.4 + 0.4 * random(4)) * age)).sine
        position.x += sway * 10 * TimingCurve.easeInOut.value(at: age)
        let spin = (random(5) - 0.5) * 540
        let flutter = ExactMath.sinCos(degrees: 360 * (random(6) + (0.8 + 1.4 * random(7)) * age)).cosine
        let faded = min(max((age / duration - 0.65) / 0.35, 0), 1)
        return Piece(
            shape: shapes[min(Int(random(8) * Double(shapes.count)), shapes.count - 1)],
            size: leastSize + (greatestSize - leastSize) * random(9), hue: random(10), position: position,
            degrees: 360 * random(11) + spin * age, turn: flutter,
            opacity: 1 - faded * faded * (3 - 2 * faded))
    }

    /// The way of a body on which the air draws in proportion to its speed: `v' = g - k v`, solved.
    private func flight(_ velocity: Point, after time: Double) -> Point {
        guard drag > 0 else {
            return Point(velocity.x * time, velocity.y * time + gravity * time * time / 2)
        }
        let way = (1 - ExactMath.exp(-drag * time)) / drag
        let fall = gravity / drag
        return Point(velocity.x * way, fall * time + (velocity.y - fall) * way)
    }
}
