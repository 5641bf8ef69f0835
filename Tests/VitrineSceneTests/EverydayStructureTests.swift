import Testing
import VitrineSource
import VitrineTestSupport
import VitrineText

@testable import VitrineComponents
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

@Suite("Disclosure groups and bubbles are laid out as apps have them")
struct EverydayStructureTests {
    private struct Found {
        var texts: [String: Rect] = [:]
        var icons: [String] = []
        var frames: [(label: String, frame: Rect)] = []

        func all(_ label: String) -> [Rect] { frames.filter { $0.label == label }.map(\.frame) }
    }

    private func found(_ node: String, options: SceneOptions = SceneOptions()) throws -> Found {
        let scene = SceneText.node(node, canvas: "{ width: 400, height: 800, scale: 2 }")
        var found = Found()
        func walk(_ placed: PlacedElement) {
            found.frames.append((placed.element.label, placed.frame))
            if let text = placed.element as? TextElement { found.texts[text.content.string] = placed.frame }
            if let icon = placed.element as? IconElement { found.icons.append(icon.symbol.name) }
            placed.children.forEach(walk)
        }
        walk(try SceneRun.laidOut(scene, options: options).root)
        return found
    }

    @Test(arguments: [(true, ["A", "B"], "chevron.down"), (false, ["A"], "chevron.right")])
    func groupsShowTheirContentWhileExpanded(_ isExpanded: Bool, _ texts: [String], _ icon: String) throws {
        let content = "title: A, isExpanded: \(isExpanded), content: [{ text: B }]"
        let group = "{ disclosureGroup: { \(content) } }"
        for node in [group, "{ list: [\(group)] }"] {
            let found = try found(node)
            #expect(found.texts.keys.sorted() == texts)
            #expect(found.icons == [icon])
        }
    }

    @Test func chevronsPointForwardWhereLinesBeginAtTheRight() throws {
        let found = try found("{ disclosureGroup: A }", options: SceneOptions(layoutDirection: .rightToLeft))
        #expect(found.icons == ["chevron.left"])
    }

    /// In a list, what belongs to a group is rows of its own, farther in, with lines between them.
    @Test func groupsInListsAreRows() throws {
        let node =
            "{ list: [{ disclosureGroup: { title: A, isExpanded: true, content: [{ row: B }, { text: C }] } }, { row: D }] }"
        let texts = try found(node).texts
        let (a, b) = (try #require(texts["A"]), try #require(texts["B"]))
        let (c, d) = (try #require(texts["C"]), try #require(texts["D"]))
        #expect(b.minX == a.minX + 20 && c.minX == b.minX && d.minX == a.minX)
        #expect(b.midY - a.midY == d.midY - c.midY)
    }

    /// An id in what does not show may be used again.
    @Test func whatDoesNotShowClaimsNoID() throws {
        let scene = """
            vitrine: 1
            canvas: { width: 400, height: 800 }
            body:
              - disclosureGroup: { title: A, content: [{ text: B, id: one }] }
              - text: C
                id: one

            """
        #expect(try SceneRun.faults(scene) == nil)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func bubblesStandAtTheirSides(_ direction: LayoutDirection) throws {
        let options = SceneOptions(layoutDirection: direction)
        let incoming = try #require(try found("{ bubble: Hi }", options: options).all("bubble").first)
        let outgoing = try #require(
            try found("{ bubble: { text: Hi, side: outgoing } }", options: options).all("bubble").first)
        let (left, right) = direction == .leftToRight ? (incoming, outgoing) : (outgoing, incoming)
        #expect(left.minX == 0 && right.maxX == 400)
        #expect(left.width < 80 && left.size == right.size)
    }

    /// A long message leaves a share of the column free; a short one is as wide as its words.
    @Test func longBubblesLeaveRoom() throws {
        let text = String(repeating: "word ", count: 60)
        let found = try found("{ bubble: { text: \"\(text)\", side: outgoing } }")
        let bubble = try #require(found.all("bubble").first)
        #expect(bubble.minX >= 88 && bubble.maxX == 400 && bubble.width > 250)
    }

    /// Reactions straddle the corner that faces the middle of the screen, and have room of their own above.
    @Test(arguments: [
        ("incoming", LayoutDirection.leftToRight), ("outgoing", .leftToRight), ("incoming", .rightToLeft),
        ("outgoing", .rightToLeft),
    ])
    func reactionsStraddleTheInnerCorner(_ side: String, _ direction: LayoutDirection) throws {
        let options = SceneOptions(layoutDirection: direction)
        let reactions = "[heart.fill, { text: \"!!\", own: true }]"
        let found = try found(
            "{ bubble: { text: Hello there, side: \(side), reactions: \(reactions) } }", options: options)
        let bubble = try #require(found.all("bubble").first)
        let marks = found.all("reaction")
        #expect(marks.count == 2 && found.icons == ["heart.fill"] && found.texts["!!"] != nil)
        let isAtRight = (side == "incoming") == (direction == .leftToRight)
        let outer = isAtRight ? marks.map(\.maxX).max() : marks.map(\.minX).min()
        #expect(outer == (isAtRight ? bubble.maxX + 14 : bubble.minX - 14))
        #expect(marks.map(\.minY) == [bubble.minY - 25, bubble.minY - 25])
        #expect(marks[0].intersection(marks[1]) != nil)
    }

    /// With and without tails the texts of a side are aligned.
    @Test func textsOfASideAreAligned() throws {
        let tail = try #require(try found("{ bubble: Hi }").texts["Hi"])
        let none = try #require(try found("{ bubble: { text: Hi, tail: false } }").texts["Hi"])
        #expect(tail == none && tail.minX == 16)
    }

    /// Views over a bubble and badges on it are at its corners, and not at those of its row.
    @Test(arguments: [
        "{ bubble: { text: Hi, side: outgoing }, overlay: { content: { icon: heart }, alignment: topLeading } }",
        "{ badge: { icon: heart, on: { bubble: { text: Hi, side: outgoing } }, place: topLeading } }",
    ])
    func whatIsOnABubbleIsAtItsCorner(_ node: String) throws {
        let found = try found(node)
        let bubble = try #require(found.all("bubble").first)
        let icon = try #require(found.all("icon").first)
        #expect(abs(icon.midX - bubble.minX) < 12 && abs(icon.midY - bubble.minY) < 12)
        #expect(bubble.minX > 300)
    }

    /// A picture that reaches the edge of a bubble is cut at its outline.
    @Test(arguments: [("0", true), ("4", false)])
    func picturesOfBubblesHaveTheirOutline(_ padding: String, _ isCut: Bool) throws {
        let node = """
            { bubble: { content: [{ rectangle: , fill: red, frame: { width: 90, height: 60 } }] }, \
            padding: \(padding) }
            """
        let scene = try SceneRun.laidOut(SceneText.node(node, canvas: "{ width: 400, height: 800 }"))
        let list = scene.displayList(text: try TextEngine(library: sharedLibrary))
        let text = DisplayListPrinter(showsSources: false).text(of: list.inParts)
        #expect(text.contains("group") == isCut, "\(text)")
    }

    /// It fills the tail as well, on the side where that is.
    @Test(arguments: ["incoming", "outgoing"]) func picturesOfBubblesFillTheTail(_ side: String) throws {
        let node = """
            { bubble: { side: \(side), content: [{ rectangle: , fill: red, frame: { width: 90, height: 60 } }] }, \
            padding: 0 }
            """
        let found = try found(node)
        #expect(try #require(found.all("bubble").first) == #require(found.all("rectangle").first))
    }

    @Test func aBubbleWithoutWordsIsReported() throws {
        let scene = SceneText.node("bubble: { side: outgoing }")
        let fault = try #require(try SceneRun.faults(scene)?.all.first)
        #expect(fault.problem.message.contains("`text`"), "\(fault.problem.message)")
    }
}
