import Foundation
import Testing

@testable import VitrineGoldens
@testable import VitrinePixels

@Suite("All causes of a region are named everywhere, with the share of each")
struct CauseShareTests {
    private static let title = Cause(.scene, "#title", old: "Deep work", new: "Other work", line: 4)
    private static let color = Cause(.scene, "#time.foreground", old: "indigo", new: "red", line: 5)
    private static let third = Cause(.token, "space.md", old: "8", new: "12")

    private static func picture(_ width: Int, _ height: Int, _ changed: [PixelRect]) -> RGBA8Image {
        var components = [UInt8](repeating: 0, count: width * height * 4)
        for rect in changed {
            for y in rect.y0..<rect.y1 {
                for x in rect.x0..<rect.x1 { components[(y * width + x) * 4] = 200 }
            }
        }
        return RGBA8Image(width: width, height: height, components: components)
    }

    private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x0: x, y0: y, x1: x + width, y1: y + height)
    }

    /// One region of a picture of 40 x 20 whose pixels all differ.
    private static func shares(
        _ groups: [[PixelRect]], changed: [PixelRect] = [rect(0, 0, 40, 20)],
        box: PixelRect = rect(0, 0, 40, 20),
        pixels: Int = 800, masks: [PixelRect] = []
    ) -> [Int]? {
        PixelDifference(picture(40, 20, []), picture(40, 20, changed), masks: masks)
            .shares(of: groups, in: DifferenceRegion(box: box, pixels: pixels))
    }

    @Test func pixelsInTheAreaOfOneCauseAreItsOwn() {
        let (left, right) = (Self.rect(2, 2, 10, 10), Self.rect(20, 2, 5, 10))
        #expect(Self.shares([[left], [right]]) == [100, 50])
        // Two areas of one cause count once where they overlap.
        #expect(Self.shares([[left, Self.rect(2, 2, 10, 12)], [right]]) == [120, 50])
        // What lies in the areas of both is neither's.
        #expect(Self.shares([[left], [Self.rect(2, 2, 4, 10)]]) == [60, 0])
        #expect(Self.shares([[left], [left]]) == [0, 0])
        // Areas may reach beyond the picture.
        #expect(Self.shares([[Self.rect(-50, -50, 60, 60)], [right]]) == [100, 50])
    }

    /// Where the rectangle of a region holds pixels of others, or a tolerance leaves some out, none is told.
    @Test func whatCannotBeToldIsNotSaid() {
        let groups = [[Self.rect(2, 2, 10, 10)], [Self.rect(20, 2, 5, 10)]]
        #expect(Self.shares(groups, pixels: 799) == nil)
        #expect(Self.shares(groups, changed: [Self.rect(0, 0, 4, 4)], pixels: 16) == [4, 0])
        #expect(Self.shares(groups, pixels: 400, masks: [Self.rect(0, 0, 40, 10)]) == [20, 10])
        #expect(Self.shares(groups, box: Self.rect(50, 50, 4, 4), pixels: 0) == nil)
        let other = PixelDifference(Self.picture(4, 4, []), Self.picture(5, 4, []))
        #expect(
            other.shares(of: groups, in: DifferenceRegion(box: Self.rect(0, 0, 4, 4), pixels: 0)) == nil)
    }

    /// A picture of the regions with these causes.
    private static func result(
        _ regions: [(causes: [Cause], pixels: Int, shares: [Int]?)], scene: String = "card.yaml"
    ) -> CaseResult {
        var result = CaseResult(scene: scene, variant: "light", golden: "card/light.png", state: .changed)
        result.regions = regions.enumerated().map { index, region in
            CaseResult.Region(
                DifferenceRegion(box: rect(index * 10, 0, 8, 8), pixels: region.pixels),
                cause: RegionCause(
                    causes: region.causes, nodes: [.init(source: "#n\(index)", changes: [])],
                    shares: region.shares))
        }
        let black = picture(1, 1, [])
        result.comparison = ExactComparator().compare(black, black, within: ComparisonScope())
        result.comparison?.regionCount = regions.count
        return result
    }

    private static func report(_ cases: [CaseResult]) -> SuiteReport {
        SuiteReport(
            renderer: "1", plan: "p", planned: cases.count, shard: nil, filtered: false, update: .none,
            cases: cases)
    }

    @Test func everyReportNamesEveryCause() throws {
        let result = Self.result([([Self.color, Self.title, Self.third], 71_592, [412, 623, 0])])
        let report = Self.report([result])
        let messages = [Self.title, Self.color, Self.third].map(\.message)
        let shares = [
            "#title: Deep work -> Other work (623 px, 70,557 px shared with other causes)",
            "#time.foreground: indigo -> red (412 px, 70,557 px shared with other causes)",
            "token space.md: 8 -> 12 (70,557 px shared with other causes)",
        ]
        let terminal = TerminalReport(report).text
        let details = TerminalReport.details(of: result).joined(separator: "\n")
        let jUnit = JUnitReport.text(report).replacing("&gt;", with: ">")
        let annotations = GitHubReport.annotations(report)
        for share in shares {
            #expect(terminal.contains("    \(share)\n"))
            #expect(details.contains(share))
            #expect(jUnit.contains(share))
            #expect(annotations.contains(share))
        }
        for texts in [GitHubReport.summary(report), CommentReport.text(report, picturesAt: nil)] {
            for message in messages {
                // Once in the list of causes, once at the picture, there with its share.
                let code = String(ForeignText.code(message).dropLast("</code>".count))
                #expect(texts.components(separatedBy: code).count == 3)
            }
        }
        #expect(report.clusters.map(\.cause) == [Self.title, Self.color, Self.third])
        #expect(report.clusters.map(\.pixels) == [623, 412, 0])
        #expect(report.clusters.allSatisfy { $0.mixed == [0] && $0.sharedPixels == 70_557 })
        #expect(HTMLReport.text(report).contains("\"shares\":[412,623,0]"))
        #expect(try SuiteReport(json: Array(try report.json().utf8), named: "r") == report)
    }

    /// A frame of another width changes fifteen regions of a picture for one cause.
    @Test func aCauseIsNamedOnceForAllItsRegions() {
        let width = Cause(.scene, "body[0].vstack.frame.width", old: "300", new: "304", line: 9)
        let result = Self.result((0..<15).map { ([width], 10 + $0, nil) })
        let report = Self.report([result])
        for text in [
            JUnitReport.text(report), TerminalReport.details(of: result).joined(separator: "\n"),
            GitHubReport.annotations(report),
        ] {
            let count = text.components(separatedBy: "frame.width: 300 -").count - 1
            // JUnit has the first line of the details as a message as well.
            #expect(count == 1, "\(text)")
        }
        #expect(
            TerminalReport.details(of: result).last
                == "body[0].vstack.frame.width: 300 -> 304 [#n0, #n1, #n2 and 12 more]")
    }

    @Test func causesOfSeveralRegionsAreAddedUp() {
        let result = Self.result([
            ([Self.title], 50, nil), ([Self.title, Self.color], 100, [10, 20]),
            ([Self.color, Self.third], 30, nil),
        ])
        #expect(result.causes.map(\.cause) == [Self.title, Self.color, Self.third])
        #expect(result.causes.map(\.pixels) == [60, 20, 0])
        #expect(result.causes.map(\.sharedPixels) == [70, 100, 30])
    }

    /// Reports of shards come from elsewhere, and those of older versions have no shares.
    @Test(arguments: [nil, [1], [1, 2, 3], [-1, 2], [60, 50], [.max, 1], [.max, .max]] as [[Int]?])
    func sharesThatDoNotFitAreNotSaid(shares: [Int]?) throws {
        let result = Self.result([([Self.title, Self.color], 100, shares)])
        #expect(result.causes.map(\.pixels) == [0, 0])
        #expect(result.causes.map(\.sharedPixels) == [100, 100])
        #expect(Self.report([result]).clusters.map(\.sharedPixels) == [100, 100])
    }

    @Test func manyCausesAreCounted() {
        let causes = (0..<25).map { Cause(.scene, "#n\($0).fill", old: "red", new: "blue") }
        let text = TerminalReport(Self.report([Self.result([(causes, 100, nil)])])).text
        #expect(text.contains("    #n19.fill: red -> blue"))
        #expect(text.contains("    and 5 more causes\n"))
    }

    @Test func explanationsMeasureWhatEachCauseChanged() {
        let (left, right) = (Self.rect(0, 0, 10, 10), Self.rect(20, 0, 10, 10))
        let old = ExplanationTests.explanation(
            [("body[0].circle.fill", "red"), ("body[1].circle.fill", "red")],
            items: [
                ExplanationTests.item("body[0].circle", left, ["paint": "1"]),
                ExplanationTests.item("body[1].circle", right, ["paint": "1"]),
            ])
        var new = old
        new.texts[0].text = "blue"
        new.texts[1].text = "green"
        new.items[0].properties = ["paint": "2"]
        new.items[1].properties = ["paint": "3"]
        let explanation = DiffExplanation(
            old: old, new: new, oldProvenance: ExplanationTests.making,
            newProvenance: ExplanationTests.making)
        let all = Self.rect(0, 0, 40, 20)
        let found = explanation.causes(
            of: [DifferenceRegion(box: all, pixels: 800), DifferenceRegion(box: left, pixels: 100)],
            in: PixelDifference(Self.picture(40, 20, []), Self.picture(40, 20, [all])))
        #expect(found[0].causes.count == 2 && found[0].shares == [100, 100])
        #expect(found[1].causes.count == 1 && found[1].shares == nil)
    }
}
