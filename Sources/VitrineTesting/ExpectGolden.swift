import Foundation
import Vitrine
import VitrineGoldens

/// Expects a scene's pictures to be their goldens, in Swift Testing and XCTest alike.
///
/// What differs is reported with the nodes and properties that changed, and with the golden, the new picture and their
/// difference attached (in XCTest on Linux, which has no attachments, they lie in the folder that the message names). A
/// golden that was recorded fails the test once, so that none slips in unseen.
///
/// - Parameters:
///   - scene: the scene's path, relative to the first folder at or above the test's own file that has it.
///   - variants: the names of the pictures to make; all unless given.
///   - goldens: the folder of the goldens, relative to the same folder.
///   - record: which goldens are written. Else `SNAPSHOT_TESTING_RECORD` says so, as users of snapshot tests know it, or
///     `VITRINE_UPDATE`; else those that are missing are. With `CI=true` none ever is.
///   - threads: of one picture, which do not change it.
/// - Returns: whether all pictures match.
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

/// Expects one picture of a suite to be its golden.
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

/// Expects that every golden of a suite has its scene, and that there are any.
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
