import Testing
import VitrineSource
import VitrineTestSupport
import VitrineText

@testable import VitrineControls
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

@Suite("Labels, links, page controls and gauges show what they are given")
struct EverydayControlTests {
    private func icons(_ node: String) throws -> [String] {
        try ControlScene(node).all.compactMap { ($0.element as? IconElement)?.symbol.name }
    }

    @Test(arguments: [
        ("titleAndIcon", ["Wi-Fi"], ["wifi"]), ("iconOnly", [], ["wifi"]), ("titleOnly", ["Wi-Fi"], []),
    ])
    func labelsShowTheirParts(_ style: String, _ titles: [String], _ symbols: [String]) throws {
        let node = "label: { title: Wi-Fi, icon: wifi, style: \(style) }"
        #expect(try ControlScene(node).texts == titles)
        #expect(try icons(node) == symbols)
    }

    /// A label whose symbol does not exist shows its title, rather than nothing.
    @Test func labelsWithoutASymbolShowTheirTitle() throws {
        #expect(try ControlScene("label: { title: A, style: iconOnly }").texts == ["A"])
    }

    /// The symbol of a title of several lines stands beside the first.
    @Test func symbolsStandBesideTheFirstLine() throws {
        let scene = try ControlScene("label: { title: A title of several lines, icon: wifi }", width: 120)
        let (text, icon) = (scene.frames(of: TextElement.self)[0], scene.frames(of: IconElement.self)[0])
        #expect(text.height > 40)
        #expect(icon.maxY < text.minY + 30 && icon.maxX < text.minX)
    }

    @Test func linksHaveTheAccentColourOrTheirOwn() throws {
        func paint(_ node: String) throws -> String? {
            let texts = try ControlScene(node).all.compactMap { $0.element as? TextElement }
            return texts.first?.paints.first?.summary
        }
        let standard = try #require(try paint("link: More"))
        #expect(try paint("link: { title: More, tint: red }") != standard)
        #expect(try paint("link: More, foreground: red") == paint("link: { title: More, tint: red }"))
        #expect(try paint("text: More") != standard)
    }

    /// The middles of dots, from the first page on.
    private func dots(_ node: String, direction: LayoutDirection? = nil) throws -> [Rect] {
        try ControlScene(node, direction: direction).frames(of: ShapeElement.self)
            .filter { $0.width == 8 && $0.height == 8 }
    }

    @Test func dotsAreSixteenPointsApart() throws {
        let dots = try dots("pageControl: { pages: 4, current: 2 }")
        #expect(dots.map { $0.midX - dots[0].midX } == [0, 16, 32, 48])
    }

    /// Between two pages both dots stand out, each as far as it is near.
    @Test func dotsShareWhatStandsOut() throws {
        #expect(try dots("pageControl: { pages: 4, current: 1.5 }").count == 6)
        let opacities = try ControlScene("pageControl: { pages: 4, current: 1.25 }").all
            .compactMap { ($0.element as? EffectElement)?.opacity }
        #expect(opacities == [0.25, 0.75, 0.75, 0.25])
    }

    @Test func symbolsReplaceDots() throws {
        #expect(try icons("pageControl: { pages: 3, firstIcon: location.fill }") == ["location.fill"])
        #expect(try icons("pageControl: { pages: 2, icon: heart.fill }") == ["heart.fill", "heart.fill"])
    }

    /// A marker's middle goes from half its width to half its width before the end.
    @Test(arguments: [0, 0.25, 1])
    func markersStandAtTheirValue(_ fraction: Double) throws {
        let node = "gauge: { value: \(fraction * 40 - 20), range: [-20, 20], style: accessoryLinear }"
        let middle = 4 + fraction * (240 - 8)
        let marker = try #require(try ControlScene(node).spans(width: 8).last)
        #expect(abs(marker.midX - middle) <= 0.5)
        let mirrored = try #require(try ControlScene(node, direction: .rightToLeft).spans(width: 8).last)
        #expect(abs(mirrored.midX - (240 - middle)) <= 0.5)
    }

    /// A bar begins at its neutral value, on whichever side of it the value is. Its ends are round about both.
    @Test(arguments: [(5.0, 11.0), (11, 5), (2, 14), (14, 14)])
    func barsBeginAtTheNeutralValue(_ neutral: Double, _ value: Double) throws {
        let node = "gauge: { value: \(value), neutral: \(neutral), range: [2, 14] }"
        let (low, high) = (min(neutral, value), max(neutral, value))
        /// Returns the middle of a round end.
        func middle(_ value: Double) -> Double { 3 + (value - 2) / 12 * (240 - 6) }
        let bar = try ControlScene(node).spans(width: middle(high) - middle(low) + 6).last
        guard low < high else { return #expect(bar == nil) }
        #expect(abs(try #require(bar).minX - (middle(low) - 3)) <= 0.5)
    }

    @Test(arguments: [
        ("linear", ["Speed", "0", "99", "50"]), ("accessoryLinear", ["0", "99"]),
        ("accessoryLinearCapacity", ["Speed", "0", "99", "50"]),
        ("accessoryCircular", ["50", "0", "99"]), ("accessoryCircularCapacity", ["50"]),
    ])
    func gaugesShowTheirLabels(_ style: String, _ texts: [String]) throws {
        let ends = style == "accessoryCircularCapacity" ? "" : ", minimumLabel: 0, maximumLabel: 99"
        let node = "gauge: { value: 0.5, style: \(style), label: Speed, valueLabel: 50\(ends) }"
        #expect(try ControlScene(node).texts == texts)
    }

    /// A gauge shows no more than its range.
    @Test(arguments: ["gauge: 1.5", "gauge: { value: -1, style: accessoryCircular }"])
    func valuesOutsideAreReported(_ node: String) throws {
        let scene = SceneText.node(node)
        let fault = try #require(try SceneRun.faults(scene)?.all.first)
        #expect(fault.problem.message.contains("out of range"), "\(fault.problem.message)")
    }
}
