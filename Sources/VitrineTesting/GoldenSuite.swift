import Foundation
import Vitrine
import VitrineGoldens

/// The goldens of a folder as tests see them: a case a picture, for `@Test(arguments:)`.
///
///     struct Goldens {
///         static let suite = GoldenSuite("goldens")
///
///         @Test(arguments: suite.cases) func matches(_ golden: GoldenSuite.Case) { expectGolden(golden) }
///         @Test func noneIsObsolete() { expectNoObsoleteGoldens(in: Self.suite) }
///     }
public struct GoldenSuite: Sendable {
    /// One picture of a scene.
    public struct Case: Sendable, CustomStringConvertible {
        /// The scene's path below the suite's folder.
        public let scene: String
        public let variant: String
        let run: SuiteRun

        public var description: String { "\(scene) [\(variant)]" }
    }

    /// The folder of the goldens.
    let goldens: String
    /// The suite, read once for all tests.
    let run: Result<SuiteRun, SuiteError>
    /// Every picture of the suite, in order. Empty where the suite cannot be read, which `expectNoObsoleteGoldens` reports.
    public let cases: [Case]

    /// - Parameters:
    ///   - goldens: the folder of the goldens, with its `suite.yaml`; relative to the first folder at or above the test's own
    ///     file that has it.
    ///   - scenes: the folder that scenes are named below; what `suite.yaml` says, else `scenes` beside the goldens.
    ///   - record: which goldens are written; what the environment says unless given.
    ///   - threads: of one picture, which do not change it.
    public init(
        _ goldens: String = "goldens", scenes: String? = nil, record: GoldenRecordMode? = nil,
        threads: Int = 1,
        filePath: StaticString = #filePath
    ) {
        let environment = ProcessInfo.processInfo.environment
        let folder = TestPaths.folder(containing: goldens, from: "\(filePath)")
        self.goldens = TestPaths.path(goldens, in: folder)
        let options = SuiteOptions(
            goldens: self.goldens, root: scenes.map { TestPaths.path($0, in: folder) },
            update: GoldenRecordMode.update(requested: record, environment: environment),
            render: RenderOptions(threads: threads),
            artifacts: environment["SNAPSHOT_ARTIFACTS"] ?? "\(folder)/out/failures")
        do throws(SuiteError) {
            let plan = try SuitePlan(options)
            let run = try SuiteRun(plan, environment: environment)
            self.run = .success(run)
            cases = plan.pictures.map { Case(scene: $0.scene, variant: $0.variant, run: run) }
        } catch {
            run = .failure(error)
            cases = []
        }
    }
}
