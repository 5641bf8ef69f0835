import Foundation
import VitrineFiles
import VitrineGoldens
import VitrineSuites

/// Expects a suite to have pictures, and each of its goldens to belong to a scene.
///
/// Goldens that Swift tests drew, with `expectGolden(_:named:)`, are left alone: a note on standard error
/// says how many there are. A golden that was recorded before goldens said what drew them counts as a
/// scene's, until the Swift test that draws it marks it, with `VITRINE_UPDATE=all`.
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
