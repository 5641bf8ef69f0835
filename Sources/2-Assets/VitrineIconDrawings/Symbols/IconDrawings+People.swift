extension IconDrawings {
    private static let head = PathData.circle(12, 6.8, 4)
    private static let shoulders =
        "M5.8 20.8A1.8 1.8 0 0 1 4 19C4 16 7.6 14.1 12 14.1C16.4 14.1 20 16 20 19A1.8 1.8 0 0 1 18.2 20.8Z"
    private static let smallHead = PathData.circle(12, 9.3, 2.9)
    private static let smallShoulders =
        "M6.9 17.1C7.3 15 9.4 13.7 12 13.7C14.6 13.7 16.7 15 17.1 17.1C15.8 18.3 14 19 12 19"
        + "C10 19 8.2 18.3 6.9 17.1Z"
    /// Shoulders that end at a ring.
    static let roundBust =
        "M5.3 18.6C6.4 16 9 14.5 12 14.5C15 14.5 17.6 16 18.7 18.6A9.4 9.4 0 0 1 5.3 18.6Z"
    private static let nearHead = PathData.circle(8.6, 7.6, 3.4)
    private static let nearShoulders =
        "M3.4 19.6A1.6 1.6 0 0 1 1.8 18C1.8 15.5 4.8 13.9 8.6 13.9C12.4 13.9 15.4 15.5 15.4 18"
        + "A1.6 1.6 0 0 1 13.8 19.6Z"
    private static let farHead = PathData.circle(17, 8.2, 2.8)
    private static let farShoulders =
        "M17.4 13.9C20.2 14 22.4 15.5 22.4 17.7A1.5 1.5 0 0 1 20.9 19.2H18.6"
    private static let farSolid =
        "M16.6 13.9C20 13.7 22.4 15.4 22.4 17.7A1.5 1.5 0 0 1 20.9 19.2H14Z"
    private static let brackets =
        "M2.8 8V6.4A3.6 3.6 0 0 1 6.4 2.8H8M16 2.8H17.6A3.6 3.6 0 0 1 21.2 6.4V8"
        + "M21.2 16V17.6A3.6 3.6 0 0 1 17.6 21.2H16M8 21.2H6.4A3.6 3.6 0 0 1 2.8 17.6V16"
    private static let eyeShape =
        "M12 5.2C7.4 5.2 4 8 2.2 11.2C1.9 11.7 1.9 12.3 2.2 12.8C4 16 7.4 18.8 12 18.8"
        + "C16.6 18.8 20 16 21.8 12.8C22.1 12.3 22.1 11.7 21.8 11.2C20 8 16.6 5.2 12 5.2Z"
    private static let iris = PathData.circle(12, 12, 3.1)

    private static let tappingHand =
        "M9.2 9.4A1.6 1.6 0 0 1 12.4 9.4V13.6L16.7 14.4C18.7 14.8 19.7 16 19.5 17.8L19.2 19.8"
        + "C19 21.2 18 22 16.6 22H12.7C11.5 22 10.6 21.6 9.8 20.7L6 16.6C5.4 15.9 5.4 15 6.1 14.5"
        + "C6.8 14 7.6 14.1 8.2 14.7L9.2 15.7Z"
    private static let tapRipples =
        PathData.arc(10.8, 8.8, 4.2, from: -118, to: 118) + PathData.arc(10.8, 8.8, 7.2, from: -96, to: 96)
    private static let thumbUp =
        "M7.6 10.6L11 3.9C11.3 3.2 11.9 2.8 12.6 2.8C14 2.8 15 3.9 14.8 5.3L14.2 8.8"
        + "H18.4C19.9 8.8 21 10.1 20.8 11.6L19.8 18"
        + "C19.6 19.6 18.4 20.6 16.9 20.6H10.4C9.3 20.6 8.4 20.3 7.6 19.8Z"
    private static let thumbDown =
        "M16.4 13.4L13 20.1C12.7 20.8 12.1 21.2 11.4 21.2C10 21.2 9 20.1 9.2 18.7L9.8 15.2"
        + "H5.6C4.1 15.2 3 13.9 3.2 12.4L4.2 6"
        + "C4.4 4.4 5.6 3.4 7.1 3.4H13.6C14.7 3.4 15.6 3.7 16.4 4.2Z"
    private static let palm =
        "M7.4 13.4V6A1.6 1.6 0 0 1 10.6 6V3.7A1.6 1.6 0 0 1 13.8 3.7V5A1.6 1.6 0 0 1 17 5V8.1"
        + "A1.6 1.6 0 0 1 20.2 8.1V14.4C20.2 18.8 17.2 21.8 13.1 21.8C9.7 21.8 7.6 20.4 6 17.4"
        + "L3.4 12.9A1.6 1.6 0 0 1 6 11.1Z"

    @_optimize(none) static var people: [Icon] {
        [
            Icon("person", [.stroke(head), .stroke(shoulders)]),
            Icon("person.fill", .solid(head + shoulders)),
            Icon("person.circle", [.ring.secondary, .fill(smallHead), .fill(smallShoulders)]),
            Icon(
                "person.circle.fill",
                .disc.secondary + [.cut(smallHead).primary, .cut(smallShoulders).primary]),
            Icon(
                "person.2",
                [
                    .stroke(nearHead), .stroke(nearShoulders),
                    .stroke(PathData.arc(16.6, 8, 3, from: -14, to: 194)).secondary,
                    .stroke(farShoulders).secondary,
                ]),
            Icon(
                "person.2.fill",
                .solid(farHead + farSolid).secondary + [.cutStroke(nearHead, weight: 2.4), .cut(nearHead)]
                    + [.cutStroke(nearShoulders, weight: 2.4), .cut(nearShoulders)]
                    + .solid(nearHead + nearShoulders)),
            Icon(
                "face.smiling",
                [
                    .ring.secondary,
                    .fill(PathData.circle(8.9, 9.8, 1.3) + PathData.circle(15.1, 9.8, 1.3)),
                    .stroke("M7.6 14C8.5 15.9 10.1 16.9 12 16.9C13.9 16.9 15.5 15.9 16.4 14"),
                ]),
            Icon(
                "faceid",
                [
                    .stroke(brackets).secondary,
                    .stroke("M8 8.6V10.2M16 8.6V10.2M12.3 8.6V12.2C12.3 13 12 13.3 11.2 13.3"),
                    .stroke("M8.4 15.8C9.4 16.8 10.6 17.3 12 17.3C13.4 17.3 14.6 16.8 15.6 15.8"),
                ]),
            Icon(
                "touchid",
                [
                    .stroke("M12 10.6V13.4C12 16.2 11.3 18.6 10 21", weight: 0.8),
                    .stroke(
                        "M9 13.4V10.6A3 3 0 0 1 15 10.6V13.4C15 16.6 14.5 19.2 13.5 21.8M8.7 17"
                            + "C8.3 18.3 7.7 19.5 7 20.4",
                        weight: 0.8),
                    .stroke(
                        "M5.5 17C5.8 15.9 6 14.7 6 13.4V10.6A6 6 0 0 1 14.4 5.1M17.3 7.8"
                            + "C17.8 8.6 18 9.6 18 10.6V13.2C18 15.8 17.7 17.9 17.1 20",
                        weight: 0.8),
                    .stroke(
                        "M3 14V10.6A9 9 0 0 1 7.2 3M10 1.8A9 9 0 0 1 21 10.6V13.4C21 14.8 20.9 16 20.7 17.2",
                        weight: 0.8),
                ]),
            Icon("eye", [.stroke(eyeShape).secondary, .stroke(iris)]),
            Icon(
                "eye.fill",
                .solid(eyeShape).secondary + [
                    .cut(PathData.circle(12, 12, 4.4)), .fill(PathData.circle(12, 12, 2.7)),
                ]),
            Icon("eye.slash", [Icon.Layer.stroke(eyeShape), .stroke(iris)].slashed()),
            Icon(
                "eye.slash.fill",
                (.solid(eyeShape) + [.cut(PathData.circle(12, 12, 5.2)), .fill(PathData.circle(12, 12, 3.9))])
                    .slashed()),
            Icon(
                "figure.walk",
                [
                    .fill(PathData.circle(12.6, 3.4, 2.1)),
                    .stroke("M12 8L11.4 13.6", weight: 1.7),
                    .stroke(
                        "M11.8 7.8L8.6 9.4L7.4 12.6M12.4 8.2L14 11L16.6 12.2M11.4 13.8L14 16.6"
                            + "L15.4 21.4M11.2 13.8L10.2 17.8L7.6 21.4",
                        weight: 1.15),
                ]),
            Icon(
                "figure.run",
                [
                    .fill(PathData.circle(15.4, 3.8, 2.1)),
                    .stroke("M12.8 8.4L10.8 13.4", weight: 1.7),
                    .stroke(
                        "M12.8 8.2L8.6 7.4L5.8 10.2M13 8.4L15.2 11.4L18.8 11M10.8 13.6L14.6 16.2"
                            + "L14 21.2M10.6 13.6L8.6 17.2L4 17.8",
                        weight: 1.15),
                ]),
            Icon(
                "figure.mind.and.body",
                [
                    .fill(PathData.circle(12, 4.2, 2.2)),
                    .stroke("M12 9.4V15", weight: 1.8),
                    .stroke("M12 9L8.2 10.8L6.2 15.2M12 9L15.8 10.8L17.8 15.2", weight: 1.1),
                    .stroke(
                        "M9.4 16L4.4 18.2C3 18.9 3.4 20.8 5 20.8H19C20.6 20.8 21 18.9 19.6 18.2L14.6 16",
                        weight: 1.1),
                ]),
            Icon(
                "figure.stand",
                [
                    .fill(PathData.circle(12, 3.4, 2.1)),
                    .stroke("M12 8.8V13.2", weight: 2.2),
                    .stroke(
                        "M11.6 8L8 9.8L7.4 14.4M12.4 8L16 9.8L16.6 14.4"
                            + "M11.6 13.6L10.4 21.4M12.4 13.6L13.6 21.4",
                        weight: 1.1),
                ]),
            Icon(
                "hand.raised",
                [
                    .stroke(
                        "M7.4 13.4V6A1.6 1.6 0 0 1 10.6 6V11M10.6 11V3.7A1.6 1.6 0 0 1 13.8 3.7V11"
                            + "M13.8 11V5A1.6 1.6 0 0 1 17 5V11.6"
                            + "M17 11.6V8.1A1.6 1.6 0 0 1 20.2 8.1V14.4"
                            + "C20.2 18.8 17.2 21.8 13.1 21.8C9.7 21.8 7.6 20.4 6 17.4L3.4 12.9"
                            + "A1.6 1.6 0 0 1 6 11.1L7.4 13.4")
                ]),
            Icon(
                "hand.thumbsup",
                [
                    .stroke(thumbUp),
                    .stroke("M3.4 10.8V19.6").secondary,
                ]),
            Icon(
                "brain.head.profile",
                [
                    .stroke(
                        "M9 21.4V18.4H7.4C6 18.4 5.1 17.5 5.1 16.1V14.2H3.8C3.2 14.2 2.8 13.6 3.1 13"
                            + "L4.6 9.8C4.9 5.4 8.4 2.6 12.7 2.6"
                            + "C17.4 2.6 20.9 6.1 20.9 10.6C20.9 13.8 19.3 16.2 17.2 17.6V21.4"),
                    .stroke(
                        "M9 10.4A2.5 2.5 0 0 1 10.6 6.7A3 3 0 0 1 15.6 6.9A2.6 2.6 0 0 1 16.6 11.6"
                            + "H13.6A1.9 1.9 0 0 0 11.7 13.5",
                        weight: 0.85),
                ]),
            Icon(
                "hand.raised.fill",
                .solid(palm) + [.cutStroke("M10.6 6.4V11.2M13.8 5.6V11.2M17 8.4V11.8", weight: 0.5)]),
            Icon("hand.tap", [.stroke(tappingHand), .stroke(tapRipples).secondary]),
            Icon("hand.tap.fill", .solid(tappingHand) + [.stroke(tapRipples).secondary]),
            Icon("hand.thumbsup.fill", .solid(thumbUp) + [.stroke("M3.4 10.8V19.6").secondary]),
            Icon("hand.thumbsdown", [.stroke(thumbDown), .stroke("M20.6 13.2V4.4").secondary]),
            Icon("hand.thumbsdown.fill", .solid(thumbDown) + [.stroke("M20.6 13.2V4.4").secondary]),
            Icon(
                "person.crop.circle",
                [.ring.secondary, .fill(PathData.circle(12, 9.5, 3.5)), .fill(roundBust)]),
            Icon(
                "person.crop.circle.fill",
                .disc.secondary + [
                    .cut(PathData.circle(12, 9.5, 3.5)).primary,
                    .cut(
                        "M5.6 17.9C6.8 15.7 9.2 14.5 12 14.5C14.8 14.5 17.2 15.7 18.4 17.9"
                            + "C16.8 19.6 14.5 20.6 12 20.6C9.5 20.6 7.2 19.6 5.6 17.9Z"
                    ).primary,
                ]),
        ]
    }
}
