import Testing
import VitrineRendering
import VitrineSwiftSource
import VitrineTestSupport

/// The order in which views in Swift take their modifiers is that of the scene language.
@Suite struct ModifierOrderTests {
    /// A value of each modifier that changes the picture.
    private static let samples: [(key: String, value: String)] = [
        ("padding", "{ leading: 9, top: 5 }"), ("aspectRatio", "3"), ("frame", "{ width: 60, height: 44 }"),
        (
            "safeAreaInset",
            "{ edge: bottom, content: [{ rectangle: null, frame: { height: 6 }, fill: green }] }"
        ),
        ("clip", "true"), ("background", "blue"), ("cornerRadius", "6"), ("stroke", "green"),
        ("shadow", "{ radius: 4, x: 3 }"),
        ("overlay", "[{ circle: null, frame: { size: 12 }, fill: green }]"),
        ("blur", "2"), ("mask", "[{ circle: null }]"), ("rotation3D", "{ degrees: 40, axis: y }"),
        ("opacity", "0.5"), ("scale", "1.4"),
        ("skew", "{ x: 20 }"), ("rotation", "30"), ("offset", "{ x: 8, y: -5 }"),
        ("position", "{ x: 40, y: 30 }"),
    ]

    /// Pairs of samples of which the first acts inside the second.
    private static let pairs: [(inner: Int, outer: Int)] = samples.indices.flatMap { inner in
        samples.indices.compactMap { outer in
            ModifierOrder.isInside(samples[inner].key, [samples[outer].key]) ? (inner, outer) : nil
        }
    }

    private static func picture(_ node: String) throws -> [UInt8] {
        try Scene(yaml: SceneText.body("[\(node)]", canvas: "{ width: 100, height: 80, scale: 1 }"))
            .render(RenderOptions(threads: 1)).png()
    }

    @Test func everyPairIsFound() {
        #expect(Self.pairs.count > 120)
    }

    @Test(arguments: pairs) func oneNodeIsAsTwo(inner: Int, outer: Int) throws {
        let (inner, outer) = (Self.samples[inner], Self.samples[outer])
        let flat =
            "{ text: Order, foreground: red, \(outer.key): \(outer.value), \(inner.key): \(inner.value) }"
        let nested =
            "{ zstack: [{ text: Order, foreground: red, \(inner.key): \(inner.value) }], \(outer.key): \(outer.value) }"
        #expect(try Self.picture(flat) == Self.picture(nested), "\(inner.key) inside \(outer.key)")
    }
}
