extension LayoutCase {
    /// Percentages, and children as long as their stack.
    static let percentages = cases(
        from: .own,
        [
            LayoutCase(
                "percentages in a row are of the row",
                "{ hstack: [\(box("a", "width: 40%, height: 10")), spacer, \(box("b", "width: 40%, height: 10"))], spacing: 0 }",
                ["#a": [0, 35, 40, 10], "#b": [60, 35, 40, 10]]),
            LayoutCase(
                "percentages in a column are of the column",
                "{ vstack: [\(box("a", "width: 10, height: 25%")), spacer, \(box("b", "width: 10, height: 50%"))], spacing: 0 }",
                ["#a": [45, 0, 10, 20], "#b": [45, 40, 10, 40]]),
            LayoutCase(
                "percentages are of the room within the padding",
                "{ hstack: [\(box("a", "width: 50%, height: 10")), spacer], spacing: 10, padding: 10 }",
                ["#a": [10, 35, 40, 10]]),
            LayoutCase(
                "percentages of children with a surface are of the row as well",
                "{ hstack: [\(box("a", "width: 25%, height: 10", "opacity: 0.5, background: red")), spacer], spacing: 0 }",
                ["#a": [0, 35, 25, 10]]),
            LayoutCase(
                "a percentage within a percentage is of the inner one",
                "{ hstack: [{ hstack: [\(box("a", "width: 50%, height: 10")), spacer], spacing: 0, frame: { width: 40% } }, spacer], spacing: 0 }",
                ["#a": [0, 35, 20, 10]]),
            LayoutCase(
                "an offset in per cent is of the room",
                "{ hstack: [\(box("a", 20, 10, "offset: { x: 25%, y: -50% }")), spacer], spacing: 0 }",
                ["#a": [25, -5, 20, 10]]),
            LayoutCase(
                "a padding in per cent is of the room",
                "{ vstack: [\(box("a"))], spacing: 0, padding: { horizontal: 10%, top: 25% } }",
                ["#a": [10, 20, 80, 60]]),
            LayoutCase(
                "a padding in per cent is of the room within another padding",
                "{ zstack: [{ zstack: [\(box("a"))], padding: 5% }], padding: 10 }",
                ["#a": [14, 13, 72, 54]]),
        ])

    static let equalLengths = cases(
        from: .stacks,
        [
            LayoutCase(
                "children without a maximum are as high as a row of fixed height",
                "{ hstack: [\(box("a", "width: 10, maxHeight: infinity")), \(box("b", 10, 30))], spacing: 0, fixedSize: vertical }",
                ["#a": [40, 25, 10, 30], "#b": [50, 25, 10, 30]]),
            LayoutCase(
                "children without a maximum are as high as their row in a scroll",
                "{ scroll: [{ hstack: [\(box("a", "width: 10, maxHeight: infinity")), \(box("b", 10, 30))], spacing: 0 }] }",
                ["#a": [40, 0, 10, 30], "#b": [50, 0, 10, 30]]),
            LayoutCase(
                "a divider is as high as its row in a scroll",
                "{ scroll: [{ hstack: [{ divider: , id: a }, \(box("b", 10, 30))], spacing: 0 }] }",
                ["#a": [45, 0, 0.5, 30], "#b": [45.5, 0, 10, 30]]),
            LayoutCase(
                "children without a maximum are as wide as a column of fixed width",
                "{ vstack: [\(box("a", "height: 10, maxWidth: infinity")), \(box("b", 30, 10))], spacing: 0, fixedSize: true }",
                ["#a": [35, 30, 30, 10], "#b": [35, 40, 30, 10]]),
            LayoutCase(
                "a shape takes the height of its row in a scroll",
                "{ scroll: [{ hstack: [\(box("a", "width: 4")), \(box("b", 10, 30))], spacing: 0 }] }",
                ["#a": [43, 0, 4, 30], "#b": [47, 0, 10, 30]]),
            LayoutCase(
                "the ideal sizes of the others stay",
                "{ hstack: [\(box("a", 10, 20)), \(box("b", 10, 30))], spacing: 0, alignment: top, fixedSize: vertical }",
                ["#a": [40, 25, 10, 20], "#b": [50, 25, 10, 30]]),
        ])
}

extension LayoutCase {
    /// Bars and sheets on a canvas with a safe area of its own.
    static let ownSafeAreas = cases(
        from: .own,
        [
            LayoutCase(
                "a sheet has its height above the canvas' own safe area",
                "{ sheet: { content: [\(box("a", "height: 30"))], detent: { height: 200 } } }",
                ["#a": [0, 396, 300, 30]],
                canvas: "{ width: 300, height: 600, scale: 1, os: 18, safeArea: { top: 40, bottom: 20 } }"),
            LayoutCase(
                "a floating bar stands 21 above the edge of any canvas",
                "{ tabBar: { items: [{ icon: star, label: A }] }, alignment: bottom, id: a }",
                ["#a": [103, 121, 94, 54]],
                canvas: "{ width: 300, height: 200, scale: 1, os: 26, safeArea: { bottom: 34 } }"),
            LayoutCase(
                "a sheet in a device has that device's safe area",
                "{ deviceFrame: { device: iphone-16, bezel: 0, content: { sheet: { content: [\(box("a", "height: 30"))], detent: { height: 200 } } } }, ignoresSafeArea: true }",
                ["#a": [0, 634, 393, 30]],
                canvas: "{ width: 393, height: 852, scale: 1, os: 18, safeArea: { bottom: 90 } }"),
        ])
}
