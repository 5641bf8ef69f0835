extension IconDrawings {
    private static let brackets =
        "M2.8 8V6.4A3.6 3.6 0 0 1 6.4 2.8H8M16 2.8H17.6A3.6 3.6 0 0 1 21.2 6.4V8"
        + "M21.2 16V17.6A3.6 3.6 0 0 1 17.6 21.2H16M8 21.2H6.4A3.6 3.6 0 0 1 2.8 17.6V16"
    private static let wideCamera =
        "M4.4 6.8H5.8C6.5 6.8 7 6.5 7.4 5.9L8 4.9C8.4 4.2 9 3.9 9.8 3.9H13.2"
        + "C14 3.9 14.6 4.2 15 4.9L15.6 5.9"
        + "C16 6.5 16.5 6.8 17.2 6.8H18.6A2.9 2.9 0 0 1 21.5 9.7V17.1A2.9 2.9 0 0 1 18.6 20H4.4"
        + "A2.9 2.9 0 0 1 1.5 17.1V9.7A2.9 2.9 0 0 1 4.4 6.8Z"
    private static let photoFrame = PathData.roundedRect(1.6, 3.2, 18.8, 14, radius: 2.8)
    private static let frontPhoto = PathData.roundedRect(5.2, 8.4, 16.8, 12.2, radius: 2.6)
    private static let nearPage =
        "M9.4 6.8H5.4A2.4 2.4 0 0 0 3 9.2V19.4A2.4 2.4 0 0 0 5.4 21.8H12.8"
        + "A2.4 2.4 0 0 0 15.2 19.4V12.4C15.2 11.8 15 11.3 14.6 10.9L11 7.4C10.6 7 10 6.8 9.4 6.8Z"
    private static let nearFold = "M9.6 7V10.6A1.6 1.6 0 0 0 11.2 12.2H15"
    private static let hills = "M2 14.8L6.4 10.6C7.2 9.8 8.2 9.8 9 10.6L12.6 14.2L14.2 12.8"
    private static let frontHills =
        "M5.6 18.6L9.2 15.2C10 14.4 10.9 14.4 11.7 15.2L14.6 18L16 16.8C16.8 16 17.7 16 18.5 16.8L21.6 19.6"
    private static let bookSpines =
        PathData.roundedRect(2.8, 4.4, 4.8, 16.4, radius: 1.4)
        + PathData.roundedRect(7.6, 2.8, 5, 18, radius: 1.4)
    private static let leaningBook = PathData.polygon([
        .init(13.6, 5.4, 1.3), .init(18, 4.2, 1.3), .init(22.2, 19.4, 1.3), .init(17.8, 20.6, 1.3),
    ])
    private static let northNeedle = PathData.polygon([
        .init(12, 5.2, 0.7), .init(17, 17, 1), .init(12, 14.7, 0.6), .init(7, 17, 1),
    ])

    private static let northArrow = PathData.polygon([
        .init(12, 2.4, 0.9), .init(19.8, 20.8, 1.3), .init(12, 17.2, 0.8), .init(4.2, 20.8, 1.3),
    ])

    /// Returns layers with a disc at their lower right, clear of them, in which a sign is cut.
    private static func badged(_ layers: [Icon.Layer], _ sign: Icon.Layer) -> [Icon.Layer] {
        layers.secondary + [
            .cut(PathData.circle(19.4, 17.4, 5.8)), .fill(PathData.circle(19.4, 17.4, 4.4)), sign,
        ]
    }

    @_optimize(none) static var capture: [Icon] {
        [
            Icon(
                "camera.badge.ellipsis",
                badged(
                    [.stroke(wideCamera), .stroke(PathData.circle(11.5, 13, 3.7))],
                    .cutStroke(PathData.dots([(17.2, 17.4), (19.4, 17.4), (21.6, 17.4)]), weight: 0.85))),
            Icon("viewfinder", [.stroke(brackets)]),
            Icon(
                "text.viewfinder",
                [
                    .stroke(brackets).secondary,
                    .stroke("M7.2 8.6H14.6M7.2 12H16.8M7.2 15.4H12.8", weight: 0.95),
                ]),
            Icon(
                "barcode.viewfinder",
                [
                    .stroke(brackets).secondary,
                    .stroke("M7.4 8.6V15.4M12 8.6V15.4M16.6 8.6V15.4", weight: 0.95),
                    .stroke("M9.7 8.6V15.4M14.3 8.6V15.4", weight: 0.55),
                ]),
            Icon(
                "photo.on.rectangle",
                [
                    .stroke(
                        "M3.4 16.8A2.6 2.6 0 0 1 2 14.5V6A2.6 2.6 0 0 1 4.6 3.4H16.2A2.6 2.6 0 0 1 18.6 5.4"
                    )
                    .secondary,
                    .stroke(frontPhoto), .stroke(frontHills), .fill(PathData.circle(9.6, 12, 1.4)),
                ]),
            Icon(
                "photo.badge.plus",
                badged(
                    [.stroke(photoFrame), .stroke(hills), .fill(PathData.circle(6.6, 7.6, 1.5))],
                    .cutStroke("M19.4 15.2V19.6M17.2 17.4H21.6", weight: 0.75))),
            Icon(
                "character.cursor.ibeam",
                [
                    .stroke("M1.8 18.4L7 5.2L12.2 18.4M3.7 13.8H10.3"),
                    .stroke("M15 2.8C17 2.8 18.4 3.3 18.4 5V19C18.4 20.7 17 21.2 15 21.2").secondary,
                    .stroke("M21.8 2.8C19.8 2.8 18.4 3.3 18.4 5V19C18.4 20.7 19.8 21.2 21.8 21.2").secondary,
                ]),
            Icon("nosign", [.ring, .stroke("M5.7 5.7L18.3 18.3")]),
            Icon(
                "tray.full",
                [
                    .stroke(
                        "M2.6 13.2L5.2 7.4C5.7 6.1 6.8 5.3 8.2 5.3H15.8C17.2 5.3 18.3 6.1 18.8 7.4"
                            + "L21.4 13.2V15.8A3 3 0 0 1 18.4 18.8H5.6A3 3 0 0 1 2.6 15.8Z"),
                    .stroke(
                        "M2.6 13.2H7.8C8.5 13.2 8.9 13.6 9.1 14.2C9.5 15.3 10.6 16 12 16"
                            + "C13.4 16 14.5 15.3 14.9 14.2C15.1 13.6 15.5 13.2 16.2 13.2H21.4", weight: 0.9),
                    .stroke("M8.4 8.1H15.6M7.5 10.6H16.5", weight: 0.7).secondary,
                ]),
            Icon("books.vertical", [.stroke(bookSpines), .stroke(leaningBook)]),
            Icon(
                "books.vertical.fill",
                .solid(bookSpines) + [
                    .cutStroke("M7.6 0V24", weight: 0.7), .cutStroke(leaningBook, weight: 2.4),
                ] + .solid(leaningBook)),
            Icon("location.north", [.stroke(northArrow)]),
            Icon("location.north.fill", .solid(northArrow)),
            Icon(
                "doc.on.doc",
                [
                    .stroke(nearPage), .stroke(nearFold),
                    .stroke(
                        "M8.8 4.4A2.2 2.2 0 0 1 11 2.2H15.2C15.8 2.2 16.4 2.4 16.8 2.8L20.4 6.3"
                            + "C20.8 6.7 21 7.2 21 7.8V14.8A2.4 2.4 0 0 1 18.6 17.2H17.8"
                    ).secondary,
                    .stroke(PathData.placed(nearFold, by: 5.8, -4.6)).secondary,
                ]),
            Icon(
                "doc.on.doc.fill",
                before(
                    nearPage, PathData.placed(nearPage, by: 5.8, -4.6),
                    farther: [.cutStroke(PathData.placed(nearFold, by: 5.8, -4.6), weight: 0.7)])
                    + [.cutStroke(nearFold, weight: 0.7)]),
            Icon("location.north.circle", [.ring.secondary, .fill(northNeedle)]),
            Icon("location.north.circle.fill", .disc.secondary + [.cut(northNeedle).primary]),
        ]
    }
}
