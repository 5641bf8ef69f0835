import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Progressive blurs and adaptive content, compared with their formulas.
@Suite struct GlassReferenceProgressiveTests {
    /// Returns a figure on a canvas of 48 x 40 points, with a random transform.
    private static func place(_ random: inout SeededGenerator) -> (shape: ResolvedShape, transform: Affine) {
        let box = Rect(
            x: random.number(-4, 12), y: random.number(-4, 10), width: random.number(12, 40),
            height: random.number(12, 34))
        let turn = Affine.rotation(degrees: random.number(-60, 60)).about(box.center)
        return (
            random.chance(0.5) ? .rectangle(box) : .ellipse(box), random.chance(0.3) ? turn : .identity
        )
    }

    private static func lists(
        _ random: inout SeededGenerator, _ seed: UInt64, _ content: DisplayContent, _ transform: Affine
    ) -> (behind: DisplayList, whole: DisplayList) {
        let draw = GlassReferenceDraw(seed % 3 == 0 ? .translucent : .frost, seed: seed)
        var whole = draw.scene
        let item = DisplayItem(source: "item", content)
        whole.items.append(DisplayItem(source: "group", .group(Group(transform: transform, items: [item]))))
        return (draw.scene, whole)
    }

    @Test(arguments: 0..<GlassReferenceTests.draws * 3)
    func progressiveBlursArePaintedByTheFormulas(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (shape, transform) = Self.place(&random)
        let blur = ProgressiveBlur(
            start: Point(random.number(0, 40), random.number(0, 40)),
            end: Point(random.number(0, 40), random.number(0, 40)),
            startSigma: random.chance(0.5) ? 0 : random.number(0, 6), endSigma: random.number(0, 8),
            tint: random.chance(0.5) ? .clear : random.color())
        let (behind, whole) = Self.lists(&random, seed, .progressiveBlur(.fill(shape), blur), transform)
        let before = try Rasterizer().render(behind)
        let painted = try Rasterizer().render(whole)
        let device = transform.then(.scale(whole.scale, whole.scale))
        let deviation = GlassReferenceDeviation(
            painted, blur.reference(of: before, under: shape, device), behind: before)
        if GlassReferenceTests.isPrinting { print("progressive seed \(seed): \(deviation.description)") }
        let text = DisplayListPrinter(showsSources: false).text(of: whole)
        #expect(deviation.isSmall, "seed \(seed): \(deviation.description)\n\(text)")
    }

    @Test(arguments: 0..<GlassReferenceTests.draws * 4)
    func contentAdaptsToTheMeanOfTheTouchedPixels(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed ^ 0xADA)
        let (shape, transform) = Self.place(&random)
        func content(_ threshold: Double) -> AdaptiveContent {
            func all(_ color: Color) -> [DisplayItem] {
                [DisplayItem(source: "all", .fill(.box(-99, -99, 300, 300), .solid(color)))]
            }
            return AdaptiveContent(
                area: .fill(shape), threshold: threshold, light: all(.black), dark: all(.white))
        }
        // The threshold at which it changes lies between two adjacent values.
        let (behind, _) = Self.lists(&random, seed, .adaptive(content(0.5)), transform)
        let before = try Rasterizer().render(behind)
        let device = transform.then(.scale(behind.scale, behind.scale))
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if content(middle).referenceIsLight(before, under: shape, device) {
                low = middle
            } else {
                high = middle
            }
        }
        for threshold in [low - 1e-3, high + 1e-3, 0.5] {
            let wanted = content(threshold).referenceIsLight(before, under: shape, device)
            let lists = Self.lists(&random, seed, .adaptive(content(threshold)), transform)
            let painted = try Rasterizer().render(lists.whole)
            #expect(painted[0, 0].x == (wanted ? 0 : 65535), "seed \(seed), threshold \(threshold)")
        }
    }
}
