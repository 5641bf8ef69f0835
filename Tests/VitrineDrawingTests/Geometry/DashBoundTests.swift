import Testing

@testable import VitrineGeometry
@testable import VitrineReferences

@Suite("Dashes that overlap by the thousand are a solid line")
struct DashBoundTests {
    private func polygons(_ style: StrokeStyle, contours: Int = 1) -> Int {
        var path = Path()
        for index in 0..<contours {
            path.append(ResolvedShape.ellipse(Rect(x: Double(index), y: 0, width: 40, height: 40)).path())
        }
        var count = 0
        var stroker = Stroker(style, maxScale: 1)
        stroker.stroke(path) { _ in count += 1 }
        return count
    }

    @Test func shortDashesOfAWideLine() {
        let solid = polygons(StrokeStyle(width: 50, cap: .round))
        #expect(polygons(StrokeStyle(width: 50, cap: .round, dash: [0.01, 0])) == solid)
        #expect(polygons(StrokeStyle(width: 50, cap: .round, dash: [0, 0.01])) == solid)
        // A stroke of many contours has no more.
        let many = StrokeStyle(width: 20, cap: .round, dash: [0.1, 0.15])
        #expect(polygons(many) > 500 && polygons(many, contours: 60) < 60 * polygons(many) / 2)
    }

    @Test func dashesThatCanBeSeen() {
        for style in [
            StrokeStyle(width: 1, dash: [0.05, 0.05]), StrokeStyle(width: 0.01, dash: [0.01, 0.01]),
            StrokeStyle(width: 20, dash: [0.25, 0.25]), StrokeStyle(width: 4, cap: .round, dash: [0, 4]),
        ] {
            let period = style.dash.reduce(0, +)
            #expect(Double(polygons(style)) >= 125 / period - 2, "\(style)")
        }
    }
}
