extension IconDrawings {
    private static let calendarShape = PathData.roundedRect(2.4, 3.6, 19.2, 17.2, radius: 3)
    private static let calendarHeader =
        "M2.4 6.6A3 3 0 0 1 5.4 3.6H18.6A3 3 0 0 1 21.6 6.6V9H20.6A1.2 1.2 0 0 0 19.4 7.8H4.6"
        + "A1.2 1.2 0 0 0 3.4 9H2.4Z"
    private static let days = [
        (13.64, 10.42), (16.91, 10.42), (7.09, 13.6), (10.36, 13.6), (13.64, 13.6), (16.91, 13.6),
        (7.09, 16.78), (10.36, 16.78), (13.64, 16.78), (10.36, 10.42),
    ].map { PathData.roundedRect($0.0 - 0.51, $0.1 - 0.51, 1.02, 1.02, radius: 0) }.joined()
    private static let hourglassShape =
        "M6.8 3V6.4C6.8 9 8.2 10.4 10.4 12C8.2 13.6 6.8 15 6.8 17.6V21"
        + "M17.2 3V6.4C17.2 9 15.8 10.4 13.6 12C15.8 13.6 17.2 15 17.2 17.6V21M5 3H19M5 21H19"

    private static let sand = "M9.3 20.8V20C9.5 18.8 10.6 18 12 17.4C13.4 18 14.5 18.8 14.7 20V20.8Z"

    @_optimize(none) static var time: [Icon] {
        [
            Icon("clock", [.ring.secondary, .stroke("M12 6.6V12.2H8")]),
            Icon("clock.fill", .disc.secondary + [.cutStroke("M12 6.6V12.2H8").primary]),
            Icon(
                "timer",
                [
                    .stroke(PathData.arc(12, 12, 9, from: 0, to: 308) + "M12 3V6.6").secondary,
                    .stroke("M12 12L8.4 8.4"), .stroke(PathData.dot(12, 12), weight: 1.7),
                ]),
            Icon(
                "stopwatch",
                [
                    .stroke(PathData.circle(12, 13.6, 7.8)).secondary,
                    .stroke("M9.6 2.2H14.4M12 2.2V5.8M18.9 6.1L20.1 4.9").secondary,
                    .stroke("M12 9.2V13.8"),
                ]),
            Icon(
                "stopwatch.fill",
                .solid(PathData.circle(12, 13.6, 7.8)).secondary + [
                    .stroke("M9.6 2.2H14.4M12 2.2V5.8M18.9 6.1L20.1 4.9").secondary,
                    .cutStroke("M12 9.2V13.8").primary,
                ]),
            Icon(
                "alarm",
                [
                    .stroke(PathData.circle(12, 12.8, 7.8)).secondary, .stroke("M12 8.4V13L14.8 14.8"),
                    .stroke("M2.4 6.8C3.2 5 4.8 3.4 6.8 2.6M21.6 6.8C20.8 5 19.2 3.4 17.2 2.6").secondary,
                    .stroke("M6.2 18.6L4.4 20.8M17.8 18.6L19.6 20.8").tertiary,
                ]),
            Icon(
                "alarm.fill",
                .solid(PathData.circle(12, 12.8, 7.8)).secondary + [
                    .cutStroke("M12 8.4V13L14.8 14.8").primary,
                    .stroke("M2.4 6.8C3.2 5 4.8 3.4 6.8 2.6M21.6 6.8C20.8 5 19.2 3.4 17.2 2.6").secondary,
                    .stroke("M6.2 18.6L4.4 20.8M17.8 18.6L19.6 20.8").tertiary,
                ]),
            Icon("hourglass", [.stroke(hourglassShape).secondary, .fill(sand)]),
            Icon(
                "calendar",
                [
                    .stroke(calendarShape), .fill(calendarHeader), .fill(days).secondary,
                    .stroke(days, weight: 0.5).secondary,
                ]),
            Icon(
                "calendar.badge.clock",
                [
                    .stroke(calendarShape).secondary, .fill(calendarHeader).secondary,
                    .stroke(PathData.dots([(7.4, 12.4), (11, 12.4), (7.4, 16.2)]), weight: 1.1).secondary,
                    .cut(PathData.circle(17.8, 17.8, 4.2)),
                    .cutStroke(PathData.circle(17.8, 17.8, 4.4), weight: 2.1),
                    .stroke(PathData.circle(17.8, 17.8, 4.4)), .stroke("M17.8 15.8V18H16", weight: 0.8),
                ]),
        ]
    }
}
