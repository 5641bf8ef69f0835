import ArgumentParser
import VitrineDisplayList
import VitrineGeometry

/// A shape of the shapes' benchmark.
///
/// The shapes, their sizes and their random places follow bl_bench, the benchmark of Blend2D, so that the
/// figures of other libraries read alike.
enum BenchShape: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// A rectangle on whole pixels.
    case rect
    /// A rectangle anywhere.
    case rectUnaligned = "rect-unaligned"
    /// A rectangle turned about the middle of the canvas.
    case rectRotated = "rect-rotated"
    /// A rounded rectangle with a radius of a quarter of its side, at most 27 pixels.
    case round
    /// The same with continuous corners, the default of scenes.
    case roundContinuous = "round-continuous"
    case roundRotated = "round-rotated"
    case circle
    case triangle
    /// Ten random corners, filled by the rule of odd numbers.
    case polygon10 = "polygon-10"
    /// Forty random corners, filled by the rule of odd numbers.
    case polygon40 = "polygon-40"
    /// Two cubic curves.
    case butterfly

    /// Returns the area of one shape.
    ///
    /// - Parameters:
    ///   - size: The side of the box that it fills, in pixels.
    ///   - width: The width of a line along its outline; `nil` to fill it.
    ///   - canvas: The canvas, which it lies within.
    ///   - random: The source of its place.
    /// - Returns: The area, the map that places it, and the box of its paint.
    func area(
        size: Double, strokedBy width: Double?, on canvas: Size, _ random: inout BenchRandom
    ) -> (area: Area, transform: Affine, box: Rect) {
        var x = random.next() * max(canvas.width - size, 0)
        var y = random.next() * max(canvas.height - size, 0)
        if self == .rect { (x, y) = (x.rounded(.down), y.rounded(.down)) }
        let box = Rect(x: x, y: y, width: size, height: size)
        let radius = CornerRadii(min(size / 4, 27))
        var transform = Affine.identity
        let shape: ResolvedShape
        switch self {
        case .rect, .rectUnaligned: shape = .rectangle(box)
        case .rectRotated:
            transform = Self.turn(random.next(), about: canvas)
            shape = .rectangle(box)
        case .round: shape = .roundedRectangle(box, radius, .circular)
        case .roundContinuous: shape = .roundedRectangle(box, radius, .continuous)
        case .roundRotated:
            transform = Self.turn(random.next(), about: canvas)
            shape = .roundedRectangle(box, radius, .circular)
        case .circle: shape = .ellipse(box)
        case .triangle: shape = .path(Self.polygon(3, in: box, &random), .evenOdd)
        case .polygon10: shape = .path(Self.polygon(10, in: box, &random), .evenOdd)
        case .polygon40: shape = .path(Self.polygon(40, in: box, &random), .evenOdd)
        case .butterfly: shape = .path(Self.butterfly(in: box), .evenOdd)
        }
        let area = width.map { Area.stroke(shape, StrokeStyle(width: $0)) } ?? Area.fill(shape)
        return (area, transform, box)
    }

    private static func turn(_ part: Double, about canvas: Size) -> Affine {
        let (x, y) = (canvas.width / 2, canvas.height / 2)
        return Affine.translation(-x, -y).then(.rotation(degrees: part * 360)).then(.translation(x, y))
    }

    private static func polygon(_ count: Int, in box: Rect, _ random: inout BenchRandom) -> Path {
        var path = Path()
        for index in 0..<count {
            let x = box.minX + random.next() * box.width
            let point = Point(x, box.minY + random.next() * box.height)
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        return path
    }

    /// The butterfly of bl_bench, in parts of its box.
    private static func butterfly(in box: Rect) -> Path {
        func at(_ x: Double, _ y: Double) -> Point {
            Point(box.minX + x * box.width, box.minY + y * box.height)
        }
        var path = Path()
        path.move(to: at(0.2, 0.1))
        path.cubic(at(0.5, 0.5), at(0.5, 0.5), to: at(0.8, 0.1))
        path.cubic(at(1, 0.4), at(0.7, 0.6), to: at(0.8, 0.9))
        path.cubic(at(0.5, 0.5), at(0.5, 0.5), to: at(0.2, 0.9))
        path.cubic(at(0.3, 0.6), at(0, 0.4), to: at(0.2, 0.1))
        path.close()
        return path
    }
}
