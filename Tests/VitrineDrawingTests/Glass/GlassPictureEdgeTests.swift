import Testing
import VitrineTestSupport

@testable import VitrineGlass
@testable import VitrinePixels
@testable import VitrineReferences

/// Glass that is larger than its backdrop.
@Suite struct GlassPictureEdgeTests {
    /// Pixels that are not available are not read.
    @Test(arguments: UInt64(0)..<20)
    func pixelsBeyondTheBoundsAreMirrored(_ seed: UInt64) {
        var draw = RandomGlass(seed, 21)
        let (left, top) = (draw.random.index(40) - 20, draw.random.index(40) - 20)
        let bounds = PixelRect(
            x0: left, y0: top, x1: left + 1 + draw.random.index(12), y1: top + 1 + draw.random.index(12))
        let reference = GlassSamplerReference(
            pixels: draw.picture(bounds), bounds: bounds, whole: bounds, factor: 1)
        var pixmap = Pixmap(width: bounds.width, height: bounds.height)
        pixmap.pixels = reference.pixels
        var wrong: [String] = []
        GlassBackdropSampler.with([(Layer(bounds, pixmap), 1)], of: bounds) { pictures in
            for y in bounds.y0 - 30..<bounds.y1 + 30 {
                let from = bounds.x0 - 30
                let row = GlassColorRow.values(bounds.width + 60) {
                    pictures[0].pixels(from, y, bounds.width + 60, into: $0)
                }
                for x in from..<bounds.x1 + 30 {
                    let (found, wanted) = (pictures[0].pixel(x, y), reference.pixel(x, y))
                    if !found.isSame(as: wanted) || !row[x - from].isSame(as: wanted) {
                        wrong.append("(\(x), \(y)): \(found), \(row[x - from]), reference \(wanted)")
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "seed \(seed), \(wrong.count) of \(bounds): \(wrong.first ?? "")")
    }
}
