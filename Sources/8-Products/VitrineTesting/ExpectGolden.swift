import Foundation
import Vitrine
import VitrineFiles
import VitrineGoldens

/// Expects the pictures of a scene to match their goldens, in Swift Testing and XCTest alike.
///
/// A difference is reported with the nodes and properties that changed. The golden, the new picture and their
/// difference are attached; in XCTest on Linux, which has no attachments, the message names the folder that
/// contains them. A golden that was just recorded fails the test once, so that none is added unseen.
///
/// - Parameters:
///   - scene: The path of the scene, relative to the closest folder at or above the test's source file that
///     contains it.
///   - variants: The names of the variants to render. Default: all.
///   - goldens: The folder of the goldens, relative to the same folder. Default: `goldens`.
///   - record: The goldens to write. Default: the mode in `VITRINE_UPDATE` or `SNAPSHOT_TESTING_RECORD`,
///     otherwise those that are missing. With `CI=true`, none is ever written.
///   - threads: The number of threads per picture. It does not affect the pixels. Default: 1.
///   - fileID: The file ID of the expectation.
///   - filePath: The path of the test's source file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - function: The function that the expectation is in, by which its artifacts are told from others.
/// - Returns: `true` if all pictures match.
@discardableResult
public func expectGolden(
    _ scene: String, variants: [String]? = nil, goldens: String = "goldens", record: GoldenRecordMode? = nil,
    threads: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let folder = TestPaths.folder(containing: scene, from: "\(filePath)")
    let environment = ProcessInfo.processInfo.environment
    let job = GoldenJob(
        goldens: TestPaths.path(goldens, in: folder), scenes: [TestPaths.path(scene, in: folder)],
        variants: variants, update: GoldenRecordMode.update(requested: record, environment: environment),
        threads: threads, artifacts: TestPaths.artifacts(in: folder, of: site, goldens: goldens))
    return report(GoldenDriver.reply(to: .run(job)), of: scene, job, at: site)
}

/// Expects the pictures of a scene in memory, or of one in Swift, to match their goldens.
///
///     expectGolden(Scene(canvas: Canvas(width: 200, height: 100)) { Text("Hello") }, named: "hello")
///
/// - Parameters:
///   - scene: The scene.
///   - name: The name of the scene, which is that of its folder of goldens.
///   - variants: The names of the variants to render. Default: all.
///   - goldens: The folder of the goldens, relative to the closest folder at or above the test's source file
///     that contains it. Default: `goldens`.
///   - record: The goldens to write. Default: the mode in `VITRINE_UPDATE` or `SNAPSHOT_TESTING_RECORD`,
///     otherwise those that are missing. With `CI=true`, none is ever written.
///   - threads: The number of threads per picture. It does not affect the pixels. Default: 1.
///   - fileID: The file ID of the expectation.
///   - filePath: The path of the test's source file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - function: The function that the expectation is in, by which its artifacts are told from others.
/// - Returns: `true` if all pictures match.
@discardableResult
public func expectGolden(
    _ scene: Scene, named name: String, variants: [String]? = nil, goldens: String = "goldens",
    record: GoldenRecordMode? = nil, threads: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let folder = TestPaths.folder(containing: goldens, from: "\(filePath)")
    let environment = ProcessInfo.processInfo.environment
    let memory = SuiteMemoryScene(name: name, scene: scene)
    let job = GoldenJob(
        goldens: TestPaths.path(goldens, in: folder), variants: variants, memory: GoldenJobScene(memory),
        update: GoldenRecordMode.update(requested: record, environment: environment), threads: threads,
        artifacts: TestPaths.artifacts(in: folder, of: site, goldens: goldens))
    if let conflict = GoldenNameUses.shared.conflict(of: name, job, at: site) {
        site.fail(conflict)
        return false
    }
    // Only this process knows the lines of Swift that an error lies in.
    if let outcome = GoldenDriver.toolReply(to: .run(job)), !outcome.hasSceneErrors {
        return report(outcome, of: name, job, at: site)
    }
    return report(GoldenService().run(job, of: memory), of: name, job, at: site)
}

/// Reports the outcome of a run of one scene.
private func report(
    _ outcome: GoldenReply.Outcome, of scene: String, _ job: GoldenJob, at site: CallSite
) -> Bool {
    switch outcome {
    case .report(let found):
        for error in found.errors { site.fail(error) }
        return site.report(found.cases, goldens: job.goldens) && found.errors.isEmpty
    case .noVariant(let variant, let known):
        site.fail("\(scene) has no variant \(variant): there are \(known.joined(separator: ", "))")
    case .failed(let reason): site.fail(reason)
    case .identity, .pictures, .result, .leftovers: site.fail("\(scene): the reply is not one to a run")
    }
    return false
}

extension GoldenReply.Outcome {
    /// `true` if a scene could not be rendered.
    fileprivate var hasSceneErrors: Bool {
        switch self {
        case .report(let found): !found.errors.isEmpty || found.cases.contains { $0.state == .failed }
        case .failed: true
        default: false
        }
    }
}

/// Expects one picture of a suite to match its golden.
///
/// - Parameters:
///   - golden: The picture, one of ``GoldenSuite/cases``.
///   - fileID: The file ID of the expectation.
///   - filePath: The path of the test's source file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - function: The function that the expectation is in, by which its artifacts are told from others.
/// - Returns: `true` if the picture matches.
@discardableResult
public func expectGolden(
    _ golden: GoldenSuite.Case, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let suite = golden.suite
    switch GoldenDriver.reply(
        to: .compare(
            suite: suite.id, suite.job, scene: golden.scene, variant: golden.variant,
            artifacts: TestPaths.artifacts(in: suite.folder, of: site, goldens: suite.goldens)))
    {
    case .result(let result?): return site.report([result], goldens: suite.job.goldens)
    case .failed(let reason): site.fail(reason)
    default: site.fail("the suite has no picture \(golden)")
    }
    return false
}

/// Expects a suite to have pictures, and every golden of it to belong to a scene.
///
/// Goldens that Swift tests drew, with `expectGolden(_:named:)`, are left alone: a note on standard error
/// says how many there are. A golden that was recorded before goldens said what drew them counts as one of a
/// scene, until the Swift test that draws it marks it, with `VITRINE_UPDATE=all`.
///
/// - Parameters:
///   - suite: The suite to check.
///   - fileID: The file ID of the expectation.
///   - filePath: The path of the test's source file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
/// - Returns: `true` if there are pictures and no obsolete goldens.
@discardableResult
public func expectNoObsoleteGoldens(
    in suite: GoldenSuite, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: #function)
    switch GoldenDriver.reply(to: .listObsolete(suite: suite.opened.id, suite.opened.job)) {
    case .leftovers(let found):
        if suite.cases.isEmpty { site.fail("\(suite.opened.job.goldens): the suite has no pictures") }
        let obsolete = found.obsolete
        let others = leftAlone(found.ofSwiftTests.count, in: suite.opened.job.goldens)
        if obsolete.isEmpty {
            // Nothing depends on it, so that a closed stream is no failure of a test.
            if let others { try? StandardStream.error.write(Array("note: \(others)\n".utf8)) }
        } else {
            site.fail(message(found) + (others.map { "\n\($0)" } ?? ""))
        }
        return obsolete.isEmpty && !suite.cases.isEmpty
    case .failed(let reason): site.fail(reason)
    default: site.fail("\(suite.opened.job.goldens): the reply is not a list of goldens")
    }
    return false
}

/// Returns a sentence about the goldens that Swift tests drew; `nil` if there are none.
private func leftAlone(_ count: Int, in goldens: String) -> String? {
    switch count {
    case 0: nil
    case 1: "1 golden in \(goldens) was drawn by a Swift test, and is left alone"
    default: "\(count) goldens in \(goldens) were drawn by Swift tests, and are left alone"
    }
}

private func message(_ found: LeftoverGoldens) -> String {
    let names = found.obsolete.map { name in
        let spelled = FileNames.spelled(name)
        return spelled.contains("\\") ? spelled : name
    }
    let text = "no scene has these goldens: \(names.joined(separator: ", "))"
    if found.unmarked.isEmpty { return text }
    let (verb, them) = found.unmarked.count == 1 ? ("does", "it") : ("do", "them")
    return """
        \(text)
        \(found.unmarked.count) of them \(verb) not say what drew \(them): if a Swift test does, run that \
        test with VITRINE_UPDATE=all, which marks its goldens; else delete \(them)
        """
}
