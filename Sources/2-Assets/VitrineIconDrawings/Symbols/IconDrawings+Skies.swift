/// Weather, plants and animals.
extension IconDrawings {
    private typealias Draw = PathData
    private static let tortoiseShell = "M3.6 15.8C3.6 10.4 6.8 6.6 11 6.6C15.2 6.6 18.2 10.4 18.2 15.8Z"
    private static let shellPlates = "M7.4 15.8L9.2 11.4H12.8L14.4 15.8M9.2 11.4L7.2 8.6M12.8 11.4L14.8 8.6"
    private static let tortoiseHead =
        "M18 13C18.4 11 19.4 9.8 20.6 9.8C22 9.8 22.6 11 22.2 12.6C21.8 14.6 20.4 15.8 18.2 15.8"
    private static let tortoiseLegs =
        "M5.4 15.8V18.4A1 1 0 0 0 6.4 19.4H8.6V15.8M13.2 15.8V19.4H15.4A1 1 0 0 0 16.4 18.4V15.8M3.6 15.8H1.8"
    private static let solidLegs =
        "M5.4 15V18.4A1 1 0 0 0 6.4 19.4H8.6V15ZM13.2 15V19.4H15.4A1 1 0 0 0 16.4 18.4V15Z"
    private static let halfDrop =
        "M12 2.6C14 5.6 18.6 10.4 18.6 15A6.6 6.6 0 0 1 5.4 15C5.4 10.4 10 5.6 12 2.6Z"
    private static let halfWater = "M8 14.2H16V15A4 4 0 0 1 8 15Z"
    private static let halfAir =
        "M12 5.2C14 8 16.6 10.9 17.2 13.2H6.8C7.4 10.9 10 8 12 5.2Z"
    private static let rain =
        "M6.9 14.4A4.3 4.3 0 0 1 6.4 5.84A5.8 5.8 0 0 1 17.4 6.4A4.05 4.05 0 0 1 16.9 14.4Z"
    /// Returns a cloud with what falls from it.
    private static func shower(_ name: String, _ data: String, weight: Double = 0.9) -> [Icon] {
        [
            Icon("cloud." + name, [.stroke(rain), .stroke(data, weight: weight).secondary]),
            Icon("cloud.\(name).fill", .solid(rain) + [.stroke(data, weight: weight).secondary]),
        ]
    }

    @_optimize(none) static var skies: [Icon] {
        ([
            pair(
                "truck.box",
                "M1.8 5.8A1.8 1.8 0 0 1 3.6 4H12.6A1.8 1.8 0 0 1 14.4 5.8V17.4H1.8ZM14.4 8"
                    + "H18.2C18.8 8 19.4 8.3 19.8 8.8L21.8 11.6C22.1 12 22.2 12.4 22.2 12.9V17.4"
                    + "H14.4Z",
                outer:
                    "M8.2 17.8A2.2 2.2 0 1 1 3.8 17.8A2.2 2.2 0 1 1 8.2 17.8M19.8 17.8"
                    + "A2.2 2.2 0 1 1 15.4 17.8A2.2 2.2 0 1 1 19.8 17.8"
            ),
            pair(
                "sailboat",
                "M2 15.8H22C21.2 18.8 19 20.8 16 20.8H8C5 20.8 2.8 18.8 2 15.8ZM11 2.4V12.6"
                    + "H3.6C4.6 8 7.4 4.6 11 2.4ZM14 5C17.4 6.6 19.6 9.4 20.2 12.6H14Z"
            ),
            pair(
                "ferry", "M3.2 12.6L12 9.6L20.8 12.6L18.8 18.6H5.2Z", inner: "M12 9.6V18.6",
                outer:
                    "M5.6 11.6V6.8H18.4V11.6M9 6.8V3.6H15V6.8M2.2 21.4"
                    + "C4 21.4 4.6 20.4 6.2 20.4C8 20.4 8.6 21.4 10.2 21.4"
                    + "C12 21.4 12.6 20.4 14.2 20.4C16 20.4 16.6 21.4 18.2 21.4"
                    + "C19.6 21.4 20.4 20.8 21.8 20.6",
                weight: 0.8),
            pair(
                "car.side",
                "M2 13.4L4.2 12.6L7 8.2C7.6 7.2 8.6 6.6 9.8 6.6H14.2"
                    + "C15.4 6.6 16.4 7.1 17.1 8L20 12L21 12.4C21.8 12.7 22.2 13.4 22.2 14.2V16.8"
                    + "H1.8V13.8Z",
                inner: "M11.6 6.6V12.2M5.4 12.2H19.6",
                outer:
                    "M9 16.8A2.2 2.2 0 1 1 4.6 16.8A2.2 2.2 0 1 1 9 16.8M19.4 16.8"
                    + "A2.2 2.2 0 1 1 15 16.8A2.2 2.2 0 1 1 19.4 16.8",
                weight: 0.9),
            pair(
                "scooter",
                "M19.8 18.4A2.6 2.6 0 1 1 14.6 18.4A2.6 2.6 0 1 1 19.8 18.4ZM7.6 18.4"
                    + "A2.6 2.6 0 1 1 2.4 18.4A2.6 2.6 0 1 1 7.6 18.4Z",
                outer: "M7.6 17.6H12C12 14 14 12 17.4 12.2L14.8 3H11.6"),
            pair(
                "ev.charger", "M3.4 21.2V4.8A2.4 2.4 0 0 1 5.8 2.4H12.2A2.4 2.4 0 0 1 14.6 4.8V21.2Z",
                inner: "M10 6.8L7 11.6H11L8.4 16",
                outer:
                    "M1.8 21.4H16.2M14.6 12.4H16.2A1.8 1.8 0 0 1 18 14.2V16.8"
                    + "A1.8 1.8 0 0 0 21.6 16.8V9L19.2 6.4",
                weight: 0.9),
            shower(
                "heavyrain", "M7 17.4L5.4 21.4M10.4 17.4L8.8 21.4M13.8 17.4L12.2 21.4M17.2 17.4L15.6 21.4"),
            shower(
                "drizzle",
                "M7.4 17.2L7 18.2M12 17.2L11.6 18.2M16.6 17.2L16.2 18.2M9.4 20.6L9 21.6M14 20.6L13.6 21.6"),
            shower(
                "hail", Draw.dots([(7, 17.6), (12, 17.6), (17, 17.6), (9.4, 21), (14.4, 21)]), weight: 1.4),
            shower(
                "sleet",
                "M8.4 17.2L7 20.8M16.4 17.2L15 20.8M11.7 18.4H11.71M10.9 21.4H10.91"
                    + "M18.4 20.4H18.41",
                weight: 1.1),
            shower("bolt.rain", "M12.8 16.2L10.4 19H13.4L11.2 22M6.8 17.4L5.4 21M18 17.4L16.6 21"),
            [
                Icon("tornado", [.stroke("M3 4H21M4.4 8H18.4M7.4 12H18.6M10.4 16H16.6M12.6 20H14.4")]),
                Icon(
                    "hurricane",
                    [
                        .stroke(
                            "M18.4 2.8C10 2.6 4.8 6.8 4.8 12A7.2 7.2 0 0 0 12 19.2M5.6 21.2"
                                + "C14 21.4 19.2 17.2 19.2 12A7.2 7.2 0 0 0 12 4.8"
                        ), .fill(Draw.circle(12, 12, 7.2)), .cut(Draw.circle(12, 12, 2.9)),
                    ]),
                Icon(
                    "water.waves",
                    [
                        .stroke(
                            "M2.4 7C4.4 7 4.8 5.4 7.2 5.4C9.6 5.4 10 7 12 7"
                                + "C14 7 14.4 5.4 16.8 5.4C19.2 5.4 19.6 7 21.6 7M2.4 13"
                                + "C4.4 13 4.8 11.4 7.2 11.4C9.6 11.4 10 13 12 13"
                                + "C14 13 14.4 11.4 16.8 11.4C19.2 11.4 19.6 13 21.6 13M2.4 19"
                                + "C4.4 19 4.8 17.4 7.2 17.4C9.6 17.4 10 19 12 19"
                                + "C14 19 14.4 17.4 16.8 17.4C19.2 17.4 19.6 19 21.6 19"
                        )
                    ]),
                Icon(
                    "rainbow",
                    [
                        .stroke(Draw.arc(12, 17.4, 10, from: -90, to: 90)),
                        .stroke(Draw.arc(12, 17.4, 6.6, from: -90, to: 90)).secondary,
                        .stroke(Draw.arc(12, 17.4, 3.2, from: -90, to: 90)).tertiary,
                    ]),
                Icon(
                    "sun.horizon",
                    [
                        .stroke(Draw.arc(12, 15.6, 4.6, from: -100, to: 100)),
                        .stroke(Draw.spokes(12, 15.6, from: 7.8, to: 10.2, at: [-80, -40, 0, 40, 80]))
                            .secondary, .stroke("M2.4 19.6H21.6").secondary,
                    ]),
                Icon(
                    "sun.horizon.fill",
                    [
                        .fill("M7.2 17.2A4.9 4.9 0 1 1 16.8 17.2Z"),
                        .stroke(Draw.spokes(12, 15.6, from: 7.8, to: 10.2, at: [-80, -40, 0, 40, 80]))
                            .secondary, .stroke("M2.4 19.6H21.6").secondary,
                    ]),
                Icon(
                    "thermometer.low",
                    [
                        .stroke("M9 13.4V5A3 3 0 0 1 15 5V13.4A5 5 0 1 1 9 13.4Z"),
                        .stroke(Draw.dot(12, 17.4), weight: 3),
                    ]),
                Icon(
                    "thermometer.high",
                    [
                        .stroke("M9 13.4V5A3 3 0 0 1 15 5V13.4A5 5 0 1 1 9 13.4Z"),
                        .stroke(Draw.dot(12, 17.4), weight: 3), .stroke("M12 5.4V17"),
                    ]),
                Icon(
                    "thermometer.sun",
                    [
                        .stroke("M5.8 14V6A2.8 2.8 0 0 1 11.4 6V14A4.6 4.6 0 1 1 5.8 14Z"),
                        .stroke("M8.6 9V17.4", weight: 1.2),
                        .stroke(
                            "M14.4 7.4A4 4 0 0 1 14.4 14M22 10.6H20.6M19.8 5.2L18.8 6.2M19.8 16L18.8 15"
                                + "M14.2 2.8V3.8"
                        ).secondary,
                    ]),
                Icon(
                    "thermometer.snowflake",
                    [
                        .stroke("M4.8 14V6A2.8 2.8 0 0 1 10.4 6V14A4.6 4.6 0 1 1 4.8 14Z"),
                        .stroke("M7.6 13V17.4", weight: 1.2),
                        .stroke("M18.4 5V16.6M22.2 7.4L14.6 14.2M14.6 7.4L22.2 14.2").secondary,
                    ]),
                Icon(
                    "aqi.medium",
                    [
                        .stroke(
                            Draw.dots([
                                (8, 8), (12, 8), (16, 8), (8, 12), (12, 12), (16, 12), (8, 16), (12, 16),
                                (16, 16),
                            ]), weight: 1.3),
                        .stroke(
                            Draw.dots([
                                (4, 10), (20, 10), (4, 14), (20, 14), (10, 4), (14, 4), (10, 20), (14, 20),
                            ]), weight: 0.9
                        ).secondary,
                    ]),
                Icon("moonphase.full.moon", .disc), Icon("moonphase.new.moon", [.ring]),
                Icon("moonphase.first.quarter", [.ring, .fill("M12 2.3A9.7 9.7 0 0 1 12 21.7Z")]),
                Icon("moonphase.last.quarter", [.ring, .fill("M12 2.3A9.7 9.7 0 0 0 12 21.7Z")]),
            ],
            [
                Icon("drop.halffull", [.stroke(halfDrop), .fill(halfWater)]),
                Icon("drop.halffull.fill", .solid(halfDrop) + [.cut(halfAir)]),
            ],
            pair(
                "mountain.2",
                "M1.8 19.6L8.8 6.6A1 1 0 0 1 10.6 6.6L13 11L14.6 8.6A1 1 0 0 1 16.2 8.6"
                    + "L22.2 18.2A1 1 0 0 1 21.4 19.6Z",
                inner: "M6.6 10.8L8.6 12.4L10.2 10.8L12.4 12.2M13 11L17.4 19.6", weight: 0.9),
            pair(
                "carrot",
                "M14.4 8.4C16.4 10.6 16 13 13.6 14.8L4.4 21C3.2 21.8 2.2 20.8 3 19.6"
                    + "L9.2 10.4C11 8 13 6.8 14.4 8.4Z",
                inner: "M9.4 12.8L11 14.4M7 16.4L8 17.4",
                outer: "M15 9C15 5.4 16.4 3.4 18.4 2.6M15 9C18.6 9 20.6 7.6 21.4 5.6M15 9L20.4 3.6",
                weight: 0.9),
            pair(
                "fish",
                "M2.2 12C4.4 8.4 8 6.4 11.8 6.4C14.4 6.4 16.6 7.6 18.2 9.6L21.8 7"
                    + "C22 10.2 22 13.8 21.8 17L18.2 14.4C16.6 16.4 14.4 17.6 11.8 17.6"
                    + "C8 17.6 4.4 15.6 2.2 12Z",
                inner: "M7.4 11H7.41", weight: 1.5),
            [
                Icon(
                    "tortoise",
                    [
                        .stroke(tortoiseShell), .stroke(shellPlates, weight: 0.75).secondary,
                        .stroke(tortoiseHead + tortoiseLegs), .stroke("M20.6 12.1H20.61", weight: 0.9),
                    ]),
                Icon(
                    "tortoise.fill",
                    before(
                        tortoiseShell, tortoiseHead + "Z" + solidLegs,
                        farther: [.cutStroke("M20.6 12.1H20.61", weight: 0.9)])
                        + [.cutStroke(shellPlates, weight: 0.7), .stroke("M2 15.8H1.8")]),
            ],
            pair(
                "hare",
                "M20.4 13.6C21.4 12.4 20.8 10.2 18.4 9.6C17.8 6.6 15.6 4.4 13.6 3.6"
                    + "C13.2 6 14 8 15.4 9.6C12.4 9.8 9.8 9.2 7.6 9.8C4.6 10.6 3 13 3.4 15.4"
                    + "C2 15.6 1.8 17.2 3 17.8C4.4 18.6 6 18.4 8.6 18.4L13 17.4"
                    + "C15.8 17 18.6 15.6 20.4 13.6Z",
                inner: "M18 12.4H18.01", outer: "M14.6 17L17.8 19.8M8.6 18.4L12 19.8", weight: 1.3),
            pair(
                "bird",
                "M3 17.6C7 17.6 9.4 16.6 10.8 14.4L8 8.4C11 8 13.8 9.4 14.6 11.2"
                    + "C14.4 8 15.8 5.4 18.2 5.4C19.4 5.4 20 6 20.4 6.8L22.4 7.8L20.6 9.2"
                    + "C20.6 15 17 19 11.4 19C8 19 5 18.6 3 17.6Z",
                inner: "M17.8 8H17.81", weight: 1.2),
            pair(
                "ant",
                PathData.ellipse(12, 7.3, 4.4, 3.8) + PathData.ellipse(12, 12.5, 1.9, 1.6)
                    + PathData.ellipse(12, 18, 4.6, 4.2),
                outer:
                    "M9.9 4C9 3.3 8.8 2.4 9.3 1.6M14.1 4C15 3.3 15.2 2.4 14.7 1.6"
                    + "M10.2 12.4H6.6C5.8 12.4 5.5 12 5.5 11.3V7.6"
                    + "M13.8 12.4H17.4C18.2 12.4 18.5 12 18.5 11.3V7.6"
                    + "M8.6 15.6L6 16.2C5.4 16.3 5.1 16.8 5.2 17.4L6 21.4"
                    + "M15.4 15.6L18 16.2C18.6 16.3 18.9 16.8 18.8 17.4L18 21.4"),
            pair(
                "cat",
                "M3.2 4.2L5.2 5.8C6.1 5.5 6.9 5.5 7.8 5.8L9.8 4.2L10.2 8.2C10.4 9.6 11 10.8 12.6 10.8H16"
                    + "C17.8 10.8 19 9.9 19 8.2V4.6C19 2.8 21.8 2.8 21.8 4.6V9C21.8 11 20.8 12.2 20 13V19.6"
                    + "C20 21.4 17 21.4 17 19.6V16.4H10.6V19.6C10.6 21.4 7.6 21.4 7.6 19.6V13.6"
                    + "C4.8 13.2 2.8 11.2 2.8 8.4Z"),
            pair(
                "dog",
                "M2.6 7.8L5.6 6.4L7 4C7.8 2.8 9.6 3 10.2 4.4L11.4 7.8C11.9 9.4 12.8 10.2 14.4 10.2H16.6"
                    + "C18 10.2 18.8 9.4 19.2 8L19.8 5.4C20.2 3.8 22.4 4.4 22 6L20.6 12.2V19.6"
                    + "C20.6 21.4 17.6 21.4 17.6 19.6V16.2H11.2V19.6C11.2 21.4 8.2 21.4 8.2 19.6V13.6L6.6 11"
                    + "H4.2C2.8 11 2 10 2.2 8.8Z", inner: "M9.4 5.4V8.2"),
            pair(
                "teddybear",
                "M6.4 6.6A2.9 2.9 0 1 1 9.4 4.2C11 3.7 13 3.7 14.6 4.2"
                    + "A2.9 2.9 0 1 1 17.6 6.6C18.4 8.6 17.8 10.6 16.4 11.8"
                    + "C18.2 13.2 18.8 15.6 18.2 18A2.4 2.4 0 1 1 15.4 20.8"
                    + "C13.4 21.6 10.6 21.6 8.6 20.8A2.4 2.4 0 1 1 5.8 18"
                    + "C5.2 15.6 5.8 13.2 7.6 11.8C6.2 10.6 5.6 8.6 6.4 6.6Z",
                inner: "M10 7.6V7.7M14 7.6V7.7M11.4 10H12.6", weight: 1.1),
            [
                Icon(
                    "camera.macro",
                    [
                        .stroke(
                            "M12 10.6A2.9 2.9 0 1 1 12 4.8A2.9 2.9 0 1 1 12 10.6ZM9.4 6.4"
                                + "A2.8 2.8 0 1 0 9.4 9M14.6 6.4A2.8 2.8 0 1 1 14.6 9M10.4 4.9"
                                + "A2.2 2.2 0 1 1 13.6 4.9M10.4 10.6A2.2 2.2 0 1 0 13.6 10.6"
                        ),
                        .stroke(
                            "M12 13V21.6M12 21C12 17.6 9.2 15.8 5.4 15.8"
                                + "C5.4 19.2 8.2 21 12 21C15.8 21 18.6 19.2 18.6 15.8"
                                + "C14.8 15.8 12 17.6 12 21"
                        ).secondary,
                    ])
            ],
        ] as [[Icon]]).flatMap { $0 }
    }
}
