/// Sports: people in the poses of each, with what they play with.
extension IconDrawings {
    private typealias Draw = PathData

    /// Returns a person: a head, the lines of trunk and limbs, and what is beside them.
    private static func player(
        _ name: String, head: (Double, Double), _ body: String, beside: String = "", ball: String = ""
    )
        -> [Icon]
    {
        var layers: [Icon.Layer] = [.fill(Draw.circle(head.0, head.1, 2)), .stroke(body, weight: 1.2)]
        if !beside.isEmpty { layers.append(Icon.Layer.stroke(beside).secondary) }
        if !ball.isEmpty { layers.append(Icon.Layer.fill(ball).secondary) }
        return [Icon("figure." + name, layers)]
    }

    private static let running = "M12.4 8L10.4 13L14 15.8L13.6 21M10.4 13L8.4 17L4.4 18"

    @_optimize(none) static var sports: [Icon] {
        ([
            player(
                "fall", head: (6.4, 8),
                "M8.6 11L13 15.4M8.6 11L12.4 9.4L15.6 11.4M8.4 11L5.4 14.6M13 15.4L17.6 14L20.8 17"
                    + "M13 15.4L15 20", beside: "M2.4 21.6H21.6"),
            player(
                "american.football", head: (14.4, 4), running + "M12.4 8L8.4 8.8L6.4 11.8M12.4 8L15.8 11",
                ball: Draw.ellipse(17.6, 11.4, 2.9, 1.8)),
            player(
                "archery", head: (10.4, 4),
                "M10.4 8.4V14M10.4 14L8 21.4M10.4 14L12.8 21.4M10.2 9.2H18.6M10.2 9.2L6.4 8.6",
                beside: "M17 3.4C20.8 6.4 20.8 12 17 15M17 3.4L12.6 9.2L17 15"),
            player(
                "badminton", head: (10, 5),
                "M10 9.4L9.4 14.6L12.6 17.6L12.4 21.6M9.4 14.6L7.4 18.4L4.4 20.4M10 9.4L14.6 8.4"
                    + "M10 9.4L6.4 11.8",
                beside: "M14.6 8.4L17.6 5.4M20.8 5.2A2.4 2.8 45 1 1 17 2.8A2.4 2.8 45 0 1 20.8 5.2Z"),
            player(
                "tennis", head: (9.6, 5),
                "M9.8 9.4L10 14.6L13.4 17.4L13 21.6M10 14.6L7.4 18L4.4 20.6M9.8 9.4L14.4 11.4"
                    + "M9.8 9.4L5.8 11.4",
                beside: "M14.4 11.4L16.8 9.4M21.6 7A3 3 0 1 1 15.6 7A3 3 0 1 1 21.6 7",
                ball: Draw.circle(20.4, 15.2, 1.3)),
            player(
                "table.tennis", head: (8.4, 5),
                "M8.4 9.4L8 14.6L10.4 18L9.8 21.6M8 14.6L6 18.4L5 21.6M8.4 9.4L12.6 11.6M8.4 9.4"
                    + "L5 12.4", beside: "M12.6 11.6L14.6 10.2M14 16.6H21.8M18 16.6V21.6",
                ball: Draw.circle(17.6, 8.4, 1.2) + Draw.circle(14.8, 9.4, 1.7)),
            player(
                "basketball", head: (11, 6),
                "M11 10.4V15.4M11 15.4L8.6 21.4M11 15.4L13.6 21.4M11 10.2L15.2 8L17.4 4.6M11 10.2"
                    + "L7 12.4", ball: Draw.circle(18.4, 3, 2.2)),
            player(
                "volleyball", head: (11, 7),
                "M11 11.4V16M11 16L8 21.4M11 16L14 21.4M11 11.2L15 9L15.6 4.4M11 11.2L7.4 8.6L8 4.4",
                ball: Draw.circle(12, 2.6, 2)),
            player(
                "handball", head: (11.4, 5), running + "M12.4 8L16.4 9.4L18.6 5.8M12.4 8L8.4 9.4L6.6 12.4",
                ball: Draw.circle(19.4, 4, 2)),
            player(
                "soccer", head: (11.4, 3.6),
                "M11.4 8L10.6 13.4M10.6 13.4L14.4 15.4L18 18M10.6 13.4L10 17.8L7.4 21.4M11.4 8"
                    + "L7.6 9.6L5.8 12.6M11.4 8L15 10.2L17.6 9.2", ball: Draw.circle(19.8, 20.2, 2.2)),
            player(
                "bowling", head: (12.4, 4.4),
                "M11.6 8.8L8.6 13.4L12.6 16.4L11.4 21.4M8.6 13.4L5.6 17.2L2.6 17.6M11.6 8.8"
                    + "L14.4 12.4L17.2 14M11.4 9L7.4 8.6", ball: Draw.circle(19.4, 15.6, 2.4)),
            player(
                "boxing", head: (10, 4.4),
                "M10 8.8L9.6 14.4M9.6 14.4L7 21.4M9.6 14.4L13 17.4L13.6 21.4M10 9L13.4 11.4"
                    + "L17.2 9.4M10 9L8.4 12.6L11.6 12.6",
                ball: Draw.circle(18.6, 8.6, 2) + Draw.circle(12.8, 12.4, 1.7)),
            player(
                "kickboxing", head: (7.6, 5),
                "M8 9.4L9 14.6M9 14.6L8.2 21.4M9 14.6L14.4 12.6L19.6 9.4M8 9.6L11.4 9.8L13 7M8 9.6"
                    + "L5.4 12.4L7.4 14.4"),
            player(
                "martial.arts", head: (8, 4.6),
                "M8.6 9L10 14.4M10 14.4L9 21.4M10 14.4L15 14L20.4 10.4M8.6 9.2L13 8.4L15.6 5.6"
                    + "M8.6 9.2L5 11.4L3.4 8.8"),
            player(
                "golf", head: (10.4, 4),
                "M10.4 8.4L10.8 14.4M10.8 14.4L8.4 21.4M10.8 14.4L13.8 21.4M10.4 8.6L13.6 12.6"
                    + "M10.2 9L13 13", beside: "M13.4 13L18.4 20.8H20.4", ball: Draw.circle(21.4, 18.6, 1.1)),
            player(
                "baseball", head: (10.6, 4.6),
                "M10.6 9L10.2 14.6M10.2 14.6L7 21.4M10.2 14.6L14 17.4L14.8 21.4M10.6 9L14.2 10.4"
                    + "L15.4 7.6M10.6 9.2L13.6 9", beside: "M15.4 7.8L20.4 2.4",
                ball: Draw.circle(20.4, 12.4, 1.4)),
            player(
                "cricket", head: (10.6, 4),
                "M10.6 8.4L10.2 14.4M10.2 14.4L7.4 21.4M10.2 14.4L13.4 21.4M10.6 8.6L14 11L15.4 13"
                    + "M10.4 9L13.8 12.4", beside: "M15.2 13L16.4 15.8",
                ball: Draw.circle(21, 15.4, 1.3)
                    + Draw.polygon([
                        .init(17.4, 14.8, 0.4), .init(15.2, 15.7, 0.4), .init(17.6, 21.8, 0.8),
                        .init(19.8, 20.9, 0.8),
                    ])),
            player(
                "hockey", head: (9.6, 4),
                "M10 8.4L9.4 13.6M9.4 13.6L6.4 17.4L6.8 21.4M9.4 13.6L13 16.6L13.2 21.4M10 8.6"
                    + "L14 11.4M10 8.6L7.4 11.4L11.4 12.8", beside: "M14.4 11L18.6 20.4H21.2"),
            player(
                "skiing.downhill", head: (13, 4.4),
                "M12.4 8.6L8.6 12.6L12.6 15L11.4 19.4M12.4 8.6L15.6 11.4L18.4 10.4M12 9L8 8.6",
                beside: "M2.8 17.4L18.6 21.8M18.4 10.4L21.4 15.4"),
            player(
                "skiing.crosscountry", head: (12, 4),
                "M11.6 8.4L10.2 13.6L13.4 16.4V21M10.2 13.6L8.4 17.4L4.6 19.4M11.6 8.4L15.4 10.6"
                    + "M11.4 8.6L7.6 11", beside: "M2.4 21.6H21.6M15.4 10.6L18.4 21.6"),
            player(
                "snowboarding", head: (12, 4.4),
                "M12 8.8V13.4L8.6 16V19.4M12 13.4L15.4 15.6L15 18.4M12 9L7.4 10.4L5 8.4M12 9"
                    + "L16.6 10.4L19 9.4", beside: "M4.4 20.8C8 21.2 15 20.4 19.6 18.8"),
            player(
                "surfing", head: (12.6, 4),
                "M12 8.4L10.6 13.4L14 16V18.6M10.6 13.4L8 16.4L8.4 19M12 8.6L7.4 9.4L5 7.4M12 8.6"
                    + "L16.4 10L19.4 8.6", beside: "M3.4 19.4C8 21.2 15 20.8 20.8 18"),
            player(
                "skateboarding", head: (12, 4),
                "M12 8.4V13.4L9 16V18.4M12 13.4L15 16V18.4M12 8.6L7.4 9.8L5.4 7.6M12 8.6L16.6 9.8"
                    + "L18.6 12",
                beside:
                    "M4 17.4C5.4 18.6 6 18.6 7 18.6H17C18 18.6 18.6 18.6 20 17.4M8 21.2H8.01M16 21.2"
                    + "H16.01"),
            player(
                "ice.skating", head: (13, 4),
                "M12.4 8.4L9.4 12.4L12.4 15.6L11.6 20.4M9.4 12.4L6.4 15.4L2.8 15M12.4 8.6L16.4 10.4"
                    + "L20 9.4M12 8.8L7.6 8", beside: "M8.4 21.6H15"),
            player(
                "jumprope", head: (12, 5),
                "M12 9.4V14.4L9.6 19.4M12 14.4L14.4 19.4M12 9.4L8 11.4L6.4 13.6M12 9.4L16 11.4"
                    + "L17.6 13.6",
                beside:
                    "M6.4 13.6C1.4 4.4 5.4 1.8 12 1.8C18.6 1.8 22.6 4.4 17.6 13.6M4.4 21.8"
                    + "C8 22.4 16 22.4 19.6 21.8"),
            player(
                "pilates", head: (4.4, 13.6),
                "M7 15.6L12.4 18.4M12.4 18.4L17 13.4L21.4 9.4M7.4 15.4L11.4 12L15.4 11.4",
                beside: "M2.4 21.6H21.6"),
            player(
                "gymnastics", head: (12, 13.4),
                "M12 10V5.4M12 5.4L5.4 2.8M12 5.4L18.6 2.8M12 10.4L9 14.4L9.6 19.4M12 10.4L15 14.4"
                    + "L14.4 19.4", beside: "M5.4 21.6H18.6"),
            player(
                "rugby", head: (14, 4), running + "M12.4 8L8.4 8.8L6.4 11.8M12.4 8L15.8 10.6",
                ball: Draw.ellipse(17.8, 10.8, 3, 2)),
            player(
                "fishing", head: (8, 5), "M8 9.4V15M8 15L6 21.4M8 15L10.4 21.4M8 9.6L12.4 11",
                beside: "M12.4 11L18 3.4C19.4 7 20 11 20 15.4M20 15.4A1.4 1.4 0 1 1 18.6 17"),
            player(
                "sailing", head: (7.6, 10.4), "M8.6 14.4L7.4 17.4M8.6 14.4L12.4 13.8",
                beside:
                    "M13 2.4V16.4H20.4C19.4 10.4 16.8 5.8 13 2.4ZM3.4 18.4H20.8"
                    + "C20 20.4 18.4 21.4 16.4 21.4H8C5.8 21.4 4.2 20.4 3.4 18.4Z"),
            player(
                "equestrian.sports", head: (11.4, 3.4), "M11.4 7.6L11 11.8L13.4 14.4M11.4 7.8L15 9.8",
                beside:
                    "M3 17.4C3.6 14 5.6 12.6 9 12.6H14.4L17 8.4L20.4 9.6L21.4 12L18.4 12.8L17 16.4V21.4"
                    + "M6.4 16V21.4M6.4 16H16.8"),
            player(
                "elliptical", head: (11.4, 3.6),
                "M11.4 8L10.6 13.4L13.6 16.6L12.4 20M10.6 13.4L8.4 17.4L6.4 19.4M11.4 8.2L15 10.4"
                    + "L17.6 8.4", beside: "M17.6 5.4L19 18.4M3.4 21.4L19.6 19.4"),
            player(
                "cross.training", head: (12, 4),
                "M12 8.4V14M12 14L8 16.6L7.4 21.4M12 14L15.4 17.4L19 18.4M12 8.6L7 10.4L5 6.6"
                    + "M12 8.6L16.6 11L20 9"),
            player(
                "taichi", head: (12, 4),
                "M12 8.4V14M12 14L7 17L6.4 21.4M12 14L16.4 17.4L17 21.4M12 8.8L7 8.8L4 11.4M12 8.8"
                    + "L16.4 11.4L20 10"),
            player(
                "barre", head: (9.4, 4),
                "M9.6 8.4L10 14.4L9.4 21.4M10 14.4L14.4 12.4L19.6 12.8M9.6 8.8L14 9.6L17 8.8",
                beside: "M16.4 16.4H21.6V21.6M16.4 16.4V21.6"),
            player(
                "track.and.field", head: (13, 3.6),
                "M12 8L9.4 12.4L13.4 14.6L12.4 19.4M9.4 12.4L6 14.4L2.8 13M12 8L15.4 11L18.8 10"
                    + "M12 8L8 7.4L6 9.6", beside: "M2.4 21.6H8M11 21.6H15M18 21.6H21.6"),
            player(
                "wrestling", head: (7, 6.4),
                "M8.4 10.4L6 15.4L8.4 21.4M6 15.4L3 20.4M8.4 10.6L14 11.4M16.4 10.4L18.4 15.4"
                    + "L15.6 21.4M18.4 15.4L21 20.4M16.4 10.6L11 13", ball: Draw.circle(16.6, 6.2, 2)),
        ] as [[Icon]]).flatMap { $0 }
    }
}
