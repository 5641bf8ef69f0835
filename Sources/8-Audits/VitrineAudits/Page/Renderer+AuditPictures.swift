import VitrineAuditElements
import VitrineLayout
import VitrineRendering
import VitrineScene

extension Renderer {
    /// Renders scenes in which something was found, each in up to two of the variants that show it.
    ///
    /// - Parameters:
    ///   - jobs: The scenes and variants that were audited.
    ///   - report: What was found.
    package func pictures(of jobs: [Job], for report: AuditReport) -> [AuditPicture] {
        var counts: [String: Int] = [:]
        var shown: Set<Int> = []
        let chosen = jobs.filter { job in
            let more = report.findings.indices.filter { index in
                let finding = report.findings[index]
                return finding.scene == job.path && finding.isIn(job.variant?.name) && !shown.contains(index)
            }
            guard !more.isEmpty, counts[job.path, default: 0] < 2 else { return false }
            counts[job.path, default: 0] += 1
            shown.formUnion(more)
            return true
        }
        return inParallel(chosen) { job, options, library -> AuditPicture? in
            guard let pipeline = try? ScenePipeline(path: job.path, options: options, library: library),
                let result = try? pipeline.render(),
                let png = try? pipeline.encode(result.picture, depth: .eight)
            else { return nil }
            return AuditPicture(
                scene: job.path, variant: job.variant?.name, png: png, size: result.placed.canvas.size)
        }.compactMap { $0 }
    }
}
