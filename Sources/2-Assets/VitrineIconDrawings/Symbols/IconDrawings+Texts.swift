/// Lists, texts, time and charts.
extension IconDrawings {
    private typealias Draw = PathData
    private static let sheet = Draw.roundedRect(4.6, 2.2, 14.8, 19.6, radius: 2.8)
    /// The letters a, b and c in lower case.
    static let lowerLetters =
        "M7.2 11.2V16.8M9.8 6.2V16.8M22.2 12.3A2.7 2.7 0 1 0 22.2 15.9" + Draw.circle(4.5, 14.1, 2.7)
        + Draw.circle(12.5, 14.1, 2.7)
    private static let upperTray =
        "M3 6.8L5.2 2.8H18.8L21 6.8V9A2.4 2.4 0 0 1 18.6 11.4H5.4A2.4 2.4 0 0 1 3 9Z"
    private static let upperLip = "M3 6.8H8C8.4 8.4 10 9.4 12 9.4C14 9.4 15.6 8.4 16 6.8H21"
    private static let lowerTray =
        "M3 15.8H8C8.4 17.4 10 18.4 12 18.4C14 18.4 15.6 17.4 16 15.8H21V18.6"
        + "A2.4 2.4 0 0 1 18.6 21H5.4A2.4 2.4 0 0 1 3 18.6Z"
    private static let hourglassFrame =
        "M5.6 2.4H18.4M5.6 21.6H18.4M7 2.4V6.4C7 9.4 10.6 10.2 10.6 12C10.6 13.8 7 14.6 7 17.6V21.6"
        + "M17 2.4V6.4C17 9.4 13.4 10.2 13.4 12C13.4 13.8 17 14.6 17 17.6V21.6"

    @_optimize(none) static var texts: [Icon] {
        ([
            [
                Icon(
                    "text.quote",
                    [.stroke("M3.6 4V20"), .stroke("M8.4 5.2H20.6M8.4 12H20.6M8.4 18.8H16").secondary]),
                Icon(
                    "text.append",
                    [
                        .stroke("M3.4 4.2H20.6M3.4 10.6H20.6M12.2 17H20.6").secondary,
                        .stroke("M3.6 14V15A2 2 0 0 0 5.6 17H8.8M6.4 14.2L9.2 17L6.4 19.8"),
                    ]),
                Icon(
                    "text.insert",
                    [
                        .stroke("M12.2 7H20.6M3.4 13.4H20.6M3.4 19.8H20.6").secondary,
                        .stroke("M3.6 4V5A2 2 0 0 0 5.6 7H8.8M6.4 4.2L9.2 7L6.4 9.8"),
                    ]),
                Icon(
                    "list.star",
                    [
                        .fill(
                            Draw.star(5, 5.6, points: 5, outer: 3, inner: 1.3, tip: 0.2, notch: 0.1)
                                + Draw.star(5, 12.2, points: 5, outer: 3, inner: 1.3, tip: 0.2, notch: 0.1)
                                + Draw.star(5, 18.8, points: 5, outer: 3, inner: 1.3, tip: 0.2, notch: 0.1)),
                        .stroke("M11 5.6H21M11 12H21M11 18.4H21").secondary,
                    ]),
                Icon(
                    "list.triangle",
                    [
                        .fill("M3 3.2L7.4 5.8L3 8.4ZM3 9.6L7.4 12.2L3 14.8ZM3 16L7.4 18.6L3 21.2Z"),
                        .stroke("M11 5.8H21M11 12.2H21M11 18.6H21").secondary,
                    ]),
                Icon(
                    "list.bullet.indent",
                    [
                        .stroke(Draw.dots([(3.9, 6), (7.9, 12), (7.9, 18)]), weight: 1.5),
                        .stroke("M9 6H21M13 12H21M13 18H21").secondary,
                    ]),
                Icon(
                    "increase.indent",
                    [
                        .stroke("M3.4 5.2H20.6M11 9.8H20.6M11 14.2H20.6M3.4 18.8H20.6").secondary,
                        .stroke("M3.4 9.2L6.6 12L3.4 14.8"),
                    ]),
                Icon(
                    "decrease.indent",
                    [
                        .stroke("M3.4 5.2H20.6M11 9.8H20.6M11 14.2H20.6M3.4 18.8H20.6").secondary,
                        .stroke("M6.6 9.2L3.4 12L6.6 14.8"),
                    ]),
                Icon(
                    "text.cursor",
                    [
                        .stroke(
                            "M8.2 2.8C10.6 2.8 12 3.8 12 5.8V18.2"
                                + "C12 20.2 10.6 21.2 8.2 21.2M15.8 2.8C13.4 2.8 12 3.8 12 5.8"
                                + "M12 18.2C12 20.2 13.4 21.2 15.8 21.2M9.6 12H14.4"
                        )
                    ]),
                Icon("character", [.stroke("M4.4 20.6L12 3.4L19.6 20.6M7.2 14.6H16.8", weight: 1.1)]),
                Icon(
                    "textformat.abc",
                    [.stroke(lowerLetters)]),
                Icon(
                    "textformat.123",
                    [
                        .stroke(
                            "M1.8 9.4L4 8V16.4M8.6 10.2A2.6 2.6 0 1 1 13.2 12L8.8 16.4H14"
                                + "M17.2 9A2.3 2.1 0 1 1 19.6 12A2.5 2.3 0 1 1 17 14.8",
                            weight: 0.9)
                    ]),
                Icon(
                    "textformat.subscript",
                    [
                        .stroke("M3 5L13 17.4M13 5L3 17.4"),
                        .stroke("M16.4 15.6A2.4 2.4 0 1 1 20.6 17.2L16.6 21.4H21.4", weight: 0.8),
                    ]),
                Icon(
                    "textformat.superscript",
                    [
                        .stroke("M3 7L13 19.4M13 7L3 19.4"),
                        .stroke("M16.4 4.8A2.4 2.4 0 1 1 20.6 6.4L16.6 10.6H21.4", weight: 0.8),
                    ]),
                Icon(
                    "hourglass.bottomhalf.filled",
                    [
                        .stroke(hourglassFrame),
                        .fill("M8.4 20.8V18.6C8.4 17 10 16 12 16C14 16 15.6 17 15.6 18.6V20.8Z"),
                    ]),
                Icon(
                    "hourglass.tophalf.filled",
                    [
                        .stroke(hourglassFrame),
                        .fill("M8.4 3.2V6C8.4 7.6 10 8.6 12 8.6C14 8.6 15.6 7.6 15.6 6V3.2Z"),
                    ]),
                Icon(
                    "timelapse",
                    [
                        .stroke(Draw.circle(12, 12, 6)), .fill("M12 7.6A4.4 4.4 0 0 1 12 16.4Z"),
                        .stroke(
                            (0..<24).map { Draw.spokes(12, 12, from: 9.2, to: 10.2, at: [Double($0) * 15]) }
                                .joined(), weight: 0.8
                        ).secondary,
                    ]),
                Icon(
                    "rays",
                    [
                        .stroke(
                            Draw.spokes(12, 12, from: 5.4, to: 10, at: [0, 45, 90, 135, 180, 225, 270, 315]))
                    ]),
                Icon(
                    "slowmo",
                    [
                        .stroke(Draw.spokes(12, 12, from: 7, to: 10, at: (0..<8).map { Double($0) * 45 })),
                        .stroke(
                            Draw.spokes(
                                12, 12, from: 8.6, to: 10, at: (0..<8).map { Double($0) * 45 + 22.5 }),
                            weight: 0.8
                        ).secondary, .stroke(Draw.circle(12, 12, 3.4)),
                    ]),
                Icon(
                    "zzz",
                    [
                        .stroke(
                            "M2.4 13.4H8.4L2.4 21H8.4M11 8.2H15.2L11 13.4H15.2"
                                + "M18 3.2H21.4L18 7.4H21.4", weight: 0.95
                        )
                    ]),
                Icon(
                    "deskclock",
                    [
                        .stroke(Draw.roundedRect(2.4, 3.6, 19.2, 15.2, radius: 4)),
                        .stroke("M6 18.8V20.8M18 18.8V20.8"), .stroke("M12 7V11.6L15 13.2"),
                    ]),
                Icon(
                    "deskclock.fill",
                    .solid(Draw.roundedRect(2.4, 3.6, 19.2, 15.2, radius: 4)) + [
                        .stroke("M6 18.8V20.8M18 18.8V20.8"), .cutStroke("M12 7V11.6L15 13.2", weight: 0.9),
                    ]),
                Icon(
                    "clock.arrow.2.circlepath",
                    [
                        .stroke(
                            Draw.arc(12, 12, 8.6, from: 284, to: 422)
                                + Draw.arc(12, 12, 8.6, from: 104, to: 242)
                        ).secondary, .stroke("M19.6 3.2V8H14.8M4.4 20.8V16H9.2").secondary,
                        .stroke("M12 7.8V12.2L14.8 13.8"),
                    ]),
                Icon(
                    "calendar.day.timeline.left",
                    [
                        .stroke("M3 6.4H10M3 12H10M3 17.6H10").secondary,
                        .stroke(
                            Draw.roundedRect(13, 4.4, 8.4, 6.4, radius: 1.6)
                                + Draw.roundedRect(13, 13.4, 8.4, 6.4, radius: 1.6)),
                    ]),
                Icon(
                    "chart.bar.xaxis",
                    [
                        .fill(
                            Draw.roundedRect(3.4, 11, 3.8, 7, radius: 0.9)
                                + Draw.roundedRect(10.1, 7, 3.8, 11, radius: 0.9)
                                + Draw.roundedRect(16.8, 3.4, 3.8, 14.6, radius: 0.9)),
                        .stroke("M2.4 20.8H21.6").secondary,
                    ]),
                Icon(
                    "chart.line.flattrend.xyaxis",
                    [
                        .stroke("M3 3.4V17.8A2.8 2.8 0 0 0 5.8 20.6H21").secondary,
                        .stroke("M7.2 12.6L11 9.4L14.4 12.6L20.4 9.6"),
                    ]),
                Icon(
                    "chart.dots.scatter",
                    [
                        .stroke("M3 3.4V17.8A2.8 2.8 0 0 0 5.8 20.6H21").secondary,
                        .stroke(
                            Draw.dots([(8, 14.4), (11, 9), (13.6, 13.4), (16.4, 6.4), (19.4, 10.4)]),
                            weight: 1.5),
                    ]),
                Icon(
                    "chart.bar.doc.horizontal",
                    [.stroke(sheet), .stroke("M8.2 7.4H13M8.2 12H15.8M8.2 16.6H11.4", weight: 1.3)]),
                Icon(
                    "chart.bar.doc.horizontal.fill",
                    .solid(sheet) + [.cutStroke("M8.2 7.4H13M8.2 12H15.8M8.2 16.6H11.4", weight: 1.2)]),
                Icon(
                    "waveform.path",
                    [
                        .stroke(
                            "M1.8 12H4L6.4 6L9.4 19L12.6 3.4L15.6 17L18 9.4L19.6 12"
                                + "H22.2")
                    ]),
                Icon(
                    "waveform.path.ecg.rectangle",
                    [
                        .stroke(Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 3)).secondary,
                        .stroke("M4.8 12.6H7.6L9.8 8L13 16.4L14.8 12.6H19.2"),
                    ]),
                Icon(
                    "waveform.path.ecg.rectangle.fill",
                    .solid(Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 3)).secondary + [
                        .cutStroke("M4.8 12.6H7.6L9.8 8L13 16.4L14.8 12.6H19.2").primary
                    ]),
            ],
            pair(
                "scalemass",
                "M6.8 8.4H17.2C18.2 8.4 19 9 19.3 10L21.6 18.4C22 20 21 21.4 19.4 21.4H4.6"
                    + "C3 21.4 2 20 2.4 18.4L4.7 10C5 9 5.8 8.4 6.8 8.4Z",
                outer: "M9.2 5.6A2.8 2.8 0 0 1 14.8 5.6A2.8 2.8 0 0 1 9.2 5.6Z"),
            pair(
                "cylinder",
                "M4.4 5.6C4.4 3.8 7.8 2.4 12 2.4C16.2 2.4 19.6 3.8 19.6 5.6V18.4"
                    + "C19.6 20.2 16.2 21.6 12 21.6C7.8 21.6 4.4 20.2 4.4 18.4Z",
                inner: "M4.4 5.6C4.4 7.4 7.8 8.8 12 8.8C16.2 8.8 19.6 7.4 19.6 5.6"),
            pair(
                "cylinder.split.1x2",
                "M4.4 5.6C4.4 3.8 7.8 2.4 12 2.4C16.2 2.4 19.6 3.8 19.6 5.6V18.4"
                    + "C19.6 20.2 16.2 21.6 12 21.6C7.8 21.6 4.4 20.2 4.4 18.4Z",
                inner:
                    "M4.4 5.6C4.4 7.4 7.8 8.8 12 8.8C16.2 8.8 19.6 7.4 19.6 5.6M4.4 12.4"
                    + "C4.4 14.2 7.8 15.6 12 15.6C16.2 15.6 19.6 14.2 19.6 12.4"
            ),
            [
                Icon(
                    "tray.and.arrow.down",
                    [
                        .stroke(
                            "M4.4 12.2L2.6 14.6V17.6A3 3 0 0 0 5.6 20.6H18.4"
                                + "A3 3 0 0 0 21.4 17.6V14.6L19.6 12.2M2.6 14.6H7.8"
                                + "C8.5 14.6 8.9 15 9.1 15.6C9.5 16.8 10.6 17.4 12 17.4"
                                + "C13.4 17.4 14.5 16.8 14.9 15.6C15.1 15 15.5 14.6 16.2 14.6"
                                + "H21.4"
                        ).secondary, .stroke("M12 2.6V12.4M8.4 8.8L12 12.4L15.6 8.8"),
                    ]),
                Icon(
                    "tray.and.arrow.up",
                    [
                        .stroke(
                            "M4.4 12.2L2.6 14.6V17.6A3 3 0 0 0 5.6 20.6H18.4"
                                + "A3 3 0 0 0 21.4 17.6V14.6L19.6 12.2M2.6 14.6H7.8"
                                + "C8.5 14.6 8.9 15 9.1 15.6C9.5 16.8 10.6 17.4 12 17.4"
                                + "C13.4 17.4 14.5 16.8 14.9 15.6C15.1 15 15.5 14.6 16.2 14.6"
                                + "H21.4"
                        ).secondary, .stroke("M12 12.4V2.6M8.4 6.2L12 2.6L15.6 6.2"),
                    ]),
                Icon(
                    "tray.2",
                    [
                        .stroke(upperTray), .stroke(upperLip),
                        .stroke(lowerTray).secondary,
                    ]),
                Icon(
                    "tray.2.fill",
                    .solid(upperTray) + [.cutStroke(upperLip, weight: 0.85)]
                        + [Icon.Layer].solid(lowerTray).secondary),
                Icon(
                    "xmark.bin",
                    [
                        .stroke(Draw.roundedRect(2.4, 3, 19.2, 5, radius: 1.6)),
                        .stroke("M4.2 8L5.4 18.6A2.6 2.6 0 0 0 8 21H16A2.6 2.6 0 0 0 18.6 18.6L19.8 8")
                            .secondary, .stroke("M9.6 12L14.4 16.8M14.4 12L9.6 16.8", weight: 0.9),
                    ]),
            ],
        ] as [[Icon]]).flatMap { $0 }
    }
}
