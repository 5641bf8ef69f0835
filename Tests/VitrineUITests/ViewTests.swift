import Foundation
import Testing
import VitrineRendering
import VitrineTesting
import VitrineUI

/// Scenes in Swift: what the builder takes, the order of modifiers, and errors.
@Suite struct ViewTests {
    private static let canvas = Canvas(width: 200, height: 120, scale: 1)

    /// Returns the body of a scene as YAML.
    private static func body(@ViewBuilder _ content: () -> ViewList) throws -> String {
        let yaml = Scene(canvas: canvas, body: content).yaml
        let start = try #require(yaml.range(of: "body:\n")?.upperBound)
        return String(yaml[start...])
    }

    /// A view of one's own, made of others.
    private struct Stat: View {
        let title: String
        let value: Int

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.caption).foregroundStyle(.secondary)
                Text("\(value)").font(.title)
            }
        }
    }

    @Test func theSceneOfTheDocumentationIsTheSameInYAML() throws {
        let scene = Scene(canvas: Canvas(width: 300, height: 200, scale: 2)) {
            VStack(spacing: 8) { Text("Deep work").font(.headline) }
                .padding(20)
                .glassEffect(.regular, in: .rect(cornerRadius: 24))
        }
        let text = """
            vitrine: 1
            canvas: { width: 300, height: 200, scale: 2 }
            body:
              - vstack:
                  - text: Deep work
                    font: headline
                spacing: 8
                padding: 20
                glass: regular
                cornerRadius: 24
            """
        #expect(try SceneTexts.painted(scene) == SceneTexts.painted(Scene(yaml: text)))
        #expect(try scene.render().png() == Scene(yaml: text).render().png())
        #expect(try Scene(yaml: scene.yaml).render().png() == scene.render().png())
    }

    @Test(arguments: [true, false]) func controlFlowIsSwifts(isOn: Bool) throws {
        let names = ["a", "b"]
        let missing: String? = isOn ? "there" : nil
        let yaml = try Self.body {
            if isOn { Text("lit") } else { Icon("moon") }
            for name in names { Text(name) }
            ForEach(0..<2) { Text("row \($0)") }
            switch names.count {
            case 2: Text("two")
            default: Spacer()
            }
            if let missing { Text(missing) }
            EmptyView()
            Stat(title: "Days", value: 12)
        }
        let expected = """
              - text: \(isOn ? "lit" : "moon")
              - text: a
              - text: b
              - text: row 0
              - text: row 1
              - text: two
            \(isOn ? "  - text: there\n" : "")  - vstack:
                  - text: Days
                    font: caption
                    foreground: secondary
                  - text: "12"
                    font: title
                alignment: leading
                spacing: 2

            """
        #expect(yaml == (isOn ? expected : expected.replacing("text: moon", with: "icon: moon")))
    }

    @Test func modifiersActInTheOrderOfTheirCalls() throws {
        let inside = try Self.body { Rectangle().padding(4).frame(width: 40).background(.red) }
        #expect(!inside.contains("zstack"))
        let outside = try Self.body { Rectangle().frame(width: 40).padding(4) }
        #expect(outside.contains("zstack") && outside.contains("padding: 4"))
        #expect(try Self.body { Text("x").font(.title).font(.body) }.contains("zstack"))
        // Padding around a frame makes the whole larger, padding within does not.
        func width(_ view: some View) throws -> Double? {
            let scene = Scene(canvas: Self.canvas) {
                VStack { view }.id("whole")
            }
            return try scene.render().frame(of: "whole")?.width
        }
        #expect(try width(Rectangle().frame(width: 40, height: 10).padding(4)) == 48)
        #expect(try width(Rectangle().padding(4).frame(width: 40, height: 10)) == 40)
    }

    @Test func modifiersOfSeveralViewsActOnEach() throws {
        let yaml = try Self.body {
            Group {
                Text("a")
                Text("b")
            }.font(.title)
        }
        #expect(yaml == "  - group:\n      - text: a\n      - text: b\n    font: title\n")
    }

    @Test func wordsAreNotTakenForTitles() throws {
        let yaml = try Self.body { Toolbar([BarItem("Edit"), .spacer]) }
        #expect(yaml.contains("title: Edit") && yaml.contains("spacer") && !yaml.contains("title: spacer"))
    }

    @Test func errorsPointAtTheLineInSwift() throws {
        let scene = Scene(canvas: Self.canvas) {
            Text("fine")
            Icon("tmier")
            Text("too small").opacity(7)
        }
        let line = #line - 3
        let found = scene.diagnostics()
        #expect(found.map(\.line) == [line, line + 1], "\(found)")
        #expect(found.allSatisfy { $0.file == "\(#filePath)" && $0.severity == .error })
        #expect(found.first?.suggestion == "did you mean `timer`?")
        let error = #expect(throws: RenderError.self) { try scene.render() }
        let message = "\(try #require(error))"
        #expect(message.contains("Icon(\"tmier\")"), "\(message)")
    }

    @Test func expressionsChoicesAndComponentsAreResolvedLater() throws {
        let scene = Scene(
            canvas: Self.canvas,
            components: [
                ComponentDefinition("stat", parameters: ["title": "text"], slots: ["trend"]) {
                    HStack(spacing: Expression("2 * 4")) {
                        Text("{title}")
                        Slot("trend") { Text("none") }
                    }
                }
            ]
        ) {
            Node("stat", ["title": "Focus", "trend": .views { Icon("arrow.up") }]).id("full")
            Node("stat", ["title": "Rest"])
            Text("a").foregroundStyle(.when(Condition(appearance: .dark), then: .red, else: .blue))
            VStack(spacing: Choice(Condition(os: ">=26"), then: 12, else: 8)) { Text("b") }
            When(Condition(appearance: .dark)) {
                Text("dark")
            } otherwise: {
                Text("light")
            }
            Text("gone").when(Condition(appearance: .dark))
        }
        let texts = try scene.render().frames.compactMap(\.text)
        #expect(texts.contains("Focus") && texts.contains("Rest") && texts.contains("light"))
        #expect(!texts.contains("gone"))
        let again = try Scene(yaml: scene.yaml)
        #expect(try SceneTexts.painted(again) == SceneTexts.painted(scene))
        let dark = RenderOptions(appearance: .dark)
        #expect(try SceneTexts.painted(again, dark) == SceneTexts.painted(scene, dark))
        #expect(try SceneTexts.painted(again, dark) != SceneTexts.painted(again))
    }

    @Test func scenesThatAreTooDeepAreRefused() {
        func nested(_ depth: Int) -> ViewList {
            ViewBuilder.buildBlock(
                ViewBuilder.buildExpression(
                    depth == 0 ? AnyList(list: ViewBuilder.buildBlock()) : AnyList(list: stack(depth))))
        }
        func stack(_ depth: Int) -> ViewList {
            ViewBuilder.buildExpression(VStack { nested(depth - 1) })
        }
        let scene = Scene(canvas: Self.canvas) { nested(100) }
        #expect(scene.diagnostics().first?.message.contains("nested more than") == true)
    }

    private struct AnyList: View {
        let list: ViewList
        var body: some View { list }
    }

    @Test func goldensTakeScenesInSwift() {
        expectGolden(
            Scene(canvas: Canvas(width: 60, height: 40, scale: 1), background: .white) {
                RoundedRectangle(8).fill(.linearGradient(colors: ["#4DE1FF", "#7B5BFF"])).frame(
                    width: 40, height: 24)
            }, named: "swift-scene", variants: ["light"], goldens: "Tests/VitrineUITests/Goldens")
    }
}
