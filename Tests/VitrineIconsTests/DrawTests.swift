import Testing

@testable import VitrineGeometry
@testable import VitrineIconDrawings
@testable import VitrineIcons

@Suite struct DrawTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (12, "12"), (-3, "-3"), (1.5, "1.5"), (-0.25, "-0.25"),
        (2.0006, "2.001"), (0.05, "0.05"), (9.9999, "10"), (-7.07, "-7.07"),
    ])
    func numbersAreShort(value: Double, text: String) {
        #expect(PathData.number(value) == text)
    }

    @Test func circleFillsItsBox() throws {
        let bounds = try #require(try Path(svg: PathData.circle(12, 11, 9)).bounds)
        #expect(abs(bounds.minX - 3) < 1e-6 && abs(bounds.maxX - 21) < 1e-6)
        #expect(abs(bounds.minY - 2) < 1e-6 && abs(bounds.maxY - 20) < 1e-6)
    }

    @Test func boxWithLargeRadiusIsACapsule() throws {
        let bounds = try #require(try Path(svg: PathData.roundedRect(2, 3, 10, 4, radius: 99)).bounds)
        #expect(abs(bounds.minX - 2) < 1e-6 && abs(bounds.maxX - 12) < 1e-6)
        #expect(abs(bounds.minY - 3) < 1e-6 && abs(bounds.maxY - 7) < 1e-6)
    }

    /// The rounding of a right angle with radius 2 begins and ends 2 units from the corner.
    @Test func cornersAreTangent() {
        let data = PathData.polygon([.init(0, 0, 2), .init(10, 0), .init(10, 10), .init(0, 10)])
        #expect(data == "M0 2A2 2 0 0 1 2 0L10 0L10 10L0 10Z")
    }

    /// A concave corner turns the other way.
    @Test func concaveCornersSweepBack() {
        let data = PathData.polygon([
            .init(0, 0), .init(10, 0), .init(10, 10), .init(5, 10), .init(5, 5, 1), .init(0, 5),
        ])
        #expect(data == "M0 0L10 0L10 10L5 10L5 6A1 1 0 0 0 4 5L0 5Z")
    }

    @Test func arcsRunClockwiseFromTwelve() {
        #expect(PathData.arc(12, 12, 9, from: 0, to: 90) == "M12 3A9 9 0 0 1 21 12")
        #expect(PathData.arc(12, 12, 9, from: 90, to: 360) == "M21 12A9 9 0 1 1 12 3")
    }

    @Test func slashCutsBeforeItDraws() {
        let layers = [Icon.Layer.ring].slashed()
        #expect(layers.count == 3)
        guard case .cutStroke(let gap, let wide) = layers[1].step,
            case .stroke(let bar, let thin) = layers[2].step
        else {
            Issue.record("a slash is a cut and then a line")
            return
        }
        #expect(gap == bar && wide > thin)
        #expect(layers.map(\.level) == [.secondary, nil, .primary])
    }
}
