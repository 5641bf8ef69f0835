// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum LiveActivityScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 900, height: 956, scale: 3),
            title: "HabitTracker, live activity",
            tokens: Tokens(
                file: "habittracker.resolver.json",
                context: ["appearance": ["light": "light", "dark": "dark"]]
            ),
            imports: "habittracker.library.yaml",
            components: [
                ComponentDefinition(
                    "phoneTop",
                    parameters: ["says": "text", "isHeld": ["type": "flag", "default": false]],
                    slots: ["island": ["required": true]]
                ) {
                    VStack(spacing: Expression("space.sm")) {
                        ZStack(alignment: .top) {
                            DeviceFrame(device: .iphone17Pro, background: .expression("color.background"), bezel: 0) {
                                StatusBar(time: "7:16", island: false)
                                    .mask(.linearGradient(
                                        stops: [
                                            GradientStop(color: .black, at: 0.25),
                                            GradientStop(color: .clear, at: 0.25),
                                            GradientStop(color: .clear, at: 0.781),
                                            GradientStop(color: .black, at: 0.781)
                                        ],
                                        from: .leading,
                                        to: .trailing
                                    ))
                                part1
                                ZStack(alignment: .top) {
                                    Slot("island")
                                }
                                .accessibility(sortPriority: 1, children: .contain)
                                .padding(top: 14)
                                .frame(maxWidth: Double.infinity, maxHeight: Double.infinity, alignment: .top)
                                .ignoresSafeArea(true)
                            }
                        }
                        .frame(width: 402, height: 415, alignment: .top)
                        .clipShape(.rectangle)
                        .mask(.linearGradient(
                            stops: [
                                GradientStop(color: .black, at: 0),
                                GradientStop(color: .black, at: 0.72),
                                GradientStop(color: .clear, at: 1)
                            ]
                        ))
                        Text("{says}").font(.expression("type.caption"))
                            .foregroundStyle(color: .expression("color.text"), opacity: Expression("opacity.quiet"))
                    }
                },
            ],
            variants: Variants(appearance: [.light, .dark], os: [.ios26, .ios18, .ios27]),
            accent: .expression("color.accent"),
            background: .expression("color.card")
        ) {
            part2
        }
    }

    private static var part1: some View {
        VStack(alignment: .leading, spacing: Expression("space.lg")) {
            Text("Calm start").font(.expression("type.title")).foregroundStyle(.expression("color.text"))
                .opacity(Choice(["isHeld": true], then: 0, else: 1))
            ForEach(
                data: [
                    [
                        "name": "Morning stretch",
                        "kind": "Timer, 10 min, done",
                        "icon": "figure.mind.and.body",
                        "tint": "{palette.lavender}",
                        "state": "selected"
                    ],
                    [
                        "name": "Morning meditation",
                        "kind": "Timer, 03:48 left",
                        "icon": "timer",
                        "tint": "{palette.indigo}",
                        "state": "rest"
                    ],
                    [
                        "name": "Drink water",
                        "kind": "Counter, 5 of 8 glasses",
                        "icon": "drop.fill",
                        "tint": "{palette.blue}",
                        "state": "rest"
                    ]
                ],
                as: "habit"
            ) {
                Node("habitCard", [
                    "name": "{habit.name}",
                    "kind": "{habit.kind}",
                    "icon": "{habit.icon}",
                    "tint": "{habit.tint}",
                    "state": "{habit.state}"
                ])
            }
        }
        .padding(horizontal: Expression("space.lg"), top: Expression("space.sm"))
        .frame(maxHeight: Double.infinity, alignment: .top)
    }

    private static var part2: some View {
        HStack(alignment: .top, spacing: 32) {
            VStack(spacing: Expression("space.sm")) {
                DeviceFrame(device: .iphone17Pro, bezel: 0) {
                    Node("lockScreen", [
                        "date": "Saturday, 21 November",
                        "time": "7:16",
                        "content": [
                            [
                                "activityCard": [
                                    "habit": "Morning meditation",
                                    "routine": "Calm start",
                                    "progress": 0.62,
                                    "left": "03:48"
                                ],
                                "id": "running"
                            ],
                            [
                                "activityCard": ["habit": "Plank", "routine": "Strong core", "progress": 0.9, "left": "00:12"],
                                "id": "ending"
                            ]
                        ]
                    ])
                }
                Text("Lock screen").font(.expression("type.caption"))
                    .foregroundStyle(color: .expression("color.text"), opacity: Expression("opacity.quiet"))
            }
            VStack(spacing: Expression("space.xl")) {
                Node("phoneTop", [
                    "says": "Compact",
                    "island": [["islandCompact": ["progress": 0.62, "left": "03:48"], "id": "compact"]]
                ])
                Node("phoneTop", [
                    "says": "Expanded, while it is held",
                    "isHeld": true,
                    "island": [
                        [
                            "islandExpanded": ["habit": "Morning meditation", "progress": 0.62, "left": "03:48"],
                            "id": "expanded"
                        ]
                    ]
                ])
            }
        }
    }
}
