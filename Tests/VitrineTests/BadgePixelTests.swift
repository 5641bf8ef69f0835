import Testing
import Vitrine

/// The pixels of badges: in a scroll their tops are those that they have outside of it.
@Suite struct BadgePixelTests {
    /// The red pixels of a scene, by rows.
    private static func badge(_ body: String, _ release: OSVersion) throws -> [[Int]] {
        let scene = try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 402, height: 140 }
                background: white
                body:
                  - \(body)

                """)
        let pixels = try scene.render(RenderOptions(scale: 2, appearance: .light, os: release)).pixels
        return try (0..<280).map { y in
            try (0..<804).filter { x in
                let pixel = try #require(pixels[x, y])
                return pixel[0] > 200 && pixel[1] < 120 && pixel[2] < 120
            }
        }
    }

    static let bars = [
        "navigationBar: { title: A, trailing: [{ icon: bell, badge: 2 }, { icon: person.circle }] }",
        "navigationBar: { title: A, leading: [{ icon: tray }, { icon: bell, badge: 7 }] }",
        "navigationBar: { title: A, trailing: [{ icon: bell, badge: '' }] }",
        "toolbar: [{ icon: bell, badge: 2 }, spacer, { icon: heart }]",
        "toolbar: [{ title: Edit }, { icon: heart, badge: 12 }]",
    ]

    @Test(arguments: bars, OSVersion.allCases)
    func aScrollCutsNoBadge(_ bar: String, _ release: OSVersion) throws {
        let plain = try Self.badge(bar, release)
        let rows = plain.filter { !$0.isEmpty }
        // Whole: a circle or a capsule, which begins narrow.
        let widest = try #require(rows.map(\.count).max())
        #expect(rows.count > 14 && rows[0].count * 2 <= widest, "\(rows.map(\.count))")
        for scroll in ["scroll: [{ \(bar) }]", "scroll: [{ \(bar) }, { text: Below }]"] {
            #expect(try Self.badge(scroll, release).filter { !$0.isEmpty } == rows, "\(scroll)")
        }
    }
}
