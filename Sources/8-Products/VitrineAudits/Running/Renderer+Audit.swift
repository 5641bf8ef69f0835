import VitrineRendering
import VitrineScene
import VitrineText

extension Renderer {
    /// Audits variants of scenes in parallel.
    ///
    /// - Parameters:
    ///   - jobs: The scenes and variants; those of one scene follow each other.
    ///   - request: What is looked at.
    ///   - unread: The scenes whose variants are not known, and the reason. Default: none.
    package func audit(
        _ jobs: [Job], _ request: AuditRequest = AuditRequest(), unread: [AuditFailure] = []
    ) -> AuditReport {
        let results = inParallel(jobs) { job, options, library in
            Self.audited(job, options, library, request)
        }
        var scenes: [[Result<AuditedVariant, AuditFailure>]] = []
        for (index, job) in jobs.enumerated() {
            if index == 0 || jobs[index - 1].path != job.path { scenes.append([]) }
            scenes[scenes.count - 1].append(results[index])
        }
        return AuditReport(scenes + unread.map { [.failure($0)] })
    }

    private static func audited(
        _ job: Job, _ options: RenderOptions, _ library: FontLibrary, _ request: AuditRequest
    ) -> Result<AuditedVariant, AuditFailure> {
        do throws(RenderError) {
            let pipeline = try ScenePipeline(path: job.path, options: options, library: library)
            return .success(
                AuditedVariant(name: job.variant?.name, found: try pipeline.audited(request)))
        } catch {
            return .failure(AuditFailure(job.path, error))
        }
    }
}
