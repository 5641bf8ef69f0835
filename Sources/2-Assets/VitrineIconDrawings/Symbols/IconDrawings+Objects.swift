extension IconDrawings {
    /// Fitted to screenshots, where the lines of an empty gear are thinner than those of other symbols.
    private static let gearOutline = PathData.cog(
        12, 12, teeth: 8, outer: 10.5, inner: 7.8, top: 9, foot: 18.8, tip: 0.7, notch: 0.35)
    private static let gearShape = PathData.cog(
        12, 12, teeth: 8, outer: 10.12, inner: 7.37, top: 6, foot: 14.4, tip: 0.35, notch: 0.1)
    private static let roof = "M0.45 11.18L10.9 2.35C11.6 1.75 12.4 1.75 13.1 2.35L23.55 11.18"
    private static let chimney = "M19.35 3.9H21V9L19.35 7.6Z"
    private static let walls = "M3.3 8.9V20A2.2 2.2 0 0 0 5.5 22.2H18.5A2.2 2.2 0 0 0 20.7 20V8.9"
    private static let solidWalls =
        "M3.55 12.84L12 5.7L20.45 12.84V21A1.2 1.2 0 0 1 19.25 22.2H4.75A1.2 1.2 0 0 1 3.55 21Z"
    private static let door = "M9.2 22.2V15.6A1.1 1.1 0 0 1 10.3 14.5H13.7A1.1 1.1 0 0 1 14.8 15.6V22.2"
    private static let heartShape =
        "M12 20.7C11.6 20.7 11.2 20.5 10.8 20.2C5.9 16.5 2.5 13.1 2.5 8.9C2.5 5.7 4.8 3.4 7.7 3.4"
        + "C9.5 3.4 11.1 4.3 12 5.9"
        + "C12.9 4.3 14.5 3.4 16.3 3.4C19.2 3.4 21.5 5.7 21.5 8.9C21.5 13.1 18.1 16.5 13.2 20.2"
        + "C12.8 20.5 12.4 20.7 12 20.7Z"
    private static let starShape = PathData.star(
        12, 12.8, points: 5, outer: 11.4, inner: 4.5, tip: 0.35, notch: 0.2)
    /// As wide as in iOS, where its lines are thinner than those of most symbols.
    private static let starOutline = PathData.star(
        12, 12.8, points: 5, outer: 12, inner: 4.85, tip: 0.3, notch: 0.2)
    private static let lockBody = PathData.roundedRect(4.6, 10.4, 14.8, 10.8, radius: 3.2)
    private static let shieldShape =
        "M12.7 2.6C14.8 4.2 16.8 5 19.1 5.3C19.7 5.4 20.1 5.8 20.1 6.4V11.6"
        + "C20.1 16.2 17.4 19.6 12.6 21.5C12.2 21.6 11.8 21.6 11.4 21.5"
        + "C6.6 19.6 3.9 16.2 3.9 11.6V6.4C3.9 5.8 4.3 5.4 4.9 5.3C7.2 5 9.2 4.2 11.3 2.6"
        + "C11.7 2.3 12.3 2.3 12.7 2.6Z"
    private static let bookmarkShape =
        "M6 19.9V5.7A3 3 0 0 1 9 2.7H15A3 3 0 0 1 18 5.7V19.9C18 20.9 16.9 21.4 16.1 20.8L12 17.5"
        + "L7.9 20.8C7.1 21.4 6 20.9 6 19.9Z"
    private static let tagShape = PathData.polygon([
        .init(2.8, 2.8, 2.8), .init(12.2, 2.8, 2.4), .init(22, 12.6, 2.4), .init(12.6, 22, 2.4),
        .init(2.8, 12.2, 2.4),
    ])
    private static let folderShape =
        "M1.45 18.2V6A2.3 2.3 0 0 1 3.75 3.7H7.2C7.9 3.7 8.5 3.9 9 4.3L9.9 5"
        + "C10.4 5.4 11 5.6 11.7 5.6H20.25A2.3 2.3 0 0 1 22.55 7.9V18.2"
        + "A2.3 2.3 0 0 1 20.25 20.5H3.75A2.3 2.3 0 0 1 1.45 18.2Z"
    private static let docShape =
        "M12.8 2.4H7.6A2.8 2.8 0 0 0 4.8 5.2V18.8A2.8 2.8 0 0 0 7.6 21.6H16.4"
        + "A2.8 2.8 0 0 0 19.2 18.8V8.8C19.2 8.1 18.9 7.4 18.4 6.9L14.7 3.2"
        + "C14.2 2.7 13.5 2.4 12.8 2.4Z"
    private static let fold = "M13 2.6V6.6A2 2 0 0 0 15 8.6H19"
    private static let canShape =
        "M5.6 6.2L6.5 18.9A2.4 2.4 0 0 0 8.9 21.2H15.1A2.4 2.4 0 0 0 17.5 18.9L18.4 6.2"
    private static let lid =
        "M3.6 6.2H20.4M8.4 6.2V4.8A2.3 2.3 0 0 1 10.7 2.5H13.3A2.3 2.3 0 0 1 15.6 4.8V6.2"
    private static let bulb =
        "M9.2 17.6V16.8C9.2 16 8.9 15.4 8.3 14.8A6.6 6.6 0 1 1 15.7 14.8C15.1 15.4 14.8 16 14.8 16.8V17.6Z"

    private static let openLockBody = PathData.roundedRect(2, 10.4, 13.6, 10.8, radius: 3.2)
    private static let keyShaft = "M11.4 12.6L20.8 3.2M17.4 6.6L20.4 9.6M14.2 9.8L16.2 11.8"
    private static let trayShape =
        "M2.6 13.4L5.2 6.8C5.7 5.4 6.8 4.6 8.2 4.6H15.8C17.2 4.6 18.3 5.4 18.8 6.8"
        + "L21.4 13.4V16.4A3 3 0 0 1 18.4 19.4H5.6A3 3 0 0 1 2.6 16.4Z"
    private static let trayLip =
        "M2.6 13.4H7.8C8.5 13.4 8.9 13.8 9.1 14.4C9.5 15.6 10.6 16.4 12 16.4"
        + "C13.4 16.4 14.5 15.6 14.9 14.4C15.1 13.8 15.5 13.4 16.2 13.4H21.4"
    private static let mapShape = PathData.polygon([
        .init(2.4, 6.4, 1), .init(8.8, 3.4, 0.5), .init(15.2, 6.2, 0.5), .init(21.6, 3.2, 1.4),
        .init(21.6, 17.6, 1), .init(15.2, 20.6, 0.5), .init(8.8, 17.8, 0.5), .init(2.4, 20.8, 1.4),
    ])

    @_optimize(none) static var objects: [Icon] {
        [
            Icon(
                "magnifyingglass",
                [.stroke(PathData.circle(10.3, 10.3, 7.3)), .stroke("M15.6 15.6L21.2 21.2")]),
            Icon(
                "gear",
                [
                    .stroke(PathData.circle(12, 12, 7.4)),
                    .stroke(
                        PathData.spokes(
                            12, 12, from: 8, to: 9.7,
                            at: [15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345]), weight: 1.25),
                    .stroke(PathData.circle(12, 12, 2.2)),
                    .stroke(PathData.spokes(12, 12, from: 2.6, to: 7.2, at: [0, 120, 240])),
                ]),
            Icon(
                "gearshape",
                [.stroke(gearOutline, weight: 0.87), .stroke(PathData.circle(12, 12, 3.3), weight: 0.87)]),
            Icon("gearshape.fill", .solid(gearShape) + [.cut(PathData.circle(12, 12, 3.6))]),
            Icon("house", [.stroke(roof), .stroke(chimney), .stroke(walls), .stroke(door)]),
            Icon(
                "house.fill",
                .solid(solidWalls) + [
                    .cut(PathData.roundedRect(9.15, 14.4, 5.7, 6.9, radius: 0.4)),
                    .cutStroke(roof, weight: 2.2), .stroke(roof),
                ] + .solid(chimney, weight: 0.6)),
            Icon("heart", [.stroke(heartShape)]),
            Icon("heart.fill", .solid(heartShape)),
            Icon("star", [.stroke(starOutline, weight: 0.88)]),
            Icon("star.fill", .solid(starShape, weight: 0.45)),
            Icon(
                "star.leadinghalf.filled", .solid(starShape) + [.cut("M12 0H24V24H12Z"), .stroke(starShape)]),
            Icon("lock", [.stroke(lockBody), .stroke("M7.8 10.4V7A4.2 4.2 0 0 1 16.2 7V10.4").secondary]),
            Icon(
                "lock.fill", .solid(lockBody) + [.stroke("M7.8 10.4V7A4.2 4.2 0 0 1 16.2 7V10.4").secondary]),
            Icon(
                "lock.open",
                [
                    .stroke(openLockBody),
                    .stroke("M13.2 10.4V6.8A4 4 0 0 1 21.2 6.8V9").secondary,
                ]),
            Icon(
                "key",
                [
                    .stroke(PathData.circle(7.8, 16.2, 5)),
                    .stroke(keyShaft),
                ]),
            Icon("shield", [.stroke(shieldShape)]),
            Icon("shield.fill", .solid(shieldShape)),
            Icon("bookmark", [.stroke(bookmarkShape)]),
            Icon("bookmark.fill", .solid(bookmarkShape)),
            Icon("tag", [.stroke(tagShape), .stroke(PathData.dot(7.6, 7.6), weight: 1.5)]),
            Icon("tag.fill", .solid(tagShape) + [.cutStroke(PathData.dot(7.4, 7.4), weight: 1.6)]),
            Icon("folder", [.stroke(folderShape), .stroke("M4.2 8.7H19.8")]),
            Icon("folder.fill", .solid(folderShape) + [.cutStroke("M0 8.6H24", weight: 0.7)]),
            Icon("doc", [.stroke(docShape), .stroke(fold)]),
            Icon("doc.fill", .solid(docShape) + [.cutStroke("M13 0V6.6A2 2 0 0 0 15 8.6H22", weight: 0.8)]),
            Icon(
                "doc.text",
                [.stroke(docShape).secondary, .stroke(fold).secondary, .stroke("M8.6 13H15.4M8.6 17H15.4")]),
            Icon(
                "tray",
                [
                    .stroke(trayShape), .stroke(trayLip),
                ]),
            Icon(
                "trash",
                [
                    .stroke(canShape), .stroke(lid),
                    .stroke("M9.2 9.8L9.6 17.4M12 9.8V17.4M14.8 9.8L14.4 17.4", weight: 0.9).secondary,
                ]),
            Icon(
                "trash.fill",
                .solid(canShape + "Z") + [
                    .stroke(lid), .cutStroke("M9 9.8L9.4 17.4M12 9.8V17.4M15 9.8L14.6 17.4", weight: 0.9),
                ]),
            Icon("lightbulb", [.stroke(bulb), .stroke("M10.2 21.4H13.8").secondary]),
            Icon("lightbulb.fill", .solid(bulb) + [.stroke("M10.2 21.4H13.8").secondary]),
            Icon(
                "map",
                [
                    .stroke(mapShape),
                    .stroke("M8.8 3.6V17.6M15.2 6.4V20.4"),
                ]),
            Icon(
                "doc.text.fill",
                .solid(docShape).secondary + [
                    .cutStroke("M8.6 9H11.4M8.6 13H15.4M8.6 17H15.4", weight: 0.9).primary
                ]),
            Icon(
                "lock.open.fill",
                .solid(openLockBody) + [.stroke("M13.2 10.4V6.8A4 4 0 0 1 21.2 6.8V9").secondary]),
            Icon(
                "key.fill",
                .solid(PathData.circle(7.8, 16.2, 5)) + [
                    .cutStroke(PathData.dot(6.6, 17.4), weight: 1.5), .stroke(keyShaft),
                ]),
            Icon(
                "tray.fill", .solid(trayShape) + [.cutStroke(trayLip + "M0 13.4H3M21 13.4H24", weight: 0.85)]),
            Icon("map.fill", .solid(mapShape) + [.cutStroke("M8.8 0V24M15.2 0V24", weight: 0.7)]),
        ]
    }
}
