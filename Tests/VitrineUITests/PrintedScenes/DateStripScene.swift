// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum DateStripScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 402, height: 440, scale: 3),
            title: "Date strip",
            tokens: Tokens(
                file: "fitlink.resolver.json",
                context: ["appearance": ["light": "light", "dark": "dark"]]
            ),
            imports: "fitlink.library.yaml",
            variants: Variants(appearance: [.light, .dark], os: [.ios26, .ios18, .ios27])
        ) {
            Node("flBackdrop")
            VStack(spacing: Expression("space.standard")) {
                ForEach(
                    data: [
                        ["title": "Thursday, 12 March", "at": 3],
                        ["title": "On the way to Friday", "at": 3.3],
                        ["title": "Half way", "at": 3.5],
                        ["title": "Before the release 26", "at": 3]
                    ],
                    as: "strip"
                ) {
                    VStack(alignment: .leading, spacing: Expression("space.related")) {
                        Node("flCaption", "{strip.title}").padding(leading: Expression("space.related"))
                        Node("liquidGlassDateStrip", [
                            "selection": "{strip.at}",
                            "today": 1,
                            "days": [
                                ["name": "MON", "number": "9", "planned": true],
                                ["name": "TUE", "number": "10", "planned": false],
                                ["name": "WED", "number": "11", "planned": true],
                                ["name": "THU", "number": "12", "planned": true],
                                ["name": "FRI", "number": "13", "planned": false],
                                ["name": "SAT", "number": "14", "planned": true],
                                ["name": "SUN", "number": "15", "planned": false]
                            ]
                        ])
                            .id("strip-{index}")
                    }
                    .environment(os: .when(["index": 3], then: .ios18))
                }
            }
        }
    }
}
