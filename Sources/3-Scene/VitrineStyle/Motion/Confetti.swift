import VitrineGeometry
import VitrineMotion

/// Pieces of paper that are thrown up, slow down in the air, turn, flutter and fade, as a function of time.
package struct Confetti: Hashable, Sendable {
    package enum Shape: String, Hashable, Sendable, CaseIterable { case rectangle, circle, triangle, star }

    /// The random seed of the throw.
    package var seed = 1.0
    package var count = 60
    /// The smallest and largest size, in points.
    package var minSize = 6.0
    package var maxSize = 12.0
    package var shapes: [Shape] = [.rectangle, .circle, .triangle]
    /// The direction of the throw, in degrees clockwise from 3 o'clock, and the angle over which it spreads.
    package var direction = -90.0
    package var spread = 70.0
    /// The initial speed of the fastest piece, in points per second; the slowest starts at half of it.
    package var speed = 700.0
    /// The downward acceleration, in points per second squared.
    package var gravity = 500.0
    /// The rate at which air drag slows a piece down, per second.
    package var drag = 1.4
    /// The lifetime of a piece and the time until the last one is thrown, in seconds.
    package var duration = 3.0
    package var stagger = 0.2

    package init(
        seed: Double = 1.0, count: Int = 60, minSize: Double = 6.0, maxSize: Double = 12.0,
        shapes: [Shape] = [.rectangle, .circle, .triangle], direction: Double = -90.0,
        spread: Double = 70.0, speed: Double = 700.0, gravity: Double = 500.0, drag: Double = 1.4,
        duration: Double = 3.0, stagger: Double = 0.2
    ) {
        self.seed = seed
        self.count = count
        self.minSize = minSize
        self.maxSize = maxSize
        self.shapes = shapes
        self.direction = direction
        self.spread = spread
        self.speed = speed
        self.gravity = gravity
        self.drag = drag
        self.duration = duration
        self.stagger = stagger
    }

    /// The maximum number of pieces.
    package static let countLimit = 1000

    /// A piece at a point in time.
    package struct Piece: Hashable, Sendable {
        package var shape: Shape
        package var size: Double
        /// The piece's colour, as a fraction of the list of colours.
        package var hue: Double
        /// The position relative to the origin of the throw.
        package var position: Point
        package var degrees: Double
        /// The visible fraction of its width, -1...1; negative if the back is visible.
        package var visibleWidth: Double
        package var opacity: Double
    }

    /// Returns the visible pieces, in a fixed order.
    package func pieces(at time: Double) -> [Piece] {
        (0..<count).compactMap { piece($0, at: time) }
    }

    private func piece(_ index: Int, at time: Double) -> Piece? {
        // Each piece has its own random numbers, so that adding a piece does not change the others.
        func random(_ n: Int) -> Double { MotionMath.random(seed: seed, Double(index * 16 + n)) }
        let age = time - stagger * random(0)
        guard age > 0 || (age == 0 && time > 0), age < duration else { return nil }
        let angle = direction + spread * (random(1) - 0.5)
        let (sine, cosine) = ExactMath.sinCos(degrees: angle)
        let start = speed * (0.5 + 0.5 * random(2))
        var position = flight(Point(start * cosine, start * sine), after: age)
        // The slower it falls, the more it sways.
        let sway = ExactMath.sinCos(degrees: 360 * (random(3) + (0.4 + 0.4 * random(4)) * age)).sine
        position.x += sway * 10 * TimingCurve.easeInOut.value(at: age)
        let spin = (random(5) - 0.5) * 540
        let flutter = ExactMath.sinCos(degrees: 360 * (random(6) + (0.8 + 1.4 * random(7)) * age)).cosine
        let faded = min(max((age / duration - 0.65) / 0.35, 0), 1)
        return Piece(
            shape: shapes[min(Int(random(8) * Double(shapes.count)), shapes.count - 1)],
            size: minSize + (maxSize - minSize) * random(9), hue: random(10), position: position,
            degrees: 360 * random(11) + spin * age, visibleWidth: flutter,
            opacity: 1 - faded * faded * (3 - 2 * faded))
    }

    /// Returns the displacement of a body with drag proportional to its speed: the solution of `v' = g - k
    /// v`.
    private func flight(_ velocity: Point, after time: Double) -> Point {
        guard drag > 0 else {
            return Point(velocity.x * time, velocity.y * time + gravity * time * time / 2)
        }
        let way = (1 - ExactMath.exp(-drag * time)) / drag
        let fall = gravity / drag
        return Point(velocity.x * way, fall * time + (velocity.y - fall) * way)
    }
}
