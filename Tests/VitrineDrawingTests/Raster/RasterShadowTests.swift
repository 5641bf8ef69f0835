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

/// Shadows: their short cuts compared with the whole blur, and their appearance along the edge of the region.
@Suite struct RasterShadowTests {
    private func render(_ width: Double, _ height: Double, _ contents: [DisplayContent]) throws -> Pixmap {
        try Rasterizer().render(DisplayList(width, height, contents))
    }

    private func rows(_ mask: ShadowMask, _ rect: PixelRect) -> [UInt16] {
        var all = [UInt16](repeating: 1, count: rect.width * rect.height)
        unsafe all.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for y in rect.y0..<rect.y1 {
                unsafe mask.copyRow(
                    y, from: rect.x0, count: rect.width, to: base + (y - rect.y0) * rect.width)
            }
        }
        return all
    }

    // MARK: Short cuts

    /// The part left out of the middle changes no bit.
    @Test(arguments: [(0.5, 3.0), (1.3, 12), (3, 20), (7, 9), (12, 30)])
    func foldedBlursEqualWholeOnes(sigma: Double, radius: Double) {
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma * 0.7, edge: .transparent)
        let area = Area.fill(
            .roundedRectangle(
                Rect(x: 20.3, y: 31.7, width: 301.2, height: 233.1), CornerRadii(radius), .continuous))
        let canvas = PixelRect(x0: -80, y0: -60, x1: 420, y1: 380)
        let caster = Coverage(area, transform: .identity, clip: canvas.outset(by: blur.reach))
        let folded = ShadowMask(of: caster, blur: blur, shown: canvas, anchor: .zero, workers: .serial)
        let whole = ShadowMask(
            canvas.aligned(to: .zero, grid: 64),
            blur.apply(to: caster.mask(in: canvas.aligned(to: .zero, grid: 64)), workers: .serial))
        #expect(rows(folded, canvas) == rows(whole, canvas))
    }

    @Test func equalRunsAreTheLongest() {
        let area = Area.fill(
            .roundedRectangle(Rect(x: 10, y: 20, width: 60, height: 50), CornerRadii(8), .circular))
        let rect = PixelRect(x0: 0, y0: 0, x1: 80, y1: 90)
        let runs = Coverage(area, transform: .identity, clip: rect).longestEqualRuns(in: rect)
        #expect(runs.columns == 18..<62)
        #expect(runs.rows == 28..<62)
        let none = Coverage(.disc(20, 20, 5), transform: .identity, clip: PixelRect(width: 0, height: 0))
        #expect(none.longestEqualRuns(in: rect).columns == 0..<80)
    }

    /// The closed form compared with the blur of the coverage in doubles: the same except for rounding and
    /// the end of its reach.
    @Test(arguments: [0.05, 0.6, 1.1, 2, 3.7, 8, 15], [0, 0.3, 0.5, 0.8])
    func rectanglesHaveTheClosedForm(sigma: Double, part: Double) {
        let box = Rect(x: 40 + part, y: 52 + part, width: 33.25, height: 21)
        let canvas = PixelRect(width: 120, height: 110)
        let reach = GaussianBlur(sigmaX: sigma, sigmaY: sigma * 1.2, edge: .transparent).reach
        let mask = ShadowMask(of: box, sigma: (sigma, sigma * 1.2), reach: reach, shown: canvas)
        let caster = Coverage(.fill(.rectangle(box)), transform: .identity, clip: canvas).mask(in: canvas)
        let reference = GaussianReference.blur(caster, sigma, sigma * 1.2, .transparent)
        var worst = 0.0
        for (value, wanted) in zip(rows(mask, canvas), reference) {
            worst = max(worst, abs(Double(value) - wanted))
        }
        #expect(worst <= 20, "sigma \(sigma)")
    }

    @Test func rectanglesLookAsOtherShapesDo() throws {
        let rect = Rect(x: 20.25, y: 22.5, width: 40.5, height: 30)
        let path = Path.rectangle(rect)
        let shadow = Shadow(color: .black, sigma: 4, spread: 0, offset: Point(2, 3), knockout: false)
        let closed = try render(90, 90, [.shadow(.fill(.rectangle(rect)), shadow)])
        let blurred = try render(90, 90, [.shadow(.fill(.path(path, .nonZero)), shadow)])
        for (a, b) in zip(closed.pixels, blurred.pixels) { #expect(abs(Int(a.w) - Int(b.w)) <= 128) }
    }

    // MARK: Edges

    /// A translucent shape over its cut-out shadow: only the shadow outside, none of it inside, and both in
    /// proportion to the coverage along the edge.
    @Test(arguments: [0.0, 0.3, 0.5, 0.9, 1], [0.0, 2.5])
    func cutOutShadowsLeaveNoSeam(alpha: Double, sigma: Double) throws {
        let area = Area.disc(24.3, 23.6, 13.7)
        let ground = Color(red: 0.9, green: 0.8, blue: 0.6)
        let fill = Color(red: 0.2, green: 0.4, blue: 1, alpha: alpha)
        var shadow = Shadow(color: Color(white: 0, alpha: 0.7), sigma: sigma, spread: 1, offset: Point(1, 2))
        let surface = Surface(area: area, outerShadows: [shadow], layers: [.init(.fill(.solid(fill)))])
        let picture = try render(
            48, 48, [.fill(.box(0, 0, 48, 48), .solid(ground)), .surface(surface)])
        shadow.knockout = false
        let cast = try render(48, 48, [.shadow(area, shadow)])
        let cover = Coverage(area, transform: .identity, clip: PixelRect(width: 48, height: 48))
            .mask(in: PixelRect(width: 48, height: 48)).values
        var worst = 0.0
        for (i, pixel) in picture.pixels.enumerated() {
            let c = Double(cover[i]) / 65535
            let m = Double(cast.pixels[i].w) / 65535
            for (lane, values) in [
                (ground.red, fill.red), (ground.green, fill.green), (ground.blue, fill.blue),
            ]
            .enumerated() {
                let outside = values.0 * (1 - m)
                let inside = values.1 * alpha + values.0 * (1 - alpha)
                let expected = (1 - c) * outside + c * inside
                worst = max(worst, abs(Double(pixel[lane]) - expected * 65535))
            }
        }
        #expect(worst <= 3)
    }

    /// Black all around the inside of a white shape: no white along the edge.
    @Test func innerShadowsLeaveNoFringe() throws {
        let area = Area.disc(20.3, 19.6, 13.7)
        let shadow = Shadow(color: .black, sigma: 0, spread: 4, placement: .inner)
        let white = DisplayContent.fill(area, .solid(.white))
        let ground = DisplayContent.fill(.box(0, 0, 40, 40), .solid(.black))
        func shaded(_ shadow: Shadow) -> DisplayContent {
            .surface(
                Surface(area: area, layers: [.init(.fill(.solid(.white))), .init(.innerShadow(shadow))]))
        }
        let picture = try render(40, 40, [ground, shaded(shadow)])
        let expected = try render(40, 40, [ground, .fill(.disc(20.3, 19.6, 9.7), .solid(.white))])
        for (a, b) in zip(picture.pixels, expected.pixels) { #expect(abs(Int(a.x) - Int(b.x)) <= 3) }
        // With the same edge as the shape there is no shadow at all.
        var none = shadow
        none.spread = 0
        #expect(
            try render(40, 40, [ground, shaded(none)]) == render(40, 40, [ground, white]))
        let run = Group(shadows: [none], items: [DisplayItem(source: "", white)])
        let plain = Group(isIsolated: true, items: [DisplayItem(source: "", white)])
        #expect(try render(40, 40, [ground, .group(run)]) == render(40, 40, [ground, .group(plain)]))
    }

    @Test func innerShadowsFollowTheirDefinition() throws {
        let area = Area.box(10, 10, 30, 20)
        let shadow = Shadow(color: .black, sigma: 3, spread: 2, offset: Point(1, 4), placement: .inner)
        let picture = try render(50, 40, [.shadow(area, shadow)])
        let hole = Coverage(
            .box(13, 16, 26, 16), transform: .identity, clip: PixelRect(width: 50, height: 40)
        ).mask(in: PixelRect(width: 50, height: 40))
        let reference = GaussianReference.blur(hole, 3, 3, .transparent)
        for y in 0..<40 {
            for x in 0..<50 {
                let isInside = (10..<40).contains(x) && (10..<30).contains(y)
                let expected = isInside ? 65535 - reference[y * 50 + x] : 0
                #expect(abs(Double(picture[x, y].w) - expected) <= 20, "\(x) \(y)")
            }
        }
        // Glyphs and icons cast theirs by their alpha.
        let group = Group(
            shadows: [shadow], items: [DisplayItem(source: "", .fill(area, .solid(.white)))])
        let alpha = try render(50, 40, [.group(group)])
        for y in 10..<30 {
            for x in 10..<40 {
                #expect(alpha[x, y].w == 65535)
                let expected = reference[y * 50 + x]
                #expect(abs(Double(alpha[x, y].x) - expected) <= 140, "\(x) \(y)")
            }
        }
    }

    /// A group of one translucent colour hides its shadow where it covers, and nowhere else.
    @Test func groupShadowsAreCutByCoverage() throws {
        let area = Area.disc(20.3, 20.7, 10.4)
        let items = [DisplayItem(source: "", .fill(area, .solid(Color(white: 1, alpha: 0.5))))]
        let shadow = Shadow(color: .black, sigma: 0, spread: 0, offset: Point(0, 0))
        let cover = Coverage(area, transform: .identity, clip: PixelRect(width: 40, height: 40))
            .mask(in: PixelRect(width: 40, height: 40)).values
        let picture = try render(40, 40, [.group(Group(shadows: [shadow], items: items))])
        for (pixel, value) in zip(picture.pixels, cover) {
            let c = Double(value) / 65535
            #expect(abs(Double(pixel.x) - 32767.5 * c) <= 2)
            // Half of the shadow's weight c lies outside the share c of the pixel that is covered: of alpha
            // 0.5.
            #expect(abs(Double(pixel.w) / 65535 - (0.5 * c + (1 - c) * 0.5 * c)) <= 1e-4)
        }
    }

    @Test(arguments: [0.25, 0.5, 1.5, 2.75])
    func fractionsOfSpreadMoveEdges(radius: Double) {
        var mask = Mask(width: 40, height: 12)
        for y in 0..<12 { for x in 15..<40 { mask[x, y] = 65535 } }
        let grown = mask.spread(by: radius)
        let row = (0..<40).reduce(0.0) { $0 + Double(grown[$1, 6]) / 65535 }
        #expect(abs(row - 25 - radius) < 1e-4)
        let shrunk = mask.spread(by: -radius)
        let left = (0..<30).reduce(0.0) { $0 + Double(shrunk[$1, 6]) / 65535 }
        #expect(abs(left - 15 + radius) < 1e-4)
    }
}
