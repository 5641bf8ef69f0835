import VitrineJSON

/// The report for GitHub Actions: annotations on scenes, and a summary of the step.
public enum GitHubReport {
    /// The maximum number of annotations that GitHub shows for a step.
    private static let annotationLimit = 10

    /// Returns workflow commands for standard output, one per line.
    public static func annotations(_ report: SuiteReport) -> String {
        var lines: [String] = []
        for result in report.cases where !result.state.passes {
            let file =
                report.root.isEmpty || report.root == "." ? result.scene : "\(report.root)/\(result.scene)"
            var properties = ["file=\(property(file))"]
            if let line = result.cause?.line { properties.append("line=\(line)") }
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

    /// Returns the Markdown for the file that `GITHUB_STEP_SUMMARY` names.
    public static func summary(_ report: SuiteReport) -> String {
        let mark = report.exitCode == 0 ? "passed" : "failed"
        var text = "### Golden images \(mark): \(report.summary)\n\n"
        if !report.clusters.isEmpty {
            text += "| why | pictures | pixels |\n|---|---:|---:|\n"
            for cluster in report.clusters.prefix(20) {
                text +=
                    """
                    | \(cell(cluster.cause.message)) | \(cluster.cases.count) | \
                    \(PrintedText.grouped(cluster.pixels)) |\n
                    """
            }
            text += "\n"
        }
        let failed = report.cases.filter { !$0.state.passes }
        if !failed.isEmpty {
            text += "| scene | variant | state | differs |\n|---|---|---|---|\n"
            for result in failed.prefix(100) {
                let details =
                    result.comparison.map {
                        """
                        \(PrintedText.grouped($0.differingPixels)) px, at most \
                        \(TerminalReport.decimal($0.largestDifference))/255
                        """
                    } ?? String(result.message.split(separator: "\n").first ?? "")
                text +=
                    """
                    | \(cell(result.scene)) | \(cell(result.variant)) | \(result.state.displayName) | \
                    \(cell(details)) |\n
                    """
            }
            if failed.count > 100 { text += "\nand \(failed.count - 100) more\n" }
            text += "\n"
        }
        if report.reportsObsolete, !report.obsolete.isEmpty {
            let isDeleted = report.deletedObsolete && report.leftObsolete.isEmpty
            text += "Obsolete goldens\(isDeleted ? ", deleted" : ""):\n\n"
            text += report.obsolete.map { "- `\($0)`\n" }.joined() + "\n"
        }
        return text + report.errors.map { "- error: \(cell($0))\n" }.joined()
    }

    /// Escapes the text after `::` as GitHub's toolkit does.
    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    private static func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("<", with: "&lt;").replacing("\n", with: "<br>")
    }
}
