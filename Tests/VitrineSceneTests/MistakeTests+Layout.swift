extension MistakeTests {
    /// Mistakes that an independent reader found to be accepted silently.
    static let found: [Mistake] = [
        // Placeholders of data.
        Mistake(
            "{ forEach: { data: [a, b], content: { text: \"{‸itm}\" } } }", "unknown placeholder `itm`",
            "did you mean `item`?"),
        Mistake(
            "{ forEach: { data: [{ t: a }], as: phase, content: { text: \"On {‸phse.t}\" } } }",
            "unknown placeholder `phse`", "did you mean `phase`?"),
        Mistake(
            "{ forEach: { data: 2, as: row, content: { forEach: { data: 3, content: { text: \"{‸rwo} {item}\" } } } } }",
            "unknown placeholder `rwo`", "did you mean `row`?"),
        Mistake(
            "{ forEach: { data: 2, content: { text: \"{‸indx}\" } } }", "unknown placeholder `indx`",
            "did you mean `index`?"),
        // Cells.
        Mistake(
            "{ hstack: [{ text: a, ‸gridCellColumns: 2 }] }",
            "`gridCellColumns` has no meaning on a node outside of a grid",
            "it belongs on a cell: in a gridRow or a lazy grid"),
        Mistake(
            "{ grid: [{ gridRow: [{ vstack: [{ text: a, ‸gridCellRows: 2 }] }] }] }",
            "`gridCellRows` has no meaning on a node outside of a grid",
            "it belongs on a cell: in a gridRow or a lazy grid"),
        Mistake(
            "{ grid: [{ text: a, ‸gridCellColumns: 2 }] }",
            "`gridCellColumns` has no meaning on a node that is no `gridRow`",
            "it takes all columns; put it in a gridRow"),
        Mistake(
            "{ lazyVGrid: [{ text: a, ‸gridCellUnsizedAxes: both }], columns: 2 }",
            "`gridCellUnsizedAxes` has no meaning on a cell of a lazy grid",
            "its tracks do not follow its cells; use a grid"),
        Mistake(
            "{ text: a, overlay: { text: b, ‸gridCellColumns: 2 } }",
            "`gridCellColumns` has no meaning on a node outside of a grid",
            "it belongs on a cell: in a gridRow or a lazy grid"),
        // Alignments along the wrong axis.
        Mistake(
            "{ grid: [{ gridRow: [{ text: a }], alignment: ‸topLeading }] }",
            "`topLeading` has no meaning on a gridRow's alignment",
            "a gridRow aligns its children top, center, bottom, firstTextBaseline or lastTextBaseline"),
        Mistake(
            "{ scroll: [{ text: a }], alignment: ‸top }", "`top` has no meaning on a scroll's alignment",
            "a scroll aligns its children leading, center or trailing; to place the scroll itself, use `frame: { maxHeight: infinity, alignment: top }`"
        ),
        Mistake(
            "{ scroll: [{ text: a }], axes: horizontal, alignment: ‸leading }",
            "`leading` has no meaning on a scroll's alignment",
            "a scroll aligns its children top, center, bottom, firstTextBaseline or lastTextBaseline; to place the scroll itself, use `frame: { maxWidth: infinity, alignment: leading }`"
        ),
        // Bounds.
        Mistake(
            "{ lazyVGrid: [{ text: a }], columns: [{ flexible: { min: 40, max: ‸30 } }] }",
            "30 is out of range: its `min`, 40, or more"),
        Mistake(
            "{ lazyVGrid: [{ text: a }], columns: [{ adaptive: { max: ‸5 } }] }",
            "5 is out of range: its `min`, 10, or more"),
        // Conditions that check nothing.
        Mistake(
            "{ text: a, when: ‸{} }", "a condition needs a key",
            "known keys: appearance, dynamicType, layoutDirection, os, contrast, transparency, motion, legibilityWeight, buttonShapes, device, orientation, width, height, locale, time, state, any, not"
        ),
        Mistake("{ text: a, when: { any: ‸[] } }", "a list of 0 is out of range: 1 to 100"),
        Mistake("{ text: a, when: { device: ‸[] } }", "a list of 0 is out of range: 1 to 100"),
        Mistake(
            "{ text: a, when: { not: ‸{} } }", "a condition needs a key",
            "known keys: appearance, dynamicType, layoutDirection, os, contrast, transparency, motion, legibilityWeight, buttonShapes, device, orientation, width, height, locale, time, state, any, not"
        ),
        // Modifiers without a node are read nevertheless.
        Mistake(
            "{ group: [], overlay: { text: a, ‸opactiy: 1 } }", "unknown key `opactiy` on text",
            "did you mean `opacity`?"),
        Mistake(
            "{ forEach: { data: [], content: spacer }, background: [{ ‸txet: a }] }",
            "no key here names a kind of node (keys: `txet`)", "did you mean `text`?"),
        Mistake(
            "{ text: a, when: { height: 3 }, overlay: { text: b, ‸opactiy: 1 } }",
            "unknown key `opactiy` on text", "did you mean `opacity`?"),
        // The screen's own places.
        Mistake(
            "{ vstack: [‸statusBar] }", "`statusBar` has no meaning on a node within another",
            "it has its own place on the screen: put it in the body, or a deviceFrame's content"),
        Mistake(
            "{ text: a, overlay: { ‸homeIndicator: red } }",
            "`homeIndicator` has no meaning on a node within another",
            "it has its own place on the screen: put it in the body, or a deviceFrame's content"),
        // Percentages are decimal numbers.
        Mistake(
            "{ text: a, opacity: ‸0x28% }", "expected a percentage such as `50%`, found the text \"0x28%\""),
        Mistake(
            "{ text: a, opacity: ‸4e1% }", "expected a percentage such as `50%`, found the text \"4e1%\""),
        Mistake(
            "{ text: a, opacity: ‸+40% }", "expected a percentage such as `50%`, found the text \"+40%\""),
        Mistake(
            "{ text: a, opacity: ‸nan% }", "expected a percentage such as `50%`, found the text \"nan%\""),
        Mistake(
            "{ text: a, frame: { width: ‸0x1p3% } }",
            "expected a percentage such as `50%`, found the text \"0x1p3%\""),
        Mistake("{ text: a, opacity: ‸140% }", "140% is out of range: 0% to 100%"),
        Mistake(
            "{ rectangle: , frame: { maxWidth: ‸50vh } }",
            "expected a length in points or `infinity`, found the text \"50vh\"",
            "write a share of what is around the node: `50%`"),
        Mistake(
            "{ vstack: [{ text: a }], spacing: ‸10% }", "expected a length in points, found the text \"10%\"",
            "a percentage has no meaning here: write a number"),
        Mistake(
            "{ lazyVGrid: [{ text: a }], columns: [{ flexible: { max: ‸10% } }] }",
            "expected a length in points or `infinity`, found the text \"10%\"",
            "a percentage has no meaning here: write a number, or `infinity` for all the room"),
        // Bounds that contradict each other.
        Mistake(
            "{ rectangle: , frame: { minWidth: 200, maxWidth: ‸100 } }",
            "100 is out of range: `minWidth`, 200, or more"),
        Mistake(
            "{ rectangle: , frame: { minHeight: 20, maxHeight: ‸10.5 } }",
            "10.5 is out of range: `minHeight`, 20, or more"),
        Mistake(
            "{ lazyVGrid: [{ text: a }], columns: [‸{ alignment: top }] }",
            "there are 0 `size` where 1 belong: a track is fixed, flexible or adaptive"),
        // Progressive blurs.
        Mistake("{ progressiveBlur: ‸{ to: 4 } }", "a progressive blur needs `edge`"),
        Mistake(
            "{ progressiveBlur: { edge: top, ‸direction: { from: top, to: bottom } } }",
            "`direction` has no meaning on a progressive blur with an `edge`", "remove one of them"),
        Mistake(
            "{ progressiveBlur: { direction: ‸{ from: top, to: top } } }",
            "there are 1 `ends` where 2 belong: a line begins and ends in different places"),
        Mistake("{ progressiveBlur: ‸botom }", "unknown edge `botom`", "did you mean `bottom`?"),
    ]
}
