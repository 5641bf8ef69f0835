import Testing

@testable import VitrineSource

@Suite("A scene with ten mistakes")
struct TenMistakesTests {
    static let scene = """
        vitrine: 1
        titel: Ten mistakes
        canvas: { device: iphone-71 }
        body:
          - vstack:
              - text: Hello
                font: { weight: bolder }
                paddin: 4
              - icon: timr
              - circle: .nan
                fill: "#12345"
              - card: []
                material: ultraThick2
                shadow: { radius: 1e9 }
              - path: "M 0 0 X"

        """

    @Test func tenLocatedErrors() throws {
        let faults = try #require(try SceneRun.faults(Self.scene))
        #expect(faults.all.count == 10)
        try expectGolden(faults.rendered(), "ten-mistakes.txt")
    }
}
