import Testing
import VitrineTestSupport

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource

/// Keys that change nothing where they are: a warning says so.
@Suite struct NoEffectTests {
    private func scene(_ node: String) -> String {
        SceneText.node(node, canvas: "{ width: 60, height: 60, scale: 1 }")
    }

    @Test(arguments: [
        ("{ circle: 20, fill: red, cornerRadius: 4 }", "`cornerRadius` changes nothing on circle"),
        ("{ star: 5, fill: red, cornerRadius: 4 }", "`cornerRadius` changes nothing on star"),
        (
            "{ rectangle: , fill: red, clip: { circle: 20, fill: blue } }",
            "`fill` changes nothing on a clip"
        ),
        (
            "{ union: [{ circle: 20, clip: rectangle }, { circle: 9 }], fill: red }",
            "`clip` changes nothing on a shape of a combination"
        ),
        (
            """
            { rectangle: , fill: { radialGradient: { colors: [red, blue], center: top, startCenter: top, \
            endCenter: bottom, endRadius: 9 } } }
            """, "`center` changes nothing on a radial gradient"
        ),
        (
            "{ image: { source: wide.png, fit: stretch, position: top }, frame: { size: 20 } }",
            "`position` changes nothing on a picture"
        ),
        (
            "{ image: { source: wide.png, position: [2, 0] }, frame: { size: 20 } }",
            "`position` changes nothing on an image of fit original"
        ),
        (
            "{ image: { source: wide.png, fit: fit, position: top }, frame: { size: 20 } }",
            "`position` changes nothing on an image of fit fit"
        ),
        (
            "{ circle: 20, fill: red, shadow: { inner: true, radius: 3, knockout: true } }",
            "`knockout` changes nothing on an inner shadow"
        ),
        (
            "{ union: [{ circle: 20, fill: blue }, { circle: 9 }], fill: red }",
            "`fill` changes nothing on a shape of a combination"
        ),
        (
            "{ difference: [{ circle: 20 }, { circle: 9, shadow: { radius: 3 } }], fill: red }",
            "`shadow` changes nothing on a shape of a combination"
        ),
        (
            "{ union: [{ circle: 20 }, { circle: 9, overlay: { circle: 3 } }], fill: red }",
            "`overlay` changes nothing on a shape of a combination"
        ),
        (
            "{ rectangle: , fill: red, clip: { circle: 20, filter: { invert: 1 } } }",
            "`filter` changes nothing on a clip"
        ),
        ("{ circle: 20, stroke: { paint: red, edges: [] } }", "`paint` changes nothing on a stroke"),
        ("{ circle: 20, stroke: { paint: red, width: 0 } }", "`paint` changes nothing on a stroke"),
        ("{ circle: 20, stroke: { paint: red, dash: [0, 0] } }", "`dash` changes nothing on a stroke"),
        (
            "{ chart: { kind: line, series: [{ values: [1, 2], dash: [0, 0] }] } }",
            "`dash` changes nothing on a series"
        ),
        (
            "{ chart: { series: [{ values: [1, 2], dash: [4, 4] }] } }",
            "`dash` changes nothing on a series: only lines"
        ),
        (
            "{ chart: { kind: ring, series: [{ values: [1], dash: true }] } }",
            "`dash` changes nothing on a series: only lines"
        ),
    ])
    func keysWithoutEffectAreNamed(node: String, message: String) throws {
        let warnings = try SceneRun.resolved(scene(node)).warnings.all.map(\.problem.message)
        #expect(warnings.contains { $0.hasPrefix(message) }, "\(warnings)")
    }

    @Test(arguments: [
        "{ circle: 20, fill: red, cornerRadius: 4, background: blue }",
        "{ rectangle: , fill: red, cornerRadius: 4 }", "{ roundedRectangle: 4, fill: red }",
        "{ circle: 20, stroke: { paint: red, dash: [0, 4], cap: round } }",
        "{ chart: { kind: line, series: [{ values: [1, 2], dash: [4, 4] }] } }",
    ])
    func keysWithAnEffectAreNot(node: String) throws {
        #expect(try SceneRun.resolved(scene(node)).warnings.all.isEmpty)
    }

    @Test func noMaskIsAnError() throws {
        let faults = try SceneRun.faults(scene("{ circle: 20, fill: red, mask: [] }"))
        #expect(faults != nil)
    }
}
