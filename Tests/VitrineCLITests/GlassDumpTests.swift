import Foundation
import Testing
import VitrineColor
import VitrinePNG
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrinePixels

@Suite("vitrine dump --stage glass")
struct GlassDumpTests {
    private static let two = """
        vitrine: 1
        canvas: { width: 90, height: 70 }
        background: { linearGradient: { colors: [red, blue] } }
        body:
          - { circle: 20, glass: regular, id: first }
          - glassContainer:
              - { circle: 16, glass: clear, id: inner }
              - { circle: 16, glass: regular }
            id: both

        """

    private func dump(_ scene: String, _ options: [String]) throws -> (Tool.Result, Folder) {
        let folder = try Folder()
        try folder.write(scene, "glass.yaml")
        let result = try Tool.run(["dump", "glass.yaml", "--stage", "glass"] + options, in: folder.url)
        return (result, folder)
    }

    private static let files = [
        "distance", "normals", "displacement", "backdrop", "blurred", "face", "rim", "shadow", "result",
    ].enumerated().map { "out/0\($0 + 1)-\($1).png" }

    @Test(arguments: [[], ["--id", "glow"], ["--appearance", "dark", "--os", "27"]])
    func theOnlyGlassIsTaken(_ options: [String]) throws {
        let scene =
            SceneText.body("[{ circle: 20, glass: regular, id: glow }]", canvas: "{ width: 60, height: 90 }")
        let (result, folder) = try dump(scene, options + ["-o", "out", "--scale", "1"])
        #expect(result.code == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result.errors)")
        #expect(folder.files == ["glass.yaml"] + Self.files + ["out/glass.json"])
        for file in Self.files {
            let picture = try PNG.decode(folder.bytes(file), limit: 1 << 20).pixmap(in: .sRGB)
            // As wide as the canvas, which ends before the margin of 24 points would.
            #expect(picture.width == 60 && picture.height == 68, "\(file)")
        }
        let json =
            try JSONSerialization.jsonObject(with: Data(folder.bytes("out/glass.json"))) as? [String: Any]
        #expect(json?["id"] as? String == "glow")
        #expect((json?["largestDisplacement"] as? Double ?? 0) > 1)
    }

    @Test func surfacesOfAContainerAreFoundByTheirOwnID() throws {
        for id in ["inner", "both", "first"] {
            let (result, folder) = try dump(Self.two, ["--id", id, "-o", "out/", "--scale", "1"])
            #expect(result.code == 0, "\(result.errors)")
            #expect(folder.files.count == 11)
        }
    }

    @Test func unknownGlassIsAnErrorThatListsTheKnown() throws {
        let (typo, folder) = try dump(Self.two, ["--id", "frist", "-o", "out"])
        #expect(typo.code == 65 && typo.errors.contains("did you mean `first`?"), "\(typo.errors)")
        #expect(typo.errors.contains("`both`") && typo.errors.contains("`inner`"))
        #expect(folder.files == ["glass.yaml"])
        let (none, _) = try dump(Self.two, ["-o", "out"])
        #expect(none.code == 65 && none.errors.contains("`first`, `both`"), "\(none.errors)")
        let (material, _) = try dump(Self.two, ["-o", "out", "--os", "18"])
        #expect(material.code == 65 && material.errors.contains("nothing in this scene is glass"))
    }

    @Test func optionsThatDoNotFitAreUsageErrors() throws {
        #expect(try dump(Self.two, ["--id", "first"]).0.code == 64)
        #expect(try dump(Self.two, ["--id", "first", "-o", "out", "--format", "json"]).0.code == 64)
        let folder = try Folder()
        try folder.write(Self.two, "glass.yaml")
        let result = try Tool.run(
            ["dump", "glass.yaml", "--stage", "layout", "--id", "first"], in: folder.url)
        #expect(result.code == 64)
        let (full, other) = try dump(Self.two, ["--id", "first", "-o", "glass.yaml"])
        #expect(full.code == 73 && other.files == ["glass.yaml"])
    }
}
