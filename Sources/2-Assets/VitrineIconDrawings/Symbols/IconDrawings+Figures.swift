/// People in motion, and people on cards.
extension IconDrawings {
    private typealias Draw = PathData
    /// Returns a person in motion: a head, a trunk, and arms and legs as lines.
    static func figure(
        _ name: String, head: (Double, Double), trunk: String, limbs: String, beside: String = ""
    )
        -> [Icon]
    {
        var layers: [Icon.Layer] = [
            .fill(Draw.circle(head.0, head.1, 2.1)), .stroke(trunk, weight: 1.7),
            .stroke(limbs, weight: 1.15),
        ]
        if !beside.isEmpty { layers.append(Icon.Layer.stroke(beside).secondary) }
        return [Icon("figure." + name, layers)]
    }
    private static let pocket = Draw.roundedRect(3, 3, 18, 18, radius: 4.2)
    private static let card = Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 3)
    private static let bustHead = Draw.circle(12, 9.3, 3.5)
    private static let bust = "M5.4 20.4C5.8 16.8 8.6 14.4 12 14.4C15.4 14.4 18.2 16.8 18.6 20.4Z"
    private static let cardHead = Draw.circle(7.8, 9.4, 2.3)
    private static let cardBust = "M4.4 16.4C4.4 14 5.8 12.8 7.8 12.8C9.8 12.8 11.2 14 11.2 16.4Z"
    private static let cardText = "M14.2 9.4H18.8M14.2 12.4H18.8M14.2 15.4H16.8"
    /// A solid head and shoulders in a frame, which are cut from its filled form.
    private static func portrait(_ name: String, _ frame: String, head: String, bust: String) -> [Icon] {
        [
            Icon(name, [Icon.Layer.stroke(frame).secondary, .fill(head), .fill(bust)]),
            Icon(
                name + ".fill",
                [Icon.Layer].solid(frame).secondary + [.cut(head).primary, .cut(bust).primary]),
        ]
    }

    @_optimize(none) static var figures: [Icon] {
        ([
            figure(
                "arms.open", head: (12, 3.4), trunk: "M12 8.4V13.4",
                limbs: "M12 8L4.4 6.8M12 8L19.6 6.8M12 13.6L9.4 21.4M12 13.6L14.6 21.4"),
            figure(
                "hiking", head: (12.4, 3.4), trunk: "M12 8L11 13.4",
                limbs:
                    "M12 8L8.6 10L7.6 13M12.2 8.2L14 11L17.4 11.8M11 13.6L14 16.6L15 21.4"
                    + "M11 13.6L9.6 17.8L6.6 21.4",
                beside: "M18 9.4L19.6 21.4"),
            figure(
                "yoga", head: (12, 3.6), trunk: "M12 8.6V14",
                limbs: "M12 8.6L5 8M12 8.6L19 8M12 14L7 17.2L12.4 19M12 14L17 17.2L11.6 19M5.4 21.4H18.6"),
            figure(
                "dance", head: (13, 3.4), trunk: "M12.6 8L11.4 13",
                limbs:
                    "M12.6 8L16.6 6L18.4 2.4M12.4 8L8.2 8.6L5.6 5.2M11.4 13.2L12.2 17.2L11 21.4"
                    + "M11.4 13.2L15.6 14.8L19.6 18"
            ),
            figure(
                "strengthtraining.traditional", head: (12, 7.4), trunk: "M12 12V16",
                limbs: "M12 11.8L7 11L6.4 4.6M12 11.8L17 11L17.6 4.6M12 16L9.6 21.6M12 16L14.4 21.6",
                beside: "M2.4 4.6H21.6M3.4 2.4V6.8M20.6 2.4V6.8"),
            figure(
                "core.training", head: (5, 12.4), trunk: "M8 14L13 18",
                limbs: "M8 14L12 10.4L15.4 12M13 18L17 12.4L20.6 18.6", beside: "M2.4 21.4H21.6"),
            figure(
                "outdoor.cycle", head: (14.4, 3.4), trunk: "M12.8 7.4L9 10.8",
                limbs: "M12.8 7.4L15 10.4H18M9 11L13 13.6L11.6 18",
                beside:
                    "M9.6 17.4A3.8 3.8 0 1 1 2 17.4A3.8 3.8 0 1 1 9.6 17.4M22 17.4"
                    + "A3.8 3.8 0 1 1 14.4 17.4A3.8 3.8 0 1 1 22 17.4"
            ),
            figure(
                "pool.swim", head: (18.4, 10.4), trunk: "M13.6 9.6L7 13", limbs: "M13.8 9.6L10.4 5.4L4.4 7",
                beside:
                    "M2.4 16.6C4.4 16.6 4.8 15.4 7.2 15.4C9.6 15.4 10 16.6 12 16.6"
                    + "C14 16.6 14.4 15.4 16.8 15.4C19.2 15.4 19.6 16.6 21.6 16.6M2.4 20.8"
                    + "C4.4 20.8 4.8 19.6 7.2 19.6C9.6 19.6 10 20.8 12 20.8"
                    + "C14 20.8 14.4 19.6 16.8 19.6C19.2 19.6 19.6 20.8 21.6 20.8"
            ),
            figure(
                "stairs", head: (11, 3.4), trunk: "M10.6 8L10 12.6",
                limbs:
                    "M10.6 8L7.4 10L6.6 12.8M10.6 8L13.4 10.4L16 9.6M10 12.8L13.4 14L13 18"
                    + "M10 12.8L8.2 16.6L5 19",
                beside: "M2.4 21.6H8.4V19.6H13.4V17.6H18.4V15.4H21.6"),
            figure(
                "highintensity.intervaltraining", head: (13.6, 3.4), trunk: "M12 8L10 13",
                limbs: "M12 8L8 6.4L5 9M12 8L15.4 10.8L19 9.4M10 13L14.6 15.4L18 20.4M10 13L8 18L3.4 20"),
            figure(
                "rower", head: (9.6, 6), trunk: "M9.4 10.4L7.4 16",
                limbs: "M9.4 10.6L17 11.4M7.4 16.2L13 12.8L17.4 16.8", beside: "M2.4 20H21.6M17 11.4L21 9.4"),
            figure(
                "climbing", head: (11, 4.6), trunk: "M11.4 9L12 14",
                limbs:
                    "M11.2 9L7 7L6 3.4M11.6 9L15.6 8.4L18 4.6M12 14L8 16.4L8.4 20.6M12 14"
                    + "L15.4 17.4L14.6 21.6",
                beside: "M20.6 2.4V21.6"),
            figure(
                "child", head: (12, 5.4), trunk: "M12 10V14.6",
                limbs: "M11.8 9.8L6 11.4M12.2 9.8L18 11.4M11.8 14.6L9.6 21.2M12.2 14.6L14.4 21.2"),
            [
                Icon(
                    "figure.2",
                    [
                        .fill(Draw.circle(7.2, 4.2, 2.1) + Draw.circle(16.8, 4.2, 2.1)),
                        .stroke("M7.2 9.4V14M16.8 9.4V14", weight: 1.7),
                        .stroke(
                            "M7 9L4.2 10.6L3.8 15M7.4 9L10.2 10.6L10.6 15M7 14L6 21.4"
                                + "M7.4 14L8.4 21.4M16.6 9L13.8 10.6L13.4 15M17 9L19.8 10.6"
                                + "L20.2 15M16.6 14L15.6 21.4M17 14L18 21.4",
                            weight: 1.1),
                    ])
            ],
            [
                Icon(
                    "figure",
                    [
                        .fill(Draw.circle(12, 3.6, 2.2)), .stroke("M12 8.6V14", weight: 1.9),
                        .stroke(
                            "M12 8.4L6.6 9.8M12 8.4L17.4 9.8M12 14L9.6 21.4M12 14L14.4 21.4", weight: 1.15),
                    ])
            ],
            [
                Icon(
                    "figure.roll",
                    [
                        .fill(Draw.circle(9.6, 3.6, 2.1)),
                        .stroke("M9.8 8.4L10.4 14H15.4L18.2 19.6H20.6", weight: 1.2),
                        .stroke("M10.2 10.8H14.6", weight: 1.1),
                        .stroke("M7.6 11.6A5.4 5.4 0 1 0 14.8 18.2").secondary,
                    ])
            ],
            [
                Icon(
                    "figure.wave",
                    [
                        .fill(Draw.circle(12, 3.6, 2.1)), .stroke("M12 8.4V13.6", weight: 1.8),
                        .stroke(
                            "M12 8.4L16.6 9L18.6 4.4M12 8.4L8 10L7.4 14.6M12 13.6L10.2 21.4"
                                + "M12 13.6L13.8 21.4",
                            weight: 1.15), .stroke("M20.4 2.4C21.6 3.4 22 4.6 22 6").secondary,
                    ])
            ],
            portrait("person.crop.square", pocket, head: bustHead, bust: bust),
            portrait(
                "person.crop.rectangle", card, head: Draw.circle(12, 9.9, 3),
                bust: "M6.2 19.2C6.6 16 9 14.2 12 14.2C15 14.2 17.4 16 17.8 19.2Z"),
            [
                Icon(
                    "person.text.rectangle",
                    [
                        .stroke(card).secondary, .fill(cardHead), .fill(cardBust),
                        .stroke(cardText, weight: 0.9),
                    ]),
                Icon(
                    "person.text.rectangle.fill",
                    .solid(card).secondary + [
                        .cut(cardHead).primary, .cut(cardBust).primary,
                        .cutStroke(cardText, weight: 0.85).primary,
                    ]),
            ],
            pair(
                "person.wave.2",
                "M11.8 7.4A3.7 3.7 0 1 1 4.4 7.4A3.7 3.7 0 1 1 11.8 7.4ZM3.4 20"
                    + "A1.6 1.6 0 0 1 1.8 18.4C1.8 15.8 4.6 14 8.1 14C11.6 14 14.4 15.8 14.4 18.4"
                    + "A1.6 1.6 0 0 1 12.8 20Z",
                outer: "M15.2 4.4A5.4 5.4 0 0 1 15.2 11M18.6 2.4A9.4 9.4 0 0 1 18.6 13"),
        ] as [[Icon]]).flatMap { $0 }
    }
}
