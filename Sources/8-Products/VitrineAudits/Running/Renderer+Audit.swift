import VitrineRendering
import VitrineScene
import VitrineSource
import VitrineStyle
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
            var options = options
            if let levels = request.levels { options.audit = levels(job.path) }
            return Self.audited(job, options: options, library: library, request: request)
        }
        var scenes: [[Result<AuditedVariant, AuditFailure>]] = []
        for (index, job) in jobs.enumerated() {
            if index == 0 || jobs[index - 1].path != job.path { scenes.append([]) }
            scenes[scenes.count - 1] += results[index]
        }
        return AuditReport(scenes + unread.map { [.failure($0)] })
    }

    private static func audited(
        _ job: Job, options: RenderOptions, library: FontLibrary, request: AuditRequest
    ) -> [Result<AuditedVariant, AuditFailure>] {
        do throws(RenderError) {
            let pipeline = try ScenePipeline(path: job.path, options: options, library: library)
            let own = try pipeline.audited(request)
            let variant = AuditedVariant(scene: job.path, name: job.variant?.name, found: own.found)
            guard request.isUnderStress else { return [.success(variant)] }
            // What is found without stress is found with it, too.
            let known = Set(own.found.all.map(StressedPlace.init)).union(own.known)
            return [.success(variant)]
                + StressEnvironment.all.compactMap { environment in
                    var changed = options
                    changed.scene.device = changed.scene.device ?? own.device
                    guard environment.apply(&changed.scene) else { return nil }
                    return stressed(
                        job, options: changed, library: library, request: request, in: environment,
                        known: known)
                }
        } catch {
            return [.failure(AuditFailure(job.path, error))]
        }
    }

    private static func stressed(
        _ job: Job, options: RenderOptions, library: FontLibrary, request: AuditRequest,
        in environment: StressEnvironment, known: Set<StressedPlace>
    ) -> Result<AuditedVariant, AuditFailure> {
        do throws(RenderError) {
            let pipeline = try ScenePipeline(path: job.path, options: options, library: library)
            let found = try pipeline.audited(request, under: environment).found
            let name = [job.variant?.name, environment.name].compactMap { $0 }.joined(separator: " ")
            return .success(
                AuditedVariant(
                    scene: job.path, name: name,
                    found: Diagnostics(
                        found.files, found.all.filter { !known.contains(StressedPlace($0)) })))
        } catch {
            return .failure(AuditFailure(job.path, error))
        }
    }
}
