/// Grids of which one is filled, points with paths between them, ways to meter light, and windows.
extension IconDrawings {
    private typealias Draw = PathData
    private static let leftBrace =
        "M8 3.4C5.8 3.4 5.2 4.6 5.2 6.4V9C5.2 10.8 4.2 12 2.4 12C4.2 12 5.2 13.2 5.2 15V17.6"
        + "C5.2 19.4 5.8 20.6 8 20.6"
    private static let rightBrace =
        "M16 3.4C18.2 3.4 18.8 4.6 18.8 6.4V9C18.8 10.8 19.8 12 21.6 12C19.8 12 18.8 13.2 18.8 15V17.6"
        + "C18.8 19.4 18.2 20.6 16 20.6"
    private static let screen = Draw.roundedRect(1.8, 4, 20.4, 16, radius: 3)
    private static let thirds = [
        "topleft", "topmiddle", "topright", "middleleft", "middle", "middleright",
        "bottomleft", "bottommiddle", "bottomright",
    ]

    /// Returns shapes of which one is filled, under its name and the earlier one that ends in `fill`.
    private static func marked(_ name: String, _ shapes: [String], _ place: Int) -> [Icon] {
        let rest = shapes.enumerated().filter { $0.offset != place }.map(\.element).joined()
        let layers = [Icon.Layer.stroke(rest).secondary] + .solid(shapes[place])
        return [Icon(name + ".filled", layers), Icon(name + ".fill", layers)]
    }

    /// Returns two points with a path between them; those that are filled are solid.
    private static func scurve(_ name: String, isFilled: (Bool, Bool)) -> [Icon] {
        let (low, high) = (Draw.circle(5.2, 18.4, 2.9), Draw.circle(18.8, 5.6, 2.9))
        return [
            Icon(
                name,
                [.stroke("M8.6 18.4C14.6 18.4 9.4 5.6 15.4 5.6").secondary]
                    + (isFilled.0 ? .solid(low) : [.stroke(low)])
                    + (isFilled.1 ? .solid(high) : [.stroke(high)]))
        ]
    }

    /// Returns a frame of a camera and what it meters.
    private static func metering(_ name: String, _ layers: [Icon.Layer]) -> [Icon] {
        [Icon("camera.metering." + name, [Icon.Layer.stroke(screen).secondary] + layers)]
    }

    /// Returns a rectangle, and an arrow out of it at the opposite corner.
    private static func leaving(_ name: String, _ rectangle: String, _ arrow: String) -> [Icon] {
        [
            Icon("arrow.\(name).rectangle", [.stroke(arrow), .stroke(rectangle).secondary]),
            Icon("arrow.\(name).rectangle.fill", [.stroke(arrow)] + .solid(rectangle).secondary),
        ]
    }

    @_optimize(none) static var grids: [Icon] {
        let dots = [(12, 4.7), (4.7, 12), (19.3, 12), (12, 19.3)].map { Draw.circle($0.0, $0.1, 3.1) }
        let pairs = [Draw.circle(6.2, 12, 4), Draw.circle(17.8, 12, 4)]
        let cells = (0..<9).map { index in
            Draw.roundedRect(2.2 + Double(index % 3) * 7, 2.2 + Double(index / 3) * 7, 5.6, 5.6, radius: 1.2)
        }
        let points = [Draw.circle(12, 4.8, 2.9), Draw.circle(4.8, 18.6, 2.9), Draw.circle(19.2, 18.6, 2.9)]
        return
            ([
                marked("circle.grid.cross.up", dots, 0), marked("circle.grid.cross.left", dots, 1),
                marked("circle.grid.cross.right", dots, 2), marked("circle.grid.cross.down", dots, 3),
                thirds.enumerated().flatMap { marked("square.grid.3x3.\($0.element)", cells, $0.offset) },
                pair("circle.grid.2x1", pairs.joined()), pair("circlebadge.2", pairs.joined()),
                [marked("circle.grid.2x1.left", pairs, 0)[0], marked("circle.grid.2x1.right", pairs, 1)[0]],
                scurve("point.bottomleft.forward.to.point.topright.scurvepath", isFilled: (false, false)),
                scurve("point.bottomleft.forward.to.point.topright.scurvepath.fill", isFilled: (true, true)),
                scurve(
                    "point.bottomleft.filled.forward.to.point.topright.scurvepath", isFilled: (true, false)),
                scurve(
                    "point.bottomleft.forward.to.point.topright.filled.scurvepath", isFilled: (false, true)),
                [
                    Icon(
                        "point.3.filled.connected.trianglepath.dotted",
                        .solid(points.joined()) + [
                            Icon.Layer.stroke(
                                Draw.dots([
                                    (9.6, 9.4), (8.4, 11.7), (7.2, 14), (14.4, 9.4), (15.6, 11.7), (16.8, 14),
                                    (9.6, 18.6), (12, 18.6), (14.4, 18.6),
                                ]), weight: 0.9
                            ).secondary
                        ])
                ],
                metering("none", []), metering("spot", [.stroke(Draw.dot(12, 12), weight: 2)]),
                metering("partial", [.stroke(Draw.circle(12, 12, 3.4))]),
                metering("center.weighted", .solid(Draw.circle(12, 12, 3))),
                metering(
                    "center.weighted.average",
                    .solid(Draw.circle(12, 12, 2)) + [.stroke(Draw.circle(12, 12, 5), weight: 0.8)]),
                metering(
                    "multispot",
                    [.stroke(Draw.dots([(7, 12), (12, 8.6), (12, 12), (12, 15.4), (17, 12)]), weight: 1.4)]),
                metering("matrix", [.stroke("M8.6 4V20M15.4 4V20M1.8 9.4H22.2M1.8 14.6H22.2", weight: 0.8)]),
                leaving(
                    "up.right.bottomleft", Draw.roundedRect(1.8, 9.4, 13, 12.4, radius: 3),
                    "M14.6 9.4L21.4 2.6M15.8 2.4H21.6V8.2"),
                leaving(
                    "up.left.bottomright", Draw.roundedRect(9.2, 9.4, 13, 12.4, radius: 3),
                    "M9.4 9.4L2.6 2.6M8.2 2.4H2.4V8.2"),
                leaving(
                    "down.left.topright", Draw.roundedRect(9.2, 2.2, 13, 12.4, radius: 3),
                    "M9.4 14.6L2.6 21.4M8.2 21.6H2.4V15.8"),
                leaving(
                    "down.right.topleft", Draw.roundedRect(1.8, 2.2, 13, 12.4, radius: 3),
                    "M14.6 14.6L21.4 21.4M15.8 21.6H21.6V15.8"),
                [
                    Icon(
                        "ellipsis.curlybraces",
                        [
                            .stroke(leftBrace + rightBrace).secondary,
                            .stroke(Draw.dots([(8.6, 12), (12, 12), (15.4, 12)]), weight: 1.5),
                        ]),
                    Icon(
                        "slider.horizontal.below.rectangle",
                        [
                            .stroke(Draw.roundedRect(2.4, 3.2, 19.2, 11, radius: 2.8)).secondary,
                            .stroke("M2.4 19.4H21.6"), .cut(Draw.circle(8.6, 19.4, 3.4)),
                            .stroke(Draw.circle(8.6, 19.4, 2)),
                        ]),
                    Icon(
                        "chevron.left.chevron.right", [.stroke("M8.2 5L2.2 12L8.2 19M15.8 5L21.8 12L15.8 19")]
                    ),
                    Icon("line.diagonal", [.stroke("M3.6 20.4L20.4 3.6")]),
                    Icon("line.diagonal.arrow", [.stroke("M3.6 20.4L20.4 3.6M11.4 3.4H20.6V12.6")]),
                    Icon(
                        "dock.arrow.up.rectangle",
                        [
                            .stroke(screen).secondary,
                            .stroke("M6.8 16.6H17.2M12 13.4V7.4M9.2 10.2L12 7.4L14.8 10.2"),
                        ]),
                    Icon(
                        "dock.arrow.down.rectangle",
                        [
                            .stroke(screen).secondary,
                            .stroke("M6.8 16.6H17.2M12 7.2V13.2M9.2 10.4L12 13.2L14.8 10.4"),
                        ]),
                    Icon("square.dotted", [.stroke(squareDots, weight: 1.2)]),
                    Icon(
                        "memories",
                        [
                            .stroke(Draw.arc(12.4, 12, 9.2, from: 290, to: 580)).secondary,
                            .stroke("M2.8 3.8V9H8").secondary,
                            .fill(
                                Draw.polygon([
                                    .init(10, 7.6, 0.8), .init(17.2, 12, 0.8), .init(10, 16.4, 0.8),
                                ])),
                        ]),
                ],
                pair(
                    "square.split.diagonal.2x2", Draw.roundedRect(2.8, 2.8, 18.4, 18.4, radius: 3.6),
                    inner: "M4.4 4.4L19.6 19.6M19.6 4.4L4.4 19.6", weight: 0.9),
                pair(
                    "yieldsign",
                    Draw.polygon([.init(1.6, 3.6, 1.8), .init(22.4, 3.6, 1.8), .init(12, 21.4, 1.8)]),
                    inner: "M8 8H16L12 14.8Z"),
                outward("person.and.arrow.left.and.arrow.right", isFilled: false),
                outward("person.fill.and.arrow.left.and.arrow.right", isFilled: true),
                outward("person.and.arrow.left.and.arrow.right.outward", isFilled: false),
                outward("person.fill.and.arrow.left.and.arrow.right.outward", isFilled: true),
            ] as [[Icon]]).flatMap { $0 }
    }

    private static let squareDots = Draw.dots(
        stride(from: 3.4, through: 20.6, by: 4.3).flatMap { [($0, 3.4), ($0, 20.6)] }
            + stride(from: 7.7, through: 16.4, by: 4.3).flatMap { [(3.4, $0), (20.6, $0)] })

    /// Returns a person between two arrows.
    private static func outward(_ name: String, isFilled: Bool) -> [Icon] {
        let (head, body) = (
            Draw.circle(12, 7.4, 3), "M7.4 18.6C7.4 15.2 9.2 13.4 12 13.4C14.8 13.4 16.6 15.2 16.6 18.6Z"
        )
        return [
            Icon(
                name,
                (isFilled ? .solid(head + body) : [.stroke(head + body)]) + [
                    Icon.Layer.stroke(
                        "M6.2 11.6H1.8M4.2 9L1.6 11.6L4.2 14.2M17.8 11.6H22.2M19.8 9L22.4 11.6L19.8 14.2"
                    ).secondary
                ])
        ]
    }
}
