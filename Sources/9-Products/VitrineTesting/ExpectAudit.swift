import VitrineAudits
import VitrineRendering
import VitrineScene
import VitrineSuites

/// Expects an audit of a scene to find no errors: no text with too little contrast, no target too near to
/// another, and nothing else that `vitrine audit` reports as an error.
///
/// Levels of rules, and the baseline of known findings, are those of the suite. Rules that a node ignores are
/// left out.
///
/// - Parameters:
///   - scene: The path of the scene, relative to the closest folder at or above the test's source file that
///     contains it.
///   - variants: The names of the variants to audit. Default: all.
///   - options: The settings that override the scene's own canvas. Default: none.
///   - isUnderStress: `true` to also audit the scene at accessibility sizes, from right to left, with longer
///     texts, and in the other environments of `vitrine audit --stress`. Default: `false`.
///   - failsForWarnings: `true` if warnings fail the test, too. Default: `false`.
///   - goldens: The folder of the goldens, whose `suite.yaml` has the levels of rules. Default: `goldens`.
///   - threads: The number of threads. It does not affect the findings. Default: 1.
///   - fileID: The file ID of the expectation.
///   - filePath: The path of the test's source file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
/// - Returns: `true` if nothing is found.
@discardableResult
public func expectAudit(
    _ scene: String, variants: [String]? = nil, options: SceneOptions = SceneOptions(),
    isUnderStress: Bool = false, failsForWarnings: Bool = false, goldens: String = "goldens",
    threads: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: #function)
    let folder = TestPaths.folder(containing: scene, from: "\(filePath)")
    var render = RenderOptions(threads: threads)
    render.scene = options
    let audit = AuditExpectation(
        path: TestPaths.path(scene, in: folder), variants: variants,
        suite: SuiteOptions(goldens: TestPaths.path(goldens, in: folder), render: render),
        isUnderStress: isUnderStress, failsForWarnings: failsForWarnings)
    let problem = audit.problem
    if let problem { site.fail(problem) }
    return problem == nil
}
