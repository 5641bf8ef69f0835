import Testing
import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineTestSupport

@testable import VitrineContrast
@testable import VitrineRaster

@Suite("Contrast is that of what is seen with what would be seen without it")
struct ContrastTests {
    private static let size = Size(24, 24)
    private static let letter = Rect(x: 6, y: 6, width: 12, height: 12)

    private static func fill(_ rect: Rect, _ color: Color) -> DisplayItem {
        DisplayItem(source: "", .fill(.fill(.rectangle(rect)), .solid(color)))
    }

    private static var whole: Rect { Rect(origin: .zero, size: size) }

    private func measure(
        _ items: [DisplayItem], subject: Int, required: Double = 4.5
    ) throws -> ContrastMeasure? {
        let list = DisplayList(size: Self.size, scale: 1, items: items)
        let subjects = [ContrastSubject(measured: [subject], required: required)]
        return try Rasterizer().contrast(of: subjects, in: list)[0]
    }

    /// Returns the ratio in doubles, by the formulas of WCAG 2.2.
    private func ratio(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
        func luminance(_ c: SIMD3<Double>) -> Double {
            0.2126 * ColorSpace.linear(c.x) + 0.7152 * ColorSpace.linear(c.y)
                + 0.0722 * ColorSpace.linear(c.z)
        }
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private func over(_ color: Color, _ behind: SIMD3<Double>, opacity: Double = 1) -> SIMD3<Double> {
        let alpha = color.alpha * opacity
        return SIMD3(color.red, color.green, color.blue) * alpha + behind * (1 - alpha)
    }

    /// Two hundred texts on up to three translucent layers.
    @Test(arguments: 0..<200)
    func ratioIsThatOfDoubles(seed: Int) throws {
        var random = SeededGenerator(seed: seed + 4901)
        func color(alpha: Double) -> Color {
            Color(
                red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
                blue: .random(in: 0...1, using: &random), alpha: alpha)
        }
        let paper = color(alpha: 1)
        let layers = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            color(alpha: .random(in: 0.05...0.9, using: &random))
        }
        let ink = color(alpha: .random(in: 0.3...1, using: &random))
        let opacity = Double.random(in: 0.3...1, using: &random)
        let behind = layers.reduce(SIMD3(paper.red, paper.green, paper.blue)) { over($1, $0) }
        let expected = ratio(over(ink, behind, opacity: opacity), behind)
        let group = DisplayItem(
            source: "", .group(Group(opacity: opacity, items: [Self.fill(Self.letter, ink)])))
        let items = [Self.fill(Self.whole, paper)] + layers.map { Self.fill(Self.whole, $0) } + [group]
        let measure = try #require(try measure(items, subject: items.count))
        #expect(abs(measure.worst.ratio - expected) < 0.05, "seed \(seed): \(measure.worst), \(expected)")
        #expect(abs(measure.character.ratio - expected) < 0.05, "seed \(seed)")
    }

    @Test func whatHidesATextLeavesNothingToMeasure() throws {
        let items = [
            Self.fill(Self.whole, .white), Self.fill(Self.letter, Color(white: 0.9)),
            Self.fill(Self.whole, .black),
        ]
        #expect(try measure(items, subject: 1) == nil)
        #expect(try measure(Array(items.dropLast()), subject: 1) != nil)
    }

    @Test func aTextBehindABlurIsNoText() throws {
        let filter = BackdropFilter([.blur(sigma: 6)])
        let items = [
            Self.fill(Self.whole, .white), Self.fill(Self.letter, Color(white: 0.9)),
            DisplayItem(source: "", .backdrop(.fill(.rectangle(Self.whole)), filter)),
        ]
        #expect(try measure(items, subject: 1) == nil)
    }

    /// What lies on a material is compared with the material as it is with what is behind it.
    @Test func aTextBehindAMaterialIsPartOfItsBackdrop() throws {
        let filter = BackdropFilter([.blur(sigma: 4)])
        let items = [
            Self.fill(Self.whole, .white), Self.fill(Self.letter, .black),
            DisplayItem(source: "", .backdrop(.fill(.rectangle(Self.whole)), filter)),
            Self.fill(Self.letter, .black),
        ]
        let list = DisplayList(size: Self.size, scale: 1, items: items)
        let subjects = [1, 3].map { ContrastSubject(measured: [$0], required: 4.5) }
        let measures = try Rasterizer().contrast(of: subjects, in: list)
        #expect(measures[0] == nil)
        let above = try #require(measures[1])
        // White alone would give 21.
        #expect(above.worst.ratio < 18 && above.worst.ratio > 1, "\(above)")
    }

    /// Materials that see texts, with texts on them, in groups and beside each other.
    @Test(arguments: 0..<40)
    func textsMeasuredTogetherAreThoseMeasuredAlone(seed: Int) throws {
        var random = SeededGenerator(seed: seed + 4950)
        func rect() -> Rect {
            Rect(
                x: .random(in: 0...14, using: &random), y: .random(in: 0...14, using: &random),
                width: .random(in: 6...12, using: &random), height: .random(in: 6...12, using: &random))
        }
        func color() -> Color { Color(white: .random(in: 0...1, using: &random)) }
        var items = [Self.fill(Self.whole, color())]
        var subjects: [ContrastSubject] = []
        for _ in 0..<Int.random(in: 2...6, using: &random) {
            let filter = BackdropFilter([.blur(sigma: .random(in: 0.5...5, using: &random))])
            let material = DisplayItem(source: "", .backdrop(.fill(.rectangle(rect())), filter))
            if Bool.random(using: &random) { items.append(material) }
            subjects.append(ContrastSubject(measured: [items.count], required: 4.5))
            items.append(Self.fill(rect(), color()))
            if Bool.random(using: &random) { items.append(Self.fill(rect(), color())) }
        }
        let list = DisplayList(size: Self.size, scale: 1, items: items)
        let together = try Rasterizer().contrast(of: subjects, in: list)
        for (subject, found) in zip(subjects, together) {
            let alone = try Rasterizer().contrast(of: [subject], in: list)[0]
            #expect(found == alone, "seed \(seed), item \(subject.measured)")
        }
    }

    @Test func theWorstPlaceOfAGradientIsFound() throws {
        let gradient = LinearGradient(
            stops: [GradientStop(0, .white), GradientStop(1, .black)], start: Point(6, 0), end: Point(18, 0))
        let items = [
            DisplayItem(source: "", .fill(.fill(.rectangle(Self.whole)), .linear(gradient))),
            Self.fill(Self.letter, .black),
        ]
        let measure = try #require(try measure(items, subject: 1))
        #expect(measure.worst.ratio < 1.1 && measure.worst.place.x > 17, "\(measure)")
        #expect(measure.character.ratio > 15 && measure.character.place.x < 7, "\(measure)")
        #expect(measure.failingShare > 0.4 && measure.failingShare < 0.7, "\(measure)")
    }

    /// The letter is white on black and black on white; in the column between, both are grey.
    @Test(arguments: [true, false])
    func pixelsBetweenTwoColorsOfATextDoNotCount(isInverted: Bool) throws {
        let edge = 11.5
        let black = Rect(x: 0, y: 0, width: edge, height: 24)
        let left = Rect(x: 6, y: 6, width: edge - 6, height: 12)
        let right = Rect(x: edge, y: 6, width: 18 - edge, height: 12)
        let items = [
            Self.fill(Self.whole, .white), Self.fill(black, .black), Self.fill(left, .white),
            Self.fill(right, isInverted ? .black : .white),
        ]
        let list = DisplayList(size: Self.size, scale: 1, items: items)
        let subject = ContrastSubject(measured: [2, 3], required: 4.5)
        let measure = try #require(try Rasterizer().contrast(of: [subject], in: list)[0])
        #expect((measure.failingShare == 0) == isInverted, "\(measure)")
        #expect((measure.worst.ratio >= 4.5) == isInverted, "\(measure)")
    }

    /// The same number would stand for another item in the other content.
    @Test func adaptiveContentsHaveNumbersOfTheirOwn() {
        let leaf = Self.fill(Self.letter, .black)
        let either = AdaptiveContent(area: .fill(.rectangle(Self.whole)), light: [leaf], dark: [leaf, leaf])
        var found: [Int] = []
        [DisplayItem(source: "", .adaptive(either)), leaf].forEachNumbered { number, _ in
            found.append(number)
        }
        #expect(found == [0, 1, 2, 3, 4])
    }
}
