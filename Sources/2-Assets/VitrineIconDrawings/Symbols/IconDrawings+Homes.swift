import VitrineGeometry

/// Houses with something in them, bins that give back, frames with a figure, and what moons and bubbles do.
extension IconDrawings {
    private typealias Draw = PathData
    private static let roof = "M1.9 11.6L10.9 3.4C11.6 2.8 12.4 2.8 13.1 3.4L22.1 11.6"
    private static let walls = "M4.2 9.8V18.6A2.4 2.4 0 0 0 6.6 21H17.4A2.4 2.4 0 0 0 19.8 18.6V9.8"
    private static let solidWalls =
        "M4.2 12.6L12 5.8L19.8 12.6V19.8A1.2 1.2 0 0 1 18.6 21H5.4A1.2 1.2 0 0 1 4.2 19.8Z"

    /// A house with a glyph in place of its door.
    private static func housed(_ name: String, _ glyph: [Icon.Layer], cut: [Icon.Layer]) -> [Icon] {
        [
            Icon(name, [Icon.Layer.stroke(roof).secondary, Icon.Layer.stroke(walls).secondary] + glyph),
            Icon(
                name + ".fill",
                [Icon.Layer].solid(solidWalls).secondary + [.cutStroke(roof, weight: 2.2)]
                    + [Icon.Layer.stroke(roof).secondary] + cut),
        ]
    }

    private static let played = Draw.polygon([
        .init(9.6, 10.8, 0.7), .init(15.8, 14.4, 0.7), .init(9.6, 18, 0.7),
    ])
    private static let noteHead = Draw.ellipse(10.6, 17, 1.7, 1.4)
    private static let noteStem = "M12 16.9V10.8C12 10.8 12.4 12 14.6 12.4"
    private static let bin = "M4.2 8L5.4 18.6A2.6 2.6 0 0 0 8 21H16A2.6 2.6 0 0 0 18.6 18.6L19.8 8"
    private static let binLid = Draw.roundedRect(2.4, 3, 19.2, 5, radius: 1.6)
    private static let can = "M5.6 6.2L6.5 18.9A2.4 2.4 0 0 0 8.9 21.2H15.1A2.4 2.4 0 0 0 17.5 18.9L18.4 6.2"
    private static let canLid =
        "M3.6 6.2H20.4M8.4 6.2V4.8A2.3 2.3 0 0 1 10.7 2.5H13.3A2.3 2.3 0 0 1 15.6 4.8V6.2"
    private static let risen = "M12 18.2V11.8M9.4 14.2L12 11.6L14.6 14.2"
    private static let sparks = Draw.sparkle(17, 6.6, 5) + Draw.sparkle(9.2, 4.4, 2.8)
    private static let bubble = Draw.circle(8.2, 15.6, 5.8)
    private static let smallBubble = Draw.circle(18.2, 17.6, 3.4)
    private static let halfMoon = "M10.8 10.4A4.6 4.6 0 1 0 16.2 16.2A4.9 4.9 0 0 1 10.8 10.4Z"
    private static let keyhole = "M12 13V16.2M12 18.6H12.01"
    private static let lockBody = Draw.roundedRect(4.6, 10.4, 14.8, 10.8, radius: 3.2)
    private static let shackle = "M7.8 10.4V7A4.2 4.2 0 0 1 16.2 7V10.4"
    private static let pillShape =
        "M4.3 12.7L12.7 4.3A4.95 4.95 0 0 1 19.7 11.3L11.3 19.7A4.95 4.95 0 0 1 4.3 12.7Z"

    private static var washing: [Icon.Layer] {
        let stars: [Icon.Layer] = .solid(sparks, weight: 0.3)
        return [.stroke(bubble), .stroke(smallBubble)] + stars.secondary
    }

    private static var solidWashing: [Icon.Layer] {
        let stars: [Icon.Layer] = .solid(sparks, weight: 0.3)
        let bubbles: [Icon.Layer] = .solid(bubble + smallBubble)
        let shine = Icon.Layer.cutStroke(Draw.arc(8.2, 15.6, 3.6, from: 280, to: 340), weight: 0.8)
        return bubbles + [shine] + stars.secondary
    }

    private static func solidBin(_ glyph: String) -> [Icon.Layer] {
        let body = "M4.6 10.8H19.4L18.6 18.6A2.6 2.6 0 0 1 16 21H8A2.6 2.6 0 0 1 5.4 18.6Z"
        let solid: [Icon.Layer] = .solid(binLid + body)
        return solid + [.cutStroke(glyph, weight: 0.9)]
    }

    /// A long loop, turned about the middle of the grid.
    private static func loop(_ turn: Double) -> String {
        let axis = Draw.pointOnCircle(centerX: 0, centerY: 0, radius: 1, degrees: turn)
        var data = ""
        for step in 0..<24 {
            let spot = Draw.pointOnCircle(centerX: 0, centerY: 0, radius: 1, degrees: Double(step) * 15)
            let (across, along) = (4.4 * spot.x, 9.8 * spot.y)
            let x = 12 - across * axis.y - along * axis.x
            let y = 12 + across * axis.x - along * axis.y
            data += (step == 0 ? "M" : "L") + Draw.pair(x, y)
        }
        return data + "Z"
    }

    /// A ring of dots with an arrow in it.
    private static func dotted(_ side: String, _ arrow: String) -> Icon {
        let dots = (0..<16).map { index -> String in
            let p = Draw.pointOnCircle(
                centerX: 12, centerY: 12, radius: 9.7, degrees: Double(index) * 22.5)
            return Draw.dot(p.x, p.y)
        }
        return Icon(
            "arrow.\(side).circle.dotted", [Icon.Layer.stroke(dots.joined()).secondary, .stroke(arrow)])
    }

    /// Where the moon goes up or down, as in `sunrise`.
    private static func horizon(_ name: String, _ arrow: String) -> [Icon] {
        [
            Icon(
                name,
                [.stroke(halfMoon), .stroke(arrow), Icon.Layer.stroke("M4 21.8H20").tertiary]),
            Icon(
                name + ".fill",
                .solid(halfMoon) + [.stroke(arrow), Icon.Layer.stroke("M4 21.8H20").tertiary]),
        ]
    }

    @_optimize(none) static var homes: [Icon] {
        ([
            housed("play.house", [.fill(played), .stroke(played, weight: 0.4)], cut: [.cut(played)]),
            housed(
                "music.note.house", [.fill(noteHead), .stroke(noteStem, weight: 0.9)],
                cut: [.cut(noteHead), .cutStroke(noteStem, weight: 0.9)]),
            [
                Icon(
                    "homekit",
                    [
                        .stroke("M2 11L10.9 3.2C11.6 2.6 12.4 2.6 13.1 3.2L22 11"),
                        .stroke("M4.2 10V20.8H19.8V10"),
                        .stroke("M8.2 16.8V12.6L12 9.2L15.8 12.6V16.8Z").secondary,
                    ]),
                Icon(
                    "arrow.up.bin",
                    [.stroke(binLid), Icon.Layer.stroke(bin).secondary, .stroke(risen, weight: 0.9)]),
                Icon("arrow.up.bin.fill", solidBin("M12 18.6V13.2M9.6 15.4L12 13L14.4 15.4")),
                Icon("xmark.bin.fill", solidBin("M9.8 13.4L14.2 17.8M14.2 13.4L9.8 17.8")),
                Icon(
                    "arrow.up.trash",
                    [.stroke(can), .stroke(canLid), Icon.Layer.stroke(risen, weight: 0.9).secondary]),
                Icon(
                    "arrow.up.trash.fill",
                    .solid(can + "Z") + [.stroke(canLid), .cutStroke(risen, weight: 0.9)]),
                Icon(
                    "exclamationmark.arrow.triangle.2.circlepath",
                    [Icon.Layer.stroke(circling).secondary]
                        + [Icon.Layer].solid(circlingHeads, weight: 0.3).secondary + [
                            .stroke("M12 8V12.4"), .stroke(Draw.dot(12, 15.8), weight: 1.2),
                        ]),
                Icon(
                    "person.crop.artframe",
                    [
                        Icon.Layer.stroke(Draw.roundedRect(2.4, 5.6, 19.2, 15.6, radius: 1.6)).secondary,
                        Icon.Layer.stroke("M8 5.4L12 1.8L16 5.4").secondary,
                        .fill(Draw.circle(12, 11.6, 2.9)),
                        .fill("M6.4 20.8C6.8 17.6 9 15.8 12 15.8C15 15.8 17.2 17.6 17.6 20.8Z"),
                    ]),
                Icon("bubbles.and.sparkles", washing), Icon("bubbles.and.sparkles.fill", solidWashing),
                Icon(
                    "exclamationmark.lock",
                    [
                        .stroke(lockBody), Icon.Layer.stroke(shackle).secondary,
                        .stroke(keyhole, weight: 0.9),
                    ]),
                Icon(
                    "exclamationmark.lock.fill",
                    .solid(lockBody) + [
                        Icon.Layer.stroke(shackle).secondary, .cutStroke(keyhole, weight: 0.9),
                    ]),
                dotted("up", "M12 16.4V7.6M8.4 11.2L12 7.6L15.6 11.2"),
                dotted("down", "M12 7.6V16.4M8.4 12.8L12 16.4L15.6 12.8"),
                dotted("left", "M16.4 12H7.6M11.2 8.4L7.6 12L11.2 15.6"),
                dotted("right", "M7.6 12H16.4M12.8 8.4L16.4 12L12.8 15.6"),
                Icon(
                    "sleep", [.ring, .stroke("M3.6 16.4H20.4")]),
                Icon("apple.intelligence", [.stroke(loop(0) + loop(60) + loop(120), weight: 0.85)]),
            ],
            horizon("moonrise", "M12 7.2V2.4M9.2 5L12 2.2L14.8 5"),
            horizon("moonset", "M12 2.2V7M9.2 4.4L12 7.2L14.8 4.4"),
            pair("pill", pillShape, inner: "M8.5 8.5L15.5 15.5"),
        ] as [[Icon]]).flatMap { $0 }
    }
}
