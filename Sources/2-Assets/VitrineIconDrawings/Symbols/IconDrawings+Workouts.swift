/// Workouts as the Health app has them, hands, and machines that carry or call.
extension IconDrawings {
    private typealias Draw = PathData
    private static let water =
        "M2.4 16.6C4.4 16.6 4.8 15.4 7.2 15.4C9.6 15.4 10 16.6 12 16.6C14 16.6 14.4 15.4 16.8 15.4"
        + "C19.2 15.4 19.6 16.6 21.6 16.6M2.4 20.8C4.4 20.8 4.8 19.6 7.2 19.6C9.6 19.6 10 20.8 12 20.8"
        + "C14 20.8 14.4 19.6 16.8 19.6C19.2 19.6 19.6 20.8 21.6 20.8"
    private static let pointsLeft =
        "M13.4 8.8H4A1.7 1.7 0 0 0 4 12.2H10.2L9.8 13C9.4 13.8 9.8 14.8 10.6 15.1"
        + "C10.2 15.9 10.5 16.9 11.4 17.2C11.1 18.2 11.8 19.2 12.9 19.2H15.4"
        + "C19 19.2 21.8 16.8 21.8 13.2C21.8 10.4 20.6 8.8 18.6 7.4L14.2 4.4"
        + "A1.5 1.5 0 0 0 12.2 6.6Z"
    private static let pointsDown =
        "M8.8 10.6V20A1.7 1.7 0 0 0 12.2 20V13.8L13 14.2C13.8 14.6 14.8 14.2 15.1 13.4"
        + "C15.9 13.8 16.9 13.5 17.2 12.6C18.2 12.9 19.2 12.2 19.2 11.1V8.6"
        + "C19.2 5 16.8 2.2 13.2 2.2C10.4 2.2 8.8 3.4 7.4 5.4L4.4 9.8"
        + "A1.5 1.5 0 0 0 6.6 11.8Z"

    @_optimize(none) static var workouts: [Icon] {
        ([
            figure(
                "australian.football", head: (10, 3.4), trunk: "M10.4 8L11 13",
                limbs: "M10.4 8L6.6 9.4L5 12.4M10.4 8L14.4 9L17.4 7M11 13L8.4 16.6L8.8 21.4M11 13"
                    + "L14.4 15.6L18 14.6",
                beside: Draw.ellipse(19.4, 19, 2.2, 1.5)),
            figure(
                "curling", head: (15, 6.4), trunk: "M12.4 10.4L7.4 13.4",
                limbs: "M12.4 10.6L14.8 13.8L18 16.4M7.4 13.4L11 16.2L9.6 20.6M7.4 13.4L5 17.6"
                    + "L2.4 20.6",
                beside: "M16.4 21H21A1.3 1.3 0 0 0 21 18.4H16.4A1.3 1.3 0 0 0 16.4 21Z"),
            figure(
                "disc.sports", head: (9.6, 3.4), trunk: "M9.6 8L9 13",
                limbs: "M9.6 8L14 9.4L17.4 7M9.6 8L6 10L7.4 13M9 13L12.6 16.4L12 21.4M9 13L7 17.4L4 21",
                beside: Draw.ellipse(19.2, 4.6, 2.6, 1.1)),
            figure(
                "fencing", head: (8, 3.6), trunk: "M8.4 8V13",
                limbs: "M8.4 8L13 9.6L16 9M8.4 8.4L5 6.4L3.6 3.4M8.4 13L13.6 15.4L14.4 21.4M8.4 13"
                    + "L5.4 17L2.4 21.4",
                beside: "M16 9L22.2 7.8"),
            figure(
                "flexibility", head: (13.6, 6.4), trunk: "M10.8 9.8L7 17.4",
                limbs: "M10.8 9.8L15.6 12.4L19 16M7 18L20.8 18.2V14.6",
                beside: "M2.4 21.6H21.6"),
            figure(
                "hand.cycling", head: (9, 4.4), trunk: "M8.4 8.8L9.4 14.4",
                limbs: "M8.6 9L12.4 11.8L15.8 9.4M9.4 14.6L14.6 16.2L18.8 13.6",
                beside: Draw.circle(6, 18, 3.6) + Draw.circle(18.4, 18, 3.6) + "M15.8 7.4V11.4"),
            figure(
                "hunting", head: (8.4, 3.8), trunk: "M8.4 8.6V13.8",
                limbs: "M8.6 8.8L12.4 11L14.8 8.4M8.4 13.8L6 21.4M8.4 13.8L11.6 16.8V21.4",
                beside: "M11.4 7.2L21.8 5.6"),
            figure(
                "lacrosse", head: (9.4, 3.6), trunk: "M9.6 8.2L9 13.4",
                limbs: "M9.6 8.2L13.8 10.2L15.4 7.8M9.6 8.4L6.2 10.4L8.4 13M9 13.4L12.4 16.4L11.8 21.4"
                    + "M9 13.4L7 17.6L3.6 20.6",
                beside: "M11 12.6L17.6 5.8" + Draw.circle(19, 4.4, 2)),
            figure(
                "play", head: (12, 3.6), trunk: "M12 8.4V12.8",
                limbs: "M12 8.4L7.4 6.8L5.2 3M12 8.4L16.6 6.8L18.8 3M12 13L8 15.6L8.2 20.6M12 13"
                    + "L16.2 15L18.4 20"),
            figure(
                "skating", head: (14.4, 3.6), trunk: "M12.8 7.8L9.8 12.6",
                limbs: "M12.8 8L16.6 10.2L15.4 13.2M12.6 8L8 8.4L5 6.4M9.8 12.8L13.6 15.4L12.6 19.4"
                    + "M9.8 12.8L7 16.4L3 17.6",
                beside: "M12.6 19.4L12.4 21.4M10.2 21.8H14.8M2.4 15.8L3.6 19.6"),
            figure(
                "step.training", head: (10, 3.4), trunk: "M10 8V13",
                limbs: "M10 8L6.6 10.4L7.2 13.4M10 8L13.6 10.2L13.2 13M10 13L14.6 14.2L14.4 17.6M10 13"
                    + "L8.4 17L7.6 21.4",
                beside: "M12 18.4H21V21.4H12Z"),
            figure(
                "water.fitness", head: (12, 4.6), trunk: "M12 9.2V12.4",
                limbs: "M12 9.2L7.4 8.2L5.6 4.2M12 9.2L16.6 8.2L18.4 4.2",
                beside: water),
            figure(
                "waterpolo", head: (9.6, 6.4), trunk: "M9.8 11V12.6",
                limbs: "M9.8 10.8L14.6 9.6L16.6 6.4M9.8 10.8L5.8 11.8L3.8 9",
                beside: water + Draw.circle(17.4, 3.6, 2)),
            figure(
                "cooldown", head: (12.6, 4.2), trunk: "M12 9L10.8 14",
                limbs: "M12 8.8L16.4 7.2L18.8 3.2M12 9L8.4 11.4L10.4 14M10.8 14L14.4 16.2L13.8 21.4"
                    + "M10.8 14L8.2 21.4"),
            pair("hand.point.left", pointsLeft), pair("hand.point.down", pointsDown),
            pair(
                "horn",
                "M2.6 9.8C9 10 14.6 8.2 20.6 3.8V19.4C14.6 15 9 13.4 2.6 13.6Z",
                outer: "M7.4 14.4V17.4A2.2 2.2 0 0 0 11.8 17.4V15.4"),
            pair(
                "horn.blast",
                "M1.8 9.8C6.8 10 11 8.4 15.6 5V18.2C11 14.8 6.8 13.4 1.8 13.6Z",
                outer: "M5.4 14.4V17A2 2 0 0 0 9.4 17V15.2M18.8 9.6A4.6 4.6 0 0 1 18.8 13.8"
                    + "M21 6.6A9.6 9.6 0 0 1 21 16.8"),
            pair(
                "globe.desk", Draw.circle(12.6, 9.2, 6),
                inner: "M12.6 3.4C9.4 6.6 9.4 11.8 12.6 15M12.6 3.4C15.8 6.6 15.8 11.8 12.6 15",
                outer: "M6.4 2.4A9 9 0 0 0 19.4 15.4M11.8 18.4V21.4M7.8 21.6H15.8", weight: 0.8),
            pair(
                "hockey.puck",
                "M2.6 9.2C2.6 6.8 6.8 5 12 5C17.2 5 21.4 6.8 21.4 9.2V14.8C21.4 17.2 17.2 19 12 19"
                    + "C6.8 19 2.6 17.2 2.6 14.8Z",
                inner: "M3.4 9.4C3.4 11.6 7 13.4 12 13.4C17 13.4 20.6 11.6 20.6 9.4"),
            lines(
                "train.side.front.car",
                "M2 5.4H12.4C17.6 5.4 22 10 22 15A2.6 2.6 0 0 1 19.4 17.6H2ZM5.4 9H9V12.4H5.4Z"
                    + "M12.2 9H14.4C16 9.8 17 10.9 17.8 12.4H12.2ZM2 20.8H22"),
            lines(
                "train.side.middle.car",
                "M2 5.4H22V17.6H2ZM5 9H8.4V12.4H5ZM10.4 9H13.8V12.4H10.4ZM15.8 9H19V12.4H15.8ZM2 20.8H22"),
            lines(
                "train.side.rear.car",
                "M22 5.4H11.6C6.4 5.4 2 10 2 15A2.6 2.6 0 0 0 4.6 17.6H22ZM18.6 9H15V12.4H18.6Z"
                    + "M11.8 9H9.6C8 9.8 7 10.9 6.2 12.4H11.8ZM2 20.8H22"),
            lines(
                "cable.connector.horizontal",
                "M2.4 7.4H7.4V16.6H2.4ZM7.4 9H13.8A3 3 0 0 1 13.8 15H7.4M16.8 12H22"),
            pair(
                "moon.dust", "M17.6 12.6A6.4 6.4 0 0 1 9.4 3.4A6.6 6.6 0 1 0 17.6 12.6Z",
                outer: "M5 17.8H5.01M9.6 17.8H9.61M14.4 17.8H14.41M19 17.8H19.01M7.4 21.2H7.41M12 21.2"
                    + "H12.01M16.6 21.2H16.61"),
        ] as [[Icon]]).flatMap { $0 }
    }
}
