/// How far apart letters of the system's font stand at a size, beyond what the font has of its own.
///
/// The numbers up to 20 points are those of Apple's Human Interface Guidelines ("Typography", "Tracking values", SF Pro).
/// Above, that table is of SF Pro's display cut, whose letters stand far closer (0.42 em wide on average to Inter's 0.48):
/// on Inter 3, which has one cut for all sizes, it would set large titles wide. There the tracking keeps the share of the
/// em that it has at 20 points, 0.0225; Inter's own rule for tracking by size ("Dynamic Metrics") ends at 0.0223.
public enum SystemTracking {
    /// Points after each letter at 6 to 20 points.
    private static let table = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
    ]
    private static let first = 6.0
    private static let last = 20.0

    /// Points after each letter at a size in points: linear between whole sizes, and beyond the table the share of the
    /// em at its end.
    public static func points(at size: Double) -> Double {
        if size <= first { return table[0] * size / first }
        if size >= last { return table[table.count - 1] * size / last }
        let index = Int(size - first)
        let share = size - first - Double(index)
        return table[index] * (1 - share) + table[index + 1] * share
    }
}
