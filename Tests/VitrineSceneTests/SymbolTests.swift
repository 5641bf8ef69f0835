import Foundation
import Testing
import VitrineColor
import VitrineIconPack
import VitrineIcons
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Symbols come from folders, files and the built-in set") struct SymbolTests {
    private static func scene(_ node: String, top: String = "icons: icons") -> String {
        SceneText.node(node, canvas: "{ width: 100, height: 100 }", top: "foreground: \"#0000FF\"\n\(top)\n")
    }

    private struct Fill: Equatable {
        var name: String?
        var paint: Paint
        var bounds: Rect?
    }

    /// Returns the fills painted over the background.
    private static func fills(_ node: String, top: String = "icons: icons") throws -> [Fill] {
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.resolved(scene(node, top: top), engine: engine).laidOut(text: engine)
            .displayList(text: engine)
        return list.items.flatMap { items($0) }.dropFirst().map { $0 }
    }

    private static func items(_ item: DisplayItem) -> [Fill] {
        switch item.content {
        case .fill(let area, let paint):
            guard case .fill(let shape)? = area.operands.first?.geometry else {
                return [Fill(name: area.name, paint: paint)]
            }
            return [Fill(name: area.name, paint: paint, bounds: shape.bounds)]
        case .group(let group): return group.items.flatMap(items)
        case .adaptive(let content): return content.light.flatMap(items)
        default: return []
        }
    }

    private static let blue = Color(red: 0, green: 0, blue: 1)

    @Test(arguments: [
        ("{ icon: ship }", "icons: icons", "ship"), ("{ icon: boat }", "icons: [icons, more]", "boat"),
        ("{ icon: art/logo.svg }", "title: a", "logo"), ("{ icon: bolt.fill }", "icons: icons", "bolt.fill"),
        ("{ icon: ship }", "icons: icons/", "ship"),
    ])
    func symbolsAreFoundInTheirFolders(node: String, top: String, name: String) throws {
        let fills = try Self.fills(node, top: top)
        #expect(fills.map(\.name) == [name])
        #expect(fills.map(\.paint) == [.solid(Self.blue)])
    }

    /// The scene's own bell, a square over the whole grid, at 1.3 em.
    @Test func ownIconsComeFirst() throws {
        let fill = try #require(try Self.fills("{ icon: bell, font: { size: 20 } }").first)
        #expect(fill.bounds == Rect(x: 37, y: 37, width: 26, height: 26))
    }

    /// Twice as wide as high, fitted into the square that every symbol has.
    @Test func wideIconsAreFitted() throws {
        let fill = try #require(try Self.fills("{ icon: art/logo.svg, font: { size: 20 } }").first)
        #expect(fill.bounds == Rect(x: 37, y: 43.5, width: 26, height: 13))
    }

    @Test func selectedTabsShowTheFilledFile() throws {
        let names = try Self.fills("{ tabBar: { items: [{ icon: ship }, { icon: ship }] } }").compactMap(
            \.name)
        #expect(names == ["ship.fill", "ship"])
    }

    @Test(
        arguments: [
            ("{ icon: two }", [1.0, 1]),
            ("{ icon: two, symbolRenderingMode: hierarchical }", [0.5, 1]),
            ("{ icon: bell.badge, symbolRenderingMode: hierarchical }", [0.5, 1]),
            ("{ icon: speaker.wave.2, symbolRenderingMode: hierarchical }", [1, 0.5, 0.25]),
            ("{ icon: checkmark.circle.fill, symbolRenderingMode: hierarchical }", [0.5, 1]),
            ("{ icon: bolt, symbolRenderingMode: hierarchical }", [1]),
            ("{ vstack: [{ icon: mic.slash }], symbolRenderingMode: hierarchical }", [0.5, 1]),
        ] as [(String, [Double])])
    func hierarchyThins(node: String, opacities: [Double]) throws {
        let found = try Self.fills(node).compactMap { fill -> Double? in
            guard case .solid(let color) = fill.paint, color.red == 0 else { return nil }
            return color.alpha
        }
        #expect(found == opacities, "\(node)")
    }

    @Test(arguments: [
        ("palette: [red, green]", ["#34C759", "#FF383C"]), ("palette: [red]", ["#FF383C", "#FF383C"]),
        ("symbolRenderingMode: palette", ["#0000FF", "#0000FF"]),
        ("palette: [red, green], symbolRenderingMode: monochrome", ["#0000FF"]),
        ("palette: [red, green], symbolRenderingMode: hierarchical", ["#0000FF/0.5", "#0000FF"]),
    ])
    func palettesPaintTheLevels(modifiers: String, paints: [String]) throws {
        let found = try Self.fills("{ icon: bell.badge, \(modifiers) }").map { fill -> String in
            guard case .solid(let color) = fill.paint else { return "?" }
            return color.summary
        }
        #expect(found == paints)
    }

    /// Colors follow the appearance; layers without one, and symbols without any, have the foreground.
    @Test(arguments: [
        ("sun.max.fill", "light", ["#FFCC00"]), ("sun.max.fill", "dark", ["#FFD600"]),
        ("cloud.sun.fill", "light", ["#FFCC00", "#FFFFFF"]),
        ("cloud.bolt.rain.fill", "light", ["#FFFFFF", "#FFCC00", "#00C0E8"]),
        ("checkmark.circle.fill", "dark", ["#30D158", "#FFFFFF"]),
        ("exclamationmark.triangle.fill", "light", ["#FFCC00", "#FFFFFF"]),
        ("5.circle.fill", "light", ["#0000FF"]), ("ladybug.fill", "light", ["#0000FF", "#FF383C"]),
        ("bell.badge", "light", ["#0000FF", "#FF383C"]),
        ("folder.badge.plus", "light", ["#0088FF", "#34C759", "#FFFFFF"]),
        ("battery.25", "light", ["#0000FF", "#FF383C", "#0000FF"]), ("scroll", "light", ["#0000FF"]),
        ("heart.circle.fill", "light", ["#FF383C", "#FFFFFF"]),
    ])
    func symbolsOfManyColorsHaveTheirOwn(name: String, appearance: String, paints: [String]) throws {
        let found = try Self.fills(
            "{ icon: \(name), symbolRenderingMode: multicolor, environment: { appearance: \(appearance) } }")
        let summaries = found.map { fill -> String in
            guard case .solid(let color) = fill.paint else { return "?" }
            return color.summary
        }
        #expect(summaries == paints)
    }

    /// The first layer is lit above 0, the others from thresholds of SF Symbols; what is not variable stays.
    @Test(arguments: [
        ("wifi", "0", [0.3]), ("wifi", "0.1", [0.3, 1]), ("wifi", "0.34", [0.3, 1]), ("wifi", "0.68", [1]),
        ("wifi", "1", [1]), ("speaker.wave.3", "0", [1, 0.3]), ("speaker.wave.3", "0.5", [1, 0.3]),
        ("cellularbars", "0.75", [1, 0.3]), ("cellularbars", "0.76", [1]), ("bolt", "0", [1]),
        ("wifi.circle.fill", "0", [1, 0.7]), ("wifi.slash", "0", [1]),
    ])
    func variableValuesLightLayers(name: String, value: String, opacities: [Double]) throws {
        let fills = try Self.fills("{ icon: \(name), variableValue: \(value) }")
        let found = fills.compactMap { fill -> Double? in
            guard case .solid(let color) = fill.paint else { return nil }
            return color.alpha
        }
        #expect(found == opacities)
    }

    /// Lit layers keep their level; others are fainter by the same factor.
    @Test func variableValuesAndLevelsMultiply() throws {
        let node = "{ icon: wifi, variableValue: 0.4, symbolRenderingMode: hierarchical }"
        let found = try Self.fills(node).compactMap { fill -> Double? in
            guard case .solid(let color) = fill.paint else { return nil }
            return color.alpha
        }
        #expect(found == [0.075, 0.5, 1])
    }

    /// The colours of a file stay, with their opacity.
    @Test func ownColoursStay() throws {
        let paints = try Self.fills("{ icon: two, palette: [black, white] }").map(\.paint)
        #expect(
            paints == [
                .solid(.white), .solid(.black), .solid(Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
            ])
    }

    /// A gradient covers the whole symbol, whichever layer it is visible in.
    @Test(arguments: ["monochrome", "hierarchical", "palette"]) func gradientsRunOverAll(mode: String) throws
    {
        let gradient = "{ linearGradient: { colors: [red, blue] } }"
        let fills = try Self.fills(
            "{ icon: wifi, font: { size: 20 }, foreground: \(gradient), symbolRenderingMode: \(mode) }")
        #expect(fills.count == (mode == "monochrome" ? 1 : 3))
        for fill in fills {
            guard case .linear(let line) = fill.paint else {
                Issue.record("no gradient")
                continue
            }
            #expect(line.start == Point(50, 37) && line.end == Point(50, 63))
        }
    }

    @Test(
        arguments: [
            ("{ icon: ‸shipp }", "icons: icons", "unknown icon `shipp`", "did you mean `ship`?"),
            ("{ icon: ‸bol }", "icons: icons", "unknown icon `bol`", "did you mean `bold`?"),
            (
                "{ icon: ‸bad }", "icons: icons",
                "the icon cannot be drawn: icons/bad.svg:2:3: the element `text` is not understood", nil
            ),
            (
                "{ button: { title: a, icon: ‸broken } }", "icons: icons",
                "the icon cannot be drawn: icons/broken.svg:2:1: `<g>` is not finished", nil
            ),
            (
                "{ icon: ‸no/such.svg }", "icons: icons", "there is no file `no/such.svg`",
                "paths begin at the folder of the file that names them"
            ),
            (
                "{ icon: ‸../a.svg }", "icons: icons", "`../a.svg` lies outside the scene's folder",
                "give --allow-outside to let scenes read any file"
            ),
            ("{ icon: bolt }", "icons: ‸nowhere", "there is no folder `nowhere`", nil),
            (
                "{ icon: bolt }", "icons: [icons, ‸../x]", "`../x` lies outside the scene's folder",
                "give --allow-outside to let scenes read any file"
            ),
            ("{ icon: bolt, palette: ‸[] }", "icons: icons", "a list of 0 is out of range: 1 to 3", nil),
            (
                "{ icon: bolt, symbolRenderingMode: ‸multicolour }", "icons: icons",
                "unknown rendering mode `multicolour`", "did you mean `multicolor`?"
            ),
            (
                "{ icon: wifi, variableValue: ‸1.2 }", "icons: icons", "1.2 is out of range: 0 to 1", nil
            ),
        ] as [(String, String, String, String?)])
    func mistakesAreReported(node: String, top: String, message: String, suggestion: String?) throws {
        let marked = MarkedText(Self.scene(node, top: top))
        let faults = try #require(try SceneRun.faults(marked.text)).all
        #expect(faults.map(\.problem.message) == [message])
        #expect(faults.map(\.problem.hint?.text) == [suggestion])
        #expect(faults.map(\.mark) == [marked.mark])
    }

    /// Names of the pack are none that Vitrine draws, so that no drawing is hidden.
    @Test func packHasNoDrawnNames() {
        for name in IconPack.table.keys { #expect(IconSet.icon(named: name) == nil, "\(name)") }
        #expect(SymbolLibrary.names == SymbolLibrary.names.sorted() && SymbolLibrary.names.count >= 1500)
    }

    @Test func packIsReadAndNoted() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pack-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 2h12v12z"/></svg>"#
        try Data(svg.utf8).write(to: folder.appending(path: "magnet.svg"))
        let engine = try TextEngine(library: sharedLibrary)
        let library = SymbolLibrary(
            files: TestFiles(), text: engine, pack: IconPack(folder: folder.path))
        let symbol = try library.symbol("magnet")
        guard case .pack(_, let name) = symbol else {
            Issue.record("\(symbol)")
            return
        }
        #expect(name == "magnet")
        let used = engine.fingerprintsUsed.filter { $0.family == FontLibrary.iconFamily }
        #expect(used.map(\.file) == ["magnet.svg"] && used.map(\.hash) == [FNV1a64.digits(Array(svg.utf8))])
        engine.resetUsage()
        #expect(engine.fingerprintsUsed.isEmpty)
    }

    @Test func missingPackIsNamed() {
        let library = SymbolLibrary(files: TestFiles(), pack: IconPack(folder: nil))
        #expect {
            try library.symbol("magnet")
        } throws: { error in
            guard case .packMissing = error as? SymbolError else { return false }
            return true
        }
    }

    /// The built-in set alone is drawn where the scene says so.
    @Test func ownExcludesThePack() throws {
        let library = SymbolLibrary(files: TestFiles(), pack: IconPack(folder: nil))
        try library.add(folder: SymbolLibrary.own)
        #expect {
            try library.symbol("magnet")
        } throws: { error in
            guard case .packExcluded = error as? SymbolError else { return false }
            return true
        }
        #expect(try library.symbol("bolt").name == "bolt")
    }

    /// A file named by several icons is read once, even if it is broken.
    @Test func filesAreReadOnce() throws {
        let files = CountingFiles()
        let library = SymbolLibrary(files: files)
        try library.add(folder: "icons")
        for _ in 0..<3 {
            _ = try library.symbol("ship")
            #expect(throws: SymbolError.self) { try library.symbol("bad") }
        }
        #expect(files.reads == ["icons/ship.svg", "icons/bad.svg"])
    }
}

private final class CountingFiles: SceneFiles {
    private(set) var reads: [String] = []

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        .failure(.missing)
    }
    func fileNames(in folder: String) -> Result<[String], SceneFileError> {
        TestFiles().fileNames(in: folder)
    }
    func path(ofFolder folder: String) -> Result<String, SceneFileError> {
        TestFiles().path(ofFolder: folder)
    }
    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
        reads.append(path)
        return TestFiles().bytes(at: path, limit: limit)
    }
}

extension SymbolTests {
    /// Returns the path of the first layer of a built-in symbol.
    private static func path(_ icon: String, _ direction: String) throws -> Path {
        let scene = """
            vitrine: 1
            canvas: { width: 100, height: 100, layoutDirection: \(direction) }
            body:
              - icon: \(icon)
            """
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.resolved(scene, engine: engine).laidOut(text: engine).displayList(
            text: engine)
        for item in list.items {
            if case .fill(let area, _) = item.content, area.name == icon,
                case .stroke(.path(let path, _), _)? = area.operands.first?.geometry
            {
                return path
            }
        }
        Issue.record("no \(icon)")
        return Path()
    }

    /// In right-to-left text, a symbol that leads forward points to the left; a symbol named by its side
    /// stays.
    @Test func directionsTurnRound() throws {
        let forward = try Self.path("chevron.forward", "ltr")
        #expect(try forward.elements == Self.path("chevron.right", "ltr").elements)
        let turned = try #require(try Self.path("chevron.forward", "rtl").controlBounds)
        let left = try #require(try Self.path("chevron.left", "rtl").controlBounds)
        #expect(abs(turned.minX - left.minX) < 1e-9 && abs(turned.maxX - left.maxX) < 1e-9)
        #expect(try Self.path("chevron.right", "rtl").elements == forward.elements)
        #expect(try Self.path("list.bullet", "rtl").elements != Self.path("list.bullet", "ltr").elements)
    }
}
