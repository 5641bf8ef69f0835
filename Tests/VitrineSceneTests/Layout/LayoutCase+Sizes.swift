extension LayoutCase {
    static let priorities = cases(
        from: .priority,
        [
            LayoutCase(
                "a higher priority gets room first",
                "{ hstack: [\(box("a", "", "layoutPriority: 1")), \(box("b"))], spacing: 0 }",
                ["#a": [0, 0, 100, 80], "#b": [100, 0, 0, 80]]),
            LayoutCase(
                "a lower priority keeps its least size",
                "{ hstack: [\(box("a", "", "layoutPriority: 1")), \(box("b", "minWidth: 30"))], spacing: 0 }",
                ["#a": [0, 0, 70, 80], "#b": [70, 0, 30, 80]]),
            LayoutCase(
                "equal priorities share what the lower ones leave",
                "{ hstack: [\(box("a", "", "layoutPriority: 2")), \(box("b", "", "layoutPriority: 2")), \(box("c", "width: 20"))], spacing: 0 }",
                ["#a": [0, 0, 40, 80], "#b": [40, 0, 40, 80], "#c": [80, 0, 20, 80]]),
            LayoutCase(
                "a negative priority comes last",
                "{ hstack: [\(box("a", "", "layoutPriority: -1")), \(box("b"))], spacing: 0 }",
                ["#a": [0, 0, 0, 80], "#b": [0, 0, 100, 80]]),
        ])

    static let fixedSizes = cases(
        from: .fixedSize,
        [
            LayoutCase(
                "a fixed size is the ideal one, 10 for shapes", box("a", "", "fixedSize: true"),
                ["#a": [45, 35, 10, 10]]),
            LayoutCase(
                "a fixed width alone leaves the height", box("a", "", "fixedSize: horizontal"),
                ["#a": [45, 0, 10, 80]]),
            LayoutCase(
                "a fixed height alone leaves the width", box("a", "", "fixedSize: vertical"),
                ["#a": [0, 35, 100, 10]]),
            LayoutCase(
                "a frame's ideal is what a fixed size takes",
                box("a", "idealWidth: 40, idealHeight: 20", "fixedSize: true"), ["#a": [30, 30, 40, 20]]),
            LayoutCase(
                "without a fixed size the ideal gives way to the offer",
                box("a", "idealWidth: 40, idealHeight: 20"), ["#a": [0, 0, 100, 80]]),
        ])

    static let aspectRatios = cases(
        from: .aspectRatio,
        [
            LayoutCase(
                "a ratio of 1 fits the largest square", box("a", "", "aspectRatio: 1"),
                ["#a": [10, 0, 80, 80]]),
            LayoutCase(
                "a wide ratio fits the width", box("a", "", "aspectRatio: 2"), ["#a": [0, 15, 100, 50]]),
            LayoutCase(
                "a tall ratio fits the height", box("a", "", "aspectRatio: 0.5"), ["#a": [30, 0, 40, 80]]),
            LayoutCase(
                "a ratio may be two sides", box("a", "", "aspectRatio: 5/4"), ["#a": [0, 0, 100, 80]]),
            LayoutCase(
                "filling covers the room with a wide ratio",
                box("a", "", "aspectRatio: { ratio: 2, contentMode: fill }"), ["#a": [-30, 0, 160, 80]]),
            LayoutCase(
                "filling covers the room with a square",
                box("a", "", "aspectRatio: { ratio: 1, contentMode: fill }"), ["#a": [0, -10, 100, 100]]),
            LayoutCase(
                "without a ratio it is the content's own",
                "{ image: { source: wide.png, fit: stretch }, id: a, aspectRatio: fit }",
                ["#a": [0, 15, 100, 50]]),
        ])

    static let positions = cases(
        from: .position,
        [
            LayoutCase(
                "a position is the centre's", box("a", 20, 10, "position: { x: 30, y: 20 }"),
                ["#a": [20, 15, 20, 10]]),
            LayoutCase(
                "what is positioned takes all the room",
                "{ hstack: [{ circle: 10, id: a, position: { x: 0, y: 0 } }, \(box("b", 20, 20))], spacing: 0 }",
                ["#a": [-5, -5, 10, 10], "#b": [80, 30, 20, 20]]),
        ])

    static let shares = cases(
        from: .own,
        [
            LayoutCase("half the width there is", box("a", "width: 50%"), ["#a": [25, 0, 50, 80]]),
            LayoutCase("a quarter of the height", box("a", "height: 25%"), ["#a": [0, 30, 100, 20]]),
            LayoutCase(
                "equal widths are the widest child's",
                "{ hstack: [\(box("a", "idealWidth: 30, height: 10")), \(box("b", "idealWidth: 10, height: 10"))], spacing: 0, equalSizes: horizontal }",
                ["#a": [20, 35, 30, 10], "#b": [50, 35, 30, 10]]),
            LayoutCase(
                "equal widths are no more than an equal share",
                "{ hstack: [\(box("a", "idealWidth: 80, height: 10")), \(box("b", "idealWidth: 10, height: 10"))], spacing: 0, equalSizes: horizontal }",
                ["#a": [0, 35, 50, 10], "#b": [50, 35, 50, 10]]),
            LayoutCase(
                "equal widths of a column",
                "{ vstack: [\(box("a", "idealWidth: 40, height: 10")), \(box("b", "idealWidth: 20, height: 10"))], spacing: 0, equalSizes: horizontal }",
                ["#a": [30, 30, 40, 10], "#b": [30, 40, 40, 10]]),
        ])

    static let fittings = cases(
        from: .fitting,
        [
            LayoutCase(
                "the first view that fits is taken",
                "{ viewThatFits: [\(box("a", 120, 10)), \(box("b", 50, 10)), \(box("c", 20, 10))] }",
                ["#b": [25, 35, 50, 10]]),
            LayoutCase(
                "the last is taken where none fits",
                "{ viewThatFits: [\(box("a", 120, 10)), \(box("b", 110, 10))] }", ["#b": [-5, 35, 110, 10]]),
            LayoutCase(
                "only the axes that are asked for count",
                "{ viewThatFits: [\(box("a", 120, 10)), \(box("b", 50, 10))], axes: vertical }",
                ["#a": [-10, 35, 120, 10]]),
        ])

    static let scrolls = cases(
        from: .scroll,
        [
            LayoutCase(
                "content starts at the top of a scroll", "{ scroll: [\(box("a", 20, 30))] }",
                ["#a": [40, 0, 20, 30]]),
            LayoutCase(
                "a scroll shows content at an offset",
                "{ scroll: [\(box("a", 20, 100))], contentOffset: { x: 0, y: 15 } }",
                ["#a": [40, -15, 20, 100]]),
            LayoutCase(
                "an offset ends where the content does",
                "{ scroll: [\(box("a", 20, 100))], contentOffset: { x: 0, y: 500 } }",
                ["#a": [40, -20, 20, 100]]),
            LayoutCase(
                "margins lie around the content",
                "{ scroll: [\(box("a", "height: 30"))], contentMargins: 10 }",
                ["#a": [10, 10, 80, 30]]),
            LayoutCase(
                "a horizontal scroll is as high as its content",
                "{ scroll: [\(box("a", 150, 20))], axes: horizontal, contentOffset: { x: 30, y: 0 } }",
                ["#a": [-30, 30, 150, 20]]),
            LayoutCase(
                "along a scroll children have their ideal length", "{ scroll: [\(box("a"))] }",
                ["#a": [0, 0, 100, 10]]),
            LayoutCase(
                "a scroll spaces its children",
                "{ scroll: [\(box("a", "height: 20")), \(box("b", "height: 20"))], spacing: 5 }",
                ["#b": [0, 25, 100, 20]]),
        ])
}
