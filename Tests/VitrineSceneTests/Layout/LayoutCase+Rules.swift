extension LayoutCase {
    /// Who gets how much of a stack's room, by priority: the lower priorities keep their least lengths.
    static let priorityRules = cases(
        from: .priority,
        [
            LayoutCase(
                "a shape of higher priority takes what a fixed sibling leaves",
                "{ hstack: [\(box("a", "", "layoutPriority: 1")), \(box("b", "width: 20"))], spacing: 0 }",
                ["#a": [0, 0, 80, 80], "#b": [80, 0, 20, 80]]),
            LayoutCase(
                "a shape of higher priority leaves an equally flexible sibling nothing",
                "{ hstack: [\(box("a", "", "layoutPriority: 1")), \(box("b"))], spacing: 0 }",
                ["#a": [0, 0, 100, 80], "#b": [100, 0, 0, 80]]),
            LayoutCase(
                "a lower priority keeps its minimum",
                "{ hstack: [\(box("a", "", "layoutPriority: 1")), \(box("b", "minWidth: 30"))], spacing: 0 }",
                ["#a": [0, 0, 70, 80], "#b": [70, 0, 30, 80]]),
            LayoutCase(
                "what a bounded higher priority leaves goes to the lower",
                "{ hstack: [\(box("a", "maxWidth: 40", "layoutPriority: 1")), \(box("b"))], spacing: 0 }",
                ["#a": [0, 0, 40, 80], "#b": [40, 0, 60, 80]]),
            LayoutCase(
                "three priorities are served in their order, whatever their place",
                "{ hstack: [\(box("c")), \(box("a", "maxWidth: 50", "layoutPriority: 2")), \(box("b", "maxWidth: 30", "layoutPriority: 1"))], spacing: 0 }",
                ["#c": [0, 0, 20, 80], "#a": [20, 0, 50, 80], "#b": [70, 0, 30, 80]]),
            LayoutCase(
                "a negative priority is served after all others",
                "{ hstack: [\(box("b", "minWidth: 10", "layoutPriority: -1")), \(box("a"))], spacing: 0 }",
                ["#b": [0, 0, 10, 80], "#a": [10, 0, 90, 80]]),
            LayoutCase(
                "spacing is taken off before priorities count",
                "{ hstack: [\(box("a", "", "layoutPriority: 1")), \(box("b", "width: 20"))], spacing: 10 }",
                ["#a": [0, 0, 70, 80], "#b": [80, 0, 20, 80]]),
            LayoutCase(
                "a spacer keeps its least length beside a higher priority",
                "{ hstack: [\(box("a", "", "layoutPriority: 1")), { spacer: 20 }, \(box("b", "width: 10"))], spacing: 0 }",
                ["#a": [0, 0, 70, 80], "#b": [90, 0, 10, 80]]),
            LayoutCase(
                "a spacer of higher priority takes a shape's room",
                "{ hstack: [\(box("a")), { spacer: 0, layoutPriority: 1 }, \(box("b", "width: 10"))], spacing: 0 }",
                ["#a": [0, 0, 0, 80], "#b": [90, 0, 10, 80]]),
            LayoutCase(
                "priorities count along a vstack, too",
                "{ vstack: [\(box("a", "", "layoutPriority: 1")), \(box("b", "height: 20"))], spacing: 0 }",
                ["#a": [0, 0, 100, 60], "#b": [0, 60, 100, 20]]),
            LayoutCase(
                "a priority is that of the node with its padding",
                "{ hstack: [\(box("a", "", "padding: 5, layoutPriority: 1")), \(box("b", "minWidth: 20"))], spacing: 0 }",
                ["#a": [5, 5, 70, 70], "#b": [80, 0, 20, 80]]),
        ])

    static let spacerRules = cases(
        from: .stacks,
        [
            LayoutCase(
                "spacers share what is left equally",
                "{ hstack: [{ spacer: 0 }, \(box("a", "width: 10")), { spacer: 0 }, \(box("b", "width: 10")), { spacer: 0 }], spacing: 0 }",
                ["#a": [26.5, 0, 10, 80], "#b": [63.5, 0, 10, 80]]),
            LayoutCase(
                "a spacer pushes apart along a vstack",
                "{ vstack: [\(box("a", "height: 10")), spacer, \(box("b", "height: 10"))], spacing: 0 }",
                ["#a": [0, 0, 100, 10], "#b": [0, 70, 100, 10]]),
            LayoutCase(
                "a spacer in a column makes the row around it as high as the room",
                "{ hstack: [{ vstack: [\(box("a", 10, 10)), { spacer: 0 }], spacing: 0 }, \(box("b", 10, 20))], spacing: 0 }",
                ["#a": [40, 0, 10, 10], "#b": [50, 30, 10, 20]]),
        ])

    static let flexibleFrames = cases(
        from: .frame,
        [
            LayoutCase(
                "a shape between a minimum and a maximum takes the maximum of larger room",
                box("a", "minWidth: 20, maxWidth: 60"), ["#a": [20, 0, 60, 80]]),
            LayoutCase(
                "a minimum beyond the room overflows it, centred",
                "{ hstack: [\(box("a", "minWidth: 120"))], spacing: 0 }", ["#a": [-10, 0, 120, 80]]),
            LayoutCase(
                "ideal lengths are those of a fixed size",
                box("a", "idealWidth: 30, idealHeight: 20", "fixedSize: true"), ["#a": [35, 30, 30, 20]]),
            LayoutCase(
                "a minimum beyond the child aligns it",
                "{ circle: 10, id: a, frame: { minHeight: 40, alignment: bottom } }",
                ["#a": [45, 50, 10, 10]]),
            LayoutCase(
                "two infinite maxima reach the corner",
                "{ circle: 10, id: a, frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottomTrailing } }",
                ["#a": [90, 70, 10, 10]]),
            LayoutCase(
                "a frame within a frame is aligned by the outer one",
                "{ zstack: [{ circle: 10, id: a, frame: { width: 30, height: 30, alignment: bottomLeading } }], frame: { width: 60, height: 60, alignment: topTrailing } }",
                ["#a": [50, 30, 10, 10]]),
            LayoutCase(
                "a fixed width leaves the height to the stack",
                "{ vstack: [\(box("a", "width: 30")), \(box("b", "height: 20"))], spacing: 0 }",
                ["#a": [35, 0, 30, 60], "#b": [0, 60, 100, 20]]),
            LayoutCase(
                "infinite maxima share a row equally around small children",
                "{ hstack: [{ circle: 10, id: a, frame: { maxWidth: infinity } }, { circle: 10, id: b, frame: { maxWidth: infinity } }], spacing: 0 }",
                ["#a": [20, 35, 10, 10], "#b": [70, 35, 10, 10]]),
            LayoutCase(
                "infinite maxima share what the spacing leaves",
                "{ hstack: [{ circle: 10, id: a, frame: { maxWidth: infinity } }, { circle: 10, id: b, frame: { maxWidth: infinity } }], spacing: 20 }",
                ["#a": [15, 35, 10, 10], "#b": [75, 35, 10, 10]]),
            LayoutCase(
                "a minimum is kept where a fixed sibling leaves less",
                "{ hstack: [{ circle: 10, id: a, frame: { minWidth: 30, maxWidth: infinity } }, \(box("b", "width: 80"))], spacing: 0 }",
                ["#a": [5, 35, 10, 10], "#b": [25, 0, 80, 80]]),
        ])

    static let ratioRules = cases(
        from: .aspectRatio,
        [
            LayoutCase(
                "a wide ratio takes the width", box("a", "", "aspectRatio: 2"), ["#a": [0, 15, 100, 50]]),
            LayoutCase(
                "a ratio of one takes the shorter side", box("a", "", "aspectRatio: 1"),
                ["#a": [10, 0, 80, 80]]),
            LayoutCase(
                "a narrow ratio takes the height", box("a", "", "aspectRatio: 0.5"), ["#a": [30, 0, 40, 80]]),
            LayoutCase(
                "a ratio that fills overflows the width",
                box("a", "", "aspectRatio: { ratio: 2, contentMode: fill }"), ["#a": [-30, 0, 160, 80]]),
            LayoutCase(
                "a ratio in a column takes what a fixed sibling leaves",
                "{ vstack: [\(box("a", "", "aspectRatio: 2")), \(box("b", "height: 20"))], spacing: 0 }",
                ["#a": [0, 5, 100, 50], "#b": [0, 55, 100, 20]]),
            LayoutCase(
                "a ratio that fills is offered the frame around it",
                box("a", "width: 60, height: 20", "aspectRatio: { ratio: 1, contentMode: fill }"),
                ["#a": [20, 10, 60, 60]]),
        ])

    static let fixedSizeRules = cases(
        from: .fixedSize,
        [
            LayoutCase(
                "a shape of fixed size is 10 points wide and high", box("a", "", "fixedSize: true"),
                ["#a": [45, 35, 10, 10]]),
            LayoutCase(
                "a shape of fixed width takes the height", box("a", "", "fixedSize: horizontal"),
                ["#a": [45, 0, 10, 80]]),
            LayoutCase(
                "a shape of fixed height shares the width of its row",
                "{ hstack: [\(box("a", "", "fixedSize: vertical")), \(box("b"))], spacing: 0 }",
                ["#a": [0, 35, 50, 10], "#b": [50, 0, 50, 80]]),
        ])

    static let layerRules = cases(
        from: .layers,
        [
            LayoutCase(
                "a pile is as wide as its widest and as high as its highest",
                "{ zstack: [\(box("a", 40, 10)), \(box("b", 10, 40))] }",
                ["#a": [30, 35, 40, 10], "#b": [45, 20, 10, 40]]),
            LayoutCase(
                "an overlay's padding is inside the content",
                box("a", 40, 20, "overlay: \(box("b", "", "padding: 5"))"),
                ["#a": [30, 30, 40, 20], "#b": [35, 35, 30, 10]]),
            LayoutCase(
                "an overlay's negative padding reaches beyond the content",
                box("a", 40, 20, "overlay: \(box("b", "", "padding: -5"))"),
                ["#a": [30, 30, 40, 20], "#b": [25, 25, 50, 30]]),
        ])

    private static let safeCanvas = "{ width: 100, height: 80, scale: 2, safeArea: { top: 10, bottom: 20 } }"

    static let safeAreaRules = cases(
        from: .safeArea,
        [
            LayoutCase(
                "a node at the bottom ends at the safe area", "{ circle: 10, id: a, alignment: bottom }",
                ["#a": [45, 50, 10, 10]], canvas: safeCanvas),
            LayoutCase(
                "a column shares the safe height", "{ vstack: [\(box("a")), \(box("b"))], spacing: 0 }",
                ["#a": [0, 10, 100, 25], "#b": [0, 35, 100, 25]], canvas: safeCanvas),
            LayoutCase(
                "an inset lies within the safe area",
                box("a", "", "safeAreaInset: { edge: bottom, content: \(box("b", "height: 20")) }"),
                ["#a": [0, 10, 100, 30], "#b": [0, 40, 100, 20]], canvas: safeCanvas),
        ])

    static let gridRules = cases(
        from: .grid,
        [
            LayoutCase(
                "a grid spaces its columns and rows unlike",
                "{ grid: [{ gridRow: [\(box("a", 10, 10)), \(box("b", 10, 10))] }, { gridRow: [\(box("c", 10, 10)), \(box("d", 10, 10))] }], horizontalSpacing: 20, verticalSpacing: 5 }",
                [
                    "#a": [30, 27.5, 10, 10], "#b": [60, 27.5, 10, 10], "#c": [30, 42.5, 10, 10],
                    "#d": [60, 42.5, 10, 10],
                ]),
            LayoutCase(
                "a short row leaves its last columns empty",
                "{ grid: [{ gridRow: [\(box("a", 20, 10)), \(box("b", 10, 10))] }, { gridRow: [\(box("c", 10, 10))] }], spacing: 0 }",
                ["#a": [35, 30, 20, 10], "#b": [55, 30, 10, 10], "#c": [40, 40, 10, 10]]),
        ])

    static let lazyGridRules = cases(
        from: .lazyGrid,
        [
            LayoutCase(
                "three flexible columns share what two gaps leave",
                "{ lazyVGrid: [\(box("a", "height: 10")), \(box("b", "height: 10")), \(box("c", "height: 10"))], columns: 3, spacing: 5 }",
                ["#a": [0, 35, 30, 10], "#b": [35, 35, 30, 10], "#c": [70, 35, 30, 10]]),
            LayoutCase(
                "adaptive columns share what a fixed one leaves",
                "{ lazyVGrid: [\(box("a", "height: 10")), \(box("b", "height: 10")), \(box("c", "height: 10"))], columns: [{ fixed: 20 }, { adaptive: 30 }], spacing: 0 }",
                ["#a": [0, 35, 20, 10], "#b": [20, 35, 40, 10], "#c": [60, 35, 40, 10]]),
            LayoutCase(
                "each row of a lazy grid is as high as its own highest cell",
                "{ lazyVGrid: [\(box("a", "height: 10")), \(box("b", "height: 20")), \(box("c", "height: 30")), \(box("d", "height: 10"))], columns: 2, spacing: 0 }",
                [
                    "#a": [0, 20, 50, 10], "#b": [50, 15, 50, 20], "#c": [0, 35, 50, 30],
                    "#d": [50, 45, 50, 10],
                ]),
            LayoutCase(
                "flexible columns keep their maxima, and stand in the middle",
                "{ lazyVGrid: [\(box("a", "height: 10")), \(box("b", "height: 10"))], columns: [{ flexible: { min: 10, max: 30 } }, { flexible: { min: 10, max: 30 } }], spacing: 10 }",
                ["#a": [15, 35, 30, 10], "#b": [55, 35, 30, 10]]),
        ])

    static let guideRules = cases(
        from: .guides,
        [
            LayoutCase(
                "a trailing guide within a child lets it hang over",
                "{ vstack: [\(box("a", 40, 10)), \(box("b", 20, 10, "alignmentGuides: { trailing: 10 }"))], spacing: 0, alignment: trailing }",
                ["#a": [25, 30, 40, 10], "#b": [55, 40, 20, 10]]),
            LayoutCase(
                "guides of the centre place a child of a pile",
                "{ zstack: [\(box("a", 40, 40)), \(box("b", 10, 10, "alignmentGuides: { center: 0, middle: 0 }"))] }",
                ["#a": [30, 20, 40, 40], "#b": [50, 40, 10, 10]]),
            LayoutCase(
                "a bottom guide within a child lets it hang down",
                "{ hstack: [\(box("a", 10, 40)), \(box("b", 10, 20, "alignmentGuides: { bottom: 10 }"))], spacing: 0, alignment: bottom }",
                ["#a": [40, 15, 10, 40], "#b": [50, 45, 10, 20]]),
            LayoutCase(
                "a guide that the stack does not align by moves nothing",
                "{ hstack: [\(box("a", 10, 40)), \(box("b", 10, 20, "alignmentGuides: { top: 10 }"))], spacing: 0, alignment: bottom }",
                ["#a": [40, 20, 10, 40], "#b": [50, 40, 10, 20]]),
        ])

    static let percentageRules = cases(
        from: .own,
        [
            LayoutCase(
                "percentages in a pile are of its frame",
                "{ zstack: [\(box("a", "width: 50%, height: 25%"))], frame: { width: 80, height: 40 } }",
                ["#a": [30, 35, 40, 10]]),
            LayoutCase(
                "percentages on both axes are of the room within the padding",
                "{ vstack: [\(box("a", "width: 25%, height: 50%"))], padding: 10 }",
                ["#a": [40, 25, 20, 30]]),
            LayoutCase(
                "percentages do not make room for spacing",
                "{ hstack: [\(box("a", "width: 50%, height: 10")), \(box("b", "width: 50%, height: 10"))], spacing: 10 }",
                ["#a": [-5, 35, 50, 10], "#b": [55, 35, 50, 10]]),
        ])

    static let movedRules = cases(
        from: .padding,
        [
            LayoutCase(
                "padding on one side moves what is centred",
                "{ circle: 10, id: a, padding: { leading: 20 } }", ["#a": [55, 35, 10, 10]]),
            LayoutCase(
                "negative padding lets siblings overlap",
                "{ hstack: [{ circle: 20, id: a, padding: { trailing: -10 } }, { circle: 20, id: b }], spacing: 0 }",
                ["#a": [35, 30, 20, 20], "#b": [45, 30, 20, 20]]),
            LayoutCase(
                "a rotation in space does not change layout",
                "{ vstack: [{ circle: 10, id: a, rotation3D: { degrees: 60, axis: y } }, { circle: 10, id: b }], spacing: 0 }",
                ["#a": [45, 30, 10, 10], "#b": [45, 40, 10, 10]]),
        ])

    static let positionRules = cases(
        from: .position,
        [
            LayoutCase(
                "a position takes all the room that a sibling leaves",
                "{ hstack: [{ circle: 10, id: a, position: { x: 10, y: 20 } }, { circle: 10, id: b }], spacing: 0 }",
                ["#a": [5, 15, 10, 10], "#b": [90, 35, 10, 10]])
        ])

    /// The rules of this file.
    static let rules =
        priorityRules + spacerRules + flexibleFrames + ratioRules + fixedSizeRules + layerRules
        + safeAreaRules + gridRules + lazyGridRules + guideRules + percentageRules + movedRules
        + positionRules
}
