extension LayoutCase {
    private static func column(_ guides: String) -> String {
        "{ vstack: [\(box("a", 40, 10)), \(box("b", 20, 10, "alignmentGuides: { \(guides) }"))], spacing: 0, alignment: leading }"
    }

    private static let middle = "alignments: { mid: vertical }\n"

    static let guides = cases(
        from: .guides,
        [
            LayoutCase(
                "a guide of its own moves a child", column("leading: -10"),
                ["#a": [30, 30, 40, 10], "#b": [40, 40, 20, 10]]),
            LayoutCase(
                "a guide within a child moves the others",
                "{ hstack: [\(box("a", 20, 20)), \(box("b", 20, 20, "alignmentGuides: { top: 10 }"))], spacing: 0, alignment: top }",
                ["#a": [30, 35, 20, 20], "#b": [50, 25, 20, 20]]),
            LayoutCase(
                "a guide may lie where another does", column("leading: trailing"),
                ["#a": [40, 30, 40, 10], "#b": [20, 40, 20, 10]]),
            LayoutCase(
                "a guide may be a share of the width", column("leading: 50%"),
                ["#a": [35, 30, 40, 10], "#b": [25, 40, 20, 10]]),
            LayoutCase(
                "a guide may be some points on from another", column("leading: { at: center, offset: 5 }"),
                ["#a": [37.5, 30, 40, 10], "#b": [22.5, 40, 20, 10]]),
            LayoutCase(
                "a guide of the scene's own lies in the middle by default",
                "{ hstack: [\(box("a", 20, 40)), \(box("b", 20, 20, "alignmentGuides: { mid: 0 }"))], spacing: 0, alignment: mid }",
                ["#a": [30, 20, 20, 40], "#b": [50, 40, 20, 20]], top: middle),
            LayoutCase(
                "a guide is seen through the stacks around it",
                "{ hstack: [{ vstack: [\(box("c", 20, 10)), \(box("a", 20, 10, "alignmentGuides: { mid: 50% }"))], spacing: 0 }, \(box("b", 20, 20))], spacing: 0, alignment: mid }",
                ["#c": [30, 27.5, 20, 10], "#a": [30, 37.5, 20, 10], "#b": [50, 32.5, 20, 20]], top: middle),
            LayoutCase(
                "of several guides the mean is taken",
                "{ hstack: [{ vstack: [\(box("a", 20, 10, "alignmentGuides: { mid: 0 }")), \(box("c", 20, 10, "alignmentGuides: { mid: 0 }"))], spacing: 0 }, \(box("b", 20, 20, "alignmentGuides: { mid: 0 }"))], spacing: 0, alignment: mid }",
                ["#a": [30, 27.5, 20, 10], "#b": [50, 32.5, 20, 20]], top: middle),
            LayoutCase(
                "a badge's centre on a corner",
                "{ rectangle: , frame: { size: 40 }, overlay: { content: { circle: 10, id: a, alignmentGuides: { trailing: center, top: middle } }, alignment: topTrailing } }",
                ["#a": [65, 15, 10, 10]]),
            LayoutCase(
                "a frame aligns by the guides of what it holds",
                "{ zstack: [{ circle: 10, id: a, alignmentGuides: { leading: 5 } }], alignment: leading, frame: { width: 50 } }",
                ["#a": [20, 35, 10, 10]]),
        ])

    static let alignedLayers = cases(
        from: .layers,
        [
            LayoutCase(
                "an overlay meets the content where told",
                "{ rectangle: , frame: { size: 40 }, overlay: { content: { circle: 10, id: a }, alignment: bottomTrailing } }",
                ["#a": [60, 50, 10, 10]]),
            LayoutCase(
                "a larger background hangs over where it is not aligned",
                "{ rectangle: , frame: { size: 20 }, background: { content: \(box("a", 40, 40)), alignment: topLeading } }",
                ["#a": [40, 30, 40, 40]]),
        ])

    static let insets = cases(
        from: .safeArea,
        [
            LayoutCase(
                "an inset along the bottom takes its height",
                box("a", "", "safeAreaInset: { edge: bottom, content: \(box("b", "height: 20")) }"),
                ["#a": [0, 0, 100, 60], "#b": [0, 60, 100, 20]]),
            LayoutCase(
                "an inset keeps its spacing",
                box("a", "", "safeAreaInset: { edge: top, spacing: 4, content: \(box("b", "height: 20")) }"),
                ["#a": [0, 24, 100, 56], "#b": [0, 0, 100, 20]]),
            LayoutCase(
                "an inset along a side takes its width",
                box("a", "", "safeAreaInset: { edge: leading, content: \(box("b", "width: 30")) }"),
                ["#a": [30, 0, 70, 80], "#b": [0, 0, 30, 80]]),
            LayoutCase(
                "a small inset is centred along its edge",
                box("a", "", "safeAreaInset: { edge: bottom, content: { circle: 10, id: b } }"),
                ["#a": [0, 0, 100, 70], "#b": [45, 70, 10, 10]]),
            LayoutCase(
                "insets add up",
                box(
                    "a", "",
                    "safeAreaInset: [{ edge: top, content: \(box("b", "height: 10")) }, { edge: bottom, content: \(box("c", "height: 10")) }]"
                ),
                ["#a": [0, 10, 100, 60], "#b": [0, 0, 100, 10], "#c": [0, 70, 100, 10]]),
        ])
}
