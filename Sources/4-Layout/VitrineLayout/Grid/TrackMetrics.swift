/// Columns or rows side by side, with resolved lengths.
struct TrackMetrics {
    let starts: [Double]
    /// The length from the start of the first to the end of the last.
    let total: Double
    private let lengths: [Double]
    private let spacing: Double

    init(_ lengths: [Double], spacing: Double) {
        var starts: [Double] = []
        var cursor = 0.0
        for length in lengths {
            starts.append(cursor)
            cursor += length + spacing
        }
        self.starts = starts
        self.lengths = lengths
        self.spacing = spacing
        total = max(cursor - spacing, 0)
    }

    /// Returns the combined length of several lines, including the spacing between them.
    func length(from first: Int, count: Int) -> Double {
        lengths[first..<first + count].reduce(0, +) + spacing * Double(count - 1)
    }
}
