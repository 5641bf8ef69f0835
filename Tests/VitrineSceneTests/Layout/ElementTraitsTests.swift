import Testing
import VitrineGeometry

@testable import VitrineLayout
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Elements carry traits, which are read beneath modifiers")
struct ElementTraitsTests {
    private let source = ElementSource(path: "body", mark: .start)
    private var spacer: any Element { SpacerElement(source: source, axis: nil, minLength: 0) }

    private func scroll(_ axes: Set<Axis>) -> any Element {
        ScrollElement(content: spacer, axes: axes, offset: .zero, margins: .zero, indicator: nil)
    }

    @Test func aTraitIsThatOfTheElementItself() {
        let bar = TitleBarElement(content: spacer, title: .large)
        #expect(bar.traits[BarTitle.self] == .large && bar.trait(BarTitle.self) == .large)
        #expect(spacer.trait(BarTitle.self) == nil)
        #expect(bar.trait(IgnoredEdges.self) == nil)
    }

    @Test func aTraitIsReadBeneathModifiers() {
        let bar = TitleBarElement(content: spacer, title: .inline)
        let moved = OffsetElement(content: PaddingElement(content: bar, insets: .zero), offset: Point(1, 2))
        #expect(moved.trait(BarTitle.self) == .inline)
        #expect(moved.traits[BarTitle.self] == nil)
    }

    /// The outermost element that carries a trait says what it is.
    @Test func theOuterValueCounts() {
        let inner = TitleBarElement(content: spacer, title: .inline)
        #expect(TitleBarElement(content: inner, title: .large).trait(BarTitle.self) == .large)
        #expect(scroll([.vertical]).trait(ScrollsVertically.self) == true)
        #expect(scroll([.horizontal]).trait(ScrollsVertically.self) == false)
        let padded = PaddingElement(content: scroll([.vertical]), insets: .zero)
        #expect(padded.trait(ScrollsVertically.self) == false)
        let moved = OffsetElement(content: scroll([.vertical]), offset: .zero)
        #expect(moved.trait(ScrollsVertically.self) == true)
    }

    @Test func severalElementsAreChangedEach() {
        let group = GroupElement(
            source: source,
            children: [spacer, GroupElement(source: source, children: [spacer, spacer])])
        let changed = group.mapElements { PaddingElement(content: $0, insets: .zero) }
        #expect(changed.flattened.map(\.label) == ["padding", "padding", "padding"])
        #expect(!group.isEmpty && GroupElement(source: source, children: []).isEmpty)
        #expect(spacer.flattened.count == 1 && !spacer.standsForSeveral && group.standsForSeveral)
    }

    // MARK: Nodes

    @Test(arguments: [
        ("body[0].card", "body[0].card", "card", nil), ("body[0].card[1]", "body[0].card", "card", nil),
        ("#a", "#a", "card", "a"), ("#a[0]", "#a", "card", nil), ("#a.screen", "#a", "screen", nil),
        ("#a.b", "#a.b", "card", "a.b"), ("#a.b.clip[2]", "#a.b", "clip", nil),
    ])
    func anElementKnowsItsNode(path: String, node: String, kind: String, id: String?) {
        var source = ElementSource(path: path, mark: .start)
        #expect(source.kind == nil && source.id == nil)
        let own = node.hasPrefix("#") ? String(node.dropFirst()) : nil
        source.node = NodeIdentity(kind: "card", id: own, path: node)
        #expect(source.kind == kind && source.id == id)
    }
}
