/// The numbers of a property over time, drawn beneath the pictures of a strip.
package struct SheetCurve: Sendable {
    /// What it is the curve of.
    var caption: String
    /// The numbers in each frame, one line for each.
    var lines: [[Double]]
    /// The frames that the pictures show.
    var marks: [Int]
    /// The frames in which something happens that no picture shows.
    var ticks: [Int]
    /// The number of frames.
    var count: Int

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - caption: What it is the curve of.
    ///   - lines: The numbers in each frame, one line for each.
    ///   - marks: The frames that the pictures show.
    ///   - ticks: The frames in which something happens that no picture shows.
    ///   - count: The number of frames.
    package init(caption: String, lines: [[Double]], marks: [Int], ticks: [Int] = [], count: Int) {
        self.caption = caption
        self.lines = lines.map { $0.map { $0.isFinite ? $0 : 0 } }
        self.marks = marks
        self.ticks = ticks
        self.count = count
    }

    /// The largest magnitude of a number: more than any value of a scene has.
    private static let limit = 1e12
    /// The height of a tick, as a part of the drawing's.
    private static let tickShare = 0.16

    /// Returns SVG path data of each line, of the frames that the pictures show, and of the ticks.
    ///
    /// - Parameters:
    ///   - width: The width of the drawing, in points.
    ///   - height: The height.
    func paths(width: Double, height: Double) -> (lines: [String], marks: String, ticks: String) {
        let all = lines.flatMap { $0 }.map { min(max($0, -Self.limit), Self.limit) }
        let (least, most) = (all.min() ?? 0, all.max() ?? 0)
        let frames = max(count, 2)
        func x(_ frame: Int) -> String { Self.text(Double(frame) / Double(frames - 1) * width) }
        func y(_ value: Double) -> String {
            let value = min(max(value, -Self.limit), Self.limit)
            return Self.text(height - (most > least ? (value - least) / (most - least) : 0.5) * height)
        }
        let drawn = lines.filter { $0.count > 1 }.map { line in
            "M" + line.indices.map { "\(x($0)) \(y(line[$0]))" }.joined(separator: "L")
        }
        let marks = marks.map { "M\(x($0)) 0V\(Self.text(height))" }.joined()
        let foot = Self.text(height * Self.tickShare)
        return (drawn, marks, ticks.map { "M\(x($0)) 0V\(foot)" }.joined())
    }

    /// Returns a coordinate to the hundredth.
    private static func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
