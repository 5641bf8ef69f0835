import Foundation
import VitrineFiles

/// The report as a self-contained HTML page, which needs no network, server or other file.
///
/// Pictures are embedded as base64 in elements that a browser ignores until their case is opened. They stand
/// behind the page's script, which shows what there is, and how far the file is read, while they come.
package enum HTMLReport {
    /// Returns the page.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - attachment: A page to open from it. Default: none.
    package static func text(_ report: SuiteReport, attachment: ReportAttachment? = nil) -> String {
        var pictures = Pictures()
        var shown = report
        for index in shown.cases.indices {
            guard let paths = shown.cases[index].pictures else { continue }
            shown.cases[index].pictures = pictures.embedded(paths)
        }
        let title = report.exitCode == 0 ? "Golden images: passed" : "Golden images: \(report.summary)"
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(JUnitReport.escaped(title))</title>
            <style>
            \(ReportPage.style)</style>
            </head>
            <body>
            \(ReportPage.markup(attachment))<script type="application/json" id="report" \
            data-pictures="\(pictures.elements.count)">\(data(shown))</script>
            <script>
            "use strict";
            (() => {
            \(ReportPage.script)})();
            </script>
            \(pictures.elements.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    /// Returns JSON that cannot terminate the element that contains it.
    private static func data(_ report: SuiteReport) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(report) else { return "{}" }
        return String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
    }

    /// The files embedded in the page, each once.
    private struct Pictures {
        var elements: [String] = []
        private var ids: [String: String] = [:]

        mutating func embedded(_ paths: CaseResult.Pictures) -> CaseResult.Pictures {
            var result = CaseResult.Pictures()
            result.expected = paths.expected.flatMap { embed($0) }
            // The new picture is the golden plus the part that differs, if that is known.
            if result.expected != nil, let patch = paths.patch, let id = embed(patch) {
                (result.patch, result.patchBox) = (id, paths.patchBox)
            } else {
                result.actual = paths.actual.flatMap { embed($0) }
            }
            result.film = paths.film.flatMap { embed($0) }
            result.oldFilm = paths.oldFilm.flatMap { embed($0) }
            result.sheet = paths.sheet.flatMap { embed($0) }
            return result
        }

        private mutating func embed(_ path: String) -> String? {
            guard let bytes = ReportPicture.bytes(at: path) else { return nil }
            let base64 = Data(bytes).base64EncodedString()
            if let known = ids[base64] { return known }
            let id = "p\(elements.count)"
            elements.append("<script type=\"text/plain\" id=\"\(id)\">\(base64)</script>")
            ids[base64] = id
            return id
        }
    }
}
