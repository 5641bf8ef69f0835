/// Mistakes in paints, texts, pictures and figures.
extension MistakeTests {
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
        Mistake(fill: "{ color: red, opacity: ‸2 }", "2 is out of range: 0 to 1, or a percentage"),
        Mistake(fill: "{ light: ‸bleu, dark: red }", "unknown colour `bleu`", "did you mean `blue`?"),
        Mistake(fill: "{ light: red, dark: ‸bleu }", "unknown colour `bleu`", "did you mean `blue`?"),
        Mistake(fill: "‸{ light: red }", "a colour needs `dark`"),
        Mistake(
            fill: "‸{ color: red, light: red, dark: red }",
            "`color` has no meaning on a colour with `light` and `dark`",
            "give either `color` or both `light` and `dark`"),
        Mistake(fill: "{ linearGradient: ‸{} }", "a gradient needs `colors`"),
        Mistake(fill: "{ linearGradient: { colors: ‸[] } }", "a list of 0 is out of range: 1 to 1024"),
        Mistake(
            fill: "{ linearGradient: ‸{ colors: [red], stops: [{ color: red, at: 0 }] } }",
            "`stops` has no meaning on a gradient with `colors`", "give either `colors` or `stops`"),
        Mistake(
            fill: "{ linearGradient: { stops: ‸[{ color: red, at: 0.5 }, { color: blue, at: 0.2 }] } }",
            "a stop at 0.2 is out of range: 0.5 or more, as stops go in order"),
        Mistake(
            fill: "{ linearGradient: { stops: ‸[{ color: red }, { at: 0.5 }] } }",
            "a stop that is not between two with colours needs `color`"),
        Mistake(fill: "{ linearGradient: { stops: [‸{}] } }", "a stop needs `color`"),
        Mistake(
            fill: "{ radialGradient: { colors: [red], ‸from: top } }",
            "unknown key `from` on a radial gradient",
            "known keys: colors, stops, in, center, startCenter, endCenter, startRadius, endRadius, spread"),
        Mistake(
            fill: "{ linearGradient: { colors: [red], from: ‸topleft } }", "unknown unit point `topleft`",
            "in a scene: `topLeading`"),
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
        Mistake("{ text: a, font: { weight: ‸1050 } }", "1050 is out of range: 1 to 1000"),
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
        Mistake(
            "{ image: ‸gone.png }", "there is no file `gone.png`",
            "paths begin at the folder of the file that names them"),
        Mistake(
            "{ image: { source: ‸../secret.png } }", "`../secret.png` lies outside the scene's folder",
            "give --allow-outside to let scenes read any file"),
        Mistake(
            "{ image: ‸text.png }",
            "`text.png` is not a picture that can be read: it does not begin as a PNG does"),
        Mistake("{ image: { source: ‸locked.png } }", "`locked.png` cannot be read: permission denied"),
        Mistake(
            "{ image: { source: wide.png, fit: ‸cover } }", "unknown way to fit `cover`",
            "in a scene: `fill`"),
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
            "in a scene: `innerRadius`"),
        Mistake("{ arc: ‸{ startAngle: 0 } }", "an arc needs `endAngle`"),
        Mistake(
            "{ arc: { startAngle: 0, endAngle: 90, closed: ‸pi } }", "unknown way to close an arc `pi`",
            "did you mean `pie`?"),
        Mistake("{ ring: ‸{} }", "a ring needs `width`"),
        Mistake("{ union: [{ circle: 5 }, ‸{ text: a }] }", "expected a shape, found another kind of node"),
        Mistake(
            "{ card: [], ‸trim: { to: 0.5 } }", "`trim` has no meaning on card", "trim belongs on shapes"),
        Mistake("{ circle: 5, trim: { to: ‸2 } }", "2 is out of range: 0 to 1, or a percentage"),
        Mistake("{ card: [], clip: ‸{ text: a } }", "expected a shape, found another kind of node"),
        Mistake(
            "{ card: [], blendMode: ‸multipy }", "unknown blend mode `multipy`", "did you mean `multiply`?"),
        Mistake("{ card: [], isolated: ‸7 }", "expected true or false, found the number 7"),
        Mistake(
            "{ card: [], filter: { ‸saturate: 2 } }", "unknown key `saturate` on a filter",
            "did you mean `saturation`?"),
        Mistake(
            "{ card: [], filter: ‸vivid }",
            "expected a filter such as `{ saturation: 1.4 }`, found the text \"vivid\"",
            "write it as `filter: { saturation: 1.4 }`"),
        Mistake("{ card: [], filter: [{ grayscale: ‸2 }] }", "2 is out of range: 0 to 1"),
        Mistake("{ card: [], filter: { matrix: ‸[1, 2] } }", "a list of 2 is out of range: exactly 20"),
        Mistake("{ card: [], mask: ‸{ kind: alpha } }", "a mask needs `content`"),
        Mistake(
            "{ card: [], mask: { kind: ‸lumen, content: red } }", "unknown kind of mask `lumen`",
            "known: alpha, luminance"),
        Mistake("{ card: [], skew: { x: ‸90 } }", "90 is out of range: -89 to 89"),
        Mistake(
            "{ card: [], rotation3D: { degrees: 30, axis: ‸{ x: 0 } } }",
            "an axis without a direction is out of range: `x`, `y` or `z` other than 0"),
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
            "known: srgb, linear, oklab, oklch, oklchLonger, oklchIncreasing, oklchDecreasing"),
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
        Mistake(fill: "{ noise: ‸{ size: 4 } }", "noise needs `colors`", "write `noise: { colors: ... }`"),
        Mistake(
            fill: "{ image: { source: wide.png, sampling: ‸cubic } }", "unknown way of sampling `cubic`",
            "known: nearest, bilinear, lanczos"),
        Mistake(
            fill: "{ image: ‸gone.png }", "there is no file `gone.png`",
            "paths begin at the folder of the file that names them"),
    ]
}
