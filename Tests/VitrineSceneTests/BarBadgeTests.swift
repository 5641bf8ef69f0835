import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineComponents
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

/// Badges of items in bars: at their own item, whole, and within the bar.
@Suite struct BarBadgeTests {
    /// The placed elements of a scene.
    private static func placed(
        _ body: String, _ os: OSVersion, _ direction: LayoutDirection = .leftToRight,
        type: DynamicTypeSize? = nil, width: Double = 402
    ) throws -> [PlacedElement] {
        var options = SceneOptions()
        (options.os, options.layoutDirection, options.dynamicType) = (os, direction, type)
        let text = SceneText.node(body, canvas: "{ width: \(width), height: 200, scale: 2 }")
        func list(_ placed: PlacedElement) -> [PlacedElement] {
            [placed] + placed.shownChildren.flatMap(list)
        }
        return list(try SceneRun.laidOut(text, options: options).root)
    }

    /// The frames of badges: of those with a text, and of dots.
    private static func badges(_ placed: [PlacedElement]) -> [Rect] {
        placed.compactMap { element in
            if element.element is BadgeOverhangElement { return element.children[0].frame }
            let isDot = element.element is FrameElement && [8.0, 9].contains(element.frame.width)
            return isDot ? element.frame : nil
        }
    }

    private static func icons(_ placed: [PlacedElement]) -> [Rect] {
        placed.filter { $0.element is IconElement }.map(\.frame)
    }

    struct Bar: Sendable, CustomTestStringConvertible {
        var name: String
        /// The bar with `ITEMS` in the place of its items.
        var body: String
        var testDescription: String { name }
    }

    static let bars = [
        Bar(name: "leading", body: "navigationBar: { title: A, leading: [ITEMS] }"),
        Bar(name: "trailing", body: "navigationBar: { title: A, trailing: [ITEMS] }"),
        Bar(name: "toolbar", body: "toolbar: [ITEMS]"),
        Bar(name: "toolbar in groups", body: "toolbar: [ITEMS, gap, { title: Edit }]"),
        Bar(name: "in a scroll", body: "scroll: [{ navigationBar: { title: A, trailing: [ITEMS] } }]"),
        Bar(name: "toolbar in a scroll", body: "scroll: [{ toolbar: [ITEMS] }]"),
        Bar(name: "scrolled", body: "navigationBar: { title: A, scrolled: 1, leading: [ITEMS] }"),
    ]
    static let systems: [OSVersion] = [.ios18, .ios26, .ios27]
    static let symbols = ["bell", "person.circle", "heart"]

    @Test(arguments: bars, systems)
    func eachBadgeIsAtItsItem(_ bar: Bar, _ os: OSVersion) throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            for badge in ["2", "99+", ""] {
                for badged in 0..<3 {
                    let items = Self.symbols.enumerated().map { index, icon in
                        index == badged ? "{ icon: \(icon), badge: '\(badge)' }" : "{ icon: \(icon) }"
                    }
                    let body = bar.body.replacing("ITEMS", with: items.joined(separator: ", "))
                    let placed = try Self.placed(body, os, direction)
                    let badges = Self.badges(placed)
                    let icons = Self.icons(placed)
                    #expect(badges.count == 1 && icons.count == 3, "\(body)")
                    guard let found = badges.first, icons.count == 3 else { continue }
                    let distances = icons.map { abs($0.midX - found.midX) }
                    #expect(distances.firstIndex(of: distances.min() ?? 0) == badged, "\(body): \(found)")
                    let isTrailing = (found.midX - icons[badged].midX) * (direction == .leftToRight ? 1 : -1)
                    #expect(isTrailing > 0 && found.midY < icons[badged].midY, "\(body): \(found)")
                    // It covers no other symbol, and nothing cuts it.
                    for other in icons.indices where other != badged {
                        #expect(found.intersection(icons[other]) == nil, "\(body): \(found) \(icons[other])")
                    }
                    #expect(found.minX >= 0 && found.maxX <= 402 && found.minY >= 0, "\(body): \(found)")
                }
            }
        }
    }

    @Test(arguments: systems) func allBadgesOfAGroupAreShown(_ os: OSVersion) throws {
        let items = "{ icon: bell, badge: '7' }, { icon: heart, badge: '' }, { title: Edit, badge: '12' }"
        let placed = try Self.placed("navigationBar: { title: A, leading: [\(items)] }", os)
        let badges = Self.badges(placed).sorted { $0.minX < $1.minX }
        #expect(badges.count == 3)
        #expect(zip(badges, badges.dropFirst()).allSatisfy { $0.maxX < $1.minX }, "\(badges)")
    }

    /// Neither the room of the item nor that of the tab truncates the text.
    @Test(arguments: systems, [DynamicTypeSize.large, .accessibility5])
    func longBadgesAreWhole(_ os: OSVersion, type: DynamicTypeSize) throws {
        for text in ["99+", "1,234", "New"] {
            let bodies = [
                "navigationBar: { title: A, trailing: [{ icon: bell, badge: '\(text)' }] }",
                "navigationBar: { title: A, trailing: [{ icon: bell, badge: '\(text)' }, { icon: heart }] }",
                "toolbar: [{ icon: bell, badge: '\(text)' }]",
                "tabBar: { items: [{ icon: bell, label: B, badge: '\(text)' }, { icon: heart, label: H }] }",
                "tabBar: { style: bar, items: [{ icon: bell, badge: '\(text)' }, { icon: heart }] }",
                "tabBar: { items: [{ icon: bell }], search: { icon: heart, badge: '\(text)' } }",
            ]
            for body in bodies {
                let placed = try Self.placed(body, os, type: type)
                let label = placed.first { ($0.element as? TextElement)?.content.string == text }
                let drawn = try #require(label)
                let badge = try #require(Self.badges(placed).first)
                #expect(drawn.frame.width + 8 <= badge.width, "\(body)")
                #expect(drawn.frame.width > 5.5 * Double(text.count), "\(body): \(drawn.frame)")
            }
        }
    }

    /// The room of a bar that is squeezed moves the badges with their items.
    @Test func badgesFollowItemsThatAreSqueezed() throws {
        let items = "{ title: Conversations, badge: '3' }, { title: Notifications }"
        let bar = "navigationBar: { title: A, trailing: [\(items)] }"
        let placed = try Self.placed(bar, .ios26, width: 200)
        let badge = try #require(Self.badges(placed).first)
        let titles = placed.filter {
            ["Conversations", "Notifications"].contains(($0.element as? TextElement)?.content.string)
        }
        #expect(titles.count == 2 && badge.maxX > titles[0].frame.midX && badge.maxX < titles[1].frame.midX)
    }

    /// A tab bar with its direction reversed is the mirror image of itself.
    @Test(arguments: systems, ["floating", "bar"])
    func tabsMirrorTheirBadges(_ os: OSVersion, _ style: String) throws {
        for badge in ["", "3", "12", "999"] {
            let tabs = [badge, badge, badge].map { "{ icon: star, label: A, badge: '\($0)' }" }
            let body = "tabBar: { style: \(style), items: [\(tabs.joined(separator: ", "))] }"
            let badges = Self.badges(try Self.placed(body, os)).sorted { $0.minX < $1.minX }
            let mirrored = Self.badges(try Self.placed(body, os, .rightToLeft)).sorted { $0.minX > $1.minX }
            #expect(badges.count == 3 && mirrored.count == 3, "\(body)")
            for (one, other) in zip(badges, mirrored) {
                // Frames are aligned to pixels.
                #expect(abs(one.minX + other.maxX - 402) <= 0.5, "\(body): \(one) \(other)")
                #expect(abs(one.maxX + other.minX - 402) <= 0.5, "\(body): \(one) \(other)")
                #expect(one.minY == other.minY)
            }
        }
    }

    /// Words are cut by no edge of the screen.
    @Test(arguments: systems, [LayoutDirection.leftToRight, .rightToLeft])
    func wordsStayOnTheScreen(_ os: OSVersion, _ direction: LayoutDirection) throws {
        let badge = "{ icon: bell, badge: 'unreadmessages' }"
        let tabs = ["A", "B", "C", "D"].map { "{ icon: tray, label: \($0) }" }.joined(separator: ", ")
        let bodies = [
            "navigationBar: { title: A, leading: [\(badge)] }",
            "navigationBar: { title: A, leading: [\(badge), { icon: tray }] }",
            "navigationBar: { title: A, leading: [{ icon: tray }, gap, \(badge)] }",
            "navigationBar: { title: A, trailing: [\(badge)] }",
            "navigationBar: { title: A, trailing: [{ icon: tray }, \(badge)] }",
            "toolbar: [\(badge), spacer, { icon: tray }]",
            "toolbar: [\(badge), gap, { icon: tray }]",
            "toolbar: [{ icon: tray }, spacer, \(badge)]",
            "toolbar: [\(badge)]",
            "tabBar: { items: [{ icon: tray, label: A }, { icon: bell, label: B, badge: unreadmessages }] }",
            "tabBar: { items: [\(tabs), { icon: bell, label: B, badge: unreadmessages }] }",
            "tabBar: { items: [{ icon: bell, label: B, badge: unreadmessages }, \(tabs)] }",
            "tabBar: { style: bar, items: [\(tabs), { icon: bell, label: B, badge: unreadmessages }] }",
            "tabBar: { style: bar, items: [{ icon: bell, label: B, badge: unreadmessages }, \(tabs)] }",
            "tabBar: { items: [{ icon: tray, label: A }], search: \(badge) }",
            "tabBar: { items: [\(badge)], search: { icon: tray }, minimized: true }",
            "tabBar: { items: [{ icon: tray }], selected: 0, search: \(badge), minimized: true }",
        ]
        for body in bodies {
            let badges = Self.badges(try Self.placed(body, os, direction))
            #expect(!badges.isEmpty)
            for found in badges {
                #expect(found.width > 60 && found.minX >= 0 && found.maxX <= 402, "\(body): \(found)")
            }
        }
    }
}
