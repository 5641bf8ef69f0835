import Testing
import VitrineComponents
import VitrineText

@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource

/// Nodes of every kind in a frame that is too small for most of them.
@Suite struct FrameOverflowTests {
    /// A node of each kind. Those that hold others hold a button, shapes made of shapes a circle.
    private static let nodes = [
        "activityIndicator": "activityIndicator: ", "alert": "alert: { title: A, actions: [OK] }",
        "arc": "arc: { startAngle: 0, endAngle: 90 }", "avatar": "avatar: Ann Bee",
        "avatarGroup": "avatarGroup: [Ann Bee, Bo Cee]", "badge": "badge: 12", "button": "button: Buy",
        "calendarStrip": "calendarStrip: { start: 2026-03-09 }", "capsule": "capsule: ",
        "bubble": "bubble: Hello", "card": "card: [{ button: Buy }]",
        "confirmationDialog": "confirmationDialog: { title: Sure, actions: [{ title: Delete }] }",
        "datePicker": "datePicker: { date: 2026-11-28 }",
        "disclosureGroup": "disclosureGroup: { title: More, content: [{ text: A }] }",
        "gauge": "gauge: { value: 0.4, style: accessoryCircular }",
        "label": "label: { title: A, icon: star }",
        "link": "link: More", "pageControl": "pageControl: 3",
        "picker": "picker: { options: [A, B], selection: 1 }", "chart": "chart: { series: [[1, 2, 3]] }",
        "chip": "chip: Chip",
        "circle": "circle: 60", "confetti": "confetti: {}",
        "deviceFrame": "deviceFrame: { content: [{ button: Buy }] }",
        "difference": "difference: [{ circle: 60 }, { circle: 9 }], fill: red", "divider": "divider: ",
        "dynamicIsland": "dynamicIsland: ", "ellipse": "ellipse: ", "flow": "flow: [{ button: Buy }]",
        "forEach": "forEach: { data: [1, 2], content: { button: Buy } }",
        "glassContainer": "glassContainer: [{ button: Buy }]",
        "glassMorph":
            """
        glassMorph: { from: [{ text: Hello, glass: regular }], to: [{ text: A, glass: regular }], at: 0.5 }
        """,
        "grid": "grid: [{ gridRow: [{ button: Buy }] }]", "gridRow": "gridRow: [{ button: Buy }]",
        "group": "group: [{ button: Buy }]", "homeIndicator": "homeIndicator: ",
        "hstack": "hstack: [{ button: Buy }]", "icon": "icon: star", "iconButton": "iconButton: star",
        "image": "image: wide.png",
        "intersection": "intersection: [{ circle: 60 }, { circle: 60 }], fill: red",
        "keyboard": "keyboard: ", "lazyHGrid": "lazyHGrid: [{ button: Buy }], rows: 1",
        "lazyVGrid": "lazyVGrid: [{ button: Buy }], columns: 1", "list": "list: [{ row: A }]",
        "loupe": "loupe: {}", "markdown": "markdown: Hello", "menu": "menu: [{ title: A }]",
        "navigationBar": "navigationBar: Title", "path": "path: M0 0H90V90Z, fill: red",
        "polygon": "polygon: { points: [[0, 0], [1, 0], [1, 1]] }",
        "popover": "popover: [{ button: Buy }]", "progressBar": "progressBar: 0.4",
        "progressRing": "progressRing: { value: 0.4, lineWidth: 3 }",
        "progressiveBlur": "progressiveBlur: top",
        "ratingStars": "ratingStars: 3", "rectangle": "rectangle: ", "ring": "ring: 0.4",
        "roundedRectangle": "roundedRectangle: , cornerRadius: 4", "row": "row: Title",
        "scroll": "scroll: [{ button: Buy }]", "searchField": "searchField: Search",
        "secureField": "secureField: Pass", "sectionHeader": "sectionHeader: Title",
        "segmentedPicker": "segmentedPicker: { segments: [A, B], selection: 0 }",
        "sheet": "sheet: [{ button: Buy }]", "skeleton": "skeleton: circle", "slider": "slider: 0.4",
        "slot": "slot: content", "spacer": "spacer: 60",
        "splitView": "splitView: { sidebar: [{ button: Buy }], detail: [{ button: Buy }] }",
        "star": "star: 5", "statusBar": "statusBar: ",
        "stepper": "stepper: { label: A, value: 1 }",
        "tabBar": "tabBar: { items: [{ icon: house, label: Home }] }", "text": "text: Hi",
        "textField": "textField: Name", "toast": "toast: Saved", "toggle": "toggle: true",
        "toolbar": "toolbar: [{ icon: star }]",
        "union": "union: [{ circle: 60 }, { circle: 60 }], fill: red",
        "viewThatFits": "viewThatFits: [{ button: Buy }]", "vstack": "vstack: [{ button: Buy }]",
        "zstack": "zstack: [{ button: Buy }]",
    ]

    /// The kinds that may be larger than their frame without a word, and why.
    private static let exempt = [
        "chart": "it draws in the frame that it has; the boxes of its labels are larger than their digits",
        "circle": "its number is its diameter",
        "difference": "its shapes have sizes of their own",
        "intersection": "its shapes have sizes of their own",
        "path": "its data without a `viewBox` say how large it is",
        "spacer": "its number is its length, and it draws nothing",
        "union": "its shapes have sizes of their own",
    ]

    private func laidOut(_ node: String, of kind: String) throws -> LaidOutScene {
        let framed = "{ \(node), frame: { width: 10, height: 8 } }"
        let body =
            switch kind {
            case "gridRow": "{ grid: [\(framed)] }"
            case "slot": "{ box: [{ button: Buy }] }"
            default: framed
            }
        let components = "components: { box: { slots: [content], body: { vstack: [\(framed)] } } }\n"
        let engine = try TextEngine(library: sharedLibrary)
        return try SceneRun.resolved(
            "vitrine: 1\ncanvas: { width: 300, height: 400, scale: 1 }\n"
                + (kind == "slot" ? components : "") + "body:\n  - \(body)\n", engine: engine
        ).laidOut(text: engine)
    }

    /// Returns the frame that the scene has written, with what is in it.
    private func writtenFrame(in placed: PlacedElement) -> PlacedElement? {
        if (placed.element as? FrameElement)?.written != nil { return placed }
        for child in placed.children {
            if let found = writtenFrame(in: child) { return found }
        }
        return nil
    }

    /// Returns `true` if an element or a part of it is larger than a size.
    private func isLarger(_ placed: PlacedElement, than size: Size) -> Bool {
        let own = placed.layoutFrame.size
        return own.width > size.width + 0.5 || own.height > size.height + 0.5
            || placed.children.contains { isLarger($0, than: size) }
    }

    @Test("What is larger than its frame is said", arguments: SceneLanguage.builtIn.kinds.map(\.name))
    func contentOfEachKindIsMeasured(kind: String) throws {
        let node = try #require(Self.nodes[kind])
        let scene = try laidOut(node, of: kind)
        let frame = try #require(writtenFrame(in: scene.root))
        let content = try #require(frame.children.first)
        #expect(frame.layoutFrame.size == Size(10, 8))
        let said = scene.warnings.filter { $0.rule == .contentOverflow }.map(\.problem.message)
        if !isLarger(content, than: frame.layoutFrame.size) {
            #expect(said == [] && Self.exempt[kind] == nil)
        } else if let reason = Self.exempt[kind] {
            #expect(said == [], "\(reason)")
        } else {
            #expect(said.contains { $0.contains("its frame has ") }, "\(kind): \(said)")
        }
    }

    /// A picture says how it is made to fit, and that does it.
    @Test func thePictureNamesTheFit() throws {
        let scene = try laidOut("image: wide.png", of: "image")
        let diagnostic = try #require(scene.warnings.first)
        #expect(
            diagnostic.problem.message == "`image` is 40 points wide at its own size, and its frame has 10")
        let fitted = "image: { source: wide.png, fit: fill }"
        #expect(diagnostic.problem.suggestion?.text.contains("`\(fitted)`") == true)
        #expect(try laidOut(fitted, of: "image").warnings.isEmpty)
        #expect(try laidOut("image: { source: wide.png, fit: fit }", of: "image").warnings.isEmpty)
    }

    /// What says that it may be larger is let be.
    @Test(arguments: [
        "toggle: true, clip: true", "avatar: Ann Bee, clip: false", "image: wide.png, clip: circle",
        "skeleton: circle, opacity: 0", "image: { source: wide.png, fit: fill }",
        "zstack: [{ rectangle: , frame: { size: 60 } }, { toggle: true, clip: true }], clip: true",
    ])
    func whatIsMeantIsNot(node: String) throws {
        #expect(try laidOut(node, of: "").warnings.isEmpty)
    }

    /// In a stack of layers, the largest counts.
    @Test(arguments: [
        ("zstack: [{ toggle: true }]", true), ("zstack: [{ avatar: Ann Bee }, { circle: 4 }]", true),
        ("zstack: [{ circle: 90 }, { toggle: true }]", false), ("viewThatFits: [{ circle: 60 }]", false),
        ("viewThatFits: [{ toggle: true }]", true),
    ])
    func layersAreLookedInto(node: String, isSaid: Bool) throws {
        let said = try laidOut(node, of: "").warnings.map(\.problem.message)
        #expect(said.isEmpty != isSaid, "\(said)")
    }
}
