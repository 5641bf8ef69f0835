import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

/// Columns of split views are where there is room for them, and lists know that they are in a sidebar.
@Suite struct SplitViewTests {
    private static let columns =
        """
        sidebar: [{ rectangle: , id: a }], content: [{ rectangle: , id: b }], detail: [{ rectangle: , id: c }]
        """

    private func frames(_ node: String, canvas: String) throws -> [String: [Double]] {
        let text = "vitrine: 1\ncanvas: \(canvas)\nbody: [\(node)]\n"
        return try LayoutCase.frames(ofDump: SceneRun.laidOut(text).dump.jsonText())
    }

    /// The columns that are shown on a tablet of 1376 by 1032 points, with the x and the width of what fills
    /// them.
    private static let shown: [(visibility: String, isUpright: Bool, columns: [String: [Double]])] = [
        ("automatic", false, ["#a": [10, 310], "#b": [320, 375], "#c": [695, 681]]),
        ("all", false, ["#a": [10, 310], "#b": [320, 375], "#c": [695, 681]]),
        ("doubleColumn", false, ["#b": [0, 375], "#c": [375, 1001]]),
        ("detailOnly", false, ["#c": [0, 1376]]),
        ("automatic", true, ["#b": [0, 320], "#c": [320, 712]]),
        // The detail keeps at least 320: 1032 less twice 320.
        ("all", true, ["#a": [10, 310], "#b": [320, 320], "#c": [640, 392]]),
    ]

    @Test(arguments: shown)
    func columnsAreThoseOfTheVisibility(visibility: String, isUpright: Bool, columns: [String: [Double]])
        throws
    {
        let orientation = isUpright ? "portrait" : "landscape"
        let canvas = "{ device: ipad-pro-13, orientation: \(orientation) }"
        let node = "{ splitView: { \(Self.columns), columnVisibility: \(visibility) } }"
        let found = try frames(node, canvas: canvas)
        let places = found.filter { ["#a", "#b", "#c"].contains($0.key) }.mapValues { [$0[0], $0[2]] }
        #expect(places == columns, "\(places)")
    }

    /// A sidebar that leaves the detail no room lies over it.
    @Test(arguments: [(712, 712.0), (713, 0)])
    func aSidebarLiesOverAShortDetail(sidebar: Int, start: Double) throws {
        let node =
            "{ splitView: { sidebar: [], detail: [{ rectangle: , id: c }], sidebarWidth: \(sidebar), "
            + "columnVisibility: all } }"
        let frame = try #require(try frames(node, canvas: "ipad-pro-13")["#c"])
        #expect(frame[0] == start, "\(frame)")
    }

    /// A phone shows one column, which leads back unless it is the first; a large one on its side shows two.
    @Test(arguments: [
        ("iphone-17-pro", "portrait", "sidebar", ["#a"]), ("iphone-17-pro", "portrait", "content", ["#b"]),
        ("iphone-17-pro", "landscape", "detail", ["#c"]),
        ("iphone-17-pro-max", "landscape", "sidebar", ["#a", "#b", "#c"]),
        ("apple-watch-46", "portrait", "detail", ["#c"]),
    ])
    func aPhoneShowsOneColumn(device: String, orientation: String, column: String, shown: [String]) throws {
        let canvas = "{ device: \(device), orientation: \(orientation) }"
        let node = "{ splitView: { \(Self.columns), preferredCompactColumn: \(column) } }"
        let found = try frames(node, canvas: canvas).keys.filter { ["#a", "#b", "#c"].contains($0) }
        #expect(found.sorted() == shown)
    }

    private func symbols(_ node: String, device: String) throws -> [String] {
        func names(_ placed: PlacedElement) -> [String] {
            ((placed.element as? IconElement).map { [$0.symbol.name] } ?? []) + placed.children.flatMap(names)
        }
        let text = "vitrine: 1\ncanvas: { device: \(device) }\nbody: [\(node)]\n"
        return names(try SceneRun.laidOut(text).root)
    }

    /// The bar of the first column shows and hides the sidebar; that of a later one leads back on a phone.
    @Test(arguments: [
        ("ipad-pro-13", "sidebar", ["sidebar.left"]), ("iphone-17-pro", "sidebar", []),
        ("iphone-17-pro", "detail", ["chevron.left"]),
    ])
    func barsLeadBetweenColumns(device: String, column: String, shown: [String]) throws {
        let node =
            "{ splitView: { sidebar: [{ navigationBar: A }], detail: [{ navigationBar: B }], "
            + "columnVisibility: all, preferredCompactColumn: \(column) } }"
        // Glass that adapts has each symbol twice.
        #expect(try Set(symbols(node, device: device)) == Set(shown))
    }

    /// Rows of sidebars are 44 high, without lines between them; on a phone the list is like any other.
    @Test(arguments: [("ipad-pro-13", 44.0, 0), ("iphone-17-pro", 52, 1)])
    func listsHaveTheStyleOfSidebars(device: String, height: Double, separators: Int) throws {
        let node =
            "{ splitView: { sidebar: [{ list: [{ row: A, id: a }, { row: B, id: b }] }], "
            + "detail: [], columnVisibility: all } }"
        let text = "vitrine: 1\ncanvas: { device: \(device) }\nbody: [\(node)]\n"
        let scene = try SceneRun.laidOut(text)
        let frames = try LayoutCase.frames(ofDump: scene.dump.jsonText())
        let pitch = try #require(frames["#b"])[1] - #require(frames["#a"])[1]
        func lines(_ placed: PlacedElement) -> Int {
            let isLine = (placed.element as? DividerElement)?.axis == .vertical
            return placed.children.reduce(isLine ? 1 : 0) { $0 + lines($1) }
        }
        #expect(pitch == height && lines(scene.root) == separators, "\(frames)")
    }
}
