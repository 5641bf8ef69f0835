extension LayoutCase {
    /// Returns flexible cells of given heights, named a, b, c...
    private static func cells(_ heights: Double...) -> String {
        zip("abcdef", heights).map { box("\($0)", "height: \($1)") }.joined(separator: ", ")
    }

    static let lazyGrids = cases(
        from: .lazyGrid,
        [
            LayoutCase(
                "a cell's alignment does not make its column larger",
                "{ hstack: [{ grid: [{ gridRow: [\(box("a", 10, 10, "alignment: leading")), \(box("b", 10, 10))] }, { gridRow: [\(box("c", 20, 10)), \(box("d", 10, 10))] }], spacing: 0 }, spacer], spacing: 0 }",
                [
                    "#a": [0, 30, 10, 10], "#b": [20, 30, 10, 10], "#c": [0, 40, 20, 10],
                    "#d": [20, 40, 10, 10],
                ]),
            LayoutCase(
                "a column's alignment is that of all its cells",
                "{ hstack: [{ grid: [{ gridRow: [\(box("a", 10, 10, "gridColumnAlignment: trailing")), \(box("b", 10, 10))] }, { gridRow: [\(box("c", 20, 10)), \(box("d", 30, 10))] }, { gridRow: [\(box("e", 4, 10)), \(box("f", 2, 10, "alignment: leading"))] }], spacing: 0 }, spacer], spacing: 0 }",
                [
                    "#a": [10, 25, 10, 10], "#e": [16, 45, 4, 10], "#b": [30, 25, 10, 10],
                    "#f": [20, 45, 2, 10],
                ]),
            LayoutCase(
                "one column takes the width", "{ lazyVGrid: [\(cells(10))] }", ["#a": [0, 35, 100, 10]]),
            LayoutCase(
                "flexible columns are equally wide",
                "{ lazyVGrid: [\(cells(10, 10))], columns: 2, spacing: 10 }",
                ["#a": [0, 35, 45, 10], "#b": [55, 35, 45, 10]]),
            LayoutCase(
                "fixed columns stand in the middle",
                "{ lazyVGrid: [\(cells(10, 10))], columns: [20, 30], spacing: 0 }",
                ["#a": [25, 35, 20, 10], "#b": [45, 35, 30, 10]]),
            LayoutCase(
                "a flexible column takes what fixed ones leave",
                "{ lazyVGrid: [\(cells(10, 10))], columns: [{ fixed: 30 }, flexible], spacing: 10 }",
                ["#a": [0, 35, 30, 10], "#b": [40, 35, 60, 10]]),
            LayoutCase(
                "what a bounded column leaves goes to the next",
                "{ lazyVGrid: [\(cells(10, 10))], columns: [{ flexible: { min: 10, max: 20 } }, flexible], spacing: 0 }",
                ["#a": [0, 35, 20, 10], "#b": [20, 35, 80, 10]]),
            LayoutCase(
                "a column's minimum takes from the next",
                "{ lazyVGrid: [\(cells(10, 10))], columns: [{ flexible: 70 }, flexible], spacing: 0 }",
                ["#a": [0, 35, 70, 10], "#b": [70, 35, 30, 10]]),
            LayoutCase(
                "adaptive columns are as many as fit",
                "{ lazyVGrid: [\(cells(10, 10, 10, 10))], columns: [{ adaptive: 30 }], spacing: 5 }",
                ["#a": [0, 27.5, 30, 10], "#c": [70, 27.5, 30, 10], "#d": [0, 42.5, 30, 10]]),
            LayoutCase(
                "adaptive columns keep their maximum",
                "{ lazyVGrid: [\(cells(10, 10))], columns: [{ adaptive: { min: 30, max: 30 } }], spacing: 20 }",
                ["#a": [10, 35, 30, 10], "#b": [60, 35, 30, 10]]),
            LayoutCase(
                "a row is as high as its highest cell",
                "{ lazyVGrid: [\(cells(10, 30))], columns: 2, spacing: 0 }",
                ["#a": [0, 35, 50, 10], "#b": [50, 25, 50, 30]]),
            LayoutCase(
                "a column aligns its cells",
                "{ lazyVGrid: [\(box("a", 10, 10)), \(box("b", "height: 30"))], columns: [{ flexible: 10, alignment: topLeading }, flexible], spacing: 0 }",
                ["#a": [0, 25, 10, 10]]),
            LayoutCase(
                "a column has a spacing of its own",
                "{ lazyVGrid: [\(cells(10, 10))], columns: [{ fixed: 20, spacing: 30 }, { fixed: 20 }] }",
                ["#a": [15, 35, 20, 10], "#b": [65, 35, 20, 10]]),
            LayoutCase(
                "a horizontal grid fills its columns first",
                "{ lazyHGrid: [\(box("a", "width: 10")), \(box("b", "width: 10")), \(box("c", "width: 10"))], rows: [20, 20], spacing: 0 }",
                ["#a": [40, 20, 10, 20], "#b": [40, 40, 10, 20], "#c": [50, 20, 10, 20]]),
        ])

    static let grids = cases(
        from: .grid,
        [
            LayoutCase(
                "a column is as wide as its widest cell",
                "{ grid: [{ gridRow: [\(box("a", 10, 10)), \(box("b", 20, 10))] }, { gridRow: [\(box("c", 30, 10)), \(box("d", 5, 10))] }], spacing: 0 }",
                [
                    "#a": [35, 30, 10, 10], "#b": [55, 30, 20, 10], "#c": [25, 40, 30, 10],
                    "#d": [62.5, 40, 5, 10],
                ]),
            LayoutCase(
                "cells stand 8 apart by default",
                "{ grid: [{ gridRow: [\(box("a", 10, 10)), \(box("b", 10, 10))] }] }",
                ["#a": [36, 35, 10, 10], "#b": [54, 35, 10, 10]]),
            LayoutCase(
                "a flexible cell takes what its row leaves",
                "{ grid: [{ gridRow: [\(box("a", 20, 10)), \(box("b", "height: 10"))] }], spacing: 0 }",
                ["#a": [0, 35, 20, 10], "#b": [20, 35, 80, 10]]),
            LayoutCase(
                "what is no row spans all columns, and may widen them",
                "{ grid: [{ gridRow: [\(box("a", 20, 10)), \(box("b", 20, 10))] }, \(box("c", "height: 4"))], spacing: 0 }",
                ["#a": [15, 33, 20, 10], "#b": [65, 33, 20, 10], "#c": [0, 43, 100, 4]]),
            LayoutCase(
                "an unsized cell widens no column",
                "{ grid: [{ gridRow: [\(box("a", 20, 10)), \(box("b", 20, 10))] }, \(box("c", "height: 4", "gridCellUnsizedAxes: horizontal"))], spacing: 0 }",
                ["#a": [30, 33, 20, 10], "#b": [50, 33, 20, 10], "#c": [30, 43, 40, 4]]),
            LayoutCase(
                "a cell spans columns",
                "{ grid: [{ gridRow: [\(box("a", 30, 10, "gridCellColumns: 2"))] }, { gridRow: [\(box("b", 20, 10)), \(box("c", 30, 10))] }], spacing: 0 }",
                ["#a": [35, 30, 30, 10], "#b": [25, 40, 20, 10], "#c": [45, 40, 30, 10]]),
            LayoutCase(
                "a row aligns its own cells",
                "{ grid: [{ gridRow: [\(box("a", 10, 10)), \(box("b", 10, 30))], alignment: top }], spacing: 0 }",
                ["#a": [40, 25, 10, 10], "#b": [50, 25, 10, 30]]),
            LayoutCase(
                "a grid aligns all its cells",
                "{ grid: [{ gridRow: [\(box("a", 10, 10)), \(box("b", 10, 30))] }, { gridRow: [\(box("c", 30, 10)), \(box("d", 10, 10))] }], spacing: 0, alignment: topLeading }",
                ["#a": [30, 20, 10, 10], "#b": [60, 20, 10, 30], "#c": [30, 50, 30, 10]]),
            LayoutCase(
                "columns that can grow leave room for a cell across others",
                "{ grid: [{ gridRow: [\(box("a", 10, 10)), \(box("b", 20, 10)), \(box("c", "height: 10"))] }, { gridRow: [\(box("d", 50, 10, "gridCellColumns: 2"))] }], spacing: 0, alignment: leading }",
                [
                    "#a": [0, 30, 10, 10], "#b": [20, 30, 20, 10], "#c": [50, 30, 50, 10],
                    "#d": [0, 40, 50, 10],
                ]),
            LayoutCase(
                "what a cell across columns lacks goes to those that can grow",
                "{ grid: [{ gridRow: [\(box("a", 10, 10)), \(box("b", "minWidth: 10, height: 10")), \(box("c", "height: 10"))] }, { gridRow: [\(box("d", 70, 10, "gridCellColumns: 2"))] }], spacing: 0, alignment: leading }",
                ["#a": [0, 30, 10, 10], "#b": [10, 30, 60, 10], "#c": [70, 30, 30, 10]]),
            LayoutCase(
                "rows that can grow share the height",
                "{ grid: [{ gridRow: [\(box("a", "width: 10"))] }, { gridRow: [\(box("b", "width: 10"))] }], spacing: 0 }",
                ["#a": [45, 0, 10, 40], "#b": [45, 40, 10, 40]]),
        ])

    static let spans = cases(
        from: .own,
        [
            LayoutCase(
                "a cell of a lazy grid spans columns",
                "{ lazyVGrid: [\(box("a", "height: 10", "gridCellColumns: 2")), \(box("b", "height: 10"))], columns: [20, 20, 20], spacing: 10 }",
                ["#a": [10, 35, 50, 10], "#b": [70, 35, 20, 10]]),
            LayoutCase(
                "what does not fit beside a span goes on to the next row",
                "{ lazyVGrid: [\(box("a", "height: 10")), \(box("b", "height: 10", "gridCellColumns: 2"))], columns: [20, 20], spacing: 0 }",
                ["#a": [30, 30, 20, 10], "#b": [30, 40, 40, 10]]),
            LayoutCase(
                "a cell of a lazy grid spans rows",
                "{ lazyVGrid: [\(box("a", "height: 30", "gridCellRows: 2")), \(box("b", "height: 10")), \(box("c", "height: 10"))], columns: [20, 20], spacing: 0 }",
                ["#a": [30, 25, 20, 30], "#b": [50, 25, 20, 10], "#c": [50, 40, 20, 10]]),
            LayoutCase(
                "a cell of a grid spans rows, and the next row passes over it",
                "{ grid: [{ gridRow: [\(box("a", 10, 40, "gridCellRows: 2")), \(box("b", 10, 10))] }, { gridRow: [\(box("c", 10, 10))] }], spacing: 0 }",
                ["#a": [40, 20, 10, 40], "#b": [50, 25, 10, 10], "#c": [50, 45, 10, 10]]),
        ])

    static let flows = cases(
        from: .own,
        [
            LayoutCase(
                "a flow goes on to the next row",
                "{ flow: [\(box("a", 40, 10)), \(box("b", 40, 10)), \(box("c", 40, 10))], spacing: 10 }",
                ["#a": [5, 25, 40, 10], "#b": [55, 25, 40, 10], "#c": [5, 45, 40, 10]]),
            LayoutCase(
                "a flow aligns its rows",
                "{ flow: [\(box("a", 40, 10)), \(box("b", 40, 10)), \(box("c", 40, 10))], spacing: 10, alignment: center }",
                ["#c": [30, 45, 40, 10]]),
            LayoutCase(
                "a row of a flow centres its nodes",
                "{ flow: [\(box("a", 20, 10)), \(box("b", 20, 30))], spacing: 0 }",
                ["#a": [30, 35, 20, 10], "#b": [50, 25, 20, 30]]),
            LayoutCase(
                "what is wider than a flow is offered its width",
                "{ flow: [\(box("a", "idealWidth: 150, height: 10"))] }", ["#a": [0, 35, 100, 10]]),
            LayoutCase(
                "rows of a flow have a spacing of their own",
                "{ flow: [\(box("a", 40, 10)), \(box("b", 40, 10)), \(box("c", 40, 10))], horizontalSpacing: 10, verticalSpacing: 4 }",
                ["#a": [5, 28, 40, 10], "#c": [5, 42, 40, 10]]),
        ])
}
