/// What texts and pictures are edited with: alignment, styles, keys and pointers.
extension IconDrawings {
    private static let corners =
        "M2.8 8V6.4A3.6 3.6 0 0 1 6.4 2.8H8M16 2.8H17.6A3.6 3.6 0 0 1 21.2 6.4V8"
        + "M21.2 16V17.6A3.6 3.6 0 0 1 17.6 21.2H16M8 21.2H6.4A3.6 3.6 0 0 1 2.8 17.6V16"
    private static let eyes =
        PathData.roundedRect(3, 3, 6.8, 6.8, radius: 1.6)
        + PathData.roundedRect(14.2, 3, 6.8, 6.8, radius: 1.6)
        + PathData.roundedRect(3, 14.2, 6.8, 6.8, radius: 1.6)
    private static let pupils = PathData.dots([(6.4, 6.4), (17.6, 6.4), (6.4, 17.6)])
    private static let modules = PathData.dots([
        (14.6, 14.6), (17.8, 14.6), (21, 14.6), (14.6, 17.8), (21, 17.8), (14.6, 21), (17.8, 21), (21, 21),
    ])
    static let speech =
        "M6.2 3.6H17.8A4 4 0 0 1 21.8 7.6V13.6A4 4 0 0 1 17.8 17.6H11.8L7.9 21.1C7.4 21.6 6.6 21.2 6.6 20.5"
        + "V17.6H6.2A4 4 0 0 1 2.2 13.6V7.6A4 4 0 0 1 6.2 3.6Z"
    private static let letterA = "M8.4 14.6L12 6.4L15.6 14.6M9.6 12H14.4"
    private static let smallQuotes = PathData.circle(8.9, 11.3, 1.75) + PathData.circle(15, 11.3, 1.75)
    private static let quoteTails = "M7.6 11.2C7.5 9.4 8.4 8 10.2 7.4M13.7 11.2C13.6 9.4 14.5 8 16.3 7.4"
    private static let keys =
        PathData.dots([
            (6, 9.4), (9, 9.4), (12, 9.4), (15, 9.4), (18, 9.4), (6, 12.4), (9, 12.4), (12, 12.4), (15, 12.4),
            (18, 12.4),
        ])
    private static let board = PathData.roundedRect(1.6, 5.2, 20.8, 13.6, radius: 2.8)
    private static let dropper =
        "M13.4 7.6L4.9 16.1C4.5 16.5 4.3 17 4.3 17.5V18.4L3 20.2C2.8 20.6 3.4 21.2 3.8 21L5.6 19.7H6.5"
        + "C7 19.7 7.5 19.5 7.9 19.1L16.4 10.6"
    private static let bulbOfDropper =
        "M11.8 6L18 12.2M14.4 7.2L17 4.2A2.7 2.7 0 0 1 20.9 4.1A2.7 2.7 0 0 1 20.8 8L17.2 10.4"
    private static let pointer = PathData.polygon([
        .init(5.6, 2.2, 1), .init(19, 13.8, 1), .init(12.6, 14.6, 0.6), .init(9, 20.4, 1),
    ])
    private static let shiftArrow = PathData.polygon([
        .init(12, 2.4, 1), .init(21.8, 12.6, 1), .init(16.4, 12.6, 0.4), .init(16.4, 20.6, 1.4),
        .init(7.6, 20.6, 1.4), .init(7.6, 12.6, 0.4), .init(2.2, 12.6, 1),
    ])
    private static let circledLines = "M7 9H17M9 12.4H15M10.8 15.8H13.2"
    @_optimize(none) static var editing: [Icon] {
        [
            Icon(
                "bold",
                [
                    .stroke(
                        "M6.8 4.2V19.8H13.4A4.2 4.2 0 0 0 13.4 11.4H6.8M6.8 4.2H12.4A3.6 3.6 0 0 1 12.4 11.4",
                        weight: 1.6)
                ]),
            Icon("italic", [.stroke("M9.4 4.2H17.6M6.4 19.8H14.6M13.8 4.2L10.2 19.8")]),
            Icon(
                "underline",
                [.stroke("M6.6 3.4V10.6A5.4 5.4 0 0 0 17.4 10.6V3.4"), .stroke("M5.2 20.8H18.8").secondary]),
            Icon(
                "strikethrough",
                [
                    .stroke(
                        "M16.8 7.6C16.4 5.2 14.6 3.8 12 3.8C9.2 3.8 7.2 5.4 7.2 7.8"
                            + "C7.2 9.2 7.9 10.3 9.2 11M7 16C7.4 18.6 9.4 20.2 12.2 20.2"
                            + "C15.2 20.2 17.2 18.6 17.2 16.2C17.2 15.2 16.9 14.4 16.4 13.8"
                    ),
                    .stroke("M3.4 12.4H20.6").secondary,
                ]),
            Icon("text.alignleft", [.stroke("M3.4 5.4H20.6M3.4 9.8H14M3.4 14.2H20.6M3.4 18.6H14")]),
            Icon("text.aligncenter", [.stroke("M3.4 5.4H20.6M6.6 9.8H17.4M3.4 14.2H20.6M6.6 18.6H17.4")]),
            Icon("text.alignright", [.stroke("M3.4 5.4H20.6M10 9.8H20.6M3.4 14.2H20.6M10 18.6H20.6")]),
            Icon("text.justify", [.stroke("M3.4 5.4H20.6M3.4 9.8H20.6M3.4 14.2H20.6M3.4 18.6H20.6")]),
            Icon("text.justify.left", [.stroke("M3.4 5.4H20.6M3.4 9.8H20.6M3.4 14.2H20.6M3.4 18.6H14")]),
            Icon(
                "list.number",
                [
                    .stroke(
                        "M3 4.4L4.4 3.4V8M2.9 10.9C3.2 10 5.6 9.9 5.6 11.4"
                            + "C5.6 12.4 3.6 13.2 2.9 14.3H5.8M2.9 16.6H5.5L4 18.3"
                            + "C6.3 18.2 6.2 20.8 4.3 20.9C3.6 20.9 3.1 20.6 2.8 20.2",
                        weight: 0.72),
                    .stroke("M9.6 5.6H21M9.6 12H21M9.6 18.4H21").secondary,
                ]),
            Icon(
                "list.dash",
                [.stroke("M2.8 6H5.2M2.8 12H5.2M2.8 18H5.2"), .stroke("M9 6H21M9 12H21M9 18H21").secondary]),
            Icon(
                "list.bullet.rectangle",
                [
                    .stroke(PathData.roundedRect(2.2, 3.6, 19.6, 16.8, radius: 3)).secondary,
                    .stroke(PathData.dots([(6.4, 8.2), (6.4, 12), (6.4, 15.8)]), weight: 1.1),
                    .stroke("M9.8 8.2H17.6M9.8 12H17.6M9.8 15.8H17.6"),
                ]),
            Icon(
                "textformat.size",
                [
                    .stroke("M1.4 18.8L4.9 9.8L8.4 18.8M2.6 15.8H7.2"),
                    .stroke("M10.4 18.8L16.4 3.8L22.4 18.8M12.4 13.8H20.4"),
                ]),
            Icon(
                "at",
                [
                    .stroke(PathData.circle(12, 12, 3.9)),
                    .stroke(
                        "M15.9 8.2V13.6C15.9 15.3 16.9 16.3 18.3 16.3"
                            + "C20.3 16.3 21.4 14.4 21.4 12A9.4 9.4 0 1 0 17 19.95"
                    ),
                ]),
            Icon(
                "crop",
                [
                    .stroke(
                        "M6.4 1.8V15.2A2.4 2.4 0 0 0 8.8 17.6H22.2M1.8 6.4H15.2A2.4 2.4 0 0 1 17.6 8.8V22.2")
                ]),
            Icon(
                "crop.rotate",
                [
                    .stroke(
                        "M7.6 4.4V14.6A1.8 1.8 0 0 0 9.4 16.4H19.6M4.4 7.6H14.6A1.8 1.8 0 0 1 16.4 9.4V19.6"),
                    .stroke(
                        "M13.8 1.9C18 2.3 21 5 21.5 9.2M18.8 7.6L21.6 9.6L22.6 6.4"
                            + "M10.2 22.1C6 21.7 3 19 2.5 14.8M5.2 16.4L2.4 14.4L1.4 17.6",
                        weight: 0.8
                    ).secondary,
                ]),
            Icon("eyedropper", [.stroke(dropper), .stroke(bulbOfDropper)]),
            Icon(
                "eyedropper.halffull",
                [
                    .stroke(dropper), .stroke(bulbOfDropper),
                    .fill(
                        "M7.2 13.8L4.9 16.1C4.5 16.5 4.3 17 4.3 17.5V19.7H6.5C7 19.7 7.5 19.5 7.9 19.1"
                            + "L13.2 13.8Z"
                    ),
                ]),
            Icon(
                "eyedropper.full",
                [
                    .stroke(dropper), .stroke(bulbOfDropper),
                    .fill(
                        "M11.8 9.2L4.9 16.1C4.5 16.5 4.3 17 4.3 17.5V19.7H6.5C7 19.7 7.5 19.5 7.9 19.1"
                            + "L14.8 12.2Z"
                    ),
                ]),
            Icon(
                "scissors",
                [
                    .stroke(PathData.circle(5.4, 6.4, 2.8) + PathData.circle(5.4, 17.6, 2.8)),
                    .stroke("M7.8 7.9L21.4 17.6M7.8 16.1L21.4 6.4"),
                ]),
            Icon(
                "slider.vertical.3",
                [
                    .stroke(
                        PathData.circle(6.2, 8.6, 2.1) + PathData.circle(12, 15.4, 2.1)
                            + PathData.circle(17.8, 8.6, 2.1)),
                    .stroke("M6.2 2.4V6.5M6.2 10.7V21.6M12 2.4V13.3M12 17.5V21.6M17.8 2.4V6.5M17.8 10.7V21.6")
                        .secondary,
                ]),
            Icon(
                "paintbrush.fill",
                before(brushHead, brushGrip) + [.cutStroke(brushSeam, weight: 0.85)]),
            Icon(
                "translate",
                [
                    .stroke(
                        "M2.6 5.4H12.4M7.5 3V5.4M10.2 5.4C9.6 9 6.8 12.4 3 13.8M4.8 5.6"
                            + "C5.6 8.8 8.4 12.2 11.6 13.4"
                    ),
                    .stroke("M12 21.2L16.6 10.4L21.2 21.2M13.6 17.6H19.6").secondary,
                ]),
            Icon("character.bubble", [.stroke(speech).secondary, .stroke(letterA, weight: 0.9)]),
            Icon(
                "character.bubble.fill", .solid(speech).secondary + [.cutStroke(letterA, weight: 0.9).primary]
            ),
            Icon(
                "quote.bubble",
                [.stroke(speech).secondary, .fill(smallQuotes), .stroke(quoteTails, weight: 0.75)]),
            Icon(
                "quote.bubble.fill",
                .solid(speech).secondary + [
                    .cut(smallQuotes).primary, .cutStroke(quoteTails, weight: 0.75).primary,
                ]),
            Icon(
                "keyboard",
                [
                    .stroke(board).secondary, .stroke(keys, weight: 0.9),
                    .stroke("M8.4 15.6H15.6", weight: 0.9),
                ]),
            Icon(
                "keyboard.fill",
                .solid(board).secondary + [
                    .cutStroke(keys, weight: 0.9).primary, .cutStroke("M8.4 15.6H15.6", weight: 0.9).primary,
                ]),
            Icon("qrcode", [.stroke(eyes), .stroke(pupils, weight: 1.3), .stroke(modules, weight: 1.1)]),
            Icon(
                "qrcode.viewfinder",
                [
                    .stroke(corners).secondary,
                    .stroke(
                        PathData.roundedRect(7, 7, 4, 4, radius: 0.8)
                            + PathData.roundedRect(13, 7, 4, 4, radius: 0.8)
                            + PathData.roundedRect(7, 13, 4, 4, radius: 0.8), weight: 0.8),
                    .stroke(
                        PathData.dots([(13.6, 13.6), (16.4, 13.6), (13.6, 16.4), (16.4, 16.4)]), weight: 0.9),
                ]),
            Icon(
                "barcode",
                [
                    .stroke("M2.6 5V19M9.4 5V19M15.4 5V19M21.4 5V19", weight: 1.1),
                    .stroke("M6 5V19M12.4 5V19M18.4 5V19", weight: 0.65),
                ]),
            Icon("option", [.stroke("M2.8 5H8.6L15.4 19H21.2M14.4 5H21.2")]),
            Icon("shift", [.stroke(shiftArrow)]),
            Icon("shift.fill", .solid(shiftArrow)),
            Icon(
                "capslock",
                [
                    .stroke(
                        PathData.polygon([
                            .init(12, 1.8, 1), .init(21.8, 11.2, 1), .init(16.4, 11.2, 0.4),
                            .init(16.4, 16.2, 1.2),
                            .init(7.6, 16.2, 1.2), .init(7.6, 11.2, 0.4), .init(2.2, 11.2, 1),
                        ])), .stroke(PathData.roundedRect(7.6, 19, 8.8, 3, radius: 1)),
                ]),
            Icon(
                "escape",
                [
                    .stroke(PathData.arc(12, 12, 9, from: 345, to: 645)),
                    .stroke("M13 11L4.6 2.6M4.6 8.2V2.6H10.2"),
                ]),
            Icon("control", [.stroke("M5.4 12.6L12 6L18.6 12.6")]),
            Icon("cursorarrow", [.stroke(pointer)]),
            Icon(
                "cursorarrow.rays",
                [
                    .stroke(
                        PathData.polygon([
                            .init(7.8, 7.8, 0.8), .init(17, 12.1, 0.8), .init(13, 13.1, 0.5),
                            .init(11.7, 17, 0.8),
                        ])),
                    .stroke(
                        PathData.spokes(
                            12, 12, from: 8.3, to: 10, at: [0, 45, 90, 135, 180, 225, 270, 315])
                    ).secondary,
                ]),
            Icon("line.3.horizontal.decrease.circle", [.ring.secondary, .stroke(circledLines)]),
            Icon(
                "line.3.horizontal.decrease.circle.fill", .disc.secondary + [.cutStroke(circledLines).primary]
            ),
            Icon(
                "highlighter",
                [
                    .stroke("M8.2 12.8L16 4.4C16.9 3.4 18.3 3.4 19.3 4.3L20 5C21 6 21 7.4 20 8.3L11.8 16.4"),
                    .stroke("M7 13.4L11.2 17.6L9.4 19.4H5.6L4.4 18.2Z"), .stroke("M2.4 22H14").secondary,
                ]),
            Icon(
                "lasso",
                [
                    .stroke(PathData.ellipse(12.4, 9, 9.2, 6.4)).secondary,
                    .stroke(
                        "M6.4 13.6A2.2 2.2 0 1 0 6.4 18A2.2 2.2 0 1 0 6.4 13.6ZM6 18C6.8 19.6 6.4 21.2 4.8 22"
                    ),
                ]),
        ]
    }
}
