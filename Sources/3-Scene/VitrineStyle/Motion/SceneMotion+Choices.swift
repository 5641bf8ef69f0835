import VitrineMotion

extension SceneMotion {
    /// Reads a choice, which may depend on states.
    package func choice<Value>(_ read: () -> Value?) -> Value? {
        guard !isPinned, let arrangement = choices?.arrangement else { return noting(read) }
        pinned = arrangement
        defer { pinned = nil }
        return noting(read)
    }

    /// Reads a choice, and notes it and what it depends on.
    private func noting<Value>(_ read: () -> Value?) -> Value? {
        guard choices != nil else { return read() }
        let outer = asked
        asked = []
        let value = read()
        if !asked.isEmpty, let value {
            choices?.texts.append((value as? any RawRepresentable)?.rawValue as? String ?? "\(value)")
        }
        choices?.states.formUnion(asked)
        asked.formUnion(outer)
        return value
    }

    /// Runs `body`, and returns the choices in it.
    ///
    /// - Parameters:
    ///   - arrangement: The arrangement that they are read in; `nil` for that of the moment.
    ///   - body: Reads values.
    package func observingChoices<Result>(
        in arrangement: Int? = nil, _ body: () -> Result
    ) -> (result: Result, choices: MotionChoices) {
        let outer = choices
        defer { choices = outer }
        choices = MotionChoices(arrangement: arrangement)
        return (body(), choices ?? MotionChoices())
    }

    /// Returns the arrangements of the span in which states differ, the first of each, and for each
    /// arrangement of the span the index of the one that is like it.
    package func arrangements(of states: Set<Int>) -> (first: [Int], indices: [Int]) {
        var (first, values): ([Int], [[Int]]) = ([], [])
        let sorted = states.sorted()
        let indices = span.map { arrangement in
            let own = script.values(of: sorted, in: standIns[arrangement] ?? arrangement)
            if let known = values.firstIndex(of: own) { return known }
            first.append(arrangement)
            values.append(own)
            return values.count - 1
        }
        return (first, indices)
    }
}
