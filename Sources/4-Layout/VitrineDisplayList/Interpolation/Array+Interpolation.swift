import VitrineColor
import VitrineGeometry

extension Array: Interpolatable where Element: Fadeable {
    /// Returns `false` if a pair has nothing in between.
    package func isInterpolatable(to other: [Element]) -> Bool {
        zip(self, other).allSatisfy { $0.isInterpolatable(to: $1) }
    }
}

extension Array: ColorInterpolatable where Element: Fadeable {
    /// Pairs the elements in the order of both lists, and fades those without a counterpart.
    package func mixture(with other: [Element], at fraction: Double, in colors: ColorInterpolation)
        -> [Element]
    {
        (0..<Swift.max(count, other.count)).compactMap { index in
            let from = index < count ? self[index] : nil
            return from.interpolated(to: index < other.count ? other[index] : nil, at: fraction, in: colors)
        }
    }
}
