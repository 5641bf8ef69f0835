extension LayoutCase {
    static let frameRules = cases(
        from: .frame,
        [
            LayoutCase(
                "an ideal width counts above the maximum where none is offered",
                "{ hstack: [\(box("a", "idealWidth: 60, maxWidth: 40, height: 10"))], fixedSize: horizontal }",
                ["#a": [20, 35, 60, 10]]),
            LayoutCase(
                "a maximum counts below the ideal width where room is offered",
                "{ hstack: [\(box("a", "idealWidth: 60, maxWidth: 40, height: 10"))] }",
                ["#a": [30, 35, 40, 10]]),
            LayoutCase(
                "a fixed frame offers its size and centres what is smaller",
                "{ zstack: [\(box("a", "width: 10, height: 10"))], id: z, frame: { width: 50, height: 50 } }",
                ["#a": [45, 35, 10, 10]]),
            LayoutCase(
                "a frame's alignment places the child",
                "{ circle: 10, id: a, frame: { width: 50, height: 50, alignment: topLeading } }",
                ["#a": [25, 15, 10, 10]]),
            LayoutCase(
                "a fixed frame lets a larger child overflow, centred",
                "{ circle: 60, id: a, frame: { width: 20, height: 20 } }",
                ["#a": [20, 10, 60, 60]]),
            LayoutCase(
                "maxWidth infinity takes all the width",
                "{ circle: 10, id: a, frame: { maxWidth: infinity, alignment: leading } }",
                ["#a": [0, 35, 10, 10]]),
            LayoutCase(
                "maxWidth alone bounds the proposal",
                box("a", "maxWidth: 30"),
                ["#a": [35, 0, 30, 80]]),
            LayoutCase(
                "minWidth alone keeps the child's size where that is larger",
                "{ circle: 40, id: a, frame: { minWidth: 20, alignment: leading } }",
                ["#a": [30, 20, 40, 40]]),
            LayoutCase(
                "minWidth beyond the child makes room around it",
                "{ circle: 10, id: a, frame: { minWidth: 60, alignment: leading } }",
                ["#a": [20, 35, 10, 10]]),
            LayoutCase(
                "min and max hold the proposal between them",
                "{ circle: 10, id: a, frame: { minWidth: 20, maxWidth: 60, alignment: leading } }",
                ["#a": [20, 35, 10, 10]]),
        ])

    static let paddings = cases(
        from: .padding,
        [
            LayoutCase(
                "padding is inside a fixed frame",
                "{ rectangle: , id: a, padding: 5, frame: { width: 40, height: 30 } }",
                ["#a": [35, 30, 30, 20]]),
            LayoutCase(
                "padding of single sides",
                "{ rectangle: , id: a, padding: { leading: 10, top: 20 } }",
                ["#a": [10, 20, 90, 60]]),
            LayoutCase(
                "negative padding lets the content out",
                "{ rectangle: , id: a, padding: -10 }",
                ["#a": [-10, -10, 120, 100]]),
            LayoutCase(
                "horizontal and vertical padding",
                "{ rectangle: , id: a, padding: { horizontal: 10, vertical: 5 } }",
                ["#a": [10, 5, 80, 70]]),
            LayoutCase(
                "an offset moves the content and nothing else",
                "{ vstack: [{ circle: 10, id: a, offset: { x: 5, y: 7 } }, { circle: 10, id: b }], spacing: 0 }",
                ["#a": [50, 37, 10, 10], "#b": [45, 40, 10, 10]]),
            LayoutCase(
                "scale and rotation do not change layout",
                "{ vstack: [{ circle: 10, id: a, scale: 3, rotation: 45 }, { circle: 10, id: b }], spacing: 0 }",
                ["#a": [45, 30, 10, 10], "#b": [45, 40, 10, 10]]),
        ])

    static let shapes = cases(
        from: .shapes,
        [
            LayoutCase(
                "a circle takes the largest square",
                "{ circle: , id: a }",
                ["#a": [10, 0, 80, 80]]),
            LayoutCase(
                "an ellipse takes all",
                "{ ellipse: , id: a }",
                ["#a": [0, 0, 100, 80]]),
            LayoutCase(
                "a path is as large as its extent",
                "{ path: M0 0H30V20H0Z, id: a }",
                ["#a": [35, 30, 30, 20]]),
            LayoutCase(
                "an image is as large as its pixels",
                "{ image: wide.png, id: a }",
                ["#a": [30, 30, 40, 20]]),
            LayoutCase(
                "an @2x image has two pixels a point",
                "{ image: wide@2x.png, id: a }",
                ["#a": [40, 35, 20, 10]]),
            LayoutCase(
                "fit keeps the proportions within the room",
                "{ image: { source: wide.png, fit: fit }, id: a }",
                ["#a": [0, 15, 100, 50]]),
            LayoutCase(
                "fill takes all the room",
                "{ image: { source: wide.png, fit: fill }, id: a }",
                ["#a": [0, 0, 100, 80]]),
        ])

    static let layers = cases(
        from: .layers,
        [
            LayoutCase(
                "an overlay is offered the content's size",
                "{ circle: 20, overlay: \(box("a")) }",
                ["#a": [40, 30, 20, 20]]),
            LayoutCase(
                "a smaller overlay is centred on the content",
                "{ circle: 20, overlay: { circle: 4, id: a } }",
                ["#a": [48, 38, 4, 4]]),
            LayoutCase(
                "a larger overlay does not grow the content",
                "{ vstack: [{ circle: 20, overlay: { circle: 40, id: a } }, { circle: 20, id: b }], spacing: 0 }",
                ["#a": [30, 10, 40, 40], "#b": [40, 40, 20, 20]]),
            LayoutCase(
                "a background is offered the content's size, padding included",
                "{ hstack: [{ circle: 20 }], padding: 5, background: [\(box("a"))] }",
                ["#a": [35, 25, 30, 30]]),
        ])

    static let places = cases(
        from: .own,
        [
            LayoutCase(
                "a node aligns itself in the body",
                "{ circle: 10, id: a, alignment: bottomTrailing }",
                ["#a": [90, 70, 10, 10]]),
            LayoutCase(
                "a node aligns itself across a vstack",
                "{ vstack: [{ circle: 10, id: a, alignment: trailing }, { circle: 10, id: b }], spacing: 0 }",
                ["#a": [90, 30, 10, 10], "#b": [45, 40, 10, 10]]),
            LayoutCase(
                "a container in a larger frame keeps its own alignment",
                "{ vstack: [{ circle: 10, id: a }], alignment: leading, frame: { maxWidth: infinity } }",
                ["#a": [0, 35, 10, 10]]),
            LayoutCase(
                "thirds land on whole device pixels",
                "{ hstack: [\(box("a")), \(box("b")), \(box("c"))], spacing: 0 }",
                ["#a": [0, 0, 33.5, 80], "#b": [33.5, 0, 33, 80], "#c": [66.5, 0, 33.5, 80]]),
        ])

    static let safeAreas = cases(
        from: .safeArea,
        [
            LayoutCase(
                "the body keeps out of the safe area",
                box("a"),
                ["#a": [0, 10, 100, 50]],
                canvas: "{ width: 100, height: 80, scale: 2, safeArea: { top: 10, bottom: 20 } }"),
            LayoutCase(
                "a node may ignore the safe area",
                "{ rectangle: , id: a, ignoresSafeArea: true }",
                ["#a": [0, 0, 100, 80]],
                canvas: "{ width: 100, height: 80, scale: 2, safeArea: { top: 10, bottom: 20 } }"),
            LayoutCase(
                "or one edge of it",
                "{ rectangle: , id: a, ignoresSafeArea: [bottom] }",
                ["#a": [0, 10, 100, 70]],
                canvas: "{ width: 100, height: 80, scale: 2, safeArea: { top: 10, bottom: 20 } }"),
            LayoutCase(
                "columns reach the edges that they lie at",
                "{ hstack: [\(reaching("a")), \(reaching("b"))], spacing: 0 }",
                ["#a": [0, 0, 45, 80], "#b": [45, 0, 55, 80]], canvas: "{ \(sides) }"),
            LayoutCase(
                "columns from the right reach the mirrored edges",
                "{ hstack: [\(reaching("a")), \(reaching("b"))], spacing: 0 }",
                ["#a": [55, 0, 45, 80], "#b": [0, 0, 55, 80]], canvas: "{ \(sides), layoutDirection: rtl }"),
            LayoutCase(
                "a column of fixed width moves to the edge that it begins at",
                "{ hstack: [\(box("a", "width: 20", "ignoresSafeArea: true")), \(box("b"))], spacing: 0 }",
                ["#a": [0, 0, 20, 80], "#b": [25, 10, 60, 50]], canvas: "{ \(sides) }"),
            LayoutCase(
                "or its mirror image",
                "{ hstack: [\(box("a", "width: 20", "ignoresSafeArea: true")), \(box("b"))], spacing: 0 }",
                ["#a": [80, 0, 20, 80], "#b": [15, 10, 60, 50]],
                canvas: "{ \(sides), layoutDirection: rtl }"),
        ])

    private static let sides =
        "width: 100, height: 80, scale: 2, safeArea: { top: 10, bottom: 20, leading: 5, trailing: 15 }"

    private static func reaching(_ id: String) -> String {
        "{ rectangle: , id: \(id), ignoresSafeArea: true }"
    }
}
