extension LayoutCase {
    private static let mirrored = "{ width: 100, height: 80, scale: 2, layoutDirection: rtl }"

    static let directions = cases(
        from: .direction,
        [
            LayoutCase(
                "from the right a row begins on the right",
                "{ hstack: [\(box("a", 20, 10)), \(box("b", 30, 10))], spacing: 0 }",
                ["#a": [55, 35, 20, 10], "#b": [25, 35, 30, 10]], canvas: mirrored),
            LayoutCase(
                "from the right leading padding is on the right", box("a", "", "padding: { leading: 20 }"),
                ["#a": [0, 0, 80, 80]], canvas: mirrored),
            LayoutCase(
                "from the right leading is right", "{ circle: 10, id: a, alignment: leading }",
                ["#a": [90, 35, 10, 10]], canvas: mirrored),
            LayoutCase(
                "from the right a column's leading edges are right ones",
                "{ vstack: [\(box("a", 20, 10)), \(box("b", 40, 10))], spacing: 0, alignment: leading }",
                ["#a": [50, 30, 20, 10], "#b": [30, 40, 40, 10]], canvas: mirrored),
            LayoutCase(
                "from the right a position counts from the right",
                "{ circle: 10, id: a, position: { x: 20, y: 40 } }", ["#a": [75, 35, 10, 10]],
                canvas: mirrored),
            LayoutCase(
                "from the right an offset is what it was", "{ circle: 10, id: a, offset: { x: 5, y: 0 } }",
                ["#a": [50, 35, 10, 10]], canvas: mirrored),
            LayoutCase(
                "from the right an overlay's trailing is left",
                "{ rectangle: , frame: { size: 40 }, overlay: { content: { circle: 10, id: a }, alignment: topTrailing } }",
                ["#a": [30, 20, 10, 10]], canvas: mirrored),
            LayoutCase(
                "from the right a grid begins on the right",
                "{ lazyVGrid: [\(box("a", "height: 10")), \(box("b", "height: 10"))], columns: [20, 30], spacing: 0 }",
                ["#a": [55, 35, 20, 10], "#b": [25, 35, 30, 10]], canvas: mirrored),
            LayoutCase(
                "from the right an inset's leading edge is right",
                box("a", "", "safeAreaInset: { edge: leading, content: \(box("b", "width: 30")) }"),
                ["#a": [0, 0, 70, 80], "#b": [70, 0, 30, 80]], canvas: mirrored),
            LayoutCase(
                "a node may have a direction of its own",
                "{ hstack: [\(box("a", 20, 10)), \(box("b", 30, 10))], spacing: 0, environment: { layoutDirection: ltr } }",
                ["#a": [25, 35, 20, 10], "#b": [45, 35, 30, 10]], canvas: mirrored),
        ])

    static let groups = cases(
        from: .group,
        [
            LayoutCase(
                "a group's nodes stand in what holds it",
                "{ hstack: [{ group: [\(box("a", 10, 10)), \(box("b", 10, 10))] }, \(box("c", 10, 10))], spacing: 5 }",
                ["#a": [30, 35, 10, 10], "#b": [45, 35, 10, 10], "#c": [60, 35, 10, 10]]),
            LayoutCase(
                "a group's modifiers apply to each",
                "{ hstack: [{ group: [\(box("a", 10, 10)), \(box("b", 10, 10))], padding: 5 }], spacing: 0 }",
                ["#a": [35, 35, 10, 10], "#b": [55, 35, 10, 10]]),
            LayoutCase(
                "forEach builds a node for each piece",
                "{ hstack: [{ forEach: { data: 3, content: { circle: 10, id: \"r{index}\" } } }], spacing: 0 }",
                ["#r0": [35, 35, 10, 10], "#r1": [45, 35, 10, 10], "#r2": [55, 35, 10, 10]]),
            LayoutCase(
                "the names within a forEach are its own",
                "{ hstack: [{ forEach: { data: [x], as: outer, content: { forEach: { data: [10, 20], content: { circle: \"{item}\", id: \"{outer}{index}\" } } } } }], spacing: 0 }",
                ["#x0": [35, 35, 10, 10], "#x1": [45, 30, 20, 20]]),
            LayoutCase(
                "a row of a grid may come from data, with a padding for each cell",
                "{ grid: [{ forEach: { data: 2, content: { gridRow: [{ circle: 10, id: \"r{index}\" }] }, }, padding: 5 }], spacing: 0 }",
                ["#r0": [45, 25, 10, 10], "#r1": [45, 45, 10, 10]]),
            LayoutCase(
                "a group from the right is still several nodes",
                "{ vstack: [{ group: [\(box("a", 10, 10)), \(box("b", 10, 10))], environment: { layoutDirection: rtl } }], spacing: 0 }",
                ["#a": [45, 30, 10, 10], "#b": [45, 40, 10, 10]]),
            LayoutCase(
                "a piece of data may hold what is needed",
                "{ hstack: [{ forEach: { data: [{ w: 10 }, { w: 30 }], content: { rectangle: , id: \"r{index}\", frame: { width: \"{item.w}\", height: 10 } } } }], spacing: 0 }",
                ["#r0": [30, 35, 10, 10], "#r1": [40, 35, 30, 10]]),
        ])

    private static let large = "{ width: 100, height: 80, scale: 2, dynamicType: AX3 }"

    static let environments = cases(
        from: .environment,
        [
            LayoutCase(
                "a node is left out where its condition does not hold",
                "{ hstack: [\(box("a", 10, 10, "when: { dynamicType: \">=AX1\" }")), \(box("b", 10, 10))], spacing: 5 }",
                ["#b": [45, 35, 10, 10]]),
            LayoutCase(
                "a node is there where its condition holds",
                "{ hstack: [\(box("a", 10, 10, "when: { dynamicType: \">=AX1\" }")), \(box("b", 10, 10))], spacing: 5 }",
                ["#a": [37.5, 35, 10, 10], "#b": [52.5, 35, 10, 10]], canvas: large),
            LayoutCase(
                "conditions may be turned round",
                box("a", 10, 10, "when: { not: { width: \"<100\" }, any: [{ height: 1 }, { height: 80 }] }"),
                ["#a": [45, 35, 10, 10]]),
        ])

    /// Every case; the tests count them.
    static let all: [LayoutCase] = [
        stacks, growing, frameRules, paddings, shapes, layers, places, safeAreas, priorities, fixedSizes,
        aspectRatios,
        positions, shares, fittings, scrolls, guides, alignedLayers, insets, lazyGrids, grids, spans, flows,
        directions, groups, environments, scrolledEdges, overlaps, emptyRoom, percentages,
        equalLengths, nestedPercentages, boundFrames, layerPriorities, ownSafeAreas, rules,
    ].flatMap { $0 }
}
