/// Players, sound, and devices that people carry.
extension IconDrawings {
    static let clockwise =
        PathData.arc(12, 13.2, 8.4, from: 26, to: 360) + "H13.2M10.2 1.9L13.6 4.8L10.2 7.7"
    static let counterclockwise =
        PathData.arc(12, 13.2, 8.4, from: 0, to: 334) + "M12 4.8H10.4M13.8 1.9L10.4 4.8L13.8 7.7"
    private static let lastTrack = triangle(18.8, 6.2)
    private static let nextTrack = triangle(5.2, 17.8)
    private static let leftPlay = triangle(1.6, 12.2)
    private static let airTriangle = PathData.polygon([
        .init(12, 12.6, 1), .init(18.2, 21.4, 1), .init(5.8, 21.4, 1),
    ])
    private static let leftBud =
        "M6.2 2.8C8.6 2.8 10.2 4.6 10.2 7V19.4A1.7 1.7 0 0 1 6.8 19.4V12.2"
        + "C4 12.2 2.2 10.2 2.2 7.6C2.2 4.8 3.8 2.8 6.2 2.8Z"
    private static let rightBud =
        "M17.8 2.8C15.4 2.8 13.8 4.6 13.8 7V19.4A1.7 1.7 0 0 0 17.2 19.4V12.2"
        + "C20 12.2 21.8 10.2 21.8 7.6C21.8 4.8 20.2 2.8 17.8 2.8Z"
    private static let leftTip =
        "M8 3.4C9.8 4.2 10.6 6 10.4 8L9.9 16.2A1.6 1.6 0 0 1 6.7 16L6.9 12.4"
        + "C5.4 13.2 3.9 12.7 3 11.4C2 9.9 2.1 7.6 3 5.8C4 3.8 6.2 2.6 8 3.4Z"
    private static let rightTip =
        "M16 3.4C14.2 4.2 13.4 6 13.6 8L14.1 16.2A1.6 1.6 0 0 0 17.3 16L17.1 12.4"
        + "C18.6 13.2 20.1 12.7 21 11.4C22 9.9 21.9 7.6 21 5.8C20 3.8 17.8 2.6 16 3.4Z"
    private static let cabinet = PathData.roundedRect(5.2, 1.8, 13.6, 20.4, radius: 2.6)
    private static let noteHead =
        "M17.8 17.2C17.8 18.7 16.5 20 14.9 20C13.7 20 12.9 19.3 12.9 18.2"
        + "C12.9 17.1 13.8 16.3 15.2 16L17.8 15.4Z"
    private static let micHead = PathData.circle(16.9, 6.9, 4.7)
    private static let micBand = "M11.5 3.9L19.9 12.3"
    private static let micHandle = "M12.7 7.7L4.4 17.4L6.5 19.5L16.2 11.2"
    private static let tablet = PathData.roundedRect(3.6, 2, 16.8, 20, radius: 3)
    private static let batteryCase = PathData.roundedRect(1.6, 6.8, 18.2, 10.4, radius: 3.2)

    @_optimize(none) static var sound: [Icon] {
        [
            Icon("goforward", [.stroke(clockwise)]),
            Icon("gobackward", [.stroke(counterclockwise)]),
            Icon("backward.end", [.stroke(lastTrack), .stroke("M5.2 5V19", weight: 1.2)]),
            Icon("backward.end.fill", .solid(lastTrack) + [.stroke("M5.2 5V19", weight: 1.3)]),
            Icon("forward.end", [.stroke(nextTrack), .stroke("M18.8 5V19", weight: 1.2)]),
            Icon("forward.end.fill", .solid(nextTrack) + [.stroke("M18.8 5V19", weight: 1.3)]),
            Icon("playpause", [.stroke(leftPlay), .stroke("M16.6 5V19M21.4 5V19", weight: 1.2)]),
            Icon("playpause.fill", .solid(leftPlay) + [.stroke("M16.6 5V19M21.4 5V19", weight: 1.4)]),
            Icon("record.circle", [.ring.secondary, .fill(PathData.circle(12, 12, 5))]),
            Icon(
                "record.circle.fill",
                .disc.secondary + [.cutStroke(PathData.circle(12, 12, 5.6), weight: 0.9).primary]),
            Icon(
                "repeat.1",
                [
                    .stroke("M3.4 11.4V10.5A4 4 0 0 1 7.4 6.5H13.6M11 3.3L14.2 6.5L11 9.7").secondary,
                    .stroke("M20.6 12.6V13.5A4 4 0 0 1 16.6 17.5H3.6M6.8 14.3L3.6 17.5L6.8 20.7").secondary,
                    .stroke("M18.4 4.6L20.4 3.2V9.8", weight: 0.95),
                ]),
            Icon(
                "airplayaudio",
                [
                    .fill(airTriangle), .stroke(airTriangle, weight: 0.6),
                    .stroke(PathData.arc(12, 12, 4.2, from: 232, to: 488)),
                    .stroke(PathData.arc(12, 12, 9.4, from: 220, to: 500)).secondary,
                    .stroke(PathData.arc(12, 12, 6.8, from: 226, to: 494)).secondary,
                ]),
            Icon(
                "airplay.audio",
                [
                    .fill(airTriangle), .stroke(airTriangle, weight: 0.6),
                    .stroke(PathData.arc(12, 12, 4.2, from: 232, to: 488)),
                    .stroke(PathData.arc(12, 12, 9.4, from: 220, to: 500)).secondary,
                    .stroke(PathData.arc(12, 12, 6.8, from: 226, to: 494)).secondary,
                ]),
            Icon(
                "airplayvideo",
                [
                    .stroke(
                        "M6.4 17H4.8A2.8 2.8 0 0 1 2 14.2V6.2A2.8 2.8 0 0 1 4.8 3.4H19.2"
                            + "A2.8 2.8 0 0 1 22 6.2V14.2A2.8 2.8 0 0 1 19.2 17H17.6"
                    ).secondary
                ]
                    + .solid(
                        PathData.polygon([.init(12, 13.4, 1), .init(18, 20.8, 1), .init(6, 20.8, 1)]),
                        weight: 0.6
                    )),
            Icon(
                "airplay.video",
                [
                    .stroke(
                        "M6.4 17H4.8A2.8 2.8 0 0 1 2 14.2V6.2A2.8 2.8 0 0 1 4.8 3.4H19.2"
                            + "A2.8 2.8 0 0 1 22 6.2V14.2A2.8 2.8 0 0 1 19.2 17H17.6"
                    ).secondary
                ]
                    + .solid(
                        PathData.polygon([.init(12, 13.4, 1), .init(18, 20.8, 1), .init(6, 20.8, 1)]),
                        weight: 0.6
                    )),
            Icon("airpods", [.stroke(leftBud), .stroke(rightBud)]),
            Icon(
                "airpodspro",
                [
                    .stroke(leftTip), .stroke(rightTip),
                    .stroke(
                        "M4.6 6.6C3.9 7.6 3.7 8.8 4.1 10M19.4 6.6C20.1 7.6 20.3 8.8 19.9 10", weight: 0.75
                    )
                    .secondary,
                ]),
            Icon(
                "hifispeaker",
                [
                    .stroke(cabinet).secondary, .stroke(PathData.circle(12, 15, 3.9)),
                    .stroke(PathData.dot(12, 15), weight: 1.3), .stroke(PathData.circle(12, 6.6, 1.6)),
                ]),
            Icon(
                "hifispeaker.fill",
                .solid(cabinet).secondary + [
                    .cutStroke(PathData.circle(12, 15, 3.9), weight: 0.9).primary,
                    .cutStroke(PathData.dot(12, 15), weight: 1.2).primary,
                    .cutStroke(PathData.dot(12, 6.6), weight: 1.7).primary,
                ]),
            Icon(
                "music.note.list",
                [.stroke("M2.4 5.6H13M2.4 10.4H13M2.4 15.2H9").secondary] + .solid(noteHead, weight: 0.8) + [
                    .stroke("M17.8 17.2V5.4", weight: 0.9)
                ] + .solid("M17.8 5.4L22 4.2V6.6L17.8 7.8Z", weight: 0.5)),
            Icon(
                "music.quarternote.3",
                [.stroke("M5.6 7.4V19M14.9 2.4V14M22.6 7.4V19")]
                    + .solid(
                        PathData.circle(3.4, 19.2, 2.3) + PathData.circle(12.7, 14.2, 2.3)
                            + PathData.circle(20.4, 19.2, 2.3), weight: 0.5)),
            Icon(
                "music.mic",
                [.stroke(micHandle), .stroke("M4.6 19.3L2.9 21M13.6 13.6V21.6")] + .solid(micHead).secondary
                    + [.cutStroke(micBand, weight: 0.9)]),
            Icon(
                "dot.radiowaves.left.and.right",
                [
                    .stroke(PathData.dot(12, 12), weight: 2.2),
                    .stroke(
                        PathData.arc(12, 12, 5.4, from: 48, to: 132)
                            + PathData.arc(12, 12, 5.4, from: 228, to: 312)
                    ).secondary,
                    .stroke(
                        PathData.arc(12, 12, 9.6, from: 48, to: 132)
                            + PathData.arc(12, 12, 9.6, from: 228, to: 312)
                    ).tertiary,
                ]),
            Icon(
                "dot.radiowaves.up.forward",
                [
                    .stroke(PathData.dot(5, 19), weight: 2.2),
                    .stroke(PathData.arc(5, 19, 6, from: 0, to: 90)),
                    .stroke(PathData.arc(5, 19, 10.6, from: 0, to: 90)).secondary,
                    .stroke(PathData.arc(5, 19, 15.2, from: 0, to: 90)).tertiary,
                ]),
            Icon("ipad", [.stroke(tablet), .stroke("M10 19.2H14", weight: 0.8).secondary]),
            Icon(
                "visionpro",
                [
                    .stroke(
                        "M4.6 6.6H19.4A3 3 0 0 1 22.4 9.6V13A4.6 4.6 0 0 1 17.8 17.6"
                            + "C15.4 17.6 14.2 15.2 12 15.2C9.8 15.2 8.6 17.6 6.2 17.6"
                            + "A4.6 4.6 0 0 1 1.6 13V9.6A3 3 0 0 1 4.6 6.6Z"
                    )
                ]),
            Icon("battery.0", [.stroke(batteryCase).secondary, .stroke("M22.5 10.8V13.2").secondary]),
            Icon(
                "battery.25",
                [
                    .stroke(batteryCase).secondary,
                    .fill(PathData.roundedRect(4.2, 9.4, 3.6, 5.2, radius: 1.2)),
                    .stroke("M22.5 10.8V13.2").secondary,
                ]),
            Icon(
                "battery.50",
                [
                    .stroke(batteryCase).secondary,
                    .fill(PathData.roundedRect(4.2, 9.4, 6.6, 5.2, radius: 1.2)),
                    .stroke("M22.5 10.8V13.2").secondary,
                ]),
            Icon(
                "battery.75",
                [
                    .stroke(batteryCase).secondary,
                    .fill(PathData.roundedRect(4.2, 9.4, 9.8, 5.2, radius: 1.2)),
                    .stroke("M22.5 10.8V13.2").secondary,
                ]),
            Icon(
                "battery.100.bolt",
                [
                    .stroke(batteryCase).secondary, .stroke("M22.5 10.8V13.2").secondary,
                    .fill(PathData.roundedRect(4.2, 9.4, 13, 5.2, radius: 1.2)).secondary,
                    .cut("M13.1 2.4L15.8 11L8.7 21.6L6 13Z"),
                    .fill("M12.4 4.4L8 12.7H10.5L9.4 19.6L13.8 11.3H11.2Z"),
                ]),
            Icon(
                "wifi.slash",
                [
                    Icon.Layer.stroke(PathData.arc(12, 18.6, 13.8, from: -43, to: 43)),
                    .stroke(PathData.arc(12, 18.6, 9.4, from: -43, to: 43)),
                    .stroke(PathData.arc(12, 18.6, 5, from: -42, to: 42)),
                    .stroke(PathData.dot(12, 18.8), weight: 2),
                ].slashed()),
            Icon(
                "wifi.exclamationmark",
                [
                    .stroke(PathData.arc(12, 18.6, 13.8, from: -43, to: 43)).secondary,
                    .stroke(
                        PathData.arc(12, 18.6, 9.4, from: -43, to: -19)
                            + PathData.arc(12, 18.6, 9.4, from: 19, to: 43)
                    ).secondary,
                    .stroke("M12 9.2V14.6", weight: 1.15), .stroke(PathData.dot(12, 18.8), weight: 1.7),
                ]),
            Icon(
                "chart.xyaxis.line",
                [
                    .stroke("M3 3.4V17.8A2.8 2.8 0 0 0 5.8 20.6H21").secondary,
                    .stroke("M6.8 14.2L10.6 9.4L14 12.6L20.2 6.2"),
                    .stroke(PathData.dots([(10.6, 9.4), (14, 12.6)]), weight: 1.5),
                ]),
            Icon(
                "chart.line.downtrend.xyaxis",
                [
                    .stroke("M3 3.4V17.8A2.8 2.8 0 0 0 5.8 20.6H21").secondary,
                    .stroke("M7.2 5.6L11 10.6L14.4 7.8L20.4 15.6"),
                ]),
        ]
    }
}
