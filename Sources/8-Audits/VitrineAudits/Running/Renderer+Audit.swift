import VitrineAuditElements
import VitrineRendering
import VitrineScene
import VitrineSemanticsChecks
import VitrineSource
import VitrineStyle
import VitrineText
import VitrineTokenChecks
import VitrineVisualChecks

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
        func levels(_ path: String) -> AuditSettings { request.levels?(path) ?? options.audit }
        Self.tellRoles(in: &scenes, levels)
        // What a device or another option of the command changes may need an id no more.
        if options.scene == SceneOptions() {
            scenes = scenes.map { Self.tellingUnusedSilences($0, levels: levels) }
        }
        let audited = scenes.joined().compactMap { try? $0.get() }
        let unused = UnusedTokens(audited, suite: request.suite).findings(levels)
        return AuditReport(scenes + unread.map { [.failure($0)] }, beside: unused)
    }

    /// Adds what only the scenes of a run together tell about their design tokens.
    private static func tellRoles(
        in scenes: inout [[Result<AuditedVariant, AuditFailure>]], _ levels: (String) -> AuditSettings
    ) {
        let roles = TokenRoles(scenes.joined().compactMap { try? $0.get() })
        var told: Set<String> = []
        scenes = scenes.map { results in
            // All variants of a scene show the same.
            let before = told
            return results.map { result in
                result.map { variant in
                    var own = before
                    let found = roles.findings(in: variant, told: &own)
                    told.formUnion(own)
                    var variant = variant
                    // A scene alone may not tell what its id is for.
                    let backgrounds = (variant.tokens?.colors ?? []).filter { !$0.isText }
                    variant.usedSilences.formUnion(backgrounds.compactMap(\.silence))
                    if found.isEmpty { return variant }
                    let shown = Audit(found: found).reported(levels(variant.scene))
                    variant.found = Diagnostics(variant.found.files, variant.found.all + shown)
                    return variant
                }
            }
        }
    }

    private static func audited(
        _ job: Job, options: RenderOptions, library: FontLibrary, request: AuditRequest
    ) -> [Result<AuditedVariant, AuditFailure>] {
        do throws(RenderError) {
            let pipeline = try ScenePipeline(path: job.path, options: options, library: library)
            let own = try pipeline.audited(request) { () throws(RenderError) in
                var standard = options
                standard.scene.dynamicType = .standard
                return try ScenePipeline(path: job.path, options: standard, library: library).textSizes()
            }
            let variant = AuditedVariant(
                scene: job.path, name: job.variant?.name, found: own.found,
                unusedSilences: own.unusedSilences, usedSilences: own.usedSilences, tokens: own.tokens,
                variants: own.variants)
            guard request.isUnderStress else { return [.success(variant)] }
            // What is found without stress is found with it, too.
            let known = Set(own.found.all.map(StressedPlace.init)).union(own.known)
            return [.success(variant)]
                + (StressEnvironment.all + own.environments).compactMap { environment in
                    var changed = options
                    changed.scene.device = changed.scene.device ?? own.device
                    guard environment.apply(&changed.scene) else { return nil }
                    return stressed(
                        job, options: changed, library: library, request: request, in: environment,
                        beside: own, known: known)
                }
        } catch {
            return [.failure(AuditFailure(job.path, error))]
        }
    }

    /// Returns the results of a scene with the ids that silence nothing in any of its variants, if all of
    /// them were audited.
    private static func tellingUnusedSilences(
        _ results: [Result<AuditedVariant, AuditFailure>], levels: (String) -> AuditSettings
    ) -> [Result<AuditedVariant, AuditFailure>] {
        let audited = results.compactMap { try? $0.get() }
        guard audited.count == results.count, let all = audited.first?.variants,
            all.isSubset(of: audited.compactMap(\.name))
        else { return results }
        let used = audited.reduce(into: Set<SourceMark>()) { $0.formUnion($1.usedSilences) }
        return audited.map { variant in
            let unused = variant.unusedSilences.filter { !used.contains($0.mark) && $0.outer == nil }
            let told = unused.map { Diagnostic(.unusedIgnore, .unusedIgnore($0.rule.id), at: $0.mark) }
            if told.isEmpty { return .success(variant) }
            var variant = variant
            let shown = Audit(found: told).reported(levels(variant.scene))
            variant.found = Diagnostics(variant.found.files, variant.found.all + shown)
            return .success(variant)
        }
    }

    private static func stressed(
        _ job: Job, options: RenderOptions, library: FontLibrary, request: AuditRequest,
        in environment: StressEnvironment, beside scene: AuditedScene, known: Set<StressedPlace>
    ) -> Result<AuditedVariant, AuditFailure> {
        do throws(RenderError) {
            let pipeline = try ScenePipeline(path: job.path, options: options, library: library)
            let own = try pipeline.audited(request, under: environment, runsOn: scene.runsOn) {
                () throws(RenderError) in scene.textSizes
            }
            let found = own.found
            let name = [job.variant?.name, environment.name].compactMap { $0 }.joined(separator: " ")
            return .success(
                AuditedVariant(
                    scene: job.path, name: name,
                    found: Diagnostics(
                        found.files, found.all.filter { !known.contains(StressedPlace($0)) }),
                    usedSilences: own.usedSilences))
        } catch {
            return .failure(AuditFailure(job.path, error))
        }
    }
}
