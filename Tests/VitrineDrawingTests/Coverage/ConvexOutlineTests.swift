import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrineOutlines
@testable import VitrinePixels
@testable import VitrineReferences

@Suite("Convex outlines") struct ConvexOutlineTests {
    private static let frame = PixelRect(width: 24, height: 24)

    /// Returns corners on an ellipse, in the order of their angles.
    private static func corners(_ random: inout SeededGenerator) -> [Point] {
        let angles = (0..<random.int(3...9)).map { _ in random.double(0...360) }.sorted()
        let (center, size) = (random.point(8...16), Size(random.double(1...11), random.double(1...11)))
        return angles.map { angle in
            let turn = ExactMath.sinCos(radians: angle * ExactMath.pi / 180)
            return Point(center.x + size.width * turn.cosine, center.y + size.height * turn.sine)
        }
    }

    private static func polygon(_ corners: [Point]) -> Path {
        var path = Path()
        path.move(to: corners[0])
        corners.dropFirst().forEach { path.line(to: $0) }
        path.close()
        return path
    }

    private static func contours(_ path: Path) -> [Contour] {
        var collector = EdgeCollector(clip: frame)
        collector.add(path)
        return collector.contours
    }

    private static func mask(_ path: Path) -> [UInt16] {
        let area = Area.fill(.path(path, .nonZero))
        return Coverage(area, transform: .identity, clip: frame).mask(in: frame).values
    }

    @Test(arguments: 0..<40) func areKnownEitherWayRound(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let corners = Self.corners(&random)
        let (there, back) = (
            Self.contours(Self.polygon(corners)), Self.contours(Self.polygon(corners.reversed()))
        )
        #expect(there.map(\.direct) == [-1] && back.map(\.direct) == [1], "seed \(seed)")
        #expect(there.map(\.standsAlone) == [true])
    }

    @Test(arguments: [
        "M2 2L20 4L8 8L4 20Z", "M2 2L20 20L20 2L2 20Z", "M12 2L18 20L2 8L22 8L6 20Z", "M2 2L20 4L2 2Z",
        "M2 2L20 2L20 20L2 20L2 2L20 2L20 20L2 20Z", "M2 2L20 2L10 2L20 20Z",
    ]) func areNoOthers(data: String) throws {
        #expect(Self.contours(try Path(svg: data)).map(\.direct) == [0])
    }

    /// A line there and back covers nothing, but makes the outline be swept.
    @Test(arguments: 0..<60) func addUpToWhatASweepFinds(seed: Int) {
        var random = SeededGenerator(seed: seed + 100)
        let corners = Self.corners(&random)
        let path = Self.polygon(corners)
        var swept = path
        swept.append(Self.polygon([corners[0], corners[1]]))
        let deviation = zip(Self.mask(path), Self.mask(swept)).map { abs(Int($0) - Int($1)) }.max() ?? 0
        // Cuts are rounded once more when outlines are swept.
        #expect(deviation <= 4, "seed \(seed): \(deviation)/65535")
        #expect(Self.mask(path).contains { $0 > 0 })
    }

    @Test func coverOnceWhatTwoOfThemShare() {
        var path = Self.polygon([Point(2, 2), Point(14.5, 2), Point(14.5, 14.5), Point(2, 14.5)])
        path.append(Self.polygon([Point(8, 8), Point(20, 8), Point(20, 20), Point(8, 20)]))
        let values = Self.mask(path)
        #expect(values[14 * 24 + 14] == 65535 && values[14 * 24 + 6] == 32768 && values[4 * 24 + 16] == 0)
    }

    /// The two edges of a band, and the pieces that it is put together from.
    @Test(arguments: 0..<80) func areStrokedLikeTheirPieces(seed: Int) {
        var random = SeededGenerator(seed: seed + 200)
        let rect = Rect(
            x: random.double(3...6), y: random.double(3...6), width: 14.3, height: random.double(6...15))
        let shape: ResolvedShape =
            switch seed % 4 {
            case 0: .roundedRectangle(rect, CornerRadii(random.double(1...7)), .continuous)
            case 1: .ellipse(rect)
            default: .path(Self.polygon(Self.corners(&random)), .nonZero)
            }
        let style = StrokeStyle(
            width: random.double(0.2...4), join: StrokeStyle.Join.allCases[seed / 4 % 3], miterLimit: 4)
        var stroker = Stroker(style, maxScale: 1)
        stroker.joinsPieces = false
        var pieces = Path()
        stroker.stroke(shape.path()) { pieces.append(Self.polygon($0)) }
        let stroke = Coverage(.stroke(shape, style), transform: .identity, clip: Self.frame)
        let deviation =
            zip(stroke.mask(in: Self.frame).values, Self.mask(pieces))
            .map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(deviation <= 12, "seed \(seed): \(deviation)/65535")
    }

    @Test(arguments: [("continuous", 2.0, true), ("continuous", 30, false), ("triangle", 2, true)])
    func areStrokedAsABandUnlessTheLineIsTooWide(shape: String, width: Double, isBand: Bool) {
        let rect = Rect(x: 2, y: 2, width: 20, height: 20)
        let path =
            shape == "triangle"
            ? Self.polygon([Point(2, 2), Point(22, 4), Point(9, 20)])
            : Path.roundedRectangle(rect, CornerRadii(6), .continuous)
        var stroker = Stroker(StrokeStyle(width: width), maxScale: 1)
        let result = stroker.stroke(path) { _ in }
        #expect(result == isBand)
    }
}
