extension IconDrawings {
    private static let phoneBody = PathData.roundedRect(5.8, 2, 12.4, 20, radius: 3.4)
    private static let watchCase = PathData.roundedRect(5.6, 6, 12.8, 12, radius: 3.8)
    private static let screen = PathData.roundedRect(2, 3.2, 20, 13.8, radius: 2.6)
    private static let stand = "M9.8 17L9.2 20.4H14.8L14.2 17Z"
    private static let foot = "M7.8 20.8H16.2"
    private static let lid = PathData.roundedRect(4.2, 4.8, 15.6, 11.4, radius: 2)
    private static let straps =
        "M8 6.2L8.6 3.6C8.8 2.7 9.5 2.2 10.4 2.2H13.6C14.5 2.2 15.2 2.7 15.4 3.6L16 6.2"
        + "M8 17.8L8.6 20.4C8.8 21.3 9.5 21.8 10.4 21.8H13.6C14.5 21.8 15.2 21.3 15.4 20.4L16 17.8"
    private static let pad =
        "M7.3 5.8H16.7C19 5.8 20.6 7.2 21.1 9.5L22.1 14.3C22.6 16.8 21.4 18.8 19.4 18.8"
        + "C18.2 18.8 17.4 18.2 16.6 17.2"
        + "L15.5 15.8H8.5L7.4 17.2C6.6 18.2 5.8 18.8 4.6 18.8C2.6 18.8 1.4 16.8 1.9 14.3"
        + "L2.9 9.5C3.4 7.2 5 5.8 7.3 5.8Z"
    private static let buttons = PathData.dots([(15, 11.8), (17.2, 9.4)])
    private static let plane =
        "M22.2 12C22.2 10.9 20.6 10.2 18.8 10.2H15.2L10.4 2.9C10.1 2.4 9.7 2.2 9.2 2.2H8.5"
        + "C7.8 2.2 7.4 2.8 7.6 3.4L9.6 10.2H6.2"
        + "L4.2 7.6C4 7.3 3.7 7.1 3.3 7.1H2.7C2.1 7.1 1.8 7.6 1.9 8.1L3 12L1.9 15.9"
        + "C1.8 16.4 2.1 16.9 2.7 16.9H3.3C3.7 16.9 4 16.7 4.2 16.4"
        + "L6.2 13.8H9.6L7.6 20.6C7.4 21.2 7.8 21.8 8.5 21.8H9.2C9.7 21.8 10.1 21.6 10.4 21.1"
        + "L15.2 13.8H18.8C20.6 13.8 22.2 13.1 22.2 12Z"
    private static let carBody =
        "M4.8 10.2L6.2 6.2C6.7 4.9 7.6 4.2 9 4.2H15C16.4 4.2 17.3 4.9 17.8 6.2L19.2 10.2"
        + "C20.9 10.9 21.8 12.1 21.8 13.8V16.4A1.8 1.8 0 0 1 20 18.2H4A1.8 1.8 0 0 1 2.2 16.4V13.8"
        + "C2.2 12.1 3.1 10.9 4.8 10.2Z"

    @_optimize(none) static var devices: [Icon] {
        [
            Icon("iphone", [.stroke(phoneBody), .stroke("M10.6 5.2H13.4").secondary]),
            Icon(
                "applewatch",
                [
                    .stroke(watchCase), .stroke(straps).secondary,
                    .stroke("M20.6 10.4V12.4", weight: 0.9).secondary,
                ]),
            Icon(
                "tv",
                [.stroke(PathData.roundedRect(2, 4, 20, 13.4, radius: 3)), .stroke("M8 20.8H16").secondary]),
            Icon(
                "tv.fill",
                .solid(PathData.roundedRect(2, 4, 20, 13.4, radius: 3)) + [.stroke("M8 20.8H16").secondary]),
            Icon("display", [.stroke(screen), .fill(stand).secondary, .stroke(foot).secondary]),
            Icon(
                "desktopcomputer",
                [
                    .stroke(PathData.roundedRect(0.9, 2.2, 22.2, 15.9, radius: 2.2)),
                    .fill("M0.9 14.4H23.1V15.9A2.2 2.2 0 0 1 20.9 18.1H3.1A2.2 2.2 0 0 1 0.9 15.9Z"),
                    .fill("M9 18.6H15L15.4 21.6H8.6Z").secondary, .stroke("M8.4 21.8H15.6").secondary,
                ]),
            Icon("laptopcomputer", [.stroke(lid), .stroke("M1.8 19H22.2", weight: 1.15).secondary]),
            Icon(
                "gamecontroller",
                [
                    .stroke(pad).secondary, .stroke("M8.2 8.6V12.6M6.2 10.6H10.2"),
                    .stroke(buttons, weight: 1.35),
                ]),
            Icon(
                "gamecontroller.fill",
                .solid(pad).secondary + [
                    .cutStroke("M8.2 8.6V12.6M6.2 10.6H10.2", weight: 0.9).primary,
                    .cutStroke(buttons, weight: 1.35).primary,
                ]),
            Icon(
                "battery.100",
                [
                    .stroke(PathData.roundedRect(1.6, 6.8, 18.2, 10.4, radius: 3.2)).secondary,
                    .fill(PathData.roundedRect(4.2, 9.4, 13, 5.2, radius: 1.2)),
                    .stroke("M22.5 10.8V13.2").secondary,
                ]),
            Icon("airplane", .solid(plane, weight: 0.3)),
            Icon(
                "car",
                [
                    .stroke(carBody), .stroke("M4.8 10.2H19.2M5 18.2V20.4M19 18.2V20.4"),
                    .stroke(PathData.dots([(6.6, 14.2), (17.4, 14.2)]), weight: 1.4),
                ]),
            Icon(
                "car.fill",
                .solid(carBody) + [
                    .stroke("M5 18.2V20.4M19 18.2V20.4"), .cutStroke("M7 9.8L8 7H16L17 9.8Z", weight: 0.4),
                    .cut("M7 9.8L8 7H16L17 9.8Z"),
                    .cutStroke(PathData.dots([(6.6, 14.2), (17.4, 14.2)]), weight: 1.4),
                ]),
            Icon(
                "bed.double",
                [
                    .stroke("M2.2 20V15.4A3 3 0 0 1 5.2 12.4H18.8A3 3 0 0 1 21.8 15.4V20M2.2 17.4H21.8"),
                    .stroke("M4.6 12.4V7.6A3 3 0 0 1 7.6 4.6H16.4A3 3 0 0 1 19.4 7.6V12.4").secondary,
                    .fill(
                        "M7 12.4V10.6A1.6 1.6 0 0 1 8.6 9H9.8A1.6 1.6 0 0 1 11.4 10.6V12.4ZM12.6 12.4"
                            + "V10.6A1.6 1.6 0 0 1 14.2 9H15.4A1.6 1.6 0 0 1 17 10.6V12.4Z"
                    ).secondary,
                ]),
        ]
    }
}
