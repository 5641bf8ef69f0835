import CPageFiles
import Foundation
import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineRendering

/// A page of HTML about what an audit has found, with marks on the scenes' pictures. It needs nothing beside
/// it.
package struct AuditPage {
    private let report: AuditReport
    private let pictures: [AuditPicture]

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - report: What was found.
    ///   - pictures: The pictures of the scenes.
    package init(_ report: AuditReport, pictures: [AuditPicture]) {
        (self.report, self.pictures) = (report, pictures)
    }

    /// The page.
    package var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Audit: \(Self.escaped(report.summary))</title>
        <style>
        \(Self.style)</style>
        </head>
        <body>
        <h1>Audit</h1>
        <p class="soft">\(Self.escaped(report.summary))</p>
        \(rules)\(failures)\(scenes)</body>
        </html>

        """
    }

    private static let style: String = {
        let file = vitrine_page_file_audit_css()
        return unsafe String(
            decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }()

    /// The number of findings of each rule, the most first.
    private var rules: String {
        let counts = Dictionary(grouping: report.findings) { $0.diagnostic.id ?? "" }.mapValues(\.count)
        if counts.isEmpty { return "" }
        let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
            "<tr><td>\(Self.escaped(rule))</td><td>\(count)</td></tr>\n"
        }
        return "<table>\n<tr><th>Rule</th><th>Found</th></tr>\n\(rows.joined())</table>\n"
    }

    private var failures: String {
        report.failures.map { failure in
            """
            <section class="error">
            <h2>\(Self.escaped(failure.path))</h2>
            <p><span class="severity">could not be audited</span> \(Self.escaped("\(failure.error)"))</p>
            </section>

            """
        }.joined()
    }

    /// A part for each scene in which something was found.
    private var scenes: String {
        var seen: Set<String> = []
        return report.findings.map(\.scene).filter { seen.insert($0).inserted }.map { scene in
            let findings = report.findings.filter { $0.scene == scene }
            let figures = pictures.filter { $0.scene == scene }.map { figure($0, findings) }
            let list = findings.enumerated().map { item($0.offset + 1, $0.element) }
            return """
                <section>
                <h2>\(Self.escaped(scene))</h2>
                <div class="scene">
                <div class="pictures">
                \(figures.joined())</div>
                <ol>
                \(list.joined())</ol>
                </div>
                </section>

                """
        }.joined()
    }

    private func figure(_ picture: AuditPicture, _ findings: [AuditFinding]) -> String {
        let marks = findings.enumerated().map { index, finding -> String in
            guard finding.isIn(picture.variant), let area = finding.measured?.area else { return "" }
            return mark(index + 1, finding, area, on: picture.size)
        }
        let name = picture.variant ?? "as it is"
        let data = Data(picture.png).base64EncodedString()
        return """
            <figure>
            <div class="picture"><img alt="\(Self.escaped("\(picture.scene), \(name)"))" \
            src="data:image/png;base64,\(data)">
            \(marks.joined())</div>
            <figcaption>\(Self.escaped(name))</figcaption>
            </figure>

            """
    }

    /// The number of a finding at its place, with a frame around that.
    private func mark(_ number: Int, _ finding: AuditFinding, _ area: Rect, on size: Size) -> String {
        func percent(_ part: Double, _ whole: Double) -> String {
            let share = whole > 0 && part.isFinite ? part / whole * 100 : 0
            return PrintedText.number((share * 100).rounded() / 100) + "%"
        }
        let kind = finding.diagnostic.severity.rawValue
        let frame =
            area.width > 0 && area.height > 0
            ? """
            <span class="area \(kind)" style="left:\(percent(area.minX, size.width));\
            top:\(percent(area.minY, size.height));width:\(percent(area.width, size.width));\
            height:\(percent(area.height, size.height))"></span>

            """ : ""
        // Within the picture, or nobody would see it.
        let place = Point(
            min(max(area.minX, 0.03 * size.width), 0.97 * size.width),
            min(max(area.minY, 0.02 * size.height), 0.98 * size.height))
        return frame + """
            <span class="mark \(kind)" style="left:\(percent(place.x, size.width));\
            top:\(percent(place.y, size.height))"><span class="number">\(number)</span></span>

            """
    }

    private func item(_ number: Int, _ finding: AuditFinding) -> String {
        let found = finding.diagnostic
        let place = [found.file, found.line.map(String.init), found.column.map(String.init)]
        let lines = [
            found.suggestion.map(Self.escaped),
            finding.variants.isEmpty ? nil : Self.escaped("in \(finding.variants.joined(separator: ", "))"),
        ].compactMap { $0 }.map { "<p class=\"soft\">\($0)</p>\n" }
        return """
            <li class="\(found.severity.rawValue)">
            <span><span class="number">\(number)</span></span>
            <div>
            <p><span class="severity">\(found.severity.rawValue)</span> \(swatches(finding))\
            \(Self.escaped(found.message)) <span class="soft">[\(Self.escaped(found.id ?? ""))]</span></p>
            \(lines.joined())<p class="soft"><code>\
            \(Self.escaped(place.compactMap { $0 }.joined(separator: ":")))</code></p>
            </div>
            </li>

            """
    }

    /// The colours that a finding is about.
    private func swatches(_ finding: AuditFinding) -> String {
        ["color", "backdrop"].compactMap { name -> String? in
            guard case .string(let color)? = finding.measured?.details[name] else { return nil }
            return "<span class=\"swatch\" style=\"--color:\(Self.escaped(color))\"></span>"
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("\n", with: "<br>")
    }
}
