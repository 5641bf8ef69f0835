import VitrineAudits
import VitrineRendering
import VitrineScene
import VitrineSource
import VitrineSuites

/// An audit that a test expects to pass.
struct AuditExpectation {
    /// The path of the scene.
    let path: String
    /// The names of the variants; `nil` for all.
    let variants: [String]?
    /// The suite whose levels count.
    let suite: SuiteOptions
    let isUnderStress: Bool
    let failsForWarnings: Bool

    /// What is to be said of the scene; `nil` if nothing is.
    var problem: String? {
        do {
            let settings = try SuitePlan.audit(of: suite)
            let renderer = Renderer(options: suite.render)
            let known = try renderer.variants(of: path)
            let chosen = known.filter { variants?.contains($0.name) ?? true }
            if let name = variants?.first(where: { name in !known.contains { $0.name == name } }) {
                return "\(path): it has no variant `\(name)`"
            }
            var report = renderer.audit(
                chosen.map { Renderer.Job(path, variant: $0) },
                AuditRequest(isUnderStress: isUnderStress, levels: settings.settings))
            if let baseline = settings.baseline, let known = try AuditBaseline(at: baseline) {
                report.leaveOut(known)
            }
            let isMet = report.failures.isEmpty && report.count(.error) == 0
            if isMet && (report.count(.warning) == 0 || !failsForWarnings) { return nil }
            return report.failures.map { "\($0.error)\n" }.joined() + report.text
        } catch {
            return "\(error)"
        }
    }
}
