extension IconDrawings {
    private static let crossGlyph = "M8.7 8.7L15.3 15.3M15.3 8.7L8.7 15.3"
    private static let plusGlyph = "M12 7.6V16.4M7.6 12H16.4"
    private static let minusGlyph = "M7.6 12H16.4"
    private static let checkGlyph = "M7.8 12.5L10.8 15.9L16.2 8.3"
    private static let questionGlyph =
        "M9.3 9.3C9.3 7.8 10.5 6.7 12 6.7C13.5 6.7 14.7 7.8 14.7 9.3C14.7 11.3 12 11.4 12 13.4"
    private static let square = PathData.roundedRect(3.4, 3.4, 17.2, 17.2, radius: 4.2)
    static let triangle = PathData.polygon([
        .init(12, 0.7, 2.3), .init(23.4, 20.4, 2.3), .init(0.6, 20.4, 2.3),
    ])
    private static let threeDots = PathData.dots([(7, 12), (12, 12), (17, 12)])
    private static let deleteShape = PathData.polygon([
        .init(1.7, 12, 1.4), .init(8, 4.8, 2.4), .init(21.8, 4.8, 2.9), .init(21.8, 19.2, 2.9),
        .init(8, 19.2, 2.4),
    ])

    @_optimize(none) static var signs: [Icon] {
        [
            Icon("plus", [.stroke("M12 4.6V19.4M4.6 12H19.4", weight: 1.2)]),
            Icon("plus.circle", [.ring.secondary, .stroke(plusGlyph)]),
            Icon("plus.circle.fill", .disc.secondary + [.cutStroke(plusGlyph).primary]),
            Icon("minus", [.stroke("M4 12H20")]),
            Icon("minus.circle", [.ring.secondary, .stroke(minusGlyph)]),
            Icon("minus.circle.fill", .disc.secondary + [.cutStroke(minusGlyph).primary]),
            Icon("xmark", [.stroke("M5 5L19 19M19 5L5 19")]),
            Icon("xmark.circle", [.ring.secondary, .stroke(crossGlyph)]),
            Icon("xmark.circle.fill", .disc.secondary + [.cutStroke(crossGlyph).primary]),
            Icon("checkmark", [.stroke("M4.6 13.2L9.8 19L19.4 5")]),
            Icon("checkmark.circle", [.ring.secondary, .stroke(checkGlyph)]),
            Icon("checkmark.circle.fill", .disc.secondary + [.cutStroke(checkGlyph).primary]),
            Icon("checkmark.square", [.stroke(square).secondary, .stroke(checkGlyph)]),
            Icon("checkmark.square.fill", .solid(square).secondary + [.cutStroke(checkGlyph).primary]),
            Icon("circle", [.ring]),
            Icon("circle.fill", .disc),
            Icon("square", [.stroke(square)]),
            Icon("square.fill", .solid(square)),
            Icon(
                "exclamationmark",
                [.stroke("M12 4V14.2", weight: 1.1), .stroke(PathData.dot(12, 19), weight: 1.5)]),
            Icon(
                "exclamationmark.triangle",
                [
                    .stroke(triangle).secondary, .stroke("M12 8.5V12.3"),
                    .stroke(PathData.dot(12, 16.4), weight: 1.2),
                ]),
            Icon(
                "exclamationmark.triangle.fill",
                .solid(triangle).secondary + [
                    .cutStroke("M12 8.5V12.3").primary,
                    .cutStroke(PathData.dot(12, 16.4), weight: 1.2).primary,
                ]),
            Icon(
                "exclamationmark.circle",
                [.ring.secondary, .stroke("M12 7.1V12.4"), .stroke(PathData.dot(12, 16.4), weight: 1.2)]),
            Icon(
                "exclamationmark.circle.fill",
                .disc.secondary + [
                    .cutStroke("M12 7.1V12.4").primary,
                    .cutStroke(PathData.dot(12, 16.4), weight: 1.2).primary,
                ]),
            Icon(
                "questionmark",
                [
                    .stroke("M7.2 7.7C7.2 5 9.3 3.1 12 3.1C14.8 3.1 16.9 5 16.9 7.7C16.9 11.2 12 11.3 12 15"),
                    .stroke(PathData.dot(12, 19.9), weight: 1.4),
                ]),
            Icon(
                "questionmark.circle",
                [.ring.secondary, .stroke(questionGlyph), .stroke(PathData.dot(12, 17.2), weight: 1.2)]),
            Icon(
                "questionmark.circle.fill",
                .disc.secondary + [
                    .cutStroke(questionGlyph).primary,
                    .cutStroke(PathData.dot(12, 17.2), weight: 1.2).primary,
                ]),
            Icon(
                "info.circle",
                [
                    .ring.secondary, .stroke("M10.4 11H12.2V16.5M10 16.5H14.4", weight: 0.9),
                    .stroke(PathData.dot(12, 7.3), weight: 1.2),
                ]),
            Icon(
                "info.circle.fill",
                .disc.secondary + [
                    .cutStroke("M10.4 11H12.2V16.5M10 16.5H14.4", weight: 0.9).primary,
                    .cutStroke(PathData.dot(12, 7.3), weight: 1.2).primary,
                ]),
            Icon("ellipsis", [.stroke(PathData.dots([(4.8, 12), (12, 12), (19.2, 12)]), weight: 2.1)]),
            Icon("ellipsis.circle", [.ring.secondary, .stroke(threeDots, weight: 1.5)]),
            Icon("ellipsis.circle.fill", .disc.secondary + [.cutStroke(threeDots, weight: 1.5).primary]),
            Icon(
                "target",
                [
                    .ring.tertiary, .stroke(PathData.circle(12, 12, 5)).secondary,
                    .stroke(PathData.dot(12, 12), weight: 1.5),
                ]),
            Icon(
                "scope",
                [.stroke(PathData.circle(12, 12, 8)), .stroke("M12 2V7.6M12 16.4V22M2 12H7.6M16.4 12H22")]),
            Icon(
                "power", [.stroke(PathData.arc(12, 12.8, 8.4, from: 36, to: 324)), .stroke("M12 2.6V11.6")]),
            Icon(
                "delete.left",
                [.stroke(deleteShape).secondary, .stroke("M11.4 9.2L17 14.8M17 9.2L11.4 14.8")]),
            Icon(
                "delete.left.fill",
                .solid(deleteShape).secondary + [.cutStroke("M11.4 9.2L17 14.8M17 9.2L11.4 14.8").primary]),
            Icon(
                "command",
                [
                    .stroke(
                        "M9 6A3 3 0 0 0 6 3A3 3 0 0 0 3 6A3 3 0 0 0 6 9H18A3 3 0 0 0 21 6"
                            + "A3 3 0 0 0 18 3A3 3 0 0 0 15 6"
                            + "V18A3 3 0 0 0 18 21A3 3 0 0 0 21 18A3 3 0 0 0 18 15H6A3 3 0 0 0 3 18"
                            + "A3 3 0 0 0 6 21A3 3 0 0 0 9 18Z"
                    )
                ]),
            Icon(
                "infinity",
                [
                    .stroke(
                        "M12 12C9.8 8.9 8.5 7.1 6.6 7.1A4.9 4.9 0 0 0 6.6 16.9C8.5 16.9 9.8 15.1 12 12"
                            + "C14.2 8.9 15.5 7.1 17.4 7.1A4.9 4.9 0 0 1 17.4 16.9C15.5 16.9 14.2 15.1 12 12Z"
                    )
                ]),
        ]
    }
}
