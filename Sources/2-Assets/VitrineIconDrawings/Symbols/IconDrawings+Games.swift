/// Games, sports, feasts, food and medicine.
extension IconDrawings {
    private typealias Draw = PathData
    private static let die = Draw.roundedRect(3, 3, 18, 18, radius: 4.2)
    private static let ball = Draw.circle(12, 12, 9.7)
    private static func face(_ number: Int, _ places: [(Double, Double)]) -> [Icon] {
        pair("die.face.\(number)", die, inner: Draw.dots(places), weight: 1.9)
    }

    private static let badge = Draw.star(12, 9.4, points: 8, outer: 7.6, inner: 6, tip: 1.2, notch: 0.6)
    private static let nearDie = Draw.roundedRect(2, 7, 12.4, 14, radius: 3)
    private static let nearPips = Draw.dots([(5.8, 11), (10.6, 11), (8.2, 14), (5.8, 17), (10.6, 17)])

    @_optimize(none) static var games: [Icon] {
        ([
            face(1, [(12, 12)]), face(2, [(8, 8), (16, 16)]), face(3, [(7.8, 7.8), (12, 12), (16.2, 16.2)]),
            face(4, [(8, 8), (16, 8), (8, 16), (16, 16)]),
            face(5, [(7.8, 7.8), (16.2, 7.8), (12, 12), (7.8, 16.2), (16.2, 16.2)]),
            face(6, [(8, 7.4), (16, 7.4), (8, 12), (16, 12), (8, 16.6), (16, 16.6)]),
            [
                Icon(
                    "dice",
                    [
                        .stroke(nearDie), .stroke(nearPips, weight: 1.2),
                        Icon.Layer.stroke(
                            "M9 4.6A2.8 2.8 0 0 1 11.8 2.4H19.2A2.8 2.8 0 0 1 22 5.2V13"
                                + "A2.8 2.8 0 0 1 19.2 15.8H17.6"
                        ).secondary,
                    ]),
                Icon(
                    "dice.fill",
                    before(
                        nearDie, Draw.roundedRect(9, 2.4, 13, 13.4, radius: 2.8),
                        farther: [.cutStroke(Draw.dots([(18.6, 6.2), (18.6, 12)]), weight: 1.1)])
                        + [.cutStroke(nearPips, weight: 1.1)]),
            ],
            pair(
                "suit.spade",
                "M12 1.8C10.4 5.6 3.4 9 3.4 13.8C3.4 16.2 5.2 17.8 7.4 17.8"
                    + "C9 17.8 10.4 17 11.2 15.8C11.2 18.4 10.2 20.4 8.4 21.6H15.6"
                    + "C13.8 20.4 12.8 18.4 12.8 15.8C13.6 17 15 17.8 16.6 17.8"
                    + "C18.8 17.8 20.6 16.2 20.6 13.8C20.6 9 13.6 5.6 12 1.8Z"
            ),
            pair(
                "suit.club",
                "M12 2A4.3 4.3 0 0 0 9 9.4A4.4 4.4 0 1 0 11.2 15.4"
                    + "C11.2 18.2 10.2 20.4 8.4 21.6H15.6C13.8 20.4 12.8 18.2 12.8 15.4"
                    + "A4.4 4.4 0 1 0 15 9.4A4.3 4.3 0 0 0 12 2Z"
            ),
            pair(
                "suit.diamond",
                Draw.polygon([
                    .init(12, 1.6, 1.6), .init(20.4, 12, 1.6), .init(12, 22.4, 1.6), .init(3.6, 12, 1.6),
                ])),
            pair(
                "soccerball", ball,
                inner:
                    "M12 7.6L16.2 10.6L14.6 15.4H9.4L7.8 10.6ZM12 7.6V2.6M16.2 10.6"
                    + "L20.8 9.2M14.6 15.4L17.4 19.6M9.4 15.4L6.6 19.6M7.8 10.6L3.2 9.2",
                weight: 0.8),
            pair(
                "basketball", ball,
                inner:
                    "M12 2.4V21.6M2.4 12H21.6M5.2 5.2C8.8 8.8 8.8 15.2 5.2 18.8M18.8 5.2"
                    + "C15.2 8.8 15.2 15.2 18.8 18.8",
                weight: 0.8),
            pair(
                "tennisball", ball, inner: "M5.2 5.2C9 9 9 15 5.2 18.8M18.8 5.2C15 9 15 15 18.8 18.8",
                weight: 0.9),
            pair(
                "baseball", ball,
                inner:
                    "M6 4.8C8.8 9 8.8 15 6 19.2M18 4.8C15.2 9 15.2 15 18 19.2M6.6 8L9.2 7"
                    + "M6.8 12H9.4M6.6 16L9.2 17M17.4 8L14.8 7M17.2 12H14.6M17.4 16L14.8 17",
                weight: 0.75),
            pair(
                "volleyball", ball,
                inner:
                    "M12 12C12 7.6 9.4 4.2 5.6 4.8M12 12C8.2 14.2 6.6 18.2 8.8 21.2M12 12"
                    + "C15.8 14.2 20 13.6 21.6 10.2M12.6 2.4C16.6 5.4 18.4 9 18 12.8M2.6 10.4"
                    + "C7 8.4 10.8 8.4 13.8 10.4",
                weight: 0.75),
            pair(
                "football", "M3 21C1.2 12.6 4.4 3.6 21 3C22.8 11.4 19.6 20.4 3 21Z",
                inner: "M8.6 15.4L15.4 8.6M9.4 11.4L12.6 14.6M11.4 9.4L14.6 12.6", weight: 0.85),
            [
                Icon(
                    "tennis.racket",
                    [
                        .stroke("M9.85 14.15A7 5.4 -45 0 1 19.75 4.25A7 5.4 -45 0 1 9.85 14.15Z"),
                        .stroke("M9.6 14.4L3 21", weight: 1.4),
                        .stroke(
                            "M11.4 15.1L20.7 5.8M8.9 12.6L18.2 3.3M12.7 3.6L20.3 11.2M9.3 7L16.9 14.6",
                            weight: 0.6
                        ).secondary,
                    ])
            ],
            pair(
                "sportscourt", Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 2.6),
                inner:
                    "M12 4.4V19.6M14.6 12A2.6 2.6 0 1 1 9.4 12A2.6 2.6 0 1 1 14.6 12"
                    + "M1.8 9.4H5V14.6H1.8M22.2 9.4H19V14.6H22.2",
                weight: 0.85),
            [
                Icon(
                    "laurel.leading",
                    [
                        .stroke("M15 21.4C9.8 19.4 7.4 15.4 7.4 10.4C7.4 7.4 8.6 4.6 10.6 2.4"),
                        .fill(
                            "M12 6.6C14.6 6.2 16.2 4.6 16.2 2.4C13.4 2.4 11.8 4 12 6.6Z"
                                + "M10 12C12.8 12.4 14.8 11.2 15.4 8.8C12.6 8.2 10.6 9.4 10 12Z"
                                + "M11.2 17C13.4 18.2 15.8 17.4 17 15.2C14.6 14 12.4 14.8 11.2 17"
                                + "ZM7 9C4.8 8.2 3.8 6.2 4.4 3.8C6.8 4.6 7.8 6.6 7 9ZM6.8 14.6"
                                + "C4.2 14.4 2.6 12.8 2.6 10.2C5.2 10.2 6.8 11.8 6.8 14.6Z"
                                + "M9.4 19.2C7 20 4.8 19 3.8 16.8C6.2 15.8 8.4 16.8 9.4 19.2Z"
                        ),
                    ]),
                Icon(
                    "laurel.trailing",
                    [
                        .stroke("M9 21.4C14.2 19.4 16.6 15.4 16.6 10.4C16.6 7.4 15.4 4.6 13.4 2.4"),
                        .fill(
                            "M12 6.6C9.4 6.2 7.8 4.6 7.8 2.4C10.6 2.4 12.2 4 12 6.6ZM14 12"
                                + "C11.2 12.4 9.2 11.2 8.6 8.8C11.4 8.2 13.4 9.4 14 12ZM12.8 17"
                                + "C10.6 18.2 8.2 17.4 7 15.2C9.4 14 11.6 14.8 12.8 17ZM17 9"
                                + "C19.2 8.2 20.2 6.2 19.6 3.8C17.2 4.6 16.2 6.6 17 9ZM17.2 14.6"
                                + "C19.8 14.4 21.4 12.8 21.4 10.2C18.8 10.2 17.2 11.8 17.2 14.6Z"
                                + "M14.6 19.2C17 20 19.2 19 20.2 16.8"
                                + "C17.8 15.8 15.6 16.8 14.6 19.2Z"
                        ),
                    ]),
                Icon(
                    "flag.checkered",
                    [
                        .stroke("M4.4 2.6V21.6"), .stroke("M4.4 4.2H20.4V14.6H4.4"),
                        .fill(
                            "M4.4 4.2H8.4V7.7H4.4ZM12.4 4.2H16.4V7.7H12.4ZM8.4 7.7H12.4"
                                + "V11.1H8.4ZM16.4 7.7H20.4V11.1H16.4ZM4.4 11.1H8.4V14.6H4.4Z"
                                + "M12.4 11.1H16.4V14.6H12.4Z"
                        ),
                    ]),
                Icon(
                    "rosette",
                    [
                        .stroke(badge), .stroke(Draw.circle(12, 9.4, 2.6)),
                        .stroke("M8.2 15.6L6.4 22L12 19.4L17.6 22L15.8 15.6"),
                    ]),
                Icon(
                    "rosette.fill",
                    before(badge, "M8.2 14L6.4 22L12 19.4L17.6 22L15.8 14Z") + [
                        .cutStroke(Draw.circle(12, 9.4, 2.6), weight: 0.9)
                    ]),
            ],
            pair(
                "balloon",
                "M12 2.2C8 2.2 5.2 5.2 5.2 9.2C5.2 13 8.4 16.8 12 16.8"
                    + "C15.6 16.8 18.8 13 18.8 9.2C18.8 5.2 16 2.2 12 2.2Z",
                outer: "M12 16.8C10.4 18.6 13.6 20 12 22"),
            pair(
                "birthday.cake", "M3.4 13.4A2.4 2.4 0 0 1 5.8 11H18.2A2.4 2.4 0 0 1 20.6 13.4V21H3.4Z",
                inner:
                    "M3.4 15.2C5 17 6.4 17 8 15.2C9.4 17 10.8 17 12 15.2"
                    + "C13.4 17 14.8 17 16 15.2C17.6 17 19 17 20.6 15.2",
                outer: "M7.6 11V7.4M12 11V7.4M16.4 11V7.4M7.6 4V3.9M12 4V3.9M16.4 4V3.9M2 21.6H22",
                weight: 0.9),
            [
                Icon(
                    "party.popper",
                    [
                        .stroke("M2.8 21.2L8 8.4L15.6 16Z"),
                        .stroke(
                            "M12.6 8.6C13.6 6.8 13.4 4.8 12 3M15.4 11.4"
                                + "C17.2 10.4 19.4 10.6 21 12M14.2 9.8L18 6"
                        ),
                        .stroke(Draw.dots([(17.4, 2.8), (21.2, 7.4), (8.4, 3.4), (20.6, 16.2)]), weight: 1.2)
                            .secondary,
                    ]),
                Icon(
                    "party.popper.fill",
                    .solid("M2.8 21.2L8 8.4L15.6 16Z") + [
                        .stroke(
                            "M12.6 8.6C13.6 6.8 13.4 4.8 12 3M15.4 11.4"
                                + "C17.2 10.4 19.4 10.6 21 12M14.2 9.8L18 6"
                        ),
                        .stroke(Draw.dots([(17.4, 2.8), (21.2, 7.4), (8.4, 3.4), (20.6, 16.2)]), weight: 1.2)
                            .secondary,
                    ]),
                Icon(
                    "fireworks",
                    [
                        .stroke(Draw.spokes(12, 10, from: 2.6, to: 7.8, at: (0..<8).map { Double($0) * 45 })),
                        .stroke(
                            Draw.spokes(12, 10, from: 6, to: 8.2, at: (0..<8).map { Double($0) * 45 + 22.5 }),
                            weight: 0.8
                        ).secondary, .stroke("M12 14V22").secondary,
                    ]),
            ],
            pair(
                "wineglass", "M7 2.4H17L17.6 8.2C17.6 12 15.2 14.4 12 14.4C8.8 14.4 6.4 12 6.4 8.2Z",
                inner: "M6.8 7.6H17.2", outer: "M12 14.4V21.4M7.8 21.6H16.2"),
            pair(
                "mug", "M3.4 4.6H16.4V16.6A3.4 3.4 0 0 1 13 20H6.8A3.4 3.4 0 0 1 3.4 16.6Z",
                outer: "M16.4 7.6H18.2A2.8 2.8 0 0 1 21 10.4V12.6A2.8 2.8 0 0 1 18.2 15.4H16.4"),
            [
                Icon(
                    "takeoutbag.and.cup.and.straw",
                    [
                        .stroke("M2.4 9H12.4L13.4 21.4H1.8Z"),
                        Icon.Layer.stroke(
                            "M14.4 8.6H22.2L21 21.4H16.2M18 8.6L18.8 2.6H21M4.4 9V7.2A3 3 0 0 1 10.4 7.2V9"
                        ).secondary,
                    ]),
                Icon(
                    "takeoutbag.and.cup.and.straw.fill",
                    .solid("M2.4 9H12.4L13.4 21.4H1.8Z")
                        + [Icon.Layer].solid("M16.2 9H21.8L20.8 21.4H17.2Z").secondary + [
                            Icon.Layer.stroke("M18.4 8.6L19.2 2.6H21.4M4.4 9V7.2A3 3 0 0 1 10.4 7.2V9")
                                .secondary
                        ]),
            ],
            pair(
                "waterbottle",
                "M8 9C8 7.8 9.4 7.4 9.4 6.2H14.6C14.6 7.4 16 7.8 16 9V19.4"
                    + "A2.4 2.4 0 0 1 13.6 21.8H10.4A2.4 2.4 0 0 1 8 19.4Z",
                inner: "M8 12.4H16M8 17H16", outer: "M9.6 2.6H14.4V3.6H9.6Z"),
            pair(
                "basket", "M2.2 9.4H21.8L19.6 19.2A2.6 2.6 0 0 1 17 21.2H7A2.6 2.6 0 0 1 4.4 19.2Z",
                inner: "M8.4 13V17.4M12 13V17.4M15.6 13V17.4", outer: "M6.4 9.4L10 2.8M17.6 9.4L14 2.8"),
            pair(
                "handbag", "M4.6 9.4H19.4L20.6 18.6A2.4 2.4 0 0 1 18.2 21.4H5.8A2.4 2.4 0 0 1 3.4 18.6Z",
                inner: "M8.6 12V12.6M15.4 12V12.6", outer: "M8.6 9.4V6.4A3.4 3.4 0 0 1 15.4 6.4V9.4"),
            pair(
                "wallet.pass", Draw.roundedRect(3.6, 3, 16.8, 18, radius: 3.4),
                inner: "M3.6 8H20.4M3.6 12.6H8.4A3.6 3.6 0 0 0 15.6 12.6H20.4"),
            pair(
                "wallet.bifold", Draw.roundedRect(2.2, 5.6, 19.6, 14.8, radius: 3),
                inner: "M21.8 10.4H16.6A2.6 2.6 0 0 0 16.6 15.6H21.8", outer: "M5.4 3.2H17"),
            pair(
                "giftcard", Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 3),
                inner:
                    "M8.4 4.4V19.6M1.8 10.4H22.2M8.4 10.4L12 14.4M8.4 10.4L5 14.4M8.4 10.4"
                    + "C5.6 10.4 4.4 8.6 5.6 7.4C6.8 6.4 8.4 7.6 8.4 10.4"
                    + "C8.4 7.6 10 6.4 11.2 7.4C12.4 8.6 11.2 10.4 8.4 10.4",
                weight: 0.85),
            pair(
                "puzzlepiece",
                "M9 5.2A2.9 2.9 0 0 1 14.8 5.2V6.2H18.4A1.8 1.8 0 0 1 20.2 8V11.2H19"
                    + "A2.9 2.9 0 0 0 19 17H20.2V19.4A1.8 1.8 0 0 1 18.4 21.2H5.4"
                    + "A1.8 1.8 0 0 1 3.6 19.4V8A1.8 1.8 0 0 1 5.4 6.2H9Z"
            ),
            pair(
                "puzzlepiece.extension",
                "M9 5.2A2.9 2.9 0 0 1 14.8 5.2V6.2H17A1.8 1.8 0 0 1 18.8 8V10.6H19.4"
                    + "A2.9 2.9 0 0 1 19.4 16.4H18.8V19.4A1.8 1.8 0 0 1 17 21.2H4.6"
                    + "A1.8 1.8 0 0 1 2.8 19.4V16.6H3.6A3 3 0 0 0 3.6 10.6H2.8V8"
                    + "A1.8 1.8 0 0 1 4.6 6.2H9Z"
            ),
            pair(
                "syringe", "M15.4 4.4L19.6 8.6L10.4 17.8A2 2 0 0 1 7.6 17.8L6.2 16.4A2 2 0 0 1 6.2 13.6Z",
                inner: "M9.8 10L12.4 12.6M12.4 7.4L14.2 9.2",
                outer: "M17.5 6.5L20.4 3.6M18.4 1.8L22.2 5.6M6.6 17.4L2.4 21.6"),
            pair(
                "cross.vial", Draw.roundedRect(5.4, 6.2, 13.2, 15.4, radius: 3),
                inner: "M12 10.4V17.4M8.5 13.9H15.5", outer: "M7.6 2.6H16.4V6.2H7.6Z"),
            pair(
                "flask",
                "M9.4 2.6H14.6M10 2.6V8.8L4 18.4C2.9 20.2 4 21.6 5.8 21.6H18.2"
                    + "C20 21.6 21.1 20.2 20 18.4L14 8.8V2.6Z",
                inner: "M7 15.4H17"),
            pair(
                "testtube.2",
                "M5 2.6H10.6M6 2.6V18.6A1.8 1.8 0 0 0 9.6 18.6V2.6ZM13.4 2.6H19M14.4 2.6"
                    + "V18.6A1.8 1.8 0 0 0 18 18.6V2.6Z",
                inner: "M6 10H9.6M14.4 13.4H18"),
        ] as [[Icon]]).flatMap { $0 }
    }
}
