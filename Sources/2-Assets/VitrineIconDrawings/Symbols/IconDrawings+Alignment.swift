/// What lines up along a line, stands in a column or before another, and points that a path winds between.
extension IconDrawings {
    private typealias Draw = PathData
    private static let wideBars = [(4.6, 14.6), (14.2, 9.4)]
    private static let folderBehind =
        "M17 8.6V7.6A2.6 2.6 0 0 0 14.4 5H9.6L8 3.2A2 2 0 0 0 6.4 2.4H4.2A2.4 2.4 0 0 0 1.8 4.8V14.4"
        + "A2.6 2.6 0 0 0 4.4 17H7"
    private static let folderBody =
        "M17 8.6V7.6A2.6 2.6 0 0 0 14.4 5H9.6L8 3.2A2 2 0 0 0 6.4 2.4H4.2A2.4 2.4 0 0 0 1.8 4.8V14.4"
        + "A2.6 2.6 0 0 0 4.4 17H17Z"
    private static let inFront = Draw.roundedRect(9.6, 11, 12.6, 10, radius: 2.4)
    private static let added = "M15.9 13.4V18.6M13.3 16H18.5"

    /// Returns two bars that end at a line, or that it goes through.
    ///
    /// - Parameter place: The edge on which the bars end, from 0 to 24; `nil` for their middle.
    private static func aligned(_ name: String, isUpright: Bool, edge: Double?) -> [Icon] {
        let bars = wideBars.map { start, length in
            let x = edge.map { $0 < 12 ? 6.6 : 17.4 - length } ?? 12 - length / 2
            return isUpright
                ? Draw.roundedRect(start, x, 5.2, length, radius: 1.5)
                : Draw.roundedRect(x, start, length, 5.2, radius: 1.5)
        }.joined()
        let runs = edge == nil ? [(1.8, 4.6), (9.8, 14.2), (19.4, 22.2)] : [(2.4, 21.6)]
        let at = Draw.number(edge ?? 12)
        let line = runs.map { from, to in
            isUpright
                ? "M\(Draw.number(from)) \(at)H\(Draw.number(to))"
                : "M\(at) \(Draw.number(from))V\(Draw.number(to))"
        }.joined()
        return pair("align." + name, bars, outer: line)
    }

    /// Returns a path that goes down from the first point, turns up, and comes down to the last.
    private static func winding(_ name: String, isFilled: (Bool, Bool)) -> [Icon] {
        let (first, last) = (Draw.circle(4.8, 5.4, 2.8), Draw.circle(19.2, 18.6, 2.8))
        let path = "M4.8 8.2V15.6A3.6 3.6 0 0 0 12 15.6V8.4A3.6 3.6 0 0 1 19.2 8.4V15.8"
        return [
            Icon(
                name,
                [Icon.Layer.stroke(path).secondary] + (isFilled.0 ? .solid(first) : [.stroke(first)])
                    + (isFilled.1 ? .solid(last) : [.stroke(last)]))
        ]
    }

    @_optimize(none) static var alignment: [Icon] {
        ([
            aligned("horizontal.left", isUpright: false, edge: 3),
            aligned("horizontal.center", isUpright: false, edge: nil),
            aligned("horizontal.right", isUpright: false, edge: 21),
            aligned("vertical.top", isUpright: true, edge: 3),
            aligned("vertical.center", isUpright: true, edge: nil),
            aligned("vertical.bottom", isUpright: true, edge: 21),
            pair(
                "distribute.horizontal", Draw.roundedRect(8.6, 4.6, 6.8, 14.8, radius: 1.6),
                outer: "M3 2.4V21.6M21 2.4V21.6"),
            pair(
                "distribute.vertical", Draw.roundedRect(4.6, 8.6, 14.8, 6.8, radius: 1.6),
                outer: "M2.4 3H21.6M2.4 21H21.6"),
            pair(
                "rectangle.grid.1x3",
                [2.6, 10, 17.4].map { Draw.roundedRect(2.6, $0, 18.8, 4, radius: 1.5) }.joined()),
            winding("point.topleft.down.curvedto.point.bottomright.up", isFilled: (false, false)),
            winding("point.topleft.down.curvedto.point.bottomright.up.fill", isFilled: (true, true)),
            winding("point.filled.topleft.down.curvedto.point.bottomright.up", isFilled: (true, false)),
            winding("point.topleft.down.curvedto.point.filled.bottomright.up", isFilled: (false, true)),
            stacked(
                "rectangle.portrait.on.rectangle.portrait", Draw.roundedRect(8.6, 6, 11.8, 15.8, radius: 2.6),
                Draw.roundedRect(3.6, 2.2, 11.8, 15.8, radius: 2.6)),
            [
                Icon(
                    "plus.rectangle.on.folder",
                    [
                        .stroke(inFront), .stroke(added, weight: 0.9),
                        Icon.Layer.stroke(folderBehind).secondary,
                    ]),
                Icon(
                    "plus.rectangle.on.folder.fill",
                    before(inFront, folderBody) + [.cutStroke(added, weight: 0.9)]),
                Icon(
                    "arrow.up.right.square.on.square",
                    [
                        .stroke("M11.2 12.8L21.4 2.6M15.4 2.4H21.6V8.6"),
                        .stroke(
                            "M12 6.4H9.4A2.8 2.8 0 0 0 6.6 9.2V14.8A2.8 2.8 0 0 0 9.4 17.6H15"
                                + "A2.8 2.8 0 0 0 17.8 14.8V12"
                        )
                        .secondary,
                        .stroke("M2.6 10.8V18.8A2.8 2.8 0 0 0 5.4 21.6H13.4").secondary,
                    ]),
                Icon(
                    "uiwindow.split.2x1",
                    [
                        .stroke(Draw.roundedRect(1.8, 4, 20.4, 16, radius: 3)),
                        .stroke("M1.8 8.8H22.2M12 8.8V20").secondary,
                    ]),
            ],
        ] as [[Icon]]).flatMap { $0 }
    }
}
