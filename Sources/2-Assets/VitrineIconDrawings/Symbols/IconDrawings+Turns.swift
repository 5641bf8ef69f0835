/// Arrows of all kinds, chevrons, signs of arithmetic, and currencies.
extension IconDrawings {
    private typealias Draw = PathData
    private static func triangle(_ name: String, _ corners: [(Double, Double)]) -> [Icon] {
        pair("arrowtriangle.\(name)", Draw.polygon(corners.map { .init($0.0, $0.1, 2) }))
    }
    private static func block(_ name: String, _ map: (Double, Double) -> (Double, Double)) -> [Icon] {
        let corners: [(Double, Double, Double)] = [
            (12, 2.4, 1), (21.8, 12.6, 1), (16.4, 12.6, 0.4), (16.4, 20.6, 1.4), (7.6, 20.6, 1.4),
            (7.6, 12.6, 0.4),
            (2.2, 12.6, 1),
        ]
        return pair(
            "arrowshape.\(name)",
            Draw.polygon(
                corners.map { corner in
                    let p = map(corner.0, corner.1)
                    return .init(p.0, p.1, corner.2)
                }))
    }
    private static let openBox =
        "M8.4 9H7.4A2.8 2.8 0 0 0 4.6 11.8V18.4A2.8 2.8 0 0 0 7.4 21.2H16.6"
        + "A2.8 2.8 0 0 0 19.4 18.4V11.8A2.8 2.8 0 0 0 16.6 9H15.6"

    @_optimize(none) static var turns: [Icon] {
        ([
            lines("arrow.up.and.down", "M12 2.8V21.2M7.4 7.4L12 2.8L16.6 7.4M7.4 16.6L12 21.2L16.6 16.6"),
            lines("arrow.left.and.right", "M2.8 12H21.2M7.4 7.4L2.8 12L7.4 16.6M16.6 7.4L21.2 12L16.6 16.6"),
            lines(
                "arrow.up.and.down.and.arrow.left.and.right",
                "M12 2V22M2 12H22M8.8 5.2L12 2L15.2 5.2M8.8 18.8L12 22L15.2 18.8M5.2 8.8"
                    + "L2 12L5.2 15.2M18.8 8.8L22 12L18.8 15.2"
            ),
            lines("arrow.up.to.line", "M4.4 3H19.6M12 21V7.2M6.6 12.6L12 7.2L17.4 12.6"),
            lines("arrow.down.to.line", "M4.4 21H19.6M12 3V16.8M6.6 11.4L12 16.8L17.4 11.4"),
            lines("arrow.left.to.line", "M3 4.4V19.6M21 12H7.2M12.6 6.6L7.2 12L12.6 17.4"),
            lines("arrow.right.to.line", "M21 4.4V19.6M3 12H16.8M11.4 6.6L16.8 12L11.4 17.4"),
            lines("arrow.uturn.down", "M9 20V9.2A5.25 5.25 0 0 1 19.5 9.2V15M4.3 15.3L9 20L13.7 15.3"),
            lines("arrow.uturn.up", "M15 4V14.8A5.25 5.25 0 0 1 4.5 14.8V9M19.7 8.7L15 4L10.3 8.7"),
            lines("arrow.turn.right.up", "M3.6 19.6H12.4A4 4 0 0 0 16.4 15.6V4.4M11.6 9.2L16.4 4.4L21.2 9.2"),
            lines("arrow.turn.left.up", "M20.4 19.6H11.6A4 4 0 0 1 7.6 15.6V4.4M12.4 9.2L7.6 4.4L2.8 9.2"),
            lines(
                "arrow.turn.right.down", "M3.6 4.4H12.4A4 4 0 0 1 16.4 8.4V19.6M11.6 14.8L16.4 19.6L21.2 14.8"
            ),
            lines(
                "arrow.turn.left.down", "M20.4 4.4H11.6A4 4 0 0 0 7.6 8.4V19.6M12.4 14.8L7.6 19.6L2.8 14.8"),
            lines(
                "arrow.2.squarepath",
                "M8.4 4.6H15.2A3.4 3.4 0 0 1 18.6 8V15.4M15 11.8L18.6 15.4L22.2 11.8"
                    + "M15.6 19.4H8.8A3.4 3.4 0 0 1 5.4 16V8.6M1.8 12.2L5.4 8.6L9 12.2"
            ),
            [
                Icon(
                    "arrow.triangle.merge",
                    [.stroke("M12 8.4V9C12 14.2 5.6 13 5.6 21.2M12 9C12 14.2 18.4 13 18.4 21.2")]
                        + .solid(head(12, 8.4, toward: 0), weight: 0.3))
            ],
            lines(
                "arrow.up.right.and.arrow.down.left",
                "M13.8 4V10.2H20M13.8 10.2L21 3M10.2 20V13.8H4M10.2 13.8L3 21"),
            lines(
                "arrow.down.left.and.arrow.up.right",
                "M20.6 9.6V3.4H14.4M20.6 3.4L14 10M3.4 14.4V20.6H9.6M3.4 20.6L10 14"),
            lines("chevron.left.2", "M11.6 5L4.6 12L11.6 19M19.4 5L12.4 12L19.4 19"),
            lines("chevron.right.2", "M4.6 5L11.6 12L4.6 19M12.4 5L19.4 12L12.4 19"),
            lines("chevron.up.2", "M5 11.6L12 4.6L19 11.6M5 19.4L12 12.4L19 19.4"),
            lines("chevron.down.2", "M5 4.6L12 11.6L19 4.6M5 12.4L12 19.4L19 12.4"),
            lines("chevron.compact.up", "M3.6 14L12 10L20.4 14"),
            lines("chevron.compact.down", "M3.6 10L12 14L20.4 10"),
            lines("chevron.compact.left", "M14 3.6L10 12L14 20.4"),
            lines("chevron.compact.right", "M10 3.6L14 12L10 20.4"),
            lines("chevron.down.chevron.up", "M6.8 3.8L12 9L17.2 3.8M6.8 20.2L12 15L17.2 20.2"),
            triangle("up", [(12, 2), (22.4, 20.4), (1.6, 20.4)]),
            triangle("down", [(1.6, 3.6), (22.4, 3.6), (12, 22)]),
            triangle("left", [(2, 12), (20.4, 1.6), (20.4, 22.4)]),
            triangle("right", [(3.6, 1.6), (22, 12), (3.6, 22.4)]),
            block("up") { ($0, $1) }, block("down") { ($0, 24 - $1) },
            block("left") { ($1, $0) }, block("right") { (24 - $1, $0) },
            [
                Icon(
                    "square.and.arrow.up.fill",
                    .solid(openBox + "Z").secondary + [
                        .cutStroke("M12 15.2V2.2", weight: 2.6), .stroke("M12 15.2V2.2M8.2 6L12 2.2L15.8 6"),
                    ]),
                Icon(
                    "square.and.arrow.down.fill",
                    .solid(openBox + "Z").secondary + [
                        .cutStroke("M12 2.4V15.6M8.2 11.8L12 15.6L15.8 11.8", weight: 2.6),
                        .stroke("M12 2.4V15.6M8.2 11.8L12 15.6L15.8 11.8"),
                    ]),
                Icon(
                    "square.and.arrow.up.on.square",
                    [
                        Icon.Layer.stroke(
                            "M9.6 8.4H8.8A2.6 2.6 0 0 0 6.2 11V15.6A2.6 2.6 0 0 0 8.8 18.2"
                                + "H18.6A2.6 2.6 0 0 0 21.2 15.6V11A2.6 2.6 0 0 0 18.6 8.4H17.8"
                                + "M3 11.6V18.8A2.6 2.6 0 0 0 5.6 21.4H17.6"
                        ).secondary,
                        .stroke("M13.7 13.6V2.2M10.3 5.6L13.7 2.2L17.1 5.6"),
                    ]),
                Icon(
                    "square.and.arrow.down.on.square",
                    [
                        Icon.Layer.stroke(
                            "M9.6 7.4H8.8A2.6 2.6 0 0 0 6.2 10V15.6A2.6 2.6 0 0 0 8.8 18.2"
                                + "H18.6A2.6 2.6 0 0 0 21.2 15.6V10A2.6 2.6 0 0 0 18.6 7.4H17.8"
                                + "M3 11.6V18.8A2.6 2.6 0 0 0 5.6 21.4H17.6"
                        ).secondary,
                        .stroke("M13.7 2.2V13.8M10.3 10.4L13.7 13.8L17.1 10.4"),
                    ]),
                Icon(
                    "rectangle.portrait.and.arrow.right.fill",
                    .solid(
                        "M10.6 3H5.8A2.8 2.8 0 0 0 3 5.8V18.2A2.8 2.8 0 0 0 5.8 21H10.6"
                            + "A2.8 2.8 0 0 0 13.4 18.2V5.8A2.8 2.8 0 0 0 10.6 3Z"
                    ).secondary + [
                        .cutStroke("M8.2 12H21.2", weight: 2.6),
                        .stroke("M8.2 12H21.2M17.6 8.4L21.2 12L17.6 15.6"),
                    ]),
            ],
            lines("equal", "M4 8.6H20M4 15.4H20", weight: 1.1),
            lines("multiply", "M5.4 5.4L18.6 18.6M18.6 5.4L5.4 18.6", weight: 1.1),
            [
                Icon(
                    "divide",
                    [
                        .stroke("M4 12H20", weight: 1.1),
                        .stroke(Draw.dots([(12, 5.4), (12, 18.6)]), weight: 1.7),
                    ])
            ],
            lines("lessthan", "M19 4.6L5 12L19 19.4"), lines("greaterthan", "M5 4.6L19 12L5 19.4"),
            lines("plusminus", "M12 3V15M6 9H18M6 20.6H18"),
            lines("plus.forwardslash.minus", "M6.6 3.2V11.2M2.6 7.2H10.6M19 3.6L5 20.4M13.4 17.4H21.4"),
            lines("sum", "M18.6 6.6V3.6H5.4L13 12L5.4 20.4H18.6V17.4"),
            lines(
                "x.squareroot", "M1.8 13.4L4.2 12.2L7.6 20.4L11 3.6H22.2M13.4 9.4L20.6 18M20.6 9.4L13.4 18"),
            lines(
                "function",
                "M2 20.6C4 20.8 5 19.8 5.5 17.2L7.1 7.4C7.5 4.8 8.5 3.6 10.4 3.8M3.2 9.8H9.2"
                    + "M13.4 7.2C11.7 10.4 11.7 17 13.4 20.2M20.5 7.2C22.2 10.4 22.2 17 20.5 20.2"
                    + "M15.2 11.2L18.7 16.2M18.7 11.2L15.2 16.2", weight: 0.9),
            lines("asterisk", Draw.spokes(12, 12, from: 0, to: 9.2, at: [0, 60, 120, 180, 240, 300])),
            [
                Icon(
                    "info", [.stroke("M9 10.4H12.4V19.6M8.6 19.8H16"), .stroke(Draw.dot(12, 5), weight: 1.6)])
            ],
            lines(
                "dollarsign",
                "M17.6 7.6C17 5.4 15 4.2 12 4.2C8.6 4.2 6.2 5.8 6.2 8.2"
                    + "C6.2 13.6 18.2 10.4 18.2 16C18.2 18.4 15.6 19.8 12 19.8"
                    + "C8.8 19.8 6.4 18.4 5.8 16M12 1.8V22.2"
            ),
            lines("eurosign", "M19 5.4A8.6 8.6 0 1 0 19 18.6M3 9.8H14.6M3 14.2H13.6"),
            lines("sterlingsign", "M17.8 7.2A5 5 0 0 0 8 8.4V15C8 17.8 7.2 19.6 5.6 20.8H18.4M5 12.8H14.6"),
            lines("yensign", "M5.6 3.4L12 12.4L18.4 3.4M12 12.4V20.6M6 12.6H18M6 16.6H18"),
            lines(
                "bitcoinsign",
                "M7 4.4V19.6M4.8 4.4H13A3.7 3.7 0 0 1 13 11.8H7M13 11.8H13.8"
                    + "A3.9 3.9 0 0 1 13.8 19.6H4.8M9 1.8V4.4M13 1.8V4.4M9 19.6V22.2M13 19.6V22.2"
            ),
            lines("centsign", "M17.6 7.6A6.6 6.6 0 1 0 17.6 16.4M12 2.4V21.6"),
            lines("indianrupeesign", "M6 3.6H18M6 8.2H18M6 3.6H9.4A4.6 4.6 0 0 1 9.4 12.8H6L15.6 21"),
            lines("rublesign", "M8 20.8V3.6H13.6A4.6 4.6 0 0 1 13.6 12.8H5M5 16.6H14"),
            lines("wonsign", "M4 3.8L8.2 20.2L12 6L15.8 20.2L20 3.8M2.4 9.8H21.6M2.4 13.8H21.6"),
            lines("francsign", "M8 20.8V3.6H18M8 11.6H16.4M5 16.4H13"),
            lines("turkishlirasign", "M9 3V20.6C14.4 20.6 18 17.4 18 12.4M5.4 11L15 6.4M5.4 15.4L15 10.8"),
        ] as [[Icon]]).flatMap { $0 }
    }
}
