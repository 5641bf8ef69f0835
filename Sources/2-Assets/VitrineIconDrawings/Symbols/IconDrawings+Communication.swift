extension IconDrawings {
    private static let bellShape =
        "M12 2.4C8.4 2.4 6.1 5 6 8.6C5.9 12.4 5.5 13.2 4 14.9C3 16.1 3.5 17.6 5.1 17.6H18.9"
        + "C20.5 17.6 21 16.1 20 14.9C18.5 13.2 18.1 12.4 18 8.6C17.9 5 15.6 2.4 12 2.4Z"
    private static let clapper = "M9.2 20H14.8C14.6 21.5 13.5 22.3 12 22.3C10.5 22.3 9.4 21.5 9.2 20Z"
    private static let envelopeShape = PathData.roundedRect(2.2, 4.6, 19.6, 14.8, radius: 3.2)
    private static let flap = "M3 6.4L10.3 12.6C11.3 13.5 12.7 13.5 13.7 12.6L21 6.4"
    private static let messageShape =
        "M12 3C6.5 3 2.2 6.6 2.2 11.2C2.2 13.9 3.6 16.2 5.9 17.7C6 18.8 5.5 19.9 4.6 21"
        + "C6.9 21 8.7 20.2 10 19.2"
        + "C10.6 19.3 11.3 19.4 12 19.4C17.5 19.4 21.8 15.8 21.8 11.2C21.8 6.6 17.5 3 12 3Z"
    private static let bubbleShape =
        "M6.2 3.6H17.8A4 4 0 0 1 21.8 7.6V13.6A4 4 0 0 1 17.8 17.6H11.8L7.9 21.1C7.4 21.6 6.6 21.2 6.6 20.5"
        + "V17.6H6.2A4 4 0 0 1 2.2 13.6V7.6A4 4 0 0 1 6.2 3.6Z"
    private static let phoneShape =
        "M8 3.7L9.9 7.2C10.3 8 10.2 8.8 9.6 9.4L8.3 10.7C9.3 12.8 11.2 14.7 13.3 15.7L14.6 14.4"
        + "C15.2 13.8 16 13.7 16.8 14.1"
        + "L20.3 16C21.2 16.5 21.5 17.5 21.1 18.4C20.2 20.3 18.6 21.3 16.7 21"
        + "C9.6 19.8 4.2 14.4 3 7.3C2.7 5.4 3.7 3.8 5.6 2.9C6.5 2.5 7.5 2.8 8 3.7Z"
    private static let videoBody = PathData.roundedRect(1.6, 5.6, 13.6, 12.8, radius: 3.2)
    private static let videoLens = PathData.polygon([
        .init(17.6, 10.3, 0.8), .init(22.2, 6.6, 0.9), .init(22.2, 17.4, 0.9), .init(17.6, 13.7, 0.8),
    ])
    private static let planeShape = PathData.polygon([
        .init(22.6, 1.4, 1.2), .init(14.6, 23.4, 1.2), .init(10.4, 13.6, 0.4), .init(0.6, 9.4, 1.2),
    ])
    private static let locationShape = PathData.polygon([
        .init(22.5, 1.5, 1.2), .init(12, 24.9, 1.2), .init(12, 12, 1), .init(-0.9, 12, 1.2),
    ])
    private static let pin = PathData.circle(12, 7, 4.4)
    private static let micBody = PathData.roundedRect(8.6, 2.4, 6.8, 12, radius: 3.4)
    private static let micStand = "M5 11A7 7 0 0 0 19 11M12 18V21.4M8.6 21.4H15.4"

    @_optimize(none) static var communication: [Icon] {
        [
            Icon("bell", [.stroke(bellShape), .fill(clapper)]),
            Icon("bell.fill", .solid(bellShape) + [.fill(clapper)]),
            Icon(
                "bell.badge",
                [
                    .stroke(bellShape).secondary, .fill(clapper).secondary,
                    .cut(PathData.circle(17.8, 5.4, 5.2)),
                    .fill(PathData.circle(17.8, 5.4, 3.4)),
                ]),
            Icon(
                "bell.badge.fill",
                .solid(bellShape).secondary + [
                    .fill(clapper).secondary, .cut(PathData.circle(17.8, 5.4, 5.2)),
                    .fill(PathData.circle(17.8, 5.4, 3.4)),
                ]),
            Icon("bell.slash", [Icon.Layer.stroke(bellShape), .fill(clapper)].slashed()),
            Icon("bell.slash.fill", (.solid(bellShape) + [.fill(clapper)]).slashed()),
            Icon("envelope", [.stroke(envelopeShape), .stroke(flap)]),
            Icon(
                "envelope.fill",
                .solid(envelopeShape) + [
                    .cutStroke("M1 4.7L10.3 12.6C11.3 13.5 12.7 13.5 13.7 12.6L23 4.7", weight: 0.85)
                ]),
            Icon("message", [.stroke(messageShape)]),
            Icon("message.fill", .solid(messageShape)),
            Icon("bubble.left", [.stroke(bubbleShape)]),
            Icon("bubble.left.fill", .solid(bubbleShape)),
            Icon("phone", [.stroke(phoneShape)]),
            Icon("phone.fill", .solid(phoneShape)),
            Icon("video", [.stroke(videoBody), .stroke(videoLens).secondary]),
            Icon("video.fill", .solid(videoBody) + .solid(videoLens).secondary),
            Icon("paperplane", [.stroke(planeShape), .stroke("M10.4 13.6L21.6 2.4")]),
            Icon("paperplane.fill", .solid(planeShape) + [.cutStroke("M10.4 13.6L16.6 7.4", weight: 0.85)]),
            Icon("location", [.stroke(locationShape)]),
            Icon("location.fill", .solid(locationShape)),
            Icon("mappin", .solid(pin) + [Icon.Layer.stroke("M12 11.4V21.6").secondary]),
            Icon("mic", [.stroke(micBody), .stroke(micStand).secondary]),
            Icon("mic.fill", .solid(micBody) + [.stroke(micStand).secondary]),
            Icon("mic.slash", [Icon.Layer.stroke(micBody), .stroke(micStand)].slashed()),
            Icon(
                "wifi",
                [
                    .stroke(PathData.arc(12, 18.6, 13.8, from: -43, to: 43)).tertiary,
                    .stroke(PathData.arc(12, 18.6, 9.4, from: -43, to: 43)).secondary,
                    .stroke(PathData.arc(12, 18.6, 5, from: -42, to: 42)),
                    .stroke(PathData.dot(12, 18.8), weight: 2),
                ]),
            Icon(
                "antenna.radiowaves.left.and.right",
                [
                    .stroke(PathData.dot(12, 9.6), weight: 2.2), .stroke("M12 10V21.4"),
                    .stroke(
                        PathData.arc(12, 9.6, 5.4, from: 42, to: 138)
                            + PathData.arc(12, 9.6, 5.4, from: 222, to: 318)
                    ).secondary,
                    .stroke(
                        PathData.arc(12, 9.6, 9.6, from: 45, to: 135)
                            + PathData.arc(12, 9.6, 9.6, from: 225, to: 315)
                    ).tertiary,
                ]),
            Icon(
                "link",
                [
                    .stroke(
                        "M16.7 12.82L19.16 10.36A3.9 3.9 0 0 0 13.64 4.84L9.44 9.04"
                            + "A3.9 3.9 0 0 0 9.44 14.56"),
                    .stroke(
                        "M7.3 11.18L4.84 13.64A3.9 3.9 0 0 0 10.36 19.16L14.56 14.96A3.9 3.9 0 0 0 14.56 9.44"
                    ),
                ]),
            Icon(
                "paperclip",
                [
                    .stroke(
                        "M19.4 11.2L11.9 18.7A4.7 4.7 0 0 1 5.2 12.1L13.1 4.2A3.2 3.2 0 0 1 17.6 8.7"
                            + "L10.1 16.2A1.7 1.7 0 0 1 7.7 13.8L14 7.5"
                    )
                ]),
            Icon("text.bubble", [.stroke(bubbleShape).secondary, .stroke("M7.2 8.4H16.8M7.2 12.6H13")]),
            Icon(
                "text.bubble.fill",
                .solid(bubbleShape).secondary + [.cutStroke("M7.2 8.4H16.8M7.2 12.6H13").primary]),
            Icon("mic.slash.fill", (.solid(micBody) + [.stroke(micStand)]).slashed()),
        ]
    }
}
