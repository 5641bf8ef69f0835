import VitrineComparisonSettings

/// The comparators there are.
public enum Comparators {
    /// Adding a comparator is a file and a line here.
    public static let all: [any ImageComparator.Type] = [
        ExactComparator.self, YIQComparator.self, OKLabComparator.self, FuzzyComparator.self,
    ]

    public static var names: [String] { all.map { $0.name } }

    /// The comparator that the settings ask for.
    public static func make(_ settings: ComparisonSettings) throws(ComparatorError) -> any ImageComparator {
        if let fault = settings.fault { throw fault }
        guard let type = all.first(where: { $0.name == settings.metric }) else {
            throw .unknownMetric(settings.metric, known: names)
        }
        return try type.init(settings)
    }

    /// The comparator of this name with its default tolerance, or nil.
    public static func named(_ name: String) -> (any ImageComparator)? {
        try? make(ComparisonSettings(metric: name))
    }
}
