import VitrineGeometry

/// Drawings that belong to no other group.
extension IconDrawings {
    private typealias Draw = PathData
    private static let head =
        "M9 21.4V18.4H7.4C6 18.4 5.1 17.5 5.1 16.1V14.2H3.8C3.2 14.2 2.8 13.6 3.1 13L4.6 9.8"
        + "C4.9 5.4 8.4 2.6 12.7 2.6C17.4 2.6 20.9 6.1 20.9 10.6C20.9 13.8 19.3 16.2 17.2 17.6V21.4Z"
    private static let brainLines =
        "M9 10.4A2.5 2.5 0 0 1 10.6 6.7A3 3 0 0 1 15.6 6.9A2.6 2.6 0 0 1 16.6 11.6H13.6"
        + "A1.9 1.9 0 0 0 11.7 13.5"

    private static let wornEar =
        "M8.4 10.4A5.8 5.8 0 0 1 19.8 10.4C19.8 14 16 14.8 16 17.8C16 19.6 14.8 21 13 21"
        + "C11 21 10.2 19.6 10 18"
    private static let earPassage = "M11.4 10.8A2.8 2.8 0 0 1 17 10.8C17 12.6 14.6 12.8 14.4 15"
    private static let wornDevice = "M4.4 12.4A8 8 0 0 1 7 5.4M4.4 12.4V16.4"
    private static let standingTrapezoid =
        Draw.polygon([.init(6.6, 5, 1), .init(17.4, 5, 1), .init(22, 19, 1), .init(2, 19, 1)])
    private static let crossedFlags =
        "M17 2.6C18.6 3.8 20.4 2.8 22.2 4L19.4 10.8C17.6 9.6 15.8 10.4 14 9Z"
        + "M7 2.6C5.4 3.8 3.6 2.8 1.8 4L4.6 10.8C6.4 9.6 8.2 10.4 10 9Z"
    private static let crossedPoles = "M17 2.6L8 21.6M7 2.6L16 21.6"

    @_optimize(none) static var sundries: [Icon] {
        ([
            [
                Icon(
                    "wind.snow",
                    [
                        .stroke("M2.4 8H12.4A2.8 2.8 0 1 0 9.6 5.2M2.4 12H18A3 3 0 1 1 15 15"),
                        .stroke("M6 15.4V21M3.4 16.8L8.6 19.6M8.6 16.8L3.4 19.6", weight: 0.85).secondary,
                    ]),
                Icon("brain.head.profile.fill", .solid(head) + [.cutStroke(brainLines, weight: 0.8)]),
                Icon(
                    "thermometer.sun.fill",
                    .solid("M5.8 14V6A2.8 2.8 0 0 1 11.4 6V14A4.6 4.6 0 1 1 5.8 14Z") + [
                        .cutStroke("M8.6 9V17.4", weight: 0.9),
                        .stroke(
                            "M14.4 7.4A4 4 0 0 1 14.4 14M22 10.6H20.6M19.8 5.2L18.8 6.2M19.8 16L18.8 15"
                                + "M14.2 2.8V3.8"
                        ).secondary,
                    ]),
                Icon(
                    "aqi.low",
                    [
                        .stroke(
                            Draw.dots([
                                (8, 8), (12, 8), (16, 8), (8, 12), (12, 12), (16, 12), (8, 16), (12, 16),
                                (16, 16),
                            ]), weight: 1),
                        .stroke(
                            Draw.dots([
                                (4, 10), (20, 10), (4, 14), (20, 14), (10, 4), (14, 4), (10, 20), (14, 20),
                            ]), weight: 0.7
                        ).secondary,
                    ]),
                Icon(
                    "aqi.high",
                    [
                        .stroke(
                            Draw.dots([
                                (8, 8), (12, 8), (16, 8), (8, 12), (12, 12), (16, 12), (8, 16), (12, 16),
                                (16, 16),
                            ]), weight: 1.7),
                        .stroke(
                            Draw.dots([
                                (4, 10), (20, 10), (4, 14), (20, 14), (10, 4), (14, 4), (10, 20), (14, 20),
                            ]), weight: 1.3
                        ).secondary,
                    ]),
                Icon(
                    "allergens",
                    [
                        .stroke(Draw.circle(12, 12, 3.4)),
                        .stroke(Draw.spokes(12, 12, from: 3.4, to: 7, at: (0..<8).map { Double($0) * 45 })),
                        .stroke(
                            (0..<8).map { index in
                                let p = Draw.pointOnCircle(
                                    centerX: 12, centerY: 12, radius: 9.2, degrees: Double(index) * 45)
                                return Draw.dot(p.x, p.y)
                            }.joined(), weight: 1.6
                        ).secondary,
                    ]),
                Icon(
                    "microbe",
                    [
                        .stroke(Draw.circle(12, 12, 5.8)),
                        .stroke(
                            Draw.spokes(12, 12, from: 5.8, to: 9.4, at: (0..<8).map { Double($0) * 45 + 10 })),
                        .stroke(Draw.dots([(10, 10.6), (14, 11.4), (11.4, 14)]), weight: 1.1).secondary,
                    ]),
                Icon(
                    "microbe.fill",
                    .solid(Draw.circle(12, 12, 5.8)) + [
                        .stroke(
                            Draw.spokes(12, 12, from: 5.8, to: 9.4, at: (0..<8).map { Double($0) * 45 + 10 })),
                        .cutStroke(Draw.dots([(10, 10.6), (14, 11.4), (11.4, 14)]), weight: 1.1),
                    ]),
                Icon(
                    "hearingdevice.ear",
                    [.stroke(wornEar), .stroke(earPassage), .stroke(wornDevice, weight: 1.3).secondary]),
                Icon(
                    "hearingdevice.ear.fill",
                    .solid(wornEar + "Z") + [
                        .cutStroke(earPassage, weight: 0.9), .stroke(wornDevice, weight: 1.3).secondary,
                    ]),
                Icon(
                    "cursorarrow.click",
                    [
                        .stroke(
                            Draw.polygon([
                                .init(9.4, 9.4, 0.8), .init(21.8, 15.2, 0.8), .init(16.4, 16.6, 0.5),
                                .init(14.6, 21.8, 0.8),
                            ])),
                        .stroke("M9 2.4V5.2M2.4 9H5.2M4.3 4.3L6.3 6.3M13.7 4.3L11.9 6.1M4.3 13.7L6.1 11.9")
                            .secondary,
                    ]),
                Icon(
                    "camera.viewfinder",
                    [
                        Icon.Layer.stroke(
                            "M2.8 8V6.4A3.6 3.6 0 0 1 6.4 2.8H8M16 2.8H17.6A3.6 3.6 0 0 1 21.2 6.4V8"
                                + "M21.2 16V17.6A3.6 3.6 0 0 1 17.6 21.2H16"
                                + "M8 21.2H6.4A3.6 3.6 0 0 1 2.8 17.6V16"
                        ).secondary,
                        .stroke(
                            "M6.4 10.4A1.4 1.4 0 0 1 7.8 9H9L10 7.6H14L15 9H16.2A1.4 1.4 0 0 1 17.6 10.4V15"
                                + "A1.4 1.4 0 0 1 16.2 16.4H7.8A1.4 1.4 0 0 1 6.4 15Z", weight: 0.85),
                        .stroke(Draw.circle(12, 12.6, 1.9), weight: 0.85),
                    ]),
                Icon(
                    "flag.2.crossed",
                    [.stroke(crossedFlags), Icon.Layer.stroke(crossedPoles).secondary]),
                Icon(
                    "flag.2.crossed.fill",
                    .solid(crossedFlags) + [Icon.Layer.stroke(crossedPoles).secondary]),
                Icon(
                    "hand.point.up.left.fill",
                    .solid(
                        "M8.4 13.2L4.2 7.6A1.6 1.6 0 0 1 6.8 5.7L10.6 10.4L11.4 9.6"
                            + "C12 9 13 9.1 13.5 9.8L14 10.4L14.9 9.8C15.6 9.3 16.5 9.5 17 10.2L17.4 10.8"
                            + "C18.2 10.4 19 10.6 19.5 11.4L20.6 13.2C22 15.6 21.4 18.6 19.2 20.2L18 21"
                            + "C15.6 22.6 12.6 22 10.4 20.2L5.2 16.6A1.5 1.5 0 0 1 6.8 14L9.4 15.2Z")),
                Icon(
                    "dot.radiowaves.right",
                    [
                        .stroke(Draw.dot(5.4, 12), weight: 2.2),
                        .stroke(
                            "M9.4 8.4A5.2 5.2 0 0 1 9.4 15.6M13 5.4A9.6 9.6 0 0 1 13 18.6M16.6 2.6"
                                + "A13.6 13.6 0 0 1 16.6 21.4"
                        ).secondary,
                    ]),
                Icon(
                    "arrow.up.and.down.text.horizontal",
                    [
                        .stroke("M6 3V21M2.6 6.4L6 3L9.4 6.4M2.6 17.6L6 21L9.4 17.6"),
                        .stroke("M13 5.4H21.4M13 9.8H21.4M13 14.2H21.4M13 18.6H18").secondary,
                    ]),
                Icon(
                    "applewatch.watchface",
                    [
                        .stroke(Draw.roundedRect(5.6, 6, 12.8, 12, radius: 3.8)),
                        .stroke(
                            "M8 6.2L8.6 3.6C8.8 2.7 9.5 2.2 10.4 2.2H13.6C14.5 2.2 15.2 2.7 15.4 3.6L16 6.2"
                                + "M8 17.8L8.6 20.4C8.8 21.3 9.5 21.8 10.4 21.8H13.6"
                                + "C14.5 21.8 15.2 21.3 15.4 20.4L16 17.8"
                        ).secondary, .stroke("M12 9V12.2L14 13.2", weight: 0.9),
                        .stroke("M20.6 10.4V12.4", weight: 0.9).secondary,
                    ]),
                Icon(
                    "ipad.and.iphone",
                    [
                        .stroke(
                            "M13.4 20.6H4.4A2 2 0 0 1 2.4 18.6V5.4A2 2 0 0 1 4.4 3.4H15.4"
                                + "A2 2 0 0 1 17.4 5.4V7"),
                        .stroke(Draw.roundedRect(15.6, 9.6, 6.4, 11, radius: 1.8)),
                    ]),
                Icon(
                    "tv.inset.filled",
                    [
                        .stroke(Draw.roundedRect(2, 4, 20, 13.4, radius: 3)),
                        .fill(Draw.roundedRect(4.4, 6.4, 15.2, 8.6, radius: 1.2)),
                        .stroke("M8 20.8H16").secondary,
                    ]),
                Icon(
                    "faxmachine",
                    [
                        .stroke(Draw.roundedRect(2, 10, 20, 10.8, radius: 2.4)),
                        .stroke("M9 10V3H18V10M5.4 10V20.8").secondary,
                        .stroke(
                            Draw.dots([(10, 14), (14, 14), (18, 14), (10, 17.4), (14, 17.4), (18, 17.4)]),
                            weight: 0.9),
                    ]),
                Icon(
                    "printer.dotmatrix",
                    [
                        .stroke(Draw.roundedRect(2, 8.4, 20, 9.6, radius: 2.4)),
                        .stroke("M6 8.4V3H18V8.4M6 14.4V21.4H18V14.4").secondary,
                        .stroke(
                            Draw.dots([(8.4, 5.6), (8.4, 18.4), (15.6, 5.6), (15.6, 18.4)]), weight: 0.8),
                    ]),
                Icon(
                    "cricket.ball",
                    [
                        .ring,
                        .stroke(
                            "M10.4 2.6C8.4 8.4 8.4 15.6 10.4 21.4M13.6 2.6C15.6 8.4 15.6 15.6 13.6 21.4"
                                + "M12 5V5.01M12 9.6V9.61M12 14.4V14.41M12 19V19.01", weight: 0.85),
                    ]),
                Icon(
                    "square.dashed.inset.filled",
                    [
                        Icon.Layer.stroke(
                            "M3.4 9V7.6A4.2 4.2 0 0 1 7.6 3.4H9M15 3.4H16.4A4.2 4.2 0 0 1 20.6 7.6V9"
                                + "M20.6 15V16.4A4.2 4.2 0 0 1 16.4 20.6H15"
                                + "M9 20.6H7.6A4.2 4.2 0 0 1 3.4 16.4V15"
                                + "M11.4 3.4H12.6M11.4 20.6H12.6M3.4 11.4V12.6M20.6 11.4V12.6"
                        ).secondary, .fill(Draw.roundedRect(6.6, 6.6, 10.8, 10.8, radius: 2)),
                    ]),
                Icon(
                    "circle.dashed.inset.filled",
                    [
                        Icon.Layer.stroke(
                            (0..<8).map {
                                Draw.arc(12, 12, 9.7, from: Double($0) * 45, to: Double($0) * 45 + 25)
                            }.joined()
                        ).secondary, .fill(Draw.circle(12, 12, 6.4)),
                    ]),
                Icon(
                    "person.crop.rectangle.stack",
                    [
                        .stroke(Draw.roundedRect(2, 8, 20, 13.4, radius: 2.8)),
                        .stroke("M4.6 4.8H19.4M7 1.8H17").secondary,
                        .fill(Draw.circle(12, 12.6, 2.6)),
                        .fill("M6.6 21C7 18 9.2 16.4 12 16.4C14.8 16.4 17 18 17.4 21Z"),
                    ]),
                Icon(
                    "person.crop.rectangle.stack.fill",
                    .solid(Draw.roundedRect(2, 8, 20, 13.4, radius: 2.8)) + [
                        .stroke("M4.6 4.8H19.4M7 1.8H17").secondary, .cut(Draw.circle(12, 12.6, 2.6)),
                        .cut("M6.6 21C7 18 9.2 16.4 12 16.4C14.8 16.4 17 18 17.4 21Z"),
                    ]),
                Icon(
                    "location.north.line",
                    [
                        .stroke(
                            Draw.polygon([
                                .init(12, 5.4, 0.8), .init(19.4, 21.4, 0.8), .init(12, 18, 0.6),
                                .init(4.6, 21.4, 0.8),
                            ])), .stroke("M12 1.8V2.4"),
                    ]),
                Icon(
                    "location.north.line.fill",
                    .solid(
                        Draw.polygon([
                            .init(12, 5.4, 0.8), .init(19.4, 21.4, 0.8), .init(12, 18, 0.6),
                            .init(4.6, 21.4, 0.8),
                        ])) + [.stroke("M12 1.8V2.4")]),
                Icon("skew", [.stroke("M7 5.4H21L17 18.6H3Z")]),
                Icon("perspective", [.stroke("M3 4.4L21 8V16L3 19.6ZM12 6.2V17.8M3 12H21", weight: 0.95)]),
                Icon(
                    "trapezoid.and.line.vertical",
                    [.stroke(standingTrapezoid), .stroke("M12 1.8V22.2").secondary]),
                Icon(
                    "trapezoid.and.line.vertical.fill",
                    .solid(standingTrapezoid) + [
                        .cutStroke("M12 1.8V22.2", weight: 2.4), .stroke("M12 1.8V22.2").secondary,
                    ]),
                Icon(
                    "exclamationmark.2",
                    [
                        .stroke("M8 4V14.2M16 4V14.2", weight: 1.1),
                        .stroke(Draw.dots([(8, 19), (16, 19)]), weight: 1.5),
                    ]),
                Icon(
                    "exclamationmark.3",
                    [
                        .stroke("M5.4 4V14.2M12 4V14.2M18.6 4V14.2", weight: 1.1),
                        .stroke(Draw.dots([(5.4, 19), (12, 19), (18.6, 19)]), weight: 1.5),
                    ]),
                Icon(
                    "text.word.spacing",
                    [
                        .stroke("M3 8.4L5.6 15.6L8.2 8.4M15.8 15.6L18.4 8.4L21 15.6M16.6 13.2H20.2"),
                        .stroke("M10.4 18.4V20.4H13.6V18.4").secondary,
                    ]),
                Icon(
                    "bold.italic.underline",
                    [
                        .stroke(
                            "M2.4 6V16H5.4A2.8 2.8 0 0 0 5.4 10.8H2.4M2.4 6H5A2.3 2.3 0 0 1 5 10.8",
                            weight: 1.2),
                        .stroke(
                            "M11 6H14.4M9.6 16H13M12.8 6L11.2 16M17 6V12.6A2.4 2.4 0 0 0 21.8 12.6V6"
                                + "M16.4 19.4H22.4", weight: 0.9),
                    ]),
            ]
        ] as [[Icon]]).flatMap { $0 }
    }
}
