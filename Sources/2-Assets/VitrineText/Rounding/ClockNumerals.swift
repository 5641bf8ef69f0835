import VitrineGeometry
import VitrineOutlines

/// The numerals of clocks: tall, narrow lines of one width with round ends, as on the lock screen.
///
/// They take the place of a font's digits and colon, are as high as its capitals, and have its stroke.
struct ClockNumerals {
    /// The number by which fingerprints tell these numerals from any others.
    static let version = 1

    /// The height of the numerals, in font units.
    let height: Double
    /// The width of their lines, in font units.
    let stroke: Double

    /// The width of a numeral by its height, and the gap on either side. Ours.
    private static let width = 0.6
    private static let gap = 0.05

    /// Creates the numerals of a font.
    ///
    /// - Parameters:
    ///   - height: The height of the font's capitals, in its units.
    ///   - stem: The width of its upright strokes.
    init(height: Double, stem: Double) {
        self.height = height
        // Numerals this narrow have thinner lines. Wider ones would fill the counter of a 4.
        stroke = min(stem * 0.8, height * 0.2)
    }

    static let characters: [Unicode.Scalar] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ":"]

    /// Returns the width of the middle line of a character, in font units.
    private func width(of character: Unicode.Scalar) -> Double {
        let share =
            switch character {
            case "1": 0.62
            case "4": 1.18
            case ":": 0.0
            default: 1.0
            }
        return (height * Self.width - stroke) * share
    }

    /// Returns the space that a character takes, in font units.
    func advance(of character: Unicode.Scalar) -> Double {
        width(of: character) + stroke + 2 * height * Self.gap
    }

    /// Returns the outline of a character, with y pointing down and the baseline at y = 0.
    func outline(of character: Unicode.Scalar) -> GlyphOutline {
        if character == ":" { return GlyphOutline(dots) }
        var line = NumeralLine(width: width(of: character), height: height - stroke)
        line.draw(character)
        let style = StrokeStyle(width: stroke, cap: .round, join: .round)
        let place = Affine.translation(height * Self.gap + stroke / 2, stroke / 2 - height)
        let path = Area.stroke(.path(line.path.transformed(by: place), .nonZero), style)
            .outline(tolerance: height * 1e-5)
        return GlyphOutline(path)
    }

    /// The dots of a colon, midway between the numerals' halves and a little wider than their lines.
    private var dots: Path {
        let size = stroke * 1.15
        var path = Path()
        for middle in [0.28, 0.72] {
            let frame = Rect(
                x: height * Self.gap + (stroke - size) / 2, y: -height * middle - size / 2, width: size,
                height: size)
            path.append(.arc(frame, startAngle: 0, endAngle: 360))
        }
        return path
    }
}

/// The middle line of a numeral, in a box from 0, 0 with y pointing down.
private struct NumeralLine {
    private(set) var path = Path()
    let width: Double
    let height: Double

    /// The length of a handle for a quarter of an ellipse; 0.5523 would be a circle's, which looks narrow
    /// between straight lines.
    private static let handle = 0.6

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    private func point(_ x: Double, _ y: Double) -> Point { Point(x * width, y * height) }

    private mutating func move(_ x: Double, _ y: Double) { path.move(to: point(x, y)) }

    private mutating func line(_ x: Double, _ y: Double) { path.line(to: point(x, y)) }

    private mutating func curve(_ a: (Double, Double), _ b: (Double, Double), _ to: (Double, Double)) {
        path.cubic(point(a.0, a.1), point(b.0, b.1), to: point(to.0, to.1))
    }

    /// Adds a quarter of an ellipse, which begins upright or level.
    private mutating func turn(_ x: Double, _ y: Double, upright: Bool) {
        guard let from = path.currentPoint else { return }
        let to = point(x, y)
        let corner = upright ? Point(from.x, to.y) : Point(to.x, from.y)
        path.cubic(
            from.interpolated(to: corner, Self.handle), to.interpolated(to: corner, Self.handle), to: to)
    }

    /// Adds an ellipse around a height.
    private mutating func ellipse(_ middle: Double, _ half: Double, inset: Double = 0) {
        move(inset, middle)
        turn(0.5, middle - half, upright: true)
        turn(1 - inset, middle, upright: false)
        turn(0.5, middle + half, upright: true)
        turn(inset, middle, upright: false)
        path.close()
    }

    mutating func draw(_ character: Unicode.Scalar) {
        switch character {
        case "0":
            let bend = min(width / 2 / height * 1.4, 0.45)
            move(0, bend)
            turn(0.5, 0, upright: true)
            turn(1, bend, upright: false)
            line(1, 1 - bend)
            turn(0.5, 1, upright: true)
            turn(0, 1 - bend, upright: false)
            path.close()
        case "1":
            move(0, 0.2)
            line(1, 0)
            line(1, 1)
        case "2":
            let bend = min(width / 2 / height * 1.15, 0.3)
            move(0, bend)
            turn(0.5, 0, upright: true)
            turn(1, bend, upright: false)
            curve((1, bend + 0.26), (0.2, 0.68), (0, 1))
            line(1, 1)
        case "3":
            move(0.02, 0.19)
            curve((0.08, 0.06), (0.26, 0), (0.49, 0))
            turn(0.95, 0.23, upright: false)
            turn(0.42, 0.46, upright: true)
            move(0.49, 0.46)
            turn(1, 0.73, upright: false)
            turn(0.49, 1, upright: true)
            curve((0.24, 1), (0.05, 0.93), (0, 0.79))
        case "4":
            move(0.76, 1)
            line(0.76, 0)
            line(0, 0.74)
            line(1, 0.74)
        case "5":
            move(0.93, 0)
            line(0.13, 0)
            line(0.05, 0.45)
            curve((0.16, 0.4), (0.3, 0.37), (0.48, 0.37))
            turn(1, 0.685, upright: false)
            turn(0.48, 1, upright: true)
            curve((0.24, 1), (0.05, 0.93), (0, 0.8))
        case "6": six()
        case "7":
            move(0, 0)
            line(1, 0)
            curve((0.7, 0.35), (0.4, 0.7), (0.32, 1))
        case "8":
            ellipse(0.235, 0.235, inset: 0.04)
            ellipse(0.735, 0.265)
        case "9":
            six()
            path = path.transformed(by: Affine.scale(-1, -1).then(.translation(width, height)))
        default: break
        }
    }

    private mutating func six() {
        move(0.72, 0)
        curve((0.45, 0.17), (0, 0.4), (0, 0.69))
        ellipse(0.69, 0.31)
    }
}
