import Testing
import VitrineRendering
import VitrineUI

/// Scenes that were printed as Swift and compiled: they paint what their YAML does.
///
/// `Scripts/make-swift-scenes.sh` prints them.
@Suite struct PrintedSceneTests {
    private static let scenes: [(path: String, name: String, scene: Scene)] = [
        ("components/alert", "AlertScene", AlertScene.scene),
        ("components/avatar", "AvatarScene", AvatarScene.scene),
        ("components/menu", "MenuScene", MenuScene.scene),
        ("components/search-field", "SearchFieldScene", SearchFieldScene.scene),
        ("components/slider", "SliderScene", SliderScene.scene),
        ("components/text-field", "TextFieldScene", TextFieldScene.scene),
        ("fitlink/date-strip", "DateStripScene", DateStripScene.scene),
        ("focusflow/skeleton", "SkeletonScene", SkeletonScene.scene),
        ("glass/tab-bar", "TabBarScene", TabBarScene.scene),
        ("habittracker/live-activity", "LiveActivityScene", LiveActivityScene.scene),
        ("monofocus/presets", "PresetsScene", PresetsScene.scene),
    ]

    @Test func allThatAreListedAreCompiled() throws {
        let listed = try SceneTexts.text("Tests/VitrineUITests/PrintedScenes/scenes.txt")
        #expect(listed == Self.scenes.map { "\($0.path) \($0.name)\n" }.joined())
    }

    @Test(arguments: scenes.indices)
    func compiledScenesPaintTheSame(index: Int) throws {
        let (path, name, scene) = Self.scenes[index]
        let original = try SceneTexts.scene("scenes/\(path).yaml")
        // What the compiler has read is what the printer writes.
        #expect(
            try SceneTexts.text("Tests/VitrineUITests/PrintedScenes/\(name).swift")
                == "// swift-format-ignore-file\n" + original.swift(named: name))
        var inSwift = scene
        inSwift.files = original.files
        for options in [RenderOptions(), RenderOptions(appearance: .dark, os: .ios18)] {
            #expect(
                try SceneTexts.painted(inSwift, options) == SceneTexts.painted(original, options), "\(path)")
        }
        // The scene in Swift prints as YAML, which paints the same again.
        let again = try Scene(yaml: inSwift.yaml, files: original.files)
        #expect(try SceneTexts.painted(again) == SceneTexts.painted(original), "\(path)")
        #expect(try inSwift.variants == original.variants)
    }
}
