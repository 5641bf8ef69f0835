/// Mistakes in layouts, containers and glass.
extension MistakeTests {
    static let reviewed: [Mistake] = [
        Mistake("{ polygon: { points: ‸[[0, 0], [1, 1]] } }", "a list of 2 is out of range: 3 to 1000"),
        Mistake(
            fill: "{ noise: ‸{ kind: grain } }", "noise needs `colors`", "write `noise: { colors: ... }`"),
        Mistake(
            fill: "{ meshGradient: { width: 2, height: 2, ‸colors: [red, red, red] } }",
            "there are 3 `colors` where 4 belong: 2 across, 2 down"),
        Mistake(
            "{ card: [], stroke: { ‸linearGradient: { colors: [red] }, width: 3 } }",
            "`linearGradient` has no meaning on a stroke with other keys",
            "put it under `paint`: `{ paint: { linearGradient: ... } }`"),
        Mistake(
            "{ card: [], stroke: ‸hairline }", "`hairline` has no meaning on a stroke by itself",
            "it is a width: `{ paint: separator, width: hairline }`"),
    ]

    static let arranging: [Mistake] = [
        Mistake(
            "{ grid: [], ‸columns: 2 }", "`columns` has no meaning on grid", "columns belong on lazyVGrid"),
        Mistake(
            "{ ‸gridRow: [] }", "`gridRow` has no meaning on a node that is no grid",
            "put it in a grid, or use an hstack"),
        Mistake(
            "{ lazyVGrid: [], columns: [‸{ fixed: 10, flexible: 20 }] }",
            "there are 2 `size` where 1 belong: a track is fixed, flexible or adaptive"),
        Mistake("{ lazyVGrid: [], columns: ‸0 }", "0 is out of range: 1 to 100"),
        Mistake(
            "{ text: a, when: { dynamicType: ‸\">=AX9\" } }", "unknown text size `AX9`", "did you mean `AX1`?"
        ),
        Mistake(
            "{ text: a, when: { width: ‸wide } }", "expected a length in points, found the text \"wide\""),
        Mistake(
            "{ forEach: { data: [{ title: a }], content: { text: \"{‸item.titel}\" } } }",
            "unknown key of `item` `titel`", "did you mean `title`?"),
        Mistake(
            "{ forEach: { data: [[1]], content: { text: ‸\"a {item}\" } } }",
            "expected text for `{item}`, found a list"),
        Mistake(
            "{ forEach: { data: [1], as: ‸index, content: spacer } }",
            "expected a name of letters and digits, other than `index`, found the text \"index\""),
        Mistake(
            "{ text: a, alignmentGuides: { ‸midle: 3 } }", "unknown guide `midle`", "did you mean `middle`?"),
        Mistake(
            "{ text: a, alignmentGuides: { top: ‸leading } }", "`leading` has no meaning on the guide top",
            "a guide lies at another one of its own axis"),
        Mistake(
            "{ text: a, aspectRatio: ‸0/3 }", "expected a ratio such as `16/9`, found the text \"0/3\""),
        Mistake("{ text: a, frame: { width: ‸\"5000%\" } }", "5000% is out of range: 0% to 1000%"),
        Mistake("{ text: a, safeAreaInset: ‸{ edge: top } }", "a safe-area inset needs `content`"),
        Mistake(
            "{ text: a, ‸equalSizes: true }", "`equalSizes` has no meaning on text",
            "equalSizes belongs on vstack and hstack"),
    ]

    static let containers: [Mistake] = [
        Mistake("{ glassContainer: ‸{ light: {} } }", "a container of glass needs `content`"),
        Mistake(
            "{ glassContainer: { content: [], ‸spacing: 4 } }",
            "unknown key `spacing` on a container of glass",
            "`spacing` is a key of the node: indent it like the node's other keys"),
        Mistake(
            "{ ‸glassContainer: [], spacing: -1 }", "-1 is out of range: 0 to 100000 as spacing of glass"),
        Mistake("{ glassMorph: ‸{ from: [], to: [] } }", "a morph of glass needs `at`"),
        Mistake("{ glassMorph: { from: [], to: [], at: ‸2 } }", "2 is out of range: 0 to 1"),
        Mistake(
            "{ glassMorph: ‸[] }", "expected a morph of glass, found a list",
            "write it as `glassMorph: { from: [{ text: A }], to: [{ text: B }], at: 0.5 }`"),
        Mistake(
            "{ glassMorph: { from: ‸stck, to: [], at: 0 } }", "unknown kind of node `stck`",
            "did you mean `star`?"),
        Mistake("{ loupe: { magnification: ‸0 } }", "0 is out of range: 0.1 to 10"),
        Mistake(
            "{ loupe: { ‸hight: 3 } }", "unknown key `hight` on a loupe", "did you mean `height`?"),
        Mistake("{ circle: 5, glass: { union: ‸4 } }", "expected an id, found the number 4"),
    ]

    static let glass: [Mistake] = [
        Mistake("{ card: [], glass: ‸regulr }", "unknown glass style `regulr`", "did you mean `regular`?"),
        Mistake(
            "{ card: [], glass: ‸5 }",
            "unknown glass style `5`", "known: regular, clear, prominent, thin, identity"),
        Mistake("{ card: [], glass: { ‸tnt: red } }", "unknown key `tnt` on glass", "did you mean `tint`?"),
        Mistake(
            "{ card: [], glass: { style: ‸cler } }", "unknown glass style `cler`", "did you mean `clear`?"),
        Mistake(
            "{ card: [], glass: { state: ‸presed } }", "unknown state of glass `presed`",
            "did you mean `pressed`?"),
        Mistake("{ card: [], glass: { frost: ‸-1 } }", "-1 is out of range: 0 to 1000"),
        Mistake(
            "{ card: [], glass: { frost: { ‸rm: 1 } } }", "unknown key `rm` on a frost", "did you mean `rim`?"
        ),
        Mistake(
            "{ card: [], glass: { lens: { ‸hight: 1 } } }", "unknown key `hight` on a lens",
            "did you mean `height`?"),
        Mistake("{ card: [], glass: { lens: { magnification: ‸0 } } }", "0 is out of range: 0.1 to 10"),
        Mistake("{ card: [], glass: { lens: ‸20 } }", "expected a lens, found the number 20"),
        Mistake(
            "{ card: [], glass: { face: { black: ‸.nan } } }", "`.nan` is not a finite number", plain),
        Mistake(
            "{ card: [], glass: { face: { fill: ‸bleu } } }", "unknown colour `bleu`", "did you mean `blue`?"),
        Mistake(
            "{ card: [], glass: { bleed: { face: { ‸whit: 1 } } } }", "unknown key `whit` on a face of glass",
            "did you mean `white`?"),
        Mistake("{ card: [], glass: { rim: { spread: ‸2 } } }", "2 is out of range: 0 to 1"),
        Mistake("{ card: [], glass: { tint: ‸rde } }", "unknown colour `rde`", "did you mean `red`?"),
        Mistake("{ card: [], glass: { tint: ‸{ floor: 0 } } }", "a tint needs `color`"),
        Mistake("{ card: [], glass: { slider: ‸1.5 } }", "1.5 is out of range: 0 to 1"),
        Mistake(
            "{ card: [], glass: { adaptive: ‸maybe } }",
            "expected true, false or a luma from 0 to 1, found the text \"maybe\""),
        Mistake("{ card: [], glass: { adaptive: ‸7 } }", "7 is out of range: 0 to 1"),
        Mistake("{ card: [], glass: { light: { first: ‸2 } } }", "2 is out of range: 0 to 1"),
        Mistake("{ card: [], glass: { edge: ‸canvs } }", "unknown edge `canvs`", "did you mean `canvas`?"),
        Mistake(
            "{ card: [], glass: regular, ‸material: thin }",
            "`material` has no meaning on a node with `glass`",
            "give either `glass` or `material`"),
        Mistake(
            "{ card: [], when: { appearance: dark }, glass: { ‸adaptive: true } }",
            "`adaptive` has no meaning on nodes that are not as many in both appearances",
            "give each of them its own glass"),
        Mistake(
            "{ group: [{ text: a, when: { appearance: dark } }], glass: { ‸adaptive: true } }",
            "`adaptive` has no meaning on nodes that are not as many in both appearances",
            "give each of them its own glass"),
        Mistake(
            canvas: "{ width: 9, height: 9, os: ‸19 }", "unknown version of the system `19`",
            "did you mean `18`?"),
        Mistake(
            canvas: "{ width: 9, height: 9, contrast: ‸high }", "unknown contrast `high`",
            "known: normal, increased"),
        Mistake(
            canvas: "{ width: 9, height: 9, transparency: ‸none }", "unknown transparency `none`",
            "known: normal, reduced"),
        Mistake(
            "{ text: a, when: { os: ‸\">=19\" } }", "unknown version of the system `19`", "did you mean `18`?"
        ),
    ]
}
