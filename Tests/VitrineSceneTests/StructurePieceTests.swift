import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

/// Measurements of cards, tab bars, strips and charts, taken from the layout of scenes.
@Suite("Pieces of structures")
struct StructurePieceTests {
    private struct Found {
        var frames: [(label: String, frame: Rect)] = []
        var texts: [String: Rect] = [:]

        func all(_ label: String) -> [Rect] { frames.filter { $0.label == label }.map(\.frame) }
    }

    private func found(
        _ body: String, _ canvas: String = "{ width: 390, height: 844, scale: 2 }",
        options: SceneOptions = SceneOptions()
    ) throws -> Found {
        var found = Found()
        func walk(_ placed: PlacedElement) {
            found.frames.append((placed.element.label, placed.frame))
            if let text = placed.element as? TextElement { found.texts[text.content.string] = placed.frame }
            placed.shownChildren.forEach(walk)
        }
        let scene = SceneText.node(body, canvas: canvas)
        walk(try SceneRun.laidOut(scene, options: options).root)
        return found
    }

    @Test(arguments: [("card: []", "#1C1C1E"), ("sheet: [{ card: [] }]", "#2C2C2E")])
    func darkCardsAreLighterOnSheets(_ body: String, _ fill: String) throws {
        let scene = try SceneRun.resolved(
            SceneText.node(body, canvas: "{ width: 390, height: 400, appearance: dark, os: 26 }"))
        #expect(scene.root.dump.text().contains("fill=\(fill)"), "\(scene.root.dump.text())")
    }

    private static let tabs =
        "items: [{ icon: house, label: Home }, { icon: star, label: Best }], search: true"

    @Test func aSearchStandsInACircleAsHighAsItsBar() throws {
        let surfaces = try found("{ tabBar: { \(Self.tabs) } }").all("surface").filter { $0.height == 62 }
        #expect(surfaces.count == 2)
        #expect(surfaces[1].width == 62)
        // The bar is as wide as its tabs need, and the circle at the other side.
        #expect(surfaces[0].width == 188)
        // Both keep a distance of 21 points from the sides, on either one.
        #expect(surfaces[0].minX == 21 && surfaces[1].maxX == 369)
        let mirrored = try found(
            "{ tabBar: { \(Self.tabs) } }", options: SceneOptions(layoutDirection: .rightToLeft)
        ).all("surface").filter { $0.height == 62 }
        #expect(mirrored[1].minX == 21)
    }

    @Test func aBarBeforeGlassHoldsItsSearch() throws {
        let bar = try found(
            "{ tabBar: { \(Self.tabs), style: automatic } }", "{ width: 390, height: 844, os: 18 }")
        #expect(bar.all("surface").filter { $0.width == 390 }.count == 1)
        #expect(bar.all("icon").count == 3)
    }

    @Test func aShrunkBarIsItsSelectedTabTheAccessoryAndTheSearch() throws {
        let bar = try found("{ tabBar: { \(Self.tabs), minimized: true, accessory: { text: Now } } }")
        let surfaces = bar.all("surface")
        #expect(surfaces.map(\.height) == [48, 48, 48])
        #expect(bar.texts["Home"] == nil && bar.texts["Now"] != nil)
    }

    @Test func linesOfCardsGoFromEdgeToEdge() throws {
        let card = try found(
            "{ card: { header: A, content: [{ text: B }], footer: C }, frame: { width: 200 } }")
        let lines = card.all("divider")
        #expect(lines.map(\.width) == [200, 200])
        let order = try ["A", "B", "C"].map { try #require(card.texts[$0]) }
        #expect(order[0].maxY < lines[0].minY && lines[0].maxY < order[1].minY)
        #expect(order[1].maxY < lines[1].minY && lines[1].maxY < order[2].minY)
        #expect(order.allSatisfy { $0.minX == order[0].minX && $0.minX == 95 + 16 })
        let plain = try found("{ card: { header: A, content: [{ text: B }], separators: false } }")
        #expect(plain.all("divider").isEmpty)
    }

    @Test(arguments: [0.0, 2, 2.45, 6], [LayoutDirection.leftToRight, .rightToLeft])
    func theMarkOfAStripIsWhereItsDayIs(_ selected: Double, _ direction: LayoutDirection) throws {
        let strip = try found(
            "{ calendarStrip: { start: \"2026-03-09\", selected: \(selected) } }",
            "{ width: 350, height: 200 }",
            options: SceneOptions(layoutDirection: direction))
        let mark = try #require(strip.all("shape").first)
        let middle = (selected + 0.5) * 50
        #expect(abs(mark.midX - (direction == .leftToRight ? middle : 350 - middle)) <= 0.5)
        let monday = try #require(strip.texts["9"])
        #expect(abs(monday.midX - (direction == .leftToRight ? 25 : 325)) <= 0.5)
    }

    @Test func weeksBeginAsTheLanguageSays() throws {
        func first(_ language: String) throws -> [Rect?] {
            let strip = try found(
                "{ calendarStrip: { start: \"2026-03-11\", week: true }, language: \(language) }")
            return ["7", "8", "9", "14", "15"].map { strip.texts[$0] }
        }
        // Weeks begin on Sunday, 8 March, on Monday, 9 March, and on Saturday, 7 March.
        #expect(try first("en").map { $0 != nil } == [false, true, true, true, false])
        #expect(try first("fr").map { $0 != nil } == [false, false, true, true, true])
        #expect(try first("ar").map { $0 != nil } == [true, true, true, false, false])
    }

    @Test func negativeNumbersOfChartsHaveAMinusSign() throws {
        let chart = try found(
            "{ chart: { series: [[-5, 5]], labels: [a, b], ticks: 2, selected: 0 }, frame: { width: 200, height: 160 } }"
        )
        #expect(chart.texts.keys.contains("\u{2212}5"))
        #expect(chart.texts.keys.allSatisfy { !$0.contains("-") })
    }

    @Test func ticksOfAChartAreEquallyFarApartAndLabelsBelowTheirValues() throws {
        let chart = try found(
            "{ chart: { series: [[2, 7, 10]], labels: [a, b, c], ticks: 2 }, frame: { width: 200, height: 120 } }"
        )
        let ticks = try ["0", "5", "10"].map { try #require(chart.texts[$0]).midY }
        #expect(abs((ticks[0] - ticks[1]) - (ticks[1] - ticks[2])) <= 1)
        let labels = try ["a", "b", "c"].map { try #require(chart.texts[$0]) }
        #expect(abs((labels[1].midX - labels[0].midX) - (labels[2].midX - labels[1].midX)) <= 1)
        #expect(labels.allSatisfy { $0.minY >= ticks[0] })
        #expect(try #require(chart.texts["0"]).minX > labels[2].maxX)
    }

    @Test func labelsWithoutRoomAreLeftOut() throws {
        let names = (0..<24).map { "hour \($0)" }
        let values = (0..<24).map { "\($0)" }.joined(separator: ", ")
        let chart = try found(
            "{ chart: { series: [[\(values)]], labels: [\(names.joined(separator: ", "))] }, frame: { width: 300, height: 120 } }"
        )
        let shown = names.compactMap { chart.texts[$0] }
        #expect(shown.count >= 4 && shown.count < 24)
        for (one, next) in zip(shown, shown.dropFirst()) { #expect(one.maxX <= next.minX) }
    }

    @Test func theRoomOfAKeyboardBelowItsKeysIsThatOfTheDevice() throws {
        func height(_ device: String) throws -> Double {
            try found("keyboard", "{ device: \(device), os: 18 }").all("surface").map(\.height).max() ?? 0
        }
        // Apple's keyboards are 216 points high, and 75 more over a home indicator.
        #expect(try height("iphone-se") == 216)
        #expect(try height("iphone-15") == 291)
    }
}
