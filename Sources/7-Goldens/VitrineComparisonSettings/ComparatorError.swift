/// An error that is thrown when settings do not describe a comparator.
package enum ComparatorError: Error, Hashable, Sendable {
    case unknownMetric(String, known: [String])
    /// The metric has no such setting.
    case inapplicable(setting: String, metric: String)
    /// A value that cannot be understood or is out of range; `expected` says what would be.
    case value(setting: String, value: String, expected: String)
}

extension ComparatorError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownMetric(let name, let known):
            "there is no metric `\(name)`; there are \(known.joined(separator: ", "))"
        case .inapplicable(let setting, let metric):
            "the metric `\(metric)` has no \(setting)"
                + (setting == "threshold" ? "; `--metric yiq` has one" : "")
        case .value(let setting, let value, let expected): "\(setting) is \(expected), not `\(value)`"
        }
    }
}
