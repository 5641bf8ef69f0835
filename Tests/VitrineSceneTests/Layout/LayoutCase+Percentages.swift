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

    /// Percentages where a container offers less than its length, or no length at all.
    static let nestedPercentages = cases(
        from: .own,
        [
            LayoutCase(
                "percentages in a column of a row are of the column",
                "{ hstack: [{ vstack: [\(box("a", "width: 100%, height: 10"))], spacing: 0 }, { vstack: [\(box("b", "width: 100%, height: 10"))], spacing: 0 }], spacing: 0 }",
                ["#a": [0, 35, 50, 10], "#b": [50, 35, 50, 10]]),
            LayoutCase(
                "percentages in layers in a row are of the layers",
                "{ hstack: [{ zstack: [\(box("a", "width: 100%, height: 10"))] }, \(box("b"))], spacing: 0 }",
                ["#a": [0, 35, 50, 10], "#b": [50, 0, 50, 80]]),
            LayoutCase(
                "percentages in a row of a column are of the row",
                "{ vstack: [{ hstack: [\(box("a", "width: 10, height: 50%"))], spacing: 0 }, \(box("b"))], spacing: 0 }",
                ["#a": [45, 0, 10, 20], "#b": [0, 20, 100, 60]]),
            LayoutCase(
                "nothing of an unlimited length is nothing",
                "{ hstack: [{ hstack: [\(box("a", "width: 0%, height: 10")), \(box("b", 10, 10))], spacing: 0 }, \(box("c"))], spacing: 0 }",
                ["#a": [0, 35, 0, 10], "#b": [0, 35, 10, 10], "#c": [10, 0, 90, 80]]),
            LayoutCase(
                "a fixed height leaves a percentage of the row",
                "{ hstack: [\(box("a", "width: 50%, height: 10", "fixedSize: vertical")), \(box("b"))], spacing: 0 }",
                ["#a": [0, 35, 50, 10], "#b": [50, 0, 50, 80]]),
            LayoutCase(
                "a node of fixed size has its percentages of the room",
                "{ zstack: [\(box("a", "width: 50%, height: 25%", "fixedSize: true"))] }",
                ["#a": [25, 30, 50, 20]]),
            LayoutCase(
                "a padding in per cent beside a height is of the row",
                "{ hstack: [\(box("a", "height: 20", "padding: { horizontal: 10% }")), \(box("b"))], spacing: 0 }",
                ["#a": [10, 30, 30, 20], "#b": [50, 0, 50, 80]]),
            LayoutCase(
                "a padding in per cent within a fixed width is of that",
                "{ hstack: [\(box("a", "width: 40", "padding: { horizontal: 10% }")), \(box("b"))], spacing: 0 }",
                ["#a": [4, 0, 32, 80], "#b": [40, 0, 60, 80]]),
            LayoutCase(
                "a greatest width in per cent is of the row",
                "{ hstack: [\(box("a", "maxWidth: 75%, height: 10")), spacer], spacing: 0 }",
                ["#a": [0, 35, 75, 10]]),
            LayoutCase(
                "a least width in per cent is of the row",
                "{ hstack: [{ zstack: [\(box("a", 10, 10))], frame: { minWidth: 25%, alignment: leading } }, \(box("b"))], spacing: 0 }",
                ["#a": [0, 35, 10, 10], "#b": [25, 0, 75, 80]]),
            LayoutCase(
                "greatest lengths in per cent bound what takes all there is",
                "{ vstack: [\(box("a", "maxWidth: 200%, maxHeight: 50%"))], spacing: 0 }",
                ["#a": [0, 20, 100, 40]]),
            LayoutCase(
                "percentages along a scroll are of the viewport",
                "{ scroll: [\(box("a", "width: 80%, height: 10")), \(box("b", "width: 80%, height: 10"))], axes: horizontal, spacing: 10 }",
                ["#a": [0, 35, 80, 10], "#b": [90, 35, 80, 10]]),
            LayoutCase(
                "percentages along a scroll are of the viewport without its margins",
                "{ scroll: [\(box("a", "height: 50%"))], contentMargins: { vertical: 10 } }",
                ["#a": [0, 10, 100, 30]]),
            LayoutCase(
                "percentages in a flow are of the flow",
                "{ flow: [\(box("a", "width: 50%, height: 10")), \(box("b", "width: 50%, height: 10")), \(box("c", "width: 50%, height: 10"))], spacing: 0 }",
                ["#a": [0, 30, 50, 10], "#b": [50, 30, 50, 10], "#c": [0, 40, 50, 10]]),
            LayoutCase(
                "percentages in a grid are of the grid",
                "{ grid: [{ gridRow: [\(box("a", "width: 50%, height: 25%")), \(box("b", "width: 50%, height: 10"))] }], horizontalSpacing: 0 }",
                ["#a": [0, 30, 50, 20], "#b": [50, 35, 50, 10]]),
            LayoutCase(
                "percentages along a lazy grid are of the room",
                "{ lazyVGrid: [\(box("a", "height: 25%"))], columns: 2, horizontalSpacing: 0 }",
                ["#a": [0, 30, 50, 20]]),
            LayoutCase(
                "a flexible track needs no bounds",
                "{ lazyVGrid: [\(box("a", "height: 10"))], columns: [{ flexible: , alignment: top }] }",
                ["#a": [0, 35, 100, 10]]),
            LayoutCase(
                "what is wider than the room in per cent does not fit",
                "{ viewThatFits: [\(box("a", "width: 150%, height: 10")), \(box("b", "width: 50%, height: 10"))] }",
                ["#b": [25, 35, 50, 10]]),
            LayoutCase(
                "the height of an inset in per cent is of the room",
                "\(box("a", "", "safeAreaInset: { edge: bottom, spacing: 0, content: \(box("o", "height: 25%")) }"))",
                ["#a": [0, 0, 100, 60], "#o": [0, 60, 100, 20]]),
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
    /// Frames whose bounds reach their content where nothing is proposed.
    static let boundFrames = cases(
        from: .frame,
        [
            LayoutCase(
                "a least height reaches a shape in a scroll",
                "{ scroll: [\(box("a", "width: 50, minHeight: 30"))] }", ["#a": [25, 0, 50, 30]]),
            LayoutCase(
                "a least height spreads a column in a scroll",
                "{ scroll: [{ vstack: [\(box("a", 10, 10)), spacer, \(box("b", 10, 10))], spacing: 0, frame: { minHeight: 70 } }] }",
                ["#a": [45, 0, 10, 10], "#b": [45, 60, 10, 10]]),
            LayoutCase(
                "least sizes reach a shape of fixed size",
                "\(box("a", "minWidth: 40, minHeight: 20", "fixedSize: true"))", ["#a": [30, 30, 40, 20]]),
            LayoutCase(
                "a greatest height that is reached squeezes a column in a scroll",
                "{ scroll: [{ vstack: [\(box("a", 10, 30)), \(box("b", "width: 10"))], spacing: 0, frame: { maxHeight: 20 } }] }",
                ["#a": [45, -5, 10, 30], "#b": [45, 25, 10, 0]]),
            LayoutCase(
                "a greatest height that is not reached leaves a shape its ideal height",
                "{ scroll: [\(box("a", "width: 50, maxHeight: 30"))] }", ["#a": [25, 0, 50, 10]]),
        ])

    /// Layers, of which those of the highest priority set the size.
    static let layerPriorities = cases(
        from: .priority,
        [
            LayoutCase(
                "a layer of lower priority is proposed the size of the others",
                "{ vstack: [{ zstack: [\(box("a", "", "layoutPriority: -1")), \(box("b", 40, 20))] }, \(box("c", 10, 10))], spacing: 0 }",
                ["#a": [30, 25, 40, 20], "#b": [30, 25, 40, 20], "#c": [45, 45, 10, 10]]),
            LayoutCase(
                "a layer of higher priority sets the size",
                "{ hstack: [{ zstack: [\(box("a", 60, 60)), \(box("b", 30, 20, "layoutPriority: 1"))] }, \(box("c", 10, 10))], spacing: 0 }",
                ["#a": [15, 10, 60, 60], "#b": [30, 30, 30, 20], "#c": [60, 35, 10, 10]]),
            LayoutCase(
                "a layer of lower priority meets the others at the same guides",
                "{ zstack: [\(box("a", 10, 10, "layoutPriority: -1")), \(box("b", 40, 20))], alignment: bottomTrailing }",
                ["#a": [60, 40, 10, 10], "#b": [30, 30, 40, 20]]),
            LayoutCase(
                "a shape behind another layer is as high as that in a scroll",
                "{ scroll: [{ zstack: [\(box("a")), \(box("b", 10, 30))] }] }",
                ["#a": [0, 0, 100, 30], "#b": [45, 0, 10, 30]]),
        ])

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
