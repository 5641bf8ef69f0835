import Foundation
import VitrineGoldens
import VitrineRendering
import VitrineSuites

/// One call of `expectGolden`: what is to be compared, and what is said of it.
struct Expectation: Sendable {
    let site: CallSite
    /// The scene or the picture, for users.
    let subject: String
    let goldens: String
    var warnings = GoldenWarnings.attach
    /// Draws and compares, on any thread.
    let work: @Sendable () -> GoldenReply.Outcome

    /// An expectation that has failed before anything is drawn.
    static func failed(_ reason: String, at site: CallSite) -> Expectation {
        Expectation(site: site, subject: "", goldens: "") { .failed(reason) }
    }

    /// Compares, and fails the test of the calling task for each difference.
    func isMet() -> Bool { report(work()) }

    /// Compares on another thread, and fails the test of the calling task for each difference.
    func isMet() async -> Bool { report(await DetachedWork.run(work)) }

    private func report(_ outcome: GoldenReply.Outcome) -> Bool {
        switch outcome {
        case .report(let found):
            for error in found.errors { site.fail(error) }
            return site.report(found.cases, goldens: goldens, warnings: warnings) && found.errors.isEmpty
        case .result(let result?):
            return site.report([result], goldens: goldens, warnings: warnings)
        case .noVariant(let variant, let known):
            site.fail("\(subject) has no variant \(variant): there are \(known.joined(separator: ", "))")
        case .failed(let reason): site.fail(reason)
        case .result(nil): site.fail("the suite has no picture \(subject)")
        case .identity, .pictures, .leftovers: site.fail("\(subject): the reply is not one to a run")
        }
        return false
    }
}
