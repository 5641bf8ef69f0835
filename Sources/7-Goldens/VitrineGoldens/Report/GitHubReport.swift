import VitrineJSON

/// The report for GitHub Actions: annotations on scenes, and a summary of the step.
package enum GitHubReport {
    /// The maximum number of annotations that GitHub shows for a step.
    private static let annotationLimit = 10

    /// Returns workflow commands for standard output, one per line.
    package static func annotations(_ report: SuiteReport) -> String {
        var lines: [String] = []
        for result in report.cases where !result.state.passes {
            let file =
                report.root.isEmpty || report.root == "." ? result.scene : "\(report.root)/\(result.scene)"
            var properties = ["file=\(property(file))"]
            if let line = result.causes.lazy.compactMap(\.cause.line).first {
                properties.append("line=\(line)")
            }
            properties.append("title=\(property("\(result.state.displayName): \(result.title)"))")
            let message = TerminalReport.details(of: result).joined(separator: "\n")
            lines.append(
                "::error \(properties.joined(separator: ","))::"
                    + data(message.isEmpty ? result.state.displayName : message)
            )
        }
        if report.reportsObsolete {
            lines += report.leftObsolete.map {
                """
                ::error file=\(property("\(report.goldens)/\($0)")),title=obsolete golden::no scene has this \
                golden
                """
            }
        }
        lines += report.errors.map { "::error title=vitrine::\(data($0))" }
        let rest = lines.count - annotationLimit
        if rest > 0 {
            lines =
                lines.prefix(annotationLimit - 1) + [
                    "::error title=vitrine::and \(rest + 1) more: see the summary of this step"
                ]
        }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    /// The maximum size of one part of a summary, in bytes: GitHub takes 65,536 characters of a comment.
    private static let partLimit = 12_000

    /// Returns the Markdown for the file that `GITHUB_STEP_SUMMARY` names.
    package static func summary(_ report: SuiteReport) -> String {
        let mark = report.exitCode == 0 ? "passed" : "failed"
        var text = "### Golden images \(mark): \(report.summary)\n\n"
        text += table(
            ["why", "pictures", "pixels"],
            report.clusters.map { cluster in
                [
                    ForeignText.code(cluster.cause.message), PrintedText.grouped(cluster.cases.count),
                    cluster.pixelText,
                ]
            }, limit: 30, noun: "causes")
        text += table(
            ["scene", "variant", "state", "differs", "why"],
            report.cases.filter { !$0.state.passes }.map { result in
                let causes = TerminalReport.listed(result.causeMessages, limit: 8)
                return [
                    ForeignText.code(result.scene), ForeignText.code(result.variant),
                    result.state.displayName, difference(of: result), ForeignText.lines(causes),
                ]
            }, limit: 100, noun: "pictures")
        if report.reportsObsolete, !report.obsolete.isEmpty {
            let isDeleted = report.deletedObsolete && report.leftObsolete.isEmpty
            text += table(
                ["obsolete goldens\(isDeleted ? ", deleted" : "")"],
                report.obsolete.map { [ForeignText.code($0)] }, limit: 100, noun: "goldens")
        }
        return text
            + table(
                ["errors"],
                report.errors.map { [ForeignText.lines($0.split(separator: "\n").map(String.init))] },
                limit: 20, noun: "errors")
    }

    private static func difference(of result: CaseResult) -> String {
        guard let found = result.comparison else {
            return ForeignText.lines(result.message.split(separator: "\n").prefix(8).map(String.init))
        }
        let largest = TerminalReport.decimal(found.largestDifference)
        return "\(PrintedText.grouped(found.differingPixels)) px, at most \(largest)/255"
    }

    /// Returns a table, which ends with a blank line; nothing without rows. Markdown is not read in it.
    ///
    /// - Parameters:
    ///   - head: The names of the columns.
    ///   - rows: The cells, as HTML without line breaks.
    ///   - limit: The maximum number of rows that are shown.
    ///   - noun: What the rows are, for those that are not shown.
    private static func table(_ head: [String], _ rows: [[String]], limit: Int, noun: String) -> String {
        if rows.isEmpty { return "" }
        func row(_ cells: [String], _ tag: String) -> String {
            "<tr>\(cells.map { "<\(tag)>\($0)</\(tag)>" }.joined())</tr>\n"
        }
        var text = "<table>\n" + row(head, "th")
        var shown = 0
        for cells in rows.prefix(limit) {
            let next = row(cells, "td")
            guard text.utf8.count + next.utf8.count <= partLimit else { break }
            text += next
            shown += 1
        }
        text += "</table>\n\n"
        return shown < rows.count ? text + "and \(rows.count - shown) more \(noun)\n\n" : text
    }

    /// Escapes the text after `::` as GitHub's toolkit does.
    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
