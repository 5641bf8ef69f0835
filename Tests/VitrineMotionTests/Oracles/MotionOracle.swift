import Foundation

@testable import VitrineMotion

/// A number that is animated and interrupted, by values and velocities rather than shares, by the functions
/// of the C library. It is told when each change has settled; other tests hold that.
struct MotionOracle {
    private struct Piece {
        var start: Double
        var settling: Double
        var target: Double
        /// Value and velocity before it settles.
        var motion: (Double) -> (x: Double, v: Double)
        /// The response of a spring of the first kind.
        var response: ((Double) -> Double)?
    }

    private var initial: Double
    private var pieces: [Piece] = []
    /// The largest number that errors are seen against: values, and what velocities can make of them.
    private(set) var scale: Double

    init(_ initial: Double) {
        self.initial = initial
        scale = abs(initial)
    }

    func state(at time: Double) -> (x: Double, v: Double) { state(at: time, after: pieces.count - 1) }

    private func state(at time: Double, after index: Int) -> (x: Double, v: Double) {
        guard index >= 0 else { return (initial, 0) }
        let piece = pieces[index]
        guard time >= piece.start else { return state(at: time, after: index - 1) }
        return time >= piece.settling ? (piece.target, 0) : piece.motion(time)
    }

    mutating func change(to target: Double, at start: Double, by animation: Animation, settling: Double) {
        scale = max(scale, abs(target))
        let before = self
        let delay = Self.delay(of: animation)
        var piece = Piece(start: start, settling: settling, target: target) { _ in (0, 0) }
        if case .spring(let spring, let blend) = animation.base {
            let start = start + delay
            piece.start = start
            let (x, v) = before.state(at: start)
            scale = max(scale, abs(x), abs(v) / spring.frequency)
            let own = 2 * Double.pi / spring.frequency
            var first = own
            if let last = pieces.last(where: { $0.start <= start }), start < last.settling,
                let response = last.response
            {
                first = response(start)
            }
            let isBlended = blend > 0 && abs(first - own) > 1e-12
            func response(_ time: Double) -> Double {
                guard isBlended, time < start + blend else { return own }
                let part = (time - start) / blend
                return first + (own - first) * part * part * (3 - 2 * part)
            }
            piece.response = response
            let oracle = SpringOracle(frequency: spring.frequency, fraction: spring.dampingFraction)
            func steps(_ time: Double) -> (x: Double, v: Double) {
                SpringOracle.steps(
                    x - target, v, after: time, count: 8000, fraction: spring.dampingFraction
                ) { 2 * Double.pi / response(start + $0) }
            }
            let end = isBlended ? steps(blend) : (x - target, v)
            piece.motion = { time in
                let age = time - start
                let found =
                    isBlended && age < blend
                    ? steps(age) : oracle.solution(end.0, end.1, after: age - (isBlended ? blend : 0))
                return (target + found.x, found.v)
            }
        } else {
            piece.motion = { time in
                let (x, v) = before.state(at: time)
                let (p, speed) = Self.progress(animation, at: time - start)
                return (x + (target - x) * p, v * (1 - p) + (target - x) * speed)
            }
        }
        pieces.append(piece)
    }

    private static func delay(of animation: Animation) -> Double {
        if case .delay(let delay)? = animation.modifiers.first { delay } else { 0 }
    }

    /// Returns progress and its velocity, of animations with at most one delay.
    private static func progress(_ animation: Animation, at time: Double) -> (Double, Double) {
        let time = time - delay(of: animation)
        guard time > 0 else {
            if case .interpolatingSpring(_, let velocity) = animation.base, time == 0 { return (0, velocity) }
            return (0, 0)
        }
        switch animation.base {
        case .spring: return (0, 0)
        case .interpolatingSpring(let spring, let velocity):
            let found = SpringOracle(frequency: spring.frequency, fraction: spring.dampingFraction)
                .solution(-1, velocity, after: time)
            return (1 + found.x, found.v)
        case .curve(let curve, let duration):
            // Curves have an oracle of their own.
            return (curve.value(at: time / duration), curve.velocity(at: time / duration) / duration)
        }
    }
}
