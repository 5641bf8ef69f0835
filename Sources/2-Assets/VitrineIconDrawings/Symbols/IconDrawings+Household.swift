/// What hangs, opens and runs water at home, and hazy skies.
extension IconDrawings {
    private typealias Draw = PathData
    private static let nearBulb =
        "M6.4 16.4C6.4 15.6 6.2 15.2 5.6 14.6A5 5 0 1 1 12.6 14.6C12 15.2 11.8 15.6 11.8 16.4Z"
    private static let bulbFeet = "M7.4 19.8H10.8M14.6 19.8H16.8"
    private static let tank = "M5 12.4V4.4A1.6 1.6 0 0 1 6.6 2.8H8.6A1.6 1.6 0 0 1 10.2 4.4V12.4"
    private static let bowl =
        "M5 12.4H19.4C19.4 16.4 16.8 18.4 13.4 18.4L14 21.4H7.4L8 17.8C6 16.8 5 14.8 5 12.4Z"
    private static let garage = "M2.4 21V8.4L12 2.8L21.6 8.4V21H2.4Z"

    @_optimize(none) static var household: [Icon] {
        ([
            pair(
                "lamp.ceiling", "M4.4 14.4A7.6 7.6 0 0 1 19.6 14.4Z",
                outer: "M12 2.4V6.8M10 18.2A2.2 2.2 0 0 0 14 18.2"),
            pair(
                "chandelier", "M4 14.4L5 9.4H9L10 14.4ZM14 14.4L15 9.4H19L20 14.4Z",
                outer: "M12 2.4V19.4M7 14.4C7 17.4 9 19.4 12 19.4C15 19.4 17 17.4 17 14.4M12 19.4V21.6"),
            pair(
                "fan.ceiling",
                "M10.9 13.4C8.6 10.6 4.6 9.6 2 11C3.2 13.4 7.2 14.8 10.9 14Z"
                    + "M13.1 13.4C15.4 10.6 19.4 9.6 22 11C20.8 13.4 16.8 14.8 13.1 14Z"
                    + "M10.8 15.2C8.2 15 4.8 16.8 4 19.6C6.8 20.2 10.4 18.6 11.4 15.8Z"
                    + "M13.2 15.2C15.8 15 19.2 16.8 20 19.6C17.2 20.2 13.6 18.6 12.6 15.8Z",
                outer: "M12 3V12M9.4 3H14.6" + Draw.roundedRect(10.9, 12.6, 2.2, 2.8, radius: 0.8)),
            pair(
                "spigot",
                "M3 10.4H9V8.6H14V10.4H16A5 5 0 0 1 21 15.4V16.4H16.6V15.8A1.4 1.4 0 0 0 15.2 14.4H3Z",
                outer: "M11.5 8.6V5M7.6 4.4H15.4M18.8 19.6V21.4"),
            pair(
                "sink", "M2.6 13.4H21.4L19.8 18.8A2.4 2.4 0 0 1 17.5 20.6H6.5A2.4 2.4 0 0 1 4.2 18.8Z",
                outer: "M12 13.4V6.4A3 3 0 0 1 18 6.4V8M8 13.4V10.4"),
            [
                Icon("toilet", [.stroke(bowl), Icon.Layer.stroke(tank).secondary]),
                Icon("toilet.fill", before(bowl, tank + "Z")),
            ],
            pair(
                "stove", Draw.roundedRect(3.2, 5.4, 17.6, 16.2, radius: 2.4),
                inner: "M3.2 11H20.8M7 8.2H7.01M12 8.2H12.01M17 8.2H17.01M7.4 14.4H16.6V18.4H7.4Z",
                outer: "M6 2.4H10M14 2.4H18", weight: 0.95),
            pair(
                "heater.vertical", Draw.roundedRect(5, 2.4, 14, 17, radius: 2.4),
                inner: "M9 6.4V15.4M12 6.4V15.4M15 6.4V15.4", outer: "M7.4 19.4V21.6M16.6 19.4V21.6"),
            pair(
                "door.garage.closed", garage,
                inner: "M6 21V11H18V21M6 14.4H18M6 17.8H18", weight: 0.9),
            [
                Icon(
                    "door.garage.open",
                    [.stroke(garage), .stroke("M6 21V11H18V21M6 13.6H18", weight: 0.9)]),
                Icon(
                    "door.garage.open.fill",
                    .solid(garage) + [
                        .cut("M6.4 13.8H17.6V24H6.4Z"), .cutStroke("M6.4 11H17.6", weight: 0.8),
                    ]),
            ],
            pair(
                "window.casement.closed", Draw.roundedRect(3, 3, 18, 18, radius: 1.8),
                inner: "M12 3V21M9.4 12H9.41M14.6 12H14.61", weight: 1.1),
            pair(
                "curtains.closed", "M3.4 4.4H20.6V20.6H3.4Z",
                inner: "M12 4.4V20.6M7.4 4.4V20.6M16.6 4.4V20.6", outer: "M1.8 2.8H22.2", weight: 0.8),
            pair(
                "curtains.open", "M3.4 4.4H9C9 10.4 7.4 14 3.4 17ZM20.6 4.4H15C15 10.4 16.6 14 20.6 17Z",
                outer: "M1.8 2.8H22.2M3.4 17V21M20.6 17V21"),
            pair(
                "blinds.horizontal.closed", Draw.roundedRect(3, 3, 18, 17.4, radius: 1.4),
                inner: "M3 7.4H21M3 11.7H21M3 16H21", outer: "M12 20.4V22"),
            pair(
                "blinds.vertical.closed", Draw.roundedRect(3, 3, 18, 18, radius: 1.4),
                inner: "M7.5 3V21M12 3V21M16.5 3V21"),
            pair(
                "fireplace", "M2.4 4.4H21.6V8H19.8V21H4.2V8H2.4Z",
                inner:
                    "M8 21V13.4A2 2 0 0 1 10 11.4H14A2 2 0 0 1 16 13.4V21M12 14.4"
                    + "C13.4 16 13.6 17 13.6 17.8A1.6 1.6 0 0 1 10.4 17.8C10.4 17 10.8 16 12 14.4",
                weight: 0.85),
            pair(
                "humidifier", "M7 12.4H17L18.6 19.4A1.8 1.8 0 0 1 16.8 21.6H7.2A1.8 1.8 0 0 1 5.4 19.4Z",
                inner: "M9.4 17.4H14.6",
                outer:
                    "M8.4 9.4C7 7.8 9.6 6.4 8.4 4.4M12 9.4C10.6 7.8 13.2 6 12 3.4M15.6 9.4"
                    + "C14.2 7.8 16.8 6.4 15.6 4.4"),
            [
                Icon(
                    "lightbulb.2",
                    [
                        .stroke(nearBulb),
                        Icon.Layer.stroke(
                            bulbFeet + "M15 6A5 5 0 0 1 18.6 14.6C18 15.2 17.8 15.6 17.8 16.4H14.8"
                        ).secondary,
                    ]),
                Icon(
                    "lightbulb.2.fill",
                    before(nearBulb, Draw.placed(nearBulb, by: 6, 0)) + [
                        Icon.Layer.stroke(bulbFeet).secondary
                    ]),
            ],
            pair(
                "car.rear",
                "M4.8 10.2L6.2 6.2C6.7 4.9 7.6 4.2 9 4.2H15C16.4 4.2 17.3 4.9 17.8 6.2L19.2 10.2"
                    + "C20.9 10.9 21.8 12.1 21.8 13.8V16.4A1.8 1.8 0 0 1 20 18.2H4A1.8 1.8 0 0 1 2.2 16.4"
                    + "V13.8C2.2 12.1 3.1 10.9 4.8 10.2Z",
                inner: "M5 13.4H7.4M16.6 13.4H19M10 14.8H14M6.8 10.2H17.2", outer: "M5 18.2V20.4M19 18.2V20.4"
            ),
            pair(
                "bus.doubledecker", Draw.roundedRect(4.4, 1.8, 15.2, 18, radius: 2.8),
                inner: "M4.4 10.8H19.6M4.4 6.4H19.6M8 15.8H8.01M16 15.8H16.01", outer: "M7 19.8V22M17 19.8V22"
            ),
            pair(
                "cablecar", Draw.roundedRect(4, 9.4, 16, 11.4, radius: 2.6), inner: "M4 14.8H20M12 9.4V14.8",
                outer: "M2.4 6L21.6 2.4M12 4.2V9.4"),
            pair(
                "motorcycle",
                "M8.4 16.8A3.4 3.4 0 1 1 1.6 16.8A3.4 3.4 0 1 1 8.4 16.8ZM22.4 16.8"
                    + "A3.4 3.4 0 1 1 15.6 16.8A3.4 3.4 0 1 1 22.4 16.8Z"
                    + "M3.6 9.6H8.2L10.2 11L13.4 9.4C15 8.8 16.4 9.8 16 11.4L14 15.8H10L8.2 12.8L3.6 11.4Z",
                outer: "M12.8 5.6H15.6L19 16.8"),
            pair(
                "cube.transparent",
                Draw.polygon([
                    .init(12, 1.8, 1.6), .init(21.4, 6.5, 1.4), .init(21.4, 17.5, 1.6), .init(12, 22.2, 1.6),
                    .init(2.6, 17.5, 1.6), .init(2.6, 6.5, 1.4),
                ]), inner: "M3.2 7L12 11.5L20.8 7M12 11.5V21.6M12 2.4V7M3.2 17L7 15M20.8 17L17 15",
                weight: 0.85),
            pair(
                "backward.end.alt", triangle(22.4, 12.9, half: 6.6) + triangle(11.9, 2.4, half: 6.6),
                outer: "M1.5 6V18"),
            pair(
                "forward.end.alt", triangle(1.6, 11.1, half: 6.6) + triangle(12.1, 21.6, half: 6.6),
                outer: "M22.5 6V18"),
            pair(
                "frying.pan", "M16.4 13.8A6.8 6.8 0 1 1 2.8 13.8A6.8 6.8 0 1 1 16.4 13.8Z",
                inner: "M12.4 13.8A2.8 2.8 0 1 1 6.8 13.8A2.8 2.8 0 1 1 12.4 13.8",
                outer: "M14.6 8.8L21.2 2.8"),
            pair(
                "shoe",
                "M2.6 8.4C4.4 9.6 6.6 9.4 8 7.4L13.4 12.4C15.4 14.2 18.4 13.6 20.4 15"
                    + "C21.4 15.8 21.8 16.8 21.8 18.4H2.6Z",
                inner: "M2.6 15.6H21.4M10 9.4L8.6 11M12 11.2L10.6 12.8", weight: 0.85),
            pair(
                "hat.widebrim",
                "M6.4 14C6.4 9 7.6 5.4 9.6 5.4C10.8 5.4 11.2 6.2 12 6.2C12.8 6.2 13.2 5.4 14.4 5.4"
                    + "C16.4 5.4 17.6 9 17.6 14C20 13.6 21.6 12.8 22 11.8C22.4 15.4 18 18.6 12 18.6"
                    + "C6 18.6 1.6 15.4 2 11.8C2.4 12.8 4 13.6 6.4 14Z",
                inner: "M6.6 13.4C9.6 14.4 14.4 14.4 17.4 13.4", weight: 0.9),
            pair(
                "sun.haze", "M8 14.4A4.8 4.8 0 1 1 16 14.4Z",
                outer:
                    "M12 2.8V4.4M5 5L6.2 6.2M19 5L17.8 6.2M2.4 11.6H4M20 11.6H21.6M3.6 17.6H14"
                    + "M17.4 17.6H20.4M6.6 21H9M12.4 21H18"),
            pair(
                "sun.dust", "M16.4 9.4A4.4 4.4 0 1 1 7.6 9.4A4.4 4.4 0 1 1 16.4 9.4Z",
                outer:
                    "M12 1.8V2.4M4.6 9.4H4M20 9.4H19.4M6.6 4L7 4.4M17.4 4L17 4.4M5 17.4H5.01M9.6 17.4"
                    + "H9.61M14.4 17.4H14.41M19 17.4H19.01M7.4 21H7.41M12 21H12.01M16.6 21H16.61"),
            pair(
                "moon.haze", "M17.6 12.6A6.4 6.4 0 0 1 9.4 3.4A6.6 6.6 0 1 0 17.6 12.6Z",
                outer: "M3.6 18H14M17.4 18H20.4M6.6 21.4H9M12.4 21.4H18"),
            pair(
                "sun.rain", "M16.4 8.4A4.4 4.4 0 1 1 7.6 8.4A4.4 4.4 0 1 1 16.4 8.4Z",
                outer:
                    "M12 1.8V1.9M4.4 8.4H4.3M19.6 8.4H19.7M6.6 3L6.5 2.9M17.4 3L17.5 2.9M7.4 16.4"
                    + "L6.4 20M12 17.4L11 21M16.6 16.4L15.6 20"),
        ] as [[Icon]]).flatMap { $0 }
    }
}
