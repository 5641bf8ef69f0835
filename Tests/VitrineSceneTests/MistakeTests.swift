import Testing
import VitrineText

@testable import VitrineScene

@Suite("Each single mistake is one error, where it is, with what to do about it")
struct MistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let scene: MarkedText
        let message: String
        let suggestion: String?
        var testDescription: String { "\(scene.text.suffix(60)): \(message)" }

        /// A whole scene.
        init(scene: String, _ message: String, _ suggestion: String? = nil) {
            self.scene = MarkedText(scene)
            self.message = message
            self.suggestion = suggestion
        }

        /// A node of the body.
        init(_ node: String, _ message: String, _ suggestion: String? = nil) {
            self.init(
                scene: "vitrine: 1\ncanvas: { width: 100, height: 100 }\nbody:\n  - \(node)\n", message,
                suggestion)
        }

        /// A canvas.
        init(canvas: String, _ message: String, _ suggestion: String? = nil) {
            self.init(scene: "vitrine: 1\ncanvas: \(canvas)\nbody: []\n", message, suggestion)
        }

        /// A value of `fill`.
        init(fill: String, _ message: String, _ suggestion: String? = nil) {
            self.init("{ rectangle: , fill: \(fill) }", message, suggestion)
        }
    }

    static let notation =
        "write #RRGGBB, rgb(255 128 0), hsl(30 100% 50%), color(display-p3 1 0.5 0) or a name such as blue"
    static let plain = "give a plain decimal number"

    static let top: [Mistake] = [
        Mistake(scene: "‸vitrine: 1\nbody: []\n", "a scene needs `canvas`"),
        Mistake(scene: "‸vitrine: 1\ncanvas: { width: 9, height: 9 }\n", "a scene needs `body`"),
        Mistake(scene: "‸canvas: { width: 9, height: 9 }\nbody: []\n", "a scene needs `vitrine`"),
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
            "expected text, found a list"),
        Mistake(
            scene: "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody: []\nfont: ‸hedline\n",
            "unknown text style `hedline`", "did you mean `headline`?"),
        Mistake(
            scene:
                "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody: []\nbackground: { ‸linearGradiant: { colors: [red] } }\n",
            "unknown key `linearGradiant` on a colour or a gradient", "did you mean `linearGradient`?"),
    ]

    static let canvas: [Mistake] = [
        Mistake(canvas: "‸iphone-17", "expected the canvas, found the text \"iphone-17\""),
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
    ]

    static let structure: [Mistake] = [
        Mistake("‸5", "expected a node, found the number 5"),
        Mistake("‸[circle: 5]", "expected a node, found a list"),
        Mistake("‸circel", "unknown kind of node `circel`", "did you mean `circle`?"),
        Mistake(
            "{ ‸txet: hello }", "no key here names a kind of node (keys: `txet`)", "did you mean `text`?"),
        Mistake(
            "‸{ padding: 4 }", "a node needs one key that names its kind",
            "kinds: \(NodeKinds.names.joined(separator: ", "))"),
        Mistake(
            "{ text: a, ‸icon: timer }", "a node has one kind, but `text` and `icon` are both kinds",
            "make each of them a node of its own, in a stack"),
        Mistake("{ vstack: ‸{ text: a } }", "expected a list, found a mapping"),
        Mistake(
            "{ vstack: [{ hstack: [{ text: a, ‸pading: 1 }] }] }", "unknown key `pading` on text",
            "did you mean `padding`?"),
        Mistake("{ text: ‸{ a: b } }", "expected text or a list of runs, found a mapping"),
        Mistake("{ rectangle: ‸5 }", "expected nothing after the colon, found the number 5"),
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
            "known: \(Alignment.named.map(\.0).joined(separator: ", "))"),
        Mistake("{ card: [], padding: ‸big }", "expected insets, found the text \"big\""),
        Mistake(
            "{ card: [], padding: { ‸horizontl: 4 } }", "unknown key `horizontl` on insets",
            "did you mean `horizontal`?"),
        Mistake("{ card: [], padding: { top: ‸1e9 } }", "1e9 is out of range: -100000 to 100000"),
        Mistake("{ card: [], frame: ‸40 }", "expected a frame, found the number 40"),
        Mistake("{ card: [], frame: { width: ‸-5 } }", "-5 is out of range: 0 to 100000"),
        Mistake(
            "{ card: [], frame: { width: ‸infinity } }",
            "expected a length in points, found the text \"infinity\""),
        Mistake("{ card: [], frame: { maxWidth: ‸.inf } }", "`.inf` is not a finite number", plain),
        Mistake("{ card: [], opacity: ‸1.5 }", "1.5 is out of range: 0 to 1"),
        Mistake("{ card: [], opacity: ‸150% }", "150% is out of range: 0% to 100%"),
        Mistake("{ card: [], blur: ‸-1 }", "-1 is out of range: 0 to 1000"),
        Mistake("{ card: [], rotation: ‸NaN }", "`NaN` is not a finite number", plain),
        Mistake("{ card: [], scale: { ‸z: 1 } }", "unknown key `z` on a scale", "did you mean `x`?"),
        Mistake("{ card: [], offset: ‸[1, 2] }", "expected an offset, found a list"),
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
            "known: top, leading, bottom, trailing"),
        Mistake(
            "{ vstack: [{ card: [], ‸ignoresSafeArea: true }] }",
            "`ignoresSafeArea` has no meaning on a node within another",
            "give it to the node of the body that holds this one"),
    ]

    static let paints: [Mistake] = [
        Mistake(fill: "‸bleu", "unknown colour `bleu`", "did you mean `blue`?"),
        Mistake(fill: "‸5", "expected a colour, found the number 5"),
        Mistake(
            fill: "‸'#12'", "`#12` is not a colour: a hex colour has 3, 4, 6 or 8 digits, not 2", notation),
        Mistake(
            fill: "‸'#GGHHII'", "`#GGHHII` is not a colour: a hex colour has only the digits 0-9 and A-F",
            notation),
        Mistake(
            fill: "‸rgb(300 0 0)", "`rgb(300 0 0)` is not a colour: 300 is not within 0 to 255", notation),
        Mistake(
            fill: "‸rgb(1 2)",
            "`rgb(1 2)` is not a colour: it has 2 components where 3, and perhaps an alpha, belong", notation),
        Mistake(fill: "‸rgb(nan 0 0)", "`rgb(nan 0 0)` is not a colour: `nan` is not a number", notation),
        Mistake(
            fill: "‸hsl(10 50 50)", "`hsl(10 50 50)` is not a colour: `50` is not a percentage", notation),
        Mistake(
            fill: "‸hsl(x 50% 50%)", "`hsl(x 50% 50%)` is not a colour: `x` is not a hue in degrees", notation
        ),
        Mistake(
            fill: "‸color(rec2020 1 0 0)",
            "`color(rec2020 1 0 0)` is not a colour: the colour space is display-p3 or srgb", notation),
        Mistake(
            fill: "‸lab(50 0 0)", "`lab(50 0 0)` is not a colour: there is no notation `lab()`", notation),
        Mistake(fill: "{ color: red, opacity: ‸2 }", "2 is out of range: 0 to 1"),
        Mistake(fill: "{ light: ‸bleu, dark: red }", "unknown colour `bleu`", "did you mean `blue`?"),
        Mistake(fill: "{ light: red, dark: ‸bleu }", "unknown colour `bleu`", "did you mean `blue`?"),
        Mistake(fill: "‸{ light: red }", "a colour needs `dark`"),
        Mistake(
            fill: "‸{ color: red, light: red, dark: red }",
            "`color` has no meaning on a colour with `light` and `dark`",
            "give either `color` or both `light` and `dark`"),
        Mistake(fill: "{ linearGradient: ‸{} }", "a gradient needs `colors`"),
        Mistake(fill: "{ linearGradient: { colors: ‸[] } }", "a list of 0 is out of range: 1 to 64"),
        Mistake(
            fill: "{ linearGradient: ‸{ colors: [red], stops: [{ color: red, at: 0 }] } }",
            "`stops` has no meaning on a gradient with `colors`", "give either `colors` or `stops`"),
        Mistake(
            fill: "{ linearGradient: { stops: ‸[{ color: red, at: 0.5 }, { color: blue, at: 0.2 }] } }",
            "a stop at 0.2 is out of range: 0.5 or more, as stops go in order"),
        Mistake(fill: "{ linearGradient: { stops: [‸{ color: red }] } }", "a stop needs `at`"),
        Mistake(
            fill: "{ radialGradient: { colors: [red], ‸from: top } }",
            "unknown key `from` on a radial gradient",
            "known keys: colors, stops, in, center, startCenter, endCenter, startRadius, endRadius"),
        Mistake(
            fill: "{ linearGradient: { colors: [red], from: ‸topleft } }", "unknown unit point `topleft`",
            "did you mean `topLeading`?"),
        Mistake(
            fill: "{ linearGradient: { colors: [red] }, ‸opacity: 0.5 }",
            "unknown key `opacity` on a gradient", "known keys: linearGradient"),
    ]

    static let content: [Mistake] = [
        Mistake("{ icon: ‸timr }", "unknown icon `timr`", "did you mean `timer`?"),
        Mistake(
            "{ text: ‸\"\\uE9FF\" }", "Inter has no glyph for U+E9FF",
            "use another font, or other characters"),
        Mistake("{ text: a, font: { weight: ‸bolt } }", "unknown font weight `bolt`", "did you mean `bold`?"),
        Mistake("{ text: a, font: { weight: ‸950 } }", "950 is out of range: 100 to 900"),
        Mistake("{ text: a, font: { size: ‸1e9 } }", "1e9 is out of range: 1 to 2000"),
        Mistake(
            "{ text: a, font: { family: ‸Intr } }", "no font of the family `Intr` is installed",
            "did you mean `Inter`?"),
        Mistake(
            "{ path: ‸\"L 1 2\" }",
            "the path data is wrong at character 1: expected `M` or `m` first, found `L`"),
        Mistake(
            "{ path: ‸\"M 0 0 L 1\" }",
            "the path data is wrong at character 10: expected y of `L`, found the end"),
        Mistake(
            "{ path: { data: ‸\"M 0 0 K\" } }",
            "the path data is wrong at character 7: expected a command (one of MLHVCSQTAZ, either case), found `K`"
        ),
        Mistake(
            "{ path: { data: M 0 0, viewBox: ‸[0, 0, 0, 5] } }",
            "a view box without area is out of range: a width and height above 0"),
        Mistake("{ image: ‸gone.png }", "there is no file `gone.png`"),
        Mistake(
            "{ image: { source: ‸../secret.png } }", "`../secret.png` lies outside the scene's folder",
            "give --allow-outside to let scenes read any file"),
        Mistake(
            "{ image: ‸text.png }",
            "`text.png` is not a picture that can be read: it does not begin as a PNG does"),
        Mistake("{ image: { source: ‸locked.png } }", "`locked.png` cannot be read: permission denied"),
        Mistake(
            "{ image: { source: wide.png, fit: ‸cover } }", "unknown way to fit `cover`",
            "known: original, fit, fill, stretch, tile"),
        Mistake("{ ‸button: {} }", "a button needs `title`"),
        Mistake(
            "{ button: { title: a, style: ‸borderd } }", "unknown button style `borderd`",
            "did you mean `bordered`?"),
        Mistake("{ iconButton: ‸elipsis }", "unknown icon `elipsis`", "did you mean `ellipsis`?"),
        Mistake("{ tabBar: { items: [{ icon: timer }], selected: ‸3 } }", "tab 3 is out of range: 0 to 0"),
        Mistake("{ tabBar: { items: ‸[] } }", "a list of 0 is out of range: 1 to 10"),
        Mistake("{ tabBar: { items: [‸{ label: a }] } }", "a tab needs `icon`"),
    ]

    static let drawing: [Mistake] = [
        Mistake("{ polygon: ‸2 }", "2 is out of range: 3 to 360"),
        Mistake("{ ‸polygon: { rotation: 30 } }", "a polygon needs `sides`"),
        Mistake(
            "{ star: { points: 5, ‸inner: 0.5 } }", "unknown key `inner` on a star",
            "did you mean `innerRadius`?"),
        Mistake("{ arc: ‸{ startAngle: 0 } }", "an arc needs `endAngle`"),
        Mistake(
            "{ arc: { startAngle: 0, endAngle: 90, closed: ‸pi } }", "unknown way to close an arc `pi`",
            "did you mean `pie`?"),
        Mistake("{ ring: ‸{} }", "a ring needs `width`"),
        Mistake("{ union: [{ circle: 5 }, ‸{ text: a }] }", "expected a shape, found another kind of node"),
        Mistake(
            "{ card: [], ‸trim: { to: 0.5 } }", "`trim` has no meaning on card", "trim belongs on shapes"),
        Mistake("{ circle: 5, trim: { to: ‸2 } }", "2 is out of range: 0 to 1"),
        Mistake("{ card: [], clip: ‸{ text: a } }", "expected a shape, found another kind of node"),
        Mistake(
            "{ card: [], blendMode: ‸multipy }", "unknown blend mode `multipy`", "did you mean `multiply`?"),
        Mistake("{ card: [], isolated: ‸7 }", "expected true or false, found the number 7"),
        Mistake(
            "{ card: [], filter: { ‸saturate: 2 } }", "unknown key `saturate` on a filter",
            "did you mean `saturation`?"),
        Mistake(
            "{ card: [], filter: ‸vivid }",
            "expected a filter such as `{ saturation: 1.4 }`, found the text \"vivid\""),
        Mistake("{ card: [], filter: [{ grayscale: ‸2 }] }", "2 is out of range: 0 to 1"),
        Mistake("{ card: [], filter: { matrix: ‸[1, 2] } }", "a list of 2 is out of range: exactly 20"),
        Mistake("{ card: [], mask: ‸{ kind: alpha } }", "a mask needs `content`"),
        Mistake(
            "{ card: [], mask: { kind: ‸lumen, content: red } }", "unknown kind of mask `lumen`",
            "known: alpha, luminance"),
        Mistake("{ card: [], skew: { x: ‸90 } }", "90 is out of range: -89 to 89"),
        Mistake(
            "{ card: [], shadow: { inner: ‸maybe } }", "expected true or false, found the text \"maybe\""),
        Mistake(
            "{ card: [], stroke: { paint: red, width: ‸hairlin } }", "unknown width `hairlin`",
            "did you mean `hairline`?"),
        Mistake(
            "{ card: [], material: { ‸saturate: 2 } }", "unknown key `saturate` on a material",
            "did you mean `saturation`?"),
        Mistake(
            canvas: "{ width: 9, height: 9, colorSpace: ‸p3 }", "unknown colour space `p3`",
            "known: srgb, display-p3"),
        Mistake(
            fill: "{ linearGradient: { colors: [red], in: ‸lab } }", "unknown space to interpolate in `lab`",
            "known: srgb, linear, oklab"),
        Mistake(
            fill: "{ linearGradient: { colors: [red], from: { ‸z: 1 } } }", "unknown key `z` on an offset",
            "did you mean `x`?"),
        Mistake(
            fill: "{ ellipticalGradient: { colors: [red], endRadius: ‸-1 } }", "-1 is out of range: 0 to 100"),
        Mistake(
            fill: "{ meshGradient: { width: 2, height: 2, ‸colors: [red, red, red, red, red] } }",
            "there are 5 `colors` where 4 belong: 2 across, 2 down"),
        Mistake(
            fill:
                "{ meshGradient: { width: 2, height: 2, ‸points: [[0, 0], [1, 0], [0, 1], [1, 1], [2, 2]], colors: [red, red, red, red] } }",
            "there are 5 `points` where 4 belong: 2 across, 2 down"),
        Mistake(
            fill: "{ meshGradient: ‸{ width: 2, colors: [red, red, red, red] } }",
            "a mesh gradient needs `height`"),
        Mistake(
            fill: "{ noise: { colors: [red], kind: ‸perlin } }", "unknown kind of noise `perlin`",
            "known: grain, value, gradient"),
        Mistake(fill: "{ noise: ‸{ size: 4 } }", "noise needs `colors`"),
        Mistake(
            fill: "{ image: { source: wide.png, sampling: ‸cubic } }", "unknown way of sampling `cubic`",
            "known: nearest, bilinear, lanczos"),
        Mistake(fill: "{ image: ‸gone.png }", "there is no file `gone.png`"),
    ]

    static let reviewed: [Mistake] = [
        Mistake("{ polygon: { points: ‸[[0, 0], [1, 1]] } }", "a list of 2 is out of range: 3 to 1000"),
        Mistake(fill: "{ noise: ‸{ kind: grain } }", "noise needs `colors`"),
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
            "known: content, light, shadow, edge"),
        Mistake(
            "{ ‸glassContainer: [], spacing: -1 }", "-1 is out of range: 0 to 100000 as spacing of glass"),
        Mistake("{ glassMorph: ‸{ from: [], to: [] } }", "a morph of glass needs `at`"),
        Mistake("{ glassMorph: { from: [], to: [], at: ‸2 } }", "2 is out of range: 0 to 1"),
        Mistake("{ glassMorph: ‸[] }", "expected a morph of glass, found a list"),
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

    /// A piece that is put in whole counts with all that it holds, and a text has an end.
    @Test func whatIsMadeFromDataIsBounded() throws {
        var tree = "{ group: \"{a24}\" }"
        var text = "{ text: \"{a9}\" }"
        for depth in (1...24).reversed() {
            let twice = "{ vstack: \"{a\(depth - 1)}\" }"
            tree = "{ forEach: { data: [[\(twice), \(twice)]], as: a\(depth), content: \(tree) } }"
        }
        for depth in (1...9).reversed() {
            let tenfold = String(repeating: "{a\(depth - 1)}", count: 10)
            text = "{ forEach: { data: [\"\(tenfold)\"], as: a\(depth), content: \(text) } }"
        }
        for (content, what) in [
            ("{ forEach: { data: [[spacer]], as: a0, content: \(tree) } }", "values"),
            ("{ forEach: { data: [x], as: a0, content: \(text) } }", "characters"),
        ] {
            let faults = try #require(
                try SceneRun.faults("vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody:\n  - \(content)\n"))
            #expect(faults.all.first?.problem.message.hasPrefix("too many \(what) made from data: ") == true)
        }
    }

    /// Pieces of data in pieces of data grow fast, and are bounded.
    @Test func dataIsBounded() throws {
        var content = "spacer"
        for depth in 0..<4 { content = "{ forEach: { data: 100, as: i\(depth), content: \(content) } }" }
        let file = SceneRun.file("vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody:\n  - \(content)\n")
        var limits = SceneLimits.standard
        limits.values = 2000
        let resolver = SceneResolver(text: try TextEngine(library: sharedLibrary), limits: limits)
        let faults = #expect(throws: Diagnostics.self) {
            _ = try resolver.resolve(try SceneParser.parse(file), of: file)
        }
        #expect(
            faults?.all.map(\.problem.message) == [
                "too many values made from data: 2001 where 2000 are allowed"
            ])
    }

    static let all =
        found + controls + glass + arranging + reviewed + top + canvas + structure + modifiers + paints
        + content
        + drawing

    @Test(arguments: all)
    func mistake(_ mistake: Mistake) throws {
        let faults = try #require(try SceneRun.faults(mistake.scene.text))
        let first = try #require(faults.all.first)
        #expect(faults.all.count == 1, "\(faults.rendered())")
        #expect(first.problem.message == mistake.message)
        #expect(first.problem.suggestion == mistake.suggestion)
        #expect(first.mark == mistake.scene.mark)
        #expect(first.severity == .error)
    }

    @Test func bothBranchesOfAppearanceAreRead() throws {
        let faults = try #require(
            try SceneRun.faults(
                "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody:\n  - { rectangle: , fill: { light: '#1', dark: '#2' } }\n"
            ))
        #expect(faults.all.map(\.mark.column) == [35, 47])
    }

    @Test func everyErrorIsReportedInOrder() throws {
        let nodes = Self.structure + Self.modifiers + Self.paints
        let bodies = nodes.compactMap { $0.scene.text.split(separator: "body:\n").dropFirst().first }
        let text = "vitrine: 1\ncanvas: { width: 100, height: 100 }\nbody:\n" + bodies.joined()
        let faults = try #require(try SceneRun.faults(text))
        #expect(faults.all.map(\.mark) == faults.all.map(\.mark).sorted())
        #expect(faults.all.count == nodes.count, "\(faults.rendered())")
    }

    @Test func thereAreEnough() { #expect(Self.all.count >= 100) }
}
