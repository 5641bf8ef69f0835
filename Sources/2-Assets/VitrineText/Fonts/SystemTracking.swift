/// The letter spacing that the system's font has at each size, in addition to that of the font itself.
///
/// The values are those of Apple's Human Interface Guidelines ("Typography", "Tracking values", SF Pro).
package enum SystemTracking {
    /// The tracking at sizes from 6 to 34 points, in points.
    private static let table = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
        -0.36, -0.26, -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40,
    ]
    private static let first = 6.0
    private static let last = 34.0
    /// The size from which there is no tracking. The values up to it fall almost evenly.
    private static let none = 80.0

    /// Returns the tracking at a size, both in points.
    ///
    /// Values between whole sizes are interpolated linearly. Below the table, the proportion of the em at its
    /// beginning applies.
    package static func points(at size: Double) -> Double {
        if size <= first { return table[0] * size / first }
        if size >= last { return table[table.count - 1] * max(none - size, 0) / (none - last) }
        let index = Int(size - first)
        let share = size - first - Double(index)
        return table[index] * (1 - share) + table[index + 1] * share
    }
}
