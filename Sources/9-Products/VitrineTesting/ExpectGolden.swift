import VitrineRendering

/// Expects the pictures of a scene to match their goldens, in Swift Testing and XCTest alike.
///
/// A difference is reported with the nodes and properties that changed. The golden, the new picture and their
/// difference are attached; in XCTest on Linux, which has no attachments, the message names the folder that
/// contains them. A golden that was just recorded fails the test once, so that none is added unseen.
///
/// With `options` or `environments`, the goldens are not those of `vitrine test`, but belong to this test, as
/// with a name of their own.
///
/// - Parameters:
///   - scene: The path of the scene, relative to the closest folder at or above the test's source file that
///     contains it.
///   - name: The name of its folder of goldens. Default: the scene's path below the folder of the suite.
///   - variants: The names of the variants to render. Default: all.
///   - environments: The variants to render instead of those that the scene lists, each with the name of its
///     golden. Default: the scene's variants.
///   - options: The settings that override the scene's own canvas: device, scale, appearance, and the other
///     axes of the environment. Default: none.
///   - comparator: The comparator and its tolerance. Default: that of the scene or the suite, or else
///     ``GoldenComparator/exact``.
///   - masks: The areas to ignore, in addition to those of the scene and the suite. Default: none.
///   - warnings: The handling of the scene's warnings. Default: they are attached.
///   - goldens: The folder of the goldens, relative to the same folder. Default: `goldens`.
///   - record: The goldens to write. Default: the mode in `VITRINE_UPDATE` or `SNAPSHOT_TESTING_RECORD`,
///     otherwise those that are missing. With `CI=true`, none is ever written.
///   - threads: The number of threads per picture. It does not affect the pixels. Default: 1.
///   - fileID: The file ID of the expectation.
///   - filePath: The path of the test's source file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - function: The function that contains the expectation, which distinguishes its artifacts from others.
/// - Returns: `true` if all pictures match.
@discardableResult
public func expectGolden(
    _ scene: String, named name: String? = nil, variants: [String]? = nil, environments: [Variant] = [],
    options: SceneOptions = SceneOptions(), comparator: GoldenComparator? = nil, masks: [GoldenMask] = [],
    warnings: GoldenWarnings = .attach, goldens: String = "goldens", record: GoldenRecordMode? = nil,
    threads: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let settings = ExpectationSettings(
        options: options, environments: environments, comparator: comparator, masks: masks,
        warnings: warnings, goldens: goldens, record: record, threads: threads)
    return Expectation(scene, named: name, variants: variants, settings, at: site).isMet()
}

/// Expects the pictures of a scene in memory, or of a scene in Swift, to match their goldens.
///
///     expectGolden(Scene(canvas: Canvas(width: 200, height: 100)) { Text("Hello") }, named: "hello")
///
/// - Parameters:
///   - scene: The scene.
///   - name: The name of the scene, which is that of its folder of goldens.
///   - variants: The names of the variants to render. Default: all.
///   - environments: The variants to render instead of those that the scene lists, each with the name of its
///     golden. Default: the scene's variants.
///   - options: The settings that override the scene's own canvas: device, scale, appearance, and the other
///     axes of the environment. Default: none.
///   - comparator: The comparator and its tolerance. Default: that of the scene or the suite, or else
///     ``GoldenComparator/exact``.
///   - masks: The areas to ignore, in addition to those of the scene and the suite. Default: none.
///   - warnings: The handling of the scene's warnings. Default: they are attached.
///   - goldens: The folder of the goldens, relative to the closest folder at or above the test's source file
///     that contains it. Default: `goldens`.
///   - record: The goldens to write. Default: the mode in `VITRINE_UPDATE` or `SNAPSHOT_TESTING_RECORD`,
///     otherwise those that are missing. With `CI=true`, none is ever written.
///   - threads: The number of threads per picture. It does not affect the pixels. Default: 1.
///   - fileID: The file ID of the expectation.
///   - filePath: The path of the test's source file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - function: The function that contains the expectation, which distinguishes its artifacts from others.
/// - Returns: `true` if all pictures match.
@discardableResult
public func expectGolden(
    _ scene: Scene, named name: String, variants: [String]? = nil, environments: [Variant] = [],
    options: SceneOptions = SceneOptions(), comparator: GoldenComparator? = nil, masks: [GoldenMask] = [],
    warnings: GoldenWarnings = .attach, goldens: String = "goldens", record: GoldenRecordMode? = nil,
    threads: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let settings = ExpectationSettings(
        options: options, environments: environments, comparator: comparator, masks: masks,
        warnings: warnings, goldens: goldens, record: record, threads: threads)
    return Expectation(scene, named: name, variants: variants, settings, at: site).isMet()
}

/// Expects a picture from another source to match its golden: a screenshot, or the output of another
/// renderer.
///
///     expectGolden(GoldenPicture(png: screenshot), named: "login", comparator: .perceptual())
///
/// It is compared, recorded and reported like the pictures of scenes, but without the causes of a difference,
/// which only scenes have.
///
/// - Parameters:
///   - picture: The picture.
///   - name: The name of the picture, which is that of its folder of goldens.
///   - variant: The name of the golden in that folder. Default: `picture`.
///   - comparator: The comparator and its tolerance. Default: that of the suite, or else
///     ``GoldenComparator/exact``.
///   - masks: The areas to ignore, in addition to those of the suite. Default: none.
///   - goldens: The folder of the goldens, relative to the closest folder at or above the test's source file
///     that contains it. Default: `goldens`.
///   - record: The goldens to write. Default: the mode in `VITRINE_UPDATE` or `SNAPSHOT_TESTING_RECORD`,
///     otherwise those that are missing. With `CI=true`, none is ever written.
///   - fileID: The file ID of the expectation.
///   - filePath: The path of the test's source file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - function: The function that contains the expectation, which distinguishes its artifacts from others.
/// - Returns: `true` if the picture matches.
@discardableResult
public func expectGolden(
    _ picture: GoldenPicture, named name: String, variant: String = "picture",
    comparator: GoldenComparator? = nil, masks: [GoldenMask] = [], goldens: String = "goldens",
    record: GoldenRecordMode? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let settings = ExpectationSettings(
        comparator: comparator, masks: masks, goldens: goldens, record: record)
    return Expectation(picture, named: name, variant: variant, settings, at: site).isMet()
}

/// Expects one picture of a suite to match its golden.
///
/// - Parameters:
///   - golden: The picture, one of ``GoldenSuite/cases``.
///   - warnings: The handling of the scene's warnings. Default: they are attached.
///   - fileID: The file ID of the expectation.
///   - filePath: The path of the test's source file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - function: The function that contains the expectation, which distinguishes its artifacts from others.
/// - Returns: `true` if the picture matches.
@discardableResult
public func expectGolden(
    _ golden: GoldenSuite.Case, warnings: GoldenWarnings = .attach, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return Expectation(golden, warnings, at: site).isMet()
}
