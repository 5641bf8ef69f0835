import Foundation
import Testing
import VitrineGoldens
import VitrineRendering
import VitrineSuites

/// Holds the table of limits to the code.
struct LimitsPageTests {
    /// The values of the page's tables, by the names of the limits.
    static func rows() throws -> [String: Int] {
        let page = GalleryGoldenTests.root.appendingPathComponent(
            "Sources/9-Products/Vitrine/Vitrine.docc/Limits.md")
        var rows: [String: Int] = [:]
        for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            rows[cells[0].replacing("`", with: "")] = Int(cells[1].replacing(",", with: ""))
        }
        return rows
    }

    @Test func theTableIsOfTheseLimits() throws {
        let rows = try Self.rows().filter { name, _ in
            !name.hasPrefix("icon.") && SourceLimitsTests.documented[name] == nil
        }
        #expect(rows.count == InputLimits.all.count)
        for (name, value) in InputLimits.all { #expect(rows[name] == value, "\(name)") }
    }

    /// What a scene may show, a report may, too.
    @Test func reportsTakePicturesAsLargeAsScenesDo() {
        #expect(ReportPicture.limit == InputLimits.pictureBytes)
    }
}
