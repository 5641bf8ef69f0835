extension IconDrawings {
    private static let playShape = triangle(5, 20.6, half: 9.3, radius: 1)
    private static let smallPlay = triangle(9.2, 16.9, half: 4.8, radius: 0.7)
    private static let pauseShape =
        PathData.roundedRect(6.35, 3.8, 3.44, 16.4, radius: 0.5)
        + PathData.roundedRect(14.21, 3.8, 3.44, 16.4, radius: 0.5)
    private static let stopShape = PathData.roundedRect(4.2, 4.2, 15.6, 15.6, radius: 3.2)
    // Measured on iOS 26: 0.72 of the height of `pause.fill`.
    private static let forwardShape =
        triangle(1.4, 11.5, half: 5.95) + triangle(12.5, 22.6, half: 5.95)
    private static let backwardShape =
        triangle(22.6, 12.5, half: 5.95) + triangle(11.5, 1.4, half: 5.95)
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

    /// Returns a triangle of players, given its upright side and the end of its tip. Beside another one or a
    /// bar, a gap of less than the thinnest line is left to the tip, so that they meet at each weight.
    static func triangle(_ side: Double, _ tip: Double, half: Double = 7.8, radius: Double = 0.6) -> String {
        // The rounding takes the less from the tip, the blunter it is.
        let (length, turn) = (abs(tip - side), tip < side ? -1.0 : 1)
        var apex = length
        for _ in 0..<4 { apex = length + radius * ((1 + apex * apex / (half * half)).squareRoot() - 1) }
        return PathData.polygon([
            .init(side, 12 - half, radius), .init(side + turn * apex, 12, radius),
            .init(side, 12 + half, radius),
        ])
    }

    /// The outline of a speaker, whose body is of one size with any number of waves.
    private static func horn(_ left: Double) -> String {
        PathData.polygon([
            .init(left, 9.1, 0.9), .init(left + 4.5, 9.1, 0.7), .init(left + 11.2, 3.5, 0.9),
            .init(left + 11.2, 20.5, 0.9), .init(left + 4.5, 14.9, 0.7), .init(left, 14.9, 0.9),
        ])
    }

    /// Returns a speaker with waves beside it, and its filled form.
    private static func speaker(_ name: String, waves count: Int) -> [Icon] {
        let left = 6.1 - 2.05 * Double(count)
        let waves = (0..<count).map { index in
            let arc = Icon.Layer.stroke(
                PathData.arc(left + 11, 12, 4.8 + 4.1 * Double(index), from: 50, to: 130))
            let rank = count == 3 ? index : index + 1
            return rank == 0 ? arc : rank == 1 ? arc.secondary : arc.tertiary
        }
        return [
            Icon(name, [.stroke(horn(left))] + waves), Icon(name + ".fill", .solid(horn(left)) + waves),
        ]
    }

    @_optimize(none) static var media: [Icon] {
        [
            Icon("play", [.stroke(playShape)]),
            Icon("play.fill", .solid(playShape)),
            Icon("play.circle", [.ring.secondary, .fill(smallPlay)]),
            Icon("play.circle.fill", .disc.secondary + [.cut(smallPlay).primary]),
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
            Icon("speaker.slash", [Icon.Layer.stroke(horn(5.6))].slashed()),
            Icon("speaker.slash.fill", [Icon.Layer].solid(horn(5.6)).slashed()),
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
        ] + speaker("speaker", waves: 0) + speaker("speaker.wave.1", waves: 1)
            + speaker("speaker.wave.2", waves: 2) + speaker("speaker.wave.3", waves: 3)
    }
}
