import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// Justified lines: as wide as the room, with the same extra width in every space.
@Suite struct JustificationTests {
    private static let texts = [
        "A narrow card can hold a line of seven words or so, and the next line has others.",
        "Wer schreibt, der bleibt; und wer lange genug bleibt, der schreibt auch anderes.",
        "مرحبا بالعالم هذا نص عربي طويل بما يكفي لعدة أسطر في بطاقة ضيقة",
        "One\nTwo words of a line that is long enough to be broken at least once\nThree",
    ]

    @Test(arguments: 0..<4, [120.0, 163.3, 200, 247.75, 310])
    func brokenLinesFillTheRoom(index: Int, width: Double) throws {
        let text = Self.texts[index]
        let engine = try makeEngine()
        let font = FontDescription(size: 17)
        let plain = try engine.paragraph(text, font: font, maxWidth: width)
        let justified = try engine.paragraph(
            text, font: font, style: ParagraphStyle(alignment: .justified), maxWidth: width)
        #expect(justified.lines.map(\.text) == plain.lines.map(\.text))
        #expect(justified.size.height == plain.size.height)
        for (number, (own, other)) in zip(justified.lines, plain.lines).enumerated() {
            let isLast = number == plain.lines.count - 1 || other.text.hasSuffix("\n")
            if isLast || !other.visibleText.contains(" ") {
                #expect(own.width == other.width, "line \(number)")
                continue
            }
            #expect(abs(own.width - width) < 1e-6, "line \(number): \(own.width)")
            // Within a word nothing moves; over the line, each space takes the same share.
            let glyphs = (own: own.segments.flatMap(\.glyphs), other: other.segments.flatMap(\.glyphs))
            #expect(glyphs.own.count == glyphs.other.count)
            let moves = zip(glyphs.own, glyphs.other).map { $0.position.x - $1.position.x }
            let spaces = Double(other.visibleText.count { $0 == " " })
            let share = (width - other.width) / spaces
            for move in moves {
                let steps = move / share
                #expect(abs(steps - steps.rounded()) < 1e-3, "line \(number): \(move) of \(share)")
            }
        }
    }

    @Test func aLineThatFitsKeepsItsWidth() throws {
        let engine = try makeEngine()
        let font = FontDescription(size: 17)
        let style = ParagraphStyle(alignment: .justified)
        let short = try engine.paragraph("Two words", font: font, style: style, maxWidth: 400)
        #expect(short.size == (try engine.paragraph("Two words", font: font, maxWidth: 400).size))
        #expect(short.lineOrigin(of: short.lines[0], inBoxAt: .zero, width: 400).x == 0)
    }
}
