import VitrineGeometry
import VitrineText

extension FontSpec: Interpolatable {
    /// Returns `false` for different families, styles or features, and if one states what the other inherits.
    package func isInterpolatable(to other: FontSpec) -> Bool {
        var font = other
        (font.size, font.weight, font.sizing) = (size, weight, sizing)
        (font.tracking, font.lineHeight) = (tracking, lineHeight)
        return self == font && (size == nil) == (other.size == nil)
            && (weight == nil) == (other.weight == nil) && (tracking == nil) == (other.tracking == nil)
            && (lineHeight == nil) == (other.lineHeight == nil)
    }

    /// Sizes, weights and distances of lines stay at 0 or above. The size follows the user's as that of the
    /// nearer font does.
    package func mixture(with other: FontSpec, at fraction: Double) -> FontSpec {
        guard isInterpolatable(to: other) else { return switched(to: other, at: fraction) }
        func mixed(_ path: KeyPath<FontSpec, Double?>, _ range: ClosedRange<Double>) -> Double? {
            guard let one = self[keyPath: path], let two = other[keyPath: path] else { return nil }
            return one.interpolated(to: two, at: fraction, within: range)
        }
        var font = switched(to: other, at: fraction)
        font.size = mixed(\.size, .lengths)
        font.weight = mixed(\.weight, 1...1000)
        font.tracking = mixed(\.tracking, -.infinity ... .infinity)
        font.lineHeight = mixed(\.lineHeight, .lengths)
        return font
    }
}
