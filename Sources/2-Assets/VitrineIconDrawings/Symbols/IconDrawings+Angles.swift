/// Angles, axes, splits and sliders, and letters that stand by themselves.
extension IconDrawings {
    private typealias Draw = PathData
    private static let wide = Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 3)
    private static let tall = Draw.roundedRect(4.4, 1.8, 15.2, 20.4, radius: 3)
    private static let sharp = Draw.roundedRect(2.6, 2.6, 18.8, 18.8, radius: 0.8)
    private static let openPicture =
        "M11.2 19.6H4.8A3 3 0 0 1 1.8 16.6V7.4A3 3 0 0 1 4.8 4.4H19.2A3 3 0 0 1 22.2 7.4V10.8"
    private static let smallPicture = Draw.roundedRect(13.6, 13.4, 8.6, 6.2, radius: 1.8)
    private static let sliding: [Icon.Layer] = [
        .stroke("M2.4 19.4H21.6"), .cut(Draw.circle(8.6, 19.4, 3.4)), .stroke(Draw.circle(8.6, 19.4, 2)),
    ]

    private static var slidingSun: [Icon.Layer] {
        let rays = Draw.spokes(12, 8, from: 4.9, to: 5.8, at: [0, 45, 90, 135, 180, 225, 270, 315])
        let sun: [Icon.Layer] = [.stroke(Draw.circle(12, 8, 2.6)), .stroke(rays, weight: 0.9)]
        return sun + sliding.secondary
    }

    /// A frame with two triangles that point apart or together.
    private static func resized(_ name: String, _ frame: String, outward: Bool) -> Icon {
        let corners: [(Double, Double, Double, Double)] =
            outward ? [(8.4, 9.2, 1, 1), (15.6, 14.8, -1, -1)] : [(11, 11, -1, -1), (13, 13, 1, 1)]
        return Icon(
            name,
            [Icon.Layer.stroke(frame).secondary]
                + corners.flatMap { x, y, across, down in
                    [Icon.Layer].solid(
                        "M" + Draw.pair(x, y) + "L" + Draw.pair(x + 4.2 * across, y) + "L"
                            + Draw.pair(x, y + 4.2 * down) + "Z", weight: 0.4)
                })
    }

    /// Two figures beside each other above a slider, one of them filled.
    private static func compared(_ name: String, filledFirst: Bool) -> Icon {
        let (left, right) = (
            Draw.roundedRect(2.6, 5, 7.6, 7.6, radius: 1.8), Draw.roundedRect(13.8, 5, 7.6, 7.6, radius: 1.8)
        )
        let first: [Icon.Layer] = filledFirst ? .solid(left) : [.stroke(left)]
        let second: [Icon.Layer] = filledFirst ? [.stroke(right)] : .solid(right)
        return Icon(name, first + second + sliding)
    }

    /// A widget of a size on a square of the Home Screen.
    private static func widget(_ size: String, _ figure: String) -> [Icon] {
        [
            Icon(
                "widget.\(size)",
                [
                    Icon.Layer.stroke(Draw.roundedRect(2.6, 2.6, 18.8, 18.8, radius: 5)).secondary,
                    .fill(figure),
                ])
        ]
    }

    /// Triangles with a right angle, mirrored beside a way in both directions.
    private static func mirrored(_ name: String, _ triangles: String, arrows: String) -> [Icon] {
        pair(name, triangles, outer: arrows)
    }

    @_optimize(none) static var angles: [Icon] {
        ([
            lines("angle", "M21 20.2H3.6L16.6 4" + Draw.arc(3.6, 20.2, 9.6, from: 38.7, to: 90)),
            lines("space", "M2.6 9.6V14.4H21.4V9.6"),
            lines(
                "f.cursive",
                "M18.6 4.6C17 2.6 14.4 3.2 13.6 6.4L10.4 18C9.6 20.8 7.2 21.6 5.4 19.6M8 9.6H16.6",
                weight: 1.1),
            lines(
                "exclamationmark.questionmark",
                "M6.4 3.4V14.4M6.4 19.8H6.41M12.6 7.4A4.3 4.3 0 1 1 16.9 11.6V14.4"
                    + "M16.9 19.8H16.91",
                weight: 1.2),
            lines(
                "return.right",
                "M3.6 5.4V9.8A4 4 0 0 0 7.6 13.8H20.2M15.5 9.1L20.2 13.8L15.5 18.5"),
            lines(
                "view.2d",
                "M3 8.6A3.4 3.4 0 1 1 9 10.8L3 17.4H10.2M13.6 5.6V17.4H15.6A5.9 5.9 0 0 0 15.6 5.6Z",
                weight: 1.1),
            lines(
                "view.3d",
                "M3.2 7.4A3.4 3 0 1 1 6.4 11.2A3.6 3.2 0 1 1 2.8 15M13.6 5.6V17.6H15.6A6 6 0 0 0 15.6 5.6Z",
                weight: 1.1),
            lines("squareshape.split.2x2", sharp + "M12 2.6V21.4M2.6 12H21.4"),
            lines(
                "squareshape.split.3x3", sharp + "M8.9 2.6V21.4M15.1 2.6V21.4M2.6 8.9H21.4M2.6 15.1H21.4",
                weight: 0.9),
            pair(
                "dot.squareshape", Draw.roundedRect(3.4, 3.4, 17.2, 17.2, radius: 1), inner: "M12 12H12.01",
                weight: 2.6),
            [
                Icon(
                    "rotate.3d",
                    [
                        .stroke(
                            "M15.6 16.6C19.4 16 22 14.2 22 12C22 9.2 17.6 7.2 12 7.2C6.4 7.2 2 9.2 2 12"
                                + "C2 14.8 6.4 16.8 12 16.8"
                        ),
                        .stroke("M9.6 14.2L12.2 16.8L9.6 19.4", weight: 0.9),
                        Icon.Layer.stroke(
                            "M7.4 8.6C8 4.8 9.8 2 12 2C14.8 2 16.8 6.4 16.8 12"
                                + "C16.8 17.6 14.8 22 12 22"
                        ).secondary,
                        Icon.Layer.stroke("M4.9 6.2L7.4 8.8L10 6.2", weight: 0.9).secondary,
                    ]),
                Icon(
                    "lineweight",
                    [
                        .stroke("M3.2 4H20.8", weight: 0.6), .stroke("M3.2 8.6H20.8"),
                        .stroke("M3.2 13.9H20.8", weight: 1.5), .stroke("M3.2 20H20.8", weight: 2.1),
                    ]),
                resized("rectangle.arrowtriangle.2.outward", wide, outward: true),
                resized("rectangle.arrowtriangle.2.inward", wide, outward: false),
                resized("rectangle.portrait.arrowtriangle.2.outward", tall, outward: true),
                resized("rectangle.portrait.arrowtriangle.2.inward", tall, outward: false),
                compared("slider.horizontal.below.square.filled.and.square", filledFirst: true),
                compared("slider.horizontal.below.square.and.square.filled", filledFirst: false),
                Icon("slider.horizontal.below.sun.max", slidingSun),
                Icon(
                    "list.and.film",
                    [
                        .stroke(Draw.roundedRect(2, 4, 11, 16, radius: 2.4)),
                        .stroke("M5.2 4V20M9.8 4V20", weight: 0.8),
                        .stroke("M5.2 12H9.8", weight: 0.8),
                        Icon.Layer.stroke("M16.8 6H22M16.8 12H22M16.8 18H22").secondary,
                    ]),
                Icon(
                    "pip.swap",
                    [
                        .stroke(openPicture), Icon.Layer.fill(smallPicture).secondary,
                        .stroke("M6 7.8L11.2 13M6 11V7.6H9.4M11.2 9.8V13.2H7.8", weight: 0.9),
                    ]),
                Icon(
                    "pip.remove",
                    [
                        .stroke(openPicture), Icon.Layer.fill(smallPicture).secondary,
                        .stroke("M6.2 8L10.4 12.2M10.4 8L6.2 12.2", weight: 0.9),
                    ]),
                Icon(
                    "text.below.photo.fill",
                    .solid(Draw.roundedRect(3, 2.6, 18, 11, radius: 2.6)) + [
                        .cutStroke("M4.4 12.4L9 8.2L12.6 11.4L15 9.4L19.6 12.8", weight: 0.8),
                        Icon.Layer.stroke("M3 17.4H21M3 21.2H14").secondary,
                    ]),
                Icon(
                    "eraser.line.dashed",
                    [
                        .stroke(eraserShape), .stroke("M8.6 7.4L15.2 14", weight: 0.9),
                        Icon.Layer.stroke("M2 21.8H4.6M8.4 21.8H11.4M15.2 21.8H22").secondary,
                    ]),
                Icon(
                    "eraser.line.dashed.fill",
                    .solid(eraserShape) + [
                        .cutStroke("M8.6 7.4L15.2 14", weight: 0.9),
                        Icon.Layer.stroke("M2 21.8H4.6M8.4 21.8H11.4M15.2 21.8H22").secondary,
                    ]),
            ],
            mirrored(
                "arrow.left.and.right.righttriangle.left.righttriangle.right",
                "M9.6 10.4V20.8H2.4ZM14.4 10.4V20.8H21.6Z",
                arrows: "M3.4 5.2H20.6M6 2.4L3.2 5.2L6 8M18 2.4L20.8 5.2L18 8"),
            mirrored(
                "arrow.up.and.down.righttriangle.up.righttriangle.down",
                "M10.4 9.6H20.8V2.4ZM10.4 14.4H20.8V21.6Z",
                arrows: "M5.2 3.4V20.6M2.4 6L5.2 3.2L8 6M2.4 18L5.2 20.8L8 18"),
            widget("small", Draw.roundedRect(6, 6, 5.6, 5.6, radius: 1.6)),
            widget("medium", Draw.roundedRect(6, 6, 12, 5.6, radius: 1.6)),
            widget("large", Draw.roundedRect(6, 6, 12, 12, radius: 2)),
            currencies.flatMap { $0 },
        ] as [[Icon]]).flatMap { $0 }
    }

    private static let eraserShape = Draw.polygon([
        .init(13.4, 2, 1.6), .init(20.6, 9.2, 1.6), .init(12.6, 17.2, 1.6), .init(8.6, 17.2, 1.4),
        .init(4.4, 13, 1.6), .init(4.4, 11, 1.6),
    ])

    /// Signs of money, as lines.
    private static var currencies: [[Icon]] {
        [
            lines(
                "bahtsign",
                "M7 4.4V19.6H13A3.9 3.9 0 0 0 13 11.8H7M7 4.4H12.2A3.7 3.7 0 0 1 12.2 11.8"
                    + "M11 1.8V22.2"
            ),
            lines("nairasign", "M6.4 21V3L17.6 21V3M3 10H21M3 14H21"),
            lines("pesosign", "M8 21V3H12.4A5.3 5.3 0 0 1 12.4 13.6H8M4.4 6.8H20M4.4 10H20"),
            lines("kipsign", "M7.4 3V21M18 3L7.4 12.4L18 21M3.6 12.2H19"),
            lines(
                "dongsign",
                "M16.4 3V17M16.4 12.4A4.4 4.4 0 1 1 7.6 12.4A4.4 4.4 0 1 1 16.4 12.4"
                    + "M12.4 5.6H20M6.4 20.8H17.6"
            ),
            lines("guaranisign", "M18 7.4A7.6 7.6 0 1 0 19.4 12.4H13M12 2V22"),
            lines("cedisign", "M18 7A7.6 7.6 0 1 0 18 17M12.4 2V22"),
            lines(
                "hryvniasign",
                "M7.2 6.6C8.4 4.4 10 3.4 12.2 3.4C15 3.4 17 5 17 7.6C17 12.4 7 11.6 7 16.4"
                    + "C7 19 9 20.6 11.8 20.6C14 20.6 15.6 19.6 16.8 17.4M4 10.2H20M4 13.8H20"
            ),
            lines("tengesign", "M4.6 3.4H19.4M4.6 8H19.4M12 8V20.8"),
            lines("tugriksign", "M4.6 3.6H19.4M12 3.6V21M7.4 13.4L16.6 9M7.4 17.4L16.6 13"),
            lines(
                "lirasign", "M17.8 7.2A5 5 0 0 0 8 8.4V15C8 17.8 7.2 19.6 5.6 20.8H18.4M5 10.6H14.6M5 14H14.6"
            ),
            lines(
                "shekelsign",
                "M4.4 20.4V4H10A5.4 5.4 0 0 1 15.4 9.4V14.4"
                    + "M19.6 3.6V14.6A5.6 5.6 0 0 1 14 20.2H9.2V9.4"),
            lines(
                "millsign",
                "M3.4 19V9M3.4 12.4A4.2 4.2 0 0 1 11.6 12.4V19"
                    + "M11.6 12.4A4.2 4.2 0 0 1 19.8 12.4V19M16.4 4.6L6.8 22"
            ),
            lines("australsign", "M4.4 21L12 3L19.6 21M3 12.4H21M3 16H21"),
            lines("coloncurrencysign", "M18.6 7A7.6 7.6 0 1 0 18.6 17M13.4 2L8.8 22M17.4 2L12.8 22"),
            lines("manatsign", "M4.6 20.4V14.6A7.4 7.4 0 0 1 19.4 14.6V20.4M12 3.4V17.6"),
            lines("chineseyuanrenminbisign", "M5.6 3.4L12 12.4L18.4 3.4M12 12.4V20.6M6 14.4H18"),
        ]
    }
}
