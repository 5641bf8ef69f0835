/// Skies of two kinds, smoke, snow, and the earth from three sides.
extension IconDrawings {
    private typealias Draw = PathData
    private static let cloud =
        "M5.6 15.8A3.4 3.4 0 0 1 5.2 9A4.6 4.6 0 0 1 13.8 9.6A3.15 3.15 0 0 1 13.4 15.8Z"
    private static let moon = "M15.9 1.9A4.7 4.7 0 1 0 21.8 7.7A4.4 4.4 0 0 1 15.9 1.9Z"
    private static let sun = Draw.circle(15.8, 7, 3.4)
    private static let rays = Draw.spokes(15.8, 7, from: 5.5, to: 5.9, at: [-40, 0, 45, 90, 135])
    private static let drops = "M6.4 18.8L5.4 21.4M10.6 18.8L9.6 21.4M14.8 18.8L13.8 21.4"
    private static let bolt = "M10.9 12.8L6.9 18.2H9.5L8.1 22.4L13 16.8H10.3L12.2 12.8Z"
    private static let flakes = [(5.4, 18.6), (12, 19.6), (18.6, 18.6)].map { x, y in
        Draw.spokes(x, y, from: -2.1, to: 2.1, at: [0, 60, 120])
    }.joined()
    private static let puff =
        "M6.9 14.4A4.3 4.3 0 0 1 6.4 5.84A5.8 5.8 0 0 1 17.4 6.4A4.05 4.05 0 0 1 16.9 14.4Z"
    private static let africa =
        "M8.2 9.6C9 8.8 10.4 8.6 11.6 8.8C13 8.8 14.4 9.2 15.4 9.6C16.2 10.8 16.8 12 18.4 12.4"
        + "C18.4 13.6 16.8 14.4 16.2 15.6C16.2 17.4 15 19.4 13.6 20C12.6 20 12.2 18.4 11.9 17"
        + "C11.7 15.6 11.9 14.6 11 13.6C9.6 13.4 8.2 13.8 7.2 12.6C6.4 11.4 7.2 10.4 8.2 9.6Z"
    private static let europe =
        "M8.2 7.4C7.6 6.8 8 6 8.8 5.8C9.4 5 8.8 4.2 9.8 3.6C12 2.6 15 2.7 17.2 4"
        + "C18.9 5 20 6.4 20.6 8C20.9 9.2 20.6 10.4 19.8 11.2C19 10.6 18.6 9.6 17.6 9"
        + "C16.8 8.4 16.4 8 15.6 8C14.6 7.8 13.8 7.4 12.8 7.2C11.6 6.8 10.4 7.2 9.8 7.6"
        + "C9.2 7.9 8.6 7.8 8.2 7.4Z"
    private static let asia =
        "M3.2 8.8C4.4 5.2 8 2.7 12 2.7C15.6 2.7 18.8 4.7 20.4 7.7C19.6 8.4 18.4 8 17.8 8.8"
        + "C17 9.8 17 11 15.8 11.4C14.8 11.8 14.2 11.2 13.6 12C13.4 13 12.8 13.8 12.2 13"
        + "C11.8 12 11.4 11.2 10.4 11C9.6 11.4 9.4 13 8.6 13C7.8 12.4 7.8 11 7 10.4"
        + "C5.8 10 4.6 10.6 3.8 10.2C3.2 9.8 3.1 9.3 3.2 8.8Z"
    private static let islands =
        Draw.ellipse(12.4, 15, 1.5, 0.7) + Draw.ellipse(16.6, 14.2, 1.2, 0.7) + Draw.circle(18.6, 10.8, 0.7)
    private static let australia =
        "M13.6 17.8C14.2 16.8 15.4 17 16.2 16.2C17 16.6 17.4 15.8 18.2 16.2"
        + "C18.6 17 19 17.2 18.6 18C17.6 19.2 16.4 20 15.2 20C14.2 19.8 13 18.8 13.6 17.8Z"
    private static let india =
        "M2.9 9.6A9.4 9.4 0 0 1 21.1 9.6L19.8 10.4C19.5 10.5 19.4 10.7 19.4 11L19.3 13.6"
        + "C19.2 14.4 18.9 14.5 18.3 14"
        + "L17.3 13.1C17.2 13 17.2 13 17.1 12.9L16.7 12.1C16.5 11.6 16.2 11.5 15.8 11.8L15.2 12.3"
        + "C15.1 12.4 15 12.5 14.9 12.6L13.7 15.4C13.2 16.5 12.8 16.4 12.4 15.3L11.3 12.1"
        + "C11.2 11.9 11.1 11.8 10.9 11.7L10 11.3C9.5 11.1 9.3 11.3 9.5 11.8L9.7 12.4"
        + "C9.8 12.7 9.7 12.9 9.5 13.1L7.4 14.6C6.9 15 6.5 14.9 6.2 14.3L4.5 10.9Z"
    private static let capes =
        "M2.4 13.2L4.4 15L6.8 15.6L5.2 18.6C3.7 17.2 2.7 15.3 2.4 13.2ZM16 20.6L17.4 18.4L20 17.2"
        + "C19 18.7 17.7 19.9 16 20.6Z"
    /// Returns a sun or a moon behind a cloud, and what falls from it.
    private static func clouded(_ kind: String, _ falling: String) -> [Icon] {
        let fallen: [Icon.Layer] =
            kind == "rain"
            ? [Icon.Layer.stroke(falling, weight: 0.9).secondary]
            : [.cutStroke(falling, weight: 2.2), Icon.Layer.fill(falling).secondary]
        let hiding: [Icon.Layer] = [.cutStroke(cloud, weight: 2.4), .cut(cloud), .stroke(cloud)] + fallen
        let solid: [Icon.Layer] = .solid(cloud)
        let (disc, crescent): ([Icon.Layer], [Icon.Layer]) = (.solid(sun), .solid(moon, weight: 0.8))
        let beams = Icon.Layer.stroke(rays, weight: 0.75).secondary
        return [
            Icon("cloud.sun.\(kind)", [Icon.Layer.stroke(sun).secondary, beams] + hiding),
            Icon(
                "cloud.sun.\(kind).fill",
                disc.secondary + [beams, .cutStroke(cloud, weight: 2.6)] + solid + fallen),
            Icon("cloud.moon.\(kind)", [Icon.Layer.stroke(moon).secondary] + hiding),
            Icon(
                "cloud.moon.\(kind).fill",
                crescent.secondary + [.cutStroke(cloud, weight: 2.6)] + solid + fallen),
        ]
    }

    /// Returns solid land in a ring, and the same cut from a disc.
    private static func globe(_ side: String, _ land: String) -> [Icon] {
        [
            Icon("globe." + side, [Icon.Layer.ring, Icon.Layer.fill(land).secondary]),
            Icon("globe.\(side).fill", [Icon.Layer].disc.secondary + [Icon.Layer.cut(land).primary]),
        ]
    }

    @_optimize(none) static var heavens: [Icon] {
        let beams = "M12 1.8V1.9M4.4 8.4H4.3M19.6 8.4H19.7M6.6 3L6.5 2.9M17.4 3L17.5 2.9"
        let body = Draw.circle(12, 8.4, 4.4)
        let snowing: [Icon.Layer] = [
            Icon.Layer.stroke(beams).secondary, Icon.Layer.stroke(flakes, weight: 0.5).secondary,
        ]
        return
            ([
                clouded("rain", drops), clouded("bolt", bolt),
                [
                    Icon("sun.snow", [.stroke(body)] + snowing),
                    Icon("sun.snow.fill", .solid(body) + snowing),
                ],
                stacked(
                    "smoke", Draw.placed(puff, scale: 0.66, by: 8, 11.6),
                    Draw.placed(puff, scale: 0.9, by: -0.2, 1.4)),
                globe("europe.africa", europe + africa), globe("asia.australia", asia + islands + australia),
                globe("central.south.asia", india + capes),
            ] as [[Icon]]).flatMap { $0 }
    }
}
