import Synchronization
import VitrineGoldens
import VitrineRendering

/// The comparison of scenes with goldens for callers that are in another process, or in this one.
package final class GoldenService: Sendable {
    /// The runs of the suites that were opened, by the callers' names for them.
    private let suites = Mutex<[String: Result<SuiteRun, any Error>]>([:])

    package init() {}

    /// Executes a request. Safe to call from several threads.
    package func reply(to work: GoldenRequest.Work) -> GoldenReply.Outcome {
        switch work {
        case .identify: return .identity(ToolIdentity(sources: SourceFingerprint.installed()))
        case .run(let job): return run(job)
        case .open(let suite, let job):
            return outcome(suite, job) { run in
                .pictures(run.plan.pictures.map { GoldenReply.Picture(scene: $0.scene, variant: $0.variant) })
            }
        case .compare(let suite, let job, let scene, let variant, let artifacts):
            return outcome(suite, job) {
                .result($0.result(scene: scene, variant: variant, artifacts: artifacts))
            }
        case .listObsolete(let suite, let job): return outcome(suite, job) { .leftovers($0.leftovers) }
        }
    }

    private func run(_ job: GoldenJob) -> GoldenReply.Outcome {
        if let picture = job.picture {
            do throws(PictureError) {
                return run(job, of: try picture.picture)
            } catch {
                return .failed("\(error)")
            }
        }
        do throws(RenderError) {
            return run(try job.options, job.variants)
        } catch {
            return .failed("\(error)")
        }
    }

    /// Compares a picture that is in this process.
    ///
    /// - Parameters:
    ///   - job: The job, whose picture this is.
    ///   - picture: The picture.
    package func run(_ job: GoldenJob, of picture: SuitePicture) -> GoldenReply.Outcome {
        do throws(RenderError) {
            var options = try job.options
            options.picture = picture
            return run(options, nil)
        } catch {
            return .failed("\(error)")
        }
    }

    /// Compares the pictures of a scene that is in this process.
    ///
    /// - Parameters:
    ///   - job: The job, whose scene this is.
    ///   - memory: The scene, whose marks lie where it was written.
    package func run(_ job: GoldenJob, of memory: SuiteMemoryScene) -> GoldenReply.Outcome {
        var job = job
        job.memory = nil
        do throws(RenderError) {
            var options = try job.options
            options.memory = memory
            return run(options, job.variants)
        } catch {
            return .failed("\(error)")
        }
    }

    private func run(_ options: SuiteOptions, _ variants: [String]?) -> GoldenReply.Outcome {
        var options = options
        do throws(SuiteError) {
            var plan = try SuitePlan(options)
            if let variants {
                let known = plan.pictures.map(\.variant)
                for variant in variants where !known.contains(variant) {
                    return .noVariant(variant, known: known)
                }
                options.variants = Set(variants)
                plan = try SuitePlan(options)
            }
            return .report(try SuiteRun(plan).run())
        } catch {
            return .failed("\(error)")
        }
    }

    private func outcome(
        _ suite: String, _ job: GoldenJob, _ body: (SuiteRun) -> GoldenReply.Outcome
    ) -> GoldenReply.Outcome {
        // Opened under the lock: of two first requests, the second must find the goldens that the first saw.
        let run = suites.withLock { known in
            if let run = known[suite] { return run }
            let run = Self.open(job)
            known[suite] = run
            return run
        }
        switch run {
        case .success(let run): return body(run)
        case .failure(let error): return .failed("\(error)")
        }
    }

    private static func open(_ job: GoldenJob) -> Result<SuiteRun, any Error> {
        Result { try SuiteRun(try SuitePlan(try job.options)) }
    }
}
