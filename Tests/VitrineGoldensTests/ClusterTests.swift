import Testing
import VitrinePixels

@testable import VitrineGoldens

@Suite("An approval of one cause holds no other change")
struct ClusterTests {
    private static let accent = Cause(.token, "color.accent", old: "#000", new: "#900")
    private static let text = Cause(.scene, "#title.text", old: "a", new: "b", line: 4)

    /// A picture with a region for each list of causes.
    private func result(_ causes: [[Cause]?], scene: String = "a.yaml", unlisted: Int = 0) -> CaseResult {
        var result = CaseResult(scene: scene, variant: "light", golden: "a/light.png", state: .changed)
        result.actualHash = "1"
        result.regions = causes.enumerated().map { index, causes in
            let box = PixelRect(x0: index * 8, y0: 0, x1: index * 8 + 4, y1: 4)
            return .init(
                DifferenceRegion(box: box, pixels: 16),
                cause: causes.map { RegionCause(causes: $0, nodes: []) })
        }
        let black = RGBA8Image(width: 1, height: 1, components: [0, 0, 0, 255])
        result.comparison = ExactComparator().compare(black, black, within: ComparisonScope())
        result.comparison?.regionCount = causes.count + unlisted
        return result
    }

    @Test func oneCauseIsOneThatExplainsEverything() {
        var moved = Self.accent
        moved.line = 9
        #expect(result([[Self.accent], [moved]]).soleCause == Self.accent)
        #expect(result([[Self.accent], [Self.text]]).soleCause == nil)
        #expect(result([[Self.accent], [Self.accent, Self.text]]).soleCause == nil)
        #expect(result([[Self.accent], nil]).soleCause == nil)
        #expect(result([[Self.accent], []]).soleCause == nil)
        #expect(result([]).soleCause == nil)
        // Only the largest regions are listed.
        #expect(result([[Self.accent]], unlisted: 1).soleCause == nil)
    }

    @Test func clustersNameWhatTheyDoNotApprove() throws {
        let report = SuiteReport(
            renderer: "1", plan: "p", planned: 3, shard: nil, filtered: false, update: .none,
            cases: [
                result([[Self.accent], [Self.accent]], scene: "a.yaml"),
                result([[Self.accent], [Self.text]], scene: "b.yaml"),
                result([[Self.accent]], scene: "c.yaml"),
            ])
        #expect(report.clusters.map(\.cases) == [[0, 1, 2], [1]])
        #expect(report.clusters.map(\.mixed) == [[1], [1]])
        let page = HTMLReport.text(report)
        #expect(page.contains("\"mixed\":[1]"))
        let read = try SuiteReport(json: Array(try report.json().utf8), named: "r")
        #expect(read == report)
        // A report that does not say so approves nothing together.
        let older = try report.json().replacing("\"mixed\"", with: "\"other\"")
        #expect(
            try SuiteReport(json: Array(older.utf8), named: "r").clusters.map(\.mixed) == [[0, 1, 2], [1]])
    }
}
