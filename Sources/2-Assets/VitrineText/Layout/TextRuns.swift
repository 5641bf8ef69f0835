/// The runs of a text, indexed by the bytes that they cover.
struct TextRuns {
    let text: AttributedText
    let string: String
    /// The font of each run, as an index into the fonts of the text.
    let fonts: [Int]
    /// The metrics of the fonts that the runs request.
    let metrics: [FontDescription: FontMetrics]
    /// The offset of each run's first byte.
    private let starts: [Int]

    init(_ text: AttributedText, fonts: [Int], metrics: [FontDescription: FontMetrics]) {
        self.text = text
        self.fonts = fonts
        self.metrics = metrics
        string = text.string
        var starts: [Int] = []
        var offset = 0
        for run in text.runs {
            starts.append(offset)
            offset += run.text.utf8.count
        }
        self.starts = starts
    }

    /// Returns the index of the run that a byte belongs to. The search begins at a known run, and is fast if
    /// the result is close to it.
    func index(at byte: Int, from known: Int = 0) -> Int {
        var index = starts[known] <= byte ? known : 0
        while index + 1 < starts.count, starts[index + 1] <= byte { index += 1 }
        return index
    }

    func slice(_ bytes: Range<Int>) -> String {
        let view = string.utf8
        return String(
            string[
                view.index(
                    view.startIndex, offsetBy: bytes.lowerBound)..<view.index(
                        view.startIndex, offsetBy: bytes.upperBound)])
    }

    /// Returns the text of some units, including the break if they reach the end of their line.
    func slice(of line: MandatoryLine, _ units: Range<Int>) -> String {
        func offset(_ index: Int, end: Int) -> Int {
            index < line.clusters.count ? line.clusters[index].start : end
        }
        let start = offset(units.lowerBound, end: line.bytes.lowerBound)
        return slice(start..<max(offset(units.upperBound, end: line.bytes.upperBound), start))
    }
}
