/// The source of a font's size.
package enum FontSizing: Hashable, Sendable {
    /// A fixed size.
    case points
    case style(TextStyle)
    /// A size that scales with a text style, given at the standard text size.
    case relative(Double, to: TextStyle)

    /// Returns the font size at a text size; `nil` if the font size is fixed.
    package func size(at type: DynamicTypeSize) -> Double? {
        switch self {
        case .points: nil
        case .style(let style): style.size(at: type)
        case .relative(let size, let style): style.scaled(size, at: type)
        }
    }
}

extension FontSizing {
    /// Returns the distance between baselines in points, if a text style defines it; 0 for the font's own.
    package func leading(at type: DynamicTypeSize) -> Double {
        if case .style(let style) = self { style.leading(at: type) } else { 0 }
    }
}
