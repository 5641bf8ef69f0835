/// A report of `vitrine bench` as text: a row of columns for each piece of work, and what a reader must know
/// before the figures are believed.
struct BenchTable {
    private let report: BenchReport
    private let comparisons: [BenchComparison]?
    private let earlier: BenchReport?

    /// - Parameter comparisons: A comparison with the earlier report for each row.
    init(_ report: BenchReport, _ comparisons: [BenchComparison]?, with earlier: BenchReport?) {
        self.report = report
        self.comparisons = comparisons
        self.earlier = earlier
    }

    var text: String {
        let table = cells
        let widths = (table.first ?? []).indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        let lines = table.map { cells in
            cells.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column < 2 ? cell + space : space + cell
            }.joined(separator: "  ")
        }
        return (lines + notes).joined(separator: "\n") + "\n"
    }

    private var cells: [[String]] {
        let rows = report.rows
        let hasSigma = rows.contains { $0.sigma != nil }
        let hasCompression = rows.contains { $0.compression != nil }
        let hasBytes = rows.contains { $0.bytes != nil }
        var table: [[String]] = [
            ["what", "input"] + (hasCompression ? ["compression"] : []) + (hasSigma ? ["sigma"] : []) + [
                "threads", "median ms", "±", "min ms", "spread", "memcpys", "MP/s",
            ]
                + (hasBytes ? ["bytes"] : []) + ["runs"]
                + (comparisons == nil ? [] : ["before ms", "change", "verdict"])
        ]
        for (index, row) in rows.enumerated() {
            var cells = [row.what, row.input]
            if hasCompression { cells.append(row.compression ?? "") }
            if hasSigma { cells.append(row.sigma.map { Self.number($0, 1) } ?? "") }
            cells += [
                "\(row.threads)", Self.number(row.median, 3), Self.percent(row.uncertainty),
                Self.number(row.minimum, 3), Self.percent(row.spread), Self.number(row.memcpys, 1),
                Self.number(row.megapixelsPerSecond, 1),
            ]
            if hasBytes { cells.append(row.bytes.map { "\($0)" } ?? "") }
            cells.append("\(row.runs)")
            table.append(cells + (comparisons.map { Self.cells($0[index]) } ?? []))
        }
        return table
    }

    private static func cells(_ comparison: BenchComparison) -> [String] {
        var change = ""
        if let least = comparison.leastRatio, let greatest = comparison.greatestRatio {
            change = [least, greatest].map { (($0 - 1) * 100).printed("%+.0f%%") }.joined(separator: " to ")
        }
        return [comparison.before.map { number($0, 3) } ?? "", change, comparison.verdict.rawValue]
    }

    private var notes: [String] {
        var notes: [String] = []
        let (rows, environment) = (report.rows, report.environment)
        if environment.build == "debug" {
            notes.append("This is a debug build: its times say nothing about speed.")
        }
        let noisy = rows.count { $0.isTooNoisy }
        if noisy > 0 {
            notes.append(
                "Too noisy to tell: \(noisy) of \(rows.count) medians may be off by more than "
                    + Self.percent(MeasurementPlan.precision)
                    + ". Other work disturbs this machine, or it was measured too briefly.")
        }
        guard let earlier else { return notes }
        if !environment.isComparable(to: earlier.environment) {
            notes.append(
                "The earlier report is of another machine or build: times are compared in copies of memory."
            )
            notes += [("before", earlier.environment), ("now", environment)].map { name, it in
                "  \(name): \(it.build), \(it.processor), vectors of level \(it.vectors), \(it.cores) cores"
            }
        }
        let gone = earlier.rows.filter { old in !rows.contains { $0.measures(theSameAs: old) } }
        if !gone.isEmpty {
            notes.append(
                "Not measured now: \(gone.map { "\($0.what) of \($0.input)" }.joined(separator: ", "))")
        }
        return notes
    }

    private static func number(_ value: Double, _ digits: Int) -> String {
        value.printed("%.\(digits)f")
    }

    private static func percent(_ value: Double) -> String { number(value * 100, 0) + "%" }
}
