import VitrineGeometry

/// Instruments, gauges, cameras and devices.
extension IconDrawings {
    private typealias Draw = PathData
    /// Returns a ring with the dots of a scale, and a pointer from the middle or from the bottom.
    private static func dotted(
        _ name: String, pointer degrees: Double, isLow: Bool = false, isFilled: Bool = false
    ) -> [Icon] {
        let foot = isLow ? 16.4 : 12
        let tip = Draw.pointOnCircle(centerX: 12, centerY: foot, radius: isLow ? 8 : 6, degrees: degrees)
        let (scale, radius) = isLow ? ([-80.0, -40, 0, 40, 80], 9.4) : ([-120, -72, -24, 24, 72, 120], 6.4)
        // A dot under the pointer would be cut to a crumb.
        let dots = scale.filter { abs($0 - degrees) > 25 }.map {
            let p = Draw.pointOnCircle(
                centerX: 12, centerY: foot, radius: isLow ? radius - abs($0) / 20 : radius, degrees: $0)
            return Draw.dot(p.x, p.y)
        }.joined()
        let pointer = "M12 \(Draw.number(foot))L\(Draw.pair(tip.x, tip.y))"
        let hub = Draw.dot(12, foot)
        guard !isFilled else {
            return [
                Icon(
                    name,
                    [Icon.Layer].disc.secondary + [
                        .cutStroke(dots, weight: 0.9).primary, .cutStroke(pointer).primary,
                        .cutStroke(hub, weight: 1.9).primary,
                    ])
            ]
        }
        return [
            Icon(
                name,
                [
                    Icon.Layer.ring.secondary, Icon.Layer.stroke(dots, weight: 0.9).secondary,
                    .stroke(pointer), .stroke(hub, weight: 1.9),
                ])
        ]
    }
    private static let card = Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 3)
    private static let guitar =
        "M7 10.4C8.7 10.4 9.7 11.4 9.5 12.8C9.4 13.7 9.7 14.2 10.2 15C11.6 17.2 11 21.4 7 21.4"
        + "C3 21.4 2.4 17.2 3.8 15C4.3 14.2 4.6 13.7 4.5 12.8C4.3 11.4 5.3 10.4 7 10.4Z"
        + Draw.roundedRect(6, 2, 2, 3.4, radius: 0.6)
    private static let units =
        Draw.roundedRect(3.6, 2.8, 16.8, 5.2, radius: 1.6)
        + Draw.roundedRect(3.6, 9.4, 16.8, 5.2, radius: 1.6)
        + Draw.roundedRect(3.6, 16, 16.8, 5.2, radius: 1.6)
    private static let unitMarks =
        "M6.8 5.4H6.81M6.8 12H6.81M6.8 18.6H6.81M10.4 5.4H16M10.4 12H16M10.4 18.6H16"
    private static let landscape = Draw.roundedRect(1.8, 5.6, 20.4, 12.8, radius: 3.2)

    @_optimize(none) static var instruments: [Icon] {
        ([
            pair(
                "radio", Draw.roundedRect(2, 7.6, 20, 13, radius: 3),
                inner: "M11.4 14.1A3.2 3.2 0 1 1 5 14.1A3.2 3.2 0 1 1 11.4 14.1M14.4 11.6H19M14.4 15.2H19",
                outer: "M5.4 7.6L18.4 2.8", weight: 0.9),
            pair(
                "guitars", guitar + Draw.placed(guitar, by: 10, 0),
                inner: Draw.dots([(7, 16.4), (17, 16.4)]),
                outer: "M7 10.2V5.6M17 10.2V5.6", weight: 1.5),
            [
                Icon(
                    "pianokeys",
                    [
                        .stroke(Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 3)),
                        .stroke("M8.6 13.6V19.6M15.4 13.6V19.6", weight: 0.8),
                        .fill("M6.6 4.4H10.6V12.6A1.2 1.2 0 0 1 9.4 13.8H7.8A1.2 1.2 0 0 1 6.6 12.6Z"),
                        .fill("M13.4 4.4H17.4V12.6A1.2 1.2 0 0 1 16.2 13.8H14.6A1.2 1.2 0 0 1 13.4 12.6Z"),
                    ]),
                Icon(
                    "pianokeys.fill",
                    .solid(Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 3)) + [
                        .cutStroke("M8.6 13.6V20.6M15.4 13.6V20.6", weight: 0.8),
                        .cut("M6.8 4.4H10.4V12.6A1.2 1.2 0 0 1 9.2 13.8H8A1.2 1.2 0 0 1 6.8 12.6Z"),
                        .cut("M13.6 4.4H17.2V12.6A1.2 1.2 0 0 1 16 13.8H14.8A1.2 1.2 0 0 1 13.6 12.6Z"),
                    ]),
            ],
            pair(
                "metronome", "M9.8 3.4H14.2L18.8 19A2 2 0 0 1 16.8 21.4H7.2A2 2 0 0 1 5.2 19Z",
                inner: "M6.4 16H17.6M12 16L15.4 7", outer: "M16 5.6L18.4 2.6", weight: 0.9),
            lines("tuningfork", "M7.8 2.4V8.6A4.2 4.2 0 0 0 16.2 8.6V2.4M12 12.8V21.6", weight: 1.2),
            lines(
                "recordingtape",
                "M10.4 12A4.2 4.2 0 1 1 2 12A4.2 4.2 0 1 1 10.4 12M22 12"
                    + "A4.2 4.2 0 1 1 13.6 12A4.2 4.2 0 1 1 22 12M6.2 16.2H17.8"
            ),
            pair(
                "homepod",
                "M12 2.6C17.4 2.6 20.4 5 20.4 12C20.4 18.4 17.6 21.2 12 21.2"
                    + "C6.4 21.2 3.6 18.4 3.6 12C3.6 5 6.6 2.6 12 2.6Z",
                inner: "M7 6.4C8.6 7.6 15.4 7.6 17 6.4", weight: 0.9),
            dotted("gauge.low", pointer: -72), dotted("gauge.medium", pointer: 0),
            dotted("gauge.high", pointer: 72), dotted("gauge", pointer: 36),
            dotted("speedometer", pointer: 48),
            dotted("gauge.with.dots.needle.33percent", pointer: -48),
            dotted("gauge.with.dots.needle.50percent", pointer: 0),
            dotted("gauge.with.dots.needle.67percent", pointer: 48),
            dotted("gauge.with.dots.needle.bottom.50percent", pointer: 0, isLow: true),
            dotted("gauge.with.dots.needle.100percent", pointer: 120),
            dotted("gauge.with.dots.needle.0percent", pointer: -120),
            dotted("gauge.with.needle", pointer: 40),
            dotted("gauge.with.needle.fill", pointer: 40, isFilled: true),
            [
                Icon(
                    "dial.low",
                    [
                        .stroke(Draw.circle(12, 12, 5.6)), .stroke("M12 12L8.4 15.6"),
                        .stroke(Draw.spokes(12, 12, from: 9, to: 9.6, at: [-135, -90, -45, 0, 45, 90, 135]))
                            .secondary,
                    ]),
                Icon(
                    "dial.medium",
                    [
                        .stroke(Draw.circle(12, 12, 5.6)), .stroke("M12 12V7"),
                        .stroke(Draw.spokes(12, 12, from: 9, to: 9.6, at: [-135, -90, -45, 0, 45, 90, 135]))
                            .secondary,
                    ]),
                Icon(
                    "dial.high",
                    [
                        .stroke(Draw.circle(12, 12, 5.6)), .stroke("M12 12L15.6 15.6"),
                        .stroke(Draw.spokes(12, 12, from: 9, to: 9.6, at: [-135, -90, -45, 0, 45, 90, 135]))
                            .secondary,
                    ]),
                Icon(
                    "camera.filters",
                    [
                        .stroke(Draw.circle(12, 8.4, 5.8)),
                        .stroke(Draw.circle(8.2, 15, 5.8) + Draw.circle(15.8, 15, 5.8)),
                    ]),
                Icon(
                    "camera.aperture",
                    [
                        .ring,
                        .stroke(
                            "M13.4 7.8L20.8 16.1M16.3 11.1L12.9 21.7M14.9 15.3L4.1 17.6M10.6 16.2L3.2 7.9"
                                + "M7.7 12.9L11.1 2.3M9.1 8.7L19.9 6.4",
                            weight: 0.8),
                    ]),
                Icon(
                    "livephoto",
                    [
                        .stroke(Draw.circle(12, 12, 3.2)), .stroke(Draw.circle(12, 12, 6.6)),
                        .stroke(
                            (0..<20).map { Draw.spokes(12, 12, from: 9.7, to: 9.75, at: [Double($0) * 18]) }
                                .joined(), weight: 0.9
                        ).secondary,
                    ]),
                Icon(
                    "flashlight.on.fill",
                    .solid(
                        "M7.6 6H16.4V7.4C16.4 9 14.6 10 14.6 11.6V20A1.6 1.6 0 0 1 13 21.6"
                            + "H11A1.6 1.6 0 0 1 9.4 20V11.6C9.4 10 7.6 9 7.6 7.4Z"
                    ) + [.stroke("M7.6 2.6H16.4"), .cutStroke("M12 13V15.4", weight: 1)]),
                Icon(
                    "flashlight.off.fill",
                    .solid(
                        "M7.6 6H16.4V7.4C16.4 9 14.6 10 14.6 11.6V20A1.6 1.6 0 0 1 13 21.6"
                            + "H11A1.6 1.6 0 0 1 9.4 20V11.6C9.4 10 7.6 9 7.6 7.4Z"
                    ) + [.stroke("M7.6 2.6H16.4"), .cutStroke("M12 15V17.4", weight: 1)]),
                Icon(
                    "photo.artframe",
                    [
                        .stroke(Draw.roundedRect(2.4, 5.6, 19.2, 15.6, radius: 1.6)),
                        .stroke("M8 5.4L12 1.8L16 5.4").secondary,
                        .stroke("M5.6 17.6L10 12.8L13 16L15 14L18.4 17.6"),
                    ]),
                Icon(
                    "rotate.left",
                    [
                        .stroke(Draw.roundedRect(3, 10.4, 13.4, 11, radius: 2.4)),
                        .stroke("M20.6 13.4C20.6 8.2 17 5.6 12.4 5.6H9.8M12.4 2.8L9.6 5.6L12.4 8.4")
                            .secondary,
                    ]),
                Icon(
                    "rotate.right",
                    [
                        .stroke(Draw.roundedRect(7.6, 10.4, 13.4, 11, radius: 2.4)),
                        .stroke("M3.4 13.4C3.4 8.2 7 5.6 11.6 5.6H14.2M11.6 2.8L14.4 5.6L11.6 8.4").secondary,
                    ]),
                Icon(
                    "rotate.left.fill",
                    .solid(Draw.roundedRect(3, 10.4, 13.4, 11, radius: 2.4)) + [
                        .stroke("M20.6 13.4C20.6 8.2 17 5.6 12.4 5.6H9.8M12.4 2.8L9.6 5.6L12.4 8.4").secondary
                    ]),
                Icon(
                    "rotate.right.fill",
                    .solid(Draw.roundedRect(7.6, 10.4, 13.4, 11, radius: 2.4)) + [
                        .stroke("M3.4 13.4C3.4 8.2 7 5.6 11.6 5.6H14.2M11.6 2.8L14.4 5.6L11.6 8.4").secondary
                    ]),
                Icon("aspectratio", [.stroke(card), .stroke("M5.4 11V8H8.4M18.6 13V16H15.6")]),
                Icon(
                    "aspectratio.fill",
                    .solid(card) + [.cutStroke("M5.4 11V8H8.4M18.6 13V16H15.6", weight: 0.9)]),
                Icon(
                    "pip",
                    [
                        .stroke(
                            "M11.2 19.6H4.8A3 3 0 0 1 1.8 16.6V7.4A3 3 0 0 1 4.8 4.4H19.2"
                                + "A3 3 0 0 1 22.2 7.4V10.8"
                        ), .stroke(Draw.roundedRect(13.6, 13.4, 8.6, 6.2, radius: 1.8)),
                    ]),
                Icon(
                    "pip.fill",
                    .solid(card) + [.cutStroke(Draw.roundedRect(12.4, 11.6, 7, 5, radius: 1.2), weight: 0.9)]),
                Icon(
                    "pip.exit",
                    [
                        .stroke(
                            "M11.2 19.6H4.8A3 3 0 0 1 1.8 16.6V7.4A3 3 0 0 1 4.8 4.4H19.2"
                                + "A3 3 0 0 1 22.2 7.4V10.8"
                        ), .fill(Draw.roundedRect(13.6, 13.4, 8.6, 6.2, radius: 1.8)).secondary,
                        .stroke("M11 12.6L6.4 8M6.2 11.4V7.8H9.8"),
                    ]),
                Icon(
                    "wand.and.rays",
                    [
                        .stroke("M21.2 21.2L11 11", weight: 1.6),
                        .stroke(
                            "M7.6 2.4V5.2M2.4 7.6H5.2M12.4 4L11 5.4M4 12.4L5.4 11"
                                + "M4.2 4.2L5.4 5.4M13 8.6H11.6M8.6 13V11.6"
                        ).secondary,
                    ]),
            ],
            pair("macbook", Draw.roundedRect(4.2, 4.8, 15.6, 11.4, radius: 2), outer: "M1.8 19H22.2"),
            pair("macmini", Draw.roundedRect(2, 8.4, 20, 8, radius: 2.6), inner: "M18.4 12.4H18.41"),
            [
                Icon("server.rack", [.stroke(units), .stroke(unitMarks, weight: 0.95)]),
                Icon(
                    "server.rack.fill",
                    .solid(units) + [
                        .cutStroke(unitMarks, weight: 0.85), .cutStroke("M0 8.7H24M0 15.3H24", weight: 0.9),
                    ]),
            ],
            pair(
                "display.2", Draw.roundedRect(7.6, 7.4, 14.6, 10, radius: 2),
                outer:
                    "M14.9 17.4V20.6M11.6 20.8H18.2M4.6 14.4H3.8A2 2 0 0 1 1.8 12.4V5.6"
                    + "A2 2 0 0 1 3.8 3.6H14.4A2 2 0 0 1 16.4 4.6"
            ),
            pair("appletv", Draw.roundedRect(2, 6.4, 20, 11.2, radius: 3.4), inner: "M6.4 12H6.41"),
            [
                Icon(
                    "laptopcomputer.and.iphone",
                    [
                        .stroke("M3.4 15.4V7.4A2 2 0 0 1 5.4 5.4H16.4A2 2 0 0 1 18 6.2M1.6 18.6H13"),
                        .stroke(Draw.roundedRect(15.8, 8.8, 6.6, 10.8, radius: 1.8)),
                    ]),
                Icon(
                    "macbook.and.iphone",
                    [
                        .stroke("M3.4 15.4V7.4A2 2 0 0 1 5.4 5.4H16.4A2 2 0 0 1 18 6.2M1.6 18.6H13"),
                        .stroke(Draw.roundedRect(15.8, 8.8, 6.6, 10.8, radius: 1.8)),
                    ]),
                Icon("iphone.landscape", [.stroke(landscape), .stroke("M5 10.6V13.4").secondary]),
                Icon(
                    "ipad.landscape",
                    [
                        .stroke(Draw.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 2.6)),
                        .stroke("M9.6 16.6H14.4", weight: 0.8).secondary,
                    ]),
                Icon(
                    "keyboard.chevron.compact.down",
                    [
                        .stroke(Draw.roundedRect(1.8, 3, 20.4, 12.4, radius: 2.8)).secondary,
                        .stroke(
                            Draw.dots([
                                (6, 6.8), (9, 6.8), (12, 6.8), (15, 6.8), (18, 6.8), (6, 9.4), (9, 9.4),
                                (12, 9.4), (15, 9.4), (18, 9.4),
                            ]), weight: 0.9), .stroke("M8.6 12.2H15.4", weight: 0.85),
                        .stroke("M8 18.8L12 20.8L16 18.8"),
                    ]),
                Icon(
                    "cellularbars",
                    [
                        .fill(Draw.roundedRect(2.4, 14.4, 3.6, 5.2, radius: 1)),
                        .fill(Draw.roundedRect(7.6, 11.2, 3.6, 8.4, radius: 1)).secondary,
                        .fill(Draw.roundedRect(12.8, 7.8, 3.6, 11.8, radius: 1)).secondary,
                        .fill(Draw.roundedRect(18, 4.4, 3.6, 15.2, radius: 1)).tertiary,
                    ]),
                Icon(
                    "cable.connector",
                    [.stroke("M7.4 2.6H16.6V7.6H7.4ZM9 7.6V14.4A3 3 0 0 0 15 14.4V7.6M12 17.4V22")]),
                Icon(
                    "earbuds",
                    [
                        .stroke(
                            "M8.8 4.4A4 4 0 1 0 8.8 11.2L7.6 20.4H5.4L5 11.4M15.2 4.4"
                                + "A4 4 0 1 1 15.2 11.2L16.4 20.4H18.6L19 11.4"
                        )
                    ]),
            ],
            pair("computermouse", Draw.roundedRect(6, 2, 12, 20, radius: 6), inner: "M12 6.4V9.6"),
            pair(
                "scanner", Draw.roundedRect(2, 12.6, 20, 7.4, radius: 2.4), inner: "M15.4 16.3H18.6",
                outer: "M4 12.6L19.4 4.4"),
            pair(
                "simcard",
                "M5 4.6A2.4 2.4 0 0 1 7.4 2.2H14L19 7.2V19.4A2.4 2.4 0 0 1 16.6 21.8H7.4"
                    + "A2.4 2.4 0 0 1 5 19.4Z",
                inner: "M8.4 11.4H15.6V18H8.4ZM12 11.4V18M8.4 14.7H15.6", weight: 0.9),
            pair(
                "sdcard",
                "M5 4.6A2.4 2.4 0 0 1 7.4 2.2H14.6L19 6.6V19.4A2.4 2.4 0 0 1 16.6 21.8H7.4"
                    + "A2.4 2.4 0 0 1 5 19.4Z",
                inner: "M8.6 5.4V8.4M11.4 5.4V8.4M14.2 6V8.4"),
            pair(
                "wifi.router", Draw.roundedRect(2, 14.4, 20, 6, radius: 2.4),
                inner: "M6 17.4H6.01M9.4 17.4H9.41",
                outer: "M17 14.4V11M14 8A4.4 4.4 0 0 1 20 8M12 5.2A7.4 7.4 0 0 1 22 5.2"),
        ] as [[Icon]]).flatMap { $0 }
    }
}
