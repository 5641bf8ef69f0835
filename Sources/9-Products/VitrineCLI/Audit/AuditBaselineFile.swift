import VitrineAudits

/// The file of findings that are known, as a command uses it.
struct AuditBaselineFile {
    /// The path of the file; `nil` if there is none.
    let path: String?
    /// `true` if it is written, or made less.
    let isUpdated: Bool

    /// Leaves out of a report what the file has.
    func apply(to report: inout AuditReport) throws(CommandFailure) {
        guard let path else {
            if isUpdated {
                throw CommandFailure(
                    .usage, "error: --update-baseline needs the name of a file in --baseline or suite.yaml")
            }
            return
        }
        let known: AuditBaseline?
        do throws(AuditBaselineError) {
            known = try AuditBaseline(at: path)
        } catch {
            throw CommandFailure(.badData, error.description)
        }
        guard known != nil || isUpdated else {
            throw CommandFailure(
                .noInput, "\(path): error: there is no such baseline: --update-baseline writes it")
        }
        var baseline = known ?? AuditBaseline(report, at: path)
        if isUpdated {
            baseline.shrink(to: report)
            try OutputFile.write(Array(baseline.text.utf8), to: path)
        }
        report.leaveOut(baseline)
    }
}
