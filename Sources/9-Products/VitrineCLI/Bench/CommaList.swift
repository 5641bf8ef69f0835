import ArgumentParser

/// A list of values separated by commas.
struct CommaList<Value: ExpressibleByArgument & Sendable>: ExpressibleByArgument, Sendable {
    let values: [Value]

    init(_ values: [Value]) { self.values = values }

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        let values = parts.compactMap { Value(argument: String($0)) }
        guard !values.isEmpty, values.count == parts.count else { return nil }
        self.values = values
    }

    var defaultValueDescription: String {
        values.map(\.defaultValueDescription).joined(separator: ",")
    }
}
