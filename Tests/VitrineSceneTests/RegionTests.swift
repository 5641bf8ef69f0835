import Testing
import VitrineColor
import VitrineSource

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

/// What a decorated node paints on one outline, and what joins it with its neighbours.
@Suite struct RegionTests {
    private static let source = ElementSource(path: "card", mark: .start)
    private static let box = Rect(x: 10, y: 10, width: 40, height: 40)
    private static let thin = Color(white: 0, alpha: 0.5)

    private static func border(
        _ position: StrokeStyle.Position, _ color: Color = .black, dash: [Double] = [], on sides: Sides = .all
    ) -> StrokeSpec {
        StrokeSpec(
            paint: .color(color), style: StrokeStyle(width: 2, dash: dash, position: position), sides: sides)
    }

    private static func region(
        _ shape: Shape, fill: Color? = .white, _ borders: [StrokeSpec], shadows: [ShadowSpec] = []
    ) -> Region {
        let decoration = Decoration(
            shadows: shadows, fills: fill.map { [.color($0)] } ?? [], strokes: borders)
        return Region(decoration, PlacedShape(shape, in: box), from: source)
    }

    private static func fill(_ shape: ResolvedShape, _ color: Color = .white, from node: String = "a")
        -> DisplayItem
    {
        DisplayItem(source: node, .fill(.fill(shape), .solid(color)))
    }

    private static func clip(_ shape: ResolvedShape, _ items: [DisplayItem], from node: String = "c")
        -> DisplayItem
    {
        DisplayItem(source: node, .group(Group(clip: .fill(shape), items: items)))
    }

    /// The borders alone decide how the parts of a region meet.
    @Test func bordersDecideTheComposition() {
        let inner = Shadow(color: .black, sigma: 1, placement: .inner)
        let cases: [(Region, Region.Composition)] = [
            (Self.region(.circle, []), .stacked),
            (Self.region(.circle, [Self.border(.inside)]), .cutOnce),
            (Self.region(.circle, [Self.border(.inside)], shadows: [ShadowSpec(inner)]), .stacked),
            (Self.region(.circle, [Self.border(.inside, dash: [2, 1])]), .stacked),
            (Self.region(.rectangle, [Self.border(.inside)]), .stacked),
            (Self.region(.circle, [Self.border(.center)]), .stacked),
            (Self.region(.capsule, [Self.border(.outside, on: .top)]), .cutOnce),
            (Self.region(.capsule, [Self.border(.inside, on: .top)]), .stacked),
            (Self.region(.circle, fill: nil, [Self.border(.inside)]), .stacked),
            (Self.region(.circle, fill: nil, [Self.border(.inside), Self.border(.outside)]), .cutOnce),
            (Self.region(.circle, fill: nil, [Self.border(.outside), Self.border(.inside)]), .stacked),
            (Self.region(.circle, [Self.border(.outside)]), .overBorders),
            (Self.region(.rectangle, [Self.border(.outside)]), .overBorders),
            (Self.region(.circle, [Self.border(.outside, Self.thin)]), .besideBorders),
            (Self.region(.circle, fill: Self.thin, [Self.border(.outside)]), .besideBorders),
            (Self.region(.circle, [Self.border(.outside, dash: [2, 1])]), .besideBorders),
            (Self.region(.rectangle, fill: Self.thin, [Self.border(.outside)]), .stacked),
        ]
        for (index, (region, composition)) in cases.enumerated() {
            #expect(region.composition == composition, "case \(index)")
        }
    }

    /// Contents apart from the borders are painted last, others below the borders.
    @Test func contentsApartComeLast() {
        var region = Self.region(.circle, [Self.border(.inside)])
        #expect(region.holdsContents)
        let (background, foreground) = (region.background, region.foreground)
        region.contents = [Self.fill(.rectangle(Rect(x: 28, y: 28, width: 4, height: 4)))]
        #expect(region.items(scale: 1) == background + foreground + region.contents)
        // Something that reads the backdrop cannot be painted once more for the cut.
        let blur = BackdropFilter([.blur(sigma: 2)], tints: [])
        region.contents = [DisplayItem(source: "b", .backdrop(.fill(.rectangle(Self.box)), blur))]
        #expect(region.items(scale: 1) == background + region.contents + foreground)
    }

    /// A region that is cut once is one group with its outline as clip.
    @Test func clippedContentsLieInTheCut() throws {
        var region = Self.region(.circle, [Self.border(.inside)])
        let child = Self.fill(.rectangle(Self.box))
        region.contents = [Self.clip(region.outline, [child])]
        let items = region.items(scale: 1)
        #expect(items.count == 1)
        guard case .group(let group)? = items.first?.content else {
            Issue.record("\(items)")
            return
        }
        #expect(group.clip == .fill(region.outline) && group.items.count == 3 && group.items[1] == child)
    }

    /// Each rule of the pass, and what it says of it.
    @Test func neighboursOnOneOutlineAreJoined() {
        let circle = ResolvedShape.ellipse(Self.box)
        let box = ResolvedShape.rectangle(Self.box)
        let stroke = Area.stroke(box, StrokeStyle(width: 2, position: .inside))
        let border = DisplayItem(source: "b", .fill(stroke, .solid(.black)))
        let cases: [([DisplayItem], String)] = [
            ([Self.fill(circle), Self.fill(circle, .black, from: "b")], "b joins a: surface\n"),
            (
                [Self.fill(circle), Self.clip(circle, [Self.fill(box)])],
                "c joins a: under clipped contents\n"
            ),
            (
                [Self.clip(circle, [Self.fill(box)]), Self.fill(circle, from: "b")],
                "b joins c: over clipped contents\n"
            ),
            ([Self.clip(circle, [Self.fill(box)]), border], "b joins c: over a cut fill\n"),
            ([Self.fill(circle), Self.fill(box)], ""),
            // Contents in the middle do not reach the edge.
            (
                [
                    Self.fill(circle),
                    Self.clip(circle, [Self.fill(.rectangle(Rect(x: 28, y: 28, width: 4, height: 4)))]),
                ], ""
            ),
        ]
        for (items, text) in cases {
            var pass = RegionPass()
            pass.append(items)
            #expect(pass.text == text)
            #expect(pass.items.count == items.count - pass.joints.count, "\(pass.items)")
        }
        #expect(Set(cases.map(\.1).filter { !$0.isEmpty }).count == RegionPass.Rule.allCases.count)
    }

    /// What was joined has nothing left to join.
    @Test(arguments: 0..<200) func joiningTwiceIsJoiningOnce(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let shapes: [ResolvedShape] = [.ellipse(Self.box), .rectangle(Self.box)]
        func item(_ depth: Int) -> DisplayItem {
            let shape = shapes[next(2)]
            let shadow = Shadow(color: .black, sigma: 2, placement: next(3) == 0 ? .inner : .outer)
            let content: DisplayContent =
                switch next(depth > 0 ? 6 : 4) {
                case 0: .fill(.fill(shape), .solid(next(2) == 0 ? .black : Self.thin))
                case 1: .fill(.stroke(shape, StrokeStyle(width: 2, position: .inside)), .solid(.black))
                case 2: .shadow(.fill(shape), shadow)
                case 3: .backdrop(.fill(shape), BackdropFilter([.blur(sigma: 2)], tints: []))
                default:
                    .group(
                        Group(
                            clip: .fill(shape),
                            items: (0...next(2)).map { _ in item(depth - 1) }.joiningRegions))
                }
            return DisplayItem(source: "\(next(3))", content)
        }
        let once = (0..<8).map { _ in item(2) }.joiningRegions
        #expect(once.joiningRegions == once, "seed \(seed)")
    }
}
