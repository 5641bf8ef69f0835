extension IconDrawings {
    private static let crescent = "M20.5 14.7A8.9 8.9 0 1 1 9.3 3.5A8.8 8.8 0 0 0 20.5 14.7Z"
    private static let smallCrescent = "M17.4 16.2A7.4 7.4 0 1 1 8.2 6.4A7.6 7.6 0 0 0 17.4 16.2Z"
    private static let cloudShape =
        "M6.9 19.2A4.7 4.7 0 0 1 6.3 9.84A6.3 6.3 0 0 1 18.2 10.5A4.4 4.4 0 0 1 17.6 19.2Z"
    private static let flameShape =
        "M10.4 2.3C14.4 4.3 19.2 8.8 19.2 14.8C19.2 18.9 16 21.9 12 21.9C8 21.9 4.8 18.9 4.8 14.9"
        + "C4.8 12.5 5.7 10.6 7 9.1"
        + "C7.3 8.8 7.8 8.9 7.9 9.3C8.1 10.3 8.5 11 9.2 11.3C10.8 9.2 10.9 6.3 9.6 3.1"
        + "C9.4 2.5 9.9 2 10.4 2.3Z"
    private static let innerFlame =
        "M12.2 13.4C12.5 15.4 14.9 16.2 14.9 18.5C14.9 20.2 13.6 21.4 12 21.4"
        + "C10.4 21.4 9.1 20.2 9.1 18.5C9.1 16.4 11.4 15.6 12.2 13.4Z"
    private static let boltShape = PathData.polygon([
        .init(14.9, 0.2, 0.9), .init(2.8, 13.9, 1), .init(10.9, 13.9, 0.4), .init(9.1, 23.8, 0.9),
        .init(21.2, 10.1, 1), .init(13.1, 10.1, 0.4),
    ])
    // Lower than the standing one is narrow, and sharper, so that it does not close up where it is small.
    private static let turnedBolt = PathData.polygon([
        .init(23.9, 15.5, 0.4), .init(9.9, 4.1, 0.5), .init(10.4, 11.1, 0.2), .init(0.1, 8.5, 0.4),
        .init(14.1, 19.9, 0.5), .init(13.6, 12.9, 0.2),
    ])
    private static let leafShape =
        "M20.6 3.6C21.4 10.2 20.2 15.6 16.6 18.1C13.2 20.5 8.8 19.9 6.3 17.4"
        + "C3.7 14.7 3.6 10.7 6.6 8.1C10 5.1 15.6 6.9 20.6 3.6Z"
    private static let dropShape =
        "M13 3.1C15.7 6.3 18.8 10.6 18.8 14.5C18.8 18.4 15.8 21.4 12 21.4"
        + "C8.2 21.4 5.2 18.4 5.2 14.5C5.2 10.6 8.3 6.3 11 3.1C11.6 2.4 12.4 2.4 13 3.1Z"
    private static let eighths: [Double] = [0, 45, 90, 135, 180, 225, 270, 315]
    private static let rays = PathData.spokes(12, 12, from: 8.6, to: 10.5, at: eighths)
    private static let halfSun = PathData.arc(12, 18.4, 4.6, from: 270, to: 450)
    private static let halfRays = PathData.spokes(12, 18.4, from: 8.2, to: 9.8, at: [270, 315, 45, 90])
    private static let globeLines = PathData.ellipse(12, 12, 4, 9) + "M3 12H21"

    @_optimize(none) static var nature: [Icon] {
        [
            Icon("sun.max", [.stroke(PathData.circle(12, 12, 4.6)), .stroke(rays).secondary]),
            Icon("sun.max.fill", .solid(PathData.circle(12, 12, 4.6)) + [.stroke(rays).secondary]),
            Icon(
                "sun.min",
                [
                    .stroke(PathData.circle(12, 12, 4.4)),
                    .stroke(PathData.spokes(12, 12, from: 8.2, to: 8.4, at: eighths)).secondary,
                ]),
            Icon(
                "sun.min.fill",
                .solid(PathData.circle(12, 12, 4.4)) + [
                    .stroke(PathData.spokes(12, 12, from: 8.2, to: 8.4, at: eighths)).secondary
                ]
            ),
            Icon("moon", [.stroke(crescent)]),
            Icon("moon.fill", .solid(crescent)),
            Icon(
                "moon.stars",
                [.stroke(smallCrescent)]
                    + .solid(PathData.sparkle(15.4, 8.6, 2.6) + PathData.sparkle(20, 4, 2.2), weight: 0.4)
                    .secondary),
            Icon(
                "moon.stars.fill",
                .solid(smallCrescent)
                    + .solid(PathData.sparkle(15.4, 8.6, 2.6) + PathData.sparkle(20, 4, 2.2), weight: 0.4)
                    .secondary),
            Icon(
                "moon.zzz",
                [
                    .stroke(smallCrescent), .stroke("M13.4 8.6H17.2L13.4 13H17.2", weight: 0.8).secondary,
                    .stroke("M18.6 2.8H21.6L18.6 6.4H21.6", weight: 0.8).secondary,
                ]),
            Icon(
                "sunrise",
                [
                    .stroke(halfSun), .stroke(halfRays).secondary, .stroke("M12 10V3M9 6L12 3L15 6"),
                    .stroke("M6 21.8H18").tertiary,
                ]),
            Icon(
                "sunset",
                [
                    .stroke(halfSun), .stroke(halfRays).secondary, .stroke("M12 3V10M9 7L12 10L15 7"),
                    .stroke("M6 21.8H18").tertiary,
                ]),
            Icon("cloud", [.stroke(cloudShape)]),
            Icon("cloud.fill", .solid(cloudShape)),
            Icon("flame", [.stroke(flameShape)]),
            Icon("flame.fill", .solid(flameShape) + [.cut(innerFlame)]),
            Icon("bolt.horizontal", [.stroke(turnedBolt, weight: 0.8)]),
            Icon("bolt.horizontal.fill", .solid(turnedBolt, weight: 0.8)),
            Icon("bolt", [.stroke(boltShape)]),
            Icon("bolt.fill", .solid(boltShape)),
            Icon("leaf", [.stroke(leafShape), .stroke("M3.4 21C5.8 16.6 9.4 13.4 14.6 11.4")]),
            Icon(
                "leaf.fill",
                .solid(leafShape) + [
                    .cutStroke("M8.6 15.2C10.4 13.5 12.3 12.3 14.9 11.3"),
                    .stroke("M3.4 21C4.1 19.6 5 18.4 5.9 17.4"),
                ]),
            Icon("drop", [.stroke(dropShape)]),
            Icon("drop.fill", .solid(dropShape)),
            Icon("globe", [.ring, .stroke(globeLines)]),
            Icon(
                "sparkles",
                .solid(PathData.sparkle(13.4, 15, 7.3), weight: 0.35)
                    + .solid(PathData.sparkle(6.8, 8.3, 3.4) + PathData.sparkle(11.4, 3, 2.1), weight: 0.3)
                    .secondary),
            Icon("sparkle", .solid(PathData.sparkle(12, 12, 9.6), weight: 0.7)),
        ]
    }
}
