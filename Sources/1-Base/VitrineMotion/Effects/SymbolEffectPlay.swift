/// The plays of a symbol's effect over time.
package struct SymbolEffectPlay: Hashable, Sendable {
    package let effect: SymbolEffect
    /// `true` for `bounce` and `scale` that make the symbol smaller.
    package let isDown: Bool
    /// The times at which it is set off, in seconds, in order.
    package let starts: [Double]
    /// The factor by which it is faster.
    package let speed: Double
    /// The number of plays each time; `nil` for no end.
    package let count: Int?

    package init(_ effect: SymbolEffect, isDown: Bool, from starts: [Double], speed: Double, count: Int?) {
        self.effect = effect
        self.isDown = isDown
        self.starts = starts
        self.speed = speed
        self.count = count
    }

    /// The seconds of all plays, or of one of those without an end.
    package var duration: Double {
        effect.keyframes(isDown: isDown).duration / speed * Double(count ?? 1)
    }

    /// Returns what the effect does to the symbol at a time, in seconds.
    package func moment(at time: Double) -> SymbolEffect.Moment {
        guard let start = starts.last(where: { $0 <= time }) else { return .none }
        return effect.moment(after: (time - start) * speed, isDown: isDown, plays: count)
    }

    /// Returns those of scale, degrees and opacity that the effect changes, at a time in seconds.
    package func numbers(at time: Double) -> [Double] {
        let (moment, keys) = (moment(at: time), effect.keyframes(isDown: isDown))
        let changes = [1, 0, 1].enumerated().map { index, rest in
            keys.keyframes.contains { $0.value[index] != rest }
        }
        return zip([moment.scale, moment.degrees, moment.opacity], changes).filter(\.1).map(\.0)
    }
}
