import VitrineSource
import VitrineStyle

/// What need not be read again: parts of a scene that say the same at any time.
extension SceneReader {
    /// Returns what a part is read as, which is known if it was read for an earlier moment, and was the same
    /// in all states and at any time.
    ///
    /// - Parameters:
    ///   - mark: The place of the part.
    ///   - scope: The scope of the part.
    ///   - use: What else tells parts of one place and type apart.
    ///   - read: A function that reads the part.
    package func remembering<Value>(
        at mark: SourceMark, in scope: Scope?, for use: @autoclosure () -> String, _ read: () -> Value
    ) -> Value {
        guard let memory, let motion, let key = key(Value.self, at: mark, in: scope, for: use(), motion)
        else {
            return read()
        }
        if let known: ReadMemory.Entry<Value> = memory[key], consume(known.work) { return known.value }
        let (before, left) = (traces, budget)
        let (value, depends) = motion.observing(read)
        if !depends, traces == before { memory[key] = ReadMemory.Entry(value, left - budget) }
        return value
    }

    /// Returns the readings of a value in all arrangements, which are known if they were read for an earlier
    /// moment, and were the same at any time.
    func readings<Value>(
        of value: SceneValue, _ motion: SceneMotion, for use: String, _ read: () -> Value?
    ) -> SceneMotion.Readings<Value> {
        guard let memory, value.origin == nil,
            let key = key(Value.self, at: value.mark, in: value.scope, for: use, motion)
        else { return motion.readings(at: environment.time, read) }
        if let known: ReadMemory.Entry<SceneMotion.Readings<Value>> = memory[key], consume(known.work) {
            motion.note(known.value)
            return known.value
        }
        let (before, left) = (traces, budget)
        let readings = motion.readings(at: environment.time, read)
        if !readings.asksTime, traces == before {
            memory[key] = ReadMemory.Entry(readings, left - budget)
        }
        return readings
    }

    /// Returns the time of the scene, in seconds, for what goes on by itself: it is another at any moment.
    package func runningTime() -> Double {
        momentCount += 1
        motion?.noteRunning()
        return environment.time
    }

    private func key<Value>(
        _ type: Value.Type, at mark: SourceMark, in scope: Scope?, for use: String, _ motion: SceneMotion
    ) -> ReadMemory.Key? {
        guard let memory, !motion.isPinned, !motion.hasStandIns, let scope = memory.number(of: scope) else {
            return nil
        }
        return ReadMemory.Key(
            type: ObjectIdentifier(type), mark: mark, node: motion.node, property: motion.keys,
            span: motion.span, environment: environmentNumber(in: memory), scope: scope,
            use: motion.isDeciding ? "?" + use : use)
    }
}
