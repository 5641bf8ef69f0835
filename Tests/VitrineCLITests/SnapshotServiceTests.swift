import Foundation
import Testing

@testable import VitrineCLI

/// The files that services read beside pictures.
struct SnapshotServiceTests {
    @Test(arguments: [
        (SnapshotService.argos, "out/home/light.png", "out/home/light.png.argos.json"),
        (.sentry, "out/home/light.png", "out/home/light.json"),
        (.sentry, "light.png", "light.json"), (.sentry, "a.b/light", "a.b/light.json"),
    ])
    func liesBesideThePicture(service: SnapshotService, picture: String, path: String) {
        #expect(service.path(beside: picture) == path)
    }

    private func object(_ folder: Folder, _ name: String) throws -> [String: Any] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(try folder.bytes(name))) as? [String: Any])
    }

    /// What Argos' documentation requires: the library and the SDK, each with a name and a version.
    @Test func argosReadsIt() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "a.yaml")
        let result = try Tool.run(
            ["render", "a.yaml", "--variants", "all", "-o", "shots/", "--metadata", "argos"], in: folder.url)
        #expect(result.code == 0 && result.errors.isEmpty)
        #expect(
            folder.files == [
                "a.yaml", "shots/a/dark.png", "shots/a/dark.png.argos.json", "shots/a/light.png",
                "shots/a/light.png.argos.json",
            ])
        let found = try object(folder, "shots/a/dark.png.argos.json")
        for key in ["automationLibrary", "sdk"] {
            let value = try #require(found[key] as? [String: String])
            #expect(value["name"] == "vitrine" && value["version"]?.isEmpty == false)
        }
        #expect(found["viewport"] as? [String: Int] == ["width": 40, "height": 30])
        #expect(found["colorScheme"] as? String == "dark")
        let test = try #require(found["test"] as? [String: Any])
        #expect(test["titlePath"] as? [String] == ["a.yaml", "dark"])
    }

    @Test func sentryReadsIt() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "a.yaml")
        let result = try Tool.run(["render", "a.yaml", "--metadata", "sentry"], in: folder.url)
        #expect(result.code == 0)
        let found = try object(folder, "a.json")
        #expect(found["display_name"] as? String == "a.yaml" && found["group"] as? String == "a.yaml")
        #expect((found["context"] as? [String: Any])?["width"] as? Int == 40)
    }

    /// The file beside a picture must not be a scene.
    @Test func aSceneIsNotWrittenOver() throws {
        let folder = try Folder()
        let scene = #"{"vitrine": 1, "canvas": {"width": 9, "height": 9}, "body": [{"circle": 5}]}"#
        try folder.write(scene, "a.json")
        let result = try Tool.run(["render", "a.json", "--metadata", "sentry"], in: folder.url)
        #expect(result.code == 73)
        #expect(result.errors.contains("a.json"))
        #expect(try folder.bytes("a.json") == Array(scene.utf8))
    }
}
