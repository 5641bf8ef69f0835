/// The vertical distances between lines.
struct LineHeights {
    let shaped: ShapedText
    let runs: TextRuns
    let spacing: Double
    let leading: Double
    /// The metrics shared by all lines, if they are the same. Lines are then evenly spaced, to the last bit.
    private let common: FontMetrics?
    private var count = 0
    private(set) var total = 0.0
    private var last = 0.0

    init(shaped: ShapedText, runs: TextRuns, _ style: ParagraphStyle) {
        self.shaped = shaped
        self.runs = runs
        spacing = style.lineSpacing
        leading = style.leading
        let first = shaped.fonts[0].metrics
        let isEven =
            shaped.fonts.allSatisfy { $0.metrics == first }
            && runs.text.runs.allSatisfy { $0.attributes.baselineOffset == 0 }
        common = isEven ? first : nil
    }

    func height(ofLines count: Int) -> Double {
        let metrics = shaped.fonts[0].metrics
        return max(Double(count) * metrics.lineHeight + Double(count - 1) * gap(metrics), 0)
    }

    /// Returns the gap between lines of one font.
    private func gap(_ metrics: FontMetrics) -> Double {
        spacing + max(leading - metrics.lineHeight, 0)
    }

    /// Returns the baseline and the bottom of the next line. A line is as high as its tallest content,
    /// measured separately above and below the common baseline.
    mutating func next(_ span: LineSpan, of line: MandatoryLine) -> (baseline: Double, bottom: Double) {
        defer { count += 1 }
        if let common {
            let baseline = Double(count) * (common.lineHeight + gap(common)) + common.baseline
            total = height(ofLines: count + 1)
            return (baseline, total)
        }
        var above: Double?
        var below: Double?
        func add(_ metrics: FontMetrics, _ offset: Double) {
            above = max(above ?? -.infinity, metrics.baseline + offset)
            below = max(below ?? -.infinity, metrics.lineHeight - metrics.baseline - offset)
        }
        var run = runs.index(at: line.bytes.lowerBound)
        for unit in line.clusters[span.clusters] {
            run = runs.index(at: unit.start, from: run)
            add(shaped.fonts[unit.font].metrics, runs.text.runs[run].attributes.baselineOffset)
        }
        if span.clusters.isEmpty {
            add(shaped.fonts[runs.fonts[run]].metrics, runs.text.runs[run].attributes.baselineOffset)
        }
        let top = count == 0 ? 0 : total + spacing
        var baseline = top + (above ?? 0)
        if count > 0, leading > 0 { baseline = max(baseline, last + leading + spacing) }
        last = baseline
        total = max(baseline + (below ?? 0), 0)
        return (baseline, total)
    }
}
