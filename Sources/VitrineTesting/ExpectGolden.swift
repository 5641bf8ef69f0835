import Foundation
import Vitrine
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
///   - record: Which goldens to write. Default: the mode in `VITRINE_UPDATE` or `SNAPSHOT_TESTING_RECORD`,
///     otherwise those that are missing. With `CI=true`, none is ever written.
///   - threads: The number of threads per picture. It does not affect the pixels. Default: 1.
///   - fileID: The file ID of the expectation.
///   - filePath: The path of the test's source file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
/// - Returns: `true` if all pictures match.
@discardableResult
public func expectGolden(
    _ scene: String, variants: [String]? = nil, goldens: String = "goldens", record: GoldenRecordMode? = nil,
    threads: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let environment = ProcessInfo.processInfo.environment
    let folder = TestPaths.folder(containing: scene, from: "\(filePath)")
    var options = SuiteOptions(
        goldens: TestPaths.path(goldens, in: folder), scenes: [TestPaths.path(scene, in: folder)],
        update: GoldenRecordMode.update(requested: record, environment: environment),
        render: RenderOptions(threads: threads),
        artifacts: environment["SNAPSHOT_ARTIFACTS"] ?? "\(folder)/out/failures")
    do throws(SuiteError) {
        var plan = try SuitePlan(options)
        if let variants {
            let known = plan.pictures.map(\.variant)
            for variant in variants where !known.contains(variant) {
                site.fail("\(scene) has no variant \(variant): there are \(known.joined(separator: ", "))")
                return false
            }
            options.variants = Set(variants)
            plan = try SuitePlan(options)
        }
        let found = try SuiteRun(plan, environment: environment).run()
        for error in found.errors { site.fail(error) }
        return site.report(found.cases, goldens: options.goldens) && found.errors.isEmpty
    } catch {
        site.fail("\(error)")
        return false
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
/// - Returns: `true` if the picture matches.
@discardableResult
public func expectGolden(
    _ golden: GoldenSuite.Case, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let result = golden.run.result(scene: golden.scene, variant: golden.variant) else {
        site.fail("the suite has no picture \(golden)")
        return false
    }
    return site.report([result], goldens: golden.run.goldens)
}

/// Expects a suite to have pictures, and every golden of it to belong to a scene.
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
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    do throws(SuiteError) {
        let obsolete = try suite.run.get().obsolete
        if suite.cases.isEmpty { site.fail("\(suite.goldens): the suite has no pictures") }
        if !obsolete.isEmpty {
            site.fail("no scene has these goldens: \(obsolete.joined(separator: ", "))")
        }
        return obsolete.isEmpty && !suite.cases.isEmpty
    } catch {
        site.fail("\(error)")
        return false
    }
}
