// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum PresetsScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 402, height: 390, scale: 3),
            title: "MonoFocus, presets",
            tokens: Tokens(
                file: "monofocus.resolver.json",
                context: ["appearance": ["light": "light", "dark": "dark"]]
            ),
            imports: "monofocus.library.yaml",
            background: .expression("color.background")
        ) {
            VStack(spacing: Expression("space.xl")) {
                HStack(spacing: Expression("preset.spacing")) {
                    ForEach(data: ["rest", "hovered", "pressed", "selected"], as: "cell") {
                        VStack(spacing: Expression("space.xs")) {
                            Node("presetButton", ["title": "30m", "state": "{cell}"]).id("{cell}")
                            Node("caption", "{cell == 'rest' ? 'Rest' : cell == 'hovered' ? 'Hovered' : cell == 'pressed' ? 'Pressed' : 'Selected'}")
                        }
                    }
                }
                VStack(spacing: Expression("space.xs")) {
                    Node("presetGroup").id("group")
                    Node("caption", "Nothing chosen")
                }
                VStack(spacing: Expression("space.xs")) {
                    Node("presetGroup", ["selected": 1])
                    Node("caption", "30 minutes chosen")
                }
                VStack(spacing: Expression("space.xs")) {
                    Node("presetGroup", ["selected": 3, "custom": "45m"])
                    Node("caption", "A time of one’s own")
                }
            }
            .padding(horizontal: Expression("space.xl"))
        }
    }
}
