import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

/// Measures of components as pictures of iOS 26 have them, and of the release before, in points at three
/// pixels each.
@Suite("Measures of release 26")
struct Release26MeasureTests {
    private static let types =
        "[{ icon: house, label: A }, { icon: star, label: B }, { icon: gear, label: C }]"

    private func frames(_ body: [String], _ canvas: String) throws -> [(label: String, frame: Rect)] {
        var found: [(String, Rect)] = []
        func walk(_ placed: PlacedElement) {
            let text = (placed.element as? TextElement)?.content.string
            found.append((text ?? placed.element.label, placed.frame))
            placed.shownChildren.forEach(walk)
        }
        let nodes = body.map { "  - \($0)\n" }.joined()
        walk(try SceneRun.laidOut("vitrine: 1\ncanvas: \(canvas)\nbody:\n\(nodes)").root)
        return found
    }

    private func first(_ label: String, _ body: [String], _ canvas: String) throws -> Rect {
        try #require(try frames(body, canvas).first { $0.label == label }?.frame)
    }

    private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.34 }

    @Test(arguments: [
        ("iphone-17-pro", 26, 2, 188.0, 94.0), ("iphone-17-pro", 26, 3, 274, 94),
        ("iphone-16e", 26, 3, 274, 94), ("iphone-17-pro", 26, 4, 360, 97.8), ("iphone-15", 26, 4, 351, 95.5),
        ("iphone-15", 26, 5, 351, 74), ("iphone-17-pro", 26, 5, 360, 74),
        ("iphone-17-pro", 27, 4, 360, 95), ("iphone-17-pro-max", 27, 4, 398, 107.33),
    ])
    func tabBarsFloatAboveTheLowerEdge(
        _ device: String, _ os: Int, _ count: Int, _ width: Double, _ tab: Double
    ) throws {
        let tabs = (0..<count).map { "{ icon: house, label: T\($0) }" }.joined(separator: ", ")
        let canvas = "{ device: \(device), scale: 3, os: \(os) }"
        let screen = try #require(Device.device(named: device)).size
        let all = try frames(["{ tabBar: { items: [\(tabs)] } }"], canvas)
        let bar = try #require(all.first { $0.label == "surface" && $0.frame.height == 62 }?.frame)
        #expect(isClose(bar.width, width) && isClose(bar.midX, screen.width / 2))
        #expect(isClose(screen.height - bar.maxY, 21))
        let pill = try #require(all.first { $0.label == "effect" && $0.frame.height == 54 }?.frame)
        #expect(isClose(pill.minX, bar.minX + 4) && isClose(pill.minY, bar.minY + 4))
        #expect(isClose(pill.width, tab))
    }

    @Test func tabsWithoutRoomAreAsWideAsTheirTitles() throws {
        let titles = ["Today", "Track", "Growth", "Memories", "More"]
        let items = titles.map { "{ icon: heart, label: \($0) }" }.joined(separator: ", ")
        let all = try frames(
            ["{ tabBar: { items: [\(items)] } }"], "{ device: iphone-17-pro, scale: 3, os: 26 }")
        for (title, middle) in zip(titles, [62, 129.7, 197.7, 268.7, 340]) {
            let frame = try #require(all.first { $0.label == title }?.frame)
            #expect(abs(frame.midX - middle) < 1, "\(title): \(frame.midX)")
        }
    }

    /// Four tabs are alike where the longest title has room, as measured at 430 points.
    @Test func fourTabsWithRoomAreAlike() throws {
        let titles = ["Music", "Artists", "Composers", "Recents"]
        let items = titles.map { "{ icon: star, label: \($0) }" }.joined(separator: ", ")
        let all = try frames(
            ["{ tabBar: { items: [\(items)] }, padding: { horizontal: 21 } }"],
            "{ width: 430, height: 200, scale: 3, os: 26 }")
        for (title, middle) in zip(titles, [75.7, 168.9, 261.1, 353.8]) {
            let frame = try #require(all.first { $0.label == title }?.frame)
            #expect(abs(frame.midX - middle) < 1, "\(title): \(frame.midX)")
        }
    }

    @Test(arguments: [(26, "I", 201.0), (26, "iPhone 16 pro", 125.3), (18, "iPhone 16 pro", 181.8)])
    func titlesWithoutRoomInTheCentreStandBesideTheWayBack(_ os: Int, _ title: String, _ middle: Double)
        throws
    {
        let bar =
            "{ navigationBar: { title: \(title), back: '', "
            + "trailing: [{ icon: plus }, { title: Edit this item }] } }"
        let frame = try first(title, [bar], "{ device: iphone-17-pro, scale: 3, os: \(os) }")
        #expect(abs(frame.midX - middle) < 2, "\(frame.midX)")
        if title.count > 1, os == 26 { #expect(isClose(frame.minX, 72)) }
    }

    @Test(arguments: [("{ icon: plus }", 44.0), ("{ icon: plus }, { icon: plus }", 93)])
    func itemsThatShareGlassAreApart(_ items: String, _ width: Double) throws {
        let all = try frames(
            ["{ navigationBar: { title: T, trailing: [\(items)] } }"],
            "{ device: iphone-17-pro, scale: 3, os: 26 }")
        let glass = try #require(all.first { $0.label == "surface" && $0.frame.height == 44 }?.frame)
        #expect(isClose(glass.width, width) && isClose(glass.maxX, 386))
    }

    @Test(arguments: ["iphone-17-pro", "iphone-17-pro-max"])
    func theIslandLiesWhereItIsCutOut(_ device: String) throws {
        let device = try #require(Device.device(named: device))
        let island = try #require(device.sensorHousing)
        #expect(abs(island.midX - device.width / 2) < 0.01 && abs(island.width - 125.5) < 0.1)
        #expect(abs(island.minY - 13.92) < 0.1 && abs(island.maxY - 50.75) < 0.1)
    }

    @Test(arguments: [(18, 402.0), (26, 274)])
    func aBareTabBarIsThatOfItsRelease(_ os: Int, _ width: Double) throws {
        let bar = try first(
            "surface", ["{ tabBar: { items: \(Self.types) } }"],
            "{ device: iphone-17-pro, scale: 3, os: \(os) }")
        #expect(isClose(bar.width, width))
    }

    @Test(arguments: [
        ("", "effect backdrop=contrast 1.208 plus -0.17"), (", background: black", "fill=#787880/0.16"),
    ])
    func pillsShowOnSurfacesOfTheScenesOwn(_ surface: String, _ pill: String) throws {
        let scene = try SceneRun.resolved(
            "vitrine: 1\ncanvas: { device: iphone-17-pro, os: 26 }\n"
                + "body:\n  - { tabBar: { items: \(Self.types) }\(surface) }\n")
        #expect(scene.root.dump.text().contains(pill), "\(scene.root.dump.text())")
    }

    @Test(arguments: [("systemGroupedBackground", 1), ("{ linearGradient: { colors: [red, blue] } }", 0)])
    func contentFadesIntoABackgroundOfOneColour(_ background: String, _ count: Int) throws {
        let bar = try SceneRun.laidOut(
            "vitrine: 1\ncanvas: { device: iphone-17-pro, os: 26 }\nbackground: \(background)\n"
                + "body:\n  - tabBar: { items: \(Self.types) }\n")
        var found = 0
        func walk(_ placed: PlacedElement) {
            if placed.element.label == "edgeEffect" { found += 1 }
            placed.shownChildren.forEach(walk)
        }
        walk(bar.root)
        #expect(found == count)
    }

    /// A bar that is only told not to adapt is otherwise as any.
    @Test func contentFadesUnderABarThatIsFixed() throws {
        let bar = try SceneRun.resolved(
            "vitrine: 1\ncanvas: { device: iphone-17-pro, os: 26 }\nbackground: white\n"
                + "body:\n  - { tabBar: { items: \(Self.types) }, glass: { adaptive: false } }\n")
        let text = bar.root.dump.text()
        #expect(text.contains("edgeEffect") && !text.contains("adaptive"), "\(text)")
    }

    /// A list that ends above the bar, and ones that go on under it.
    @Test(arguments: [(2, false), (14, true), (40, true)])
    func backgroundsDarkenWhereContentIsUnderABar(_ count: Int, _ isDark: Bool) throws {
        let rows = (0..<count).map { "{ row: R\($0) }" }.joined(separator: ", ")
        let scene = try SceneRun.laidOut(
            "vitrine: 1\ncanvas: { device: iphone-17-pro, os: 26 }\n"
                + "background: systemGroupedBackground\nbody:\n"
                + "  - { list: { sections: [{ rows: [\(rows)] }] }, ignoresSafeArea: [bottom], "
                + "frame: { maxHeight: infinity, alignment: top } }\n"
                + "  - { tabBar: { items: \(Self.types) }, alignment: bottom }\n")
        let list = try scene.displayList(text: TextEngine(library: sharedLibrary))
        #expect(DisplayListPrinter().text(of: list).contains("rgb(0 0 0 / 0.012)") == isDark)
    }

    /// In light, content behind the glass fades less than beside it; in dark, as much.
    @Test(arguments: [("light", true), ("dark", false)])
    func contentIsClearerBehindLightGlass(_ appearance: String, _ isClearer: Bool) throws {
        let scene = try SceneRun.laidOut(
            "vitrine: 1\ncanvas: { device: iphone-17-pro, os: 26, appearance: \(appearance) }\n"
                + "background: systemBackground\nbody:\n"
                + "  - { circle: 300, alignment: bottom }\n"
                + "  - { tabBar: { items: \(Self.types) }, alignment: bottom }\n")
        let list = try scene.displayList(text: TextEngine(library: sharedLibrary))
        #expect(DisplayListPrinter().text(of: list).contains("evenodd") == isClearer)
    }

    @Test(arguments: [
        ("large", true, 146.33), ("large", false, 106), ("inline", false, 89),
    ])
    func listsBeginBelowTitlesAsTheyDo(_ display: String, _ hasHeader: Bool, _ top: Double) throws {
        let header = hasHeader ? "header: Above, " : ""
        let all = try frames(
            [
                "{ vstack: [{ navigationBar: { title: T, display: \(display) } }, "
                    + "{ list: { sections: [{ \(header)rows: [{ row: R }] }] } }], spacing: 0, "
                    + "frame: { maxHeight: infinity, alignment: top } }"
            ], "{ device: iphone-17-pro, scale: 3, os: 26 }")
        let row = try #require(all.first { $0.label == "row" }?.frame)
        #expect(isClose(row.minY, 62 + top), "\(row.minY)")
        #expect(isClose(row.height, 52))
    }

    @Test func framesOnAMediumSheetAreThoseOfWhatIsPainted() throws {
        let scene = try SceneRun.laidOut(
            "vitrine: 1\ncanvas: { device: iphone-17-pro, scale: 3, os: 26 }\nbody:\n"
                + "  - sheet: [{ rectangle: , id: r, frame: { maxWidth: infinity, height: 100 } }]\n")
        let frame = try #require(scene.nodeSummaries().first { $0.path == "#r" }?.frame)
        #expect(isClose(frame.minX, 8) && isClose(frame.width, 386) && isClose(frame.height, 96))
    }

    @Test(arguments: [("", 35.0), ("header: H, ", 58), ("footer: F, ", nil)] as [(String, Double?)])
    func sectionsAreAsFarApartAsTheyAre(_ key: String, _ distance: Double?) throws {
        let (above, below) = key.hasPrefix("footer") ? (key, "") : ("", key)
        let all = try frames(
            ["{ list: { sections: [{ \(above)rows: [{ row: A }] }, { \(below)rows: [{ row: B }] }] } }"],
            "{ width: 402, height: 400, scale: 3, os: 26 }")
        let rows = all.filter { $0.label == "row" }.map(\.frame)
        let texts = try #require(all.first { $0.label == "F" } ?? all.first { $0.label == "row" })
        let expected = distance ?? 23.5
        #expect(isClose(rows[1].minY - texts.frame.maxY, expected), "\(rows)")
    }

    @Test(arguments: [("en", 52.0), ("ko", 52.33), ("zh-Hans", 52.33)])
    func rowsAreAsHighAsTheirLanguageHasThem(_ language: String, _ height: Double) throws {
        let all = try frames(
            ["{ list: [{ row: R }], language: \(language) }"],
            "{ width: 402, height: 300, scale: 3, os: 26 }")
        let row = try #require(all.first { $0.label == "row" }?.frame)
        #expect(abs(row.height - height) < 0.1)
    }

    @Test(arguments: [("iphone-17-pro", 16.0), ("iphone-17-pro-max", 20)])
    func itemsOnALargeSheetAreAsFarFromItsTopAsFromItsSide(_ device: String, _ side: Double) throws {
        let all = try frames(
            [
                "{ sheet: { detent: large, dragIndicator: false, content: ["
                    + "{ navigationBar: { title: T, leading: [{ title: Cancel }] } }, "
                    + "{ list: [{ row: R }] }] } }"
            ], "{ device: \(device), scale: 3, os: 26 }")
        let item = try #require(all.first { $0.label == "surface" && $0.frame.height == 44 }?.frame)
        #expect(isClose(item.minY, 62 + side) && isClose(item.minX, side))
        let row = try #require(all.first { $0.label == "row" }?.frame)
        #expect(isClose(row.minY, 62 + side + 54 + 35))
    }

    @Test(arguments: [("{ toggle: true }", 14.0), ("{ text: On }", 16)])
    func togglesReachFartherThanText(_ content: String, _ distance: Double) throws {
        let all = try frames(
            ["{ list: [{ row: { title: T, content: \(content) } }] }"],
            "{ width: 402, height: 300, scale: 3, os: 26 }")
        let control = try #require(all.first { ["switch", "On"].contains($0.label) }?.frame)
        #expect(isClose(402 - 16 - control.maxX, distance))
    }

    @Test(arguments: [
        (26, "{ text: T }", 52, 32.0), (26, "{ text: T, padding: 30 }", 81.67, 46),
        (18, "{ text: T }", 20.67, 16),
    ])
    func nodesInListsHaveTheInsetsOfRows(_ os: Int, _ node: String, _ height: Double, _ x: Double) throws {
        let all = try frames(["{ list: [\(node)] }"], "{ width: 402, height: 300, scale: 3, os: \(os) }")
        let text = try #require(all.first { $0.label == "T" }?.frame)
        // The list's own background is the first surface.
        let card = try #require(all.last { $0.label == "surface" }?.frame)
        #expect(isClose(text.minX, x) && isClose(card.height, height), "\(text) \(card)")
    }

    @Test(arguments: [(2, 338.0, 165.0), (3, 354, 114)])
    func thumbsOfSegmentsLeaveRoomBetween(_ count: Int, _ width: Double, _ thumb: Double) throws {
        let names = (0..<count).map { "S\($0)" }.joined(separator: ", ")
        let all = try frames(
            ["{ segmentedPicker: { segments: [\(names)], selection: 0 }, frame: { width: \(width) } }"],
            "{ width: 402, height: 100, scale: 3, os: 26 }")
        let shape = try #require(all.first { $0.label == "shape" }?.frame)
        #expect(isClose(shape.width, thumb) && isClose(shape.height, 28))
    }

    /// Digits of Inter, at the tracking that words have, are up to 3.4 points wider than San Francisco's.
    @Test(arguments: [
        ("iphone-15", "4:12", 55.33), ("iphone-15", "12:30", 41), ("iphone-17-pro", "09:41", 52.33),
    ])
    func timesBesideTheIslandBeginWhereTheyDo(_ device: String, _ time: String, _ x: Double) throws {
        let frame = try first(
            time, ["{ statusBar: { time: '\(time)' } }"], "{ device: \(device), scale: 3, os: 26 }")
        #expect(abs(frame.minX - x) < 1.4, "\(frame)")
    }

    @Test(arguments: [26, 18]) func separatorsBeginAtTheTitleAfterAPicture(_ os: Int) throws {
        let all = try frames(
            [
                "{ list: [{ row: { title: A, leading: { circle: 60, fill: red } } }, "
                    + "{ row: { title: B, leading: { circle: 20, fill: red }, separatorInset: 5 } }, { row: C }] }"
            ], "{ width: 402, height: 400, scale: 3, os: \(os) }")
        let lines = all.filter { $0.label == "divider" }.map(\.frame)
        let title = try #require(all.first { $0.label == "A" }?.frame)
        let row = try #require(all.first { $0.label == "row" }?.frame)
        try #require(lines.count == 2)
        #expect(isClose(lines[0].minX, title.minX) && isClose(lines[1].minX, row.minX + 5), "\(lines)")
        #expect(isClose(lines[0].maxY, row.maxY) && isClose(lines[0].maxX, lines[1].maxX))
    }

    @Test(arguments: [("iphone-15", 26, 5, 74.0), ("iphone-17-pro", 26, 5, 74), ("iphone-17-pro", 27, 4, 95)])
    func pillsOfCrowdedBarsLieWhereTheyDo(_ device: String, _ os: Int, _ count: Int, _ width: Double) throws {
        let tabs = (0..<count).map { "{ icon: house, label: T\($0) }" }.joined(separator: ", ")
        let all = try frames(
            ["{ tabBar: { items: [\(tabs)] } }"], "{ device: \(device), scale: 3, os: \(os) }")
        let pill = try #require(all.first { $0.label == "effect" && $0.frame.height == 54 }?.frame)
        #expect(isClose(pill.minX, 25) && isClose(pill.width, width), "\(pill)")
    }

    @Test func aMenusDividerTakes21Points() throws {
        let menu = { (items: String) in
            try first("surface", ["{ menu: [\(items)] }"], "{ width: 402, height: 400, scale: 3, os: 26 }")
                .height
        }
        #expect(isClose(try menu("A, B"), 104))
        #expect(isClose(try menu("A, divider, B"), 125))
    }
}
