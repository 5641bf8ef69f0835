import VitrineGeometry

/// What is bought, paid for and stands in rooms.
extension IconDrawings {
    private static let bagBody =
        "M5.2 7.4H18.8L20 18.2A2.6 2.6 0 0 1 17.4 21.1H6.6A2.6 2.6 0 0 1 4 18.2Z"
    private static let bagHandle = "M8.4 10.2V6.4A3.6 3.6 0 0 1 15.6 6.4V10.2"
    private static let note = PathData.roundedRect(1.6, 5.6, 20.8, 12.8, radius: 2.6)
    private static let pediment = PathData.polygon([
        .init(12, 1.4, 1.6), .init(21.8, 7, 0.9), .init(21.8, 9.4, 0.7), .init(2.2, 9.4, 0.7),
        .init(2.2, 7, 0.9),
    ])
    private static let columns = "M5.4 11.8V17.6M9.8 11.8V17.6M14.2 11.8V17.6M18.6 11.8V17.6"
    private static let steps = "M3.6 18.2H20.4M2.2 21.2H21.8"
    private static let tallHouse = PathData.roundedRect(2.8, 2.6, 10.4, 18.6, radius: 1.8)
    private static let lowHouse = "M13.2 8.6H19.4A1.8 1.8 0 0 1 21.2 10.4V21.2H13.2Z"
    private static let windows = PathData.dots([(6.2, 6.6), (9.8, 6.6), (6.2, 10.6), (9.8, 10.6)])
    private static let lowWindows = PathData.dots([(17.2, 12.4), (17.2, 16.2)])
    private static let houseDoor = "M6.6 21.2V16.4A1 1 0 0 1 7.6 15.4H8.4A1 1 0 0 1 9.4 16.4V21.2"
    private static let euro =
        "M15.3 8.5A4.3 4.3 0 1 0 15.3 15.5M6.9 10.7H12.6M6.9 13.3H12"
    private static let pound =
        "M15 9.3A2.7 2.7 0 0 0 9.7 9.9V14C9.7 15.3 9.2 16.2 8.4 16.8H15.2M8.2 12.6H13.2"
    private static let yen = "M8.6 7.2L12 12.2L15.4 7.2M12 12.2V17M8.8 12.4H15.2M8.8 14.8H15.2"
    private static let ticketShape =
        "M3.6 5.4H20.4A1.8 1.8 0 0 1 22.2 7.2V9.4A2.6 2.6 0 0 0 22.2 14.6V16.8A1.8 1.8 0 0 1 20.4 18.6H3.6"
        + "A1.8 1.8 0 0 1 1.8 16.8V14.6A2.6 2.6 0 0 0 1.8 9.4V7.2A1.8 1.8 0 0 1 3.6 5.4Z"
    private static let perforation = PathData.dots([(14.6, 8.4), (14.6, 12), (14.6, 15.6)])
    private static let medalDisc = PathData.circle(12, 15.4, 5.8)
    private static let ribbon = "M5.2 2.6L8.9 10.4M18.8 2.6L15.1 10.4M9.6 2.6L12 7.8L14.4 2.6"
    private static let medalStar = PathData.star(
        12, 15.6, points: 5, outer: 3.7, inner: 1.6, tip: 0.3, notch: 0.1)
    private static let boxShape = PathData.polygon([
        .init(12, 1.8, 1.6), .init(21.4, 6.5, 1.4), .init(21.4, 17.5, 1.6), .init(12, 22.2, 1.6),
        .init(2.6, 17.5, 1.6), .init(2.6, 6.5, 1.4),
    ])
    private static let boxEdges = "M3.2 7L12 11.5L20.8 7M12 11.5V21.6"
    private static let boxTape = "M7.4 4.3L16.6 9.1V12.6"
    private static let shirt = PathData.polygon([
        .init(8, 2.8, 1), .init(1.4, 6, 1.4), .init(3.4, 11.6, 1.2), .init(6.4, 10.6, 0.5),
        .init(6.4, 21, 1.6), .init(17.6, 21, 1.6), .init(17.6, 10.6, 0.5), .init(20.6, 11.6, 1.2),
        .init(22.6, 6, 1.4), .init(16, 2.8, 1), .init(12, 6.6, 3.6),
    ])
    private static let sofaBack = "M5 11.4V8A2.8 2.8 0 0 1 7.8 5.2H16.2A2.8 2.8 0 0 1 19 8V11.4"
    private static let sofaSeat =
        "M3.4 10A2 2 0 0 1 5.6 12V14.2H18.4V12A2 2 0 0 1 22.2 11.4C22.4 11.8 22.4 12.2 22.4 12.6V16.4"
        + "A2 2 0 0 1 20.4 18.4H3.6A2 2 0 0 1 1.6 16.4V12A2 2 0 0 1 3.4 10Z"
    private static let sofaFeet = "M4.6 18.4V20.4M19.4 18.4V20.4"
    private static let shade = PathData.polygon([
        .init(13.8, 3.4, 1), .init(20.8, 7.6, 0.8), .init(15.2, 14.8, 0.9), .init(9.6, 7.8, 1.2),
    ])
    private static let lampArm = "M11.2 6.8L4.8 12.4L9 20.8"
    private static let lampFoot = "M4.4 21H14.2"

    @_optimize(none) static var goods: [Icon] {
        [
            Icon("bag", [.stroke(bagBody), .stroke(bagHandle).secondary]),
            Icon(
                "bag.fill",
                .solid(bagBody) + [
                    .stroke("M8.4 7.4V6.4A3.6 3.6 0 0 1 15.6 6.4V7.4").secondary,
                    .cutStroke("M8.4 7.4V10.4M15.6 7.4V10.4", weight: 0.9),
                ]),
            Icon(
                "banknote",
                [
                    .stroke(note), .stroke(PathData.circle(12, 12, 2.9)),
                    .stroke("M5.4 12H5.42M18.58 12H18.6", weight: 1.4).secondary,
                ]
            ),
            Icon(
                "banknote.fill",
                .solid(note) + [
                    .cutStroke(PathData.circle(12, 12, 2.9), weight: 0.9),
                    .cutStroke("M5.4 12H5.42M18.58 12H18.6", weight: 1.4),
                ]),
            Icon(
                "building.columns", [.stroke(pediment), .stroke(columns).secondary, .stroke(steps)]),
            Icon(
                "building.columns.fill",
                .solid(pediment) + [.stroke(columns, weight: 1.5).secondary, .stroke(steps)]),
            Icon(
                "building.2",
                [
                    .stroke(tallHouse), .stroke(lowHouse).secondary, .stroke(windows, weight: 1.2),
                    .stroke(lowWindows, weight: 1.2).secondary, .stroke(houseDoor),
                ]),
            Icon(
                "building.2.fill",
                .solid(lowHouse).secondary + [
                    .cutStroke(lowWindows, weight: 1.2), .cutStroke(tallHouse, weight: 2.2),
                ]
                    + .solid(tallHouse) + [
                        .cutStroke(windows, weight: 1.2),
                        .cut("M6.6 23V16.4A1 1 0 0 1 7.6 15.4H8.4A1 1 0 0 1 9.4 16.4V23Z"),
                    ]),
            Icon("eurosign.circle", [.ring.secondary, .stroke(euro, weight: 0.9)]),
            Icon("eurosign.circle.fill", .disc.secondary + [.cutStroke(euro, weight: 0.9).primary]),
            Icon("sterlingsign.circle", [.ring.secondary, .stroke(pound, weight: 0.9)]),
            Icon("sterlingsign.circle.fill", .disc.secondary + [.cutStroke(pound, weight: 0.9).primary]),
            Icon("yensign.circle", [.ring.secondary, .stroke(yen, weight: 0.9)]),
            Icon("yensign.circle.fill", .disc.secondary + [.cutStroke(yen, weight: 0.9).primary]),
            Icon("ticket", [.stroke(ticketShape), .stroke(perforation, weight: 1.1).secondary]),
            Icon("ticket.fill", .solid(ticketShape) + [.cutStroke(perforation, weight: 1.2)]),
            Icon(
                "medal",
                [
                    .stroke(medalDisc), .stroke(ribbon).secondary,
                    .stroke("M10.9 14.3L12.3 13.2V17.8", weight: 0.8),
                ]),
            Icon(
                "medal.fill",
                [.stroke(ribbon, weight: 1.2).secondary] + .solid(medalDisc) + [
                    .cutStroke("M10.9 14.3L12.3 13.2V17.8", weight: 0.85)
                ]),
            Icon("medal.star", [.stroke(medalDisc), .stroke(ribbon).secondary, .fill(medalStar)]),
            Icon(
                "medal.star.fill",
                [.stroke(ribbon, weight: 1.2).secondary] + .solid(medalDisc) + [.cut(medalStar)]),
            Icon("cube", [.stroke(boxShape), .stroke(boxEdges)]),
            Icon(
                "cube.fill",
                .solid(boxShape) + [
                    .cutStroke(boxEdges + "M3.2 7L1 5.9M20.8 7L23 5.9M12 21V24", weight: 0.75)
                ]),
            Icon("shippingbox", [.stroke(boxShape), .stroke(boxEdges), .stroke(boxTape).secondary]),
            Icon(
                "shippingbox.fill",
                .solid(boxShape) + [
                    .cutStroke(boxEdges + "M3.2 7L1 5.9M20.8 7L23 5.9M12 21V24", weight: 0.75),
                    .cutStroke(boxTape, weight: 0.75),
                ]),
            Icon("tshirt", [.stroke(shirt)]),
            Icon("tshirt.fill", .solid(shirt)),
            Icon(
                "eyeglasses",
                [
                    .stroke(PathData.circle(6, 14.4, 4) + PathData.circle(18, 14.4, 4)),
                    .stroke("M10 13.8C11.2 12.6 12.8 12.6 14 13.8M2.2 13L4.4 7.2M21.8 13L19.6 7.2"),
                ]),
            Icon("sofa", [.stroke(sofaBack).secondary, .stroke(sofaSeat), .stroke(sofaFeet).secondary]),
            Icon(
                "sofa.fill",
                .solid(sofaBack + "Z").secondary + [.cutStroke(sofaSeat, weight: 2.2)] + .solid(sofaSeat) + [
                    .stroke(sofaFeet).secondary
                ]),
            Icon("lamp.desk", [.stroke(shade), .stroke(lampArm).secondary, .stroke(lampFoot)]),
            Icon(
                "lamp.desk.fill",
                .solid(shade) + [.stroke(lampArm).secondary, .stroke(lampFoot, weight: 1.2)]),
            Icon("fan", [.stroke(fanBlades), .stroke(PathData.circle(12, 12, 1.6))]),
            Icon("fan.fill", .solid(fanBlades) + [.cutStroke(PathData.circle(12, 12, 1.8), weight: 0.8)]),
        ]
    }

    /// Three blades around a hub.
    private static let fanBlades = [0.0, 120, 240].map { turn in
        func at(_ radius: Double, _ degrees: Double) -> String {
            let p = PathData.pointOnCircle(centerX: 12, centerY: 12, radius: radius, degrees: turn + degrees)
            return PathData.pair(p.x, p.y)
        }
        return "M\(at(2.4, -40))C\(at(5.6, -58)) \(at(9.6, -46)) \(at(9.8, -22))"
            + "C\(at(10, -2)) \(at(7.4, 14)) \(at(2.8, 34))Z"
    }.joined()
}
