@testable import VitrineComponents
@testable import VitrineLayout
@testable import VitrineScene

/// Mistakes of the scene as a whole, its canvas, its nodes and modifiers.
extension MistakeTests {
    static let top: [Mistake] = [
        Mistake(
            scene: "‸vitrine: 1\nbody: []\n", "a scene needs `canvas`",
            "such as `canvas: { device: iphone-17-pro }`; or give --device"),
        Mistake(scene: "‸vitrine: 1\ncanvas: { width: 9, height: 9 }\n", "a scene needs `body`"),
        Mistake(
            scene: "‸canvas: { width: 9, height: 9 }\nbody: []\n", "a scene needs `vitrine`",
            "begin it with `vitrine: 1`"),
        Mistake(
            scene: "vitrine: ‸2\ncanvas: { width: 9, height: 9 }\nbody: []\n",
            "this is a scene of version 2; this vitrine reads version 1"),
        Mistake(
            scene: "vitrine: ‸one\ncanvas: { width: 9, height: 9 }\nbody: []\n",
            "expected the version 1, found the text \"one\""),
        Mistake(
            scene: "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody: []\n‸acent: red\n",
            "unknown key `acent` on a scene",
            "did you mean `accent`?"),
        Mistake(
            scene: "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody: []\naccent: ‸rde\n",
            "unknown colour `rde`",
            "did you mean `red`?"),
        Mistake(
            scene: "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody: []\ntitle: ‸[a]\n",
            "expected text, found a list", "write the words alone; nodes side by side are an `hstack`"),
        Mistake(
            scene: "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody: []\nfont: ‸hedline\n",
            "unknown text style `hedline`", "did you mean `headline`?"),
        Mistake(
            scene:
                "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody: []\nbackground: { ‸linearGradiant: { colors: [red] } }\n",
            "unknown key `linearGradiant` on a colour or a gradient", "did you mean `linearGradient`?"),
    ]

    static let canvas: [Mistake] = [
        Mistake(
            canvas: "‸iphone-17-por", "unknown device `iphone-17-por`", "did you mean `iphone-17-pro`?"),
        Mistake(
            canvas: "{ device: ‸iphone-17-por }", "unknown device `iphone-17-por`",
            "did you mean `iphone-17-pro`?"),
        Mistake(
            canvas: "{ width: ‸wide, height: 9 }", "expected a length in points, found the text \"wide\""),
        Mistake(canvas: "{ width: ‸1e9, height: 9 }", "1e9 is out of range: 1 to 16384"),
        Mistake(canvas: "{ width: ‸0, height: 9 }", "0 is out of range: 1 to 16384"),
        Mistake(canvas: "{ width: ‸.nan, height: 9 }", "`.nan` is not a finite number", plain),
        Mistake(canvas: "{ width: 9, height: ‸-.inf }", "`-.inf` is not a finite number", plain),
        Mistake(canvas: "{ width: 9, height: 9, scale: ‸9 }", "9 is out of range: 0.25 to 8"),
        Mistake(
            canvas: "{ width: 9, height: 9, ‸scala: 2 }", "unknown key `scala` on the canvas",
            "did you mean `scale`?"),
        Mistake(
            canvas: "{ width: 9, height: 9, appearance: ‸drak }", "unknown appearance `drak`",
            "did you mean `dark`?"),
        Mistake(
            scene: "vitrine: 1\n‸canvas: { width: 10000, height: 10000, scale: 1 }\nbody: []\n",
            "the canvas has 100000000 pixels where 64000000 are allowed"),
        Mistake(
            scene: "vitrine: 1\n‸canvas: { width: 10 }\nbody: []\n",
            "a canvas without a device needs `height`"),
        Mistake(
            scene: "vitrine: 1\n‸canvas: { width: 10, height: { when: { appearance: dark }, then: 3 } }\n"
                + "body: []\n",
            "a canvas without a device needs `height`"),
        Mistake(
            scene:
                "vitrine: 1\n‸canvas: { device: { when: { appearance: dark }, then: iphone-17 }, height: 9 }\n"
                + "body: []\n",
            "a canvas without a device needs `width`"),
    ]

    static let structure: [Mistake] = [
        Mistake("‸5", "expected a node, found the number 5"),
        Mistake(
            "‸[circle: 5]", "expected a node, found a list",
            "cells of a grid are a `gridRow`, other nodes side by side an `hstack`: `- hstack: [...]`"),
        Mistake("‸circel", "unknown kind of node `circel`", "did you mean `circle`?"),
        Mistake(
            "{ ‸txet: hello }", "no key here names a kind of node (keys: `txet`)", "did you mean `text`?"),
        Mistake(
            "‸{ padding: 4 }", "a node needs one key that names its kind",
            "begin with a kind: `- text: Hello`, and below it `padding: ...`"),
        Mistake(
            "{ text: a, ‸icon: timer }", "a node has one kind, but `text` and `icon` are both kinds",
            "begin each with a dash, as a node of its own: `- text:` and `- icon:`"),
        Mistake(
            "{ vstack: ‸{ text: a } }", "expected a list, found a mapping",
            "begin each element with a dash, `- text: Hello`; other keys stand beside the list's"),
        Mistake(
            "{ vstack: [{ hstack: [{ text: a, ‸pading: 1 }] }] }", "unknown key `pading` on text",
            "did you mean `padding`?"),
        Mistake(
            "{ text: ‸{ a: b } }", "expected text or a list of runs, found a mapping",
            "write the words after the colon, `text: Hello`, and other keys below it"),
        Mistake(
            "{ rectangle: ‸5 }", "expected nothing after the colon, found the number 5",
            "its size is a key below it, where its own name begins: `frame: { size: 5 }`"),
        Mistake("{ ‸roundedRectangle: , fill: red }", "a roundedRectangle needs `cornerRadius`"),
        Mistake("{ spacer: ‸-1 }", "-1 is out of range: 0 to 100000"),
        Mistake("{ circle: ‸1e9 }", "1e9 is out of range: 0 to 100000"),
        Mistake("{ card: [], id: a }\n  - { card: [], id: ‸a }", "the id `a` is given to more than one node"),
        Mistake("{ card: [], id: ‸' ' }", "expected an id, found the text \" \""),
    ]

    static let modifiers: [Mistake] = [
        Mistake(
            "{ card: [], ‸cornerRadios: 4 }", "unknown key `cornerRadios` on card",
            "did you mean `cornerRadius`?"),
        Mistake(
            "{ text: a, ‸spacing: 4 }", "`spacing` has no meaning on text",
            "spacing belongs on stacks, grids, flow, scroll, card, button and glassContainer; elsewhere use padding"
        ),
        Mistake(
            "{ text: a, ‸fill: red }", "`fill` has no meaning on text",
            "fill belongs on shapes; elsewhere use background, or foreground for text and icons"),
        Mistake(
            "{ vstack: [], alignment: ‸bottom }", "`bottom` has no meaning on a vstack's alignment",
            "a vstack aligns its children leading, center or trailing; to place the stack itself, use `frame: { maxHeight: infinity, alignment: bottom }`"
        ),
        Mistake(
            "{ hstack: [], alignment: ‸leading }", "`leading` has no meaning on an hstack's alignment",
            "an hstack aligns its children top, center, bottom, firstTextBaseline or lastTextBaseline; to place the stack itself, use `frame: { maxWidth: infinity, alignment: leading }`"
        ),
        Mistake(
            "{ zstack: [], alignment: ‸middle }", "unknown alignment `middle`",
            "in a scene: `center`"),
        Mistake(
            "{ card: [], padding: ‸big }",
            "expected insets such as `16` or `{ horizontal: 16, vertical: 8 }`, found the text \"big\"",
            "write a number of points, or such as `{ horizontal: 16 }`"),
        Mistake(
            "{ card: [], padding: { ‸horizontl: 4 } }", "unknown key `horizontl` on insets",
            "did you mean `horizontal`?"),
        Mistake("{ card: [], padding: { top: ‸1e9 } }", "1e9 is out of range: -100000 to 100000"),
        Mistake(
            "{ card: [], frame: ‸40 }", "expected a frame, found the number 40",
            "write its parts: `{ width: 100, height: 40 }`, or `{ size: 40 }`"),
        Mistake("{ card: [], frame: { width: ‸-5 } }", "-5 is out of range: 0 to 100000"),
        Mistake(
            "{ card: [], frame: { width: ‸infinity } }",
            "expected a length in points, found the text \"infinity\"",
            "`maxWidth: infinity` takes all the room there is, and so does `width: 100%`"),
        Mistake("{ card: [], frame: { maxWidth: ‸.inf } }", "`.inf` is not a finite number", plain),
        Mistake("{ card: [], opacity: ‸1.5 }", "1.5 is out of range: 0 to 1, or a percentage"),
        Mistake("{ card: [], opacity: ‸150% }", "150% is out of range: 0% to 100%"),
        Mistake("{ card: [], blur: ‸-1 }", "-1 is out of range: 0 to 1000"),
        Mistake("{ card: [], rotation: ‸NaN }", "`NaN` is not a finite number", plain),
        Mistake("{ card: [], scale: { ‸z: 1 } }", "unknown key `z` on a scale", "did you mean `x`?"),
        Mistake(
            "{ card: [], offset: ‸[1, 2] }", "expected an offset, found a list",
            "write its parts: `{ x: 0, y: 4 }`"),
        Mistake(
            "{ card: [], material: ‸ultrathin }", "unknown material `ultrathin`", "did you mean `ultraThin`?"),
        Mistake("{ card: [], cornerRadius: ‸[1, 2] }", "a list of 2 is out of range: exactly 4"),
        Mistake(
            "{ card: [], cornerRadius: { radius: 1, style: ‸smooth } }", "unknown corner style `smooth`",
            "known: circular, continuous"),
        Mistake("{ card: [], shadow: { radius: ‸-2 } }", "-2 is out of range: 0 to 1000"),
        Mistake(
            "{ card: [], shadow: [{ ‸colour: red }] }", "unknown key `colour` on a shadow",
            "did you mean `color`?"),
        Mistake("{ card: [], stroke: ‸{ width: 2 } }", "a stroke needs `paint`"),
        Mistake(
            "{ card: [], stroke: { paint: red, cap: ‸flat } }", "unknown line cap `flat`",
            "known: butt, round, square"),
        Mistake(
            "{ card: [], clip: ‸star }", "unknown clip shape `star`",
            "known: rectangle, capsule, circle, ellipse"),
        Mistake(
            "{ card: [], overlay: { ‸txt: a } }", "no key here names a kind of node (keys: `txt`)",
            "did you mean `text`?"),
        Mistake("{ card: [], lineLimit: ‸0 }", "0 is out of range: 1 to 1000"),
        Mistake("{ card: [], lineLimit: ‸1.5 }", "expected a whole number, found the number 1.5"),
        Mistake(
            "{ card: [], ignoresSafeArea: [‸left] }", "unknown edge `left`",
            "in a scene: `leading`"),
    ]
}
