import VitrineGoldens
import VitrineRendering
import VitrineSuites

/// Expects the film of a scene to match its golden, in Swift Testing and XCTest alike.
///
/// A golden has the hash of each frame at 60 frames a second, the curves of what moves, and a strip of
/// moments. A difference names the first frame that differs, and the nodes and properties that move
/// differently.
///
/// - Parameters:
///   - scene: The path of the scene, relative to the closest folder at or above the test's source file that
///     contains it.
///   - name: The name of its folder of goldens. Default: the scene's path below the folder of the suite.
///   - moments: The moments of the strip, in seconds, at most eight. Default: eight, spread over the film.
///   - start: The time of the first frame, in seconds. Default: 0.
///   - end: The time at which the film ends, in seconds. Default: when everything has settled.
///   - settlingTime: The time within which each property must settle after its last change, in seconds.
///     Default: it does not matter.
///   - options: The settings that override the scene's own canvas: device, scale, appearance, and the other
///     axes of the environment. Default: none.
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
/// - Returns: `true` if the film matches.
@discardableResult
public func expectGolden(
    film scene: String, named name: String? = nil, strip moments: [Double] = [], from start: Double = 0,
    to end: Double? = nil, settlesWithin settlingTime: Double? = nil,
    options: SceneOptions = SceneOptions(), warnings: GoldenWarnings = .attach, goldens: String = "goldens",
    record: GoldenRecordMode? = nil, threads: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let settings = ExpectationSettings(
        options: options, warnings: warnings, goldens: goldens, record: record, threads: threads,
        film: GoldenJobExpectation.Film(
            moments: moments, from: start, to: end, settlingTime: settlingTime))
    return Expectation(scene, named: name, variants: [GoldenStore.filmVariant], settings, at: site)
        .isMet()
}

/// Expects the film of a scene in memory, or of a scene in Swift, to match its golden, in Swift Testing and
/// XCTest alike.
///
/// A golden has the hash of each frame at 60 frames a second, the curves of what moves, and a strip of
/// moments. A difference names the first frame that differs, and the nodes and properties that move
/// differently.
///
/// - Parameters:
///   - scene: The scene.
///   - name: The name of the scene, which is that of its folder of goldens.
///   - moments: The moments of the strip, in seconds, at most eight. Default: eight, spread over the film.
///   - start: The time of the first frame, in seconds. Default: 0.
///   - end: The time at which the film ends, in seconds. Default: when everything has settled.
///   - settlingTime: The time within which each property must settle after its last change, in seconds.
///     Default: it does not matter.
///   - options: The settings that override the scene's own canvas: device, scale, appearance, and the other
///     axes of the environment. Default: none.
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
/// - Returns: `true` if the film matches.
@discardableResult
public func expectGolden(
    film scene: Scene, named name: String, strip moments: [Double] = [], from start: Double = 0,
    to end: Double? = nil, settlesWithin settlingTime: Double? = nil,
    options: SceneOptions = SceneOptions(), warnings: GoldenWarnings = .attach, goldens: String = "goldens",
    record: GoldenRecordMode? = nil, threads: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let settings = ExpectationSettings(
        options: options, warnings: warnings, goldens: goldens, record: record, threads: threads,
        film: GoldenJobExpectation.Film(
            moments: moments, from: start, to: end, settlingTime: settlingTime))
    return Expectation(scene, named: name, variants: [GoldenStore.filmVariant], settings, at: site)
        .isMet()
}

/// Expects the film of a scene to match its golden, in Swift Testing and XCTest alike.
///
/// A golden has the hash of each frame at 60 frames a second, the curves of what moves, and a strip of
/// moments. A difference names the first frame that differs, and the nodes and properties that move
/// differently.
///
/// In an `async` test, it does not block the thread of the test while it draws and compares, so other tests
/// continue.
///
/// - Parameters:
///   - scene: The path of the scene, relative to the closest folder at or above the test's source file that
///     contains it.
///   - name: The name of its folder of goldens. Default: the scene's path below the folder of the suite.
///   - moments: The moments of the strip, in seconds, at most eight. Default: eight, spread over the film.
///   - start: The time of the first frame, in seconds. Default: 0.
///   - end: The time at which the film ends, in seconds. Default: when everything has settled.
///   - settlingTime: The time within which each property must settle after its last change, in seconds.
///     Default: it does not matter.
///   - options: The settings that override the scene's own canvas: device, scale, appearance, and the other
///     axes of the environment. Default: none.
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
/// - Returns: `true` if the film matches.
@discardableResult
public func expectGolden(
    film scene: String, named name: String? = nil, strip moments: [Double] = [], from start: Double = 0,
    to end: Double? = nil, settlesWithin settlingTime: Double? = nil,
    options: SceneOptions = SceneOptions(), warnings: GoldenWarnings = .attach, goldens: String = "goldens",
    record: GoldenRecordMode? = nil, threads: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) async -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let settings = ExpectationSettings(
        options: options, warnings: warnings, goldens: goldens, record: record, threads: threads,
        film: GoldenJobExpectation.Film(
            moments: moments, from: start, to: end, settlingTime: settlingTime))
    return await Expectation(scene, named: name, variants: [GoldenStore.filmVariant], settings, at: site)
        .isMet()
}

/// Expects the film of a scene in memory, or of a scene in Swift, to match its golden, in Swift Testing and
/// XCTest alike.
///
/// A golden has the hash of each frame at 60 frames a second, the curves of what moves, and a strip of
/// moments. A difference names the first frame that differs, and the nodes and properties that move
/// differently.
///
/// In an `async` test, it does not block the thread of the test while it draws and compares, so other tests
/// continue.
///
/// - Parameters:
///   - scene: The scene.
///   - name: The name of the scene, which is that of its folder of goldens.
///   - moments: The moments of the strip, in seconds, at most eight. Default: eight, spread over the film.
///   - start: The time of the first frame, in seconds. Default: 0.
///   - end: The time at which the film ends, in seconds. Default: when everything has settled.
///   - settlingTime: The time within which each property must settle after its last change, in seconds.
///     Default: it does not matter.
///   - options: The settings that override the scene's own canvas: device, scale, appearance, and the other
///     axes of the environment. Default: none.
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
/// - Returns: `true` if the film matches.
@discardableResult
public func expectGolden(
    film scene: Scene, named name: String, strip moments: [Double] = [], from start: Double = 0,
    to end: Double? = nil, settlesWithin settlingTime: Double? = nil,
    options: SceneOptions = SceneOptions(), warnings: GoldenWarnings = .attach, goldens: String = "goldens",
    record: GoldenRecordMode? = nil, threads: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) async -> Bool {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let settings = ExpectationSettings(
        options: options, warnings: warnings, goldens: goldens, record: record, threads: threads,
        film: GoldenJobExpectation.Film(
            moments: moments, from: start, to: end, settlingTime: settlingTime))
    return await Expectation(scene, named: name, variants: [GoldenStore.filmVariant], settings, at: site)
        .isMet()
}
