import Testing
import Vitrine

/// The fill below the line of a chart fades out at gaps and at the ends of its values.
@Suite struct ChartFillTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        let values: String
        /// What else the series has.
        var series = ""
        var chart = ""
        /// The row of pixels that is read, which the line itself does not touch.
        var row = 44
        /// The columns where values are missing, at the left and at the right of the gap.
        var gap: ClosedRange<Int>?
        /// A column where the fill has its whole weight.
        var full: Int?
        var isRightToLeft = false

        var testDescription: String { name }

        var scene: String {
            """
            vitrine: 1
            canvas: { width: 140, height: 60, scale: 1\(isRightToLeft ? ", layoutDirection: rtl" : "") }
            background: white
            body:
              - chart:
                  kind: line
                  area: true
                  axes: none
                  grid: false
                  minimum: 0
                  maximum: 10
                  series: [{ values: [\(values)], color: black\(series) }]
                  \(chart)
                frame: { width: 140, height: 60 }

            """
        }
    }

    private static let own = ", fill: black"

    /// Seven values are 20 pixels apart, the first one at 10.
    static let cases = [
        Case(name: "a gap in the middle", values: "8, 8, 8, ~, 8, 8, 8", series: own, gap: 51...89, full: 30),
        Case(name: "the fill of the line's colour", values: "8, 8, 8, ~, 8, 8, 8", gap: 51...89, full: 30),
        Case(name: "no gap", values: "8, 8, 8, 8, 8, 8, 8", series: own, full: 70),
        Case(
            name: "values that begin late", values: "~, ~, 8, 8, 8, 8, 8", series: own, gap: 0...49,
            full: 90),
        Case(
            name: "values that end early", values: "8, 8, 8, 8, 8, ~, ~", series: own, gap: 91...139,
            full: 50),
        Case(
            name: "from right to left", values: "8, 8, 8, 8, 8, ~, ~", series: own, gap: 0...49, full: 90,
            isRightToLeft: true),
        Case(
            name: "straight lines", values: "9, 8, 9, ~, 8, 9, 8", series: own, chart: "smooth: false",
            gap: 51...89, full: 30),
        Case(name: "two values between gaps", values: "8, ~, 8, 8, ~, 8, 8", series: own, gap: 71...89),
        Case(
            name: "a gradient of its own", values: "8, 8, 8, ~, 8, 8, 8",
            series: ", fill: { linearGradient: { colors: [black, \"#0008\"] } }", gap: 51...89, full: 30),
        Case(
            name: "a dashed line", values: "8, 8, 8, ~, 8, 8, 8", series: own + ", dash: true", gap: 51...89,
            full: 30),
    ]

    private static func row(_ scene: String, _ row: Int) throws -> [Int] {
        let pixels = try Scene(yaml: scene).render().pixels
        return try (0..<140).map { Int(try #require(pixels[$0, row])[0]) }
    }

    @Test(arguments: cases) func theFillHasNoWalls(_ chart: Case) throws {
        let row = try Self.row(chart.scene, chart.row)
        let darkest = 255 - (row.min() ?? 255)
        #expect(darkest > 20, "nothing is filled: \(row)")
        // A wall is a step of the whole weight; the fill fades over 20 pixels, or 10 between two values.
        let steps = zip(row, row.dropFirst()).map { abs($0 - $1) }
        #expect((steps.max() ?? 0) <= max(darkest / 6, 2), "\(row)")
        if let gap = chart.gap { #expect(gap.allSatisfy { row[$0] == 255 }, "\(row)") }
        if let full = chart.full { #expect(255 - row[full] == darkest, "\(row)") }
    }

    /// Below zero the fill hangs from the line of zero, and fades out as well.
    @Test func fillsBelowZeroFadeOut() throws {
        let chart = Case(name: "", values: "-8, -8, -8, ~, -8, -8, -8", series: Self.own)
        let scene = chart.scene.replacing("minimum: 0", with: "minimum: -10").replacing(
            "maximum: 10", with: "maximum: 0")
        let row = try Self.row(scene, 20)
        #expect(row[30] < 8 && row[70] == 255, "\(row)")
        #expect(zip(row, row.dropFirst()).allSatisfy { abs($0 - $1) <= 32 }, "\(row)")
    }

    /// Values above the axis' maximum are filled as far as their line goes.
    @Test func fillsGoAsHighAsTheirLine() throws {
        let chart = Case(name: "", values: "5, 12, 12, 12, 12, 12, 5", series: Self.own)
        let scene = chart.scene.replacing("height: 60 }", with: "height: 40 }, offset: { y: 6 }")
        let row = try Self.row(scene, 14)
        #expect(row[70] == 0, "\(row)")
    }
}
