import VitrineGoldens
import VitrineSource

extension SuiteReport {
    /// The report with the control characters of scenes, and of other machines' reports, made visible.
    var printable: SuiteReport {
        var report = self
        for index in report.cases.indices { report.cases[index] = report.cases[index].printable }
        for index in report.clusters.indices {
            report.clusters[index].cause = report.clusters[index].cause.printable
        }
        (report.root, report.goldens) = (TerminalText.line(root), TerminalText.line(goldens))
        report.obsolete = report.obsolete.map(TerminalText.line)
        report.unmarked = report.unmarked?.map(TerminalText.line)
        report.errors = report.errors.map(TerminalText.lines)
        return report
    }
}

extension CaseResult {
    fileprivate var printable: CaseResult {
        var result = self
        (result.scene, result.variant) = (TerminalText.line(scene), TerminalText.line(variant))
        (result.message, result.warnings) = (TerminalText.lines(message), TerminalText.lines(warnings))
        result.renamedFrom = renamedFrom.map(TerminalText.line)
        result.alternative = alternative.map(TerminalText.line)
        result.tags = tags.map(TerminalText.line)
        for index in result.regions.indices {
            guard var cause = regions[index].cause else { continue }
            cause.causes = cause.causes.map(\.printable)
            for node in cause.nodes.indices {
                cause.nodes[node].source = TerminalText.line(cause.nodes[node].source)
                cause.nodes[node].name = cause.nodes[node].name.map(TerminalText.line)
            }
            result.regions[index].cause = cause
        }
        return result
    }
}

extension Cause {
    fileprivate var printable: Cause {
        var cause = self
        cause.subject = TerminalText.line(subject)
        // A message is a line of its own in the list of causes.
        if TerminalText.isCommand(cause.subject) { cause.subject = "| " + cause.subject }
        (cause.old, cause.new) = (old.map(TerminalText.line), new.map(TerminalText.line))
        cause.name = name.map(TerminalText.line)
        return cause
    }
}
