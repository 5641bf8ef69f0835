import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

/// Measurements of the built-in structures, taken from the layout of scenes.
@Suite("Structures of a screen")
struct StructureTests {
    private func scene(
        _ body: String, _ canvas: String = "{ width: 390, height: 844, scale: 2 }", top: String = ""
    ) -> String { SceneText.node(body, canvas: canvas, top: top) }

    /// Returns the frames of all elements with a label, in order.
    private func frames(
        of label: String, _ scene: String, options: SceneOptions = SceneOptions()
    ) throws -> [Rect] {
        var found: [Rect] = []
        func walk(_ placed: PlacedElement) {
            if placed.element.label == label { found.append(placed.frame) }
            placed.shownChildren.forEach(walk)
        }
        walk(try SceneRun.laidOut(scene, options: options).root)
        return found
    }

    /// Returns the frames of texts by their content.
    private func texts(_ scene: String, options: SceneOptions = SceneOptions()) throws -> [String: Rect] {
        var found: [String: Rect] = [:]
        func walk(_ placed: PlacedElement) {
            if let text = placed.element as? TextElement { found[text.content.string] = placed.frame }
            placed.shownChildren.forEach(walk)
        }
        walk(try SceneRun.laidOut(scene, options: options).root)
        return found
    }

    @Test(arguments: [(18, 44.0, 22.0), (26, 54, 22), (27, 54, 22)])
    func navigationBarsAreAsHighAsTheirRelease(_ os: Int, _ height: Double, _ middle: Double) throws {
        let bar = scene(
            "{ navigationBar: { title: Inbox, back: All }, id: bar }",
            "{ width: 390, height: 844, os: \(os) }")
        let row = try #require(try frames(of: "barRow", bar).first)
        let all = try texts(bar)
        let title = try #require(all["Inbox"])
        #expect(title.midX == 195 || abs(title.midX - 195) <= 0.5)
        #expect(abs(title.midY - middle) <= 1)
        let bars = try frames(of: "titleBar", bar)
        #expect(bars.map(\.height) == [height])
        #expect(row.maxY <= height)
    }

    @Test func aTitleGivesWayToItems() throws {
        let bar = scene(
            "{ navigationBar: { title: A title that is much too long for its bar, back: Somewhere else, trailing: [{ title: Done }] } }",
            "{ width: 320, height: 200, os: 18 }")
        let all = try texts(bar)
        let back = try #require(all["Somewhere else"])
        let title = try #require(all["A title that is much too long for its bar"])
        let done = try #require(all["Done"])
        #expect(back.maxX + 8 <= title.minX + 0.5)
        #expect(title.maxX + 8 <= done.minX + 0.5)
        // Items keep their words.
        let alone = try #require(
            try texts(
                scene(
                    "{ navigationBar: { trailing: [{ title: Done }] } }",
                    "{ width: 320, height: 200, os: 18 }"))["Done"])
        #expect(alone.width == done.width)
    }

    @Test func largeTitlesLeaveAsPeopleScroll() throws {
        func height(_ scrolled: Double) throws -> Double {
            try frames(
                of: "frame",
                scene(
                    "{ navigationBar: { title: Library, display: large, scrolled: \(scrolled) } }",
                    "{ width: 390, height: 844, os: 18 }")
            ).map(\.height).filter { $0 < 844 }.max() ?? 0
        }
        let (open, half, closed) = (try height(0), try height(0.5), try height(1))
        #expect(abs(open - 96) <= 2)
        #expect(half < open && half > closed)
        #expect(closed == 44)
    }

    @Test func groupsOfGlassHoldItemsOf44Points() throws {
        let bar = scene(
            "{ toolbar: [{ icon: heart }, { icon: trash }, gap, { icon: plus }, { title: Save, style: prominent }] }"
        )
        let capsules = try frames(of: "surface", bar)
        #expect(capsules.count == 3)
        #expect(capsules.map(\.height) == [44, 44, 44])
        #expect(capsules[0].width == 93 && capsules[1].width == 44)
        // Before release 26, one material extends from side to side.
        let classic = try frames(
            of: "surface",
            scene("{ toolbar: [{ icon: heart }, { icon: trash }] }", "{ width: 390, height: 844, os: 18 }"))
        #expect(classic.count == 1 && classic[0].width == 390)
    }

    @Test(arguments: [(18, 44.0, 16.0), (26, 52, 16)])
    func rowsHaveTheirReleasesMeasures(_ os: Int, _ height: Double, _ inset: Double) throws {
        let list = scene(
            "{ list: [{ row: One }, { row: { title: Two, icon: wifi, tile: blue } }, { row: Three }] }",
            "{ width: 390, height: 844, scale: 2, os: \(os) }")
        let rows = try frames(of: "row", list)
        #expect(rows.map(\.height) == [height, height, height])
        #expect(rows.map(\.minX) == [16, 16, 16])
        let lines = try frames(of: "divider", list)
        #expect(lines.count == 2)
        #expect(lines[0].minX == rows[0].minX + inset)
        // Below a title that follows a tile, the line begins where the title does.
        let title = try #require(try texts(list)["Two"])
        #expect(lines[1].minX == title.minX)
        #expect(lines[0].maxX == (os == 18 ? 374 : 358))
        #expect(lines[0].maxY == rows[0].maxY)
    }

    @Test func listsAreMirrored() throws {
        let list = scene(
            "{ list: [{ row: { title: One, icon: wifi, tile: blue, accessory: disclosure } }] }",
            "{ width: 390, height: 844, layoutDirection: rtl }")
        let title = try #require(try texts(list)["One"])
        #expect(title.maxX == 390 - 16 - 16 - 30 - 14)
    }

    @Test(arguments: DynamicTypeSize.allCases)
    func rowsGrowWithTextAndHoldIt(_ type: DynamicTypeSize) throws {
        let list = scene(
            "{ list: [{ row: { title: A rather long title of a row, subtitle: And a subtitle, value: Value, icon: wifi, tile: blue, accessory: disclosure } }] }"
        )
        let options = SceneOptions(dynamicType: type)
        let row = try #require(try frames(of: "row", list, options: options).first)
        for (text, frame) in try texts(list, options: options) {
            #expect(frame.minY >= row.minY && frame.maxY <= row.maxY, "\(text) at \(type)")
            #expect(frame.maxX <= row.maxX, "\(text) at \(type)")
        }
    }

    @Test func swipesMoveTheRowByWhatTheyReveal() throws {
        func place(_ swipe: Double) throws -> Double {
            let list = scene(
                "{ list: [{ row: { title: One, swipe: \(swipe), trailingActions: [{ title: A }, { title: B }], leadingActions: [{ title: C }] } }] }",
                "{ width: 390, height: 844, os: 18 }")
            return try #require(try texts(list)["One"]).minX
        }
        let rest = try place(0)
        #expect(try place(-1) == rest - 148)
        #expect(try place(-0.5) == rest - 74)
        #expect(try place(1) == rest + 74)
    }

    @Test func sheetsHaveTheHeightOfTheirDetent() throws {
        func top(_ detent: String, os: Int) throws -> Rect {
            let sheet = scene(
                "{ sheet: { detent: \(detent), content: [{ text: a }] } }",
                "{ device: iphone-17-pro, os: \(os) }")
            return try #require(try frames(of: "surface", sheet).first)
        }
        #expect(try top("medium", os: 18) == Rect(x: 0, y: 437, width: 402, height: 437))
        #expect(try top("large", os: 18) == Rect(x: 0, y: 72, width: 402, height: 802))
        // On whole pixels of a canvas at 3x.
        #expect(abs(try top("{ fraction: 25% }", os: 18).height - 218.5) < 0.2)
        #expect(try top("{ height: 300 }", os: 18).height == 334)
        // From release 26 on, it floats 8 points from the edges, and is as high as iOS 26 has it.
        let glass = try top("medium", os: 26)
        #expect(glass.minX == 8 && glass.width == 386)
        #expect(abs(glass.height - 451) < 0.5 && abs(glass.maxY - 866) < 0.1)
    }

    /// A bar grows with nodes for a title that are higher than it, in place of reaching under the island.
    @Test func aHighTitleMakesItsBarHigher() throws {
        func bar(_ height: Int) throws -> Rect {
            let view = "[{ rectangle: , frame: { width: 60, height: \(height) } }]"
            let scene = scene("{ navigationBar: { titleView: \(view) } }", "{ device: iphone-17-pro }")
            return try #require(try frames(of: "titleBar", scene).first)
        }
        let (low, high) = (try bar(30), try bar(80))
        #expect(low.height == 54 && high.height == 90 && high.minY == low.minY)
    }

    /// A title that is higher than the bar moves none of its items.
    @Test(arguments: [44.0, 60, 80]) func itemsStayBesideAHighTitle(_ height: Double) throws {
        func place(_ height: Double) throws -> Double {
            let title = "{ rectangle: , frame: { width: 40, height: \(height) } }"
            let bar = scene(
                "{ navigationBar: { titleView: [\(title)], trailing: [{ title: Edit }] } }",
                "{ width: 390, height: 300, os: 26 }")
            return try #require(try texts(bar)["Edit"]).midY
        }
        #expect(try place(height) == place(30))
    }

    /// Nodes of a scene that are all of a row have its whole width.
    @Test func leadingNodesAloneHaveTheirWholeRow() throws {
        let text = "Words that need more than half of a row"
        let list = scene(
            "{ list: [{ row: { leading: [{ text: \(text), lineLimit: 1 }], state: selected } }] }",
            "{ width: 390, height: 300 }")
        #expect(try #require(try texts(list)[text]).width > 280)
    }

    /// The line below a row of any nodes begins at its text, also where the row has a background.
    @Test func separatorsBeginAtTheTextOfAColouredRow() throws {
        func start(_ background: String) throws -> Double? {
            let row = "{ hstack: [{ circle: 10 }, { text: One }, spacer], padding: 12\(background) }"
            let list = scene("{ list: [\(row), { row: Two }] }", "{ width: 390, height: 300, os: 26 }")
            func find(_ placed: PlacedElement) -> Double? {
                if placed.element.label == "separatedRow" { return placed.shownChildren.last?.frame.minX }
                return placed.shownChildren.lazy.compactMap(find).first
            }
            return find(try SceneRun.laidOut(list).root)
        }
        let plain = try #require(try start(""))
        let coloured = try start(", background: yellow")
        #expect(coloured == plain && plain > 20)
    }

    /// UIKit's form, half as high at the medium detent, wherever the tablet's edges are.
    @Test(arguments: [
        ("medium", 310.0), ("large", 620), ("{ fraction: 25% }", 155), ("{ height: 300 }", 300),
    ])
    func sheetsAreFormsInTheMiddleOfATablet(_ detent: String, _ height: Double) throws {
        let sheet = "{ sheet: { detent: \(detent), content: [{ text: a }] } }"
        for canvas in ["device: ipad-pro-11", "device: ipad, orientation: landscape, os: 18"] {
            let scene = scene(sheet, "{ \(canvas) }")
            let form = try #require(try frames(of: "surface", scene).first)
            let screen = try SceneRun.resolved(scene).canvas.size
            #expect(form.width == 540 && form.height == height)
            #expect(form.midX == screen.width / 2 && form.midY == screen.height / 2)
        }
    }

    @Test(arguments: [(18, 270.0), (26, 320)])
    func alertsHaveTheirWidthAndStandInTheMiddle(_ os: Int, _ width: Double) throws {
        let alert = scene(
            "{ alert: { title: Sure, actions: [{ title: Cancel, role: cancel }, { title: Delete, role: destructive }] } }",
            "{ width: 390, height: 844, os: \(os) }")
        let panel = try #require(try frames(of: "surface", alert).first)
        #expect(panel.width == width)
        #expect(abs(panel.midX - 195) <= 0.5 && abs(panel.midY - 422) <= 0.5)
        let all = try texts(alert)
        let (cancel, delete) = (try #require(all["Cancel"]), try #require(all["Delete"]))
        // The button that cancels comes first, on the same line as the other.
        #expect(cancel.maxX < delete.minX && cancel.midY == delete.midY)
    }

    @Test func longActionsOfAlertsStandBelowOneAnotherAndTheCancellingOneLast() throws {
        let alert = scene(
            "{ alert: { title: Sure, actions: [{ title: Cancel, role: cancel }, { title: Remove from this device }] } }"
        )
        let all = try texts(alert)
        #expect(try #require(all["Remove from this device"]).maxY < (try #require(all["Cancel"])).minY)
    }

    @Test(arguments: [(18, 44.0), (26, 42)])
    func menusAre250PointsWide(_ os: Int, _ height: Double) throws {
        let menu = scene(
            "{ menu: [Copy, Paste, divider, { title: Delete, role: destructive }], id: menu }",
            "{ width: 390, height: 844, os: \(os) }")
        let panel = try #require(try frames(of: "surface", menu).first)
        #expect(panel.width == 250)
        let all = try texts(menu)
        let pitch = try #require(all["Paste"]).minY - (try #require(all["Copy"])).minY
        #expect(abs(pitch - height) <= 0.5)
    }

    @Test func popoversMakeRoomForTheirArrow() throws {
        func inner(_ arrow: String) throws -> (Rect, Rect) {
            let popover = scene(
                "{ popover: { arrow: \(arrow), content: [{ rectangle: null, frame: { size: 80 } }] }, padding: 10 }"
            )
            return (
                try #require(try frames(of: "popover", popover).first),
                try #require(try frames(of: "rectangle", popover).first)
            )
        }
        for (arrow, size) in [("top", Size(100, 113)), ("leading", Size(113, 100)), ("none", Size(100, 100))]
        {
            #expect(try inner(arrow).0.size == size, "\(arrow)")
        }
        let (panel, content) = try inner("bottom")
        #expect(content.minY == panel.minY + 10 && content.maxY == panel.maxY - 23)
    }

    /// A square of 80 with a margin of 10 at each anchor of a room of 390 by 844.
    @Test(arguments: [
        ("top", "{ x: 195, y: 100 }", Point(155, 123)), ("top", "{ x: 5, y: 100 }", Point(20, 123)),
        ("bottom", "[1, 1]", Point(290, 741)), ("leading", "{ x: 40, y: 400 }", Point(63, 360)),
        ("trailing", "{ x: 300, y: 3 }", Point(197, 20)),
    ])
    func popoversPointAtTheirAnchor(_ arrow: String, _ anchor: String, _ place: Point) throws {
        let popover = scene(
            "{ popover: { arrow: \(arrow), anchor: \(anchor), content: [{ rectangle: null, frame: { size: 80 } }] }, padding: 10 }"
        )
        #expect(try #require(try frames(of: "rectangle", popover).first).origin == place)
        let mirrored = try frames(
            of: "rectangle", popover, options: SceneOptions(layoutDirection: .rightToLeft))
        #expect(mirrored.first?.maxX == 390 - place.x)
    }

    @Test func toastsAndHeadersHoldTheirText() throws {
        for type in [DynamicTypeSize.xSmall, .large, .accessibility5] {
            for body in [
                "{ toast: { title: A title, subtitle: A rather long subtitle that needs more than one line, action: Undo, style: error }, id: a }",
                "{ sectionHeader: { title: A title that is long, subtitle: And a subtitle, action: Show all }, id: a }",
            ] {
                let scene = scene(body)
                for (text, frame) in try texts(scene, options: SceneOptions(dynamicType: type)) {
                    #expect(frame.minX >= 0 && frame.maxX <= 390, "\(text) at \(type)")
                }
            }
        }
    }

    @Test(arguments: [(375.0, 54.0), (390, 54), (430, 56), (744, 64)])
    func keyboardsFillTheirWidth(_ width: Double, _ row: Double) throws {
        let keyboard = scene("keyboard", "{ width: \(width), height: 844, os: 18, scale: 2 }")
        let keys = try texts(keyboard)
        let (q, p, a) = (try #require(keys["q"]), try #require(keys["p"]), try #require(keys["a"]))
        #expect(abs((q.midX + p.midX) / 2 - width / 2) <= 0.5)
        #expect(abs(a.midY - q.midY - row) <= 0.5)
        let space = try #require(keys["space"])
        #expect(abs(space.midX - width / 2) <= 1)
    }

    @Test func keyboardsAreNotMirroredAndFollowTheirLanguage() throws {
        let right = try texts(scene("keyboard", "{ width: 390, height: 844, os: 18, layoutDirection: rtl }"))
        #expect(try #require(right["q"]).minX < (try #require(right["p"])).minX)
        let german = try texts(
            scene("keyboard", "{ width: 390, height: 844, os: 18 }", top: "language: de\n"))
        #expect(try #require(german["z"]).minY == (try #require(german["q"])).minY)
        #expect(german["Leerzeichen"] != nil)
    }
}
