import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineControls
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

/// The symbols and titles of bars: of one law for all, and of one largest size.
@Suite struct BarLabelTests {
    private static func list(_ placed: PlacedElement) -> [PlacedElement] {
        [placed] + placed.shownChildren.flatMap(list)
    }

    private static func placed(_ body: String, _ type: DynamicTypeSize = .large) throws -> [PlacedElement] {
        var options = SceneOptions(os: .ios26)
        options.dynamicType = type
        let text = SceneText.node(body, canvas: "{ width: 402, height: 200, scale: 2 }")
        return list(try SceneRun.laidOut(text, options: options).root)
    }

    /// Returns the sizes of texts.
    private static func texts(_ body: String, _ type: DynamicTypeSize = .large) throws -> [String: Size] {
        var texts: [String: Size] = [:]
        for placed in try placed(body, type) {
            if let text = placed.element as? TextElement { texts[text.content.string] = placed.frame.size }
        }
        return texts
    }

    /// Symbols take part of their colour from the glass; titles have the colour of labels.
    @Test(arguments: [
        ("navigationBar: { back: Shop, trailing: [{ icon: heart }, { title: Edit }] }", 2),
        ("navigationBar: { back: Shop, trailing: [{ icon: heart, state: disabled }] }", 1),
        ("toolbar: [{ icon: heart, title: Like }, { title: Edit }]", 1),
    ])
    func symbolsRestOnGlass(_ body: String, _ count: Int) throws {
        let labels = try Self.placed(body).filter { $0.element is GlassLabelElement }
        #expect(labels.count == count)
        for label in labels {
            let texts = Self.list(label).filter { $0.element is TextElement }
            #expect(texts.isEmpty)
        }
    }

    @Test func theWayBackHasTheSizeOfTitles() throws {
        let texts = try Self.texts("navigationBar: { back: Edit it, trailing: [{ title: Edit at }] }")
        let (back, title) = (try #require(texts["Edit it"]), try #require(texts["Edit at"]))
        #expect(back.height == title.height && abs(back.width - title.width) < 6)
    }

    @Test(arguments: [DynamicTypeSize.accessibility2, .accessibility5])
    func nothingInABarGrowsBeyondTheLargestOrdinarySize(_ type: DynamicTypeSize) throws {
        let bars = [
            "navigationBar: { back: B, titleView: [{ text: T, font: footnote }], trailing: [{ title: E }] }",
            "navigationBar: { leading: [{ content: [{ text: L, font: body }] }], title: T }",
            "toolbar: [{ content: [{ text: L, font: body }] }, { title: E }]",
        ]
        for bar in bars {
            let largest = try Self.texts(bar, .xxxLarge)
            #expect(try Self.texts(bar, type) == largest, "\(bar)")
            #expect(try Self.texts(bar) != largest, "\(bar)")
        }
    }

    /// A measurement is there of blue alone, and of buttons another one.
    @Test(arguments: [
        ("toolbar: [{ icon: plus, style: prominent, tint: blue }]", true),
        ("toolbar: [{ icon: plus, style: prominent, tint: brown }]", false),
        ("toolbar: [{ icon: plus, style: prominent, tint: \"#0B6B3A\" }]", false),
        ("button: { title: Done, style: glassProminent, tint: blue }", false),
        ("iconButton: { icon: plus, style: glassProminent, tint: blue }", false),
    ])
    func labelsOnTintedGlassAreWhiteButInBarsOnBlue(_ body: String, _ isVibrant: Bool) throws {
        let labels = try Self.placed(body).filter { $0.element is GlassLabelElement }
        #expect(labels.isEmpty != isVibrant)
    }
}
