/// What people wear, ride and carry, what cars have, and things that are written on.
extension IconDrawings {
    private typealias Draw = PathData
    private static let sleeves = Draw.polygon([
        .init(8.6, 2.6, 0.8), .init(4.6, 4.2, 2), .init(1.7, 16.8, 1.2), .init(5, 17.8, 0.8),
        .init(7.4, 10.6, 0.3), .init(7.4, 21.4, 1.4), .init(16.6, 21.4, 1.4), .init(16.6, 10.6, 0.3),
        .init(19, 17.8, 0.8), .init(22.3, 16.8, 1.2), .init(19.4, 4.2, 2), .init(15.4, 2.6, 0.8),
        .init(12, 4.2, 3),
    ])
    private static let longSleeves = Draw.polygon([
        .init(8.6, 1.8, 0.8), .init(4.8, 3.4, 2), .init(2, 14.4, 1.2), .init(5.2, 15.4, 0.8),
        .init(7.4, 9.2, 0.3), .init(5.8, 22.2, 1.2), .init(18.2, 22.2, 1.2), .init(16.6, 9.2, 0.3),
        .init(18.8, 15.4, 0.8), .init(22, 14.4, 1.2), .init(19.2, 3.4, 2), .init(15.4, 1.8, 0.8),
        .init(12, 3.6, 3),
    ])
    private static let canister = "M4.4 9V4A2 2 0 0 1 6.4 2H9.4A2 2 0 0 1 11.4 4V9"
    private static let mouthpiece = Draw.polygon([
        .init(3, 9, 1), .init(12.8, 9, 1), .init(14.2, 15.4, 0.6), .init(18, 15.4, 1), .init(18, 21.6, 1),
        .init(6, 21.6, 2),
    ])
    private static let spray = Draw.dots([(21.2, 16.2), (21.6, 18.5), (21.2, 20.8)])
    private static let hand =
        "M3.6 9.9A1.5 1.5 0 0 1 5.7 9.8L4.6 8.7A1.5 1.5 0 0 1 6.7 6.6L6.6 6.5"
        + "A1.5 1.5 0 0 1 8.7 4.4L14.4 10.1L13.9 7.5"
        + "A1.5 1.5 0 0 1 16.8 6.8L18.6 12.2C19.6 15.2 18.8 17.8 16.8 19.4"
        + "C14.2 21.4 11 21 8.6 18.6L3.6 13.6A1.5 1.5 0 0 1 5.2 11.2L3.6 11.9A1.5 1.5 0 0 1 3.6 9.9Z"
    private static let nearHand = Draw.placed(hand, scale: 0.84, by: 4.6, 4.2)
    private static let farHand = Draw.placed(hand, scale: 0.84, by: 0.4, 3.2)
    private static let nearFingers = Draw.placed(
        "M5.6 9.7L9.4 13.5M6.9 6.8L11.4 11.3", scale: 0.84, by: 4.6, 4.2)
    private static let clapSliver = PathData.circle(14.5, 8, 0.9)
    private static let claps = "M13.4 1.8L13.2 3.8M17.4 2.6L16.2 4.4M20.8 5.4L18.8 6.4"
    private static let driveBox = Draw.roundedRect(1.8, 13.4, 20.4, 7.6, radius: 2.4)
    private static let driveMarks = "M5.6 17.2H13.6M18 17.2H18.01"
    private static let halfDisc = "M3.6 10.6A8.7 8.7 0 0 1 20.4 10.6"
    private static let screen = Draw.roundedRect(2, 4, 20, 13.4, radius: 3)
    private static let fourK = "M10 14.2V7.2L5.8 12.2H11.4M14 7.2V14.2M18.4 7.2L14 11.6M15.6 10.2L18.6 14.2"
    private static let bankCard = Draw.roundedRect(2, 2.8, 20, 12.6, radius: 2.8)
    private static let skiLines =
        "M3 4.4L19.8 19.3A2 2 0 0 0 21.7 18.9M2.4 10.4L14.6 21.2A2 2 0 0 0 16.6 20.8"

    @_optimize(none) static var belongings: [Icon] {
        ([
            pair(
                "jacket", sleeves, inner: "M12 4.8V21.4M9.6 15.6V17.6M14.4 15.6V17.6", weight: 0.85),
            pair(
                "coat", longSleeves,
                inner: "M9 2.2L12 9.4L15 2.2M12 9.4V22.2M9.6 13H9.61M9.6 17H9.61M14.4 13H14.41M14.4 17H14.41",
                weight: 0.85),
            pair(
                "snowboard",
                Draw.polygon([
                    .init(17, 0.4, 4), .init(23.6, 7, 4), .init(7, 23.6, 4), .init(0.4, 17, 4),
                ]), inner: "M12.9 7.5L16.5 11.1M7.5 12.9L11.1 16.5"),
            pair(
                "rugbyball",
                "M21 3C22.4 9.4 20.8 14.4 17.6 17.6C14.4 20.8 9.4 22.4 3 21"
                    + "C1.6 14.6 3.2 9.6 6.4 6.4C9.6 3.2 14.6 1.6 21 3Z",
                inner: "M13.2 2.8C13.2 7.4 16.6 10.8 21.2 10.8M2.8 13.2C7.4 13.2 10.8 16.6 10.8 21.2",
                weight: 0.85),
            pair(
                "carseat.left",
                Draw.polygon([
                    .init(15.6, 7.6, 1.8), .init(20.4, 8.4, 1.8), .init(17.8, 21, 3), .init(3.6, 21, 2.2),
                    .init(3.6, 16, 2.2), .init(13.9, 16, 0.8),
                ])
                    + Draw.polygon([
                        .init(16.6, 1.8, 1.4), .init(21, 2.6, 1.4), .init(20.4, 6, 1.2), .init(16, 5.2, 1.2),
                    ])),
            pair(
                "engine.combustion",
                Draw.polygon([
                    .init(5, 9.4, 0.8), .init(8.4, 9.4, 0.4), .init(10, 7.6, 0.8), .init(15.4, 7.6, 0.8),
                    .init(17.4, 10.4, 0.4), .init(18.8, 10.4, 0.3), .init(18.8, 9, 0.8), .init(22.2, 9, 0.8),
                    .init(22.2, 18, 0.8), .init(18.8, 18, 0.8), .init(18.8, 16.6, 0.3),
                    .init(17.4, 16.6, 0.4),
                    .init(15.4, 19.6, 0.8), .init(8.6, 19.6, 1), .init(5, 16.2, 1),
                ]), outer: "M9.4 4.2H15.2M12.3 4.2V7.6M1.9 9.8V15.8M1.9 12.8H5"),
            pair(
                "level", Draw.roundedRect(1.8, 6.8, 20.4, 10.4, radius: 2.4),
                inner: Draw.roundedRect(5.4, 10, 13.2, 4, radius: 2) + "M10.2 10V14M13.8 10V14",
                weight: 0.85),
            [
                Icon(
                    "inhaler",
                    [
                        .stroke(mouthpiece), Icon.Layer.stroke(canister).secondary,
                        Icon.Layer.stroke(spray, weight: 0.9).secondary,
                    ]),
                Icon(
                    "inhaler.fill",
                    before(mouthpiece, canister + "Z") + [Icon.Layer.stroke(spray, weight: 0.9).secondary]),
                Icon(
                    "appclip",
                    [
                        .stroke(
                            "M21 12V7.6A4.6 4.6 0 0 0 16.4 3H7.6A4.6 4.6 0 0 0 3 7.6V16.4"
                                + "A4.6 4.6 0 0 0 7.6 21H12"
                        ),
                        .stroke("M21 15.6V16.4A4.6 4.6 0 0 1 20 19.3M15.6 21H16.4A4.6 4.6 0 0 0 17 20.96")
                            .secondary,
                    ]),
                Icon(
                    "siri",
                    [
                        .ring.secondary,
                        .stroke(
                            "M5.4 12C7 12 7 7.4 9 7.4C11.2 7.4 12.8 16.6 15 16.6C17 16.6 17 12 18.6 12",
                            weight: 0.9),
                        .stroke(
                            "M5.4 12C7 12 7 16.6 9 16.6C11.2 16.6 12.8 7.4 15 7.4C17 7.4 17 12 18.6 12",
                            weight: 0.55
                        ).secondary,
                    ]),
                Icon(
                    "hands.clap",
                    [
                        Icon.Layer.stroke(farHand).secondary, .cutStroke(nearHand, weight: 2.2),
                        .cut(nearHand), .cut(clapSliver),
                        .stroke(nearHand), .stroke(nearFingers, weight: 0.65),
                        Icon.Layer.stroke(claps).secondary,
                    ]),
                Icon(
                    "hands.clap.fill",
                    before(nearHand, farHand, farther: [.cut(clapSliver)]) + [
                        .cutStroke(nearFingers, weight: 0.55), Icon.Layer.stroke(claps).secondary,
                    ]),
                Icon("skis.fill", [.stroke(skiLines, weight: 1.5)]),
                Icon(
                    "opticaldiscdrive",
                    [
                        .stroke(driveBox), .stroke(driveMarks, weight: 0.9),
                        Icon.Layer.stroke(halfDisc + "M9.4 10.6A2.7 2.7 0 0 1 14.6 10.6").secondary,
                    ]),
                Icon(
                    "opticaldiscdrive.fill",
                    [Icon.Layer].solid(halfDisc + "Z").secondary + [
                        .cut("M9.2 12A2.8 2.8 0 0 1 14.8 12Z"), .cutStroke(driveBox, weight: 2.4),
                    ] + .solid(driveBox) + [.cutStroke(driveMarks, weight: 0.9)]),
                Icon(
                    "4k.tv",
                    [
                        .stroke(screen).secondary, .stroke(fourK, weight: 0.85),
                        Icon.Layer.stroke("M8 20.8H16").secondary,
                    ]),
                Icon(
                    "4k.tv.fill",
                    [Icon.Layer].solid(screen).secondary + [
                        Icon.Layer.cutStroke(fourK, weight: 0.85).primary,
                        Icon.Layer.stroke("M8 20.8H16").secondary,
                    ]),
                Icon(
                    "creditcard.and.123",
                    [
                        .stroke(bankCard), Icon.Layer.stroke("M2 7.2H22").secondary,
                        .stroke(
                            "M7 18.8L8.4 17.9V22.3M11 18.9A1.3 1.3 0 1 1 13.3 19.7L11 22.3H13.7"
                                + "M16 17.9H18.4L17 19.6A1.4 1.4 0 1 1 15.8 21.6", weight: 0.7),
                    ]),
                Icon(
                    "arkit",
                    [
                        .stroke("M12 12.4L16.4 9.9M12 12.4L7.6 9.9M12 12.4V17.2"),
                        Icon.Layer.stroke(
                            "M9.2 3.6L12 2L14.8 3.6M18.6 5.8L21 7.2V10.2M21 14.2V16.8L18.6 18.2"
                                + "M14.8 20.4L12 22L9.2 20.4M5.4 18.2L3 16.8V14.2M3 10.2V7.2L5.4 5.8"
                        ).secondary,
                    ]),
                Icon(
                    "pencil.tip",
                    [
                        .fill("M12 2.4L9.2 9.6C10.8 8.6 13.2 8.6 14.8 9.6Z"),
                        .stroke("M4.8 21.4L12 2.6L19.2 21.4"),
                        Icon.Layer.stroke(
                            "M6.8 16.6C8.4 18.4 10.4 18.4 12 16.6C13.6 18.4 15.6 18.4 17.2 16.6"
                        )
                        .secondary,
                    ]),
                Icon(
                    "wand.and.outline",
                    [
                        .stroke("M21 21L7.6 7.6", weight: 1.7), .cutStroke("M12.2 9.6L9.6 12.2", weight: 0.6),
                        Icon.Layer.stroke(
                            "M13.4 7.8L9.4 3.8A3.96 3.96 0 0 0 3.8 9.4L7.8 13.4", weight: 0.8
                        ).secondary,
                    ]),
            ],
        ] as [[Icon]]).flatMap { $0 }
    }
}
