/// The runs of a text by the bytes that they cover.
struct TextRuns {
    let text: AttributedText
    let string: String
    /// The font of each run, as an index among the text's fonts.
    let fonts: [Int]
    /// Of the fonts that the runs ask for.
    let metrics: [FontDescription: FontMetrics]
    /// Each run's first byte.
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

    /// The run that a byte belongs to, found quickly where it is not far after another one.
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

    /// The text of some units; to the end of their line also its break.
    func slice(of line: HardLine, _ units: Range<Int>) -> String {
        func offset(_ index: Int, end: Int) -> Int {
            index < line.clusters.count ? line.clusters[index].start : end
        }
        let start = offset(units.lowerBound, end: line.bytes.lowerBound)
        return slice(start..<max(offset(units.upperBound, end: line.bytes.upperBound), start))
    }
}
