/// The way from one key to the next, with its velocities found.
struct KeyframeSegment: Hashable, Sendable {
    /// The shape of the way.
    enum Shape: Hashable, Sendable {
        case linear(TimingCurve)
        case cubic(start: [Double], end: [Double])
        case spring(Spring, start: [Double])
    }

    var time: Double
    var duration: Double
    var from: [Double]
    var to: [Double]
    var shape: Shape

    /// Returns the value a number of seconds after the start.
    func value(after time: Double) -> [Double] {
        guard time > 0, duration > 0 else { return from }
        let part = time / duration
        switch shape {
        case .linear(let curve):
            let progress = curve.value(at: part)
            return map { $0 + ($1 - $0) * progress }
        case .cubic(let start, let end):
            let rest = 1 - part
            return from.indices.map { index in
                let hermite = start[index] * part * rest * rest - end[index] * part * part * rest
                return from[index] + (to[index] - from[index]) * (part * part * (3 - 2 * part))
                    + duration * hermite
            }
        case .spring(let spring, let start):
            return from.indices.map { index in
                let state = spring.state(
                    after: time,
                    from: SpringState(displacement: from[index] - to[index], velocity: start[index]))
                return to[index] + state.displacement
            }
        }
    }

    /// Returns the velocity a number of seconds after the start, per second.
    func velocity(after time: Double) -> [Double] {
        guard duration > 0 else { return from.map { _ in 0 } }
        let part = min(max(time / duration, 0), 1)
        switch shape {
        case .linear(let curve):
            let slope = curve.velocity(at: part) / duration
            return map { ($1 - $0) * slope }
        case .cubic(let start, let end):
            let rest = 1 - part
            return from.indices.map { index in
                (to[index] - from[index]) * (6 * part * rest / duration)
                    + start[index] * rest * (1 - 3 * part) + end[index] * part * (3 * part - 2)
            }
        case .spring(let spring, let start):
            return from.indices.map { index in
                spring.state(
                    after: time,
                    from: SpringState(displacement: from[index] - to[index], velocity: start[index])
                ).velocity
            }
        }
    }

    private func map(_ body: (Double, Double) -> Double) -> [Double] { zip(from, to).map(body) }
}
