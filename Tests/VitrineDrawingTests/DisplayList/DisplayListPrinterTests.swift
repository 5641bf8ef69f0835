import Testing
import VitrineColor
import VitrineJSON
import VitrineShaders

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences

@Suite struct DisplayListPrinterTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (1, "1"), (78.2, "78.2"), (0.12345, "0.123"), (-2.5, "-2.5"),
        (0.9996, "1"), (1.005, "1.005"), (12.05, "12.05"), (1e20, "1e+20"), (.infinity, "infinity"),
        (.nan, "nan"),
        (-.infinity, "-infinity"),
    ])
    func numbersArePrintedShort(value: Double, text: String) {
        #expect(PrintedText.number(value) == text)
    }

    @Test func coloursArePrintedAsNotations() {
        #expect(PrintedText.color(.white) == "#FFFFFF")
        #expect(PrintedText.color(.clear) == "#00000000")
        #expect(PrintedText.color(Color(white: 1, alpha: 20.0 / 255)) == "#FFFFFF14")
        #expect(PrintedText.color(Color(red: 0.1234, green: 0, blue: 1)) == "rgb(0.1234 0 1)")
        #expect(PrintedText.color(Color(white: 0, alpha: 0.5)) == "rgb(0 0 0 / 0.5)")
        #expect(PrintedText.color(Color(white: 2)) == "rgb(2 2 2)")
    }

    @Test func stringsAreEscaped() {
        #expect(PrintedText.quoted("a\"b\\c\n\u{1}é\u{2028}") == #""a\"b\\c\n\u0001é\u2028""#)
    }

    @Test func longPathsAreSummarised() {
        var path = Path()
        path.move(to: Point(0, 0))
        path.line(to: Point(10, 0.5))
        path.close()
        #expect(PrintedText.shortSVG(path) == "M0 0 L10 0.5 Z")
        for i in 0..<100 { path.line(to: Point(Double(i), 3)) }
        let text = PrintedText.shortSVG(path)
        #expect(text.hasPrefix("M0 0 L10 0.5 Z L0 3 L1 3"))
        #expect(text.utf8.count < 120 && text.contains("... 103 elements "))
        var other = path
        other.line(to: .zero)
        #expect(PrintedText.shortSVG(other) != text)
    }

    @Test func hashIsFNV1a() {
        #expect(FNV1a64.hash("".utf8) == 0xcbf29ce484222325)
        #expect(FNV1a64.hash("foobar".utf8) == 0x85944171f73967e8)
    }

    /// One item of each kind.
    static var sample: DisplayList {
        let card = ResolvedShape.roundedRectangle(
            Rect(x: 20, y: 100, width: 362, height: 80), CornerRadii(20), .continuous)
        let border = LinearGradient(
            stops: [
                GradientStop(0, Color(white: 1, alpha: 38.0 / 255)),
                GradientStop(1, Color(white: 1, alpha: 13.0 / 255)),
            ],
            start: Point(20, 100), end: Point(20, 180))
        let run = GlyphRun(
            text: "Deep work", fontDescription: "Inter 600 17", size: 17, unitsPerEm: 2048,
            origin: Point(36, 130), advance: 78.2, glyphs: [])
        let shadow = Shadow(color: .black.opacity(51.0 / 255), sigma: 6, spread: 2, offset: Point(0, 6))
        let ring = Area([
            Area.Operand(.union, .fill(.ellipse(Rect(x: 0, y: 0, width: 8, height: 8)))),
            Area.Operand(.subtract, .fill(.rectangle(Rect(x: 2, y: 2, width: 4, height: 4)))),
        ])
        let radial = RadialGradient(
            stops: [GradientStop(0, .black)], center: Point(4, 4), startRadius: 0, endRadius: 8, aspect: 0.5)
        let angular = AngularGradient(
            stops: [GradientStop(0, .black), GradientStop(1, .white)], center: Point(4, 4))
        let group = Group(
            transform: .translation(4, 0), opacity: 0.5, clip: .fill(card), filters: [.blur(sigma: 1.5)],
            shadows: [shadow],
            items: [
                DisplayItem(source: "body[1].ring", .fill(ring, .radial(radial))),
                DisplayItem(source: "", .group(Group(transform: .scale(2, 2), items: []))),
                DisplayItem(source: "body[1].dial", .fill(.disc(4, 4, 4), .angular(angular))),
            ])
        return DisplayList(
            size: Size(402, 874), scale: 3,
            items: [
                DisplayItem(
                    source: "body[0].card",
                    .backdrop(
                        .fill(card),
                        .material(
                            curve: LuminanceCurve(amount: 0.75, ordinates: [0.16, 0.26, 0.1, 0.1]),
                            saturation: 1.8,
                            brightness: 0.1, sigma: 20, tints: [Color(white: 0, alpha: 0.4)]))),
                DisplayItem(source: "body[0].card", .shadow(.fill(card), shadow)),
                DisplayItem(
                    source: "body[0].card", .fill(.fill(card), .solid(Color(white: 1, alpha: 20.0 / 255)))),
                DisplayItem(
                    source: "body[0].card",
                    .fill(
                        .stroke(card, StrokeStyle(width: 1, join: .round, dash: [2, 1], position: .inside)),
                        .linear(border))),
                DisplayItem(source: "body[0].card[0]", .glyphs(run, .solid(.white))),
                DisplayItem(
                    source: "body[0].card[1]",
                    .fill(
                        .disc(4, 4, 4),
                        .image(
                            ImagePaint(
                                name: "a \"b\".png", picture: ImageHandle(Pixmap(width: 2, height: 3)),
                                frame: Rect(x: 1, y: 2, width: 3, height: 4))))),
                DisplayItem(source: "body[1]", .group(group)),
            ])
    }

    @Test func goldenText() {
        let expected = """
            canvas 402x874 @3
            backdrop roundedRectangle(20 100 362 80 r20 continuous) curve 0.75 (0.16 0.26 0.1 0.1) saturation 1.8 brightness 0.1 blur 20 tint #00000066   ← body[0].card
            shadow roundedRectangle(20 100 362 80 r20 continuous) #00000033 sigma 6 offset (0 6) spread 2 knockout   ← body[0].card
            fill roundedRectangle(20 100 362 80 r20 continuous) #FFFFFF14   ← body[0].card
            stroke roundedRectangle(20 100 362 80 r20 continuous) width 1 inside join round dash (2 1) linear((20 100)->(20 180) 0 #FFFFFF26, 1 #FFFFFF0D)   ← body[0].card
            glyphs "Deep work" Inter 600 17 at (36 130) advance 78.2 #FFFFFF   ← body[0].card[0]
            fill ellipse(0 0 8 8) image("a \\"b\\".png" 2x3 in (1 2 3 4))   ← body[0].card[1]
            group transform translate(4 0) opacity 0.5 clip roundedRectangle(20 100 362 80 r20 continuous) blur 1.5 shadow(#00000033 sigma 6 offset (0 6) spread 2 knockout) {   ← body[1]
              fill area(union fill ellipse(0 0 8 8), subtract fill rectangle(2 2 4 4)) radial((4 4) r0->r8 aspect 0.5 0 #000000)   ← body[1].ring
              group transform matrix(2 0 0 2 0 0) {
              }
              fill ellipse(0 0 8 8) angular((4 4) 0->360 0 #000000, 1 #FFFFFF)   ← body[1].dial
            }

            """
        #expect(Self.sample.description == expected)
        let bare = DisplayListPrinter(showsSources: false).text(of: Self.sample)
        #expect(!bare.contains("←"))
    }

    @Test func goldenJSON() {
        let list = DisplayList(
            2, 1, [.fill(.box(0, 0, 1, 0.5), .solid(.white)), .group(Group(opacity: 0.5, items: []))])
        let expected = """
            {
              "colorSpace": "srgb",
              "items": [
                {
                  "area": [
                    {
                      "fill": {
                        "kind": "rectangle",
                        "rect": [0, 0, 1, 0.5]
                      },
                      "operation": "union"
                    }
                  ],
                  "kind": "fill",
                  "paint": "#FFFFFF",
                  "source": "item[0]"
                },
                {
                  "blendMode": "normal",
                  "filters": [],
                  "isolated": false,
                  "items": [],
                  "kind": "group",
                  "opacity": 0.5,
                  "shadows": [],
                  "source": "item[1]",
                  "transform": [1, 0, 0, 1, 0, 0]
                }
              ],
              "scale": 1,
              "size": [2, 1]
            }

            """
        #expect(DisplayListPrinter().jsonText(of: list) == expected)
    }

    /// For any list, the brackets and quotes of the JSON are balanced and each kind occurs.
    @Test func jsonOfEachKindIsWellFormed() {
        let text = DisplayListPrinter().jsonText(of: Self.sample)
        for kind in ["fill", "shadow", "glyphs", "image", "backdrop", "group", "linear", "radial", "angular"]
        {
            #expect(text.contains("\"kind\": \"\(kind)\""), "\(kind)")
        }
        var depth = 0
        var isInString = false
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if scalar == "\\" {
                    isEscaped = true
                } else if scalar == "\"" {
                    isInString = false
                }
            } else if scalar == "\"" {
                isInString = true
            } else if scalar == "{" || scalar == "[" {
                depth += 1
            } else if scalar == "}" || scalar == "]" {
                depth -= 1
            }
            #expect(depth >= 0)
        }
        #expect(depth == 0 && !isInString)
    }
}
