import VitrineText

/// Where a font's size comes from.
package enum FontSizing: Hashable, Sendable {
    /// It stays what it is.
    case points
    case style(TextStyle)
    /// A size that grows with a style, as it is at the standard size of text.
    case relative(Double, to: TextStyle)

    /// The size where people have chosen one; nil where it stays.
    package func size(at type: DynamicTypeSize) -> Double? {
        switch self {
        case .points: nil
        case .style(let style): style.size(at: type)
        case .relative(let size, let style): style.scaled(size, at: type)
        }
    }
}

extension FontSizing {
    /// How far baselines are apart in points, as a text style has it; 0 for what the font has of its own.
    package func leading(at type: DynamicTypeSize) -> Double {
        if case .style(let style) = self { style.leading(at: type) } else { 0 }
    }
}
