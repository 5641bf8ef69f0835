/// A smooth curve through points that never overshoots them.
///
/// M. Steffen, "A simple method for monotonic interpolation in one dimension", Astronomy and Astrophysics 239
/// (1990): slopes from the two neighbouring secants, limited so that every piece remains monotonic. It needs
/// no transcendental functions.
enum MonotoneCurve {
    /// Returns the slopes at points in ascending order of x.
    static func slopes(_ x: [Double], _ y: [Double]) -> [Double] {
        let count = x.count
        guard count > 1 else { return Array(repeating: 0, count: count) }
        let steps = zip(x.dropFirst(), x).map(-)
        let secants = zip(zip(y.dropFirst(), y).map(-), steps).map { $1 == 0 ? 0 : $0 / $1 }
        var slopes = Array(repeating: 0.0, count: count)
        (slopes[0], slopes[count - 1]) = (secants[0], secants[count - 2])
        for i in 1..<max(count - 1, 1) where count > 2 {
            let (before, after) = (secants[i - 1], secants[i])
            guard before * after > 0 else { continue }
            let mean = (before * steps[i] + after * steps[i - 1]) / (steps[i - 1] + steps[i])
            let bound = 2 * min(abs(before), abs(after))
            slopes[i] = before < 0 ? -min(abs(mean), bound) : min(abs(mean), bound)
        }
        return slopes
    }
}
