/// Letters, bubbles, calls and photos that are sent.
extension IconDrawings {
    private static let openEnvelope =
        "M2.2 10.2C2.2 9.4 2.6 8.7 3.2 8.3L10.4 3.2C11.4 2.5 12.6 2.5 13.6 3.2"
        + "L20.8 8.3C21.4 8.7 21.8 9.4 21.8 10.2V17.8"
        + "A3 3 0 0 1 18.8 20.8H5.2A3 3 0 0 1 2.2 17.8Z"
    private static let openFlap = "M3 9.6L10.4 14.4C11.4 15 12.6 15 13.6 14.4L21 9.6"
    private static let frontBubble =
        "M11.3 8.5H21.6A4 4 0 0 1 25.6 12.5V16.7A4 4 0 0 1 21.8 20.7V22.2"
        + "C21.8 22.9 21 23.2 20.5 22.7L17.7 20.7H11.3"
        + "A4 4 0 0 1 7.3 16.7V12.5A4 4 0 0 1 11.3 8.5Z"
    private static let backBubble =
        "M4.2 13.8V15.3C4.2 16 3.4 16.3 2.9 15.8L0.6 13.8A3.9 3.9 0 0 1 -1.6 10.3"
        + "V5.2A4 4 0 0 1 2.4 1.2H12.7A4 4 0 0 1 16.7 5"
    private static let backBubbleBody =
        "M2.4 1.2H12.7A4 4 0 0 1 16.7 5.2V9.7A4 4 0 0 1 12.7 13.7H6.4L3.6 15.9"
        + "C3.1 16.3 2.3 16 2.3 15.3V13.7A4 4 0 0 1 -1.6 9.7V5.2"
        + "A4 4 0 0 1 2.4 1.2Z"
    private static let videoBody = PathData.roundedRect(1.6, 5.6, 13.6, 12.8, radius: 3.2)
    private static let videoLens = PathData.polygon([
        .init(17.6, 10.3, 0.8), .init(22.2, 6.6, 0.9), .init(22.2, 17.4, 0.9), .init(17.6, 13.7, 0.8),
    ])
    private static let backPhoto =
        "M17 4.4L16.8 3.6A2.6 2.6 0 0 0 13.6 1.8L3.4 4.5A2.6 2.6 0 0 0 1.6 7.7"
        + "L3.2 13.8A2.6 2.6 0 0 0 4.6 15.5"
    private static let frontPhoto = PathData.roundedRect(6.4, 7.6, 15.8, 13.4, radius: 2.6)
    private static let frontHills =
        "M6.8 18.6L10.2 15.4C11 14.6 11.9 14.6 12.7 15.4L15.4 18L16.6 17C17.4 16.2 18.2 16.2 19 17L21.8 19.6"
    private static let mirroredBubble =
        "M17.8 3.6H6.2A4 4 0 0 0 2.2 7.6V13.6A4 4 0 0 0 6.2 17.6H12.2L16.1 21.1C16.6 21.6 17.4 21.2 17.4 20.5"
        + "V17.6H17.8A4 4 0 0 0 21.8 13.6V7.6A4 4 0 0 0 17.8 3.6Z"
    private static let hungUp =
        "M12 7.6C16.2 7.6 19.8 9 21.8 11.4C22.8 12.6 22.8 14 22 15.4L21.6 16"
        + "C21 16.9 20 17.2 19 16.8L16.4 15.7C15.5 15.3 15 14.5 15.1 13.6L15.2 12.4"
        + "C13.2 11.8 10.8 11.8 8.8 12.4L8.9 13.6C9 14.5 8.5 15.3 7.6 15.7L5 16.8"
        + "C4 17.2 3 16.9 2.4 16L2 15.4C1.2 14 1.2 12.6 2.2 11.4C4.2 9 7.8 7.6 12 7.6Z"

    @_optimize(none) static var messages: [Icon] {
        [
            Icon("envelope.open", [.stroke(openEnvelope), .stroke(openFlap)]),
            Icon(
                "envelope.open.fill",
                .solid(openEnvelope) + [
                    .cutStroke("M1.2 8.4L10.4 14.4C11.4 15 12.6 15 13.6 14.4L22.8 8.4", weight: 0.8)
                ]),
            Icon(
                "envelope.badge",
                [
                    .stroke(
                        "M13.4 4.6H5.2A3.2 3.2 0 0 0 2 7.8V16.2A3.2 3.2 0 0 0 5.2 19.4"
                            + "H18.6A3.2 3.2 0 0 0 21.8 16.2V11.6"
                    ).secondary,
                    .stroke("M2.8 6.4L10.1 12.6C11.1 13.5 12.5 13.5 13.5 12.6L16 10.5").secondary,
                    .fill(PathData.circle(19, 5.4, 3.6)),
                ]),
            Icon("bubble.right", [.stroke(mirroredBubble)]),
            Icon("bubble.right.fill", .solid(mirroredBubble)),
            Icon("bubble.left.and.bubble.right", [.stroke(backBubble).secondary, .stroke(frontBubble)]),
            Icon(
                "bubble.left.and.bubble.right.fill",
                [Icon.Layer].solid(backBubbleBody).secondary + [.cutStroke(frontBubble, weight: 2.4)]
                    + .solid(frontBubble)),
            Icon("video.slash", [Icon.Layer.stroke(videoBody), .stroke(videoLens)].slashed()),
            Icon("video.slash.fill", ([Icon.Layer].solid(videoBody) + .solid(videoLens)).slashed()),
            Icon("phone.down", [.stroke(hungUp)]),
            Icon("phone.down.fill", .solid(hungUp)),
            Icon(
                "photo.on.rectangle.angled",
                [
                    .stroke(backPhoto).secondary, .stroke(frontPhoto), .stroke(frontHills),
                    .fill(PathData.circle(10.6, 11.4, 1.4)),
                ]),
            Icon(
                "photo.stack",
                [
                    .stroke(PathData.roundedRect(2, 8.4, 20, 12.8, radius: 2.8)),
                    .stroke("M4.6 5.6H19.4").secondary, .stroke("M7 2.8H17").tertiary,
                    .stroke(
                        "M2.6 19L7.4 14.6C8.2 13.8 9.2 13.8 10 14.6L14 18.4L15.6 17"
                            + "C16.4 16.2 17.4 16.2 18.2 17L21.4 19.8"
                    ), .fill(PathData.circle(16.6, 12.4, 1.5)),
                ]),
            Icon(
                "photo.stack.fill",
                .solid(PathData.roundedRect(2, 8.4, 20, 12.8, radius: 2.8)) + [
                    .stroke("M4.6 5.6H19.4").secondary, .stroke("M7 2.8H17").tertiary,
                    .cutStroke(
                        "M2.6 19L7.4 14.6C8.2 13.8 9.2 13.8 10 14.6L14 18.4L15.6 17"
                            + "C16.4 16.2 17.4 16.2 18.2 17L21.4 19.8",
                        weight: 0.8), .cut(PathData.circle(16.6, 12.4, 1.5)),
                ]),
        ]
    }
}
