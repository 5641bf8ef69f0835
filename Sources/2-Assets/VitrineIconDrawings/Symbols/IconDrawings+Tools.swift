extension IconDrawings {
    private static let pencilBody = PathData.polygon([
        .init(2.6, 21.4, 1.2), .init(4.3, 15.5, 1), .init(16.6, 3.2, 1.8), .init(20.8, 7.4, 1.8),
        .init(8.5, 19.7, 1),
    ])
    static let brushGrip = PathData.polygon([
        .init(14.6, 11.4, 0.4), .init(12.6, 9.4, 0.4), .init(18.9, 3.1, 1.4), .init(20.9, 5.1, 1.4),
    ])
    static let brushHead = PathData.polygon([
        .init(10.6, 7.4, 1), .init(16.6, 13.4, 1), .init(8.6, 21.4, 0.8), .init(7.2, 17.8, 0.8),
        .init(5.6, 19.2, 0.6), .init(4.6, 16, 0.8), .init(2.6, 15.4, 0.8),
    ])
    static let brushSeam = "M7.8 10.2L13.8 16.2"
    private static let notePencil = PathData.polygon([
        .init(8.7, 15.3, 0.5), .init(9.9, 11.9, 0.7), .init(19, 2.8, 1.2), .init(21.2, 5, 1.2),
        .init(12.1, 14.1, 0.7),
    ])
    private static let paletteShape =
        "M12 2.8C6.7 2.8 2.5 6.9 2.5 12C2.5 17.1 6.6 21.2 11.4 21.2C13.2 21.2 14.3 20.1 14.3 18.8"
        + "C14.3 17.6 13.5 17.1 13.5 15.9C13.5 14.7 14.4 13.9 15.8 13.9"
        + "H17.8C20 13.9 21.5 12.6 21.5 10.6C21.5 6.2 17.3 2.8 12 2.8Z"
    private static let briefcaseBody = PathData.roundedRect(2.2, 7, 19.6, 13.2, radius: 3)
    private static let briefcaseHandle = "M8 7V5.8A2.4 2.4 0 0 1 10.4 3.4H13.6A2.4 2.4 0 0 1 16 5.8V7"
    private static let cardShape = PathData.roundedRect(2, 4.8, 20, 14.4, radius: 3.2)
    private static let cup = "M7 3.2H17V9.2C17 12.6 14.9 15 12 15C9.1 15 7 12.6 7 9.2Z"
    private static let cupHandles =
        "M7 5.4H3.4C3.4 8.6 4.7 10.6 7.24 11.11M17 5.4H20.6C20.6 8.6 19.3 10.6 16.76 11.11"
    private static let cupFoot = "M12 15V20.8M7.8 20.8H16.2"
    private static let crownShape = PathData.polygon([
        .init(2.4, 7, 0.6), .init(7.6, 11.6, 0.4), .init(12, 4.2, 0.9), .init(16.4, 11.6, 0.4),
        .init(21.6, 7, 0.6),
        .init(19.4, 19.8, 1.6), .init(4.6, 19.8, 1.6),
    ])
    private static let plates =
        PathData.roundedRect(5.6, 5, 3.6, 14, radius: 1.6)
        + PathData.roundedRect(14.8, 5, 3.6, 14, radius: 1.6)
    private static let plateEnds =
        "M5.6 8.6H4.2A2 2 0 0 0 2.2 10.6V13.4A2 2 0 0 0 4.2 15.4H5.6M18.4 8.6H19.8"
        + "A2 2 0 0 1 21.8 10.6V13.4A2 2 0 0 1 19.8 15.4H18.4"
    private static let openBook =
        "M12 6.2C10.3 4.8 7.7 4.1 4.4 4.1C3.1 4.1 2.2 5 2.2 6.3V16.6C2.2 17.8 3.1 18.6 4.3 18.6"
        + "C7.5 18.6 10.1 19.2 12 20.6"
        + "C13.9 19.2 16.5 18.6 19.7 18.6C20.9 18.6 21.8 17.8 21.8 16.6V6.3"
        + "C21.8 5 20.9 4.1 19.6 4.1C16.3 4.1 13.7 4.8 12 6.2Z"
    private static let giftBow =
        "M12 7.4C10.6 3.9 9 2.4 7.3 2.6C5.7 2.8 5 4.3 5.6 5.6C6.2 6.9 8.2 7.4 12 7.4"
        + "C15.8 7.4 17.8 6.9 18.4 5.6C19 4.3 18.3 2.8 16.7 2.6C15 2.4 13.4 3.9 12 7.4Z"

    private static let mortarboard = PathData.polygon([
        .init(12, 3.2, 1.8), .init(23.4, 8.8, 0.8), .init(12, 14.4, 1.8), .init(0.6, 8.8, 0.8),
    ])
    private static let gownCap = "M5.6 11.4V16.4C5.6 18.4 8.5 20 12 20C15.5 20 18.4 18.4 18.4 16.4V11.4Z"

    @_optimize(none) static var tools: [Icon] {
        [
            Icon("pencil", [.stroke(pencilBody), .stroke("M13.6 6.2L17.8 10.4")]),
            Icon(
                "square.and.pencil",
                [
                    .stroke(
                        "M12.8 4.4H6.6A3.2 3.2 0 0 0 3.4 7.6V17.4A3.2 3.2 0 0 0 6.6 20.6H16.4"
                            + "A3.2 3.2 0 0 0 19.6 17.4V11.2"
                    ).secondary,
                    .fill(notePencil),
                ]),
            Icon(
                "paintpalette",
                [
                    .stroke(paletteShape).secondary,
                    .stroke(PathData.dots([(6.9, 12.4), (8.6, 7.9), (13.2, 6.5), (17.2, 9)]), weight: 1.4),
                ]),
            Icon(
                "paintpalette.fill",
                .solid(paletteShape).secondary + [
                    .cutStroke(PathData.dots([(6.9, 12.4), (8.6, 7.9), (13.2, 6.5), (17.2, 9)]), weight: 1.5)
                        .primary
                ]),
            Icon(
                "paintbrush",
                [Icon.Layer.stroke(brushGrip).secondary, .stroke(brushHead), .stroke(brushSeam)]),
            Icon(
                "wand.and.stars",
                [
                    .stroke("M20.8 20.8L10.2 10.2", weight: 1.7),
                    .cutStroke("M13.8 11.8L11.8 13.8", weight: 0.7),
                ] + .solid(PathData.sparkle(6.6, 6.6, 4.4), weight: 0.5).secondary
                    + .solid(PathData.sparkle(15.6, 5.2, 2.8) + PathData.sparkle(5, 16, 2.8), weight: 0.4)
                    .secondary),
            Icon(
                "briefcase",
                [
                    .stroke(briefcaseBody), .stroke(briefcaseHandle).secondary,
                    .stroke("M2.2 13H21.8M12 12.2V14.6").secondary,
                ]),
            Icon(
                "briefcase.fill",
                .solid(briefcaseBody) + [
                    .stroke(briefcaseHandle), .cutStroke("M0 13H24", weight: 0.75),
                    .stroke("M12 12V14.6", weight: 1.2),
                ]),
            Icon(
                "cart",
                [
                    .stroke("M2 3.2H3.6C4.5 3.2 5.1 3.7 5.3 4.6L7.2 14.4C7.4 15.4 8.1 16 9.1 16H18.8")
                        .secondary,
                    .stroke(
                        "M5.7 6.4H20.4C21.4 6.4 22 7.2 21.7 8.1L20.6 11.7C20.4 12.5 19.7 12.9 18.9 12.9H6.9"),
                    .stroke(PathData.dots([(9.4, 20), (17.6, 20)]), weight: 1.7).secondary,
                ]),
            Icon(
                "creditcard",
                [
                    .stroke(cardShape), .stroke("M3 9.4H21", weight: 1.3),
                    .stroke(
                        "M6 15.2"
                            + "H9.4"),
                ]),
            Icon(
                "creditcard.fill",
                .solid(cardShape) + [
                    .cutStroke("M0 9.4H24", weight: 1.1), .cutStroke("M6 15.2H9.4", weight: 0.9),
                ]),
            Icon(
                "gift",
                [
                    .stroke(PathData.roundedRect(2.4, 7.4, 19.2, 4.8, radius: 1.6)), .stroke(giftBow),
                    .stroke(
                        "M4.2 12.2V18.4A2.8 2.8 0 0 0 7 21.2H17A2.8 2.8 0 0 0 19.8 18.4V12.2M12 7.4V21.2"),
                ]),
            Icon("trophy", [.stroke(cup), .stroke(cupHandles).secondary, .stroke(cupFoot).secondary]),
            Icon("trophy.fill", .solid(cup) + [.stroke(cupHandles).secondary, .stroke(cupFoot).secondary]),
            Icon("crown", [.stroke(crownShape)]),
            Icon("crown.fill", .solid(crownShape)),
            Icon(
                "dumbbell",
                [.stroke(plates), .stroke(plateEnds).secondary, .stroke("M9.2 12H14.8").secondary]),
            Icon(
                "dumbbell.fill",
                .solid(plates) + [
                    .stroke("M2.8 9.6V14.4M21.2 9.6V14.4", weight: 1.3).secondary,
                    .stroke("M9.2 12H14.8", weight: 1.2).secondary,
                ]),
            Icon("book", [.stroke(openBook), .stroke("M12 6.4V20.4")]),
            Icon("book.fill", .solid(openBook) + [.cutStroke("M12 0V24", weight: 0.75)]),
            Icon(
                "graduationcap",
                [
                    .stroke(mortarboard),
                    .stroke(
                        "M5.6 11.4V16.4C5.6 18.4 8.5 20 12 20C15.5 20 18.4 18.4 18.4 16.4V11.4M21.8 9V15.6"
                    )
                    .secondary,
                ]),
            Icon(
                "fork.knife",
                [
                    .stroke("M4 2.8V8A3.6 3.6 0 0 0 11.2 8V2.8M7.6 2.8V21.2"),
                    .stroke(
                        "M18.8 21.2V2.8C16.2 4 14.8 7.4 14.8 11.6V12.8C14.8 13.8 15.4 14.4 16.4 14.4H18.8"),
                ]),
            Icon(
                "cup.and.saucer",
                [
                    .stroke("M3.8 5.2H17V11.2C17 14.2 15 16.2 12 16.2H8.8C5.8 16.2 3.8 14.2 3.8 11.2Z"),
                    .stroke("M17 7H18.6A2.9 2.9 0 0 1 18.6 12.8H16.8M2.6 20H18.2"),
                ]),
            Icon(
                "gift.fill",
                .solid("M4.2 12.2V18.4A2.8 2.8 0 0 0 7 21.2H17A2.8 2.8 0 0 0 19.8 18.4V12.2Z") + [
                    .cutStroke("M0 12.6H24", weight: 0.7)
                ]
                    + .solid(PathData.roundedRect(2.4, 7.4, 19.2, 3.6, radius: 1.4)) + [
                        .cutStroke("M12 8V24", weight: 0.7), .stroke(giftBow),
                    ]),
            Icon(
                "graduationcap.fill",
                .solid(gownCap).secondary + [.cutStroke(mortarboard, weight: 2.2)] + .solid(mortarboard) + [
                    .stroke("M21.8 9V15.6").secondary
                ]),
            Icon(
                "cart.fill",
                [
                    .stroke("M2 3.2H3.6C4.5 3.2 5.1 3.7 5.3 4.6L7.2 14.4C7.4 15.4 8.1 16 9.1 16H18.8")
                        .secondary,
                    .stroke(PathData.dots([(9.4, 20), (17.6, 20)]), weight: 1.7).secondary,
                ]
                    + .solid(
                        "M5.7 6.4H20.4C21.4 6.4 22 7.2 21.7 8.1L20.6 11.7C20.4 12.5 19.7 12.9 18.9 12.9H6.9Z")
            ),
            Icon(
                "cup.and.saucer.fill",
                .solid("M3.8 5.2H17V11.2C17 14.2 15 16.2 12 16.2H8.8C5.8 16.2 3.8 14.2 3.8 11.2Z") + [
                    .stroke("M17 7H18.6A2.9 2.9 0 0 1 18.6 12.8H16.8M2.6 20H18.2")
                ]),
        ]
    }
}
