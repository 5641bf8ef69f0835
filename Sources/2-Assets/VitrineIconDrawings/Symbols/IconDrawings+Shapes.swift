import VitrineGeometry

/// Plain shapes, halves of them, grids, and the layouts of windows.
extension IconDrawings {
    private typealias Draw = PathData
    private static let tallRectangle = Draw.roundedRect(4.4, 2, 15.2, 20, radius: 3)
    private static let wideRectangle = Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 3)
    private static let roundSquare = Draw.roundedRect(3.4, 3.4, 17.2, 17.2, radius: 4.2)
    private static let dashedSquare =
        "M3.4 9V7.6A4.2 4.2 0 0 1 7.6 3.4H9M15 3.4H16.4A4.2 4.2 0 0 1 20.6 7.6V9"
        + "M20.6 15V16.4A4.2 4.2 0 0 1 16.4 20.6H15M9 20.6H7.6A4.2 4.2 0 0 1 3.4 16.4V15"
    private static let frontRectangle = Draw.roundedRect(6.6, 8.2, 15.6, 11.8, radius: 2.6)
    private static let backRectangle =
        "M17.2 4.6A2.4 2.4 0 0 0 15 4H4.4A2.6 2.6 0 0 0 1.8 6.6V13A2.4 2.4 0 0 0 3 15.2"

    private static func half(_ side: String, _ data: String) -> [Icon] {
        [
            Icon("circle.\(side)half.filled", [.ring, .fill(data)])
        ]
    }

    /// Returns a window with a part of it filled.
    private static func window(_ name: String, filling rect: String) -> [Icon] {
        [Icon(name, [Icon.Layer.stroke(wideRectangle), Icon.Layer.fill(rect)])]
    }

    private static func cells(_ columns: Int, _ rows: Int, width: Double, height: Double, gap: Double)
        -> String
    {
        let w = (width - gap * Double(columns - 1)) / Double(columns)
        let h = (height - gap * Double(rows - 1)) / Double(rows)
        var data = ""
        for row in 0..<rows {
            for column in 0..<columns {
                let x = 12 - width / 2 + Double(column) * (w + gap)
                let y = 12 - height / 2 + Double(row) * (h + gap)
                data += Draw.roundedRect(x, y, w, h, radius: min(w, h) * 0.28)
            }
        }
        return data
    }

    @_optimize(none) static var shapes: [Icon] {
        ([
            pair("triangle", triangle),
            pair(
                "diamond",
                Draw.polygon([.init(12, 1.6, 2), .init(22.4, 12, 2), .init(12, 22.4, 2), .init(1.6, 12, 2)])),
            pair(
                "rhombus",
                Draw.polygon([
                    .init(12, 1.6, 1.6), .init(19.6, 12, 1.6), .init(12, 22.4, 1.6), .init(4.4, 12, 1.6),
                ])),
            pair(
                "octagon",
                Draw.polygon([
                    .init(7.8, 2, 1.8), .init(16.2, 2, 1.8), .init(22, 7.8, 1.8), .init(22, 16.2, 1.8),
                    .init(16.2, 22, 1.8), .init(7.8, 22, 1.8), .init(2, 16.2, 1.8), .init(2, 7.8, 1.8),
                ])),
            pair(
                "hexagon",
                Draw.polygon([
                    .init(12, 1.4, 1.8), .init(21.2, 6.7, 1.8), .init(21.2, 17.3, 1.8), .init(12, 22.6, 1.8),
                    .init(2.8, 17.3, 1.8), .init(2.8, 6.7, 1.8),
                ])),
            pair(
                "pentagon",
                Draw.polygon([
                    .init(12, 1.8, 1.8), .init(22.2, 9.2, 1.8), .init(18.3, 21.2, 1.8), .init(5.7, 21.2, 1.8),
                    .init(1.8, 9.2, 1.8),
                ])),
            pair("seal", seal),
            pair("capsule", Draw.roundedRect(1.8, 6.4, 20.4, 11.2, radius: 5.6)),
            pair("capsule.portrait", Draw.roundedRect(6.4, 1.8, 11.2, 20.4, radius: 5.6)),
            pair("oval", Draw.ellipse(12, 12, 10.2, 7.2)),
            pair("oval.portrait", Draw.ellipse(12, 12, 7.2, 10.2)),
            pair("rectangle.portrait", tallRectangle),
            pair("bubble", speech),
            half("left", "M12 2.3A9.7 9.7 0 0 0 12 21.7Z"), half("right", "M12 2.3A9.7 9.7 0 0 1 12 21.7Z"),
            half("top", "M2.3 12A9.7 9.7 0 0 1 21.7 12Z"), half("bottom", "M2.3 12A9.7 9.7 0 0 0 21.7 12Z"),
            [
                Icon("circle.lefthalf.filled.inverse", .disc + [.cut("M12 4.3A7.7 7.7 0 0 0 12 19.7Z")]),
                Icon(
                    "circle.dotted",
                    [
                        .stroke(
                            (0..<12).map { index in
                                let p = Draw.pointOnCircle(
                                    centerX: 12, centerY: 12, radius: 9.7, degrees: Double(index) * 30)
                                return Draw.dot(p.x, p.y)
                            }.joined())
                    ]),
                Icon(
                    "circle.dashed",
                    [
                        .stroke(
                            (0..<8).map {
                                Draw.arc(12, 12, 9.7, from: Double($0) * 45, to: Double($0) * 45 + 25)
                            }.joined())
                    ]),
                Icon("circle.inset.filled", [.ring.secondary, .fill(Draw.circle(12, 12, 6.6))]),
                Icon("smallcircle.filled.circle", [.ring.secondary, .fill(Draw.circle(12, 12, 3.6))]),
                Icon(
                    "smallcircle.filled.circle.fill",
                    .disc.secondary + [.cut(Draw.circle(12, 12, 3.6)).primary]),
                Icon("circle.circle", [.ring.secondary, .stroke(Draw.circle(12, 12, 5.4))]),
                Icon("circle.circle.fill", .disc.secondary + [.cutStroke(Draw.circle(12, 12, 5.4)).primary]),
                Icon(
                    "square.dashed",
                    [.stroke(dashedSquare + "M11.4 3.4H12.6M11.4 20.6H12.6M3.4 11.4V12.6M20.6 11.4V12.6")]),
                Icon(
                    "square.inset.filled",
                    [
                        Icon.Layer.stroke(roundSquare).secondary,
                        .fill(Draw.roundedRect(6.4, 6.4, 11.2, 11.2, radius: 2)),
                    ]),
                Icon(
                    "square.lefthalf.filled",
                    [
                        .stroke(roundSquare),
                        .fill("M12 3.4H7.6A4.2 4.2 0 0 0 3.4 7.6V16.4A4.2 4.2 0 0 0 7.6 20.6H12Z"),
                    ]),
                Icon(
                    "square.righthalf.filled",
                    [
                        .stroke(roundSquare),
                        .fill("M12 3.4H16.4A4.2 4.2 0 0 1 20.6 7.6V16.4A4.2 4.2 0 0 1 16.4 20.6H12Z"),
                    ]),
                Icon(
                    "square.tophalf.filled",
                    [
                        .stroke(roundSquare),
                        .fill("M3.4 12V7.6A4.2 4.2 0 0 1 7.6 3.4H16.4A4.2 4.2 0 0 1 20.6 7.6V12Z"),
                    ]),
                Icon(
                    "square.bottomhalf.filled",
                    [
                        .stroke(roundSquare),
                        .fill("M3.4 12V16.4A4.2 4.2 0 0 0 7.6 20.6H16.4A4.2 4.2 0 0 0 20.6 16.4V12Z"),
                    ]),
            ],
            pair("square.split.2x1", roundSquare, inner: "M12 3.4V20.6"),
            pair("square.split.1x2", roundSquare, inner: "M3.4 12H20.6"),
            pair("square.split.2x2", roundSquare, inner: "M12 3.4V20.6M3.4 12H20.6"),
            pair("square.split.diagonal", roundSquare, inner: "M4.6 19.4L19.4 4.6"),
            pair("rectangle.split.1x2", wideRectangle, inner: "M1.8 12H22.2"),
            pair("rectangle.split.2x2", wideRectangle, inner: "M1.8 12H22.2M12 4.4V19.6"),
            pair(
                "rectangle.split.3x3", wideRectangle,
                inner: "M1.8 9.5H22.2M1.8 14.5H22.2M8.6 4.4V19.6M15.4 4.4V19.6"),
            pair(
                "tablecells", wideRectangle, inner: "M1.8 9.5H22.2M1.8 14.5H22.2M8.6 4.4V19.6M15.4 4.4V19.6"),
            pair("rectangle.grid.2x2", cells(2, 2, width: 20, height: 15.6, gap: 3.2)),
            pair("rectangle.grid.3x2", cells(3, 2, width: 20.4, height: 13.6, gap: 3.2)),
            pair("square.grid.3x2", cells(3, 2, width: 20.4, height: 13, gap: 3.2)),
            pair("square.grid.4x3", cells(4, 3, width: 20.6, height: 15, gap: 2.9)),
            pair("rectangle.grid.3x3", cells(3, 3, width: 20.4, height: 17, gap: 3)),
            [
                Icon(
                    "rectangle.on.rectangle",
                    [.stroke(frontRectangle), Icon.Layer.stroke(backRectangle).secondary]),
                Icon(
                    "rectangle.on.rectangle.fill",
                    before(frontRectangle, Draw.roundedRect(1.8, 4, 15.4, 11.6, radius: 2.6))),
            ],
            pair(
                "square.stack", Draw.roundedRect(3.6, 8.2, 16.8, 14.3, radius: 3.4),
                outer: "M6.2 4.8H17.8M8.4 1.5H15.6"),
            pair(
                "circle.grid.2x2",
                [(6.8, 6.8), (17.2, 6.8), (6.8, 17.2), (17.2, 17.2)].map { Draw.circle($0.0, $0.1, 3.4) }
                    .joined()),
            pair(
                "circle.grid.cross",
                [(12, 4.6), (12, 19.4), (4.6, 12), (19.4, 12)].map { Draw.circle($0.0, $0.1, 2.8) }.joined()),
            pair(
                "circle.hexagongrid",
                [(12, 12), (4.6, 12), (19.4, 12), (8.3, 5.6), (15.7, 5.6), (8.3, 18.4), (15.7, 18.4)].map {
                    Draw.circle($0.0, $0.1, 2.5)
                }.joined()),
            pair(
                "rectangle.3.group",
                Draw.roundedRect(2, 3.6, 8.6, 16.8, radius: 2.2)
                    + Draw.roundedRect(13.6, 3.6, 8.4, 7, radius: 2)
                    + Draw.roundedRect(13.6, 13.4, 8.4, 7, radius: 2)),
            pair(
                "rectangle.3.offgrid",
                Draw.roundedRect(2, 3.6, 8.6, 16.8, radius: 2.2)
                    + Draw.roundedRect(13.6, 3.6, 8.4, 4.8, radius: 1.8)
                    + Draw.roundedRect(13.6, 11.4, 8.4, 9, radius: 2)),
            lines(
                "rectangle.dashed",
                "M1.8 9V7.4A3 3 0 0 1 4.8 4.4H6.4M17.6 4.4H19.2A3 3 0 0 1 22.2 7.4V9"
                    + "M22.2 15V16.6A3 3 0 0 1 19.2 19.6H17.6"
                    + "M6.4 19.6H4.8A3 3 0 0 1 1.8 16.6V15M10.4 4.4H13.6M10.4 19.6H13.6"),
            window(
                "rectangle.lefthalf.filled",
                filling: "M12 4.4H4.8A3 3 0 0 0 1.8 7.4V16.6A3 3 0 0 0 4.8 19.6H12Z"),
            window(
                "rectangle.righthalf.filled",
                filling: "M12 4.4H19.2A3 3 0 0 1 22.2 7.4V16.6A3 3 0 0 1 19.2 19.6H12Z"),
            window(
                "rectangle.tophalf.filled",
                filling: "M1.8 12V7.4A3 3 0 0 1 4.8 4.4H19.2A3 3 0 0 1 22.2 7.4V12Z"),
            window(
                "rectangle.bottomhalf.filled",
                filling: "M1.8 12V16.6A3 3 0 0 0 4.8 19.6H19.2A3 3 0 0 0 22.2 16.6V12Z"),
            [
                Icon(
                    "rectangle.and.pencil.and.ellipsis",
                    [
                        Icon.Layer.stroke(
                            "M13 18.6H4.4A2.6 2.6 0 0 1 1.8 16V9.6A2.6 2.6 0 0 1 4.4 7H15.6"
                                + "M20.4 9.4C21.4 9.6 22.2 9 22.2 11V16A2.6 2.6 0 0 1 19.6 18.6"
                                + "H18.4"
                        ).secondary,
                        .stroke(Draw.dots([(6, 12.8), (9.4, 12.8), (12.8, 12.8)]), weight: 1.1),
                        .stroke("M15.2 14.2L21.4 3.6", weight: 1.5),
                    ]),
                Icon(
                    "square.and.line.vertical.and.square",
                    [
                        .stroke(
                            Draw.roundedRect(1.8, 7.4, 7.2, 9.2, radius: 1.8)
                                + Draw.roundedRect(15, 7.4, 7.2, 9.2, radius: 1.8)), .stroke("M12 3V21"),
                    ]),
                Icon(
                    "macwindow.on.rectangle",
                    [.stroke(frontRectangle + "M6.6 11.8H22.2"), Icon.Layer.stroke(backRectangle).secondary]),
                Icon(
                    "text.below.photo",
                    [
                        .stroke(Draw.roundedRect(3, 2.6, 18, 11, radius: 2.6)),
                        .stroke("M4.4 12.4L9 8.2L12.6 11.4L15 9.4L19.6 12.8"),
                        .stroke("M3 17.4H21M3 21.2H14").secondary,
                    ]),
                Icon(
                    "list.bullet.below.rectangle",
                    [
                        .stroke(Draw.roundedRect(3, 2.6, 18, 8.4, radius: 2.4)),
                        .stroke("M7.6 15.6H21M7.6 20.4H21").secondary,
                        .stroke(Draw.dots([(3.8, 15.6), (3.8, 20.4)]), weight: 1.3),
                    ]),
                Icon(
                    "squares.below.rectangle",
                    [
                        .stroke(Draw.roundedRect(2.4, 3, 19.2, 8.6, radius: 2.4)),
                        Icon.Layer.stroke(
                            Draw.roundedRect(2.4, 15.4, 5, 5, radius: 1.4)
                                + Draw.roundedRect(9.5, 15.4, 5, 5, radius: 1.4)
                                + Draw.roundedRect(16.6, 15.4, 5, 5, radius: 1.4)
                        ).secondary,
                    ]),
            ],
        ] as [[Icon]]).flatMap { $0 }
    }
}
