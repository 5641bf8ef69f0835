extension IconDrawings {
    private static let playShape = PathData.polygon([
        .init(5, 1.9, 1.9), .init(22.2, 12, 1.9), .init(5, 22.1, 1.9),
    ])
    private static let pauseShape =
        PathData.roundedRect(6.35, 3.8, 3.44, 16.4, radius: 0.5)
        + PathData.roundedRect(14.21, 3.8, 3.44, 16.4, radius: 0.5)
    private static let stopShape = PathData.roundedRect(4.2, 4.2, 15.6, 15.6, radius: 3.2)
    // A gap stays between both triangles, with the line around each.
    private static let forwardShape =
        PathData.polygon([.init(1.7, 4.9, 1.4), .init(11.5, 12, 1.4), .init(1.7, 19.1, 1.4)])
        + PathData.polygon([.init(13.5, 4.9, 1.4), .init(23.3, 12, 1.4), .init(13.5, 19.1, 1.4)])
    private static let backwardShape =
        PathData.polygon([.init(22.3, 4.9, 1.4), .init(12.5, 12, 1.4), .init(22.3, 19.1, 1.4)])
        + PathData.polygon([.init(10.5, 4.9, 1.4), .init(0.7, 12, 1.4), .init(10.5, 19.1, 1.4)])
    private static let horn = PathData.polygon([
        .init(1.5, 9, 1), .init(5.5, 9, 0.8), .init(11.6, 3.3, 0.9), .init(11.6, 20.7, 0.9),
        .init(5.5, 15, 0.8), .init(1.5, 15, 1),
    ])
    private static let nearWave = PathData.arc(11.2, 12, 5.2, from: 52, to: 128)
    private static let farWave = PathData.arc(11.2, 12, 9.4, from: 50, to: 130)
    private static let centeredHorn = PathData.polygon([
        .init(5.2, 8.7, 1.1), .init(9.9, 8.7, 0.9), .init(17.4, 2, 1), .init(17.4, 22, 1),
        .init(9.9, 15.3, 0.9), .init(5.2, 15.3, 1.1),
    ])
    private static let cameraShape =
        "M4.9 6.8H6.3C7 6.8 7.5 6.5 7.9 5.9L8.5 4.9C8.9 4.2 9.5 3.9 10.3 3.9H13.7"
        + "C14.5 3.9 15.1 4.2 15.5 4.9L16.1 5.9"
        + "C16.5 6.5 17 6.8 17.7 6.8H19.1A2.9 2.9 0 0 1 22 9.7V17.1A2.9 2.9 0 0 1 19.1 20H4.9"
        + "A2.9 2.9 0 0 1 2 17.1V9.7A2.9 2.9 0 0 1 4.9 6.8Z"
    private static let photoShape = PathData.roundedRect(2.2, 4.2, 19.6, 15.6, radius: 3.2)
    private static let ridge =
        "M2.6 17.4L7.4 12.6C8.2 11.8 9.2 11.8 10 12.6L14.2 16.8L15.8 15.2"
        + "C16.6 14.4 17.6 14.4 18.4 15.2L21.4 18.2"
    private static let waveformLines =
        "M3 10.8V13.2M6 8V16M9 4.4V19.6M12 8.8V15.2M15 5.8V18.2M18 8.8V15.2M21 10.8V13.2"

    @_optimize(none) static var media: [Icon] {
        [
            Icon("play", [.stroke(playShape)]),
            Icon("play.fill", .solid(playShape)),
            Icon(
                "play.circle",
                [
                    .ring.secondary,
                    .fill(PathData.polygon([.init(9.2, 7, 1), .init(17.2, 12, 1), .init(9.2, 17, 1)])),
                ]),
            Icon(
                "play.circle.fill",
                .disc.secondary + [
                    .cut(PathData.polygon([.init(9.2, 7, 1), .init(17.2, 12, 1), .init(9.2, 17, 1)])).primary
                ]),
            Icon("pause", [.stroke(pauseShape)]),
            Icon("pause.fill", .solid(pauseShape)),
            Icon("pause.circle", [.ring.secondary, .stroke("M9.8 8.4V15.6M14.2 8.4V15.6", weight: 1.2)]),
            Icon(
                "pause.circle.fill",
                .disc.secondary + [.cutStroke("M9.8 8.4V15.6M14.2 8.4V15.6", weight: 1.2).primary]),
            Icon("stop", [.stroke(stopShape)]),
            Icon("stop.fill", .solid(stopShape)),
            Icon("forward", [.stroke(forwardShape)]),
            Icon("forward.fill", .solid(forwardShape)),
            Icon("backward", [.stroke(backwardShape)]),
            Icon("backward.fill", .solid(backwardShape)),
            Icon("speaker", [.stroke(centeredHorn)]),
            Icon("speaker.fill", .solid(centeredHorn)),
            Icon("speaker.wave.2", [.stroke(horn), .stroke(nearWave).secondary, .stroke(farWave).tertiary]),
            Icon(
                "speaker.wave.2.fill",
                .solid(horn) + [.stroke(nearWave).secondary, .stroke(farWave).tertiary]),
            Icon("speaker.slash", [Icon.Layer.stroke(centeredHorn)].slashed()),
            Icon("speaker.slash.fill", [Icon.Layer].solid(centeredHorn).slashed()),
            Icon(
                "music.note",
                .solid(
                    "M10.8 17.4C10.8 19.2 9.2 20.7 7.3 20.7C5.9 20.7 4.9 19.9 4.9 18.6"
                        + "C4.9 17.2 6 16.3 7.7 15.9L10.8 15.2Z"
                )
                    + [.stroke("M10.8 17.4V5")] + .solid("M10.8 5L18.6 3.1V6L10.8 7.9Z")),
            Icon("camera", [.stroke(cameraShape).secondary, .stroke(PathData.circle(12, 13, 3.7))]),
            Icon(
                "camera.fill",
                .solid(cameraShape).secondary + [
                    .cutStroke(PathData.circle(12, 13, 3.6), weight: 0.9).primary
                ]),
            Icon(
                "photo",
                [
                    .stroke(photoShape), .stroke(ridge).secondary,
                    .fill(PathData.circle(7.6, 8.9, 1.7)).secondary,
                ]),
            Icon(
                "photo.fill",
                .solid(photoShape) + [.cutStroke(ridge, weight: 0.85), .cut(PathData.circle(7.6, 8.9, 1.8))]),
            Icon(
                "headphones",
                [
                    .stroke("M3.4 17V11.8A8.6 8.6 0 0 1 20.6 11.8V17").secondary,
                    .stroke(
                        PathData.roundedRect(3.4, 13.4, 4, 7.4, radius: 1.8)
                            + PathData.roundedRect(16.6, 13.4, 4, 7.4, radius: 1.8)),
                ]),
            Icon("waveform", [.stroke(waveformLines, weight: 0.85)]),
            Icon("waveform.path.ecg", [.stroke("M2 12.6H6.4L9.4 4.2L14.2 19.8L16.8 12.6H22")]),
        ]
    }
}
