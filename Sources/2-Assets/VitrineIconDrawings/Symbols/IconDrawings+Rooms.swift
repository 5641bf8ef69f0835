/// What stands in rooms and streets.
extension IconDrawings {
    private typealias Draw = PathData
    private static let ball = Draw.circle(12, 12, 9.7)
    // Measured on iOS 26, as its needle.
    private static let compass = Draw.circle(12, 12, 8.9)
    private static let needle = "M16.5 7.5L13.2 13.2L7.5 16.5L10.8 10.8Z"
    private static let hub = Draw.circle(12, 12, 0.95)

    private static let shop =
        "M3.8 12.2V19.4A1.8 1.8 0 0 0 5.6 21.2H18.4A1.8 1.8 0 0 0 20.2 19.4V12.2Z"
    private static let shopFront = "M7 21.2V15.6H11.4V21.2M14.2 15.6H17.2V18H14.2Z"
    private static let awning =
        "M4.8 2.8H19.2L22 8.4A2.5 2.5 0 0 1 17 8.8A2.5 2.5 0 0 1 12 8.8A2.5 2.5 0 0 1 7 8.8"
        + "A2.5 2.5 0 0 1 2 8.4Z"

    @_optimize(none) static var rooms: [Icon] {
        ([
            [
                Icon(
                    "atom",
                    [
                        .stroke(Draw.ellipse(12, 12, 10, 4)),
                        .stroke(
                            "M7 3.34A4 10 -30 0 1 17 20.66A4 10 -30 0 1 7 3.34ZM17 3.34"
                                + "A4 10 30 0 1 7 20.66A4 10 30 0 1 17 3.34Z"
                        ), .stroke(Draw.dot(12, 12), weight: 1.9),
                    ])
            ],
            pair(
                "facemask",
                "M5.6 7.6C8 7.6 9.6 6.4 12 6.4C14.4 6.4 16 7.6 18.4 7.6V12.4"
                    + "C18.4 15.6 15.6 17.8 12 17.8C8.4 17.8 5.6 15.6 5.6 12.4Z",
                inner: "M8.6 10.4H15.4M8.6 13.6H15.4",
                outer:
                    "M5.6 8.8H3.4A1.8 1.8 0 0 0 1.6 10.6C1.6 13 3.4 14.4 6 14.4M18.4 8.8"
                    + "H20.6A1.8 1.8 0 0 1 22.4 10.6C22.4 13 20.6 14.4 18 14.4",
                weight: 0.9),
            pair(
                "staroflife",
                Draw.polygon([
                    .init(9.8, 2, 0.8), .init(14.2, 2, 0.8), .init(14.2, 8.2, 0.2), .init(19.5, 5.1, 0.8),
                    .init(21.7, 8.9, 0.8), .init(16.3, 12, 0.2), .init(21.7, 15.1, 0.8),
                    .init(19.5, 18.9, 0.8), .init(14.2, 15.8, 0.2), .init(14.2, 22, 0.8), .init(9.8, 22, 0.8),
                    .init(9.8, 15.8, 0.2), .init(4.5, 18.9, 0.8), .init(2.3, 15.1, 0.8), .init(7.7, 12, 0.2),
                    .init(2.3, 8.9, 0.8), .init(4.5, 5.1, 0.8), .init(9.8, 8.2, 0.2),
                ])),
            pair(
                "bolt.heart",
                "M12 20.7C5.9 16.5 2.5 13.1 2.5 8.9C2.5 5.7 4.8 3.4 7.7 3.4"
                    + "C9.5 3.4 11.1 4.3 12 5.9C12.9 4.3 14.5 3.4 16.3 3.4"
                    + "C19.2 3.4 21.5 5.7 21.5 8.9C21.5 13.1 18.1 16.5 12 20.7Z",
                inner: "M13.2 7.4L9.4 12H14L10.8 16.4", weight: 0.9),
            pair(
                "sunglasses",
                "M2 9.2H10.4C10.8 9.2 11.2 9.6 11.2 10C11.2 14 9.6 16.4 6.8 16.4"
                    + "C3.8 16.4 2.4 13.4 2 9.2ZM22 9.2H13.6C13.2 9.2 12.8 9.6 12.8 10"
                    + "C12.8 14 14.4 16.4 17.2 16.4C20.2 16.4 21.6 13.4 22 9.2Z",
                outer: "M11 9.6H13"),
            pair(
                "screwdriver",
                "M12.4 8.6L16.8 3.2C18 1.8 19.6 1.8 20.9 3.1C22.2 4.4 22.2 6 20.8 7.2L15.4 11.6Z",
                outer: "M13.6 10.4L6.2 17.8M6.6 16.2L7.8 17.4L5.4 20.4L3.6 20.4V18.6Z"),
            pair(
                "powerplug", "M5.4 8.4H18.6V11.6C18.6 15 15.8 17.2 12 17.2C8.2 17.2 5.4 15 5.4 11.6Z",
                outer: "M8.8 8.4V3M15.2 8.4V3M12 17.2V21.8"),
            pair(
                "key.horizontal",
                "M7.4 6.6A5.4 5.4 0 1 0 12.2 14.4H15L16.6 12.8L18.2 14.4L19.8 14.4L22.2 12"
                    + "L19.8 9.6H12.2A5.4 5.4 0 0 0 7.4 6.6Z",
                inner: "M5.6 12H5.61", weight: 1.6),
            [
                Icon(
                    "light.beacon.max",
                    [
                        .stroke("M6.8 17.4V12.6A5.2 5.2 0 0 1 17.2 12.6V17.4"),
                        .stroke(Draw.roundedRect(4.4, 17.4, 15.2, 3.8, radius: 1.2)),
                        .stroke("M12 2.4V4.4M4 6L5.6 7.4M20 6L18.4 7.4M1.8 12H3.6M20.4 12H22.2").secondary,
                    ])
            ],
            [
                Icon(
                    "lightbulb.max",
                    [
                        .stroke(
                            "M9.8 17.4V16.8C9.8 16.1 9.6 15.6 9.1 15.1A5 5 0 1 1 14.9 15.1"
                                + "C14.4 15.6 14.2 16.1 14.2 16.8V17.4Z"
                        ),
                        .stroke(
                            "M10.4 20.8H13.6M12 1.8V3M4.6 4.4L5.6 5.4M19.4 4.4L18.4 5.4"
                                + "M1.8 11.4H3.2M20.8 11.4H22.2"
                        ).secondary,
                    ])
            ],
            pair("lamp.table", "M8.6 2.6H15.4L19 12H5Z", outer: "M12 12V21M7.6 21.4H16.4"),
            pair("lamp.floor", "M9 2.4H15L18.4 9.4H5.6Z", outer: "M12 9.4V21.4M7.8 21.6H16.2"),
            pair(
                "chair.lounge",
                "M4.4 3L7.6 13.4H18.4A2.4 2.4 0 0 1 18.4 17H6.4A2.2 2.2 0 0 1 4.2 15.4"
                    + "L1.9 5A1.4 1.4 0 0 1 4.4 3Z",
                outer: "M6 17L4.6 21.4M17.6 17L19 21.4M11 9.4H19.4"),
            pair(
                "chair", "M6.2 3.6A1.8 1.8 0 0 1 8 1.8H16A1.8 1.8 0 0 1 17.8 3.6V12.6H6.2Z",
                outer: "M4.6 12.6H19.4V15.6H4.6ZM5.8 15.6V22M18.2 15.6V22"),
            pair(
                "table.furniture", Draw.roundedRect(1.6, 6, 20.8, 3.8, radius: 1.2),
                outer: "M4.4 9.8V18.8M19.6 9.8V18.8"),
            pair(
                "cabinet", Draw.roundedRect(2.8, 3, 18.4, 15.8, radius: 2),
                inner: "M2.8 10.9H21.2M10.6 6.9H13.4M10.6 14.8H13.4", outer: "M5.6 18.8V21M18.4 18.8V21"),
            pair(
                "door.left.hand.closed", "M5.4 21V4.4A1.8 1.8 0 0 1 7.2 2.6H16.8A1.8 1.8 0 0 1 18.6 4.4V21Z",
                inner: "M15.2 12.4H15.21", outer: "M2.8 21.2H21.2", weight: 1.6),
            pair(
                "door.left.hand.open", "M5.4 20.4V4.4A1.8 1.8 0 0 1 6.8 2.6L12.4 1.8V22.2Z",
                inner: "M9.6 12H9.61",
                outer: "M12.4 3.4H16.8A1.8 1.8 0 0 1 18.6 5.2V20.6M2.8 20.6H12.4M12.4 20.6H21.2", weight: 1.6),
            pair(
                "window.vertical.closed", Draw.roundedRect(4, 2.4, 16, 18, radius: 1.8),
                inner: "M12 2.4V20.4M4 11.4H20", outer: "M2.4 21.6H21.6"),
            pair(
                "refrigerator", Draw.roundedRect(5.4, 1.8, 13.2, 19, radius: 2.4),
                inner: "M5.4 8.6H18.6M8.6 4.6V6M8.6 11.4V14.2", outer: "M8 20.8V22M16 20.8V22"),
            pair(
                "washer", Draw.roundedRect(3.4, 2.2, 17.2, 19.6, radius: 2.6),
                inner: "M17 13.8A5 5 0 1 1 7 13.8A5 5 0 1 1 17 13.8M6.8 5.8H9.6M16.6 5.8H16.61"),
            pair(
                "oven", Draw.roundedRect(3.2, 2.4, 17.6, 19.2, radius: 2.6),
                inner: "M3.2 8H20.8M7 5.3H7.01M12 5.3H12.01M17 5.3H17.01M7.4 11.6H16.6V17.4H7.4Z",
                weight: 0.95),
            pair(
                "microwave", Draw.roundedRect(1.8, 4.8, 20.4, 13.2, radius: 2.4),
                inner: "M15.8 4.8V18M5 8.2H12.6V14.6H5ZM19 8.4H19.01M19 11.4H19.01M19 14.4H19.01",
                outer: "M5 18V19.8M19 18V19.8", weight: 0.95),
            pair(
                "bathtub", "M2 12.2H22V14A5.4 5.4 0 0 1 16.6 19.4H7.4A5.4 5.4 0 0 1 2 14Z",
                outer:
                    "M6 19.4L5.2 21.4M18 19.4L18.8 21.4M4.6 12.2V5.4A2.6 2.6 0 0 1 9.6 4.6"
                    + "M7.6 6.8L11.6 5.2"),
            pair(
                "shower", "M5.4 11.4A6.6 6.6 0 0 1 18.6 11.4Z",
                outer: "M12 4.8V2M7 15V15.6M12 15V15.6M17 15V15.6M6 19.6V20.2M12 19.6V20.2M18 19.6V20.2"),
            pair(
                "air.conditioner.horizontal", Draw.roundedRect(1.8, 4, 20.4, 9, radius: 2.6),
                inner: "M5.6 9.8H18.4",
                outer:
                    "M6.4 16.4C6.4 18.4 5.4 19.2 4 19.8M12 16.4V20.2M17.6 16.4"
                    + "C17.6 18.4 18.6 19.2 20 19.8"
            ),
            pair(
                "switch.2",
                Draw.roundedRect(2.4, 3.4, 19.2, 7.4, radius: 3.7)
                    + Draw.roundedRect(2.4, 13.2, 19.2, 7.4, radius: 3.7),
                inner: "M17.6 7.1H17.61M6.4 16.9H6.41", weight: 2.4),
            pair(
                "house.lodge", "M12 2.4L22 11L20.4 12.2V20.8H3.6V12.2L2 11Z",
                inner: "M9.2 20.8V14.4H14.8V20.8M6.6 11.4H17.4"),
            pair(
                "building", "M5 3.8A1.8 1.8 0 0 1 6.8 2H17.2A1.8 1.8 0 0 1 19 3.8V21.6H5Z",
                inner:
                    "M9 6.6H9.01M15 6.6H15.01M9 10.6H9.01M15 10.6H15.01M9 14.6H9.01M15 14.6"
                    + "H15.01M10.4 21.6V18H13.6V21.6",
                weight: 1.15),
            [
                Icon(
                    "storefront",
                    [.stroke(shop), .stroke(shopFront, weight: 0.9), Icon.Layer.stroke(awning).secondary]),
                Icon(
                    "storefront.fill",
                    .solid(shop) + [
                        .cutStroke(shopFront, weight: 0.8), .cutStroke(awning, weight: 2.4), .cut(awning),
                    ]
                        + [Icon.Layer].solid(awning).secondary),
            ],
            [
                Icon(
                    "tent",
                    [
                        .stroke("M12 4L22 20.4H2Z"), .stroke("M12 11.4L17 20.4H7Z"),
                        .stroke("M12 4L10.6 1.8M12 4L13.4 1.8").secondary,
                    ]),
                // The door is cut down to the lower edge of the line below it.
                Icon(
                    "tent.fill",
                    .solid("M12 4L22 20.4H2Z") + [
                        .cut("M12 12L17.4 22H6.6Z"),
                        Icon.Layer.stroke("M12 4L10.6 1.8M12 4L13.4 1.8").secondary,
                    ]),
            ],
            pair(
                "backpack",
                "M4.8 10.4A5.4 5.4 0 0 1 10.2 5H13.8A5.4 5.4 0 0 1 19.2 10.4V19.2"
                    + "A2.4 2.4 0 0 1 16.8 21.6H7.2A2.4 2.4 0 0 1 4.8 19.2Z",
                inner: "M8.4 10.4H15.6M8 21.6V16.4A1.4 1.4 0 0 1 9.4 15H14.6A1.4 1.4 0 0 1 16 16.4V21.6",
                outer: "M9 5V4A2 2 0 0 1 11 2H13A2 2 0 0 1 15 4V5"),
            pair(
                "suitcase", Draw.roundedRect(1.8, 7, 20.4, 12.8, radius: 2.8),
                inner: "M6.4 7V19.8M17.6 7V19.8",
                outer: "M8.4 7V5.2A2 2 0 0 1 10.4 3.2H13.6A2 2 0 0 1 15.6 5.2V7"),
            pair(
                "suitcase.rolling", Draw.roundedRect(4.8, 7, 14.4, 12.8, radius: 2.6),
                inner: "M9 10.4V16.4M12 10.4V16.4M15 10.4V16.4",
                outer: "M8.6 7V2.2H15.4V7M8 19.8V21.8M16 19.8V21.8"),
            pair(
                "beach.umbrella", "M3.4 13.4C2.4 8.4 5.4 3.6 10.4 2.4C15.4 1.2 20.2 4.2 21.4 9.2Z",
                inner: "M10.4 2.4C7.8 5 7.4 8.6 8.8 12.2M10.4 2.4C13.8 3.4 15.8 6.4 16 10.6",
                outer: "M12.4 11.4L14.6 21.4M5.6 21.6H20.4"),
            [
                Icon(
                    "safari",
                    [
                        Icon.Layer.stroke(compass).secondary, .fill(needle), .cut(hub),
                    ]),
                Icon(
                    "safari.fill",
                    .solid(compass).secondary + [
                        .cut(needle).primary, .fill(hub).secondary,
                    ]),
            ],
            pair(
                "steeringwheel", ball,
                inner:
                    "M2.6 10.8C8 8 16 8 21.4 10.8M12 21.6V16.4M4.4 16.8"
                    + "C7.4 15 8.8 15 9.6 13.4M19.6 16.8C16.6 15 15.2 15 14.4 13.4M14.4 12.8"
                    + "A2.4 2.4 0 1 1 9.6 12.8A2.4 2.4 0 1 1 14.4 12.8",
                weight: 0.85),
            [Icon("parkingsign", [.stroke("M7 21V3H13A5.4 5.4 0 0 1 13 13.8H7", weight: 1.4)])],
            pair("signpost.right", "M3.4 4.4H16.6L20.8 8.2L16.6 12H3.4Z", outer: "M11 1.8V4.4M11 12V22"),
            pair("signpost.left", "M20.6 4.4H7.4L3.2 8.2L7.4 12H20.6Z", outer: "M13 1.8V4.4M13 12V22"),
            [
                Icon(
                    "road.lanes",
                    [.stroke("M7.6 3L3 21M16.4 3L21 21"), .stroke("M12 3V6M12 10.4V13.6M12 18V21").secondary]),
                Icon(
                    "point.3.connected.trianglepath.dotted",
                    [
                        .stroke(
                            Draw.circle(12, 5, 2.6) + Draw.circle(4.8, 18, 2.6) + Draw.circle(19.2, 18, 2.6)),
                        .stroke(
                            [(9.8, 9.4), (8.5, 11.7), (7.2, 14), (14.2, 9.4), (15.5, 11.7), (16.8, 14)]
                                .map { PathData.dot($0.0, $0.1) }.joined()
                                + [9.2, 12, 14.8].map { PathData.dot($0, 18) }.joined(), weight: 0.9
                        ).secondary,
                    ]),
            ],
        ] as [[Icon]]).flatMap { $0 }
    }
}
