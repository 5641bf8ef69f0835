/// What is written, filed and drawn with.
extension IconDrawings {
    private typealias Draw = PathData
    private static let sheet = Draw.roundedRect(4.6, 2.2, 14.8, 19.6, radius: 2.8)
    private static let board =
        "M8.6 4H6.8A2.6 2.6 0 0 0 4.2 6.6V19.2A2.6 2.6 0 0 0 6.8 21.8H17.2A2.6 2.6 0 0 0 19.8 19.2"
        + "V6.6A2.6 2.6 0 0 0 17.2 4H15.4"
    private static let clip = Draw.roundedRect(8.6, 2, 6.8, 4, radius: 1.6)
    private static let notePad = Draw.roundedRect(2.8, 3, 18.4, 18, radius: 3.4)
    private static let frontPage = Draw.roundedRect(2.8, 9, 10.2, 12.8, radius: 2.2)
    private static let backClip = Draw.roundedRect(10.6, 2.2, 6.8, 3.6, radius: 1.5)
    private static let noteHeart =
        "M12 14.8C9.9 13.4 8.5 12.1 8.5 10.6C8.5 9.5 9.3 8.8 10.3 8.8C11 8.8 11.6 9.2 12 9.9"
        + "C12.4 9.2 13 8.8 13.7 8.8C14.7 8.8 15.5 9.5 15.5 10.6C15.5 12.1 14.1 13.4 12 14.8Z"
    private static let pointedHandle =
        "M20.8 3.2C19.4 1.8 17.4 3 15.6 4.8L8.4 12.4L11.6 15.6L19.2 8.4C21 6.6 22.2 4.6 20.8 3.2Z"
    private static let pointedTip =
        "M8.4 12.4C6 12.4 4.8 14 4.8 16C4.8 18 4 19.4 2.4 20.6C6.6 22 11.6 20.6 11.6 15.6"
    private static let pencilBody =
        "M17 3.2C18.1 2.1 19.6 2.1 20.7 3.2C21.8 4.3 21.8 5.8 20.7 6.9L8.2 19.2L3 20.8L4.6 15.6Z"
    private static let shortPencil = Draw.polygon([
        .init(5.4, 18.6, 0.4), .init(6.5, 15.3, 0.4), .init(15.4, 6.4, 1), .init(17.6, 8.6, 1),
        .init(8.7, 17.5, 0.4),
    ])
    private static let pencilContour = Draw.polygon([
        .init(1.6, 22.4, 1.6), .init(3.9, 13.9, 2), .init(15.2, 2.6, 3), .init(21.4, 8.8, 3),
        .init(10.1, 20.1, 2),
    ])
    @_optimize(none) static var documents: [Icon] {
        ([
            [
                Icon("doc.plaintext", [.stroke(sheet), .stroke("M8 7.4H16M8 11H16M8 14.6H13").secondary]),
                Icon(
                    "doc.plaintext.fill",
                    .solid(sheet) + [.cutStroke("M8 7.4H16M8 11H16M8 14.6H13", weight: 0.8)]),
                Icon(
                    "doc.richtext",
                    [
                        .stroke(sheet), .stroke("M8 13.6H16M8 17H16").secondary,
                        .stroke(Draw.roundedRect(8.2, 6.2, 7.6, 4, radius: 0.8), weight: 0.8),
                    ]),
                Icon(
                    "doc.richtext.fill",
                    .solid(sheet) + [
                        .cutStroke("M8 13.6H16M8 17H16", weight: 0.8),
                        .cut(Draw.roundedRect(7.8, 5.8, 8.4, 4.8, radius: 0.8)),
                    ]),
                Icon("clipboard", [.stroke(board), .stroke(clip)]),
                Icon("clipboard.fill", .solid(board + "Z") + [.cutStroke(clip, weight: 2.2)] + .solid(clip)),
                Icon(
                    "heart.text.clipboard",
                    [
                        .stroke(board), .stroke(clip), .fill(noteHeart),
                        .stroke("M8.2 16.8H15.8M8.2 19.2H12.8", weight: 0.85).secondary,
                    ]),
                Icon(
                    "heart.text.clipboard.fill",
                    .solid(board + "Z") + [.cutStroke(clip, weight: 2.2)] + .solid(clip) + [
                        .cut(noteHeart), .cutStroke("M8.2 16.8H15.8M8.2 19.2H12.8", weight: 0.85),
                    ]),
                Icon(
                    "doc.text.below.ecg",
                    [
                        .stroke("M4.6 10.6V19A2.8 2.8 0 0 0 7.4 21.8H16.6A2.8 2.8 0 0 0 19.4 19V10.6"),
                        .stroke("M8.4 14.2H15.6M8.4 17.6H13").secondary,
                        .stroke("M1.8 7H7.2L9.2 2.4L12.6 11L14.8 5.6L15.6 7H22.2"),
                    ]),
                Icon(
                    "doc.text.below.ecg.fill",
                    [Icon.Layer].solid(
                        "M4.6 9.4H19.4V19A2.8 2.8 0 0 1 16.6 21.8H7.4A2.8 2.8 0 0 1 4.6 19Z") + [
                            .cutStroke("M8.4 14.6H15.6M8.4 17.8H13", weight: 0.85),
                            .cutStroke("M1.8 7H7.2L9.2 2.4L12.6 11L14.8 5.6L15.6 7H22.2", weight: 2.6),
                            .stroke("M1.8 7H7.2L9.2 2.4L12.6 11L14.8 5.6L15.6 7H22.2"),
                        ]),
                Icon(
                    "list.clipboard",
                    [
                        .stroke(board), .stroke(clip),
                        .stroke("M11 10.6H16M11 14.2H16M11 17.8H16", weight: 0.9).secondary,
                        .stroke(Draw.dots([(8, 10.6), (8, 14.2), (8, 17.8)]), weight: 1.1).secondary,
                    ]),
                Icon(
                    "list.clipboard.fill",
                    .solid(board + "Z") + [.cutStroke(clip, weight: 2.2)] + .solid(clip) + [
                        .cutStroke("M11 10.6H16M11 14.2H16M11 17.8H16", weight: 0.8),
                        .cutStroke(Draw.dots([(8, 10.6), (8, 14.2), (8, 17.8)]), weight: 1),
                    ]),
                Icon(
                    "doc.on.clipboard",
                    [
                        Icon.Layer.stroke(
                            "M14.4 19.6H18.6A2.4 2.4 0 0 0 21 17.2V6.4A2.4 2.4 0 0 0 18.6 4H17.4"
                                + "M10.6 4H9.4A2.4 2.4 0 0 0 7 6.4V7"
                        ).secondary,
                        Icon.Layer.stroke(backClip).secondary, .stroke(frontPage),
                    ]),
                Icon(
                    "doc.on.clipboard.fill",
                    before(
                        frontPage, Draw.roundedRect(7, 4, 14, 15.6, radius: 2.4),
                        farther: [.cutStroke(backClip, weight: 2)]
                            + [Icon.Layer].solid(backClip).secondary)),
            ],
            pair("note", notePad, inner: "M13.6 21V17A3.4 3.4 0 0 1 17 13.6H21.2"),
            [
                Icon("note.text", [.stroke(notePad), .stroke("M7 8.4H17M7 12H17M7 15.6H13").secondary]),
                Icon(
                    "text.book.closed",
                    [
                        .stroke(
                            "M5 18.8V5A2.8 2.8 0 0 1 7.8 2.2H19V21.8H7.4"
                                + "A2.6 2.6 0 0 1 5 19.2A2.4 2.4 0 0 1 7.4 16.8H19"
                        ), .stroke("M9.4 7H15M9.4 10.6H13", weight: 0.9).secondary,
                    ]),
                Icon(
                    "character.book.closed",
                    [
                        .stroke(
                            "M5 18.8V5A2.8 2.8 0 0 1 7.8 2.2H19V21.8H7.4"
                                + "A2.6 2.6 0 0 1 5 19.2A2.4 2.4 0 0 1 7.4 16.8H19"),
                        .stroke("M9.2 13.2L12.1 5.8L15 13.2M10.2 10.8H14", weight: 0.85).secondary,
                    ]),
                Icon(
                    "character.book.closed.fill",
                    .solid("M5 19.2V5A2.8 2.8 0 0 1 7.8 2.2H19V21.8H7.4A2.6 2.6 0 0 1 5 19.2Z") + [
                        .cutStroke("M8.2 17.4H19", weight: 0.8),
                        .cutStroke("M9.2 13.2L12.1 5.8L15 13.2M10.2 10.8H14", weight: 0.85),
                    ]),
                Icon(
                    "text.book.closed.fill",
                    .solid("M5 19.2V5A2.8 2.8 0 0 1 7.8 2.2H19V21.8H7.4A2.6 2.6 0 0 1 5 19.2Z") + [
                        .cutStroke("M19 17.2H8.2", weight: 1),
                        .cutStroke("M9.4 7H15M9.4 10.6H13", weight: 0.8),
                    ]),
                Icon(
                    "menucard",
                    [
                        .stroke(Draw.roundedRect(5, 2, 14, 20, radius: 2.6)),
                        .stroke("M9 7.4H15M9 16.6H15M10 12H14", weight: 0.9).secondary,
                    ]),
                Icon(
                    "menucard.fill",
                    .solid(Draw.roundedRect(5, 2, 14, 20, radius: 2.6)) + [
                        .cutStroke("M9 7.4H15M9 16.6H15M10 12H14", weight: 0.8)
                    ]),
                Icon(
                    "magazine",
                    [
                        .stroke(Draw.roundedRect(5, 2, 14, 20, radius: 2.2)), .stroke("M8.4 2V22").secondary,
                        .stroke("M11.6 6.6H15.6M11.6 10.2H15.6", weight: 0.9),
                    ]),
                Icon(
                    "magazine.fill",
                    .solid(Draw.roundedRect(5, 2, 14, 20, radius: 2.2)) + [
                        .cutStroke("M8.4 0V24", weight: 0.7),
                        .cutStroke("M11.8 6.6H15.6M11.8 10.2H15.6", weight: 0.8),
                    ]),
                Icon(
                    "book.pages",
                    [
                        .stroke(
                            "M12 6.2C10.4 4.6 7.6 4 3.4 4V18C7.6 18 10.4 18.6 12 20.2"
                                + "C13.6 18.6 16.4 18 20.6 18V4C16.4 4 13.6 4.6 12 6.2Z"
                        ), .stroke("M12 6.2V20.2").secondary,
                        .stroke(
                            "M6.4 8.4C7.6 8.5 8.4 8.7 9.2 9M6.4 12"
                                + "C7.6 12.1 8.4 12.3 9.2 12.6M17.6 8.4C16.4 8.5 15.6 8.7 14.8 9"
                                + "M17.6 12C16.4 12.1 15.6 12.3 14.8 12.6",
                            weight: 0.8
                        ).secondary,
                    ]),
                Icon(
                    "signature",
                    [
                        .stroke(
                            "M4 15.2C7.6 12.8 10.2 9 10.2 5.8C10.2 4.4 9.6 3.4 8.6 3.4"
                                + "C7 3.4 6.2 6 6.2 9.4C6.2 13 7.6 15.4 9.8 15.4"
                                + "C11.8 15.4 12.4 12.4 13.4 12.4C14.4 12.4 14 15 15.4 15"
                                + "C16.6 15 16.8 13 17.8 13C18.6 13 18.8 14.6 20.6 14.6"
                        ), .stroke("M2.8 20H21.2").secondary,
                    ]),
                Icon(
                    "pencil.line",
                    [
                        .stroke(
                            "M15.6 2.9C16.5 2 17.8 2 18.7 2.9C19.6 3.8 19.6 5.1 18.7 6"
                                + "L9.2 15.4L5 16.8L6.2 12.4Z"
                        ), .stroke("M3 21.2H21").secondary,
                    ]),
                Icon(
                    "pencil.and.scribble",
                    [
                        .stroke(
                            "M17 2.6C17.9 1.7 19.4 1.7 20.3 2.6C21.2 3.5 21.2 4.8 20.3 5.7"
                                + "L11 15L6.6 16.4L7.9 11.8Z"
                        ),
                        .stroke(
                            "M3 14.6C1.4 17 2.2 20.4 5.6 20.4C9 20.4 9.8 18.4 12.4 18.4"
                                + "C14.4 18.4 14.2 20.8 16.4 20.8C18.2 20.8 18.8 19.2 21.2 19.2"
                        ).secondary,
                    ]),
                Icon(
                    "pencil.and.outline",
                    .solid(shortPencil, weight: 0.5) + [
                        Icon.Layer.stroke(pencilContour, weight: 0.8).secondary
                    ]),
                Icon(
                    "pencil.and.ruler",
                    [
                        .stroke(pencilBody),
                        .stroke(
                            "M10.2 6.2L6.4 2.4L2.4 6.4L6.2 10.2M17.8 13.8L21.6 17.6L17.6 21.6L13.8 17.8"
                                + "M8.3 4.3L6.9 5.7M19.7 15.7L18.3 17.1"
                        ).secondary,
                    ]),
            ],
            pair(
                "eraser",
                Draw.polygon([
                    .init(13.4, 2.8, 1.8), .init(21.4, 10.8, 1.8), .init(11.2, 21, 1.8), .init(7, 21, 1.6),
                    .init(2.4, 16.2, 1.8), .init(2.4, 13.8, 1.8),
                ]), inner: "M7.6 8.6L15.6 16.6"),
            pair(
                "ruler",
                Draw.polygon([
                    .init(16.2, 1.4, 1.4), .init(22.6, 7.8, 1.4), .init(7.8, 22.6, 1.4),
                    .init(1.4, 16.2, 1.4),
                ]), inner: "M13.2 5.2L15.4 7.4M10.4 8L13.4 11M7.4 11L9.6 13.2M4.6 13.8L7.6 16.8", weight: 0.8),
            [
                Icon(
                    "paintbrush.pointed", [.stroke(pointedHandle), Icon.Layer.stroke(pointedTip).secondary]),
                Icon(
                    "paintbrush.pointed.fill",
                    .solid(pointedHandle) + [.cutStroke(pointedTip + "Z", weight: 2)]
                        + [Icon.Layer].solid(pointedTip + "Z").secondary),
            ],
            lines(
                "scribble",
                "M3.6 8.4C6.4 4.4 11.4 3 12.6 5C14.2 7.8 4.4 14.4 6.2 16.8"
                    + "C8 19.2 16.8 6.6 19 8.8C21 10.8 12.2 17.2 13.6 19.2"
                    + "C14.8 20.8 18.6 18 20.6 15.4"
            ),
            lines(
                "scribble.variable",
                "M3.6 8.4C6.4 4.4 11.4 3 12.6 5C14.2 7.8 4.4 14.4 6.2 16.8"
                    + "C8 19.2 16.8 6.6 19 8.8C21 10.8 12.2 17.2 13.6 19.2"
                    + "C14.8 20.8 18.6 18 20.6 15.4",
                weight: 1.5),
            pair(
                "pin",
                "M8 2.4H16V4.4L14.8 5.6V10.4C16.8 11.2 18 12.8 18 14.8H6"
                    + "C6 12.8 7.2 11.2 9.2 10.4V5.6L8 4.4Z",
                outer: "M12 14.8V21.8"),
        ] as [[Icon]]).flatMap { $0 }
    }
}
