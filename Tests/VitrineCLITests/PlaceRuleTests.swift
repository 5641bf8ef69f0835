import Testing

@Suite("Audits find texts on texts, edges beside edges, and texts under bars")
struct PlaceRuleTests {
    private func rules(
        _ body: String, _ arguments: String..., canvas: String = "width: 320, height: 90"
    ) throws -> [String] {
        let folder = try Folder()
        let scene = "vitrine: 1\ncanvas: { \(canvas), scale: 2 }\nbackground: white\nbody:\n  - \(body)\n"
        try folder.write(scene, "scene.yaml")
        let result = try Tool.run(["audit", "scene.yaml", "--no-pixels"] + arguments, in: folder.url)
        #expect(result.code < 2, "\(result.output)\(result.errors)")
        return result.output.split(separator: "\n").compactMap { line in
            guard line.contains(": warning: "), line.hasSuffix("]"), let start = line.lastIndex(of: "[")
            else { return nil }
            return String(line[line.index(after: start)...].dropLast())
        }
    }

    private static let card =
        "{ vstack: [{ text: Lunch with Ada, offset: { x: -30 } }], padding: 8, background: white, "
        + "cornerRadius: 8, stroke: black }"

    private static let overlaps: [(body: String, isFound: Bool)] = [
        ("{ zstack: [{ text: \"12:30\" }, { text: Lunch with Ada }] }", true),
        ("{ hstack: [{ text: \"12:30\" }, { text: Lunch with Ada }] }", false),
        ("{ zstack: [{ text: \"12:30\" }, { text: \"12:30\", offset: { y: 1 } }] }", false),
        ("{ zstack: [{ text: \"12:30\" }, { text: Lunch with Ada, background: white }] }", false),
        ("{ zstack: [{ text: \"12:30\" }, { text: Lunch with Ada, background: \"#FFFFFF20\" }] }", true),
        ("{ zstack: [{ text: \"12:30\" }, { text: Lunch with Ada, opacity: 0.2 }] }", false),
        ("{ zstack: [{ text: \"12:30\" }, { text: Lunch with Ada, offset: { y: 40 } }] }", false),
        // A symbol on a text; not one beneath it, one around it, or one with something of its own in between.
        ("{ zstack: [{ text: Lunch with Ada }, { icon: star.fill, offset: { x: 20 } }] }", true),
        ("{ hstack: [{ text: Lunch with Ada }, { icon: star.fill }] }", false),
        ("{ zstack: [{ icon: star.fill, offset: { x: 20 } }, { text: Lunch with Ada }] }", false),
        ("{ zstack: [{ text: \"3\" }, { icon: circle, font: { size: 40 } }] }", false),
        ("{ zstack: [{ text: Lunch with Ada }, { icon: star.fill, background: white }] }", false),
        ("{ zstack: [{ text: Lunch with Ada }, { icon: star.fill, opacity: 0.2 }] }", false),
        // An opaque card with a border paints what reaches beyond it twice.
        ("{ zstack: [{ text: \"12:30\" }, \(card)] }", false),
        ("{ zstack: [\(card), { text: \"12:30\" }] }", true),
    ]

    @Test(arguments: overlaps)
    func textsThatLieOnEachOtherAreFound(body: String, isFound: Bool) throws {
        #expect(try rules(body).contains("overlapping-text") == isFound)
    }

    private static let edges: [(alignment: String, more: String, isFound: Bool)] = [
        ("leading", "padding: { leading: 1 }", true), ("leading", "offset: { x: -1 }", true),
        ("leading", "padding: { leading: 4 }", true), ("leading", "padding: 0", false),
        ("leading", "padding: { leading: 12 }", false), ("center", "padding: { leading: 4 }", false),
        ("leading", "offset: { x: 0.3 }", false), ("center", "offset: { x: 1 }", false),
        ("trailing", "padding: { trailing: 1.5 }", true), ("trailing", "padding: { leading: 1 }", false),
    ]

    @Test(arguments: edges)
    func edgesAPointBesideTheirNeighboursAreFound(alignment: String, more: String, isFound: Bool) throws {
        let body = "{ vstack: [{ text: A name }, { text: Ada, \(more) }], alignment: \(alignment) }"
        #expect(try rules(body).contains("misaligned-edge") == isFound)
    }

    private static let tile = "frame: { width: 90, height: 60 }, background: \"#DDDDDD\", cornerRadius: 8"
    private static func column(_ more: String) -> String {
        "{ vstack: [{ text: \"12\" }, { text: Days }]\(more) }"
    }

    private static func row(_ trailing: Int) -> String {
        "{ hstack: [{ text: Rent }, spacer, { text: \"12\", padding: { trailing: \(trailing) } }] }"
    }

    private static let moved: [(wrong: String, right: String)] = [
        // One of equal columns, one of two buttons, and a cover that is too large to be centred by eye.
        (
            "hstack: [\(column("")), \(column(", offset: { y: 3 }")), \(column(""))]",
            "hstack: [\(column("")), \(column("")), \(column(""))]"
        ),
        (
            "hstack: [{ button: Keep }, { button: Delete, offset: { y: -2 } }]",
            "hstack: [{ button: Keep }, { button: Delete, offset: { y: -20 } }]"
        ),
        (
            "hstack: [{ circle: 56, offset: { y: 5 } }, { text: Song }]",
            "hstack: [{ circle: 16, offset: { y: 5 } }, { text: Song }]"
        ),
        // All of a fan are moved.
        (
            "hstack: [{ circle: 40 }, { circle: 40, offset: { y: 4 } }, { circle: 40 }]",
            "hstack: [{ circle: 40, offset: { y: 2 } }, { circle: 40, offset: { y: 4 } }, { circle: 40 }]"
        ),
        // Tiles of equal size, with texts at two heights.
        (
            "hstack: [{ text: One, padding: 16, \(tile) }, "
                + "{ text: Two, padding: { top: 21, bottom: 11 }, \(tile) }]",
            "hstack: [{ text: One, padding: 16, \(tile) }, { text: Two, padding: 16, \(tile) }]"
        ),
        // Amounts at the ends of rows.
        ("vstack: [\(row(0)), \(row(4))]", "vstack: [\(row(4)), \(row(4))]"),
        // A card farther out than words, and words farther in than cards.
        (
            "vstack: [{ text: One, padding: { leading: 20 } }, "
                + "{ hstack: [{ rectangle: , frame: { height: 9 } }], padding: { leading: 15 } }, "
                + "{ text: Two, padding: { leading: 20 } }], alignment: leading",
            "vstack: [{ rectangle: , frame: { height: 9 } }, { text: One, padding: { leading: 4 } }, "
                + "{ rectangle: , frame: { height: 9 } }], alignment: leading"
        ),
    ]

    @Test(arguments: moved)
    func whatStandsSomePointsBesideItsLineIsFound(wrong: String, right: String) throws {
        #expect(try rules("{ \(wrong) }").contains("misaligned-edge"))
        #expect(try rules("{ \(right) }").contains("misaligned-edge") == false)
    }

    private static let pill = "padding: 16, background: white, cornerRadius: 20, ignoresSafeArea: true"
    private static let floating: [(node: String, isFound: Bool)] = [
        ("{ text: Pay, frame: { width: 300 }, \(pill), alignment: bottom }", true),
        // It is docked, above the indicator, or no control.
        ("{ text: Pay, frame: { maxWidth: infinity }, \(pill), alignment: bottom }", false),
        ("{ text: Pay, frame: { width: 300 }, \(pill), alignment: bottom, offset: { y: -20 } }", false),
        ("{ text: Pay, frame: { width: 300, height: 300 }, \(pill), alignment: bottom }", false),
    ]

    @Test(arguments: floating)
    func whatFloatsOnTheHomeIndicatorIsFound(node: String, isFound: Bool) throws {
        let rules = try rules(node, canvas: "device: iphone-17-pro")
        #expect(rules.contains("content-under-bar") == isFound, "\(rules)")
    }

    /// Cards that are equally wide have their edges in line however they are aligned.
    @Test(arguments: [(width: 120, isFound: true), (width: 124, isFound: false), (width: 24, isFound: false)])
    func aCardBesideOthersIsFoundInACentredStack(width: Int, isFound: Bool) throws {
        let widths = [width, min(width, 120)]
        let cards = widths.map { "{ rectangle: , fill: blue, frame: { width: \($0), height: 20 }" }
        let body = "{ vstack: [\(cards[0]) }, \(cards[1]), offset: { x: 1 } }] }"
        #expect(try rules(body).contains("misaligned-edge") == isFound)
    }

    private static let items = "[{ icon: house, label: Home }, { icon: person, label: Me }]"
    private static let screens: [(nodes: [String], isFound: Bool)] = [
        (["{ navigationBar: Library }", "{ list: [{ row: One }] }"], false),
        (["{ list: [{ row: One }], offset: { y: 0 } }", "{ navigationBar: Library }"], true),
        (["{ zstack: [{ navigationBar: Library }, { list: [{ row: One }] }] }"], true),
        (["{ vstack: [{ navigationBar: Library }, { list: [{ row: One }] }] }"], false),
        (["{ navigationBar: Library }", "{ text: In the middle }"], false),
        (["{ navigationBar: Library }", "{ rectangle: , fill: blue, ignoresSafeArea: true }"], false),
        (["{ scroll: [{ text: One }] }", "{ navigationBar: Library }"], false),
        (["{ scroll: [{ text: One }], position: { x: 201, y: 437 } }", "{ navigationBar: Library }"], true),
        (
            [
                "{ scroll: [{ text: One }], contentMargins: { top: 60 } }",
                "{ navigationBar: Library }",
            ], false
        ),
        (
            [
                "{ scroll: [{ forEach: { data: 40, content: { text: \"Line {item}\" } } }], "
                    + "contentOffset: { y: 30 } }", "{ navigationBar: Library }",
            ], false
        ),
        (["{ navigationBar: Library }", "{ sheet: { content: [{ text: Hi }], detent: large } }"], false),
        (["{ vstack: [{ text: Top }, spacer, { text: End }] }", "{ tabBar: { items: \(items) } }"], false),
        (["{ vstack: [{ text: Top }, spacer, { tabBar: { items: \(items) } }] }"], false),
        (
            [
                "{ list: [{ forEach: { data: 15, content: { row: A } } }] }",
                "{ tabBar: { items: \(items) } }",
            ], false
        ),
        (
            [
                "{ scroll: [{ forEach: { data: 40, content: { text: \"Line {item}\" } } }] }",
                "{ toolbar: { items: [{ icon: trash }, spacer, { icon: pencil }] } }",
            ], false
        ),
    ]

    /// Bars inset what is beside them in the body, unless it has been given its place; what is in a stack
    /// with them stays where that puts it.
    @Test(arguments: screens)
    func contentUnderBarsIsFound(nodes: [String], isFound: Bool) throws {
        let body = nodes.joined(separator: "\n  - ")
        let rules = try rules(body, canvas: "device: iphone-17-pro")
        #expect(rules.contains("content-under-bar") == isFound, "\(rules)")
    }

    /// At the largest size three lines are higher than the room above the bar.
    @Test func aTextThatGrowsUnderABarIsFound() throws {
        let items = "[{ icon: house, label: Home }, { icon: person, label: Profile }]"
        let body =
            "{ zstack: [{ text: A sentence of some length that wraps at large sizes and then needs more "
            + "lines than there is room for, frame: { maxHeight: infinity, alignment: topLeading } }, "
            + "{ vstack: [{ spacer: }, { tabBar: { items: \(items), selected: 0 } }] }] }"
        #expect(try rules(body, canvas: "width: 390, height: 260").contains("covered-text") == false)
        #expect(try rules(body, "--stress", canvas: "width: 390, height: 260").contains("covered-text"))
    }

    private static let lengths: [(body: String, isFound: Bool)] = [
        ("{ text: a, offset: { y: 0.3 } }", true), ("{ text: a, offset: { y: -0.3 } }", true),
        ("{ text: a, offset: { y: 0.5 } }", false), ("{ text: a, offset: { y: 0.33 } }", false),
        ("{ text: a, offset: { x: 0.33 } }", false), ("{ text: a, offset: { x: 0.34 } }", true),
        ("{ text: a, offset: { y: 0.67 } }", false), ("{ text: a, padding: { leading: 8.2 } }", true),
        ("{ rectangle: , frame: { width: 40.8, height: 10 } }", true),
        ("{ rectangle: , frame: { width: 40.5, height: 10 } }", false),
        ("{ vstack: [{ text: a }, { text: b }], spacing: 4.1 }", true),
        // These are no lengths of a layout.
        ("{ text: a, opacity: 0.3, font: { size: 15.3 }, blur: 0.7 }", false),
        ("{ text: a, offset: { y: 0.3 }, audit: { ignore: off-grid, reason: optical } }", false),
    ]

    @Test(arguments: lengths)
    func lengthsAreOnTheGridOfADevice(body: String, isFound: Bool) throws {
        let found = try rules(body).filter { $0 == "off-grid" }
        #expect(found.count == (isFound ? 1 : 0), "\(body)")
    }
}
