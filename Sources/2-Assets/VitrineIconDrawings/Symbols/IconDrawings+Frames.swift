import VitrineGeometry

/// Parts of frames, arrows at lines, and what is laid out beside them.
extension IconDrawings {
    private typealias Draw = PathData
    private static let backRectangle =
        "M3.6 14.8A2.6 2.6 0 0 1 1.8 12.3V6.2A2.6 2.6 0 0 1 4.4 3.6H15A2.6 2.6 0 0 1 17.5 5.4"
    private static let frontRectangle = Draw.roundedRect(6.4, 8.8, 15.8, 11.6, radius: 2.6)
    private static let levelRectangle = Draw.roundedRect(7, 10, 15, 10.6, radius: 2.6)
    private static let leaningEdge =
        "M4.6 16L2 8.4A2.4 2.4 0 0 1 3.5 5.4L13.4 2.2A2.4 2.4 0 0 1 16.4 3.8L17.2 6.6"
    private static let keycaps =
        Draw.roundedRect(8.9, 3.6, 6.2, 7.2, radius: 1.6) + Draw.roundedRect(1.8, 13.2, 6.2, 7.2, radius: 1.6)
        + Draw.roundedRect(8.9, 13.2, 6.2, 7.2, radius: 1.6)
        + Draw.roundedRect(16, 13.2, 6.2, 7.2, radius: 1.6)
    private static let plus = "M14.3 11.8V17.4M11.5 14.6H17.1"

    /// A frame, its outline and the room inside it.
    private struct Frame {
        var name: String
        var box: (x: Double, y: Double, width: Double, height: Double)
        var radius: Double
    }

    private static let partialFrames: [Frame] = [
        Frame(name: "rectangle", box: (1.8, 4.4, 20.4, 15.2), radius: 3),
        Frame(name: "rectangle.portrait", box: (4.4, 1.8, 15.2, 20.4), radius: 3),
        Frame(name: "square", box: (3.4, 3.4, 17.2, 17.2), radius: 4.2),
    ]

    /// The parts of the room inside a frame that SF Symbols fills, as shares of its sides.
    private static let parts: [(name: String, x: Double, y: Double, width: Double, height: Double)] = [
        ("tophalf", 0, 0, 1, 0.46), ("bottomhalf", 0, 0.54, 1, 0.46), ("lefthalf", 0, 0, 0.4487, 1),
        ("righthalf", 0.5513, 0, 0.4487, 1), ("topthird", 0, 0, 1, 0.4038),
        ("bottomthird", 0, 0.5962, 1, 0.4038),
        ("leftthird", 0, 0, 0.36, 1), ("rightthird", 0.64, 0, 0.36, 1), ("topleft", 0, 0, 0.46, 0.44),
        ("topright", 0.54, 0, 0.46, 0.44), ("bottomleft", 0, 0.56, 0.46, 0.44),
        ("bottomright", 0.54, 0.56, 0.46, 0.44), ("center", 0.2436, 0.1731, 0.5128, 0.6538),
    ]

    /// Frames with a part of their room filled, under the names of SF Symbols 3 to 5 and those of 6 and
    /// later, with sides of the screen and with sides of reading.
    private static var filledFrames: [Icon] {
        partialFrames.flatMap { frame in
            let (x, y, width, height) = frame.box
            let (left, top, roomWidth, roomHeight) = (x + 2.4, y + 2.4, width - 4.8, height - 4.8)
            let outline = Draw.roundedRect(x, y, width, height, radius: frame.radius)
            return parts.flatMap { part -> [Icon] in
                guard frame.name != "square" || part.name.hasSuffix("third") else { return [] }
                let rect = Draw.roundedRect(
                    left + part.x * roomWidth, top + part.y * roomHeight, part.width * roomWidth,
                    part.height * roomHeight, radius: 1.2)
                let isCorner = part.width < 0.5 && part.height < 0.5
                return Set([part.name, directed(part.name)]).sorted().flatMap { name in
                    let older =
                        isCorner && frame.name == "rectangle"
                        ? "rectangle.inset.\(name).filled" : "\(frame.name).\(name).inset.filled"
                    return [older, "inset.filled.\(name).\(frame.name)"].map {
                        Icon($0, [.stroke(outline), .fill(rect)])
                    }
                }
            }
        }
    }

    /// Returns the name of a part by sides of reading: `leadinghalf` for `lefthalf`.
    private static func directed(_ name: String) -> String {
        for (side, reading) in [("left", "leading"), ("right", "trailing")] {
            if name.hasPrefix(side) { return reading + name.dropFirst(side.count) }
            if name.hasSuffix(side) { return name.dropLast(side.count) + reading }
        }
        return name
    }

    @_optimize(none) static var frames: [Icon] {
        ([
            filledFrames,
            lines("arrow.up.to.line.compact", "M12 19.8V8M7 12.6L12 7.6L17 12.6M4.6 4H19.4"),
            lines("arrow.down.to.line.compact", "M12 4.2V16M7 11.4L12 16.4L17 11.4M4.6 20H19.4"),
            lines("arrow.left.to.line.compact", "M19.8 12H8M12.6 7L7.6 12L12.6 17M4 4.6V19.4"),
            lines("arrow.right.to.line.compact", "M4.2 12H16M11.4 7L16.4 12L11.4 17M20 4.6V19.4"),
            lines("chevron.right.to.line", "M5 4.4L12.8 12L5 19.6M19 4.4V19.6"),
            lines("chevron.left.to.line", "M19 4.4L11.2 12L19 19.6M5 4.4V19.6"),
            lines("chevron.up.to.line", "M4.4 19L12 11.2L19.6 19M4.4 5H19.6"),
            lines("chevron.down.to.line", "M4.4 5L12 12.8L19.6 5M4.4 19H19.6"),
            lines(
                "arrow.right.arrow.left",
                "M3.4 7.4H20.2M16.4 3.4L20.4 7.4L16.4 11.4M20.6 16.6H3.8M7.6 12.6L3.6 16.6L7.6 20.6"),
            lines(
                "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left",
                "M9.4 3.6H3.6V9.4M14.6 3.6H20.4V9.4M20.4 14.6V20.4H14.6M3.6 14.6V20.4H9.4M3.6 3.6L20.4 20.4"
                    + "M20.4 3.6L3.6 20.4"
            ),
            lines(
                "arrow.circlepath", Draw.arc(11.2, 12, 8.2, from: 130, to: 450) + "M16.2 8.7L19.4 12L22.4 8.7"
            ),
            [
                Icon(
                    "arrow.left.and.line.vertical.and.arrow.right",
                    [
                        .stroke("M9 12H1.8M5 8.6L1.8 12L5 15.4M15 12H22.2M19 8.6L22.2 12L19 15.4"),
                        .stroke("M12 3.4V20.6").secondary,
                    ]),
                Icon(
                    "arrow.right.and.line.vertical.and.arrow.left",
                    [
                        .stroke("M1.8 12H8.8M5.8 8.6L9 12L5.8 15.4M22.2 12H15.2M18.2 8.6L15 12L18.2 15.4"),
                        .stroke("M12 3.4V20.6").secondary,
                    ]),
                Icon(
                    "arrow.up.and.line.horizontal.and.arrow.down",
                    [
                        .stroke("M12 9V1.8M8.6 5L12 1.8L15.4 5M12 15V22.2M8.6 19L12 22.2L15.4 19"),
                        .stroke("M3.4 12H20.6").secondary,
                    ]),
                Icon(
                    "arrow.down.and.line.horizontal.and.arrow.up",
                    [
                        .stroke("M12 1.8V8.8M8.6 5.8L12 9L15.4 5.8M12 22.2V15.2M8.6 18.2L12 15L15.4 18.2"),
                        .stroke("M3.4 12H20.6").secondary,
                    ]),
                Icon(
                    "rectangle.expand.vertical",
                    [
                        .stroke(Draw.roundedRect(3, 9.4, 18, 5.2, radius: 1.6)).secondary,
                        .stroke("M8.4 5.6L12 2.4L15.6 5.6M8.4 18.4L12 21.6L15.6 18.4"),
                    ]),
                Icon(
                    "rectangle.compress.vertical",
                    [
                        .stroke(Draw.roundedRect(3, 9.4, 18, 5.2, radius: 1.6)).secondary,
                        .stroke("M8.4 2.4L12 5.6L15.6 2.4M8.4 21.6L12 18.4L15.6 21.6"),
                    ]),
                Icon(
                    "app.dashed",
                    [
                        .stroke(
                            "M3 8V7.6A4.6 4.6 0 0 1 7.6 3H8M16 3H16.4A4.6 4.6 0 0 1 21 7.6V8M21 16V16.4"
                                + "A4.6 4.6 0 0 1 16.4 21H16M8 21H7.6A4.6 4.6 0 0 1 3 16.4V16M10.8 3"
                                + "H13.2M10.8 21"
                                + "H13.2M3 10.8V13.2M21 10.8V13.2")
                    ]),
            ],
            pair(
                "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right",
                "M8.4 7.4L2 12L8.4 16.6ZM15.6 7.4L22 12L15.6 16.6Z", outer: "M12 3V21"),
            pair(
                "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left",
                "M2 7.4L8.4 12L2 16.6ZM22 7.4L15.6 12L22 16.6Z", outer: "M12 3V21"),
            [
                Icon(
                    "plus.rectangle.on.rectangle",
                    [
                        .stroke(frontRectangle), .stroke(plus, weight: 0.9), .stroke(backRectangle).secondary,
                    ]),
                Icon(
                    "plus.rectangle.on.rectangle.fill",
                    before(frontRectangle, Draw.roundedRect(1.8, 3.6, 15.7, 11.6, radius: 2.6)) + [
                        .cutStroke(plus, weight: 0.9)
                    ]),
                Icon(
                    "rectangle.inset.filled.on.rectangle",
                    [
                        .stroke(frontRectangle), .fill(Draw.roundedRect(9, 11.4, 10.6, 6.4, radius: 1.2)),
                        .stroke(backRectangle).secondary,
                    ]),
                Icon(
                    "square.on.square.dashed",
                    [
                        .stroke(Draw.roundedRect(8, 8, 13.6, 13.6, radius: 3.4)),
                        .stroke(
                            "M2.4 6V5.8A3.4 3.4 0 0 1 5.8 2.4H6M9 2.4H11M14 2.6A3.4 3.4 0 0 1 15.8 4.4"
                                + "M2.4 9V11M2.6 14A3.4 3.4 0 0 0 4.4 15.8"
                        )
                        .secondary,
                    ]),
                Icon(
                    "text.redaction",
                    [
                        .stroke("M4 5.4H20M4 12H14M4 18.6H17", weight: 2.2)
                    ]),
                Icon(
                    "textformat.size.larger",
                    [
                        .stroke("M1.8 19.8L8.2 4.2L14.6 19.8M4 14.4H12.4"),
                        .stroke("M16.4 9.4L19.3 6.4L22.2 9.4"),
                    ]),
                Icon(
                    "textformat.size.smaller",
                    [
                        .stroke("M1.8 19.8L8.2 4.2L14.6 19.8M4 14.4H12.4"),
                        .stroke("M16.4 6.4L19.3 9.4L22.2 6.4"),
                    ]),
                Icon(
                    "list.bullet.rectangle.portrait",
                    [
                        .stroke(Draw.roundedRect(4.4, 1.8, 15.2, 20.4, radius: 3)).secondary,
                        .stroke(Draw.dots([(8, 7.2), (8, 12), (8, 16.8)]), weight: 1.1),
                        .stroke("M11 7.2H16M11 12H16M11 16.8H16"),
                    ]),
                Icon(
                    "list.bullet.rectangle.portrait.fill",
                    .solid(Draw.roundedRect(4.4, 1.8, 15.2, 20.4, radius: 3)).secondary + [
                        .cutStroke(Draw.dots([(8, 7.2), (8, 12), (8, 16.8)]), weight: 1.1).primary,
                        .cutStroke("M11 7.2H16M11 12H16M11 16.8H16", weight: 0.9).primary,
                    ]),
                Icon(
                    "list.bullet.rectangle.fill",
                    .solid(Draw.roundedRect(2.2, 3.6, 19.6, 16.8, radius: 3)).secondary + [
                        .cutStroke(Draw.dots([(6.4, 8.2), (6.4, 12), (6.4, 15.8)]), weight: 1.1).primary,
                        .cutStroke("M9.8 8.2H17.6M9.8 12H17.6M9.8 15.8H17.6", weight: 0.9).primary,
                    ]),
                Icon(
                    "pencil.tip.crop.circle",
                    [
                        .ring.secondary, .fill("M12 5.6L9.8 12C11.2 11.3 12.8 11.3 14.2 12Z"),
                        .stroke("M7.2 19.8L12 5.6L16.8 19.8"),
                    ]),
                Icon(
                    "person.crop.circle.dashed",
                    [
                        .stroke(
                            (0..<9).map {
                                Draw.arc(12, 12, 9.7, from: Double($0) * 40 + 6, to: Double($0) * 40 + 34)
                            }.joined()
                        )
                        .secondary,
                        .fill(Draw.circle(12, 9.5, 3.5)), .fill(roundBust),
                    ]),
                Icon(
                    "person.and.background.dotted",
                    [
                        .fill(Draw.circle(12, 9.4, 3.8)),
                        .fill("M4.8 21.4C5 17 8 14.6 12 14.6C16 14.6 19 17 19.2 21.4Z"),
                        .stroke(
                            (0..<11).map { index in
                                let p = Draw.pointOnCircle(
                                    centerX: 12, centerY: 12, radius: 9.8, degrees: Double(index) * 22 - 110)
                                return Draw.dot(p.x, p.y)
                            }.joined(), weight: 0.9
                        ).secondary,
                    ]),
                Icon(
                    "figure.walk.motion",
                    [
                        .fill(Draw.circle(14.4, 3.5, 2.1)), .stroke("M13.8 8L13.2 13.6", weight: 1.7),
                        .stroke(
                            "M13.6 7.8L10.4 9.4L9.2 12.6M14.2 8.2L15.8 11L18.4 12.2M13.2 13.8L15.8 16.6"
                                + "L17.2 21.4M13 13.8L12 17.8L9.4 21.4",
                            weight: 1.15),
                        .stroke("M5 8.4H7.4M4 12.4H6.4M5 16.4H8.4").secondary,
                    ]),
            ],
            [
                Icon(
                    "rectangle.on.rectangle.angled",
                    [.stroke(levelRectangle), Icon.Layer.stroke(leaningEdge).secondary]),
                Icon(
                    "rectangle.on.rectangle.angled.fill",
                    before(levelRectangle, leaningEdge + "L18.4 12L6 16.8A2 2 0 0 1 4.6 16Z")),
            ],
            pair(
                "delete.right",
                "M4.2 4.8H13.6A3 3 0 0 1 15.8 5.8L21.4 11.2A1.2 1.2 0 0 1 21.4 12.8L15.8 18.2"
                    + "A3 3 0 0 1 13.6 19.2H4.2A2.4 2.4 0 0 1 1.8 16.8V7.2A2.4 2.4 0 0 1 4.2 4.8Z",
                inner: "M6.6 9.2L12.2 14.8M12.2 9.2L6.6 14.8"),
            pair("backward.frame", triangle(16.2, 3.6), outer: "M20.4 5V19"),
            pair("forward.frame", triangle(7.8, 20.4), outer: "M3.6 5V19"),
            lines("parentheses", "M7.6 2.6C4 7.4 4 16.6 7.6 21.4M16.4 2.6C20 7.4 20 16.6 16.4 21.4"),
            lines("grid", "M8.4 2.4V21.6M15.6 2.4V21.6M2.4 8.4H21.6M2.4 15.6H21.6"),
            lines(
                "hanger",
                "M9.6 6A2.5 2.5 0 1 1 12 8.5V10.4M12 10.4L2.8 16.6A1.4 1.4 0 0 0 3.6 19.2H20.4"
                    + "A1.4 1.4 0 0 0 21.2 16.6Z"
            ),
            lines(
                "heat.waves",
                "M5.4 3C2.6 8 8.2 15 5.4 21M12 3C9.2 8 14.8 15 12 21M18.6 3C15.8 8 21.4 15 18.6 21"),
            lines("skis", "M3 4.4L20 19.4A2 2 0 0 0 22 19M2.4 10.4L14.6 21.2A2 2 0 0 0 16.6 20.8"),
            pair("burst", Draw.star(12, 12, points: 12, outer: 10.6, inner: 7.4, tip: 0.6, notch: 0.3)),
            pair(
                "pano", "M1.8 5.4C8 7.4 16 7.4 22.2 5.4V18.6C16 16.6 8 16.6 1.8 18.6Z",
                inner: "M3.4 16.6L8.6 11.4L12.4 15L15.6 12.4L20.6 17"),
            pair(
                "scroll",
                "M17 8.4V18.2A2.8 2.8 0 0 1 14.2 21H5A2.8 2.8 0 0 1 2.2 18.2V16.4H6.4V5.8"
                    + "A2.8 2.8 0 0 1 9.2 3H19"
                    + "A2.8 2.8 0 0 1 21.8 5.8V8.4Z",
                inner: "M17 8.4V5.8A2.8 2.8 0 0 1 19 3.2M9.8 8.4H13.6M9.8 12H13.6"),
            pair(
                "movieclapper", Draw.roundedRect(2.4, 10.2, 19.2, 11.4, radius: 2.4),
                outer: "M2.8 9.6L2.2 6.8L20.2 2.6L20.9 5.4ZM7.6 5.6L10.4 8M13.4 4.2L16.2 6.6"),
            pair(
                "gym.bag", Draw.roundedRect(1.8, 9.2, 20.4, 10.6, radius: 3.6),
                inner: "M7 9.2V19.8M17 9.2V19.8",
                outer: "M7.2 9.2C7.2 5.8 9 4.2 12 4.2C15 4.2 16.8 5.8 16.8 9.2"),
            pair(
                "stroller", "M4.8 9.8H19.6C19.6 14 16.8 16.6 12.6 16.6C8.2 16.6 5.2 14 4.8 9.8Z",
                outer: "M11.8 9.8V2.6C16 2.6 19.4 5.4 19.6 9.8M4.8 9.8L4 6.4H1.8"
                    + Draw.circle(8, 19.6, 1.9) + Draw.circle(16.4, 19.6, 1.9)),
            pair(
                "mustache",
                "M12 9.4C10 6.8 6.6 7.4 5.6 10.4C4.8 12.4 3.4 12.4 1.8 11.8C2.6 16.4 9.6 17.6 12 13"
                    + "C14.4 17.6 21.4 16.4 22.2 11.8C20.6 12.4 19.2 12.4 18.4 10.4C17.4 7.4 14 6.8 12 9.4Z"),
            pair(
                "lifepreserver", Draw.circle(12, 12, 9.7),
                inner: Draw.circle(12, 12, 4)
                    + Draw.spokes(12, 12, from: 4, to: 9.7, at: [30, 60, 120, 150, 210, 240, 300, 330]),
                weight: 0.8),
            pair("pyramid", "M12 2.6L21.8 17.4L12 21.6L2.2 17.4Z", inner: "M12 2.6V21.6"),
            pair("torus", Draw.ellipse(12, 12, 10.2, 7.4), inner: Draw.ellipse(12, 11, 4, 2)),
            pair(
                "surfboard",
                "M20.4 3.6C21.8 8.4 15.6 17.4 8.2 20.8C4.6 22.2 2.6 20.4 3.6 17C6.6 9 15.6 2.2 20.4 3.6Z",
                inner: "M18.6 5.6L5.2 19"),
            [
                Icon("arrowkeys", [.stroke(keycaps)]),
                Icon(
                    "arrowkeys.fill",
                    .solid(keycaps) + [.cutStroke("M8.45 12V24M15.55 12V24M8.45 12H15.55", weight: 0.9)]),
            ],
            pair(
                "dryer", Draw.roundedRect(3.6, 2, 16.8, 20, radius: 2.6),
                inner:
                    "M3.6 7H20.4M7 4.6H7.01M10 4.6H10.01M16.8 14.4A4.8 4.8 0 1 1 7.2 14.4"
                    + "A4.8 4.8 0 1 1 16.8 14.4"
            ),
            pair(
                "dishwasher", Draw.roundedRect(3.6, 2, 16.8, 20, radius: 2.6),
                inner: "M3.6 7H20.4M7 4.6H7.01M7.6 11.4V17.6H16.4V11.4M10.6 11.4V17.6M13.4 11.4V17.6"),
            pair(
                "cooktop", Draw.roundedRect(2.4, 2.4, 19.2, 19.2, radius: 3),
                inner: Draw.circle(7.8, 7.8, 2.2) + Draw.circle(16.2, 7.8, 2.2) + Draw.circle(7.8, 16.2, 2.2)
                    + Draw.circle(16.2, 16.2, 2.2)),
            pair(
                "door.french.closed", Draw.roundedRect(3, 2.4, 18, 19.2, radius: 1.4),
                inner: "M12 2.4V21.6M9.6 12.6H9.61M14.4 12.6H14.41"),
            pair(
                "window.shade.closed", Draw.roundedRect(4, 3.2, 16, 15.2, radius: 1.2), inner: "M4 14.6H20",
                outer: "M2 3.2H22M12 18.4V21.4"),
            pair(
                "roller.shade.closed", Draw.roundedRect(4, 5.4, 16, 14.6, radius: 1), inner: "M4 16.4H20",
                outer: "M2 3.4H22M2 3.4V7M22 3.4V7"),
            pair(
                "roman.shade.closed", Draw.roundedRect(3.4, 3.2, 17.2, 17.6, radius: 1),
                inner: "M3.4 7.6H20.6M3.4 12H20.6M3.4 16.4H20.6", outer: "M2 3.2H22"),
            [
                Icon(
                    "window.shade.open",
                    [
                        .stroke(Draw.roundedRect(4, 3.2, 16, 18, radius: 1.2)).secondary,
                        .stroke("M2 3.2H22M4 8.8H20M12 8.8V12.4"),
                    ]),
                Icon(
                    "roller.shade.open",
                    [
                        .stroke("M4 12.6V20.6H20V12.6").secondary,
                        .stroke(Draw.roundedRect(4, 3.4, 16, 5.6, radius: 1)),
                        .stroke("M2 3.4H22M2 3.4V7M22 3.4V7"),
                    ]),
                Icon(
                    "road.lanes.curved.right",
                    [
                        .stroke("M2.8 21C3 13 7 6 13 2.8M13.6 21C14 16.4 16.6 12.4 21.2 9.4"),
                        .stroke("M8 21V19.8M8.8 15.6L9.6 13.6M12 9.8L13.6 8M16.4 6L17.4 5.2").secondary,
                    ]),
                Icon(
                    "road.lanes.curved.left",
                    [
                        .stroke("M21.2 21C21 13 17 6 11 2.8M10.4 21C10 16.4 7.4 12.4 2.8 9.4"),
                        .stroke("M16 21V19.8M15.2 15.6L14.4 13.6M12 9.8L10.4 8M7.6 6L6.6 5.2").secondary,
                    ]),
                Icon("stairs", [.stroke("M2.4 20.6H6.8V15.4H11.6V10.2H16.4V5H21.6")]),
                Icon(
                    "swift",
                    [
                        .fill(
                            "M3 5.4C6.6 9.4 10 12.2 12.4 13.6C10 11.2 7.6 8.2 6.4 6C9.6 9 13 11.6 15.8 13"
                                + "C16.6 9.6 15.2 5.8 12.8 3C17.6 5.8 20.8 10.6 19.6 15.6"
                                + "C20.8 17.2 21.2 19 20.8 20.8"
                                + "C19.6 18.8 17.8 18.4 16 19.2C11.4 21.2 5.6 19 2.4 14.6"
                                + "C6.4 17.2 10.2 17.6 13 16"
                                + "C9 13.4 5.4 9.6 3 5.4Z"),
                        .stroke("M3 5.4L12.6 16M12.8 3C17.6 5.8 20.8 10.6 19.6 15.6", weight: 0.3),
                    ]),
            ],
        ] as [[Icon]]).flatMap { $0 }
    }
}
