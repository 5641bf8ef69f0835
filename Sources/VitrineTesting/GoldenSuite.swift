import Foundation
import Vitrine

/// The goldens of a folder as test cases: one case per picture, for `@Test(arguments:)`.
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
        /// The path of the scene below the suite's folder.
        public let scene: String
        public let variant: String
        let run: SuiteRun

        public var description: String { "\(scene) [\(variant)]" }
    }

    /// The folder of the goldens.
    let goldens: String
    /// The run of the suite, prepared once for all tests.
    let run: Result<SuiteRun, SuiteError>
    /// Every picture of the suite, in order. If the suite cannot be read, there are none, which
    /// `expectNoObsoleteGoldens` reports.
    public let cases: [Case]

    /// Reads a suite.
    ///
    /// - Parameters:
    ///   - goldens: The folder of the goldens, with its `suite.yaml`, relative to the closest folder at or
    ///     above the test's source file that contains it. Default: `goldens`.
    ///   - scenes: The folder that scene paths are relative to. Default: the one in `suite.yaml`, otherwise
    ///     `scenes` beside the goldens.
    ///   - record: Which goldens to write. Default: the mode that the environment asks for, otherwise those
    ///     that are missing.
    ///   - threads: The number of threads per picture. It does not affect the pixels. Default: 1.
    ///   - filePath: The path of the test's source file.
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
