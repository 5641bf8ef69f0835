/// Lists as text, in which values that are repeated stand once: `a b*3` for `a b b b`.
enum RunText {
    static func text(_ values: some Sequence<String>) -> String {
        var runs: [(value: String, count: Int)] = []
        for value in values {
            if runs.last?.value == value { runs[runs.count - 1].count += 1 } else { runs.append((value, 1)) }
        }
        return runs.map { $0.count == 1 ? $0.value : "\($0.value)*\($0.count)" }.joined(separator: " ")
    }

    /// Returns the values of a text; `nil` if it is not one, or if there are more than a limit.
    static func values(of text: String, limit: Int) -> [String]? {
        var values: [String] = []
        for run in text.split(separator: " ") {
            let parts = run.split(separator: "*", omittingEmptySubsequences: false)
            guard parts.count <= 2, let value = parts.first, !value.isEmpty,
                let count = parts.count == 2 ? Int(parts[1]) : 1, count > 0, count <= limit - values.count
            else { return nil }
            values += Array(repeating: String(value), count: count)
        }
        return values
    }
}
