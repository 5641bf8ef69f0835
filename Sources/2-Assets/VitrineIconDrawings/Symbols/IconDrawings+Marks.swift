extension IconDrawings {
    private static let cloth =
        "M5.2 4.4C7.8 3.1 10 3.2 12.4 4.2C14.8 5.2 17 5.2 19.8 4.2V13.8C17 14.8 14.8 14.8 12.4 13.8"
        + "C10 12.8 7.8 12.7 5.2 14Z"
    static let seal = PathData.star(12, 12, points: 8, outer: 10.9, inner: 8.5, tip: 1.8, notch: 0.8)
    private static let sealCheck = "M8.2 12.4L10.9 15.4L15.8 8.7"
    private static let dollar =
        "M15 9.5C14.6 8.2 13.5 7.5 12 7.5C10.2 7.5 8.9 8.4 8.9 9.8C8.9 12.9 15.2 11.1 15.2 14.2"
        + "C15.2 15.6 13.9 16.5 12 16.5C10.4 16.5 9.2 15.8 8.7 14.5M12 5.9V18.1"
    private static let archiveLid = PathData.roundedRect(2.2, 3.8, 19.6, 4.8, radius: 1.6)
    private static let archiveBody =
        "M4 8.6V17.4A2.8 2.8 0 0 0 6.8 20.2H17.2A2.8 2.8 0 0 0 20 17.4V8.6"
    private static let pinHead = PathData.circle(12, 9.4, 2.6)
    private static let compassNeedle = PathData.polygon([
        .init(16.9, 7.1, 0.6), .init(11.9, 18.1, 0.6), .init(11.9, 12.1, 0.4), .init(5.9, 12.1, 0.6),
    ])
    private static let frontSquare = PathData.roundedRect(8.6, 8.6, 12.5, 12.5, radius: 3)
    private static let backSquare =
        "M15.4 5.4A2.6 2.6 0 0 0 12.8 2.9H5.9A3 3 0 0 0 2.9 5.9V12.8A2.6 2.6 0 0 0 5.4 15.4"

    @_optimize(none) static var marks: [Icon] {
        [
            Icon("flag", [.stroke(cloth), .stroke("M5.2 4.4V21.4").secondary]),
            Icon("flag.fill", .solid(cloth) + [.stroke("M5.2 4.4V21.4").secondary]),
            Icon("checkmark.seal", [.stroke(seal).secondary, .stroke(sealCheck)]),
            Icon("checkmark.seal.fill", .solid(seal).secondary + [.cutStroke(sealCheck).primary]),
            Icon("dollarsign.circle", [.ring.secondary, .stroke(dollar, weight: 0.85)]),
            Icon("dollarsign.circle.fill", .disc.secondary + [.cutStroke(dollar, weight: 0.85).primary]),
            Icon(
                "percent",
                [.stroke("M19 5L5 19"), .stroke(PathData.circle(7, 7, 3) + PathData.circle(17, 17, 3))]),
            Icon("number", [.stroke("M9.8 3.4L7.2 20.6M16.8 3.4L14.2 20.6M4.2 8.8H20.6M3.4 15.2H19.8")]),
            Icon(
                "archivebox",
                [.stroke(archiveLid), .stroke(archiveBody).secondary, .stroke("M9.6 12.6H14.4").secondary]),
            Icon(
                "archivebox.fill",
                .solid(archiveBody + "Z").secondary + [.cutStroke(archiveLid, weight: 2.2)]
                    + .solid(archiveLid)
                    + [.cutStroke("M9.6 13.4H14.4", weight: 0.9)]),
            Icon("mappin.circle", [.ring.secondary, .fill(pinHead), .stroke("M12 11V17.4", weight: 0.85)]),
            Icon(
                "mappin.circle.fill",
                .disc.secondary + [.cut(pinHead).primary, .cutStroke("M12 11V17.4", weight: 0.85).primary]),
            Icon("location.circle", [.ring.secondary, .fill(compassNeedle)]),
            Icon("location.circle.fill", .disc.secondary + [.cut(compassNeedle).primary]),
            Icon("square.on.square", [.stroke(frontSquare), .stroke(backSquare).secondary]),
            Icon(
                "cone",
                [
                    .stroke("M12 2.6L3.4 17.4C3.4 19.6 7.2 21.4 12 21.4S20.6 19.6 20.6 17.4Z"),
                    .stroke("M3.6 17.4C4.2 15.4 7.8 14 12 14S19.8 15.4 20.4 17.4", weight: 0.85).secondary,
                ]),
            Icon("cone.fill", .solid("M12 2.6L3.4 17.4C3.4 19.6 7.2 21.4 12 21.4S20.6 19.6 20.6 17.4Z")),
            Icon(
                "square.on.circle",
                [
                    .stroke(frontSquare),
                    .stroke("M15.3 5.4A6.9 6.9 0 1 0 5.4 15.3").secondary,
                ]),
            Icon("square.on.circle.fill", before(frontSquare, PathData.circle(9.9, 9.9, 7))),
            Icon(
                "square.on.square.fill",
                before(frontSquare, PathData.roundedRect(2.9, 2.9, 12.5, 12.5, radius: 3))),
            Icon("square.filled.on.square", .solid(frontSquare) + [Icon.Layer.stroke(backSquare).secondary]),
            Icon(
                "clock.arrow.circlepath",
                [
                    .stroke(PathData.arc(12.4, 12, 8.8, from: 290, to: 580)).secondary,
                    .stroke("M3.2 4V8.99H8.2").secondary,
                    .stroke("M12.4 7V12.2L15.8 14.2"),
                ]),
        ]
    }
}
