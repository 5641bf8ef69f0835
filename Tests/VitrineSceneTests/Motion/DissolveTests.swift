import Testing
import VitrineColor
import VitrineGeometry

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineSource

@Suite("One painting becomes another")
struct DissolveTests {
    private static func box(_ x: Double, _ color: Color) -> DisplayItem {
        DisplayItem(
            source: "a", .fill(Area.fill(.rectangle(Rect(x: x, y: 0, width: 10, height: 10))), .solid(color)))
    }

    private static func shadow(_ sigma: Double) -> DisplayItem {
        DisplayItem(
            source: "a",
            .shadow(
                Area.fill(.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))),
                Shadow(color: .black, sigma: sigma)
            ))
    }

    private static func group(_ opacity: Double, _ items: [DisplayItem]) -> DisplayItem {
        DisplayItem(source: "a", .group(Group(opacity: opacity, items: items)))
    }

    private func dissolve(
        _ old: [DisplayItem], _ new: [DisplayItem], at fraction: Double = 0.5, interpolates: Bool = true
    ) -> [DisplayItem] {
        Dissolve(at: fraction, from: ElementSource(path: "a", mark: .start), interpolates: interpolates)
            .items(old, into: new)
    }

    @Test func endsAreExact() {
        let (old, new) = ([Self.box(0, .black)], [Self.box(4, .white), Self.shadow(2)])
        #expect(dissolve(old, new, at: 0) == old)
        #expect(dissolve(old, new, at: 1) == new)
    }

    @Test func placesAndColoursAreInterpolated() {
        let grey = Color(red: 0.5, green: 0.5, blue: 0.5)
        #expect(dissolve([Self.box(0, .black)], [Self.box(4, .white)]) == [Self.box(2, grey)])
    }

    /// What one of them alone has fades; the others find each other past it.
    @Test func theRestDissolves() {
        let items = dissolve([Self.box(0, .black)], [Self.shadow(2), Self.box(4, .black)])
        #expect(items == [Self.group(0.5, [Self.shadow(2)]), Self.box(2, .black)])
    }

    /// An effect on all is on its way from none.
    @Test func effectsComeAndGo() {
        #expect(
            dissolve([Self.box(0, .black)], [Self.group(0.5, [Self.box(4, .black)])])
                == [Self.group(0.75, [Self.box(2, .black)])])
    }

    /// A cross-dissolve is a weighted sum: what both are is left.
    @Test func whatHasNothingInBetweenIsWeighted() throws {
        let items = dissolve([Self.box(0, .black)], [Self.shadow(2)])
        guard case .group(let group)? = items.first?.content, items.count == 1 else {
            Issue.record("\(items)")
            return
        }
        #expect(group.isIsolated && group.items.count == 2)
        let second = try #require(group.items.last)
        guard case .group(let last) = second.content else {
            Issue.record("\(second)")
            return
        }
        #expect(last.blendMode == .plusLighter && last.opacity == 0.5)
    }

    @Test func withoutInterpolationEqualEndsStay() {
        let (old, new) = (
            [Self.box(0, .black), Self.box(1, .black), Self.box(2, .black)],
            [Self.box(0, .black), Self.box(9, .black), Self.box(2, .black)]
        )
        let items = dissolve(old, new, interpolates: false)
        #expect(items.count == 3 && items.first == old.first && items.last == old.last)
    }

    /// What is in the same place finds itself, past what was added before or behind it, whichever list is
    /// first.
    @Test func placesTellWhatBecomesWhat() {
        let (few, many) = (
            [Self.box(0, .black)], [Self.box(60, .white), Self.box(1, .black), Self.box(90, .white)]
        )
        let there = dissolve(few, many)
        #expect(there.contains(Self.box(0.5, .black)) && there.count == 3)
        #expect(dissolve(many, few).contains(Self.box(0.5, .black)))
    }
}
