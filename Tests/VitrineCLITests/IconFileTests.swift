import Foundation
import Testing

@Suite("Icons from files beside the scene")
struct IconFileTests {
    private static let scene = """
        vitrine: 1
        canvas: { width: 40, height: 30, scale: 1 }
        icons: FOLDER
        body:
          - icon: ship

        """

    private static func render(_ svg: String, icons: String = "icons", extra: [String] = []) throws -> (
        result: Tool.Result, files: [String]
    ) {
        let folder = try Folder()
        try folder.write(scene.replacing("FOLDER", with: icons), "a/scene.yaml")
        try folder.write(svg, "a/icons/ship.svg")
        try folder.write(svg, "outside/ship.svg")
        let result = try Tool.run(["render", "a/scene.yaml", "-o", "x.png"] + extra, in: folder.url)
        return (result, folder.files)
    }

    private static let ship = "<svg viewBox='0 0 9 9'><path d='M1 1H8V8Z'/></svg>"

    @Test func iconFilesAreDrawn() throws {
        let (result, files) = try Self.render(Self.ship)
        #expect(result.code == 0 && result.errors.isEmpty && files.contains("x.png"))
    }

    /// The error is at the icon's place in the scene and names the location in the file.
    @Test func brokenOnesAreReportedAtTheNode() throws {
        let (result, files) = try Self.render("<svg viewBox='0 0 9 9'>\n  <text>a</text>\n</svg>")
        #expect(result.code == 65 && !files.contains("x.png"))
        #expect(
            result.errors.hasPrefix(
                "a/scene.yaml:5:11: error: the icon cannot be drawn: icons/ship.svg:2:3: "
                    + "the element `text` is not understood\n"), "\(result.errors)")
    }

    @Test func iconFilesAreReadWithinTheScenesFolderOnly() throws {
        let (result, _) = try Self.render(Self.ship, icons: "../outside")
        #expect(result.code == 65)
        #expect(
            result.errors.contains("a/scene.yaml:3:8: error: `../outside` lies outside the scene's folder"))
        let (allowed, files) = try Self.render(Self.ship, icons: "../outside", extra: ["--allow-outside"])
        #expect(allowed.code == 0 && files.contains("x.png"), "\(allowed.errors)")
    }

    @Test func aFileIsNoFolder() throws {
        let (result, _) = try Self.render(Self.ship, icons: "icons/ship.svg")
        #expect(
            result.errors.contains(
                "a/scene.yaml:3:8: error: `icons/ship.svg` cannot be read: it is not a readable folder"))
    }
}
