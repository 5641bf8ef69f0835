import Testing
import VitrineColor
import VitrineShaders
import VitrineTestSupport

@testable import VitrineBlending
@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// The effect of each kind of content, examined separately.
@Suite struct RasterContentTests {
    private func render(_ width: Double, _ height: Double, _ contents: [DisplayContent]) throws -> Pixmap {
        try Rasterizer().render(DisplayList(width, height, contents))
    }

    private func items(_ contents: [DisplayContent]) -> [DisplayItem] {
        contents.map { DisplayItem(source: "", $0) }
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let clear = Pixmap.Pixel()

    // MARK: Shadows

    @Test func knockedOutShadowLeavesTheCasterAlone() throws {
        let shadow = Shadow(color: .black, sigma: 3, spread: 2, offset: Point(0, 4))
        let picture = try render(40, 40, [.shadow(.box(10, 10, 20, 20), shadow)])
        for y in 10..<30 {
            for x in 10..<30 { #expect(picture[x, y] == clear) }
        }
        #expect(picture[20, 31].w > 30000)
        #expect(picture[20, 31].w > picture[20, 36].w)
        #expect(picture[20, 5].w < picture[20, 34].w)
        var whole = shadow
        whole.knockout = false
        #expect(try render(40, 40, [.shadow(.box(10, 10, 20, 20), whole)])[20, 20].w > 60000)
    }

    @Test func shadowWithoutBlurIsTheMovedShape() throws {
        let shadow = Shadow(color: red, sigma: 0, spread: 1, offset: Point(3, 2), knockout: false)
        let picture = try render(20, 20, [.shadow(.box(4, 4, 8, 8), shadow)])
        let expected = try render(20, 20, [.fill(.box(6, 5, 10, 10), .solid(red))])
        #expect(picture == expected)
        let shrunk = Shadow(color: red, sigma: 0, spread: -1, knockout: false)
        #expect(
            try render(20, 20, [.shadow(.box(4, 4, 8, 8), shrunk)])
                == render(20, 20, [.fill(.box(5, 5, 6, 6), .solid(red))]))
    }

    /// A shadow cut off by the canvas equals the same part of one that is not.
    @Test func shadowsAreTheSameHoweverTheyAreCut() throws {
        let shadow = Shadow(color: .black, sigma: 2.5, offset: Point(2, 1))
        func list(_ dx: Double, _ size: Double) -> [DisplayContent] {
            [.group(Group(transform: .translation(dx, dx), items: items([.shadow(.disc(8, 8, 9), shadow)])))]
        }
        let cut = try render(20, 20, list(-4, 20))
        let whole = try render(60, 60, list(16, 60))
        for y in 0..<20 {
            for x in 0..<20 { #expect(abs(Int(cut[x, y].w) - Int(whole[x + 20, y + 20].w)) <= 40) }
        }
    }

    @Test func spreadGrowsEachKindOfOperand() {
        let stroke = StrokeStyle(width: 2, position: .inside)
        let area = Area([
            Area.Operand(.union, .fill(.rectangle(Rect(x: 10, y: 10, width: 20, height: 20)))),
            Area.Operand(.subtract, .fill(.ellipse(Rect(x: 15, y: 15, width: 8, height: 8)))),
            Area.Operand(.union, .stroke(.rectangle(Rect(x: 0, y: 0, width: 9, height: 9)), stroke)),
        ])
        var wider = stroke
        wider.width = 4
        #expect(
            area.spread(by: 1).operands == [
                Area.Operand(.union, .fill(.rectangle(Rect(x: 9, y: 9, width: 22, height: 22)))),
                Area.Operand(.subtract, .fill(.ellipse(Rect(x: 16, y: 16, width: 6, height: 6)))),
                Area.Operand(.union, .stroke(.rectangle(Rect(x: -1, y: -1, width: 11, height: 11)), wider)),
            ])
        #expect(area.spread(by: 0) == area)
    }

    // MARK: Groups

    @Test func groupOpacityEnds() throws {
        let content: [DisplayContent] = [
            .fill(.disc(8, 8, 6), .solid(red)), .fill(.box(3, 3, 7, 4), .solid(Color(white: 1, alpha: 0.4))),
        ]
        let base = DisplayContent.fill(.box(0, 0, 16, 16), .solid(Color(white: 0.3)))
        let none = try render(16, 16, [base, .group(Group(opacity: 0, items: items(content)))])
        #expect(try none == render(16, 16, [base]))
        let all = try render(16, 16, [base, .group(Group(opacity: 1, items: items(content)))])
        #expect(try all == render(16, 16, [base] + content))
    }

    @Test func overlapsInAGroupDoNotShowThrough() throws {
        let group = Group(
            opacity: 0.5,
            items: items([.fill(.box(0, 0, 6, 4), .solid(red)), .fill(.box(3, 0, 6, 4), .solid(red))]))
        let picture = try render(9, 4, [.group(group)])
        #expect(Set(picture.pixels).count == 1)
        #expect(abs(Int(picture[4, 2].w) - 32768) <= 1)
    }

    @Test func isolatedGroupsAreCutOnce() throws {
        // Red under black, both cut at half a pixel: no red may remain in the edge.
        let group = Group(
            opacity: 0.999, clip: .box(0, 0, 2.5, 1),
            items: items([.fill(.box(0, 0, 4, 1), .solid(red)), .fill(.box(0, 0, 4, 1), .solid(.black))]))
        let picture = try render(4, 1, [.group(group)])
        #expect(picture[2, 0].x == 0 && picture[2, 0].w > 30000)
        #expect(picture[3, 0] == clear)
    }

    @Test func nestedClipsIntersect() throws {
        let inner = Group(clip: .disc(12, 8, 6), items: items([.fill(.box(0, 0, 20, 16), .solid(red))]))
        let outer = Group(clip: .disc(6, 8, 6), items: items([.group(inner)]))
        let picture = try render(20, 16, [.group(outer)])
        #expect(picture[9, 8].w == 65535)
        #expect(picture[3, 8] == clear && picture[15, 8] == clear)
    }

    @Test func groupBlurSpreadsPastItsContent() throws {
        let group = Group(
            filters: [.blur(sigma: 2)], items: items([.fill(.box(10, 10, 10, 10), .solid(red))]))
        let picture = try render(30, 30, [.group(group)])
        #expect(picture[8, 15].w > 3000 && picture[15, 15].w > 60000)
        #expect(picture.isPremultiplied)
        // Content beyond the canvas still reaches in.
        let outside = Group(
            filters: [.blur(sigma: 3)], items: items([.fill(.box(-20, 0, 19, 30), .solid(red))]))
        #expect(try render(30, 30, [.group(outside)])[0, 15].w > 15000)
    }

    @Test func groupShadowsFollowTheAlpha() throws {
        let near = Shadow(color: .black, sigma: 0, offset: Point(4, 0), knockout: true)
        let far = Shadow(color: red, sigma: 0, offset: Point(8, 0), knockout: true)
        let group = Group(
            shadows: [near, far], items: items([.fill(.box(2, 2, 6, 6), .solid(.white))]))
        let picture = try render(20, 10, [.group(group)])
        #expect(picture[4, 4] == Pixmap.Pixel(repeating: 65535))
        #expect(picture[10, 4] == Pixmap.Pixel(0, 0, 0, 65535), "the first shadow is on top")
        #expect(picture[14, 4] == Pixmap.Pixel(65535, 0, 0, 65535))
        #expect(picture[17, 4] == clear)
        // Through a translucent group, no shadow is visible under the casters.
        let half = Group(
            opacity: 0.5, shadows: [near], items: items([.fill(.box(2, 2, 6, 6), .solid(.white))]))
        let faint = try render(20, 10, [.group(half)])
        #expect(faint[6, 4].x == faint[6, 4].w)
        #expect(abs(Int(faint[10, 4].w) - 32768) <= 1)
    }

    @Test func alphaGrowsByADisc() {
        var mask = Mask(width: 11, height: 11)
        mask[5, 5] = 40000
        let grown = mask.spread(by: 3)
        for y in 0..<11 {
            for x in 0..<11 {
                let inside = (x - 5) * (x - 5) + (y - 5) * (y - 5) <= 9
                #expect(grown[x, y] == (inside ? 40000 : 0), "\(x) \(y)")
            }
        }
        #expect(grown.spread(by: -3)[5, 5] == 40000)
        var full = Mask(width: 6, height: 6)
        for i in full.values.indices { full.values[i] = 65535 }
        let shrunk = full.spread(by: -2)
        #expect(shrunk[2, 2] == 65535 && shrunk[1, 2] == 0 && shrunk[2, 4] == 0)
    }

    // MARK: Pictures

    private func noise(_ width: Int, _ height: Int) -> Pixmap {
        var random = SeededGenerator(seed: 11)
        var pixels = Pixmap(width: width, height: height)
        for i in pixels.pixels.indices { pixels.pixels[i] = random.pixel() }
        return pixels
    }

    private func image(_ pixels: Pixmap, _ frame: Rect) -> DisplayContent {
        .fill(
            .fill(.rectangle(frame)),
            .image(ImagePaint(name: "noise", picture: ImageHandle(pixels), frame: frame)))
    }

    @Test(arguments: [1.0, 2, 3])
    func wholePixelsAreCopied(scale: Double) throws {
        let pixels = noise(12, 9)
        let frame = Rect(x: 3 / scale, y: 5 / scale, width: 12 / scale, height: 9 / scale)
        let list = DisplayList(20 / scale, 20 / scale, scale: scale, [image(pixels, frame)])
        let picture = try Rasterizer().render(list)
        for y in 0..<9 {
            for x in 0..<12 { #expect(picture[x + 3, y + 5] == pixels[x, y]) }
        }
        #expect(picture[2, 6] == clear && picture[15, 6] == clear && picture[5, 4] == clear)
    }

    @Test func shrinkingTakesMeans() throws {
        let pixels = noise(12, 8)
        let picture = try render(3, 4, [image(pixels, Rect(x: 0, y: 0, width: 3, height: 4))])
        for y in 0..<4 {
            for x in 0..<3 {
                for lane in 0..<4 {
                    var sum = 0
                    for dy in 0..<2 { for dx in 0..<4 { sum += Int(pixels[4 * x + dx, 2 * y + dy][lane]) } }
                    #expect(abs(Int(picture[x, y][lane]) - sum / 8) <= 2)
                }
            }
        }
    }

    @Test func growingIsSmoothAndKeepsFlatColour() throws {
        var pixels = Pixmap(width: 2, height: 1)
        pixels[0, 0] = Pixmap.Pixel(0, 0, 0, 65535)
        pixels[1, 0] = Pixmap.Pixel(repeating: 65535)
        let picture = try render(8, 3, [image(pixels, Rect(x: 0, y: 0, width: 8, height: 3))])
        let row = (0..<8).map { picture[$0, 1].x }
        #expect(row[0] == 0 && row[1] == 0 && row[6] == 65535 && row[7] == 65535)
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(abs(Int(row[3]) - 65535 * 3 / 8) <= 1)
    }

    @Test func mirroredAndTurnedPictures() throws {
        let pixels = noise(6, 6)
        let content = image(pixels, Rect(x: 0, y: 0, width: 6, height: 6))
        let mirrored = try render(
            6, 6, [.group(Group(transform: Affine.scale(-1, 1).about(Point(3, 3)), items: items([content])))])
        let turned = try render(
            6, 6,
            [
                .group(
                    Group(transform: Affine.rotation(degrees: 90).about(Point(3, 3)), items: items([content]))
                )
            ])
        for y in 0..<6 {
            for x in 0..<6 {
                #expect(mirrored[x, y] == pixels[5 - x, y])
                #expect(turned[x, y] == pixels[y, 5 - x])
            }
        }
    }

    // MARK: Backdrops

    @Test func backdropWithoutEffectChangesNothing() throws {
        let base: [DisplayContent] = [
            .fill(.box(0, 0, 16, 16), .solid(Color(white: 0.3))), .fill(.disc(9, 7, 5), .solid(red)),
        ]
        let filter = DisplayContent.backdrop(.box(2, 2, 10, 10), BackdropFilter([]))
        #expect(try render(16, 16, base) == render(16, 16, base + [filter]))
    }

    @Test func backdropBlursWhatIsBehindAGroup() throws {
        let stripes: [DisplayContent] = stride(from: 0.0, to: 40, by: 4).map {
            .fill(.box($0, 0, 2, 40), .solid(.white))
        }
        let base = [DisplayContent.fill(.box(0, 0, 40, 40), .solid(.black))] + stripes
        let card = DisplayContent.backdrop(.box(8, 8, 24, 24), BackdropFilter([.blur(sigma: 4)]))
        func contrast(_ picture: Pixmap) -> Int {
            let row = (14..<26).map { Int(picture[$0, 20].x) }
            return (row.max() ?? 0) - (row.min() ?? 0)
        }
        let plain = try render(40, 40, base + [card])
        #expect(contrast(plain) < 3000)
        #expect(plain[4, 20] == Pixmap.Pixel(repeating: 65535), "outside nothing changes")
        let half = try render(40, 40, base + [.group(Group(opacity: 0.5, items: items([card])))])
        #expect(abs(contrast(half) - 32768) < 3000, "half the card over the sharp stripes")
        let nested = try render(
            40, 40, base + [.group(Group(opacity: 0.999, items: items([card])))])
        #expect(contrast(nested) < 3200)
    }

    /// A uniform picture stays uniform up to the canvas' edges and corners.
    @Test func backdropMirrorsAtTheCanvas() throws {
        let base = DisplayContent.fill(.box(0, 0, 24, 24), .solid(Color(white: 0.6)))
        let card = DisplayContent.backdrop(.box(-5, -5, 40, 40), BackdropFilter([.blur(sigma: 6)]))
        let picture = try render(24, 24, [base, card])
        for pixel in picture.pixels { #expect(abs(Int(pixel.x) - 39321) <= 2 && pixel.w == 65535) }
    }

    @Test func translucentBackdropsKeepTheirColour() throws {
        let base = DisplayContent.fill(.box(0, 0, 12, 12), .solid(red.opacity(0.5)))
        let card = DisplayContent.backdrop(
            .box(0, 0, 12, 12), .material(brightness: 0.2))
        let pixel = try render(12, 12, [base, card])[6, 6]
        #expect(abs(Int(pixel.w) - 32768) <= 1)
        #expect(pixel.x == pixel.w)
        #expect(abs(Double(pixel.y) / Double(pixel.w) - 0.2) < 0.001)
    }

    @Test(arguments: UInt64(0)..<8)
    func backdropColourFollowsTheDefinition(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let filter = BackdropFilter.material(
            curve: LuminanceCurve(
                amount: random.number(0, 1), ordinates: (0..<4).map { _ in random.number(0, 1) }),
            saturation: random.number(0, 2.5), brightness: random.number(-0.3, 0.3))
        // If this is created inside the closure below, Swift 6.3.1's optimiser loses what it writes.
        let colors = ColorFilter(filter.filters.filter(\.isPointwise))
        for _ in 0..<200 {
            let pixel = random.pixel()
            var row = [PackedPixel(pixel)]
            unsafe row.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                unsafe colors?.apply(to: base, count: 1)
            }
            let expected = ColorFilterReference.defined(
                filter.filters, of: (0..<4).map { Double(pixel[$0]) / 65535 })
            let isNear = (0..<4).allSatisfy {
                abs(Double(row[0].unpacked[$0]) - expected[$0] * 65535) <= 2.5
            }
            #expect(isNear, "seed \(seed)")
        }
    }
}
