import VitrineColor

/// A change of a whole colour of a token file, which has each component on its own.
enum TokenColorChange {
    /// Returns the old and the new colour at a path in CSS notation, or `nil` if there is no colour.
    ///
    /// - Parameters:
    ///   - place: The path of the colour, such as `color.accent.$value`.
    ///   - old: The old texts of the leaves of all tokens, by path.
    ///   - new: The new texts.
    static func change(
        at place: String, _ old: [String: String], _ new: [String: String]
    ) -> (old: String?, new: String?)? {
        let (before, after) = (Value(place, old), Value(place, new))
        guard before != nil || after != nil else { return nil }
        let short = (before?.short, after?.short)
        // Colours that differ by less than one 8-bit step are distinguished by their components.
        return short.0 == short.1 ? (before?.exact, after?.exact) : short
    }

    private struct Value {
        var space: String
        var components: [String]
        var alpha: String?

        init?(_ place: String, _ leaves: [String: String]) {
            let components = (0..<3).compactMap { leaves["\(place).components[\($0)]"] }
            guard components.count == 3 else { return nil }
            (self.components, alpha) = (components, leaves["\(place).alpha"])
            space = leaves["\(place).colorSpace"] ?? "srgb"
        }

        var exact: String {
            let alpha = alpha.map { " / \($0)" } ?? ""
            return "color(\(space) \(components.joined(separator: " "))\(alpha))"
        }

        /// `#RRGGBB` or `#RRGGBBAA` in sRGB, otherwise CSS notation.
        var short: String {
            let numbers = (components + [alpha ?? "1"]).compactMap(Double.init)
            guard space == "srgb", numbers.count == 4, numbers.allSatisfy({ (0...1).contains($0) }) else {
                return exact
            }
            let isOpaque = (numbers[3] * 255).rounded() == 255
            return Color.hex(isOpaque ? Array(numbers.dropLast()) : numbers)
        }
    }
}
