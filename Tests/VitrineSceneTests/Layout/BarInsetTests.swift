import Testing
import VitrineJSON
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource

/// Bars take room from content that would lie under them, as in SwiftUI, and from nothing else.
@Suite struct BarInsetTests {
    private static let tabs =
        "{ tabBar: { items: [{ icon: house, label: Home }, { icon: person, label: Me }] } }"

    private func scene(_ nodes: [String]) -> String {
        let body = nodes.map { "  - \($0)\n" }.joined()
        return "vitrine: 1\ncanvas: iphone-17-pro\nbody:\n\(body)"
    }

    private func laidOut(_ nodes: [String]) throws -> LaidOutScene { try SceneRun.laidOut(scene(nodes)) }

    /// Returns the dump of a body's elements.
    private func elements(_ nodes: [String]) throws -> String {
        try SceneRun.resolved(scene(nodes)).root.dump.text()
    }

    private func placed(_ nodes: [String]) throws -> PlacedElement { try laidOut(nodes).root }

    /// Returns the frames of a body on a phone, by paths.
    private func frames(_ nodes: [String]) throws -> [String: [Double]] {
        try LayoutCase.frames(ofDump: laidOut(nodes).dump.jsonText())
    }

    /// The safe area begins at 62, an inline bar is 54 high, one with a large title 107.
    private static let screens: [(nodes: [String], top: Double)] = [
        (["{ navigationBar: Library }", "{ list: [{ row: One }], id: a }"], 116),
        (["{ list: [{ row: One }], id: a }", "{ navigationBar: { title: Library, display: large } }"], 169),
        (["{ navigationBar: Library }", "{ vstack: [{ text: One, id: a }, spacer] }"], 116),
        (["{ navigationBar: Library }", "{ vstack: [{ progressRing: 0.4, id: a }, spacer] }"], 116),
        (["{ navigationBar: Library }", "{ vstack: [{ slider: 0.4, id: a }, spacer] }"], 116),
        (
            [
                "{ navigationBar: Library }",
                "{ vstack: [{ circle: 80, accessibility: { label: Play, traits: isButton }, id: a }, spacer] }",
            ], 116
        ),
    ]

    /// In a scroll shapes count, too, unless they are as wide as it and may lie behind everything.
    @Test(arguments: [
        ("{ scroll: [{ rectangle: , frame: { width: 300, height: 200 }, id: a }] }", 116.0),
        (
            "{ scroll: [{ vstack: [{ circle: 80 }, spacer], frame: { width: 320, height: 200 }, background: red, id: a }] }",
            116
        ),
        ("{ scroll: [{ rectangle: , frame: { maxWidth: infinity, height: 200 }, id: a }] }", 62),
    ])
    func piecesThatScrollBeginBelowABar(node: String, top: Double) throws {
        #expect(try frames(["{ navigationBar: Library }", node])["#a"]?[1] == top)
    }

    /// What a scroll has moved under the bar beside it or above it shows in the bar.
    @Test(arguments: [("inline", 30.0, 1.0), ("inline", 0, 0), ("large", 26, 0.5), ("large", 80, 1)])
    func barsKnowHowFarTheirScrollHasMoved(display: String, offset: Double, amount: Double) throws {
        let bar = "{ navigationBar: { title: Library, display: \(display) } }"
        let scroll = """
            { scroll: [{ forEach: { data: 60, content: { text: "{index}" } } }], contentOffset: { y: \(offset) } }
            """
        for nodes in [[bar, scroll], ["{ vstack: [\(bar), \(scroll)], spacing: 0 }"]] {
            let dump = try elements(nodes)
            #expect(dump.contains("edge=top amount=\(PrintedText.number(amount))"), "\(dump)")
        }
        let own = "{ navigationBar: { title: Library, display: \(display), scrolled: 0.25 } }"
        #expect(try elements([own, scroll]).contains("edge=top amount=0.25"))
    }

    /// Content fades under what lies along the upper or lower edge, as under a bar; on a page without one
    /// colour half as much, and before release 26 not at all.
    @Test(arguments: [
        ("bottom", "white", 26, "edge=bottom amount=1"), ("top", "white", 26, "edge=top amount=1"),
        ("bottom", "{ linearGradient: { colors: [red, blue] } }", 26, "edge=bottom amount=0.5"),
        ("bottom", "white", 18, nil), ("leading", "white", 26, nil),
    ])
    func contentFadesUnderViewsAlongAnEdge(edge: String, page: String, os: Int, effect: String?) throws {
        let scene = """
            vitrine: 1
            canvas: { device: iphone-17-pro, os: \(os) }
            background: \(page)
            body:
              - scroll: [{ rectangle: , frame: { height: 2000 } }]
                safeAreaInset: { edge: \(edge), edgeEffect: true, content: [{ text: Buy }] }

            """
        let dump = try SceneRun.resolved(scene).root.dump.text()
        guard let effect else { return #expect(!dump.contains("edgeEffect"), "\(dump)") }
        #expect(dump.contains("edgeEffect") && dump.contains(effect), "\(dump)")
    }

    @Test func fadingAtASideIsToldOf() throws {
        let scene = """
            vitrine: 1
            canvas: iphone-17-pro
            body:
              - scroll: [{ text: Long }]
                safeAreaInset: { edge: leading, edgeEffect: true, content: [{ text: Buy }] }

            """
        let messages = try SceneRun.resolved(scene).warnings.all.map(\.problem.message)
        #expect(
            messages == [
                "`edgeEffect` changes nothing on a safe-area inset: content fades above and below alone"
            ])
    }

    /// A list with more rows than there is room for begins below the bar, and its rows go on below.
    @Test(arguments: ["", "{ text: Above }, "])
    func aLongListBeginsBelowABar(_ above: String) throws {
        let list = "{ list: [{ forEach: { data: 30, content: { row: \"Row {index}\" } } }], id: a }"
        let node = above.isEmpty ? list : "{ vstack: [\(above)\(list)] }"
        let frame = try #require(try frames(["{ navigationBar: Library }", node])["#a"])
        #expect((132...161).contains(frame[1]) && frame[3] > 874, "\(frame)")
    }

    /// Of two lists in one column each shows all of its rows.
    @Test func listsThatShareAColumnKeepTheirRows() throws {
        func list(_ id: String, _ count: Int) -> String {
            "{ list: [{ forEach: { data: \(count), content: { row: \"Row {index}\" } } }], id: \(id) }"
        }
        let found = try frames(["{ vstack: [\(list("a", 9)), \(list("b", 3))] }"])
        #expect(try #require(found["#a"])[3] > 9 * 44)
    }

    /// A bar within a stack is as high as what it shows, and takes no room from what is below.
    @Test func aBarInAStackKeepsItsHeight() throws {
        let lines = """
            { vstack: [{ forEach: { data: 9, content: { text: "Line {item} of a note", font: 40 } } }], id: a }
            """
        let stack =
            "{ vstack: [{ navigationBar: Library }, \(lines), { spacer: 0 }], frame: { maxHeight: infinity } }"
        let alone = try #require(try frames(["{ vstack: [\(lines), { spacer: 0 }] }"])["#a"])
        #expect(try frames([stack])["#a"]?[3] == alone[3])
    }

    @Test(arguments: screens)
    func contentBeginsBelowABar(nodes: [String], top: Double) throws {
        let frame = try #require(try frames(nodes)["#a"])
        // The rows of a list are 16 below its beginning.
        #expect((top...(top + 16.5)).contains(frame[1].rounded()), "\(frame)")
    }

    /// What keeps clear of the bar by itself, ignores it, or has been put there stays where it is.
    @Test(arguments: [
        ("{ vstack: [{ text: One, id: a }, spacer], padding: { top: 60 } }", 122.0),
        ("{ scroll: [{ text: One, id: a }], contentMargins: { top: 60 } }", 122),
        ("{ vstack: [{ text: One, id: a }, spacer], ignoresSafeArea: true }", 0),
        ("{ vstack: [{ text: One, id: a }, spacer], offset: { y: 10 } }", 72),
    ])
    func contentWithAPlaceOfItsOwnStays(node: String, top: Double) throws {
        let frame = try #require(try frames(["{ navigationBar: Library }", node])["#a"])
        #expect(abs(frame[1] - top) < 1, "\(frame)")
    }

    /// A scroll reaches the edge of the screen, and its content begins below the bar; scrolled, it goes under.
    @Test(arguments: [(0.0, 116.0), (30, 86)])
    func aScrollExtendsUnderABar(offset: Double, top: Double) throws {
        let lines = "{ forEach: { data: 40, content: { text: \"Line {item}\" } } }"
        let scroll = "{ scroll: [{ text: One, id: a }, \(lines)], contentOffset: { y: \(offset) } }"
        let nodes = [scroll, "{ navigationBar: Library }"]
        let content = try #require(try frames(nodes)["#a"])
        #expect(abs(content[1] - top) < 1, "\(content)")
        let viewport = try #require(Self.scroll(in: try placed(nodes)))
        #expect(viewport.frame.minY == 0, "\(viewport.frame)")
    }

    /// The names of ends are offsets as far as there is anything to scroll, under a bar as well.
    @Test(arguments: [("bottom", "{ y: 5000 }"), ("top", "{ y: 0 }")])
    func aScrollShowsTheEndThatIsNamed(_ name: String, _ offset: String) throws {
        let lines = "{ forEach: { data: 40, content: { text: \"Line {item}\" } } }"
        func place(_ offset: String) throws -> [Double]? {
            try frames([
                "{ scroll: [\(lines), { text: End, id: a }], contentOffset: \(offset) }",
                "{ navigationBar: { title: Library, display: large } }",
            ])["#a"]
        }
        #expect(try #require(try place(name)) == #require(try place(offset)))
    }

    private static func scroll(in placed: PlacedElement) -> PlacedElement? {
        placed.element is ScrollElement ? placed : placed.children.lazy.compactMap(scroll).first
    }

    /// A tab bar begins 83 above the screen's end.
    @Test func contentEndsAboveATabBar() throws {
        let column = "{ vstack: [{ text: Top }, spacer, { text: End, id: a }] }"
        let frame = try #require(try frames([column, Self.tabs])["#a"])
        #expect(abs(frame[1] + frame[3] - 791) < 1, "\(frame)")
    }

    /// A column ends above a keyboard, and so does a scroll that is at its end; a sheet lies over both.
    @Test(arguments: ["keyboard", "keyboard: numberPad", "sheet: [{ text: Filters }]"])
    func contentEndsAboveAKeyboard(_ over: String) throws {
        let lines = "{ forEach: { data: 40, content: { text: \"Line {item}\" } } }"
        for content in [
            "{ vstack: [{ text: Top }, spacer, { text: End, id: a }] }",
            "{ scroll: [\(lines), { text: End, id: a }], contentOffset: { y: 5000 } }",
        ] {
            let nodes = [content, "{ \(over) }"]
            let alone = try #require(try frames([content])["#a"])
            let frame = try #require(try frames(nodes)["#a"])
            let top = try #require(try placed(nodes).children[1].shownRoom?.minY)
            if over.hasPrefix("sheet") {
                #expect(frame == alone)
            } else {
                #expect(abs(frame[1] + frame[3] - top) < 1 && top < 700, "\(frame), \(top)")
            }
        }
    }

    /// A background without a shape reaches the edges of the screen, and none with corners or within a scroll.
    @Test(arguments: [
        ("{ vstack: [{ text: A }, spacer], background: red }", true),
        ("{ vstack: [{ text: A }, spacer], background: red, cornerRadius: 4 }", false),
        ("{ vstack: [{ text: A }, spacer], background: red, frame: { height: 40 } }", false),
    ])
    func aBackgroundReachesTheEdges(node: String, isWhole: Bool) throws {
        let canvas = "{ width: 100, height: 200, scale: 1, safeArea: { top: 20, bottom: 10 } }"
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.laidOut(SceneText.node(node, canvas: canvas)).displayList(text: engine)
        let lines = DisplayListPrinter(showsSources: false).text(of: list).split(separator: "\n")
        #expect(lines.contains("fill rectangle(45 0 11 200) #FF383C") == isWhole, "\(lines)")
    }

    /// A background that reaches the edges does not hide the status bar before it, and one that the scene
    /// extends does.
    @Test(arguments: [("padding: 0", true), ("ignoresSafeArea: true", false)])
    func aBackgroundLeavesTheStatusBar(modifier: String, isShown: Bool) throws {
        let node = "{ vstack: [{ text: A }, spacer], background: red, \(modifier) }"
        let engine = try TextEngine(library: sharedLibrary)
        let list = try laidOut(["statusBar: { island: false }", node]).displayList(text: engine)
        let items = list.items.map(\.source)
        let background = try #require(items.lastIndex { $0 == "body[1].vstack" })
        let bar = try #require(items.firstIndex { $0.hasPrefix("body[0].statusBar") })
        #expect((bar > background) == isShown, "\(items)")
    }
}
