/// The letter spacing that the system's font has at each size, in addition to that of the font itself.
///
/// The values up to 20 points are those of Apple's Human Interface Guidelines ("Typography", "Tracking
/// values", SF Pro). Above, that table applies to SF Pro's display cut, whose letters are much narrower (0.42
/// em on average, compared with Inter's 0.48): on Inter 3, which has one cut for all sizes, it would make
/// large titles too wide. There, the tracking stays at its proportion of the em at 20 points, 0.0225; Inter's
/// own rule for tracking by size ("Dynamic Metrics") ends at 0.0223.
public enum SystemTracking {
    /// The tracking at sizes from 6 to 20 points, in points.
    private static let table = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
    ]
    private static let first = 6.0
    private static let last = 20.0

    /// Returns the tracking at a size, both in points.
    ///
    /// Values between whole sizes are interpolated linearly. Beyond the table, the proportion of the em at
    /// its end applies.
    public static func points(at size: Double) -> Double {
        if size <= first { return table[0] * size / first }
        if size >= last { return table[table.count - 1] * size / last }
        let index = Int(size - first)
        let share = size - first - Double(index)
        return table[index] * (1 - share) + table[index + 1] * share
    }
}
