extension LayoutCase {
    /// Scrolls between views along their edges.
    static let scrolledEdges = cases(
        from: .safeArea,
        [
            LayoutCase(
                "a scroll runs behind what lies along its edge",
                "{ scroll: [\(box("a", 20, 100))], safeAreaInset: { edge: bottom, content: \(box("b", "height: 20")) } }",
                ["#a": [40, 0, 20, 100], "#b": [0, 60, 100, 20]]),
            LayoutCase(
                "what lies along an edge hides nothing of a scroll's end",
                "{ scroll: [\(box("a", 20, 100))], contentOffset: { y: 500 }, safeAreaInset: { edge: bottom, content: \(box("b", "height: 20")) } }",
                ["#a": [40, -40, 20, 100]]),
            LayoutCase(
                "nor of its start",
                "{ scroll: [\(box("a", 20, 30))], safeAreaInset: { edge: top, spacing: 4, content: \(box("b", "height: 20")) } }",
                ["#a": [40, 24, 20, 30], "#b": [0, 0, 100, 20]]),
            LayoutCase(
                "of several views along an edge of a scroll the first lies further in",
                "{ scroll: [\(box("a", 20, 30))], contentMargins: 5, safeAreaInset: [{ edge: bottom, content: \(box("b", "height: 10")) }, { edge: bottom, content: \(box("c", "height: 20")) }, { edge: top, content: \(box("d", 30, 8)), alignment: leading }] }",
                [
                    "#a": [40, 13, 20, 30], "#b": [0, 50, 100, 10], "#c": [0, 60, 100, 20],
                    "#d": [0, 0, 30, 8],
                ]),
            LayoutCase(
                "a horizontal scroll runs behind its leading edge",
                "{ scroll: [\(box("a", 150, 20))], axes: horizontal, safeAreaInset: { edge: leading, content: \(box("b", "width: 30")) } }",
                ["#a": [30, 30, 150, 20], "#b": [0, 0, 30, 80]]),
            LayoutCase(
                "beside a scroll's axis an inset takes its room",
                "{ scroll: [\(box("a", "height: 20"))], safeAreaInset: { edge: leading, content: \(box("b", "width: 30")) } }",
                ["#a": [30, 0, 70, 20], "#b": [0, 0, 30, 80]]),
            LayoutCase(
                "outside of a fixed frame an inset takes room of its own",
                "{ scroll: [\(box("a", 20, 100))], frame: { height: 40 }, safeAreaInset: { edge: bottom, content: \(box("b", "height: 20")) } }",
                ["#b": [0, 50, 100, 20]]),
        ])

    static let overlaps = cases(
        from: .own,
        [
            LayoutCase(
                "a flow whose nodes overlap is never less wide than nothing",
                "{ hstack: [{ flow: [\(box("a", 10, 10)), \(box("b", 10, 10))], spacing: -30 }, \(box("c", 10, 10))], spacing: 0 }",
                ["#a": [45, 35, 10, 10], "#b": [25, 35, 10, 10], "#c": [45, 35, 10, 10]]),
            LayoutCase(
                "nor is a stack",
                "{ hstack: [{ hstack: [\(box("a", 10, 10)), \(box("b", 10, 10))], spacing: -50 }, \(box("c", 10, 10))], spacing: 0 }",
                ["#a": [45, 35, 10, 10], "#b": [5, 35, 10, 10], "#c": [45, 35, 10, 10]]),
        ])

    static let emptyRoom = cases(
        from: .grid,
        [
            LayoutCase(
                "a spacer in a row of a grid grows across only",
                "{ grid: [{ gridRow: [\(box("a", 10, 10)), spacer, \(box("b", 10, 10))] }], spacing: 0 }",
                ["#a": [0, 35, 10, 10], "#b": [90, 35, 10, 10]]),
            LayoutCase(
                "an empty row of a grid takes no room",
                "{ grid: [{ gridRow: [\(box("a", 10, 10))] }, { gridRow: [] }, { gridRow: [\(box("b", 10, 10))] }], spacing: 10 }",
                ["#a": [45, 25, 10, 10], "#b": [45, 45, 10, 10]]),
            LayoutCase(
                "an empty row into which a cell hangs down is a row",
                "{ grid: [{ gridRow: [\(box("a", 10, 10)), \(box("b", 10, 40, "gridCellRows: 2"))] }, { gridRow: [] }, { gridRow: [\(box("c", 10, 10))] }], spacing: 0, alignment: top }",
                ["#a": [40, 15, 10, 10], "#b": [50, 15, 10, 40], "#c": [40, 55, 10, 10]]),
        ])
}
