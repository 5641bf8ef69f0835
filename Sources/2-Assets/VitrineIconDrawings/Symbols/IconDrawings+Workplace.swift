/// What desks, windows and writing have, and letters that stand as symbols.
extension IconDrawings {
    private typealias Draw = PathData
    private static let device =
        "M14.4 8.2V5A3.2 3.2 0 0 0 11.2 1.8H5.8A3.2 3.2 0 0 0 2.6 5V19A3.2 3.2 0 0 0 5.8 22.2H11.2"
        + "A3.2 3.2 0 0 0 14.4 19V15.8"
    private static let cardFront = "M9.4 5.2L20.6 3V18.8L9.4 21.4Z"
    private static let cardInside = "M9.4 5.2H3.4V19.4L9.4 21.4"
    private static let cardHeart =
        "M15 14.4C12 12.4 11.6 10.4 12.8 9.4C13.8 8.7 14.7 9.2 15 10C15.3 9 16.2 8 17.2 8.5"
        + "C18.4 9.2 18 11.8 15 14.4Z"
    private static let sashFrame = Draw.roundedRect(4, 2.4, 16, 18, radius: 1.8)
    private static let sashes = "M12 2.4V13.4M4 7.6H20M4 13.4H20"
    private static let teletypeKeys =
        Draw.dots([(6.4, 14), (10.2, 14), (13.8, 14), (17.6, 14)]) + "M8 17.6H16"
    private static let handset = "M4.2 5.4C5.4 3.6 8.4 2.8 12 2.8C15.6 2.8 18.6 3.6 19.8 5.4"

    /// A word of lower letters in a row, as `sos` and `abc`.
    private static func word(_ text: String) -> [Icon] {
        let step = 21 / Double(text.count)
        let layers = text.enumerated().flatMap { index, letter -> [Icon.Layer] in
            let middle = 12 + (Double(index) - Double(text.count - 1) / 2) * step
            let drawn = Icon("", IconCharacters.layers(String(letter)) ?? [])
            return drawn.placed(scale: 0.38, by: middle - 12 * 0.38, 12 * 0.62).layers.map {
                $0.scaledWeight(by: 0.72)
            }
        }
        return [Icon(text, layers)]
    }

    private static func ratio(_ name: String, _ width: Double, _ height: Double) -> [Icon] {
        pair(
            "rectangle.ratio.\(name)",
            Draw.roundedRect(12 - width / 2, 12 - height / 2, width, height, radius: 2.6))
    }

    @_optimize(none) static var workplace: [Icon] {
        ([
            word("sos"), lines("abc", lowerLetters), word("kph"), word("mph"),
            ratio("16.to.9", 20.4, 11.6), ratio("4.to.3", 19.2, 14.4), ratio("3.to.4", 14.4, 19.2),
            ratio("9.to.16", 11.6, 20.4),
            pair(
                "rectangle.roundedtop",
                Draw.polygon([.init(1.8, 5, 5), .init(22.2, 5, 5), .init(22.2, 19, 2), .init(1.8, 19, 2)])),
            pair(
                "rectangle.roundedbottom",
                Draw.polygon([.init(1.8, 5, 2), .init(22.2, 5, 2), .init(22.2, 19, 5), .init(1.8, 19, 5)])),
            pair(
                "righttriangle", Draw.polygon([.init(1, 19.8, 2), .init(20.2, 1.4, 2), .init(20.2, 19.8, 2)])),
            pair("squareshape", Draw.roundedRect(3.4, 3.4, 17.2, 17.2, radius: 1)),
            lines("text.justify.right", "M2.6 4.8H21.4M2.6 9.6H21.4M2.6 14.4H21.4M10 19.2H21.4"),
            lines(
                "skateboard",
                "M2 7.2C2.6 10.2 4.4 11.6 7 11.6H17C19.6 11.6 21.4 10.2 22 7.2"
                    + Draw.circle(7.2, 14.8, 1.9) + Draw.circle(16.8, 14.8, 1.9)),
            lines(
                "viewfinder.rectangular",
                "M1.8 8.4V7.2A2.8 2.8 0 0 1 4.6 4.4H6.4M17.6 4.4H19.4A2.8 2.8 0 0 1 22.2 7.2V8.4"
                    + "M22.2 15.6V16.8A2.8 2.8 0 0 1 19.4 19.6H17.6M6.4 19.6H4.6"
                    + "A2.8 2.8 0 0 1 1.8 16.8V15.6"
            ),
            [
                Icon(
                    "arrow.triangle.swap",
                    [.stroke("M5.2 8.4V18A3.4 3.4 0 0 0 12 18V6A3.4 3.4 0 0 1 18.8 6V15.6")]
                        + .solid(
                            head(5.2, 8.4, toward: 0, half: 3.2) + head(18.8, 15.6, toward: 180, half: 3.2),
                            weight: 0.3))
            ],
            [
                Icon(
                    "iphone.and.arrow.forward",
                    [
                        .stroke(device).secondary, .stroke("M8.8 12H21.8M18 8L22 12L18 16"),
                    ]),
                Icon(
                    "text.line.first.and.arrowtriangle.forward",
                    [
                        .fill("M2.4 3.4L7.6 6.4L2.4 9.4Z"), .stroke("M11 6.4H21.6"),
                        .stroke("M3 12.6H21.6M3 18.4H21.6").secondary,
                    ]),
                Icon(
                    "text.line.last.and.arrowtriangle.forward",
                    [
                        .fill("M2.4 14.6L7.6 17.6L2.4 20.6Z"), .stroke("M11 17.6H21.6"),
                        .stroke("M3 5.6H21.6M3 11.4H21.6").secondary,
                    ]),
                Icon(
                    "list.dash.header.rectangle",
                    [
                        .stroke(Draw.roundedRect(2.2, 3.6, 19.6, 16.8, radius: 3)).secondary,
                        .fill(Draw.roundedRect(5, 6.4, 14, 3.6, radius: 1)),
                        .stroke("M6 13.2H7.6M6 16.8H7.6M10.8 13.2H18M10.8 16.8H18", weight: 0.9),
                    ]),
                Icon(
                    "shareplay",
                    [
                        .fill(Draw.circle(12, 7.8, 3.2)),
                        .fill("M5.6 19.4C6 15 8.4 12.6 12 12.6C15.6 12.6 18 15 18.4 19.4Z"),
                        .stroke(
                            Draw.arc(12, 10.6, 9.8, from: 232, to: 312)
                                + Draw.arc(12, 10.6, 9.8, from: 48, to: 128)
                        )
                        .secondary,
                    ]),
                Icon(
                    "light.beacon.max.fill",
                    [
                        .fill("M6 17.4V12.6A6 6 0 0 1 18 12.6V17.4Z"),
                        .fill(Draw.roundedRect(3.8, 18.4, 16.4, 4, radius: 1.4)),
                        .stroke("M12 2.4V4.4M4 6L5.6 7.4M20 6L18.4 7.4M1.8 12H3.6M20.4 12H22.2").secondary,
                    ]),
            ],
            lists.filter { $0.name == "quote.opening" }.map {
                Icon("quote.closing", $0.placed(scale: -1, by: 24, 24).layers)
            },
            pair(
                "homepodmini",
                "M12 4.6C17.6 4.6 21.8 7.8 21.8 12.4C21.8 17 17.6 19.6 12 19.6C6.4 19.6 2.2 17 2.2 12.4"
                    + "C2.2 7.8 6.4 4.6 12 4.6Z",
                inner: "M7.4 8.2C9.8 9.4 14.2 9.4 16.6 8.2"),
            pair(
                "lightswitch.on", Draw.roundedRect(5.2, 1.8, 13.6, 20.4, radius: 3),
                inner: "M9 6.4H15V17.6H9ZM9 12H15M12 8.6V9.4", weight: 0.9),
            pair(
                "lightswitch.off", Draw.roundedRect(5.2, 1.8, 13.6, 20.4, radius: 3),
                inner: "M9 6.4H15V17.6H9ZM9 12H15M12 14.6V15.4", weight: 0.9),
            pair(
                "watch.analog", Draw.circle(12, 12, 6.8), inner: "M12 8.4V12H14.8",
                outer: "M8.4 6L9 1.9H15L15.6 6M8.4 18L9 22.1H15L15.6 18"),
            pair(
                "comb", Draw.roundedRect(1.8, 5, 20.4, 5.4, radius: 2),
                outer: "M4.4 10.4V19M8.2 10.4V18M12 10.4V18M15.8 10.4V18M19.6 10.4V19"),
            [
                Icon("greetingcard", [.stroke(cardFront), .stroke(cardInside), .fill(cardHeart)]),
                Icon(
                    "greetingcard.fill",
                    .solid(cardFront + cardInside) + [.cutStroke("M9.4 3V23", weight: 0.8), .cut(cardHeart)]),
            ],
            pair(
                "window.horizontal.closed", Draw.roundedRect(2.4, 4, 19.2, 16, radius: 1.6),
                inner: "M12 4V20M9.4 12H9.41"),
            [
                Icon(
                    "window.vertical.open",
                    [.stroke(sashFrame), .stroke(sashes), Icon.Layer.stroke("M2.4 21.6H21.6").secondary]),
                Icon(
                    "window.vertical.open.fill",
                    .solid(sashFrame) + [
                        .cutStroke(sashes), .cut("M5.4 14.4H18.6V19.4H5.4Z"),
                        Icon.Layer.stroke("M2.4 21.6H21.6").secondary,
                    ]),
            ],
            pair("window.ceiling.closed", "M6.6 5H17.4L21.8 19H2.2Z", inner: "M4.4 12H19.6"),
            [
                Icon(
                    "teletype",
                    [
                        .stroke(Draw.roundedRect(2.2, 10, 19.6, 11.2, radius: 2.6)),
                        .stroke(teletypeKeys, weight: 0.9), .stroke(handset, weight: 1.2),
                        .stroke("M3.9 6H6.7M17.3 6H20.1", weight: 1.7),
                    ]),
                Icon(
                    "teletype.fill",
                    .solid(Draw.roundedRect(2.2, 10, 19.6, 11.2, radius: 2.6)) + [
                        .cutStroke(teletypeKeys, weight: 0.85), .stroke(handset, weight: 1.2),
                        .stroke("M3.9 6H6.7M17.3 6H20.1", weight: 1.7),
                    ]),
            ],
        ] as [[Icon]]).flatMap { $0 }
    }
}
