import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Shadows that are kept for the next equal shape: found whenever that is allowed, and the same to the bit.
@Suite struct ShadowMasksTests {
    private let canvas = PixelRect(width: 260, height: 220)

    private func caster(_ x: Double, _ y: Double, _ width: Double = 61, _ radius: Double = 9) -> (
        Coverage, Point
    ) {
        let rect = Rect(x: x, y: y, width: width, height: 43)
        let area = Area.fill(.roundedRectangle(rect, CornerRadii(radius), .continuous))
        return (Coverage(area, transform: .identity, clip: canvas.outset(by: 100)), rect.origin)
    }

    private func rows(_ mask: ShadowMask) -> [UInt16] {
        var row = [UInt16](repeating: 1, count: canvas.width)
        var all: [UInt16] = []
        for y in canvas.y0..<canvas.y1 {
            unsafe row.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                unsafe mask.copyRow(y, from: canvas.x0, count: canvas.width, to: base)
            }
            all += row
        }
        return all
    }

    /// Casters at distances of whole pixels and fractions, of other sizes and corners, near edges, and with
    /// other blurs.
    @Test(arguments: [0.8, 4, 11]) func keptMasksAreTheSame(sigma: Double) {
        let known = ShadowMaskCache()
        for (x, y, width, radius) in [
            (70.0, 60.0, 61.0, 9.0), (101, 83, 61, 9), (101.5, 83, 61, 9), (70, 60, 62, 9), (71, 90, 61, 10),
            (-20, -8, 61, 9),
            (71, 61, 61, 9), (215, 190, 61, 9), (72.5, 99, 61, 9),
        ] {
            for blur in [
                GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: .transparent),
                GaussianBlur(sigmaX: sigma, sigmaY: sigma * 0.7, edge: .transparent),
            ] {
                let (caster, anchor) = caster(x, y, width, radius)
                func mask(_ known: ShadowMaskCache) -> ShadowMask {
                    ShadowMask(
                        of: caster, blur: blur, shown: canvas, anchor: anchor, cache: known, workers: .serial)
                }
                let (kept, fresh) = (mask(known), mask(ShadowMaskCache()))
                #expect(kept.bounds == fresh.bounds)
                #expect(rows(kept) == rows(fresh), "at \(x), \(y)")
            }
        }
    }

    @Test func equalShapesAreMadeOnce() {
        let known = ShadowMaskCache()
        let blur = GaussianBlur(sigmaX: 3, sigmaY: 3, edge: .transparent)
        var made = 0
        func ask(_ x: Double, _ y: Double, _ width: Double = 61, grown: Int = 20) {
            let caster = caster(x, y, width).0
            _ = known.content(of: caster, blur, caster.bounds.outset(by: grown), by: .serial) {
                made += 1
                return .separable(columns: [], rows: [])
            }
        }
        ask(50, 40)
        ask(90, 41)
        ask(10, 160)
        #expect(made == 1)
        // Other positions within the pixel, other widths, other parts of the shadow.
        ask(50.5, 40)
        ask(50, 40, 62)
        ask(50, 40, grown: 21)
        #expect(made == 4)
        ask(31.5, 70)
        #expect(made == 4)
        // More than are kept.
        for width in 0..<70 { ask(20, 20, 100 + Double(width)) }
        let before = made
        ask(20, 20, 169)
        #expect(made == before)
        ask(50, 40)
        #expect(made == before + 1, "forgotten")
    }

    /// The cards of a list look like each of them on its own, on one thread and on two.
    @Test func cardsOfAListLookAsEachByItself() throws {
        func card(_ index: Int) -> [DisplayContent] {
            let rect = Rect(x: 22, y: 12 + Double(index) * 52, width: 90, height: 30)
            let area = Area.fill(.roundedRectangle(rect, CornerRadii(8), .continuous))
            let shadow = Shadow(
                color: .black.opacity(0.4), sigma: 5, spread: 0, offset: Point(0, 4), knockout: false)
            return [.shadow(area, shadow), .fill(area, .solid(.white))]
        }
        let list = try Rasterizer().render(DisplayList(140, 230, (0..<4).flatMap(card)))
        var split = Rasterizer(workers: Workers(count: 2))
        split.minPixelsPerThread = 64
        #expect(try split.render(DisplayList(140, 230, (0..<4).flatMap(card))).pixels == list.pixels)
        for index in 0..<4 {
            let one = try Rasterizer().render(DisplayList(140, 230, card(index)))
            // No other card's shadow reaches the middle of this one's rows.
            for y in (12 + index * 52)..<(36 + index * 52) {
                let row = y * 140..<(y + 1) * 140
                #expect(one.pixels[row] == list.pixels[row], "row \(y)")
            }
        }
    }
}
