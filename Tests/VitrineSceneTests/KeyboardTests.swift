import Testing
import VitrineGeometry
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineStyle

@Suite("Keyboards and bars at the edges of what they lie on")
struct KeyboardTests {
    /// A rim along the edges of a screen would frame the keyboard.
    @Test func glassReachesPastTheScreen() throws {
        let options = SceneOptions(os: .ios26)
        let box = try #require(
            try GlassContainerTests.glasses("{ keyboard: numberPad }", options).first?.bodies.first
        ).shape.bounds
        #expect(box.minX < -1 && box.maxX > 201 && box.maxY > 201 && box.minY >= -60)
        let screen = try SceneRun.laidOut(
            SceneText.body("[keyboard]", canvas: "{ device: iphone-17, scale: 1 }"), options: options
        ).displayList(text: try TextEngine(library: sharedLibrary))
        let whole = screen.items.compactMap { item -> Rect? in
            if case .glass(let glass) = item.content { glass.bodies.first?.shape.bounds } else { nil }
        }
        #expect(whole.first.map { $0.minX < -1 && $0.maxX > 403 && $0.maxY > 875 } == true)
        // Away from the edges of the screen it ends with its keys.
        let inner = try #require(
            try GlassContainerTests.glasses(
                "{ zstack: [{ keyboard: numberPad }], padding: 4 }", options
            ).first?.bodies.first
        ).shape.bounds
        #expect(inner.minX == 4 && inner.maxX == 196)
    }

    /// On its side, a phone's keyboard is lower: Apple's is 162 high without a home indicator, 171 with one and
    /// 209 with suggestions. Its keys keep clear of the island; emoji and dictation are beside them.
    @Test(arguments: [
        ("iphone-se", "keyboard", 162.0, 3.0...12), ("iphone-17-pro", "keyboard", 171, 75...76),
        ("iphone-17-pro", "keyboard: { suggestions: [Yes] }", 209, 75...76),
    ])
    func keyboardsAreLowInLandscape(
        device: String, node: String, height: Double, side: ClosedRange<Double>
    ) throws {
        let canvas = "{ device: \(device), orientation: landscape }"
        let screen = try SceneRun.laidOut("vitrine: 1\ncanvas: \(canvas)\nbody: [{ \(node) }]\n").root
        let room = try #require(screen.shownRoom)
        #expect(abs(screen.frame.maxY - room.minY - height) <= 6, "\(room)")
        func signs(_ placed: PlacedElement) -> [Rect] {
            (placed.element is IconElement ? [placed.frame] : []) + placed.children.flatMap(signs)
        }
        func letters(_ placed: PlacedElement) -> [Rect] {
            let isLetter = (placed.element as? TextElement).map { ["q", "p"].contains($0.content.string) }
            return (isLetter == true ? [placed.frame] : []) + placed.children.flatMap(letters)
        }
        let keys = letters(screen)
        let width = (screen.frame.width - 2 * side.lowerBound - 9 * 6) / 10
        #expect(abs(keys[0].midX - side.lowerBound - width / 2) <= 6, "\(keys)")
        let end = screen.frame.maxX - side.lowerBound
        let outer = signs(screen).filter { $0.maxX < side.lowerBound || $0.minX > end }
        #expect(outer.count == (side.lowerBound > 20 ? 2 : 0), "\(outer)")
    }

    /// In a card that it stands a little below the top of, the effect of a bar begins at the card's edge.
    @Test(arguments: [(8.0, 40.0), (30, 70)])
    func scrollEdgesBeginAtTheEdgeOfTheCard(_ padding: Double, _ top: Double) throws {
        let list = try GlassSceneTests.list(
            """
            { zstack: [{ navigationBar: { title: A, scrolled: 1 }, alignment: top }], padding: { top: \(padding) },
              frame: { width: 200, height: 120, alignment: top }, background: "#FFFFFF", cornerRadius: 20, clip: true }
            """, SceneOptions(os: .ios26))
        func find(_ items: [DisplayItem]) -> [Rect] {
            items.flatMap { item -> [Rect] in
                switch item.content {
                case .group(let group): find(group.items)
                case .progressiveBlur(let area, _):
                    area.operands.compactMap { operand in
                        if case .fill(.rectangle(let rect)) = operand.geometry { rect } else { nil }
                    }
                default: []
                }
            }
        }
        #expect(find(list.items).first?.minY == top)
    }

    /// The date of a tablet's status bar is written as its language does.
    @Test(arguments: [
        ("en", "Tue 9 Sep"), ("ar", "ثلاثاء 9 سبتمبر"), ("ja", "9月9日 火"), ("de", "Di 9 September"),
    ])
    func datesAreThoseOfTheLanguage(_ language: String, _ date: String) throws {
        let scene = try SceneRun.laidOut(
            SceneText.body(
                "[statusBar]", canvas: "{ device: ipad-mini, scale: 1 }", top: "language: \(language)\n"))
        func texts(_ placed: PlacedElement) -> [String] {
            ((placed.element as? TextElement).map { [$0.content.string] } ?? [])
                + placed.children.flatMap(texts)
        }
        #expect(texts(scene.root).contains(date))
    }
}
