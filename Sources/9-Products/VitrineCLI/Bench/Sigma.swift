import ArgumentParser

/// A standard deviation, in pixels.
struct Sigma: ExpressibleByArgument, Sendable {
    let value: Double

    init(_ value: Double) { self.value = value }

    init?(argument: String) {
        guard let value = Double(argument), (0...500).contains(value) else { return nil }
        self.value = value
    }

    var defaultValueDescription: String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
