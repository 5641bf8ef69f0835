import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrineReferences

/// The maximum distance from a pixel of joined bodies that affect it.
struct GlassReachTests {
    private func glass(_ places: [Double]) -> Glass {
        let bodies = places.map { x in
            Glass.Body(.ellipse(Rect(x: x, y: 0, width: 40, height: 40)), GlassOptics())
        }
        return Glass(bodies, smoothness: 12)
    }

    @Test(arguments: [2, 3, 5]) func bodiesFarApartReachForOneAnother(_ count: Int) {
        let places = (0..<count).map { Double($0) * 500 }
        #expect(glass(places).reach(level: 3) == 15)
    }

    @Test(arguments: [2, 3, 5]) func bodiesTogetherReachThroughOneAnother(_ count: Int) {
        let places = (0..<count).map { Double($0) * 2 }
        #expect(glass(places).reach(level: 3) == 3 + Double(count - 1) * 12)
    }

    @Test func twoTogetherAndOneApart() { #expect(glass([0, 10, 900]).reach(level: 3) == 15) }
}
