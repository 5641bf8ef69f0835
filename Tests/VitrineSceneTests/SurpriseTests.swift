import Testing
import VitrineComponents
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource

/// What surprises those who know another tool is said, with the form that does what they meant.
@Suite struct SurpriseTests {
    /// Returns the warnings and notes of a scene, those of its layout included, as printed.
    static func said(_ body: String, canvas: String = "{ width: 300, height: 400, scale: 1 }") throws
        -> String
    {
        let scene = SceneText.lines(body, canvas: canvas)
        let engine = try TextEngine(library: sharedLibrary)
        let resolved = try SceneRun.resolved(scene, engine: engine)
        let all = resolved.warnings.all + resolved.laidOut(text: engine).warnings
        return Diagnostics(resolved.files, all).rendered()
    }

    // MARK: Alignment

    @Test(arguments: [
        (
            "  - hstack: [{ text: A }, { text: B }]\n    alignment: bottom", "hstack", "maxHeight: infinity",
            "bottom"
        ),
        (
            "  - hstack: [{ circle: 20 }]\n    alignment: top\n    padding: 8", "hstack",
            "maxHeight: infinity", "top"
        ),
        (
            "  - vstack: [{ circle: 20 }, { circle: 20 }]\n    alignment: leading", "vstack",
            "maxWidth: infinity", "leading"
        ),
        (
            "  - card: [{ rectangle: , frame: { size: 40 } }]\n    alignment: trailing", "card",
            "maxWidth: infinity", "trailing"
        ),
        (
            "  - zstack: [{ circle: 20 }, { text: A, frame: { size: 20 } }]\n    alignment: bottomTrailing",
            "zstack",
            "maxWidth: infinity, maxHeight: infinity", "bottomTrailing"
        ),
        (
            "  - group: [{ hstack: [{ circle: 20 }], alignment: bottom }]", "hstack", "maxHeight: infinity",
            "bottom"
        ),
        // Spacers are not seen to be aligned.
        (
            "  - hstack: [{ text: A }, spacer]\n    alignment: bottom", "hstack", "maxHeight: infinity",
            "bottom"
        ),
        (
            "  - hstack: [{ text: A }, { spacer: 20 }, { text: B }]\n    alignment: top\n    padding: 16",
            "hstack",
            "maxHeight: infinity", "top"
        ),
        (
            "  - lazyVGrid: [{ text: A }, { text: B }]\n    alignment: bottom", "lazyVGrid",
            "maxHeight: infinity", "bottom"
        ),
        (
            "  - grid: [{ gridRow: [{ text: A }] }]\n    alignment: bottom", "grid", "maxHeight: infinity",
            "bottom"
        ),
        (
            "  - flow: [{ text: A }]\n    alignment: bottomTrailing", "flow",
            "maxWidth: infinity, maxHeight: infinity",
            "bottomTrailing"
        ),
        // The only layer of a stack, and one on a background.
        (
            "  - zstack: [{ hstack: [{ text: A }], alignment: bottom }]", "hstack", "maxHeight: infinity",
            "bottom"
        ),
        (
            "  - zstack: [{ rectangle: }, { vstack: [{ text: A }], alignment: leading }]", "vstack",
            "maxWidth: infinity", "leading"
        ),
        (
            "  - zstack: [{ zstack: [{ zstack: [{ text: A }], alignment: top }] }]", "zstack",
            "maxHeight: infinity", "top"
        ),
    ])
    func anAlignmentThatMovesNothingNamesTheFrameThatDoes(
        body: String, kind: String, frame: String, alignment: String
    ) throws {
        let said = try Self.said(body)
        #expect(
            said.contains("warning: `alignment: \(alignment)` moves no node of this `\(kind)`"), "\(said)")
        let hint = "to place the \(kind) itself, use `frame: { \(frame), alignment: \(alignment) }`"
        #expect(said.contains(hint), "\(said)")
    }

    /// The form that the warning names places the stack, and is not warned of.
    @Test func theNamedFramePlacesTheStack() throws {
        let body = """
              - hstack: [{ rectangle: , id: a, frame: { size: 20 } }]
                frame: { maxHeight: infinity, alignment: bottom }
            """
        #expect(try Self.said(body) == "")
        let scene = try SceneRun.laidOut(
            SceneText.lines(body, canvas: "{ width: 300, height: 400, scale: 1 }"))
        let frames = try LayoutCase.frames(ofDump: scene.dump.jsonText())
        #expect(frames["#a"] == [140, 380, 20, 20])
    }

    @Test(
        .tags(.guarding),
        arguments: [
            // It moves a node, or the stack has all the room.
            "  - hstack: [{ circle: 20 }, { circle: 40 }]\n    alignment: bottom",
            "  - hstack: [{ circle: 20 }]\n    alignment: bottom\n    frame: { maxHeight: infinity }",
            "  - vstack: [{ rectangle: }, { rectangle: }]\n    alignment: leading",
            "  - hstack: [{ circle: 20 }]\n    alignment: center",
            "  - hstack: [{ text: A }]\n    alignment: firstTextBaseline",
            "  - hstack: [{ circle: 20 }]\n    alignment: top\n    position: { x: 20, y: 20 }",
            "  - hstack: [{ circle: 20 }]\n    alignment: top\n    offset: { y: -80 }",
            "  - hstack: []\n    alignment: bottom",
            "  - vstack: [{ hstack: [{ circle: 20 }], alignment: bottom }, { circle: 9 }]",
            "  - hstack: [{ circle: 20 }, spacer, { circle: 40 }]\n    alignment: bottom",
            "  - hstack: [{ text: A }, { divider: }, { text: B }]\n    alignment: bottom",
            "  - vstack: [{ text: A }, { divider: }, { text: B }]\n    alignment: trailing",
            // A frame of its own is where the stack's nodes are aligned.
            "  - hstack: [{ circle: 20 }]\n    alignment: bottom\n    frame: { height: 80 }",
            "  - zstack: [{ hstack: [{ circle: 20 }], alignment: bottom, frame: { height: 80 } }]",
            "  - zstack: [{ circle: 80 }, { hstack: [{ circle: 20 }], alignment: bottom }]",
            "  - zstack: [{ rectangle: }, { hstack: [{ circle: 20 }], alignment: top }]\n    alignment: top",
            "  - lazyVGrid: [{ circle: 20 }, { circle: 20 }]\n    alignment: leading",
            "  - lazyVGrid: [{ circle: 20 }, { circle: 40 }]\n    columns: 2\n    alignment: bottom",
            "  - grid: [{ gridRow: [{ circle: 20 }, { circle: 40 }] }]\n    alignment: bottom",
            "  - grid: [{ gridRow: [{ circle: 20 }] }, { gridRow: [{ circle: 40 }] }]\n    alignment: leading",
            "  - flow: [{ circle: 20 }, { circle: 40 }]\n    alignment: bottom",
        ])
    func anAlignmentThatIsUsedIsNot(body: String) throws { #expect(try Self.said(body) == "") }

    // MARK: Safe areas

    private static let safeCanvas =
        "{ width: 300, height: 400, scale: 1, safeArea: { top: 40, bottom: 30, leading: 20, trailing: 10 } }"

    @Test(arguments: [
        // A fixed length does not grow, and the node stays where it begins.
        "  - vstack: [spacer, { rectangle: , frame: { height: 50 }, ignoresSafeArea: [bottom] }]",
        "  - hstack: [spacer, { rectangle: , frame: { width: 50 }, ignoresSafeArea: [trailing] }]",
        "  - hstack: [{ rectangle: , ignoresSafeArea: [trailing] }, { rectangle: }]",
    ])
    func aSafeAreaThatIsNotIgnoredIsWarnedOf(body: String) throws {
        let said = try Self.said(body, canvas: Self.safeCanvas)
        #expect(said.contains("warning: `ignoresSafeArea`"), "\(said)")
    }

    @Test(
        arguments: [
            "  - hstack: [{ rectangle: }, { rectangle: , ignoresSafeArea: [trailing] }]",
            "  - hstack: [{ rectangle: , frame: { width: 50 }, ignoresSafeArea: [leading] }, { rectangle: }]",
        ], ["", ", layoutDirection: rtl"])
    func aSafeAreaThatIsIgnoredIsNot(body: String, direction: String) throws {
        let canvas = Self.safeCanvas.dropLast(2) + direction + " }"
        #expect(try Self.said(body, canvas: String(canvas)) == "")
    }

    // MARK: Frames

    @Test(arguments: [
        ("  - searchField: Search\n    frame: { height: 28 }", "its frame has 28", "`minHeight`"),
        (
            "  - hstack: [{ circle: 30 }, { circle: 30 }]\n    spacing: 0\n    frame: { width: 50 }",
            "the content is 60 points wide, and its frame has 50", "`width: 60`"
        ),
        (
            "  - vstack: [{ text: A }, { text: B }, { text: C }]\n    frame: { maxHeight: 30 }",
            "its frame has 30",
            "`clip: true`"
        ),
        (
            "  - card: [{ rectangle: , frame: { height: 90 } }]\n    frame: { height: 20% }",
            "the content is 122 points high, and its frame has 80", "`height: 122`"
        ),
        // Marks larger than the frame, and not only the box around them.
        ("  - icon: star\n    font: 60\n    frame: { size: 20 }", "its frame has 20", "`width: 78`"),
        ("  - text: Hello\n    font: 60\n    frame: { height: 20 }", "its frame has 20", "`minHeight`"),
        // Components that take what they are offered.
        (
            "  - calendarStrip: { start: \"2026-03-09\" }\n    frame: { width: 100 }",
            "the content is 252 points wide, and its frame has 100", "`width: 252`"
        ),
        (
            "  - navigationBar: Hi\n    frame: { height: 20 }", "points high, and its frame has 20",
            "`minHeight`"
        ),
    ])
    func contentLargerThanItsFrameIsSaid(body: String, message: String, hint: String) throws {
        let said = try Self.said(body)
        #expect(said.contains("warning: the content is ") && said.contains(message), "\(said)")
        #expect(said.contains(hint), "\(said)")
    }

    @Test(
        .tags(.guarding),
        arguments: [
            "  - searchField: Search\n    frame: { minHeight: 28 }",
            "  - searchField: Search\n    frame: { height: 28 }\n    clip: true",
            "  - searchField: Search\n    frame: { height: 28 }\n    clip: false",
            "  - text: A line that is longer than its frame and is cut\n    frame: { width: 50 }",
            "  - text: A\n    frame: { height: 12 }",
            "  - icon: star\n    frame: { size: 17 }",
            "  - text: A\n    font: 60\n    frame: { height: 48 }",
            "  - calendarStrip: { start: \"2026-03-09\" }\n    frame: { width: 260 }",
            "  - navigationBar: Hi\n    frame: { height: 60 }",
            "  - text: A\n    fixedSize: true\n    frame: { maxWidth: 50 }",
            "  - zstack: [{ circle: 60 }, { text: A }]\n    frame: { size: 40 }",
            "  - zstack: [{ rectangle: , frame: { size: 60 } }]\n    frame: { size: 40 }",
            "  - scroll: [{ rectangle: , frame: { height: 900 } }]\n    frame: { height: 40 }",
            "  - hstack: [{ circle: 30 }, { circle: 30 }]\n    spacing: 0\n    frame: { width: 60 }",
            // Cramped, but all there.
            "  - hstack: [{ circle: 30 }, { circle: 30 }]\n    spacing: 0\n    padding: 8\n    frame: { width: 62 }",
            "  - hstack: [{ icon: star }, { text: Rate }]\n    padding: 9\n    frame: { height: 32 }",
        ])
    func contentThatIsMeantToBeLargerIsNot(body: String) throws { #expect(try Self.said(body) == "") }

    @Test(arguments: [
        ("fixedSize: true, frame: { width: 60, height: 20 }", "width and height"),
        ("fixedSize: horizontal, frame: { width: 60 }", "width"),
        ("frame: { size: 30 }, fixedSize: vertical", "height"),
    ])
    func aFixedSizeBesideAWholeFrameIsSaid(keys: String, sides: String) throws {
        let said = try Self.said("  - { text: A line that is longer, \(keys) }")
        #expect(said.contains("`fixedSize` changes nothing beside a frame with its own \(sides)"), "\(said)")
        #expect(said.contains("give the frame to a `zstack` that holds this node"), "\(said)")
    }

    @Test(
        .tags(.guarding),
        arguments: [
            "{ text: A line that is longer, fixedSize: vertical, frame: { width: 60 } }",
            "{ text: A line that is longer, fixedSize: true, frame: { minWidth: 60 } }",
            "{ zstack: [{ text: A line that is longer, fixedSize: true }], frame: { width: 60, height: 20 }, clip: true }",
        ])
    func aFixedSizeThatActsIsNot(node: String) throws { #expect(try Self.said("  - \(node)") == "") }

    /// The ideal height is that of one line, which the greatest width then wraps.
    @Test func aFixedSizeThatAWidthWrapsIsSaid() throws {
        for keys in ["fixedSize: true, padding: 4", "fixedSize: true"] {
            let said = try Self.said(
                "  - { text: Hello world this is long, \(keys), frame: { maxWidth: 50 } }")
            #expect(
                said.contains("`frame` is as high as `fixedSize` makes the content on one line"), "\(said)")
            #expect(said.contains("use `fixedSize: vertical`"), "\(said)")
        }
        let hinted = "  - { text: Hello world this is long, fixedSize: vertical, frame: { maxWidth: 50 } }"
        #expect(try Self.said(hinted) == "")
    }

    // MARK: The order of keys

    @Test(arguments: [
        ("{ circle: 20, offset: { y: -98 }, rotation: 30 }", "offset", "rotation"),
        ("{ circle: 20, offset: { x: 9 }, scale: 2 }", "offset", "scale"),
        ("{ circle: 20, offset: { x: 10% }, skew: { x: 9 } }", "offset", "skew"),
        ("{ circle: 20, offset: { x: 1 }, rotation3D: { degrees: 40, axis: y } }", "offset", "rotation3D"),
        ("{ circle: 20, rotation: 30, scale: { x: 2, y: 1 } }", "rotation", "scale"),
        ("{ circle: 20, rotation: 30, scale: { x: 2, y: 2, anchor: top } }", "rotation", "scale"),
        ("{ text: Hi, background: red, frame: { maxWidth: 280 } }", "background", "frame"),
        ("{ text: Hi, material: thin, frame: { width: 280 } }", "material", "frame"),
        ("{ text: Hi, glass: regular, frame: { height: 80 } }", "glass", "frame"),
        ("{ text: Hi, glass: regular, padding: 4, frame: { height: 80 } }", "glass", "padding"),
        ("{ text: Hi, background: red, padding: 8 }", "background", "padding"),
        ("{ text: Hi, material: thin, padding: { top: 5% } }", "material", "padding"),
        ("{ text: Hi, stroke: red, padding: 8 }", "stroke", "padding"),
        ("{ text: Hi, clip: circle, frame: { width: 200 } }", "clip", "frame"),
        ("{ text: Hi, cornerRadius: 8, frame: { height: 200 } }", "cornerRadius", "frame"),
        (
            "{ text: Hi, mask: { linearGradient: { colors: [black, clear] } }, frame: { width: 290 } }",
            "mask",
            "frame"
        ),
        ("{ text: Hi, rotation: 30, background: red }", "rotation", "background"),
        ("{ text: Hi, offset: { x: 10 }, background: red }", "offset", "background"),
        ("{ text: Hi, scale: 2, material: thin }", "scale", "material"),
        ("{ text: Hi, blur: 3, background: red }", "blur", "background"),
        ("{ text: Hi, opacity: 0.5, background: red }", "opacity", "background"),
        ("{ text: Hi, filter: { saturation: 0 }, overlay: { circle: 4 } }", "filter", "overlay"),
        ("{ text: Hi, rotation: 30, stroke: red }", "rotation", "stroke"),
        ("{ text: Hi, stroke: red, frame: { size: 80 } }", "stroke", "frame"),
        ("{ text: Hi, overlay: { circle: 4 }, frame: { size: 80 } }", "overlay", "frame"),
        ("{ text: Hi, frame: { width: 80 }, padding: 8 }", "frame", "padding"),
        ("{ text: Hi, clip: circle, padding: 8 }", "clip", "padding"),
        ("{ text: Hi, shadow: { radius: 4 }, background: red }", "shadow", "background"),
        ("{ text: Hi, mask: { circle: 9 }, background: red }", "mask", "background"),
        ("{ text: Hi, offset: { x: 9 }, clip: true }", "offset", "clip"),
        ("{ text: Hi, shadow: { radius: 4 }, clip: true }", "shadow", "clip"),
        ("{ text: Hi, opacity: 0.5, shadow: { radius: 4 } }", "opacity", "shadow"),
        ("{ text: Hi, scale: { x: 2, y: 2, anchor: top }, padding: 8 }", "scale", "padding"),
        ("{ text: Hi, position: { x: 9, y: 9 }, background: red }", "position", "background"),
    ])
    func aKeyBeforeOneThatActsFirstIsNoted(node: String, first: String, second: String) throws {
        let said = try Self.said("  - \(node)")
        #expect(said.contains("note: `\(first)` stands before `\(second)` and acts after it"), "\(said)")
        #expect(said.contains("the order of keys makes no difference [key-order]"), "\(said)")
        #expect(said.contains("give it to a `zstack` that holds this node"), "\(said)")
    }

    @Test(
        .tags(.guarding),
        arguments: [
            "{ circle: 20, rotation: 30, offset: { y: -98 } }",
            "{ circle: 20, offset: { y: 0 }, rotation: 30 }",
            "{ circle: 20, offset: { y: 9 }, rotation: 360 }", "{ circle: 20, offset: { y: 9 }, scale: 1 }",
            "{ circle: 20, rotation: 30, scale: 2 }",
            "{ text: Hi, frame: { maxWidth: 280 }, background: red }",
            "{ rectangle: , background: red, frame: { width: 80 } }",
            "{ text: Hi, padding: 8, background: red }",
            "{ card: [{ text: Hi }], material: thin, padding: 8 }",
            "{ text: Hi, background: red, padding: 0 }", "{ text: Hi, overlay: { circle: 4 }, padding: 8 }",
            "{ circle: 20, fill: red, background: [{ circle: 24 }], padding: 2 }",
            "{ rectangle: , stroke: red, padding: 8 }", "{ text: Hi, clip: true, frame: { width: 200 } }",
            "{ text: Hi, cornerRadius: 8, frame: { maxWidth: 200 }, material: thin }",
            "{ rectangle: , mask: black, frame: { width: 80 } }",
            "{ text: Hi, opacity: 1, background: red }", "{ text: Hi, background: red, blur: 3 }",
            "{ circle: 20, rotation: 30, stroke: red }",
            "{ text: Hi, background: red, shadow: { radius: 4 } }",
            "{ text: Hi, frame: { maxWidth: infinity }, padding: 8 }",
            "{ text: Hi, frame: { width: 80 }, padding: { vertical: 8 } }",
            "{ text: Hi, opacity: 0.5, clip: true, offset: { x: 4 }, padding: 0 }",
            "{ text: Hi, mask: black, padding: 8 }", "{ text: Hi, scale: 2, padding: 8 }",
            "{ zstack: [{ circle: 20, offset: { y: -98 } }], rotation: 30 }",
        ])
    func aKeyInTheOrderOfItsActionIsNot(node: String) throws { #expect(try Self.said("  - \(node)") == "") }

    /// JSON objects have no order, whatever their file is called.
    @Test(arguments: ["scene.json", "scene.yaml"]) func keysOfJSONHaveNoOrder(name: String) throws {
        let text = """
            {"vitrine": 1, "canvas": {"width": 300, "height": 300},
             "body": [{"text": "A", "offset": {"y": 5}, "rotation": 30, "background": "red", "padding": 4}]}
            """
        let file = SourceFile(name: name, text: text)
        let engine = try TextEngine(library: sharedLibrary)
        let resolved = try SceneResolver(files: TestFiles(), text: engine)
            .resolve(SceneParser.parse(file), of: file)
        #expect(resolved.warnings.all.isEmpty)
    }

    /// The note says how, and that does it: the mark goes round, as a clock's.
    @Test func theNamedFormActsInTheOtherOrder() throws {
        func frame(_ node: String) throws -> [String] {
            let scene = SceneText.node(node, canvas: "{ width: 300, height: 300, scale: 1 }")
            let engine = try TextEngine(library: sharedLibrary)
            let list = try SceneRun.resolved(scene, engine: engine).laidOut(text: engine).displayList(
                text: engine)
            return list.items.map { "\($0)" }
        }
        let together = "{ rectangle: , frame: { size: 10 }, offset: { y: -100 }, rotation: 90 }"
        let apart = "{ zstack: [{ rectangle: , frame: { size: 10 }, offset: { y: -100 } }], rotation: 90 }"
        #expect(try frame(together) != frame(apart))
        #expect(
            try frame(together)
                == frame("{ rectangle: , frame: { size: 10 }, rotation: 90, offset: { y: -100 } }"))
    }

    // MARK: Lists

    /// Returns the frame of a node with all its modifiers.
    private func frame(_ id: String, _ body: String) throws -> [Double]? {
        let scene = try SceneRun.laidOut(
            SceneText.lines(body, canvas: "{ width: 300, height: 400, scale: 1 }"))
        func find(_ placed: PlacedElement) -> Rect? {
            if placed.element.source.path == "#\(id)" { return placed.frame }
            for child in placed.children {
                if let found = find(child) { return found }
            }
            return nil
        }
        return find(scene.root).map { [$0.minX, $0.minY, $0.width, $0.height] }
    }

    @Test(arguments: [
        // In a column below a title, in a sidebar, and alone.
        (
            "  - vstack: [{ rectangle: , frame: { height: 50 } }, { list: [{ row: A }], id: l }]\n    spacing: 0",
            50.0, 350.0
        ),
        ("  - hstack: [{ list: [{ row: A }], id: l, frame: { width: 100 } }, { circle: 9 }]", 0, 400),
        (
            "  - hstack: [{ vstack: [{ list: { style: plain, sections: [{ rows: [{ row: A }] }] }, id: l }] }]",
            0, 400
        ),
        ("  - { list: [{ row: A }], id: l }", 0, 400),
        ("  - { list: [{ row: A }], id: l, frame: { height: 120 } }", 140, 120),
    ])
    func aListTakesTheHeight(body: String, top: Double, height: Double) throws {
        let frame = try #require(try frame("l", body))
        #expect(frame[1] == top && frame[3] == height, "\(frame)")
    }

    /// Where no height is offered, or its ideal one is asked for, it is as high as its rows, as before.
    @Test func aListInAScrollIsAsHighAsItsRows() throws {
        let scrolled = try #require(try frame("l", "  - scroll: [{ list: [{ row: A }], id: l }]"))
        let fixed = try #require(try frame("l", "  - { list: [{ row: A }], id: l, fixedSize: vertical }"))
        #expect(scrolled[3] == fixed[3] && scrolled[3] < 120 && scrolled[3] > 40, "\(scrolled) \(fixed)")
    }

    /// What is as high as its content stays so.
    @Test(arguments: [
        "  - popover: { content: [{ list: [{ row: A }], id: l }] }",
        "  - sheet: { detent: content, content: [{ list: [{ row: A }], id: l }] }",
    ])
    func aListInWhatHugsItIsAsHighAsItsRows(body: String) throws {
        let frame = try #require(try frame("l", body))
        #expect(frame[3] < 120 && frame[3] > 40, "\(frame)")
    }

    /// A spacer shares what is left with it, so that what stands below both stays at the bottom.
    @Test func aSpacerBesideAListKeepsWhatIsBelow() throws {
        let body =
            "  - vstack: [{ list: [{ row: A }], id: l }, spacer, { rectangle: , id: b, frame: { height: 40 } }]\n    spacing: 0"
        #expect(try frame("b", body) == [0, 360, 300, 40])
    }

    // MARK: Shadows

    private func dump(_ keys: String) throws -> String {
        let scene =
            SceneText.node(
                "{ circle: 20, fill: red, \(keys) }", canvas: "{ width: 60, height: 60, scale: 1 }")
        let engine = try TextEngine(library: sharedLibrary)
        return try SceneRun.resolved(scene, engine: engine).dump.text()
    }

    @Test(arguments: [
        ("shadow: { opacity: 0.8, radius: 4 }", "#000000/0.8"),
        ("shadow: { radius: 4 }", "#000000/0.33"),
        ("shadow: { opacity: 50%, radius: 4 }", "#000000/0.5"),
        ("shadow: { color: red, opacity: 0.5, radius: 4 }", "/0.5"),
        ("shadow: { color: \"#00000080\", opacity: 0.5, radius: 4 }", "#000000/0.251"),
        ("shadow: { inner: true, opacity: 1, radius: 4 }", "#000000 "),
        ("filter: { dropShadow: { opacity: 0.8, radius: 4 } }", "#000000/0.8"),
        ("filter: [{ dropShadow: { color: \"#00000080\", opacity: 0.5, radius: 4 } }]", "#000000/0.251"),
        ("shadow: [{ opacity: 0.6, radius: 4 }, { opacity: 0.2, radius: 9 }]", "#000000/0.6"),
    ])
    func theOpacityOfAShadowIsThatOfBlackUnlessItHasAColour(keys: String, color: String) throws {
        let dump = try dump(keys)
        #expect(dump.contains(color), "\(dump)")
    }
}
