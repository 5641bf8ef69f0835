extension IconDrawings {
    /// Two arrows that go round after each other.
    static let circling =
        PathData.arc(12, 12, 8.4, from: 284, to: 398) + PathData.arc(12, 12, 8.4, from: 104, to: 218)
    static let circlingHeads =
        head(16.94, 5.2, toward: 142, length: 5.4) + head(7.06, 18.8, toward: 322, length: 5.4)

    private static let circledUpArrow = "M12 16.4V7.6M8.4 11.2L12 7.6L15.6 11.2"
    private static let circledDownArrow = "M12 7.6V16.4M8.4 12.8L12 16.4L15.6 12.8"
    private static let circledLeftArrow = "M16.4 12H7.6M11.2 8.4L7.6 12L11.2 15.6"
    private static let circledRightArrow = "M7.6 12H16.4M12.8 8.4L16.4 12L12.8 15.6"

    @_optimize(none) static var arrows: [Icon] {
        [
            Icon("arrow.right", [.stroke("M4 12H20M13.6 5.6L20 12L13.6 18.4")]),
            Icon("arrow.left", [.stroke("M20 12H4M10.4 5.6L4 12L10.4 18.4")]),
            Icon("arrow.up", [.stroke("M12 20V4M5.6 10.4L12 4L18.4 10.4")]),
            Icon("arrow.down", [.stroke("M12 4V20M5.6 13.6L12 20L18.4 13.6")]),
            Icon("arrow.up.right", [.stroke("M5 19L19 5M8.8 5H19V15.2")]),
            Icon("arrow.down.right", [.stroke("M5 5L19 19M8.8 19H19V8.8")]),
            Icon("arrow.up.left", [.stroke("M19 19L5 5M15.2 5H5V15.2")]),
            Icon("arrow.down.left", [.stroke("M19 5L5 19M15.2 19H5V8.8")]),
            Icon("arrow.up.circle", [.ring.secondary, .stroke(circledUpArrow)]),
            Icon("arrow.up.circle.fill", .disc.secondary + [.cutStroke(circledUpArrow).primary]),
            Icon("arrow.down.circle", [.ring.secondary, .stroke(circledDownArrow)]),
            Icon("arrow.down.circle.fill", .disc.secondary + [.cutStroke(circledDownArrow).primary]),
            Icon("arrow.left.circle", [.ring.secondary, .stroke(circledLeftArrow)]),
            Icon("arrow.left.circle.fill", .disc.secondary + [.cutStroke(circledLeftArrow).primary]),
            Icon("arrow.right.circle", [.ring.secondary, .stroke(circledRightArrow)]),
            Icon("arrow.right.circle.fill", .disc.secondary + [.cutStroke(circledRightArrow).primary]),
            Icon(
                "arrow.up.arrow.down",
                [
                    .stroke(
                        "M6.3 20.8V3.2M1.5 8L6.3 3.2L11.1 8M17.7 3.2V20.8M12.9 16L17.7 20.8L22.5 16")
                ]),
            Icon(
                "arrow.left.arrow.right",
                [
                    .stroke(
                        "M20.8 6.3H3.2M8 1.5L3.2 6.3L8 11.1M3.2 17.7H20.8M16 12.9L20.8 17.7L16 22.5")
                ]),
            Icon(
                "arrow.clockwise",
                [.stroke(PathData.arc(12, 13.2, 8, from: 74, to: 360) + "H13.2M9.8 1.9L13.2 5.2L9.8 8.5")]),
            Icon(
                "arrow.counterclockwise",
                [
                    .stroke(
                        PathData.arc(12, 13.2, 8, from: 0, to: 286)
                            + "M12 5.2H10.8M14.2 1.9L10.8 5.2L14.2 8.5")
                ]
            ),
            Icon(
                "arrow.triangle.2.circlepath",
                [.stroke(circling)] + .solid(circlingHeads, weight: 0.3)),
            Icon(
                "arrow.uturn.backward",
                [.stroke("M4 9H14.8A5.25 5.25 0 0 1 14.8 19.5H9M8.7 4.3L4 9L8.7 13.7")]),
            Icon(
                "arrow.uturn.forward",
                [
                    .stroke(
                        "M20 9H9.2A5.25 5.25 0 0 0 9.2 19.5H15M15.3 4.3L20 9L15.3 13.7")
                ]),
            Icon("chevron.left", [.stroke("M15.6 4.4L8 12L15.6 19.6")]),
            Icon("chevron.right", [.stroke("M8.4 4.4L16 12L8.4 19.6")]),
            Icon("chevron.up", [.stroke("M4.4 15.6L12 8L19.6 15.6")]),
            Icon("chevron.down", [.stroke("M4.4 8.4L12 16L19.6 8.4")]),
            Icon("chevron.up.chevron.down", [.stroke("M6.8 9.2L12 4L17.2 9.2M6.8 14.8L12 20L17.2 14.8")]),
            Icon(
                "repeat",
                [
                    .stroke("M3.4 11.4V10.5A4 4 0 0 1 7.4 6.5H20.4M17.2 3.3L20.4 6.5L17.2 9.7"),
                    .stroke("M20.6 12.6V13.5A4 4 0 0 1 16.6 17.5H3.6M6.8 14.3L3.6 17.5L6.8 20.7"),
                ]),
            Icon(
                "shuffle",
                [
                    .stroke("M2.6 17H4.6C11.4 17 10.8 7 17.6 7H20.8M17.6 3.8L20.8 7L17.6 10.2"),
                    .cutStroke("M2.6 7H4.6C11.4 7 10.8 17 17.6 17H20.8", weight: 2.5),
                    .stroke("M2.6 17H4.6C6.2 17 7.4 16.4 8.3 15.6M2.6 7H4.6C11.4 7 10.8 17 17.6 17H20.8"),
                    .stroke("M13.9 8.4C14.8 7.6 16 7 17.6 7H20.8M17.6 13.8L20.8 17L17.6 20.2"),
                ]),
            Icon(
                "square.and.arrow.up",
                [
                    .stroke(
                        "M8.4 9H7.4A2.8 2.8 0 0 0 4.6 11.8V18.4A2.8 2.8 0 0 0 7.4 21.2H16.6"
                            + "A2.8 2.8 0 0 0 19.4 18.4V11.8A2.8 2.8 0 0 0 16.6 9H15.6"
                    ).secondary,
                    .stroke("M12 15.2V2.2M8.2 6L12 2.2L15.8 6"),
                ]),
            Icon(
                "square.and.arrow.down",
                [
                    .stroke(
                        "M8.4 8H7.4A2.8 2.8 0 0 0 4.6 10.8V18.4A2.8 2.8 0 0 0 7.4 21.2H16.6"
                            + "A2.8 2.8 0 0 0 19.4 18.4V10.8A2.8 2.8 0 0 0 16.6 8H15.6"
                    ).secondary,
                    .stroke("M12 2.4V15.6M8.2 11.8L12 15.6L15.8 11.8"),
                ]),
            Icon(
                "rectangle.portrait.and.arrow.left",
                [
                    .stroke(
                        "M10.6 7.8V5.8A2.8 2.8 0 0 1 13.4 3H18.2A2.8 2.8 0 0 1 21 5.8V18.2"
                            + "A2.8 2.8 0 0 1 18.2 21"
                            + "H13.4A2.8 2.8 0 0 1 10.6 18.2V16.2"
                    ).secondary,
                    .stroke("M15.8 12H2.8M6.4 8.4L2.8 12L6.4 15.6"),
                ]),
            Icon(
                "rectangle.portrait.and.arrow.right",
                [
                    .stroke(
                        "M13.4 7.8V5.8A2.8 2.8 0 0 0 10.6 3H5.8A2.8 2.8 0 0 0 3 5.8V18.2A2.8 2.8 0 0 0 5.8 21"
                            + "H10.6A2.8 2.8 0 0 0 13.4 18.2V16.2"
                    ).secondary,
                    .stroke("M8.2 12H21.2M17.6 8.4L21.2 12L17.6 15.6"),
                ]),
            Icon("return", [.stroke("M20.4 5.4V9.8A4 4 0 0 1 16.4 13.8H3.8M8.5 9.1L3.8 13.8L8.5 18.5")]),
        ]
    }
}
