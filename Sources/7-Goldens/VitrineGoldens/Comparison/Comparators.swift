import VitrineComparisonSettings

/// The available comparators.
package enum Comparators {
    /// The types of all comparators. Adding a comparator takes a file and a line here.
    package static let all: [any ImageComparator.Type] = [
        ExactComparator.self, YIQComparator.self, OKLabComparator.self, FuzzyComparator.self,
    ]

    package static var names: [String] { all.map { $0.name } }

    /// Returns the comparator that the settings ask for.
    ///
    /// - Parameter settings: The metric and its settings.
    /// - Throws: A `ComparatorError` if the metric is unknown or does not support a setting.
    package static func make(_ settings: ComparisonSettings) throws(ComparatorError) -> any ImageComparator {
        if let error = settings.error { throw error }
        guard let type = all.first(where: { $0.name == settings.metric }) else {
            throw .unknownMetric(settings.metric, known: names)
        }
        return try type.init(settings)
    }

    /// Returns the comparator with a name, with its default tolerance, or `nil` if there is none.
    package static func named(_ name: String) -> (any ImageComparator)? {
        try? make(ComparisonSettings(metric: name))
    }
}
