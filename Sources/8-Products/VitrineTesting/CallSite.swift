import Foundation
import VitrineFiles
import VitrineGoldens

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The source location of an expectation in a test, and the framework that runs it.
struct CallSite {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Fails the test for each result that is not a match.
    ///
    /// - Returns: `true` if all results match.
    func report(_ results: [CaseResult], goldens: String) -> Bool {
        for result in results {
            switch result.state {
            case .matched, .unchanged: continue
            case .recorded, .updated, .moved:
                fail(
                    """
                    \(result.title): \(result.state.displayName): look at \(goldens)/\(result.golden) and \
                    run the test again
                    """
                )
            default: fail(Self.message(result), pictures: result.pictures)
            }
        }
        return results.allSatisfy { $0.state == .matched || $0.state == .unchanged }
    }

    private static func message(_ result: CaseResult) -> String {
        let lines = TerminalReport.details(of: result)
        let picture = result.pictures?.difference ?? result.pictures?.actual
        return
            (["\(result.title): \(result.state.displayName)"] + lines.map { "    \($0)" }
            + (picture.map { ["    see \($0)"] } ?? [])).joined(separator: "\n")
    }

    /// Fails the test with a message, and attaches the pictures.
    func fail(_ message: String, pictures: CaseResult.Pictures? = nil) {
        let files = [pictures?.expected, pictures?.actual, pictures?.difference].compactMap { $0 }
        #if canImport(Testing)
            if Test.current != nil {
                let location = SourceLocation(
                    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
                for file in files {
                    guard let bytes = try? FileBytes.read(file) else { continue }
                    Attachment.record(bytes, named: Self.name(file), sourceLocation: location)
                }
                Issue.record(Comment(rawValue: message), sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest)
            #if canImport(Darwin)
                XCTContext.runActivity(named: "golden image") { activity in
                    for file in files {
                        let attachment = XCTAttachment(contentsOfFile: URL(fileURLWithPath: file))
                        attachment.name = Self.name(file)
                        activity.add(attachment)
                    }
                }
            #endif
            XCTFail(message, file: filePath, line: line)
        #endif
    }

    private static func name(_ path: String) -> String {
        path.split(separator: "/").suffix(2).joined(separator: "-")
    }
}
