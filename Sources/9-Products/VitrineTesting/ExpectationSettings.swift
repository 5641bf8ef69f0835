import Foundation
import VitrineGoldens
import VitrineSuites

/// What the calls of `expectGolden` have in common.
struct ExpectationSettings {
    var options = SceneOptions()
    var environments: [Variant] = []
    var comparator: GoldenComparator?
    var masks: [GoldenMask] = []
    var warnings = GoldenWarnings.attach
    /// The folder of the goldens, as the test names it.
    var goldens: String
    var record: GoldenRecordMode?
    var threads = 1
    /// The film to compare in place of pictures.
    var film: GoldenJobExpectation.Film?

    /// `true` if the pictures are others than those that the suite has of the scene.
    var changesPictures: Bool { options != SceneOptions() || !environments.isEmpty || film != nil }

    /// Returns a job without scenes.
    func job(in folder: String, at site: CallSite) -> GoldenJob {
        GoldenJob(
            goldens: TestPaths.path(goldens, in: folder),
            expectation: GoldenJobExpectation(
                options: options, variants: environments, comparator: comparator?.job(at: site),
                masks: masks.map(\.job), film: film),
            update: GoldenRecordMode.update(
                requested: record, environment: ProcessInfo.processInfo.environment),
            threads: threads, artifacts: TestPaths.artifacts(in: folder, of: site, goldens: goldens),
            artifactsRoot: TestPaths.artifacts(in: folder))
    }
}
