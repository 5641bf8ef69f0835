extension LayoutCase {
    static let stacks = cases(
        from: .stacks,
        [
            LayoutCase(
                "a shape takes all it is offered",
                box("a"),
                ["#a": [0, 0, 100, 80]]),
            LayoutCase(
                "a vstack shares its height equally among equally flexible children",
                "{ vstack: [\(box("a")), \(box("b"))], spacing: 0 }",
                ["#a": [0, 0, 100, 40], "#b": [0, 40, 100, 40]]),
            LayoutCase(
                "spacing is taken off before sharing",
                "{ vstack: [\(box("a")), \(box("b"))], spacing: 10 }",
                ["#a": [0, 0, 100, 35], "#b": [0, 45, 100, 35]]),
            LayoutCase(
                "spacing is 8 by default",
                "{ hstack: [\(box("a", "width: 10")), \(box("b", "width: 10"))] }",
                ["#a": [36, 0, 10, 80], "#b": [54, 0, 10, 80]]),
            LayoutCase(
                "the least flexible child is asked first, whatever its place",
                "{ hstack: [\(box("a")), \(box("b", "width: 60")), \(box("c"))], spacing: 0 }",
                ["#a": [0, 0, 20, 80], "#b": [20, 0, 60, 80], "#c": [80, 0, 20, 80]]),
            LayoutCase(
                "what a bounded child leaves goes to the others",
                "{ hstack: [\(box("a", "maxWidth: 10")), \(box("b"))], spacing: 0 }",
                ["#a": [0, 0, 10, 80], "#b": [10, 0, 90, 80]]),
            LayoutCase(
                "a minimum beyond the share takes from the others",
                "{ hstack: [\(box("a", "minWidth: 70")), \(box("b"))], spacing: 0 }",
                ["#b": [70, 0, 30, 80]]),
            LayoutCase(
                "a spacer pushes its neighbours apart",
                "{ hstack: [\(box("a", "width: 10")), spacer, \(box("b", "width: 10"))], spacing: 0 }",
                ["#a": [0, 0, 10, 80], "#b": [90, 0, 10, 80]]),
            LayoutCase(
                "two spacers centre what stands between",
                "{ hstack: [spacer, \(box("a", "width: 20")), spacer], spacing: 0 }",
                ["#a": [40, 0, 20, 80]]),
            LayoutCase(
                "a spacer yields to a flexible shape",
                "{ hstack: [\(box("a")), { spacer: 0 }], spacing: 0 }",
                ["#a": [0, 0, 100, 80]]),
            LayoutCase(
                "a spacer keeps its least length",
                "{ hstack: [\(box("a")), { spacer: 30 }], spacing: 0 }",
                ["#a": [0, 0, 70, 80]]),
            LayoutCase(
                "a stack of fixed children is as large as they are, and centred",
                "{ vstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 40, height: 10"))], spacing: 4 }",
                ["#a": [40, 28, 20, 10], "#b": [30, 42, 40, 10]]),
            LayoutCase(
                "a vstack aligns leading",
                "{ vstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 40, height: 10"))], spacing: 4, alignment: leading }",
                ["#a": [30, 28, 20, 10], "#b": [30, 42, 40, 10]]),
            LayoutCase(
                "a vstack aligns trailing",
                "{ vstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 40, height: 10"))], spacing: 4, alignment: trailing }",
                ["#a": [50, 28, 20, 10], "#b": [30, 42, 40, 10]]),
            LayoutCase(
                "an hstack centres across",
                "{ hstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 20, height: 40"))], spacing: 0 }",
                ["#a": [30, 35, 20, 10], "#b": [50, 20, 20, 40]]),
            LayoutCase(
                "an hstack aligns top",
                "{ hstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 20, height: 40"))], spacing: 0, alignment: top }",
                ["#a": [30, 20, 20, 10]]),
            LayoutCase(
                "an hstack aligns bottom",
                "{ hstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 20, height: 40"))], spacing: 0, alignment: bottom }",
                ["#a": [30, 50, 20, 10]]),
            LayoutCase(
                "without text the first baseline is the bottom edge",
                "{ hstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 20, height: 40"))], spacing: 0, alignment: firstTextBaseline }",
                ["#a": [30, 50, 20, 10]]),
            LayoutCase(
                "children that do not fit overflow the stack, which stays centred",
                "{ hstack: [\(box("a", "width: 80")), \(box("b", "width: 60"))], spacing: 0 }",
                ["#a": [-20, 0, 80, 80], "#b": [60, 0, 60, 80]]),
            LayoutCase(
                "a zstack offers its whole room to each child",
                "{ zstack: [\(box("a")), \(box("b", "width: 10, height: 10"))] }",
                ["#a": [0, 0, 100, 80], "#b": [45, 35, 10, 10]]),
            LayoutCase(
                "a zstack aligns its children to each other",
                "{ zstack: [\(box("a", "width: 40, height: 40")), \(box("b", "width: 10, height: 10"))], alignment: bottomTrailing }",
                ["#a": [30, 20, 40, 40], "#b": [60, 50, 10, 10]]),
            LayoutCase(
                "a divider is one device pixel across a vstack",
                "{ vstack: [\(box("a")), divider, \(box("b"))], spacing: 0 }",
                ["#a": [0, 0, 100, 40], "#b": [0, 40.5, 100, 39.5]]),
        ])
}

extension LayoutCase {
    /// Nodes that grow without limit are asked for their size, and the answer must not affect how room is
    /// shared.
    static let growing = cases(
        from: .stacks,
        [
            LayoutCase(
                "a row of shapes grows beside what does not",
                "{ vstack: [{ hstack: [\(box("a")), \(box("b"))], spacing: 0 }, \(box("c", "height: 20"))], spacing: 0 }",
                ["#a": [0, 0, 50, 60], "#b": [50, 0, 50, 60], "#c": [0, 60, 100, 20]]),
            LayoutCase(
                "a pile of shapes grows beside what does not",
                "{ vstack: [{ zstack: [\(box("a"))] }, \(box("c", "height: 20"))], spacing: 0 }",
                ["#a": [0, 0, 100, 60], "#c": [0, 60, 100, 20]]),
            LayoutCase(
                "a grid of shapes grows beside what does not",
                "{ vstack: [{ grid: [{ gridRow: [\(box("a")), \(box("b"))] }, \(box("d", "height: 4"))], spacing: 0 }, \(box("c", "height: 20"))], spacing: 0 }",
                [
                    "#a": [0, 0, 50, 56], "#b": [50, 0, 50, 56], "#d": [0, 56, 100, 4],
                    "#c": [0, 60, 100, 20],
                ]),
            LayoutCase(
                "stacks in stacks in stacks share in no time",
                (0..<14).reduce(box("a")) { inner, depth in
                    depth.isMultiple(of: 2)
                        ? "{ hstack: [\(inner), rectangle], spacing: 0 }"
                        : "{ vstack: [\(inner), rectangle], spacing: 0 }"
                }, ["#a": [0, 0, 1, 0.5]]),
        ])
}
