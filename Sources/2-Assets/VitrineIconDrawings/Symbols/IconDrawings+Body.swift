/// Health, people together, hands, and what people watch and read.
extension IconDrawings {
    private static let caseBody = PathData.roundedRect(2, 6.8, 20, 13.6, radius: 3)
    private static let caseHandle = "M8 6.8V5.6A2.2 2.2 0 0 1 10.2 3.4H13.8A2.2 2.2 0 0 1 16 5.6V6.8"
    private static let cross = "M12 10V17.2M8.4 13.6H15.6"
    private static let longPill =
        "M3.6 13.4L10.6 6.4A4.4 4.4 0 0 1 16.8 12.6L9.8 19.6A4.4 4.4 0 0 1 3.6 13.4Z"
    private static let roundPill = PathData.circle(17.6, 17.6, 4.2)
    private static let plaster = PathData.polygon([
        .init(1.68, 15.82, 4), .init(15.82, 1.68, 4), .init(22.32, 8.18, 4), .init(8.18, 22.32, 4),
    ])
    private static let gauzeDots = PathData.dots([(12, 10.4), (13.6, 12), (12, 13.6), (10.4, 12)])
    private static let tubes =
        "M6.8 3H5.4A1.8 1.8 0 0 0 3.6 4.8V9A5 5 0 0 0 13.6 9V4.8A1.8 1.8 0 0 0 11.8 3"
        + "H10.4M8.6 14V15.8A5 5 0 0 0 18.6 15.8V12.4"
    private static let chestPiece = PathData.circle(18.6, 10, 2.2)
    private static let leftLung =
        "M9.6 8.4C9.6 7 8.4 6.4 7.4 7.4C4.6 10.2 2.6 14.2 2.2 18.2"
        + "C2 20 3.2 20.9 4.8 20.5L7.4 19.8C8.8 19.4 9.6 18.5 9.6 17Z"
    private static let rightLung =
        "M14.4 8.4C14.4 7 15.6 6.4 16.6 7.4C19.4 10.2 21.4 14.2 21.8 18.2"
        + "C22 20 20.8 20.9 19.2 20.5L16.6 19.8C15.2 19.4 14.4 18.5 14.4 17Z"
    private static let windpipe = "M12 2.8V9.6M12 9.6L9.8 11.8M12 9.6L14.2 11.8"
    private static let page = PathData.roundedRect(3, 3, 18, 18, radius: 4.2)
    private static let pageHeart =
        "M12 12.6C9.7 11 8.2 9.6 8.2 7.9C8.2 6.7 9.1 5.9 10.1 5.9"
        + "C10.9 5.9 11.6 6.3 12 7C12.4 6.3 13.1 5.9 13.9 5.9"
        + "C14.9 5.9 15.8 6.7 15.8 7.9C15.8 9.6 14.3 11 12 12.6Z"
    private static let heartShape =
        "M12 20.7C11.6 20.7 11.2 20.5 10.8 20.2C5.9 16.5 2.5 13.1 2.5 8.9C2.5 5.7 4.8 3.4 7.7 3.4"
        + "C9.5 3.4 11.1 4.3 12 5.9C12.9 4.3 14.5 3.4 16.3 3.4"
        + "C19.2 3.4 21.5 5.7 21.5 8.9C21.5 13.1 18.1 16.5 13.2 20.2"
        + "C12.8 20.5 12.4 20.7 12 20.7Z"
    private static let circledWave = "M6.4 11.4V12.6M9.2 9.2V14.8M12 7V17M14.8 9.2V14.8M17.6 11.4V12.6"
    private static let figure = "M6.6 9.4L12 10.6L17.4 9.4M12 10.6V14M12 14L9.4 19M12 14L14.6 19"
    private static let figureHead = PathData.circle(12, 6.4, 1.6)
    private static let middleHead = PathData.circle(12, 7.4, 3.1)
    private static let middleShoulders =
        "M7.2 19.4A1.5 1.5 0 0 1 5.7 17.9C5.7 15.2 8.4 13.4 12 13.4"
        + "C15.6 13.4 18.3 15.2 18.3 17.9A1.5 1.5 0 0 1 16.8 19.4Z"
    private static let sideHeads = PathData.circle(4.9, 9, 2.3) + PathData.circle(19.1, 9, 2.3)
    private static let sideShoulders =
        "M4.4 13.9C2.2 14 0.6 15.2 0.6 17A1.2 1.2 0 0 0 1.8 18.2H3.4M19.6 13.9"
        + "C21.8 14 23.4 15.2 23.4 17A1.2 1.2 0 0 1 22.2 18.2H20.6"
    private static let sideBodies =
        "M5.4 13.9C2.6 13.7 0.6 15 0.6 17A1.2 1.2 0 0 0 1.8 18.2H5C4.4 16.4 4.8 15 5.9 13.95Z"
        + "M18.6 13.9C21.4 13.7 23.4 15 23.4 17A1.2 1.2 0 0 1 22.2 18.2H19C19.6 16.4 19.2 15 18.1 13.95Z"
    private static let wave =
        "M3.6 9.9A1.5 1.5 0 0 1 5.7 9.8L4.6 8.7A1.5 1.5 0 0 1 6.7 6.6L6.6 6.5"
        + "A1.5 1.5 0 0 1 8.7 4.4L14.4 10.1L13.9 7.5"
        + "A1.5 1.5 0 0 1 16.8 6.8L18.6 12.2C19.6 15.2 18.8 17.8 16.8 19.4"
        + "C14.2 21.4 11 21 8.6 18.6L3.6 13.6A1.5 1.5 0 0 1 5.2 11.2"
        + "L3.6 11.9A1.5 1.5 0 0 1 3.6 9.9Z"
    private static let fingers = "M5.4 9.5L9.2 13.3M6.8 6.7L11.4 11.3"
    private static let waveLines = "M15.8 2.6C17.8 3.2 19.4 4.6 20.2 6.6M5.2 18.4C6.2 20.2 7.8 21.4 9.8 21.8"
    private static let smile = "M7.4 13.8C8.2 16 9.9 17.2 12 17.2C14.1 17.2 15.8 16 16.6 13.8"
    private static let eyesOfFace = PathData.dots([(8.8, 9.6), (15.2, 9.6)])
    private static let happyMask =
        "M2.2 4.6C5.4 5.6 9 5.6 12.2 4.6V10.4C12.2 14.4 9.8 16.6 7.2 17.4C4.6 16.6 2.2 14.4 2.2 10.4Z"
    private static let sadMask =
        "M14.6 8C17 8.3 19.6 8 21.8 7.3V13.1C21.8 17.1 19.4 19.3 16.8 20.1C14.6 19.4 12.6 17.9 11.8 15.3"
    private static let bucket = "M4.8 10.2H19.2L17.6 19.2A2.4 2.4 0 0 1 15.2 21.2H8.8A2.4 2.4 0 0 1 6.4 19.2Z"
    private static let kernels =
        "M5.6 10.2C3.8 9 4.4 6.4 6.6 6.4C6.4 4.2 9 3 10.6 4.4C11.8 2.4 15 3 15.2 5.2"
        + "C17.2 4.6 18.8 6.4 18 8C19.2 8.6 19.2 9.6 18.6 10.2"
    private static let bucketStripes = "M9.4 13.2L9.9 18.6M14.6 13.2L14.1 18.6"
    private static let filmBody = PathData.roundedRect(1.8, 4, 20.4, 16, radius: 2.8)
    private static let perforations =
        "M6.4 4V20M17.6 4V20M1.8 9.4H6.4M1.8 14.6H6.4M17.6 9.4H22.2M17.6 14.6H22.2M6.4 12H17.6"
    private static let paper =
        "M2.2 6.4A2.4 2.4 0 0 1 4.6 4H15.4A2.4 2.4 0 0 1 17.8 6.4V17.8"
        + "A2.4 2.4 0 0 0 20.2 20H4.6A2.4 2.4 0 0 1 2.2 17.8Z"
    private static let paperEdge = "M17.8 8.4H19.8A2 2 0 0 1 21.8 10.4V18.2A1.8 1.8 0 0 1 20 20"
    private static let headlines = "M5.6 7.8H14.4M5.6 16.2H14.4M11.2 12H14.4"
    private static let cover =
        "M19.6 17.6V4.4A1.6 1.6 0 0 0 18 2.8H7A2.8 2.8 0 0 0 4.2 5.6V18.8"
    private static let spine =
        "M19.6 16.6H6.6A2.4 2.4 0 0 0 4.2 19A2.4 2.4 0 0 0 6.6 21.4H19.6M18.4 16.6V21.4"

    @_optimize(none) static var body: [Icon] {
        [
            Icon(
                "cross.case",
                [.stroke(caseBody).secondary, .stroke(caseHandle).secondary, .stroke(cross, weight: 1.15)]),
            Icon(
                "cross.case.fill",
                .solid(caseBody).secondary + [
                    .stroke(caseHandle).secondary, .cutStroke(cross, weight: 1.2).primary,
                ]),
            Icon(
                "cross",
                [
                    .stroke(
                        PathData.polygon([
                            .init(8.4, 2.6, 1.2), .init(15.6, 2.6, 1.2), .init(15.6, 8.4, 0.4),
                            .init(21.4, 8.4, 1.2), .init(21.4, 15.6, 1.2), .init(15.6, 15.6, 0.4),
                            .init(15.6, 21.4, 1.2), .init(8.4, 21.4, 1.2), .init(8.4, 15.6, 0.4),
                            .init(2.6, 15.6, 1.2), .init(2.6, 8.4, 1.2), .init(8.4, 8.4, 0.4),
                        ]))
                ]),
            Icon(
                "pills",
                [
                    .stroke(longPill), .stroke("M7.1 9.9L13.3 16.1"), .cutStroke(roundPill, weight: 2.4),
                    .cut(roundPill), .stroke(roundPill).secondary, .stroke("M14.7 20.5L20.5 14.7").secondary,
                ]),
            Icon(
                "pills.fill",
                .solid(longPill) + [
                    .cutStroke("M6 8.8L14.4 17.2", weight: 0.75), .cutStroke(roundPill, weight: 2.6),
                ] + .solid(roundPill).secondary + [.cutStroke("M13.6 21.6L21.6 13.6", weight: 0.75)]),
            Icon(
                "bandage",
                [
                    .stroke(plaster),
                    .stroke("M7.6 11.2L11.2 7.6M12.8 16.4L16.4 12.8", weight: 0.9).secondary,
                    .stroke(gauzeDots, weight: 0.9),
                ]),
            Icon(
                "bandage.fill",
                .solid(plaster) + [
                    .cutStroke("M7.2 11.2L11.2 7.2M12.8 16.8L16.8 12.8", weight: 0.7),
                    .cutStroke(gauzeDots, weight: 0.9),
                ]),
            Icon("stethoscope", [.stroke(tubes).secondary, .stroke(chestPiece)]),
            Icon("lungs", [.stroke(leftLung + rightLung), .stroke(windpipe).secondary]),
            Icon("lungs.fill", .solid(leftLung + rightLung) + [.stroke(windpipe).secondary]),
            Icon(
                "heart.text.square",
                [
                    .stroke(page).secondary, .fill(pageHeart),
                    .stroke("M7.4 15.2H16.6M7.4 18H13", weight: 0.85),
                ]),
            Icon(
                "heart.text.square.fill",
                .solid(page).secondary + [
                    .cut(pageHeart).primary, .cutStroke("M7.4 15.2H16.6M7.4 18H13", weight: 0.85).primary,
                ]),
            Icon("heart.slash", [Icon.Layer.stroke(heartShape)].slashed()),
            Icon("heart.slash.fill", [Icon.Layer].solid(heartShape).slashed()),
            Icon(
                "heart.circle",
                [
                    .ring.secondary,
                    .fill(
                        "M12 17.4C8.5 14.9 6.4 12.9 6.4 10.3C6.4 8.5 7.7 7.2 9.3 7.2"
                            + "C10.4 7.2 11.4 7.8 12 8.8C12.6 7.8 13.6 7.2 14.7 7.2"
                            + "C16.3 7.2 17.6 8.5 17.6 10.3C17.6 12.9 15.5 14.9 12 17.4Z"
                    ),
                ]),
            Icon(
                "heart.circle.fill",
                .disc.secondary + [
                    .cut(
                        "M12 17.4C8.5 14.9 6.4 12.9 6.4 10.3C6.4 8.5 7.7 7.2 9.3 7.2"
                            + "C10.4 7.2 11.4 7.8 12 8.8C12.6 7.8 13.6 7.2 14.7 7.2"
                            + "C16.3 7.2 17.6 8.5 17.6 10.3C17.6 12.9 15.5 14.9 12 17.4Z"
                    ).primary
                ]),
            Icon(
                "star.circle",
                [
                    .ring.secondary,
                    .fill(PathData.star(12, 12.5, points: 5, outer: 6.2, inner: 2.5, tip: 0.3, notch: 0.2)),
                ]),
            Icon(
                "star.circle.fill",
                .disc.secondary + [
                    .cut(PathData.star(12, 12.5, points: 5, outer: 6.2, inner: 2.5, tip: 0.3, notch: 0.2))
                        .primary
                ]),
            Icon("waveform.circle", [.ring.secondary, .stroke(circledWave, weight: 0.85)]),
            Icon("waveform.circle.fill", .disc.secondary + [.cutStroke(circledWave, weight: 0.9).primary]),
            Icon("accessibility", [.ring.secondary, .fill(figureHead), .stroke(figure)]),
            Icon(
                "accessibility.fill",
                .disc.secondary + [.cut(figureHead).primary, .cutStroke(figure).primary]),
            Icon(
                "person.3",
                [
                    .stroke(middleHead), .stroke(middleShoulders), .stroke(sideHeads).secondary,
                    .stroke(sideShoulders).secondary,
                ]),
            Icon(
                "person.3.fill",
                [Icon.Layer].solid(sideHeads, weight: 0.6).secondary
                    + [Icon.Layer].solid(sideBodies, weight: 0.6).secondary
                    + .solid(middleHead + middleShoulders, weight: 0.8)),
            Icon(
                "figure.2.and.child.holdinghands",
                [
                    .fill(PathData.circle(5.4, 3.8, 2) + PathData.circle(18.6, 3.8, 2)),
                    .fill(PathData.circle(12, 10.2, 1.6)).secondary,
                    .stroke("M5.4 8V13.6M18.6 8V13.6", weight: 1.9),
                    .stroke(
                        "M5 13.6L4.2 21.2M5.8 13.6L6.6 21.2M18.2 13.6L17.4 21.2M19 13.6"
                            + "L19.8 21.2M5 8L2.6 13M19 8L21.4 13M5.8 8L8.8 13M18.2 8L15.2 13",
                        weight: 0.95),
                    .stroke(
                        "M12 14V17M12 14L8.8 13M12 14L15.2 13M11.8 17L11.2 21.2M12.2 17L12.8 21.2",
                        weight: 0.9
                    ).secondary,
                ]),
            Icon("hand.wave", [.stroke(wave), .stroke(fingers, weight: 0.7), .stroke(waveLines).secondary]),
            Icon(
                "hand.wave.fill",
                .solid(wave) + [.cutStroke(fingers, weight: 0.55), .stroke(waveLines).secondary]),
            Icon(
                "face.smiling.inverse",
                .disc.secondary + [.cutStroke(eyesOfFace, weight: 1.7).primary, .cutStroke(smile).primary]),
            Icon(
                "face.dashed",
                [
                    .stroke(
                        [0, 45, 90, 135, 180, 225, 270, 315].map {
                            PathData.arc(12, 12, 9.7, from: $0 - 13, to: $0 + 13)
                        }.joined()
                    ).secondary, .stroke(eyesOfFace, weight: 1.6), .stroke(smile),
                ]),
            Icon(
                "theatermasks",
                [
                    .stroke(happyMask),
                    .stroke("M4.6 11.4C5.2 12.8 6 13.4 7.2 13.4C8.4 13.4 9.2 12.8 9.8 11.4"),
                    .stroke(PathData.dots([(5.2, 8.6), (9.2, 8.6)]), weight: 1.1),
                    .stroke(sadMask).secondary,
                    .stroke("M14.6 16.4C15.2 15.3 15.9 14.9 16.9 14.9C17.9 14.9 18.7 15.4 19.2 16.4")
                        .secondary,
                    .stroke(PathData.dots([(15.4, 11.8), (18.9, 11.4)]), weight: 1.1).secondary,
                ]),
            Icon(
                "theatermasks.fill",
                [Icon.Layer].solid(
                    "M11.4 8.2C14.8 8.6 18.6 8.4 21.8 7.3V13.1"
                        + "C21.8 17.1 19.4 19.3 16.8 20.1C13.8 19.2 11.4 16.8 11.4 12.6Z"
                ).secondary + [
                    .cutStroke(
                        "M14.8 16.2C15.4 15.2 16.1 14.8 17 14.8C17.9 14.8 18.6 15.2 19.1 16.2", weight: 0.8),
                    .cutStroke(PathData.dots([(15.6, 11.8), (18.9, 11.4)]), weight: 1.1),
                    .cutStroke(happyMask, weight: 2.2),
                ] + .solid(happyMask) + [
                    .cutStroke("M4.6 11.4C5.2 12.8 6 13.4 7.2 13.4C8.4 13.4 9.2 12.8 9.8 11.4", weight: 0.85),
                    .cutStroke(PathData.dots([(5.2, 8.6), (9.2, 8.6)]), weight: 1.1),
                ]),
            Icon("popcorn", [.stroke(bucket), .stroke(kernels).secondary, .stroke(bucketStripes).secondary]),
            Icon(
                "popcorn.fill",
                .solid(bucket) + [.cutStroke(bucketStripes, weight: 0.9)]
                    + [Icon.Layer].solid(kernels + "Z", weight: 0.9).secondary + [
                        .cutStroke("M4 10.1H20", weight: 0.7)
                    ]),
            Icon("film", [.stroke(filmBody), .stroke(perforations, weight: 0.85).secondary]),
            Icon(
                "film.fill",
                .solid(filmBody) + [
                    .cutStroke(
                        "M6.4 0V24M17.6 0V24M0 9.4H6.4M0 14.6H6.4M17.6 9.4H24M17.6 14.6H24", weight: 0.65),
                    .cutStroke("M6.4 12H17.6", weight: 0.65),
                ]),
            Icon(
                "newspaper",
                [
                    .stroke(paper), .stroke(paperEdge).secondary, .stroke(headlines),
                    .fill(PathData.roundedRect(5, 10.4, 4.6, 3.4, radius: 0.7)),
                ]),
            Icon(
                "newspaper.fill",
                .solid(paper) + [
                    .stroke(paperEdge).secondary, .cutStroke(headlines, weight: 0.85),
                    .cut(PathData.roundedRect(5, 10.4, 4.6, 3.4, radius: 0.7)),
                ]),
            Icon("book.closed", [.stroke(cover), .stroke(spine)]),
            Icon(
                "book.closed.fill",
                .solid("M19.6 15.4V4.4A1.6 1.6 0 0 0 18 2.8H7A2.8 2.8 0 0 0 4.2 5.6V15.9A4 4 0 0 1 6.6 15.4Z")
                    + [
                        .stroke("M19.6 17.6H6.6A2 2 0 0 0 4.2 19.4A2.2 2.2 0 0 0 6.6 21.4H19.6", weight: 0.9)
                            .secondary
                    ]),
        ]
    }
}
