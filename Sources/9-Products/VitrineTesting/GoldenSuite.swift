import Foundation
import VitrineSuites

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
        /// The name of the variant.
        public let variant: String
        let suite: Opened

        public var description: String { "\(scene) [\(variant)]" }
    }

    /// A suite as it was opened once for all tests.
    struct Opened: Sendable {
        /// The name by which whoever draws the pictures knows the suite.
        let id: String
        let job: GoldenJob
        /// The folder of the goldens as it was given, and the folder that it is in.
        let (goldens, folder): (String, String)
    }

    let opened: Opened
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
    ///   - record: The goldens to write. Default: the mode that the environment asks for, otherwise those
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
        let job = GoldenJob(
            goldens: TestPaths.path(goldens, in: folder), root: scenes.map { TestPaths.path($0, in: folder) },
            update: GoldenRecordMode.update(requested: record, environment: environment), threads: threads,
            artifacts: TestPaths.artifacts(in: folder))
        let opened = Opened(id: UUID().uuidString, job: job, goldens: goldens, folder: folder)
        self.opened = opened
        if case .pictures(let pictures) = GoldenDriver.reply(to: .open(suite: opened.id, job)) {
            cases = pictures.map { Case(scene: $0.scene, variant: $0.variant, suite: opened) }
        } else {
            cases = []
        }
    }
}
