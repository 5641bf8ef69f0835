extension IconDrawings {
    private static let rhombusTop = PathData.polygon([
        .init(12, 1.9, 1.8), .init(22.6, 7.3, 1.2), .init(12, 12.7, 1.8), .init(1.4, 7.3, 1.2),
    ])
    private static let rhombusMiddle = PathData.polygon([
        .init(12, 6.6, 1.8), .init(22.6, 12, 1.2), .init(12, 17.4, 1.8), .init(1.4, 12, 1.2),
    ])
    private static let rhombusBottom = PathData.polygon([
        .init(12, 11.3, 1.8), .init(22.6, 16.7, 1.2), .init(12, 22.1, 1.8), .init(1.4, 16.7, 1.2),
    ])
    private static let grid =
        PathData.roundedRect(3.6, 3.6, 6.4, 6.4, radius: 1.7)
        + PathData.roundedRect(14, 3.6, 6.4, 6.4, radius: 1.7)
        + PathData.roundedRect(3.6, 14, 6.4, 6.4, radius: 1.7)
        + PathData.roundedRect(14, 14, 6.4, 6.4, radius: 1.7)
    private static let bars =
        PathData.roundedRect(-0.35, 9.4, 5.7, 11.5, radius: 0.9)
        + PathData.roundedRect(9.15, 6.3, 5.7, 14.6, radius: 0.9)
        + PathData.roundedRect(18.65, 3.1, 5.7, 17.8, radius: 0.9)

    @_optimize(none) static var lists: [Icon] {
        [
            Icon(
                "list.bullet",
                [
                    .stroke(PathData.dots([(3.9, 6), (3.9, 12), (3.9, 18)]), weight: 1.5),
                    .stroke("M9 6H21M9 12H21M9 18H21").secondary,
                ]),
            Icon(
                "checklist",
                [
                    .stroke([4.2, 12, 19.8].map { PathData.circle(3, $0, 2.8) }.joined(), weight: 0.65),
                    .stroke("M1.9 4.3L2.8 5.4L4.3 3.1M1.9 12.1L2.8 13.2L4.3 10.9", weight: 0.55),
                    .stroke("M10.2 4.2H23.2M10.2 12H23.2M10.2 19.8H23.2").secondary,
                ]),
            Icon("line.3.horizontal", [.stroke("M3.4 6.2H20.6M3.4 12H20.6M3.4 17.8H20.6")]),
            Icon("line.3.horizontal.decrease", [.stroke("M3 6.4H21M6.6 12H17.4M10 17.6H14")]),
            Icon(
                "slider.horizontal.3",
                [
                    .stroke(
                        PathData.circle(15.4, 6.2, 2.1) + PathData.circle(8.6, 12, 2.1)
                            + PathData.circle(15.4, 17.8, 2.1)),
                    .stroke(
                        "M2.4 6.2H13.3M17.5 6.2H21.6M2.4 12H6.5M10.7 12H21.6M2.4 17.8H13.3M17.5 17.8H21.6"
                    )
                    .secondary,
                ]),
            Icon("square.grid.2x2", [.stroke(grid)]),
            Icon("square.grid.2x2.fill", .solid(grid)),
            Icon(
                "square.stack.3d.up",
                [
                    .stroke(rhombusBottom).tertiary, .cut(rhombusMiddle),
                    .cutStroke(rhombusMiddle, weight: 1),
                    .stroke(rhombusMiddle).secondary,
                    .cut(rhombusTop), .stroke(rhombusTop),
                ]),
            Icon(
                "square.stack.3d.up.fill",
                .solid(rhombusBottom).tertiary + [
                    .cut(rhombusMiddle), .cutStroke(rhombusMiddle, weight: 2.6),
                ]
                    + .solid(rhombusMiddle).secondary + [
                        .cut(rhombusTop), .cutStroke(rhombusTop, weight: 2.6),
                    ]
                    + .solid(rhombusTop)),
            Icon("chart.bar", [.stroke(bars)]),
            Icon("chart.bar.fill", .solid(bars)),
            Icon(
                "chart.line.uptrend.xyaxis",
                [
                    .stroke("M3 3.4V17.8A2.8 2.8 0 0 0 5.8 20.6H21").secondary,
                    .stroke("M7.2 15.4L11 10.4L14.4 13.2L20.4 5.4"),
                ]),
            Icon("chart.pie", [.ring, .stroke("M12 3V12L18.364 18.364M12 12L19.946 7.775")]),
            Icon("chart.pie.fill", .disc + [.cutStroke("M12 2V12L19.2 19.2M12 12L20.9 7.3", weight: 0.8)]),
            Icon(
                "textformat",
                [
                    .stroke("M1.8 18.6L6.8 5.6L11.8 18.6M3.5 14.2H10.1"),
                    .stroke(PathData.circle(17.6, 14.9, 3.8) + "M21.4 10.9V18.7"),
                ]),
            Icon(
                "quote.opening",
                .solid(
                    "M10.4 5.6C6 6.6 3 10 3 14.4C3 17.1 4.6 18.8 6.8 18.8C8.8 18.8 10.3 17.3 10.3 15.3"
                        + "C10.3 13.3 8.9 11.9 7 11.9C6.7 11.9 6.4 11.9 6.1 12C6.5 9.8 8 8 10.4 7.2Z"
                        + "M21 5.6C16.6 6.6 13.6 10 13.6 14.4C13.6 17.1 15.2 18.8 17.4 18.8"
                        + "C19.4 18.8 20.9 17.3 20.9 15.3"
                        + "C20.9 13.3 19.5 11.9 17.6 11.9C17.3 11.9 17 11.9 16.7 12C17.1 9.8 18.6 8 21 7.2Z",
                    weight: 0.4)),
        ]
    }
}
