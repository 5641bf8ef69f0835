/// Switches, sensors, plugs and what belongs to developers' screens.
extension IconDrawings {
    private typealias Draw = PathData
    private static let corners =
        "M2.6 8V5.6A3 3 0 0 1 5.6 2.6H8M16 2.6H18.4A3 3 0 0 1 21.4 5.6V8"
        + "M21.4 16V18.4A3 3 0 0 1 18.4 21.4H16M8 21.4H5.6A3 3 0 0 1 2.6 18.4V16"
    private static let phone = Draw.roundedRect(5.6, 1.8, 12.8, 20.4, radius: 3.2)
    private static let smallDisc = Draw.circle(12, 12, 6.4)
    private static let dot = Draw.circle(12, 12, 3.2)
    private static let bulb =
        "M8.8 15C6.4 13.6 5 11.2 5 8.6A7 7 0 0 1 19 8.6C19 11.2 17.6 13.6 15.2 15L14.6 17.6H9.4Z"
    private static let camera =
        "M7.2 6.4L8.6 4.4H15.4L16.8 6.4H19.4A2.8 2.8 0 0 1 22.2 9.2V17.4A2.8 2.8 0 0 1 19.4 20.2H4.6"
        + "A2.8 2.8 0 0 1 1.8 17.4V9.2A2.8 2.8 0 0 1 4.6 6.4Z"
    private static let menuPointer = Draw.polygon([
        .init(1.8, 1.8, 0.6), .init(10.4, 5.2, 0.6), .init(6.6, 6.6, 0.4), .init(5.2, 10.4, 0.6),
    ])

    private static func points(_ name: String, first: Bool, last: Bool) -> Icon {
        let (start, end) = (Draw.circle(5.2, 5.2, 2.8), Draw.circle(18.8, 18.8, 2.8))
        return Icon(
            name,
            [.stroke("M5.2 8C5.2 15 9 18.8 16 18.8").secondary, .stroke(start), .stroke(end)]
                + (first ? [.fill(start)] : []) + (last ? [.fill(end)] : []))
    }

    private static func outlet(_ type: String, _ holes: String) -> [Icon] {
        pair("poweroutlet.type.\(type)", Draw.circle(12, 12, 9.7), inner: holes, weight: 1.1).map { icon in
            // A hole that its line goes round is one where the outlet is filled, too.
            guard icon.name.hasSuffix(".fill"), holes.contains("Z") else { return icon }
            return Icon(icon.name, icon.layers + [.cut(holes)])
        }
    }

    private static func moon(_ name: String, _ lit: String) -> Icon {
        Icon("moonphase.\(name)", [.ring, .fill(lit)])
    }

    @_optimize(none) static var switches: [Icon] {
        ([
            lines("poweron", "M12 3V21"), lines("poweroff", Draw.circle(12, 12, 9)),
            [Icon("togglepower", [.ring.secondary, .stroke("M12 7.4V16.6")])],
            lines(
                "res"
                    + "tart",
                Draw.polygon([.init(19.4, 3.2, 1.6), .init(19.4, 20.8, 1.6), .init(3.4, 12, 1.6)])),
            [
                Icon("slash.circle", [.stroke("M17.4 6.6L6.6 17.4"), .ring.secondary]),
                Icon("slash.circle.fill", .disc.secondary + [.cutStroke("M17.4 6.6L6.6 17.4").primary]),
                Icon("largecircle.fill.circle", [.fill(smallDisc), .ring.secondary]),
                Icon("smallcircle.circle", [.stroke(dot), .ring.secondary]),
                Icon("smallcircle.circle.fill", .disc.secondary + [.cutStroke(dot).primary]),
                Icon("circlebadge.fill", [.fill(Draw.circle(12, 12, 8))]),
                Icon("circlebadge", [.stroke(Draw.circle(12, 12, 7.6))]),
            ],
            pair("circle.and.line.horizontal", Draw.circle(12, 12, 4.6), outer: "M1.8 12H7.4M16.6 12H22.2"),
            pair("button.horizontal", Draw.roundedRect(1.8, 7, 20.4, 10, radius: 5)),
            pair(
                "button.angledbottom.horizontal.right",
                Draw.polygon([
                    .init(2, 6.4, 3), .init(22, 6.4, 3), .init(22, 13, 2.4), .init(16.8, 17.6, 3),
                    .init(2, 17.6, 3),
                ])),
            pair(
                "button.angledbottom.horizontal.left",
                Draw.polygon([
                    .init(2, 6.4, 3), .init(22, 6.4, 3), .init(22, 17.6, 3), .init(7.2, 17.6, 3),
                    .init(2, 13, 2.4),
                ])),
            pair(
                "sensor", Draw.roundedRect(4.4, 2.2, 15.2, 19.6, radius: 4.2),
                inner: "M14.6 8.6A2.6 2.6 0 1 1 9.4 8.6A2.6 2.6 0 1 1 14.6 8.6M10 17.4H14"),
            pair(
                "sensor.tag.radiowaves.forward", Draw.roundedRect(1.8, 6.2, 11.6, 11.6, radius: 3.6),
                inner: Draw.dot(7.6, 12),
                outer: Draw.arc(9.4, 12, 8.2, from: 48, to: 132) + Draw.arc(9.4, 12, 12.4, from: 48, to: 132),
                weight: 1.6),
            [
                Icon(
                    "badge.plus.radiowaves.right",
                    [
                        .fill(Draw.circle(7.2, 12, 5.4)),
                        .cutStroke("M7.2 9.2V14.8M4.4 12H10", weight: 0.8),
                        .stroke(Draw.arc(6, 12, 11, from: 48, to: 132)).secondary,
                        .stroke(Draw.arc(6, 12, 15.4, from: 48, to: 132)).secondary,
                    ]),
                Icon(
                    "bonjour",
                    [
                        .fill(Draw.circle(12, 12, 2.4)),
                        .stroke(
                            Draw.arc(12, 12, 5.8, from: 20, to: 160)
                                + Draw.arc(12, 12, 5.8, from: 200, to: 340)
                        )
                        .secondary,
                        .stroke(
                            Draw.arc(12, 12, 9.8, from: 20, to: 160)
                                + Draw.arc(12, 12, 9.8, from: 200, to: 340)
                        )
                        .tertiary,
                    ]),
            ],
            [
                Icon(
                    "light.max",
                    [
                        .stroke("M9.6 17H14.4", weight: 1.6),
                        .stroke(Draw.spokes(12, 17, from: 6.4, to: 9.8, at: [-80, -40, 0, 40, 80])).secondary,
                    ]),
                Icon(
                    "light.min",
                    [
                        .stroke("M9.6 16.2H14.4", weight: 1.6),
                        .stroke(
                            Draw.spokes(12, 16.2, from: 8.3, to: 8.4, at: [-80, -40, 0, 40, 80]), weight: 1.1
                        ).secondary,
                    ]),
            ],
            pair("lightbulb.led", bulb, inner: "M5.4 10H18.6", outer: "M10.2 21.2H13.8"),
            pair(
                "person.line.dotted.person",
                "M7.8 6.8A2.6 2.6 0 1 1 2.6 6.8A2.6 2.6 0 1 1 7.8 6.8ZM21.4 6.8A2.6 2.6 0 1 1 16.2 6.8"
                    + "A2.6 2.6 0 1 1 21.4 6.8ZM1.8 18.6C1.8 14.8 3 12.4 5.2 12.4C7.4 12.4 8.6 14.8 8.6 18.6Z"
                    + "M15.4 18.6C15.4 14.8 16.6 12.4 18.8 12.4C21 12.4 22.2 14.8 22.2 18.6Z",
                outer: Draw.dots([(10.2, 8), (12, 8), (13.8, 8)])),
            [
                Icon(
                    "platter.filled.bottom.iphone",
                    [.stroke(phone).secondary, .fill(Draw.roundedRect(7.8, 14, 8.4, 5.8, radius: 1.6))]),
                Icon(
                    "platter.filled.top.iphone",
                    [.stroke(phone).secondary, .fill(Draw.roundedRect(7.8, 4.2, 8.4, 5.8, radius: 1.6))]),
                Icon(
                    "platter.2.filled.iphone",
                    [
                        .stroke(phone).secondary,
                        .fill(Draw.roundedRect(7.8, 4.2, 8.4, 6.8, radius: 1.6)),
                        .fill(Draw.roundedRect(7.8, 13, 8.4, 6.8, radius: 1.6)),
                    ]),
                Icon("circle.filled.iphone", [.stroke(phone).secondary, .fill(dot)]),
                points("point.topleft.down.to.point.bottomright.curvepath", first: false, last: false),
                points("point.topleft.down.to.point.bottomright.curvepath.fill", first: true, last: true),
                points("point.topleft.filled.down.to.point.bottomright.curvepath", first: true, last: false),
                points("point.topleft.down.to.point.bottomright.filled.curvepath", first: false, last: true),
            ],
            [
                Icon(
                    "arrow.triangle.pull",
                    [
                        .stroke(
                            Draw.circle(5.2, 5.4, 2.6) + Draw.circle(5.2, 18.6, 2.6)
                                + Draw.circle(18.8, 18.6, 2.6)
                        ).secondary,
                        .stroke("M5.2 8V16M18.8 16V9A3.6 3.6 0 0 0 15.2 5.4H14.4"),
                    ] + .solid(head(14.6, 5.4, toward: 270, length: 4.4, half: 3), weight: 0.3)),
                Icon(
                    "contextualmenu.and.cursorarrow",
                    [
                        .stroke(Draw.roundedRect(9.2, 8.6, 13, 13.4, radius: 2.4)).secondary,
                        .stroke("M12.6 12.4H18.8M12.6 15.3H18.8M12.6 18.2H18.8", weight: 0.8).secondary,
                        .cutStroke(menuPointer, weight: 2.4), .cut(menuPointer), .fill(menuPointer),
                        .stroke(menuPointer, weight: 0.3),
                    ]),
                Icon(
                    "filemenu.and.selection",
                    [
                        .stroke(Draw.roundedRect(3.4, 2.4, 17.2, 19.2, radius: 2.6)).secondary,
                        .fill(Draw.roundedRect(6, 9.8, 12, 3.4, radius: 1)),
                        .stroke("M6.8 6.4H13M6.8 16.8H17.2", weight: 0.8).secondary,
                    ]),
                Icon(
                    "character.textbox",
                    [
                        Icon.Layer.stroke(Draw.roundedRect(1.8, 5, 20.4, 14, radius: 3)).secondary,
                        .cutStroke("M16.8 3V21", weight: 3),
                        .stroke("M5.4 15.8L8.8 8.2L12.2 15.8M6.6 13.2H11"),
                        .stroke(
                            "M14.6 2.4C16 2.4 16.8 3.2 16.8 4.4V19.6C16.8 20.8 16 21.6 14.6 21.6M19 2.4"
                                + "C17.6 2.4 16.8 3.2 16.8 4.4M16.8 19.6C16.8 20.8 17.6 21.6 19 21.6"),
                    ]),
                Icon(
                    "app.connected.to.app.below.fill",
                    .solid(Draw.roundedRect(7, 1.9, 10, 8.4, radius: 2.6)) + [.stroke("M12 10V14").secondary]
                        + .solid(Draw.roundedRect(7, 13.7, 10, 8.4, radius: 2.6)).secondary),
                Icon(
                    "app.connected.to.app.below",
                    [
                        .stroke(Draw.roundedRect(7, 1.9, 10, 8.4, radius: 2.6)),
                        .stroke("M12 10.3V13.7").secondary,
                        .stroke(Draw.roundedRect(7, 13.7, 10, 8.4, radius: 2.6)).secondary,
                    ]),
            ],
            pair(
                "hand.draw",
                "M9.6 16.2V8.8A1.7 1.7 0 0 1 13 8.8V13.2L17.8 14.2A2.4 2.4 0 0 1 19.6 16.8L19 19.4"
                    + "A3.2 3.2 0 0 1 15.8 22H12.8A3.8 3.8 0 0 1 9.8 20.6L6.4 16.6A1.5 1.5 0 0 1 8.6 14.6Z",
                outer: "M3.4 9.4C2.6 4.6 5.8 1.6 8.8 2.2C12.4 3 14.6 6.4 20.4 4"),
            lines("lines.measurement.horizontal", "M2.4 6V18M7.2 9V15M12 6V18M16.8 9V15M21.6 6V18"),
            lines("lines.measurement.vertical", "M6 2.4H18M9 7.2H15M6 12H18M9 16.8H15M6 21.6H18"),
            lines("directcurrent", "M2.4 9H21.6M2.4 15.4H6.4M10 15.4H14M17.6 15.4H21.6"),
            lines("alternatingcurrent", "M2.4 12C5 4.4 9 4.4 12 12C15 19.6 19 19.6 21.6 12"),
            pair(
                "av.remote", Draw.roundedRect(7.4, 1.8, 9.2, 20.4, radius: 3),
                inner:
                    "M14 7A2 2 0 1 1 10 7A2 2 0 1 1 14 7M10.6 12.6H10.61M13.4 12.6H13.41M10.6 16H10.61"
                    + "M13.4 16H13.41"
            ),
            pair(
                "flipphone",
                Draw.roundedRect(6.4, 1.8, 11.2, 9, radius: 2)
                    + Draw.roundedRect(6.4, 13.2, 11.2, 9, radius: 2),
                inner: Draw.dots([(9.4, 16), (12, 16), (14.6, 16), (9.4, 19), (12, 19), (14.6, 19)]),
                weight: 0.9
            ),
            pair(
                "candybarphone", Draw.roundedRect(6.4, 1.8, 11.2, 20.4, radius: 2.4),
                inner: "M9.2 4.8H14.8V9.6H9.2Z"
                    + Draw.dots([
                        (9.4, 13.6), (12, 13.6), (14.6, 13.6), (9.4, 17.4), (12, 17.4), (14.6, 17.4),
                    ]),
                weight: 0.9),
            pair("smartphone", Draw.roundedRect(5.6, 1.8, 12.8, 20.4, radius: 2.4), inner: "M10.6 19H13.4"),
            pair(
                "ipod", Draw.roundedRect(5, 1.8, 14, 20.4, radius: 2.6),
                inner: "M8.2 5H15.8V10H8.2ZM14.8 16.2A2.8 2.8 0 1 1 9.2 16.2A2.8 2.8 0 1 1 14.8 16.2Z",
                weight: 0.9),
            pair(
                "macstudio", Draw.roundedRect(2, 7, 20, 10.4, radius: 2.6),
                inner: "M5.8 13.8H9M17.8 13.8H17.81"),
            pair(
                "airpods.chargingcase", Draw.roundedRect(2.6, 5, 18.8, 14, radius: 5.4),
                inner: "M2.6 10H21.4M12 13.4H12.01"),
            pair("airtag", Draw.circle(12, 12, 9.7), inner: Draw.circle(12, 12, 5.6), weight: 0.9),
            pair(
                "video.doorbell", Draw.roundedRect(6.4, 1.8, 11.2, 20.4, radius: 4),
                inner: Draw.circle(12, 7.4, 2.4) + Draw.circle(12, 16, 2.8)),
            pair(
                "keyboard.onehanded.left", Draw.roundedRect(6.8, 5.4, 15.4, 13.2, radius: 2.6),
                inner: "M11 15H18"
                    + Draw.dots([
                        (10.4, 9), (13.2, 9), (15.8, 9), (18.6, 9), (11.8, 12), (14.5, 12), (17.2, 12),
                    ]),
                outer: "M3.6 9.4L1.8 12L3.6 14.6", weight: 0.9),
            pair(
                "keyboard.onehanded.right", Draw.roundedRect(1.8, 5.4, 15.4, 13.2, radius: 2.6),
                inner: "M6 15H13"
                    + Draw.dots([(5.4, 9), (8.2, 9), (10.8, 9), (13.6, 9), (6.8, 12), (9.5, 12), (12.2, 12)]),
                outer: "M20.4 9.4L22.2 12L20.4 14.6", weight: 0.9),
            [
                Icon(
                    "gyroscope",
                    [
                        .stroke(Draw.circle(12, 12, 7.8)).secondary,
                        .stroke("M12 1.8V22.2"), .stroke(Draw.ellipse(12, 12, 10.2, 3.2)),
                        .cut(Draw.circle(12, 12, 2.6)), .fill(Draw.circle(12, 12, 2)),
                    ]),
                Icon(
                    "barometer",
                    [
                        .ring.secondary,
                        .stroke(
                            Draw.spokes(12, 12, from: 6.2, to: 6.9, at: [-120, -80, -40, 0, 40, 80, 120])),
                        .stroke("M12 12L15 8.6", weight: 1.1), .stroke(Draw.dot(12, 12), weight: 1.8),
                    ]),
                Icon(
                    "move.3d",
                    [
                        .stroke("M12 13V2.4M9.2 5.2L12 2.4L14.8 5.2"),
                        .stroke(
                            "M12 13L3.4 19.4M3.6 15.6L3.2 19.6L7.2 20M12 13L20.6 19.4M20.4 15.6"
                                + "L20.8 19.6L16.8 20"
                        )
                        .secondary,
                    ]),
                Icon(
                    "scale.3d",
                    [
                        .stroke("M12 13V5M9.8 2.4H14.2V5H9.8Z"),
                        .stroke("M12 13L7.2 16.4M2.4 17.4H6V21H2.4ZM12 13L16.8 16.4M18 17.4H21.6V21H18Z")
                            .secondary,
                    ]),
            ],
            outlet("a", "M8.6 9V15M15.4 9V15"), outlet("c", Draw.dots([(8.2, 12), (15.8, 12)])),
            outlet("b", "M8.2 6.8V11M15.8 6.8V11M10.2 18V16.4A1.8 1.8 0 0 1 13.8 16.4V18Z"),
            outlet("f", Draw.dots([(8, 12), (16, 12)]) + "M12 3V4.6M12 19.4V21"),
            outlet("g", "M12 6.6V10M7 15H10M14 15H17"),
            outlet("i", "M7.6 8.4L9.4 11.6M16.4 8.4L14.6 11.6M12 14.4V17.6"),
            [
                moon("waxing.crescent", "M12 2.3A9.7 9.7 0 0 1 12 21.7C16.8 17.6 16.8 6.4 12 2.3Z"),
                moon("waning.crescent", "M12 2.3A9.7 9.7 0 0 0 12 21.7C7.2 17.6 7.2 6.4 12 2.3Z"),
                moon("waxing.gibbous", "M12 2.3A9.7 9.7 0 0 1 12 21.7C7.2 17.6 7.2 6.4 12 2.3Z"),
                moon("waning.gibbous", "M12 2.3A9.7 9.7 0 0 0 12 21.7C16.8 17.6 16.8 6.4 12 2.3Z"),
            ],
            pair(
                "camera.rotate", camera,
                inner: Draw.arc(12, 13.2, 3.9, from: 290, to: 420)
                    + Draw.arc(12, 13.2, 3.9, from: 110, to: 240)
                    + "M15.9 8.6V11.4H13.1M8.1 17.8V15H10.9",
                weight: 0.85),
            [
                Icon("dot.viewfinder", [.stroke(corners).secondary, .fill(Draw.circle(12, 12, 2.6))]),
                Icon(
                    "dot.circle.viewfinder",
                    [
                        .stroke(corners).secondary, .stroke(Draw.circle(12, 12, 5.2)),
                        .fill(Draw.circle(12, 12, 2.2)),
                    ]),
                Icon(
                    "dot.square",
                    [
                        .fill(Draw.circle(12, 12, 2.8)),
                        .stroke(Draw.roundedRect(3, 3, 18, 18, radius: 4.2)).secondary,
                    ]),
                Icon(
                    "dot.square.fill",
                    .solid(Draw.roundedRect(3, 3, 18, 18, radius: 4.2)).secondary + [
                        .cut(Draw.circle(12, 12, 2.8)).primary
                    ]),
            ],
        ] as [[Icon]]).flatMap { $0 }
    }
}
