import VitrineColor
import VitrineDisplayList
import VitrineJSON

/// The parameters of glass that a scene overrides, by name.
package struct GlassOverrides: Hashable, Sendable {
    package var numbers: [String: Double] = [:]
    package var colors: [String: Color] = [:]

    package init(numbers: [String: Double] = [:], colors: [String: Color] = [:]) {
        self.numbers = numbers
        self.colors = colors
    }

    package mutating func merge(_ other: GlassOverrides) {
        numbers.merge(other.numbers) { $1 }
        colors.merge(other.colors) { $1 }
    }

    /// Writes the values to the optics, in the order of the table.
    func apply(to optics: inout GlassOptics) {
        for parameter in GlassParameter.all {
            switch parameter.value {
            case .number(_, let path):
                if let number = numbers[parameter.name] { optics[keyPath: path] = number }
            case .color(let path):
                if let color = colors[parameter.name] { optics[keyPath: path] = color }
            }
        }
    }

    /// The description in dumps, in the order of the table.
    var summary: String {
        GlassParameter.all.compactMap { parameter in
            let number = numbers[parameter.name].map(PrintedText.number)
            return (number ?? colors[parameter.name]?.summary).map { " \(parameter.name) \($0)" }
        }.joined()
    }
}
