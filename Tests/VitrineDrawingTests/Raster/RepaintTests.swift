import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// A picture that is repainted by what differs is that of a whole render.
@Suite struct RepaintTests {
    private static let size = Size(72, 64)
    private static let limits = RasterLimits(sigma: 40)

    private static func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(size: size, scale: 1, items: items)
    }

    private static func fill(_ rect: Rect, _ color: Color) -> DisplayItem {
        DisplayItem(source: "fill", .fill(.fill(.rectangle(rect)), .solid(color)))
    }

    private static let page = fill(Rect(x: 0, y: 0, width: 72, height: 64), .white)

    /// The bounds of the pixels in which two pictures differ.
    private static func difference(_ a: Pixmap, _ b: Pixmap) -> PixelRect {
        var box: PixelRect?
        for y in 0..<a.height {
            for x in 0..<a.width where a[x, y] != b[x, y] {
                let pixel = PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1)
                box = box.map { $0.union(pixel) } ?? pixel
            }
        }
        return box ?? PixelRect(width: 0, height: 0)
    }

    /// Returns the list that edits begin with, and what draws those.
    private static func start(
        seed: UInt64
    ) -> (draws: RandomDraws, random: SeededGenerator, items: [DisplayItem]) {
        var draws = RandomDraws(seed: seed, width: size.width, height: size.height)
        draws.allowsExtremes = false
        draws.allowsBackdrops = true
        let items = (seed % 3 == 0 ? [] : [page]) + draws.list(items: 14).items
        return (draws, SeededGenerator(seed: seed), items)
    }

    /// Changes one or two items of a list as people do: replaced, removed, inserted, moved.
    private static func edit(
        _ items: [DisplayItem], _ draws: inout RandomDraws, _ random: inout SeededGenerator
    ) -> [DisplayItem] {
        var items = items
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            let place = items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &random)
            let fresh = Array(draws.list(items: draws.count + 2).items.suffix(1))
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1: items.replaceSubrange(place..<min(place + 1, items.count), with: fresh)
            case 2 where !items.isEmpty: items.remove(at: place)
            case 3 where items.count > 1: items.swapAt(place, (place + 1) % items.count)
            case 3, 4, 5:
                // What is in a group changes, or its opacity.
                guard !items.isEmpty else { continue }
                if case .group(var group) = items[place].content {
                    if Bool.random(using: &random) {
                        group.opacity = Double.random(in: 0...1, using: &random)
                    }
                    group.items = edit(group.items, &draws, &random)
                    items[place].content = .group(group)
                    continue
                }
                items[place] = DisplayItem(
                    source: items[place].source,
                    .group(
                        Group(
                            opacity: 0.75,
                            clip: .disc(34, 30, 28),
                            items: [items[place]] + fresh)))
            default: items.insert(contentsOf: fresh, at: place)
            }
        }
        return items
    }

    @Test(arguments: zip(UInt64(0)..<8, [1, 3, 1, 3, 1, 3, 1, 3]))
    func randomEditsEqualWholeRenders(seed: UInt64, threads: Int) throws {
        var (draws, random, items) = Self.start(seed: seed)
        let repainter = Repainter(workers: Workers(count: threads), limits: Self.limits)
        var before: Pixmap?
        for step in 0..<5 {
            let outcome: Repainter.Outcome
            let whole: Pixmap
            do {
                whole = try Rasterizer(limits: Self.limits).render(Self.list(items))
                outcome = try repainter.repaint(Self.list(items))
            } catch {
                // More than the limits allow: the last picture stays.
                #expect(repainter.picture == before)
                items = Self.edit(items, &draws, &random)
                continue
            }
            #expect(repainter.picture == whole, "seed \(seed), step \(step), \(threads) threads")
            if let before {
                #expect(outcome.changed == Self.difference(before, whole), "seed \(seed), step \(step)")
            }
            before = whole
            items = Self.edit(items, &draws, &random)
        }
    }

    /// Items that others filter are painted beyond a clip, which ends on whole pixels here.
    @Test func filteredItemsEndAtTheirClip() throws {
        func items(_ color: Color) -> [DisplayItem] {
            let filtering = DisplayItem(
                source: "bar", .backdrop(.box(8, 8, 50, 40), BackdropFilter([.blur(sigma: 4)])))
            let card = Self.fill(Rect(x: 0, y: 24, width: 72, height: 40), .black)
            return [
                Self.page, Self.fill(Rect(x: 10, y: 12, width: 30, height: 8), color),
                DisplayItem(
                    source: "card",
                    .group(
                        Group(
                            clip: .fill(.rectangle(Rect(x: 0, y: 24, width: 72, height: 40))),
                            items: [card, filtering]))),
            ]
        }
        let repainter = Repainter()
        for color in [Color.black, Color(red: 1, green: 0, blue: 0), .black] {
            let list = Self.list(items(color))
            _ = try repainter.repaint(list)
            #expect(try repainter.picture == Rasterizer().render(list))
        }
    }

    /// A picture that is no longer wanted leaves the last one as it is, and nothing else that shows.
    @Test(arguments: zip(UInt64(100)..<116, (0..<16).map { $0 % 2 == 0 ? 1 : 3 }))
    func cancelledEditsLeaveNothingBehind(seed: UInt64, threads: Int) throws {
        var (draws, random, items) = Self.start(seed: seed)
        let repainter = Repainter(workers: Workers(count: threads), limits: Self.limits)
        var before: Pixmap?
        for step in 0..<12 {
            let list = Self.list(items)
            // From before the first step to beyond the end.
            let last = Int.random(in: 0...(1 << Int.random(in: 0...10, using: &random)), using: &random)
            let canceller = Canceller(after: last)
            let note = "seed \(seed), step \(step), \(threads) threads, cancelled after \(last) questions"
            do {
                let whole = try Rasterizer(limits: Self.limits).render(list)
                if let outcome = try repainter.repaint(list, isCancelled: canceller.isCancelled) {
                    #expect(repainter.picture == whole, "\(note)")
                    if let before {
                        #expect(outcome.changed == Self.difference(before, whole), "\(note)")
                    }
                    before = whole
                } else {
                    #expect(canceller.count > last, "\(note)")
                    #expect(repainter.picture == before, "\(note)")
                }
            } catch {
                // More than the limits allow: the last picture stays.
                #expect(repainter.picture == before, "\(note)")
            }
            // Now and then the same list is tried again.
            if Int.random(in: 0..<3, using: &random) > 0 { items = Self.edit(items, &draws, &random) }
        }
        let list = Self.list([Self.page])
        _ = try repainter.repaint(list)
        #expect(repainter.picture == (try Rasterizer().render(list)), "seed \(seed)")
    }

    /// Every question is once the last one, of a picture with a backdrop, a group and glass.
    @Test(arguments: [1, 3])
    func aPictureIsCancelledAtEveryPlace(threads: Int) throws {
        func items(_ color: Color) -> [DisplayItem] {
            let circle = Self.fill(Rect(x: 8, y: 9, width: 30, height: 22), color)
            let shape = ResolvedShape.ellipse(Rect(x: 36, y: 26, width: 28, height: 28))
            let glass = Glass([Glass.Body(shape, GlassOptics(frost: 2))])
            return [
                Self.page, circle, Self.material(Rect(x: 4, y: 4, width: 40, height: 30), sigma: 3, .canvas),
                DisplayItem(
                    source: "group",
                    .group(
                        Group(
                            opacity: 0.5, clip: .disc(34, 30, 28),
                            items: [
                                circle,
                                Self.material(Rect(x: 20, y: 9, width: 30, height: 30), sigma: 2, .canvas),
                            ]))),
                DisplayItem(source: "glass", .glass(glass)),
            ]
        }
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let lists = [red, blue, red].map { Self.list(items($0)) }
        let pictures = try lists.map { try Rasterizer().render($0) }
        var last = 0
        while last < 10_000 {
            let repainter = Repainter(workers: Workers(count: threads))
            _ = try repainter.repaint(lists[0])
            let canceller = Canceller(after: last)
            if try repainter.repaint(lists[1], isCancelled: canceller.isCancelled) != nil { break }
            #expect(repainter.picture == pictures[0], "\(last)")
            // What is kept neither shows in the last picture nor in the next one.
            let next = last % 2 == 0 ? 1 : 2
            _ = try repainter.repaint(lists[next])
            #expect(repainter.picture == pictures[next], "\(last)")
            last += 1
        }
        #expect((20..<10_000).contains(last))
    }

    /// Where the next picture has another size, the last one stays until it is complete.
    @Test func cancelledSizesLeaveTheLastPicture() throws {
        let repainter = Repainter()
        let page = Self.list([Self.page])
        #expect(try repainter.repaint(page, isCancelled: Canceller(after: 0).isCancelled) == nil)
        #expect(repainter.picture == nil)
        _ = try repainter.repaint(page)
        var large = page
        large.scale = 2
        #expect(try repainter.repaint(large, isCancelled: Canceller(after: 1).isCancelled) == nil)
        #expect(repainter.picture?.width == 72)
        #expect(try repainter.repaint(page).paintedPixels == 0)
        #expect(try repainter.repaint(large, isCancelled: { false })?.paintedPixels == 144 * 128)
    }

    @Test func nothingIsPaintedForTheSameList() throws {
        var draws = RandomDraws(seed: 7, width: Self.size.width, height: Self.size.height)
        draws.allowsExtremes = false
        let list = Self.list([Self.page] + draws.list(items: 20).items)
        let repainter = Repainter(limits: Self.limits)
        #expect(repainter.picture == nil)
        #expect(try repainter.repaint(list).paintedPixels == 72 * 64)
        let again = try repainter.repaint(list)
        #expect(again.paintedPixels == 0 && again.changed.isEmpty)
    }

    @Test func aSmallChangePaintsItsRows() throws {
        func items(_ color: Color) -> [DisplayItem] {
            [
                Self.page,
                Self.fill(Rect(x: 4, y: 4, width: 30, height: 30), Color(red: 0, green: 0.5, blue: 1)),
                Self.fill(Rect(x: 10, y: 12, width: 6, height: 5), color),
            ]
        }
        let repainter = Repainter()
        _ = try repainter.repaint(Self.list(items(.black)))
        let outcome = try repainter.repaint(Self.list(items(.white)))
        #expect(outcome.changed == PixelRect(x0: 10, y0: 12, x1: 16, y1: 17))
        #expect(outcome.paintedPixels == 5 * 72)
    }

    /// A blur far from a change is not made again; one near it is, with the rows that it reads.
    @Test(arguments: [(y: 40.0, isNear: false), (y: 14.0, isNear: true)])
    func backdropsAreReadAgainWhereTheyChange(y: Double, isNear: Bool) throws {
        func items(_ color: Color) -> [DisplayItem] {
            let pane = Area([
                Area.Operand(.union, .fill(.rectangle(Rect(x: 20, y: y, width: 30, height: 12))))
            ])
            return [
                Self.page, Self.fill(Rect(x: 2, y: 2, width: 60, height: 6), color),
                DisplayItem(
                    source: "pane",
                    .surface(Surface(area: pane, backdrop: BackdropFilter([.blur(sigma: 3)], tints: [])))),
            ]
        }
        let repainter = Repainter()
        _ = try repainter.repaint(Self.list(items(.black)))
        let outcome = try repainter.repaint(Self.list(items(Color(red: 1, green: 0, blue: 0))))
        #expect(
            repainter.picture
                == (try Rasterizer().render(Self.list(items(Color(red: 1, green: 0, blue: 0))))))
        #expect((outcome.paintedPixels > 6 * 72) == isNear)
        #expect((outcome.changed.y1 > 8) == isNear)
    }

    /// A material over blobs: rounded, with colours filtered before and after the blur.
    private static func material(_ box: Rect, sigma: Double, _ edge: BackdropFilter.Edge) -> DisplayItem {
        let shape = Area.fill(.roundedRectangle(box, CornerRadii(6), .circular))
        let filters: [LayerFilter] = [
            .matrix(.saturation(1.5)), .blur(sigma: sigma), .matrix(.brightness(0.1)),
        ]
        return DisplayItem(
            source: "material",
            .surface(
                Surface(
                    area: shape,
                    backdrop: BackdropFilter(filters, tints: [Color(white: 1, alpha: 0.2)], edge: edge))))
    }

    /// Materials that move, grow, and let other things pass behind them keep what they have read and blurred.
    @Test(arguments: UInt64(0)..<8)
    func keptBackdropsEqualThoseMadeAnew(seed: UInt64) throws {
        let size = Size(190, 170)
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
        func blob() -> DisplayItem {
            let color = Color(
                red: number(0...8) / 8, green: number(0...8) / 8, blue: number(0...8) / 8,
                alpha: number(1...4) / 4)
            return Self.fill(
                Rect(
                    x: number(-20...170), y: number(-20...150), width: number(4...60), height: number(4...60)),
                color)
        }
        var page = [Self.fill(Rect(x: 0, y: 0, width: 190, height: 170), .white)]
        page += (0..<6).map { _ in blob() }
        var boxes = (0..<3).map { row in
            Rect(x: number(-8...80), y: Double(row) * 50 + number(0...20), width: number(20...90), height: 32)
        }
        var sigma = 1.5 + number(0...3)
        let edge: BackdropFilter.Edge = seed % 4 == 3 ? .region : .canvas
        let repainter = Repainter(workers: Workers(count: seed % 2 == 0 ? 1 : 3))
        for step in 0..<14 {
            var items = page
            for box in boxes {
                items += [Self.material(box, sigma: sigma, edge), Self.fill(box.insetBy(8, 8), .black)]
            }
            let list = DisplayList(size: size, scale: 1, items: items)
            _ = try repainter.repaint(list)
            #expect(
                repainter.picture == (try Rasterizer().render(list)), "seed \(seed), step \(step), \(boxes)")
            let index = Int.random(in: 0..<boxes.count, using: &random)
            let distance = [1, 2, 3, 8, 16, 32][Int.random(in: 0..<6, using: &random)]
            let sign = Bool.random(using: &random) ? 1.0 : -1.0
            switch Int.random(in: 0..<7, using: &random) {
            // What is above grows, and all that is below moves by as much.
            case 0, 1:
                boxes[index].size.height = max(boxes[index].size.height + sign * Double(distance), 4)
                for next in boxes.indices where next > index {
                    boxes[next].origin.y += sign * Double(distance)
                }
            case 2: boxes[index].origin.y += sign * Double(distance)
            case 3: boxes[index].origin.x += sign * Double(distance)
            case 4: boxes[index].size.width = max(boxes[index].size.width + sign * Double(distance), 4)
            case 5: page[Int.random(in: 1..<page.count, using: &random)] = blob()
            default: sigma = 1.5 + number(0...3)
            }
        }
    }

    @Test func otherSizesAndSpacesBeginAnew() throws {
        let repainter = Repainter()
        _ = try repainter.repaint(Self.list([Self.page]))
        var list = Self.list([Self.page])
        list.scale = 2
        #expect(try repainter.repaint(list).changed == PixelRect(width: 144, height: 128))
        list.colorSpace = .displayP3
        #expect(try repainter.repaint(list).paintedPixels == 144 * 128)
        list.size = Size(10, 10)
        #expect(try repainter.repaint(list).changed == PixelRect(width: 20, height: 20))
        list.scale = .infinity
        #expect(throws: RasterError.self) { try repainter.repaint(list) }
        #expect(repainter.picture?.width == 20)
    }

    @Test func heldPicturesStayAsTheyAre() throws {
        let repainter = Repainter()
        _ = try repainter.repaint(Self.list([Self.page]))
        let held = try #require(repainter.picture)
        _ = try repainter.repaint(
            Self.list([Self.page, Self.fill(Rect(x: 0, y: 0, width: 9, height: 9), .black)]))
        #expect(held == (try Rasterizer().render(Self.list([Self.page]))))
        #expect(repainter.picture != held)
    }

    /// Half of six hundred items change, more than are compared with each other.
    @Test func pinnedBackdropStaysWhateverChangesBehindIt() throws {
        func items(_ color: Color) -> [DisplayItem] {
            let stripes = (0..<600).map { index in
                let place = Rect(x: Double(index % 30), y: Double(index / 30), width: 1, height: 1)
                return Self.fill(place, index % 2 == 0 ? color : .black)
            }
            let blur = DisplayContent.backdrop(
                .fill(.rectangle(Rect(x: 0, y: 0, width: 40, height: 12))), BackdropFilter([.blur(sigma: 2)]))
            return [Self.page] + stripes + [DisplayItem(source: "blur", blur)]
        }
        let (before, after) = (Self.list(items(.white)), Self.list(items(Color(white: 0.5))))
        let (old, new) = (try Rasterizer().render(before), try Rasterizer().render(after))
        let repainter = Repainter()
        _ = try repainter.repaint(before)
        repainter.pinsBackdrop = { if case .backdrop = $0 { true } else { false } }
        _ = try repainter.repaint(after)
        let picture = try #require(repainter.picture)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let expected = x < 40 && y < 12 ? old[x, y] : new[x, y]
                #expect(picture[x, y] == expected, "\(x) \(y)")
            }
        }
        repainter.pinsBackdrop = nil
        _ = try repainter.repaint(before)
        _ = try repainter.repaint(after)
        #expect(repainter.picture == new)
    }
}
