/// A pattern of dashes and gaps that splits contours into dashes.
struct DashPattern {
    /// The remaining budget of a stroke. Contours that would exceed it stay solid.
    struct Budget {
        /// The number of dashes, which no real picture reaches.
        var dashes = 65_536
        /// The number of dashes times the number of others that each may overlap, to which the time to fill
        /// them is proportional. Beyond it, each dash is far shorter than the line is wide, so that the line
        /// looks solid anyway.
        var overlaps = 1 << 20
    }

    /// The width of the line, by which caps and turns overlap.
    private let width: Double
    /// The lengths of dashes and gaps, an even number of them.
    private let pattern: [Double]
    private let total: Double
    private let phase: Double
    /// The part of a contour's length below which a dash or a gap is a rounding error of the lengths before
    /// it: what divides a side evenly ends at its corner, not a hair before or behind it.
    private static let slack = 1e-9

    /// Creates a pattern, or `nil` if it leaves the line solid: if it is empty or, as in SVG, has a negative
    /// length or only lengths of zero. A pattern with an odd number of lengths is repeated once.
    init?(_ style: StrokeStyle) {
        guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        width = style.width
        pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        total = pattern.reduce(0, +)
        guard total > 0, total.isFinite, style.dashPhase.isFinite else { return nil }
        let rest = style.dashPhase.truncatingRemainder(dividingBy: total)
        phase = rest < 0 ? rest + total : rest
    }

    /// Returns the dashes of one contour, or the contour itself if they would exceed the budget.
    func cut(_ contour: StrokeContour, _ budget: inout Budget) -> [StrokeContour] {
        let length = contour.segments.reduce(0) { $0 + $1.length }
        let count = length / total * Double(pattern.count)
        let overlaps = count * min(max(width / total * Double(pattern.count), 1), max(count, 1))
        guard length > 0, count <= Double(budget.dashes), overlaps <= Double(budget.overlaps) else {
            return [contour]
        }
        budget.overlaps -= Int(overlaps)
        let result = dashes(of: contour, slack: length * Self.slack)
        budget.dashes -= min(result.count, budget.dashes)
        return result
    }

    /// - Parameter slack: The length of a rounding error.
    private func dashes(of contour: StrokeContour, slack: Double) -> [StrokeContour] {
        var index = 0
        var left = pattern[0]
        var skip = phase
        // Strictly greater: a phase at the end of a dash starts with the gap, but keeps a dash of no length.
        while skip > 0, skip >= left {
            skip -= left
            index = (index + 1) % pattern.count
            left = pattern[index]
        }
        left -= skip
        let startsOn = index % 2 == 0
        var result: [StrokeContour] = []
        var dash = StrokeContour()
        for segment in contour.segments {
            let size = segment.length
            var done = 0.0
            while size - done > left + slack {
                let next = done + max(left, 0)
                if index % 2 == 0 {
                    if next > done + slack { dash.segments.append(segment.part(done / size, next / size)) }
                    if dash.segments.isEmpty {
                        let spot = segment.part(next / size, next / size)
                        dash.dot = (spot.start, spot.startTangent)
                    }
                    result.append(dash)
                    dash = StrokeContour()
                }
                done = next
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            if index % 2 == 0, size > done + slack { dash.segments.append(segment.part(done / size, 1)) }
            left -= size - done
        }
        guard !dash.segments.isEmpty else { return result }
        if contour.isClosed && startsOn {
            // The dash across the contour's start is a single one.
            guard let first = result.first, first.dot == nil else {
                if result.isEmpty { dash.isClosed = true }
                result.append(dash)
                return result
            }
            result[0].segments = dash.segments + first.segments
        } else {
            result.append(dash)
        }
        return result
    }
}
