import Testing
import VitrineTokens

/// The shapes of the 13 types: chapters 8 and 9 of the Format Module, and the Color Module.
@Suite("Values have the shapes of the format")
struct TokenValueTests {
    @Test(arguments: [
        ("color", #"{ "colorSpace": "srgb", "components": [1, 0.5, 0] }"#),
        ("color", ##"{ "colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.25, "hex": "#fF8000" }"##),
        ("color", #"{ "colorSpace": "srgb-linear", "components": [0, 0, 1] }"#),
        ("color", #"{ "colorSpace": "hsl", "components": ["none", 0, 100] }"#),
        ("color", #"{ "colorSpace": "hwb", "components": [359.9, 0, 100] }"#),
        ("color", #"{ "colorSpace": "lab", "components": [50, -200, 300] }"#),
        ("color", #"{ "colorSpace": "lch", "components": [50, 300, 0] }"#),
        ("color", #"{ "colorSpace": "oklab", "components": [1, -0.7, 0.7] }"#),
        ("color", #"{ "colorSpace": "oklch", "components": [0.5, 0.6, 359] }"#),
        ("color", #"{ "colorSpace": "display-p3", "components": [1, 1, 1] }"#),
        ("color", #"{ "colorSpace": "a98-rgb", "components": [0, 1, 0] }"#),
        ("color", #"{ "colorSpace": "prophoto-rgb", "components": [0.1, 0.2, 0.3] }"#),
        ("color", #"{ "colorSpace": "rec2020", "components": [0.1, 0.2, 0.3] }"#),
        ("color", #"{ "colorSpace": "xyz-d65", "components": [0.1, 0.2, 0.3] }"#),
        ("color", #"{ "colorSpace": "xyz-d50", "components": [0.1, "none", 0.3] }"#),
        ("dimension", #"{ "value": -4.5, "unit": "px" }"#),
        ("dimension", #"{ "value": 0, "unit": "rem" }"#),
        ("fontFamily", #""Inter""#),
        ("fontFamily", #"["Inter", "Helvetica Neue", "sans-serif"]"#),
        ("fontWeight", "1"), ("fontWeight", "350.5"), ("fontWeight", "1000"),
        ("duration", #"{ "value": 120, "unit": "ms" }"#),
        ("duration", #"{ "value": 1.5, "unit": "s" }"#),
        ("cubicBezier", "[0, -2, 1, 3.5]"),
        ("number", "-12.75"),
        ("strokeStyle", #""groove""#),
        (
            "strokeStyle",
            #"{ "dashArray": [{ "value": 2, "unit": "px" }, { "value": 1, "unit": "rem" }], "lineCap": "square" }"#
        ),
        (
            "border",
            #"{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "width": { "value": 1, "unit": "px" }, "style": "dotted" }"#
        ),
        (
            "transition",
            #"{ "duration": { "value": 2, "unit": "s" }, "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0.5, 0, 1, 1] }"#
        ),
        (
            "gradient",
            #"[{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0.25 }]"#
        ),
        (
            "typography",
            #"{ "fontFamily": "Inter", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 600, "letterSpacing": { "value": -0.4, "unit": "px" }, "lineHeight": 1.25 }"#
        ),
    ])
    func valuesReadBack(_ type: String, _ value: String) {
        let run = TokenRun.one(type, value)
        #expect(run.errors.isEmpty)
        #expect(run.warnings.isEmpty)
        #expect(run.value("t") == value)
        #expect(run.tokens["t"]?.type.rawValue == type)
    }

    @Test(arguments: [
        ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
        ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
        ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
        ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
    ])
    func weightsHaveNames(_ name: String, _ weight: Double) {
        #expect(TokenRun.one("fontWeight", "\"\(name)\"").tokens["t"]?.value == .fontWeight(weight))
    }

    @Test(arguments: ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"])
    func strokesHaveNames(_ name: String) {
        #expect(TokenRun.one("strokeStyle", "\"\(name)\"").errors.isEmpty)
    }

    /// One shadow or several; `inset` is false by default.
    @Test func shadowsAreOneOrMany() {
        let color = #""color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 }"#
        func shadow(_ blur: Int, _ more: String = "") -> String {
            "{ \(color), "
                + ["offsetX": 1, "offsetY": 2, "blur": blur, "spread": 0].sorted { $0.key > $1.key }.map {
                    "\"\($0.key)\": { \"value\": \($0.value), \"unit\": \"px\" }"
                }.joined(separator: ", ") + "\(more) }"
        }
        guard case .shadow(let one)? = TokenRun.one("shadow", shadow(3)).tokens["t"]?.value,
            case .shadow(let two)? = TokenRun.one(
                "shadow", "[\(shadow(3)), \(shadow(4, ", \"inset\": true"))]"
            ).tokens["t"]?.value
        else {
            Issue.record("the shadows are not read")
            return
        }
        #expect(one.map(\.isInset) == [false])
        #expect(two.map(\.isInset) == [false, true])
        #expect(two.map(\.blur.value) == [3, 4])
        #expect(two.map(\.offsetX.value) == [1, 1])
    }

    /// Positions outside the range are clamped.
    @Test func gradientPositionsAreClamped() {
        let stop = { (position: Int) in
            #"{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": \#(position) }"#
        }
        guard
            case .gradient(let stops)? = TokenRun.one("gradient", "[\(stop(-99)), \(stop(42))]").tokens["t"]?
                .value
        else {
            Issue.record("the gradient is not read")
            return
        }
        #expect(stops.map(\.position) == [0, 1])
    }

    @Test(arguments: [
        ("color", "12", "expected a colour, found the number 12"),
        (
            "color", #""bluish""#,
            "expected a colour: an object with `colorSpace` and `components`, found the text \"bluish\""
        ),
        ("color", #"{ "components": [0, 0, 0] }"#, "a colour needs `colorSpace`"),
        ("color", #"{ "colorSpace": "srgb" }"#, "a colour needs `components`"),
        ("color", #"{ "colorSpace": "sRGB", "components": [0, 0, 0] }"#, "unknown `colorSpace` `sRGB`"),
        (
            "color", #"{ "colorSpace": "srgb", "components": [0, 0] }"#,
            "there are 2 components of srgb where 3 belong"
        ),
        (
            "color", #"{ "colorSpace": "srgb", "components": [0, 0, 0, 1] }"#,
            "there are 4 components of srgb where 3 belong"
        ),
        (
            "color", #"{ "colorSpace": "srgb", "components": [1.01, 0, 0] }"#,
            "1.01 is out of range: the red of srgb is 0 to 1"
        ),
        (
            "color", #"{ "colorSpace": "hsl", "components": [360, 0, 0] }"#,
            "360 is out of range: the hue of hsl is 0 up to, not including, 360"
        ),
        (
            "color", #"{ "colorSpace": "hwb", "components": [0, 0, 101] }"#,
            "101 is out of range: the blackness of hwb is 0 to 100"
        ),
        (
            "color", #"{ "colorSpace": "lch", "components": [0, -1, 0] }"#,
            "-1 is out of range: the chroma of lch is 0 or more"
        ),
        (
            "color", #"{ "colorSpace": "oklab", "components": [1.5, 0, 0] }"#,
            "1.5 is out of range: the lightness of oklab is 0 to 1"
        ),
        (
            "color", #"{ "colorSpace": "srgb", "components": [0, "None", 0] }"#,
            "expected a number or \"none\" for the green, found the text \"None\""
        ),
        (
            "color", #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2 }"#,
            "2 is out of range: `alpha` is 0 to 1"
        ),
        (
            "color", #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alhpa": 1 }"#,
            "a colour has no `alhpa`"
        ),
        ("dimension", "true", "expected a dimension, found true"),
        ("dimension", #"{ "value": 16 }"#, "a dimension needs `unit`"),
        ("dimension", #"{ "unit": "px" }"#, "a dimension needs `value`"),
        (
            "dimension", #"{ "value": "16", "unit": "px" }"#,
            "expected a number for `value`, found the text \"16\""
        ),
        (
            "dimension", #"{ "value": 16, "unit": "em" }"#,
            "the format has no unit `em`: a dimension is in px or rem"
        ),
        ("dimension", #""16em""#, "the format has no unit `em`: a dimension is in px or rem"),
        ("fontFamily", "[]", "expected the name of a font, or an array of names, found an array"),
        ("fontFamily", "[1]", "expected the name of a font, found the number 1"),
        ("fontWeight", "0", "0 is out of range: a font weight is 1 to 1000"),
        ("fontWeight", "1001", "1001 is out of range: a font weight is 1 to 1000"),
        ("fontWeight", #""Bolder""#, "unknown font weight `Bolder`"),
        ("fontWeight", #""""#, "unknown font weight ``"),
        ("fontWeight", #""1200""#, "unknown font weight `1200`"),
        ("duration", #"{ "value": 1, "unit": "min" }"#, "unknown unit of a duration `min`"),
        ("duration", "100", "expected a duration, found the number 100"),
        ("cubicBezier", "[0, 0, 1]", "there are 3 numbers of a cubicBezier where 4 belong"),
        ("cubicBezier", "[-0.1, 0, 1, 1]", "-0.1 is out of range: the x of a control point is 0 to 1"),
        ("cubicBezier", "[0, 0, 1.5, 1]", "1.5 is out of range: the x of a control point is 0 to 1"),
        ("number", "true", "expected a number, found true"),
        ("strokeStyle", #""wavy""#, "unknown stroke style `wavy`"),
        (
            "strokeStyle", #"{ "dashArray": [], "lineCap": "round" }"#,
            "there are 0 lengths in `dashArray` where 1 belong"
        ),
        ("strokeStyle", #"{ "lineCap": "round" }"#, "a stroke style needs `dashArray`"),
        ("border", ##"{ "color": "#000000", "width": "1px" }"##, "a border needs `style`"),
        ("transition", #"{ "duration": "1s", "delay": "0s" }"#, "a transition needs `timingFunction`"),
        ("shadow", "[]", "there are 0 shadows where 1 belong"),
        ("shadow", "{}", "a shadow needs `color`"),
        ("gradient", "{}", "expected an array of gradient stops, found an object"),
        ("gradient", ##"[{ "color": "#000000" }]"##, "a gradient stop needs `position`"),
        ("typography", #"{ "fontFamily": "A" }"#, "a typography needs `fontSize`"),
    ])
    func wrongValuesAreNamed(_ type: String, _ value: String, _ message: String) {
        let found = TokenRun.one(type, value).errors.map { $0.drop { $0 != " " }.dropFirst() }
        #expect(found.first.map(String.init) == message)
    }

    /// All errors in one value, and their locations.
    @Test func allFaultsOfAValueAreFound() {
        let run = TokenRun(
            """
            {
              "t": {
                "$type": "border",
                "$value": {
                  "colour": "#000000",
                  "width": { "value": 1, "unit": "vw" },
                  "style": "solidd"
                }
              }
            }
            """)
        #expect(
            run.errors == [
                "4:15 a border needs `color`", "5:7 a border has no `colour`",
                "6:38 the format has no unit `vw`: a dimension is in px or rem",
                "7:16 unknown stroke style `solidd`",
            ])
        #expect(run.rendered.contains("      \"style\": \"solidd\"\n"))
        #expect(run.rendered.contains("                   ^\n    did you mean `solid`?\n"))
    }

    @Test func unitsAreTurned() {
        #expect(TokenDimension(1.5, .rem).points == 24)
        #expect(TokenDuration(250).seconds == 0.25)
    }
}
