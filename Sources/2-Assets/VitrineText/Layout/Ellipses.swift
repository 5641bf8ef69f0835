/// The ellipses of a truncated line, each in the style of the text beside it.
struct Ellipses {
    private struct Mark {
        var ellipsis: Ellipsis
        var advance: Int
        var widthAtLineEnd: Int
    }

    private let runs: TextRuns
    private let line: MandatoryLine
    /// The ellipsis of each font that the runs request, by its number; `nil` for fonts that the line is not
    /// set in.
    private let marks: [Mark?]
    /// The run of each unit; empty if there is one run.
    private let unitRuns: [Int]

    /// - Parameter shape: Shapes the ellipsis in the style of a run.
    init(
        _ runs: TextRuns, for line: MandatoryLine, shape: (Int) throws(FontError) -> Ellipsis
    ) throws(FontError) {
        self.runs = runs
        self.line = line
        var unitRuns: [Int] = []
        let first = runs.index(at: line.bytes.lowerBound)
        if runs.fonts.count > 1 {
            unitRuns.reserveCapacity(line.clusters.count)
            for unit in line.clusters {
                unitRuns.append(runs.index(at: unit.start, from: unitRuns.last ?? first))
            }
        }
        self.unitRuns = unitRuns
        var marks = [Mark?](repeating: nil, count: (runs.fonts.max() ?? 0) + 1)
        for run in unitRuns.isEmpty ? [first] : unitRuns where marks[runs.fonts[run]] == nil {
            let mark = try shape(run)
            marks[runs.fonts[run]] = Mark(
                ellipsis: mark, advance: mark.advance, widthAtLineEnd: mark.widthAtLineEnd)
        }
        self.marks = marks
    }

    /// Returns the run of a unit of the line, or of the line's start if there is no such unit.
    func run(ofUnit unit: Int) -> Int {
        unitRuns.indices.contains(unit) ? unitRuns[unit] : runs.index(at: line.bytes.lowerBound)
    }

    private func mark(_ unit: Int) -> Mark? { marks[runs.fonts[run(ofUnit: unit)]] }

    subscript(besideUnit unit: Int) -> Ellipsis? { mark(unit)?.ellipsis }

    /// Returns the widths of the ellipsis beside a unit: before other text, and at the end of a line.
    func widths(besideUnit unit: Int) -> (advance: Int, atLineEnd: Int) {
        mark(unit).map { ($0.advance, $0.widthAtLineEnd) } ?? (0, 0)
    }
}
