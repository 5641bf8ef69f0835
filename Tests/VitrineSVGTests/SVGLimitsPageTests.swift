import Foundation
import Testing

@testable import VitrineSVG

/// Holds the documentation's table of limits to those of icons.
struct SVGLimitsPageTests {
    @Test func theTableIsOfTheseLimits() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Sources/9-Products/Vitrine/Vitrine.docc/Limits.md"),
            encoding: .utf8
        )
        let limits = SVGLimits.standard
        let all = [
            ("bytes", limits.bytes), ("elements", limits.elements), ("depth", limits.depth),
            ("segments", limits.segments), ("dashes", limits.dashes),
        ]
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `icon.") }
        #expect(rows.count == all.count)
        for (row, (name, value)) in zip(rows, all) {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(cells[0] == "`icon.\(name)`" && Int(cells[1].replacing(",", with: "")) == value)
        }
    }
}
