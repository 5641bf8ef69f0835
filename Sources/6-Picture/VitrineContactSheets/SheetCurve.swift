/// The numbers of a property over time, drawn beneath the pictures of a strip.
package struct SheetCurve: Sendable {
    /// What it is the curve of.
    var caption: String
    /// The numbers in each frame, one line for each.
    var lines: [[Double]]
    /// The frames that the pictures show.
    var marks: [Int]

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - caption: What it is the curve of.
    ///   - lines: The numbers in each frame, one line for each.
    ///   - marks: The frames that the pictures show.
    package init(caption: String, lines: [[Double]], marks: [Int]) {
        self.caption = caption
        self.lines = lines.map { $0.map { $0.isFinite ? $0 : 0 } }
        self.marks = marks
    }

    /// The largest magnitude of a number: more than any value of a scene has.
    private static let limit = 1e12

    /// Returns SVG path data of each line, and of the frames that the pictures show.
    ///
    /// - Parameters:
    ///   - width: The width of the drawing, in points.
    ///   - height: The height.
    func paths(width: Double, height: Double) -> (lines: [String], marks: String) {
        let all = lines.flatMap { $0 }.map { min(max($0, -Self.limit), Self.limit) }
        let (least, most) = (all.min() ?? 0, all.max() ?? 0)
        let frames = max(lines.map(\.count).max() ?? 0, 2)
        func x(_ frame: Int) -> String { Self.text(Double(frame) / Double(frames - 1) * width) }
        func y(_ value: Double) -> String {
            let value = min(max(value, -Self.limit), Self.limit)
            return Self.text(height - (most > least ? (value - least) / (most - least) : 0.5) * height)
        }
        let drawn = lines.filter { $0.count > 1 }.map { line in
            "M" + line.indices.map { "\(x($0)) \(y(line[$0]))" }.joined(separator: "L")
        }
        let marks = marks.map { "M\(x($0)) 0V\(Self.text(height))" }.joined()
        return (drawn, marks)
    }

    /// Returns a coordinate to the hundredth.
    private static func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
