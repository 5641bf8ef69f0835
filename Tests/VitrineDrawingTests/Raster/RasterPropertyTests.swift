import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Properties of whole pictures that hold to the bit.
@Suite struct RasterPropertyTests {
    private func items(_ contents: [DisplayContent]) -> [DisplayItem] {
        contents.map { DisplayItem(source: "", $0) }
    }

    private func render(_ width: Double, _ height: Double, _ contents: [DisplayContent]) throws -> Pixmap {
        try Rasterizer().render(DisplayList(width, height, contents))
    }

    /// Returns one item of each kind, at coordinates that whole pixels do not round away.
    private func contents(sigma: Double, hasBackdrop: Bool) -> [DisplayContent] {
        var triangle = Path()
        triangle.move(to: Point(12.25, 40))
        triangle.line(to: Point(30, 12.5))
        triangle.line(to: Point(50.75, 44))
        triangle.close()
        let figure = Area.fill(.path(triangle, .nonZero))
        let card = Area.box(20.5, 24.25, 30, 22)
        let red = Paint.solid(Color(red: 1, green: 0.2, blue: 0.1, alpha: 0.75))
        let blue = Paint.solid(Color(red: 0.1, green: 0.3, blue: 1))
        let outer = Shadow(color: Color(white: 0, alpha: 0.5), sigma: sigma, spread: 0.5, offset: Point(0, 2))
        let inner = Shadow(color: .black, sigma: sigma, spread: 1, placement: .inner)
        var all: [DisplayContent] = [
            .fill(figure, red), .shadow(figure, outer),
            .surface(
                Surface(
                    area: card, outerShadows: [outer],
                    layers: [.init(.fill(red)), .init(.innerShadow(inner))])),
            .group(
                Group(
                    opacity: 0.75, blendMode: .multiply, filters: [.blur(sigma: sigma)],
                    shadows: [outer, inner],
                    mask: GroupMask(kind: .luminance, items: items([.fill(.box(8, 8, 36, 60), blue)])),
                    items: items([.fill(figure, blue), .fill(.box(30, 30, 20, 9.5), red)]))),
            .group(Group(blendMode: .overlay, items: items([.fill(.box(10, 38, 44, 9), .solid(.white))]))),
        ]
        if hasBackdrop {
            all.append(.backdrop(.box(24, 20, 20, 18.5), .material(saturation: 1.5, sigma: sigma)))
        }
        return all
    }

    @Test(arguments: [1.5, 3, 6])
    func wholePixelsTranslateToTheBit(sigma: Double) throws {
        func list(_ dx: Double, _ dy: Double) -> [DisplayContent] {
            let moved = Group(
                transform: .translation(dx, dy), items: items(contents(sigma: sigma, hasBackdrop: true)))
            return [.group(moved)]
        }
        let still = try render(240, 240, list(80, 80))
        let moved = try render(240, 240, list(93, 87))
        for y in 0..<200 {
            for x in 0..<200 { #expect(still[x, y] == moved[x + 13, y + 7], "\(x) \(y)") }
        }
    }

    /// Content cut off by the canvas does not affect the rest.
    @Test(arguments: [1.5, 3, 6])
    func cutPicturesAreParts(sigma: Double) throws {
        func list(_ dx: Double, _ dy: Double) -> [DisplayContent] {
            let moved = Group(
                transform: .translation(dx, dy), items: items(contents(sigma: sigma, hasBackdrop: false)))
            return [.group(moved)]
        }
        let whole = try render(200, 200, list(80, 80))
        let part = try render(40, 36, list(-17, -9))
        for y in 0..<36 {
            for x in 0..<40 { #expect(part[x, y] == whole[x + 97, y + 89], "\(x) \(y)") }
        }
    }

    /// Equal to the bit if the blur is the same in both directions: without levels, or in closed form.
    @Test(arguments: [0, 1, 2.5])
    func mirroredListsAreMirroredPictures(sigma: Double) throws {
        let contents = contents(sigma: sigma, hasBackdrop: true)
        let plain = try render(64, 64, contents)
        let turns = [Affine.scale(-1, 1), .scale(1, -1)]
        for (index, turn) in turns.enumerated() {
            // The offset of a shadow is in the coordinates of its item, and is rotated with it.
            let group = Group(transform: turn.about(Point(32, 32)), items: items(contents))
            let mirrored = try render(64, 64, [.group(group)])
            for y in 0..<64 {
                for x in 0..<64 {
                    let other = index == 0 ? mirrored[63 - x, y] : mirrored[x, 63 - y]
                    #expect(plain[x, y] == other, "\(index) \(x) \(y)")
                }
            }
        }
    }

    @Test(arguments: UInt64(300)..<306)
    func plainGroupsEqualTheirItems(seed: UInt64) throws {
        var scene = SeededGeneratorScene(seed: seed, size: 40, isFull: true)
        let list = scene.list(scale: 1.5)
        var grouped = list
        grouped.items = [DisplayItem(source: "", .group(Group(items: list.items)))]
        var hidden = list
        hidden.items.append(
            DisplayItem(source: "", .group(Group(opacity: 0, blendMode: .difference, items: list.items))))
        let picture = try Rasterizer().render(list)
        #expect(try Rasterizer().render(grouped) == picture, "seed \(seed)")
        #expect(try Rasterizer().render(hidden) == picture, "seed \(seed)")
    }

    // MARK: Filters, masks and isolation

    @Test func matricesThatPaintNothingFillTheClip() throws {
        var matrix = ColorMatrix.identity
        matrix.factors[4] = 1
        matrix.factors[19] = 1
        let small = items([.fill(.box(4, 4, 2, 2), .solid(.black))])
        let group = Group(filters: [.matrix(matrix)], items: small)
        let red = Pixmap.Pixel(65535, 0, 0, 65535)
        #expect(try render(12, 10, [.group(group)]).pixels.allSatisfy { $0 == red })
        var empty = group
        empty.items = []
        #expect(try render(12, 10, [.group(empty)]).pixels.allSatisfy { $0 == red })
        var clipped = group
        clipped.clip = .box(2, 2, 6.5, 5)
        let picture = try render(12, 10, [.group(clipped)])
        #expect(
            try picture
                == render(12, 10, [.fill(.box(2, 2, 6.5, 5), .solid(Color(red: 1, green: 0, blue: 0)))]))
        // If it is blurred afterwards, the fill does not fade towards the edge of the canvas.
        var blurred = group
        blurred.filters.append(.blur(sigma: 2))
        #expect(try render(12, 10, [.group(blurred)]).pixels.allSatisfy { $0 == red })
    }

    @Test func masksCutByAlphaAndLuminance() throws {
        let content = items([.fill(.box(0, 0, 8, 4), .solid(.white))])
        let mask = items([
            .fill(.box(1, 0, 3, 4), .solid(Color(red: 0, green: 1, blue: 0))),
            .fill(.box(4, 0, 2, 4), .solid(Color(white: 1, alpha: 0.5))),
        ])
        let alpha = try render(8, 4, [.group(Group(mask: GroupMask(items: mask), items: content))])
        #expect((0..<8).map { alpha[$0, 2].w } == [0, 65535, 65535, 65535, 32768, 32768, 0, 0])
        let luminance = try render(
            8, 4, [.group(Group(mask: GroupMask(kind: .luminance, items: mask), items: content))])
        #expect((0..<8).map { luminance[$0, 2].w } == [0, 46870, 46870, 46870, 32768, 32768, 0, 0])
        let none = try render(8, 4, [.group(Group(mask: GroupMask(items: []), items: content))])
        #expect(none.pixels.allSatisfy { $0 == Pixmap.Pixel() })
    }

    @Test func isolationHidesWhatLiesBeneath() throws {
        let ground = DisplayContent.fill(.box(0, 0, 4, 4), .solid(Color(white: 0.5)))
        let half = Group(
            blendMode: .multiply, items: items([.fill(.box(0, 0, 4, 4), .solid(Color(white: 0.5)))]))
        func value(_ content: DisplayContent) throws -> UInt16 {
            try render(4, 4, [ground, content])[1, 1].x
        }
        #expect(try value(.group(half)) == 16384)
        #expect(try value(.group(Group(items: items([.group(half)])))) == 16384)
        #expect(try value(.group(Group(isIsolated: true, items: items([.group(half)])))) == 32768)
    }

    /// The backdrop of a region contains only its own pixels, mirrored.
    @Test func backdropsEndAtTheRegion() throws {
        let ground: [DisplayContent] = [
            .fill(.box(0, 0, 30, 30), .solid(.black)), .fill(.box(10, 10, 10, 10), .solid(.white)),
        ]
        func card(_ edge: BackdropFilter.Edge) -> DisplayContent {
            .backdrop(.box(10, 10, 10, 10), .material(sigma: 4, edge: edge))
        }
        let region = try render(30, 30, ground + [card(.region)])
        for y in 10..<20 { for x in 10..<20 { #expect(region[x, y].x == 65535) } }
        #expect(try render(30, 30, ground + [card(.canvas)])[10, 10].x < 40000)
        // Rotated glass: the box around it, and no more.
        let turned = Group(
            transform: Affine.rotation(degrees: 45).about(Point(15, 15)), items: items([card(.region)]))
        let picture = try render(30, 30, ground + [.group(turned)])
        #expect(picture[15, 15].x < 65535 && picture[15, 15].x > 30000)
        #expect(picture[10, 10].x == 65535, "outside the diamond nothing changes")
    }
}

/// Items that share an edge are composited as one, exactly.
@Suite struct SharedEdgeTests {
    static let white = DisplayItem(
        source: "back", .fill(.fill(.rectangle(Rect(x: 0, y: 0, width: 64, height: 64))), .solid(.white)))

    private func render(_ items: [DisplayItem]) throws -> Pixmap {
        try Rasterizer().render(
            DisplayList(size: Size(64, 64), scale: 1, items: [Self.white] + items))
    }

    /// No part of the fill is visible outside its border: the edge is the same whatever is under the border.
    @Test(arguments: [
        ResolvedShape.ellipse(Rect(x: 3.3, y: 4.7, width: 55, height: 50)),
        .roundedRectangle(Rect(x: 3.3, y: 4.7, width: 55, height: 50), CornerRadii(17), .continuous),
        .path(.star(Rect(x: 3.3, y: 4.7, width: 55, height: 50), points: 5), .nonZero),
    ])
    func bordersHideTheFillBelow(shape: ResolvedShape) throws {
        let line = Area.stroke(shape, StrokeStyle(width: 6, position: .inside))
        let border = DisplayItem(source: "border", .fill(line, .solid(.black)))
        let red = Paint.solid(Color(red: 1, green: 0, blue: 0))
        let bordered = Surface(
            area: .fill(shape), layers: [.init(.fill(red)), .init(.stroke(line, .solid(.black)))])
        let region = Coverage(.fill(shape), transform: .identity, clip: PixelRect(width: 64, height: 64))
            .mask(in: PixelRect(width: 64, height: 64)).values
        let (alone, over) = (
            try render([border]), try render([DisplayItem(source: "card", .surface(bordered))])
        )
        for index in region.indices where region[index] < 65535 {
            let (a, b) = (alone.pixels[index], over.pixels[index])
            for lane in 0..<4 {
                #expect(abs(Int(a[lane]) - Int(b[lane])) <= 2, "\(index % 64) \(index / 64)")
            }
        }
    }

    /// Two opaque items in one clip leave as much of the background as one does.
    @Test(arguments: [0.0, 12, 31])
    func clippedItemsHideEachOther(rotation: Double) throws {
        let box = Rect(x: 4.2, y: 5.6, width: 52, height: 49)
        let all = Area.fill(.rectangle(Rect(x: 0, y: 0, width: 64, height: 64)))
        func clipped(_ colors: [Color]) -> DisplayItem {
            DisplayItem(
                source: "clip",
                .group(
                    Group(
                        transform: Affine.rotation(degrees: rotation).about(Point(32, 32)),
                        clip: .fill(.roundedRectangle(box, CornerRadii(14), .continuous)),
                        items: colors.map { DisplayItem(source: "fill", .fill(all, .solid($0))) })))
        }
        let one = try render([clipped([.black])])
        let two = try render([clipped([Color(red: 1, green: 0, blue: 0), .black])])
        for (a, b) in zip(one.pixels, two.pixels) {
            for lane in 0..<4 { #expect(abs(Int(a[lane]) - Int(b[lane])) <= 2) }
        }
    }
}
