extension Rect: Interpolatable {
    /// Moves each side. A rectangle whose sides would pass each other is empty, in their middle.
    package func mixture(with other: Rect, at fraction: Double) -> Rect {
        func span(_ from: (Double, Double), _ to: (Double, Double), _ least: Double) -> (Double, Double) {
            let low = from.0.interpolated(to: to.0, at: fraction)
            let high = from.1.interpolated(to: to.1, at: fraction)
            let middle = (low + high) / 2
            return high - low < least ? (middle, middle) : (low, high)
        }
        let x = span((minX, maxX), (other.minX, other.maxX), min(0, width, other.width))
        let y = span((minY, maxY), (other.minY, other.maxY), min(0, height, other.height))
        return Rect(minX: x.0, minY: y.0, maxX: x.1, maxY: y.1)
    }
}
