import VitrineGeometry

/// Layers and pictures that lie on each other, and what they are joined to.
extension IconDrawings {
    private typealias Draw = PathData

    /// The corners of a sheet that lies flat, moved along the stack and turned about the middle of the grid.
    private static func sheet(at offset: Double, turned degrees: Double = 0) -> String {
        let corners: [(x: Double, y: Double, radius: Double)] = [
            (0, -5.4, 1.8), (10.6, 0, 1.2), (0, 5.4, 1.8), (-10.6, 0, 1.2),
        ]
        let scale = degrees == 0 ? 1.0 : 0.9
        let (sine, cosine) = ExactMath.sinCos(degrees: degrees)
        return Draw.polygon(
            corners.map { corner in
                let (x, y) = (corner.x * scale, (corner.y + offset) * scale)
                return .init(12 + x * cosine - y * sine, 12 + x * sine + y * cosine, corner.radius)
            })
    }

    /// Returns sheets in a stack, from the lowest; those that are filled have a clear line around them.
    private static func stack(
        _ name: String, at offsets: [Double], filled: Set<Int> = [], turned degrees: Double = 0
    ) -> Icon {
        var layers: [Icon.Layer] = []
        for (index, offset) in offsets.enumerated() {
            let path = sheet(at: offset, turned: degrees)
            let isParted = filled.contains(index) || filled.contains(index - 1)
            if index > 0 { layers += [.cut(path), .cutStroke(path, weight: isParted ? 2.6 : 1)] }
            let drawn: [Icon.Layer] = filled.contains(index) ? .solid(path) : [.stroke(path)]
            let level = offsets.count - 1 - index
            layers += level == 0 ? drawn : level == 1 ? drawn.secondary : drawn.tertiary
        }
        return Icon(name, layers)
    }

    private static var sheets: [Icon] {
        let (three, two) = ([4.7, 0, -4.7], [2.6, -2.6])
        let turns: [(side: String, degrees: Double)] = [
            ("right", 120), ("forward", 120), ("left", 240), ("backward", 240),
        ]
        return [
            stack("square.3.layers.3d.bottom.filled", at: three, filled: [0]),
            stack("square.3.layers.3d.middle.filled", at: three, filled: [1]),
            stack("square.3.layers.3d.top.filled", at: three, filled: [2]),
            stack("square.2.layers.3d", at: two),
            stack("square.2.layers.3d.fill", at: two, filled: [0, 1]),
            stack("square.2.layers.3d.bottom.filled", at: two, filled: [0]),
            stack("square.2.layers.3d.top.filled", at: two, filled: [1]),
        ]
            + turns.flatMap { turn in
                [
                    stack("square.3.layers.3d.down.\(turn.side)", at: three, turned: turn.degrees),
                    stack("square.stack.3d.down.\(turn.side)", at: three, turned: turn.degrees),
                    stack(
                        "square.stack.3d.down.\(turn.side).fill", at: three, filled: [0, 1, 2],
                        turned: turn.degrees),
                ]
            }
    }

    private static let front = Draw.roundedRect(6.4, 8.8, 15.8, 11.6, radius: 2.6)
    private static let behind =
        "M3.6 14.8A2.6 2.6 0 0 1 1.8 12.3V6.2A2.6 2.6 0 0 1 4.4 3.6H15A2.6 2.6 0 0 1 17.5 5.4"
    private static let backRectangle = Draw.roundedRect(1.8, 3.6, 15.8, 11.6, radius: 2.6)
    private static let playMark = Draw.polygon([
        .init(12.2, 11.6, 0.7), .init(17.6, 14.6, 0.7), .init(12.2, 17.6, 0.7),
    ])
    private static let hills =
        "M6.8 18.2L10 15.2C10.8 14.4 11.8 14.4 12.6 15.2L15.2 17.6L16.4 16.6C17.2 15.8 18.2 15.8 19 16.6"
        + "L21.8 19"
    private static let reel = Draw.roundedRect(3, 8.4, 18, 13.2, radius: 2.4)
    private static let square = Draw.roundedRect(3.6, 8.4, 16.8, 13.2, radius: 3.4)
    private static let clipboard =
        "M14.4 19.6H18.6A2.4 2.4 0 0 0 21 17.2V6.4A2.4 2.4 0 0 0 18.6 4H17.4M10.6 4H9.4A2.4 2.4 0 0 0 7 6.4V7"
    private static let clip = Draw.roundedRect(10.6, 2.2, 6.8, 3.6, radius: 1.5)
    private static let page = Draw.roundedRect(2.8, 9, 10.2, 12.8, radius: 2.2)

    /// A page with a glyph on a clipboard.
    private static func clipped(_ name: String, _ glyph: String) -> [Icon] {
        [
            Icon(
                "\(name).doc.on.clipboard",
                [
                    Icon.Layer.stroke(clipboard).secondary, Icon.Layer.stroke(clip).secondary,
                    .stroke(page), .stroke(glyph, weight: 0.8),
                ])
        ]
    }

    /// A picture before another, with something on it.
    private static func fronted(_ name: String, _ glyph: [Icon.Layer], cut: [Icon.Layer]) -> [Icon] {
        [
            Icon(name, [.stroke(front)] + glyph + [Icon.Layer.stroke(behind).secondary]),
            Icon(name + ".fill", before(front, backRectangle) + cut),
        ]
    }

    private static var solidPhotos: [Icon.Layer] {
        let (back, picture): ([Icon.Layer], [Icon.Layer]) = (.solid(backRectangle), .solid(front))
        return back.secondary + [.cut(front), .cutStroke(front, weight: 2.4)] + picture + [
            .cutStroke(hills, weight: 0.8), .cut(Draw.circle(10, 12, 1.3)),
        ]
    }

    /// Returns a stack with the mark of a player on its first square.
    private static func playing(_ stack: Icon) -> Icon {
        let glyph = Draw.polygon([.init(10, 12, 0.8), .init(15.4, 15, 0.8), .init(10, 18, 0.8)])
        let mark: Icon.Layer = stack.name.hasSuffix("fill") ? .cut(glyph) : .fill(glyph)
        return Icon(stack.name, stack.layers + [mark])
    }

    @_optimize(none) static var stacks: [Icon] {
        ([
            sheets,
            [
                Icon(
                    "rectangle.connected.to.line.below",
                    [
                        .stroke(Draw.roundedRect(2.8, 3, 18.4, 11.4, radius: 2.8)),
                        .stroke("M12 14.4V20.4M2.8 20.4H21.2").secondary,
                    ]),
                Icon("photo.fill.on.rectangle.fill", solidPhotos),
                Icon(
                    "film.stack",
                    [
                        .stroke(reel), .stroke("M7.4 8.4V21.6M16.6 8.4V21.6").secondary,
                        .stroke("M3 12.8H7.4M3 17.2H7.4M16.6 12.8H21M16.6 17.2H21", weight: 0.9).secondary,
                        .stroke("M5.6 5H18.4").secondary, .stroke("M8 1.8H16").tertiary,
                    ]),
                Icon(
                    "film.stack.fill",
                    .solid(reel) + [
                        .cutStroke("M7.4 6.4V23M16.6 6.4V23", weight: 0.8),
                        .cutStroke("M1 12.8H7.4M1 17.2H7.4M16.6 12.8H23M16.6 17.2H23", weight: 0.8),
                        .stroke("M5.6 5H18.4").secondary, .stroke("M8 1.8H16").tertiary,
                    ]),
                Icon(
                    "camera.on.rectangle",
                    [
                        .stroke(behind).secondary, .stroke(Draw.circle(14.3, 15, 3), weight: 0.9),
                        .stroke(
                            "M9 10H10.6C11.2 10 11.4 8.6 12.2 8.6H16.4C17.2 8.6 17.4 10 18 10H19.6"
                                + "A2.6 2.6 0 0 1 22.2 12.6V17.8A2.6 2.6 0 0 1 19.6 20.4H9"
                                + "A2.6 2.6 0 0 1 6.4 17.8V12.6A2.6 2.6 0 0 1 9 10Z"),
                    ]),
            ],
            fronted(
                "play.rectangle.on.rectangle", [.fill(playMark), .stroke(playMark, weight: 0.3)],
                cut: [.cut(playMark)]),
            fronted(
                "lock.rectangle.on.rectangle",
                [
                    .fill(Draw.roundedRect(11.4, 14, 5.8, 4.2, radius: 1)),
                    .stroke("M12.6 14V12.8A1.7 1.7 0 0 1 16 12.8V14", weight: 0.6),
                ],
                cut: [
                    .cut(Draw.roundedRect(11.4, 14, 5.8, 4.2, radius: 1)),
                    .cutStroke("M12.6 14V12.8A1.7 1.7 0 0 1 16 12.8V14", weight: 0.6),
                ]),
            clipped("arrow.up", "M7.9 18.6V12.6M5.4 14.9L7.9 12.4L10.4 14.9"),
            clipped("arrow.right", "M5 15.4H10.8M8.4 12.9L10.9 15.4L8.4 17.9"),
            pair("play.square.stack", square, outer: "M6.2 5H17.8M8.4 1.8H15.6").map(playing),
        ] as [[Icon]]).flatMap { $0 }
    }
}
