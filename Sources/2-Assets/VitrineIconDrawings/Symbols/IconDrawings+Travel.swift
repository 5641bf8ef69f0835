/// Ways, vehicles, places, animals and the sky above them.
extension IconDrawings {
    private static let diamond = PathData.polygon([
        .init(12, 0.9, 2.2), .init(23.1, 12, 2.2), .init(12, 23.1, 2.2), .init(0.9, 12, 2.2),
    ])
    private static let diamondTurn = "M8.6 16V12.6A2.2 2.2 0 0 1 10.8 10.4H12.8"
    private static let diamondHead = head(12.4, 10.4, toward: 90, length: 4.2, half: 3)
    private static let curvedLeft =
        "M10.4 4.6C10.4 3.7 9.5 3.3 8.8 3.9L2.4 9.8C1.9 10.3 1.9 10.9 2.4 11.4"
        + "L8.8 17.3C9.5 17.9 10.4 17.5 10.4 16.6V13.6"
        + "C15.2 13.4 18.4 14.8 20.6 18.8C21 19.5 22 19.2 21.9 18.4C21.2 11.8 17.4 8 10.4 7.7Z"
    private static let curvedRight =
        "M13.6 4.6C13.6 3.7 14.5 3.3 15.2 3.9L21.6 9.8C22.1 10.3 22.1 10.9 21.6 11.4"
        + "L15.2 17.3C14.5 17.9 13.6 17.5 13.6 16.6V13.6"
        + "C8.8 13.4 5.6 14.8 3.4 18.8C3 19.5 2 19.2 2.1 18.4C2.8 11.8 6.6 8 13.6 7.7Z"
    private static let busBody =
        "M4.4 6.2A3.6 3.6 0 0 1 8 2.6H16A3.6 3.6 0 0 1 19.6 6.2V16.8"
        + "A2 2 0 0 1 17.6 18.8H6.4A2 2 0 0 1 4.4 16.8Z"
    private static let busWheels = "M7.4 18.8V21M16.6 18.8V21"
    private static let lamps = PathData.dots([(7.8, 15.6), (16.2, 15.6)])
    private static let busWindow = "M4.4 11.8H19.6"
    private static let tramBody =
        "M5.4 8A3.2 3.2 0 0 1 8.6 4.8H15.4A3.2 3.2 0 0 1 18.6 8V15.6"
        + "A2.6 2.6 0 0 1 16 18.2H8A2.6 2.6 0 0 1 5.4 15.6Z"
    private static let tramRest = "M9 1.8H15M12 1.8V4.8M7.6 18.6L6 21.8M16.4 18.6L18 21.8"
    private static let takeOff =
        "M2.6 11.8L4.6 11L7.2 12.4L11.4 10.7L5.8 5.4L8.2 4.4L16 8.9L19.2 7.6C20.6 7 21.9 7.3 22.3 8.3"
        + "C22.7 9.3 21.9 10.4 20.5 11L6.6 16.4C5.9 16.7 5.2 16.5 4.8 15.9Z"
    private static let pump =
        "M4.4 20.8V5.4A2.4 2.4 0 0 1 6.8 3H12.4A2.4 2.4 0 0 1 14.8 5.4V20.8M2.8 20.8H16.4"
    private static let hose =
        "M14.8 12.4H15.8A1.6 1.6 0 0 1 17.4 14V17A1.8 1.8 0 0 0 21 17V9.4C21 8.8 20.8 8.3 20.4 7.9L17.6 5.2"
    private static let pumpWindow = PathData.roundedRect(7, 5.8, 5.2, 4.4, radius: 0.9)
    private static let barrels =
        "M4.2 9.4L6 4.8C6.4 3.8 7.2 3.2 8.2 3.2C9.4 3.2 10.2 4 10.2 5.2V17.6M19.8 9.4"
        + "L18 4.8C17.6 3.8 16.8 3.2 15.8 3.2C14.6 3.2 13.8 4 13.8 5.2V17.6"
    private static let lenses = PathData.circle(6, 16.6, 4.2) + PathData.circle(18, 16.6, 4.2)
    private static let bridge = "M10.2 8.6H13.8M10.2 13.4H13.8"
    private static let americas =
        "M7.2 4.6L9.6 4C11 3.9 12 4.6 11.6 5.6C11.2 6.6 9.8 6.6 9.4 7.8"
        + "C9 9 7.4 8.8 7.2 10C7 11.2 8.4 11.2 9.4 11.6"
        + "C11.4 12.2 12.6 13 12.4 14.6C12.2 16.2 10.8 16.8 10.4 18.4C10.2 19.4 9.4 19.8 8.8 18.8"
        + "C7.9 17.2 8.5 15.4 7.3 14C6.1 12.6 4.7 12.8 4.3 11C3.9 8.6 5.2 6 7.2 4.6Z"
        + "M15.8 5.2C17.2 4.6 18.8 6 19.6 7.6C20.6 9.6 20.8 12 20 13.6"
        + "C19.4 14.8 18 14.8 17.6 13.4C17.2 12.2 17.6 11.4 16.6 10.4"
        + "C15.4 9.2 14.4 6 15.8 5.2Z"
    private static let pads =
        PathData.ellipse(8.7, 6.1, 2.1, 2.9) + PathData.ellipse(15.3, 6.1, 2.1, 2.9)
        + PathData.ellipse(4.2, 11.2, 1.9, 2.5) + PathData.ellipse(19.8, 11.2, 1.9, 2.5)
    private static let palm =
        "M12 11.6C14.8 11.6 16.6 14.2 17.7 16.2C18.8 18.2 17.8 20.6 15.5 20.6C14.2 20.6 13.2 20 12 20"
        + "C10.8 20 9.8 20.6 8.5 20.6C6.2 20.6 5.2 18.2 6.3 16.2C7.4 14.2 9.2 11.6 12 11.6Z"
    private static let crown =
        PathData.polygon([
            .init(12, 1.2, 1.2), .init(17.4, 8.2, 0.9), .init(15.4, 8.2, 0.3), .init(19.6, 13.4, 0.9),
            .init(17, 13.4, 0.3), .init(21.4, 18.4, 1), .init(2.6, 18.4, 1), .init(7, 13.4, 0.3),
            .init(4.4, 13.4, 0.9), .init(8.6, 8.2, 0.3), .init(6.6, 8.2, 0.9),
        ])
    private static let peepingSun = PathData.arc(15.6, 7.6, 3.9, from: 272, to: 486)
    private static let peepingRays = PathData.spokes(
        15.6, 7.6, from: 6.3, to: 7.4, at: [-45, 0, 45, 90, 135])
    private static let lowCloud =
        "M6 20A3.8 3.8 0 0 1 5.5 12.43A5.1 5.1 0 0 1 15.1 13.1A3.5 3.5 0 0 1 14.6 20Z"
    private static let stormCloud =
        "M7 14.2A4.5 4.5 0 0 1 6.3 5.25A6.2 6.2 0 0 1 18.1 5.9A4.2 4.2 0 0 1 17.6 14.2"
    private static let strike = PathData.polygon([
        .init(13.2, 11, 0.4), .init(8.2, 17.6, 0.5), .init(11.4, 17.6, 0.2), .init(10, 22.8, 0.4),
        .init(15.8, 15.4, 0.5), .init(12.4, 15.4, 0.2),
    ])
    private static let moonBehind = "M16 2A4.9 4.9 0 1 0 22 8A4.6 4.6 0 0 1 16 2Z"
    @_optimize(none) static var travel: [Icon] {
        [
            Icon(
                "arrow.turn.up.right",
                [.stroke("M4.6 20.4V13.4A4.6 4.6 0 0 1 9.2 8.8H19.6M14.6 3.8L19.6 8.8L14.6 13.8")]),
            Icon(
                "arrow.turn.up.left",
                [.stroke("M19.4 20.4V13.4A4.6 4.6 0 0 0 14.8 8.8H4.4M9.4 3.8L4.4 8.8L9.4 13.8")]),
            Icon(
                "arrow.turn.down.right",
                [.stroke("M4.6 3.6V10.6A4.6 4.6 0 0 0 9.2 15.2H19.6M14.6 10.2L19.6 15.2L14.6 20.2")]),
            Icon(
                "arrow.turn.down.left",
                [.stroke("M19.4 3.6V10.6A4.6 4.6 0 0 1 14.8 15.2H4.4M9.4 10.2L4.4 15.2L9.4 20.2")]),
            Icon(
                "arrow.triangle.turn.up.right.diamond",
                [.stroke(diamond).secondary, .stroke(diamondTurn)] + .solid(diamondHead, weight: 0.3)),
            Icon(
                "arrow.triangle.turn.up.right.diamond.fill",
                .solid(diamond).secondary + [
                    .cutStroke(diamondTurn).primary, .cut(diamondHead).primary,
                    .cutStroke(diamondHead, weight: 0.3).primary,
                ]),
            Icon(
                "arrow.triangle.branch",
                [.stroke("M12 21.4V17.2C12 12 6 14 6 8.4M12 17.2C12 12 18 14 18 8.4")]
                    + .solid(head(6, 8.2, toward: 0) + head(18, 8.2, toward: 0), weight: 0.3)),
            Icon("arrowshape.turn.up.left", [.stroke(curvedLeft)]),
            Icon("arrowshape.turn.up.left.fill", .solid(curvedLeft)),
            Icon("arrowshape.turn.up.right", [.stroke(curvedRight)]),
            Icon("arrowshape.turn.up.right.fill", .solid(curvedRight)),
            Icon(
                "mappin.and.ellipse",
                .solid(PathData.circle(12, 6.2, 3.8)) + [
                    .stroke("M12 10V18.4"),
                    .stroke(
                        "M8.4 15.9C5.6 16.3 3.6 17.4 3.6 18.8C3.6 20.6 7.2 21.8 12 21.8"
                            + "C16.8 21.8 20.4 20.6 20.4 18.8C20.4 17.4 18.4 16.3 15.6 15.9"
                    ).secondary,
                ]),
            Icon(
                "bus",
                [
                    .stroke(busBody), .stroke(busWindow), .stroke(lamps, weight: 1.2),
                    .stroke(busWheels, weight: 1.2).secondary,
                ]),
            Icon(
                "bus.fill",
                .solid(busBody) + [
                    .cut(PathData.roundedRect(6, 5.8, 12, 6, radius: 1.2)), .cutStroke(lamps, weight: 1.2),
                    .stroke(busWheels, weight: 1.2).secondary,
                ]),
            Icon(
                "tram",
                [
                    .stroke(tramBody), .stroke(tramRest).secondary, .stroke("M5.4 12H18.6"),
                    .stroke(PathData.dots([(8.6, 15.2), (15.4, 15.2)]), weight: 1.2),
                ]),
            Icon(
                "tram.fill",
                .solid(tramBody) + [
                    .stroke(tramRest).secondary, .cut(PathData.roundedRect(7, 7.2, 10, 5, radius: 1.1)),
                    .cutStroke(PathData.dots([(8.8, 15.3), (15.2, 15.3)]), weight: 1.2),
                ]),
            Icon(
                "bicycle",
                [
                    .stroke(PathData.circle(5.6, 15.8, 4) + PathData.circle(18.4, 15.8, 4)).secondary,
                    .stroke(
                        "M5.6 15.8L9.2 8.8H15.6L18.4 15.8M9.2 8.8L12 15.8H5.6M12 15.8"
                            + "L15.6 8.8M7.6 8.4H10.4M15.6 8.8L14.8 5.8H17.6",
                        weight: 0.95),
                ]),
            Icon("airplane.departure", .solid(takeOff, weight: 0.4) + [.stroke("M3 20.8H21").secondary]),
            Icon(
                "airplane.arrival",
                .solid(
                    "M4.1 4.4L6.1 5.2L7.1 8L11.3 9.5L10.7 1.8L13.2 2.7L16 11.3L19.2 12.4"
                        + "C20.7 12.9 21.4 14 21.1 15C20.7 16 19.4 16.3 17.9 15.8L4 10.5"
                        + "C3.2 10.3 2.9 9.7 3 9Z",
                    weight: 0.4) + [.stroke("M3 20.8H21").secondary]),
            Icon("fuelpump", [.stroke(pump), .stroke(pumpWindow).secondary, .stroke(hose).secondary]),
            Icon(
                "fuelpump.fill",
                .solid("M4.4 20.8V5.4A2.4 2.4 0 0 1 6.8 3H12.4A2.4 2.4 0 0 1 14.8 5.4V20.8Z") + [
                    .stroke("M2.8 20.8H16.4"), .cut(pumpWindow), .stroke(hose).secondary,
                ]),
            Icon(
                "bed.double.fill",
                [Icon.Layer].solid("M2.2 17.4V15.4A3 3 0 0 1 5.2 12.4H18.8A3 3 0 0 1 21.8 15.4V17.4Z") + [
                    .stroke("M2.2 17V20M21.8 17V20"),
                    .fill(
                        "M4.6 11V7.6A3 3 0 0 1 7.6 4.6H16.4A3 3 0 0 1 19.4 7.6V11H17.6"
                            + "V10.6A2.2 2.2 0 0 0 15.4 8.4H14.2A2.2 2.2 0 0 0 12 10.2"
                            + "A2.2 2.2 0 0 0 9.8 8.4H8.6A2.2 2.2 0 0 0 6.4 10.6V11Z"
                    ).secondary,
                ]),
            Icon("binoculars", [.stroke(barrels), .stroke(lenses), .stroke(bridge).secondary]),
            Icon(
                "binoculars.fill",
                [.stroke(bridge, weight: 1.3).secondary]
                    + .solid(
                        "M4.2 9.4L6 4.8C6.4 3.8 7.2 3.2 8.2 3.2C9.4 3.2 10.2 4 10.2 5.2"
                            + "V16.6H1.8ZM19.8 9.4L18 4.8C17.6 3.8 16.8 3.2 15.8 3.2"
                            + "C14.6 3.2 13.8 4 13.8 5.2V16.6H22.2Z"
                    ) + .solid(lenses) + [
                        .cutStroke(
                            PathData.circle(6, 16.6, 2.4) + PathData.circle(18, 16.6, 2.4), weight: 0.7)
                    ]),
            Icon("globe.americas", [.ring, .fill(americas).secondary]),
            Icon("globe.americas.fill", .disc.secondary + [.cut(americas).primary]),
            Icon("pawprint", [.stroke(palm), .stroke(pads).secondary]),
            Icon("pawprint.fill", .solid(palm) + .solid(pads, weight: 0.6).secondary),
            Icon("tree", [.stroke(crown), .stroke("M12 18.4V22.4", weight: 1.4).secondary]),
            Icon("tree.fill", .solid(crown) + [.stroke("M12 18.4V22.2", weight: 1.6).secondary]),
            Icon(
                "cloud.sun",
                [
                    .stroke(peepingSun).secondary, .stroke(peepingRays, weight: 0.9).secondary,
                    .cutStroke(lowCloud, weight: 2.4), .cut(lowCloud), .stroke(lowCloud),
                ]),
            Icon(
                "cloud.sun.fill",
                [Icon.Layer].solid(PathData.circle(15.6, 7.6, 3.9)).secondary + [
                    .stroke(peepingRays, weight: 0.9).secondary, .cutStroke(lowCloud, weight: 2.6),
                ] + .solid(lowCloud)),
            Icon(
                "cloud.moon",
                [
                    .stroke(moonBehind).secondary, .cutStroke(lowCloud, weight: 2.4), .cut(lowCloud),
                    .stroke(lowCloud),
                ]),
            Icon(
                "cloud.moon.fill",
                [Icon.Layer].solid(moonBehind, weight: 0.8).secondary + [
                    .cutStroke(lowCloud, weight: 2.6)
                ]
                    + .solid(lowCloud)),
            Icon(
                "cloud.bolt", [.stroke(stormCloud).secondary, .cutStroke(strike, weight: 2), .fill(strike)]),
            Icon(
                "cloud.bolt.fill",
                [Icon.Layer].solid(stormCloud + "Z").secondary + [.cutStroke(strike, weight: 2)]
                    + .solid(strike, weight: 0.4)),
            Icon(
                "cloud.fog",
                [
                    .stroke("M7 13.4A4.5 4.5 0 0 1 6.3 4.45A6.2 6.2 0 0 1 18.1 5.1A4.2 4.2 0 0 1 17.6 13.4Z"),
                    .stroke("M4.4 17H19.6M7.4 20.6H16.6").secondary,
                ]),
            Icon(
                "cloud.fog.fill",
                .solid("M7 13.4A4.5 4.5 0 0 1 6.3 4.45A6.2 6.2 0 0 1 18.1 5.1A4.2 4.2 0 0 1 17.6 13.4Z") + [
                    .stroke("M4.4 17H19.6M7.4 20.6H16.6").secondary
                ]),
            Icon(
                "sunrise.fill",
                [Icon.Layer].solid(PathData.arc(12, 18.4, 4.6, from: 270, to: 450) + "Z") + [
                    .stroke(PathData.spokes(12, 18.4, from: 8.2, to: 9.8, at: [270, 315, 45, 90])).secondary,
                    .stroke("M12 10V3M9 6L12 3L15 6"), .stroke("M6 21.8H18").tertiary,
                ]),
            Icon(
                "sunset.fill",
                [Icon.Layer].solid(PathData.arc(12, 18.4, 4.6, from: 270, to: 450) + "Z") + [
                    .stroke(PathData.spokes(12, 18.4, from: 8.2, to: 9.8, at: [270, 315, 45, 90])).secondary,
                    .stroke("M12 3V10M9 7L12 10L15 7"), .stroke("M6 21.8H18").tertiary,
                ]),
            Icon(
                "humidity",
                [
                    .stroke(
                        "M10.4 3.2C12.6 6 15 9.4 15 12.6A6 6 0 0 1 3 12.6"
                            + "C3 9.4 5.4 6 7.6 3.2C8.4 2.2 9.6 2.2 10.4 3.2Z"
                    ), .stroke("M17.6 10.4H22M16.6 14.8H21M14 19.2H19.4").secondary,
                ]),
            Icon(
                "humidity.fill",
                .solid(
                    "M10.4 3.2C12.6 6 15 9.4 15 12.6A6 6 0 0 1 3 12.6C3 9.4 5.4 6 7.6 3.2"
                        + "C8.4 2.2 9.6 2.2 10.4 3.2Z"
                ) + [.stroke("M17.6 10.4H22M16.6 14.8H21M14 19.2H19.4").secondary]),
            Icon(
                "thermometer",
                [
                    .stroke("M8.8 13.6V5.4A3.2 3.2 0 0 1 15.2 5.4V13.6A4.9 4.9 0 1 1 8.8 13.6Z").secondary,
                    .stroke("M12 6.4V17.2", weight: 0.8), .stroke(PathData.dot(12, 17.2), weight: 1.9),
                ]),
            Icon(
                "moon.zzz.fill",
                [Icon.Layer].solid("M17.4 16.2A7.4 7.4 0 1 1 8.2 6.4A7.6 7.6 0 0 0 17.4 16.2Z") + [
                    .stroke("M13.4 8.6H17.2L13.4 13H17.2", weight: 0.8).secondary,
                    .stroke("M18.6 2.8H21.6L18.6 6.4H21.6", weight: 0.8).secondary,
                ]),
        ]
    }
}
