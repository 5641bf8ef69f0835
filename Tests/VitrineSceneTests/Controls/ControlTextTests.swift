import Testing
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

@Suite("Controls say what they are told, and no more")
struct ControlTextTests {
    @Test(arguments: [
        ("badge: { value: 7 }", ["7"]), ("badge: { value: 99 }", ["99"]), ("badge: { value: 100 }", ["99+"]),
        ("badge: { value: 1200, maximum: 999 }", ["999+"]), ("badge: { value: 0 }", []),
        ("badge: { value: 0, showsZero: true }", ["0"]), ("badge: NEW", ["NEW"]),
        ("badge: { dot: true }", []),
        ("avatar: Ada Lovelace", ["AL"]), ("avatar: ada king lovelace", ["AL"]), ("avatar: Linus", ["L"]),
        ("avatar: { initials: VIT }", ["VIT"]), ("avatar: { icon: star, name: Ada }", []),
        ("avatarGroup: { people: [Ann, Bob, Cid, Dan], maximum: 2 }", ["A", "B", "+2"]),
        ("avatarGroup: { people: [Ann, Bob], total: 9 }", ["A", "B", "+7"]),
        ("avatarGroup: [Ann, Bob]", ["A", "B"]),
        ("stepper: { label: Guests, value: 2.5 }", ["Guests", "2.5"]),
        ("stepper: { label: Guests, value: 2, showsValue: false }", ["Guests"]),
        ("textField: Name", ["Name"]), ("textField: { placeholder: Name, text: Ada }", ["Ada"]),
        ("textField: { text: Ada, error: Wrong., help: A hint. }", ["Ada", "Wrong."]),
        ("textField: { text: Ada, label: Name, help: A hint. }", ["Name", "Ada", "A hint."]),
        ("secureField: { text: secret }", []), ("secureField: { text: secret, revealed: true }", ["secret"]),
        ("secureField: Password", ["Password"]), ("searchField:", ["Search"]),
        ("searchField: { state: focused, cancel: Done }", ["Search", "Done"]),
        ("chip: { title: Inbox, count: 3 }", ["Inbox", "3"]),
    ])
    func saysItsTexts(_ node: String, _ texts: [String]) throws {
        #expect(try ControlScene(node).texts == texts)
    }

    /// At accessibility sizes the label of a rating stands below where it has no room.
    @Test(arguments: [(DynamicTypeSize.large, false), (.accessibility2, true)])
    func ratingsAreWhole(_ type: DynamicTypeSize, _ isBelow: Bool) throws {
        let node = "ratingStars: { value: 4, label: 1204 ratings }"
        let rating = try ControlScene(node, width: 370, type: type)
        let stars = rating.frames(of: IconElement.self)
        let label = try #require(rating.frames(of: TextElement.self).first)
        #expect(label.maxX <= 370 && (label.minY >= stars.map(\.maxY).max() ?? 0) == isBelow)
    }

    @Test func dotsAreAsManyAsLetters() throws {
        func dots(_ text: String) throws -> Int {
            try ControlScene("secureField: { text: \"\(text)\", revealButton: false }").all.filter {
                ($0.element as? ShapeElement)?.shape == .circle
            }.count
        }
        #expect(try dots("secret") == 6)
        #expect(try dots("e\u{301}a") == 2)
        #expect(try dots(String(repeating: "x", count: 500)) == 64)
    }

    /// The insertion bar is where typing continues, and touches no letter: after the last one, or before the
    /// first of a placeholder.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theBarIsWhereTypingGoesOn(_ direction: LayoutDirection) throws {
        func bar(_ node: String) throws -> (bar: Rect, text: Rect) {
            let scene = try ControlScene(node, direction: direction)
            let text = try #require(scene.frames(of: TextElement.self).first)
            let bars = try scene.list().inParts.items.compactMap { item -> Rect? in
                guard case .fill(let area, _) = item.content,
                    case .fill(let shape)? = area.operands.first?.geometry
                else { return nil }
                return abs(shape.bounds.width - CaretElement.width) < 1e-9 ? shape.bounds : nil
            }
            return (try #require(bars.first), text)
        }
        let typed = try bar("textField: { text: Ada, state: focused }")
        #expect(abs(typed.bar.minX - typed.text.maxX) <= 0.5)
        let empty = try bar("textField: { placeholder: Name, state: focused }")
        if direction == .leftToRight {
            #expect(abs(empty.bar.maxX - empty.text.minX) <= 0.5)
        } else {
            #expect(abs(empty.bar.minX - empty.text.maxX) <= 0.5)
        }
        let underlined = try bar("textField: { placeholder: Name, state: focused, style: underlined }")
        #expect(underlined.bar.minX >= 0 && underlined.bar.maxX <= 240)
    }

    /// Lines of a title are centred, as in SwiftUI, if the button has no alignment of its own.
    @Test(arguments: [("", TextAlignment.center), (", textAlignment: trailing", .trailing)])
    func titlesOfSeveralLinesAreCentred(_ modifiers: String, _ alignment: TextAlignment) throws {
        let scene = try ControlScene(
            "button: { title: Start the session, size: large }\(modifiers)", width: 160, type: .accessibility3
        )
        let text = try #require(scene.all.compactMap { $0.element as? TextElement }.first)
        #expect(text.style.alignment == alignment)
    }

    /// Digits have their own widths where iOS does not count with them.
    @Test(arguments: [
        "stepper: { label: Guests, value: 11 }", "badge: { value: 11 }",
        "list: { sections: [{ rows: [{ row: { title: Inbox, badge: 11 } }] }] }",
        "calendarStrip: { start: \"2026-03-09\" }",
    ])
    func digitsAreProportional(_ node: String) throws {
        let texts = try ControlScene(node, width: 390).all.compactMap { $0.element as? TextElement }
        #expect(!texts.isEmpty)
        #expect(texts.allSatisfy { !$0.content.runs[0].font.monospacedDigits })
    }

    /// The shade of a pressed half takes the place of the line between both.
    @Test(arguments: [("", 1), (", pressed: increment", 0), (", state: pressed", 0)])
    func steppersHaveALineAtRest(_ keys: String, _ count: Int) throws {
        let scene = try ControlScene("stepper: { value: 2\(keys) }")
        #expect(scene.frames(of: ShapeElement.self).count { $0.width == 1 } == count)
    }

    @Test func theBarShowsOnlyWhereItIsFocused() throws {
        #expect(try ControlScene("textField: { text: a }").frames(of: CaretElement.self).isEmpty)
        #expect(
            try !ControlScene("textField: { text: a, state: focused }").frames(of: CaretElement.self).isEmpty)
        #expect(
            try ControlScene("textField: { text: a, state: focused, caret: false }").frames(
                of: CaretElement.self
            )
            .isEmpty)
    }

    @Test func theSameNameHasTheSameColour() throws {
        func face(_ name: String) throws -> [PaintSpec] {
            try ControlScene("avatar: \(name)").all.compactMap {
                ($0.element as? ShapeElement)?.decoration.fills.first
            }
        }
        #expect(try face("Ada Lovelace") == face("Ada Lovelace"))
        let names = ["Ada", "Grace", "Alan", "Katherine", "Linus", "Barbara", "Edsger", "Donald"]
        #expect(Set(try names.map(face)).count >= 3)
    }
}
