import Testing
import VitrineShaders
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// A small picture that is drawn again and again is made once for each size and place within pixels, and looks
/// as if it were drawn alone.
@Suite struct ResampledPictureTests {
    private static func picture(_ random: inout SeededGenerator, side: Int) -> Pixmap {
        var picture = Pixmap(width: side, height: side)
        for index in picture.pixels.indices { picture.pixels[index] = random.pixel() }
        return picture
    }

    @Test(arguments: UInt64(0)..<6) func repeatedPicturesEqualSingleOnes(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pictures = [Self.picture(&random, side: 40), Self.picture(&random, side: 40)]
        // Places on and between pixels, some of them equal up to whole pixels, cut by the canvas or turned.
        let contents: [DisplayContent] = (0..<24).map { index in
            let frame = Rect(
                x: Double(index % 6) * 11 - 3 + (index % 4 == 0 ? 0.375 : 0), y: Double(index / 6) * 12,
                width: index % 5 == 0 ? 9 : 7, height: 7)
            let paint = ImagePaint(
                name: "", picture: ImageHandle(pictures[index % 2]), opacity: index % 7 == 0 ? 0.5 : 1,
                frame: frame,
                sampling: index % 3 == 0 ? .bilinear : .lanczos)
            let fill = DisplayContent.fill(.fill(.rectangle(frame)), .image(paint))
            guard index % 8 == 3 else { return fill }
            return .group(
                Group(
                    transform: .rotation(degrees: 30).about(Point(frame.midX, frame.midY)),
                    items: [DisplayItem(source: "", fill)]))
        }
        let together = try Rasterizer().render(DisplayList(60, 48, contents))
        var alone = Pixmap(width: 60, height: 48)
        for content in contents {
            let single = try Rasterizer().render(DisplayList(60, 48, [content]))
            for index in single.pixels.indices where single.pixels[index].w > 0 {
                alone.pixels[index] = single.pixels[index]
            }
        }
        // None of them overlap, so that each stands as it is alone.
        let differing = zip(together.pixels, alone.pixels).count { $0 != $1 }
        #expect(differing == 0, "seed \(seed)")
    }

    /// The estimate counts resampling once for each.
    @Test func repeatedPicturesCostLess() throws {
        var random = SeededGenerator(seed: 4)
        let pixels = Self.picture(&random, side: 128)
        func units(_ count: Int, step: Double) throws -> Double {
            let contents: [DisplayContent] = (0..<count).map { index in
                let frame = Rect(x: Double(index) * step, y: 0, width: 9, height: 9)
                return .fill(
                    .fill(.rectangle(frame)),
                    .image(ImagePaint(name: "", picture: ImageHandle(pixels), frame: frame)))
            }
            let report = try Rasterizer().work(of: DisplayList(300, 20, contents))
            return report.kinds.first { $0.name == "sources" }?.units ?? 0
        }
        #expect(try units(20, step: 10) == units(1, step: 10))
        // The file is read once.
        #expect(try units(20, step: 10.07) > 8 * units(1, step: 10))
    }
}
