import Testing
import VitrineComponents
import VitrineJSON
import VitrineTestSupport

@testable import VitrineScene
@testable import VitrineSource

/// Whoever writes what a hint about a list says has a list that is read.
@Suite struct FollowedHintTests {
    /// Nodes by the paths of the lists in them, which stand at the mark.
    static let places: KeyValuePairs = [
        "alert.actions": "{ alert: { title: A, actions: ‸ } }",
        "alert.fields": "{ alert: { title: A, actions: [OK], fields: ‸ } }",
        "avatarGroup": "{ avatarGroup: ‸ }",
        "avatarGroup.people": "{ avatarGroup: { people: ‸ } }",
        "calendarStrip.marks": "{ calendarStrip: { start: 2026-03-09, marks: ‸ } }",
        "datePicker.marks": "{ datePicker: { date: 2026-03-09, style: graphical, marks: ‸ } }",
        "card": "{ card: ‸ }",
        "card.content": "{ card: { content: ‸ } }",
        "card.footer": "{ card: { content: [], footer: ‸ } }",
        "card.header": "{ card: { content: [], header: ‸ } }",
        "chart": "{ chart: ‸ }",
        "chart.center": "{ chart: { kind: ring, series: [[1]], center: ‸ } }",
        "chart.labels": "{ chart: { series: [[1, 2]], labels: ‸ } }",
        "chart.rules": "{ chart: { series: [[1]], rules: ‸ } }",
        "chart.rules[].dash": "{ chart: { series: [[1]], rules: [{ value: 1, dash: ‸ }] } }",
        "chart.series": "{ chart: { series: ‸ } }",
        "chart.series[].values": "{ chart: { series: [{ values: ‸ }] } }",
        "chart.series[].dash": "{ chart: { kind: line, series: [{ values: [1, 2], dash: ‸ }] } }",
        "condition.any": "{ text: Hi, when: { any: ‸ } }",
        "confetti.colors": "{ confetti: { colors: ‸ } }",
        "confetti.shapes": "{ confetti: { shapes: ‸ } }",
        "confirmationDialog": "{ confirmationDialog: ‸ }",
        "confirmationDialog.actions": "{ confirmationDialog: { actions: ‸ } }",
        "deviceFrame.content": "{ deviceFrame: { content: ‸ } }",
        "difference": "{ difference: ‸, fill: red }",
        "filter.matrix": "{ text: Hi, filter: { matrix: ‸ } }",
        "flow": "{ flow: ‸ }",
        "forEach.data": "{ forEach: { data: ‸, content: { text: a } } }",
        "gauge.colors": "{ gauge: { value: 0.5, colors: ‸ } }",
        "gauge.range": "{ gauge: { value: 1, range: ‸ } }",
        "glassContainer": "{ glassContainer: ‸ }",
        "glassContainer.content": "{ glassContainer: { content: ‸ } }",
        "grid": "{ grid: ‸ }",
        "gridRow": "{ grid: [{ gridRow: ‸ }] }",
        "group": "{ group: ‸ }",
        "hstack": "{ hstack: ‸ }",
        "ignoresSafeArea": "{ text: Hi, ignoresSafeArea: ‸ }",
        "intersection": "{ intersection: ‸, fill: red }",
        "keyboard.accessory": "{ keyboard: { accessory: ‸ } }",
        "keyboard.languages": "{ keyboard: { languages: ‸ } }",
        "keyboard.suggestions": "{ keyboard: { suggestions: ‸ } }",
        "lazyHGrid": "{ lazyHGrid: ‸, rows: 2 }",
        "lazyVGrid": "{ lazyVGrid: ‸, columns: 2 }",
        "linearGradient.colors": "{ rectangle: , fill: { linearGradient: { colors: ‸ } } }",
        "linearGradient.stops": "{ rectangle: , fill: { linearGradient: { stops: ‸ } } }",
        "list": "{ list: ‸ }",
        "list.sections": "{ list: { sections: ‸ } }",
        "list.sections[].rows": "{ list: { sections: [{ rows: ‸ }] } }",
        "menu": "{ menu: ‸ }",
        "menu.items": "{ menu: { items: ‸ } }",
        "meshGradient.colors":
            "{ rectangle: , fill: { meshGradient: { width: 2, height: 2, colors: ‸ } } }",
        "meshGradient.points":
            """
        { rectangle: , fill: { meshGradient: { width: 2, height: 2, colors: [red, red, red, red], \
        points: ‸ } } }
        """,
        "navigationBar.accessory": "{ navigationBar: { title: A, accessory: ‸ } }",
        "navigationBar.leading": "{ navigationBar: { title: A, leading: ‸ } }",
        "navigationBar.titleView": "{ navigationBar: { titleView: ‸ } }",
        "navigationBar.trailing": "{ navigationBar: { title: A, trailing: ‸ } }",
        "palette": "{ icon: bell, palette: ‸ }",
        "path.viewBox": "{ path: { data: M0 0H9, viewBox: ‸ } }",
        "picker.options": "{ picker: { options: ‸ } }",
        "polygon.points": "{ polygon: { points: ‸ } }",
        "popover": "{ popover: ‸ }",
        "popover.content": "{ popover: { content: ‸ } }",
        "progressBar.range": "{ progressBar: { value: 1, range: ‸ } }",
        "progressRing.colors": "{ progressRing: { value: 0.5, colors: ‸ } }",
        "progressRing.content": "{ progressRing: { value: 0.5, content: ‸ } }",
        "row.leadingActions": "{ row: { title: A, leadingActions: ‸ } }",
        "row.trailingActions": "{ row: { title: A, trailingActions: ‸ } }",
        "scroll": "{ scroll: ‸ }",
        "searchField.scopes": "{ searchField: { scopes: ‸ } }",
        "searchField.tokens": "{ searchField: { tokens: ‸ } }",
        "segmentedPicker.segments": "{ segmentedPicker: { segments: ‸ } }",
        "sheet": "{ sheet: ‸ }",
        "slider.range": "{ slider: { value: 1, range: ‸ } }",
        "splitView.content": "{ splitView: { sidebar: [], content: ‸, detail: [] } }",
        "splitView.detail": "{ splitView: { sidebar: [], detail: ‸ } }",
        "splitView.sidebar": "{ splitView: { sidebar: ‸, detail: [] } }",
        "stepper.range": "{ stepper: { label: A, value: 1, range: ‸ } }",
        "stroke.dash": "{ rectangle: , stroke: { paint: red, dash: ‸ } }",
        "stroke.style.dash": "{ rectangle: , stroke: { paint: red, style: { dash: ‸ } } }",
        "tabBar.items": "{ tabBar: { items: ‸ } }",
        "tabBar.accessory":
            "{ tabBar: { items: [{ icon: house, label: Home }], accessory: ‸ } }",
        "textField.lines": "{ textField: { placeholder: A, axis: vertical, lines: ‸ } }",
        "toolbar": "{ toolbar: ‸ }",
        "toolbar.items": "{ toolbar: { items: ‸ } }",
        "union": "{ union: ‸, fill: red }",
        "viewThatFits": "{ viewThatFits: ‸ }",
        "vstack": "{ vstack: ‸ }",
        "zstack": "{ zstack: ‸ }",
    ]

    /// Those that take a word or a number, too, by which more than a list may be meant.
    static let otherPlaces: KeyValuePairs = [
        "image.position": "{ image: { source: wide.png, fit: fill, position: ‸ } }",
        "lazyHGrid.rows": "{ lazyHGrid: [], rows: ‸ }",
        "lazyVGrid.columns": "{ lazyVGrid: [], columns: ‸ }",
        "polygon.points[]": "{ polygon: { points: [‸, [1, 0], [1, 1]] } }",
        "rotation.anchor": "{ text: Hi, rotation: { degrees: 30, anchor: ‸ } }",
        "scale.anchor": "{ text: Hi, scale: { x: 2, y: 2, anchor: ‸ } }",
    ]

    private func faults(_ node: String, _ value: String) throws -> Diagnostics? {
        let node = node.replacing("‸", with: value)
        return try SceneRun.faults(SceneText.node(node, canvas: "{ width: 400, height: 900 }"))
    }

    /// Returns the list that a hint says to write.
    private func code(in hint: String) -> String? {
        if let range = hint.firstRange(of: "brackets: [") { return "[" + hint[range.upperBound...] }
        let parts = hint.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count > 2 else { return nil }
        if parts[1].hasPrefix("- ") { return "[{ \(parts[1].dropFirst(2)) }]" }
        guard let start = parts[1].firstIndex(of: "["), parts[1].last == "]" else { return nil }
        return String(parts[1][start...])
    }

    @Test(
        "A list written as the hint says is read",
        arguments: places.map { $0.key }, ["Hello", "3", "\"a, b\"", "\"1, 2, 3\"", "\"0 1\"", "circle"])
    func listsOfHintsAreRead(path: String, value: String) throws { try follow(path, value) }

    @Test(
        "A list in place of a mapping, written as the hint says, is read",
        arguments: places.map { $0.key } + otherPlaces.map { $0.key },
        [
            "{ width: 3, height: 3 }", "{ x: 0, y: 0, width: 3, height: 3 }", "{ x: 0.5, y: 1 }",
            "{ max: 9, min: 1 }", "{ from: 1, to: 9 }", "{ title: Hello }", "{ text: Hello }", "{ a: 1 }",
            "{ \"0\": 1, \"1\": 2 }", "{ r: 1, g: 0, b: 0, a: 1 }", "{ color: red, at: 0 }",
            "{ fixed: 80 }",
        ])
    func mappingsInPlaceOfListsAreRead(path: String, value: String) throws { try follow(path, value) }

    private func follow(_ path: String, _ value: String) throws {
        let all = Array(Self.places) + Array(Self.otherPlaces)
        let node = try #require(all.first { $0.key == path }?.value)
        guard let faults = try faults(node, value), let fault = faults.errors.first else { return }
        guard case .wrongType = fault.problem else { return }
        let hint = try #require(faults.suggestion(for: fault)?.text, "\(faults.rendered())")
        let list = try #require(code(in: hint), "\(hint)")
        let others = try self.faults(node, list)?.errors ?? []
        for other in others {
            // How many belong together, other keys say.
            if case .wrongCount = other.problem { continue }
            Issue.record("\(value) -> \(list): \(other.problem.message)")
        }
    }

    /// Each key of a kind's value that takes nothing but a list is above, and so is each kind that is a list.
    @Test(arguments: SceneLanguage.builtIn.kinds.map(\.name))
    func eachListIsFollowed(kind name: String) throws {
        let kind = try #require(SceneLanguage.builtIn.kinds.first { $0.name == name })
        var paths = Self.properties(of: kind.payload).filter(\.schema.isList).map { "\(name).\($0.name)" }
        if Self.isListOrMapping(kind.payload) { paths.append(name) }
        for path in paths { #expect(Self.places.contains { $0.key == path }, "\(path)") }
    }

    private static func properties(of schema: JSONSchema) -> [JSONSchema.Property] {
        switch schema {
        case .object(let properties, _), .openObject(let properties): properties
        case .anyOf(let choices): choices.flatMap { properties(of: $0) }
        case .described(let schema, _): properties(of: schema)
        default: []
        }
    }

    private static func isListOrMapping(_ schema: JSONSchema) -> Bool {
        switch schema {
        case .described(let schema, _): isListOrMapping(schema)
        case .anyOf(let choices):
            choices.contains(where: \.isList)
                && choices.allSatisfy { $0.isList || !properties(of: $0).isEmpty }
        default: schema.isList
        }
    }

    @Test(arguments: [
        ("{ polygon: { points: \"0,0 1,0 1,1\" } }", "[[0, 0], [1, 0], [1, 1]]"),
        ("{ polygon: { points: [0, 0, 1, 0, 1, 1] } }", "each point is a list: `points: [[0, 0], [1, 0]"),
        (
            "{ rectangle: , fill: { linearGradient: { colors: \"#ff0000 #00ff00\" } } }",
            "put it in brackets: [\"#ff0000\", \"#00ff00\"]"
        ),
        (
            "{ rectangle: , fill: { linearGradient: { colors: \"rgb(255 0 0), blue\" } } }",
            "put it in brackets: [\"rgb(255 0 0)\", blue]"
        ),
        ("{ rectangle: , stroke: { paint: red, dash: 4px 2px } }", "put it in brackets: [4, 2]"),
        ("{ textField: { placeholder: A, lines: 3 } }", "put it in brackets: [1, 3]"),
        ("{ slider: { value: 3, range: 10 } }", "put it in brackets: [0, 10]"),
        ("{ slider: { value: 3, range: 0...10 } }", "put both ends in brackets: [0, 10]"),
        ("{ vstack: Hello }", "`[{ text: Hello }]`"),
        ("{ card: \"Hello, World\" }", "`[{ text: \"Hello, World\" }]`"),
        ("{ list: Hello }", "`[{ row: Hello }]`"), ("{ zstack: circle }", "put it in brackets: [circle]"),
        ("{ zstack: text }", "`[{ text: Hello }]`"), ("{ vstack: Text(\"Hi\") }", "`[{ text: Hi }]`"),
        ("{ chart: { series: 3 } }", "put it in brackets: [[3]]"),
        ("{ chart: { series: [1, 2, 3] } }", "`series: [[1, 2, 3]]`"),
        ("{ chart: \"1, 2, 3\" }", "put it in brackets: [1, 2, 3]"),
        ("{ searchField: { scopes: \"All Unread\" } }", "put it in brackets: [All, Unread]"),
        ("{ avatarGroup: Ann Bee }", "put it in brackets: [Ann Bee]"),
        ("{ text: Hi, ignoresSafeArea: horizontal }", "[leading, trailing]"),
        ("{ text: Hi, ignoresSafeArea: vertical }", "[top, bottom]"),
        ("{ text: Hi, ignoresSafeArea: [horizontal] }", "write both edges: `leading, trailing`"),
        ("{ difference: spacer, fill: red }", "`[{ rectangle: }, { circle: 20 }]`"),
        ("{ row: { title: A, leadingActions: [Delete] } }", "`{ title: Delete }`"),
        ("{ alert: { title: A, actions: [OK], fields: [Name] } }", "`{ placeholder: Name }`"),
        ("{ calendarStrip: { start: 2026-05-04, marks: [2026-05-05] } }", "`{ day: 2026-05-05 }`"),
        ("{ list: { sections: [General] } }", "`{ header: General, rows: [{ row: Hello }] }`"),
        ("{ rectangle: , fill: { linearGradient: { stops: [red] } } }", "`{ color: red, at: 0 }`"),
        ("{ tabBar: { items: { icon: house } } }", "put it in brackets: [{ icon: house }]"),
        (
            "{ path: { data: M0 0H9, viewBox: { x: 0, y: 0, width: 3, height: 4 } } }",
            "put the numbers in brackets: [0, 0, 3, 4]"
        ),
        (
            "{ path: { data: M0 0H9, viewBox: { height: 4, width: 3 } } }",
            "put the numbers in brackets: [0, 0, 3, 4]"
        ),
        ("{ path: { data: M0 0H9, viewBox: { size: 3 } } }", "write it as `viewBox: [0, 0, 24, 24]`"),
        ("{ slider: { value: 3, range: { max: 9, min: 1 } } }", "put the numbers in brackets: [1, 9]"),
        ("{ slider: { value: 3, range: { size: 9 } } }", "write a list such as `[0, 100]`"),
        (
            "{ polygon: { points: [{ x: 0, y: 1 }, [1, 0], [1, 1]] } }",
            "put the numbers in brackets: [0, 1]"
        ),
        (
            "{ rectangle: , stroke: { paint: red, dash: { on: 4, off: 2 } } }",
            "put the numbers in brackets: [4, 2]"
        ),
        (
            "{ text: Hi, rotation: { degrees: 3, anchor: { x: 1, y: 0 } } }",
            "put the numbers in brackets: [1, 0]"
        ),
        ("{ lazyVGrid: [], columns: { fixed: 80 } }", "put it in brackets: [{ fixed: 80 }]"),
        ("{ lazyVGrid: [], columns: { count: 2 } }", "write a list such as `[{ fixed: 80 }, flexible]`"),
        ("{ union: { circle: 20 }, fill: red }", "write a list such as `[{ rectangle: }, { circle: 20 }]`"),
        ("{ confetti: { origin: \"0.5 0.5\" } }", "put it in brackets: [0.5, 0.5]"),
        ("{ confetti: { origin: 0% 50% } }", "put it in brackets: [0, 0.5]"),
    ])
    func whatIsMeantIsSaid(node: String, hint: String) throws {
        let faults = try #require(try faults(node, ""))
        #expect(faults.rendered().contains(hint), "\(faults.rendered())")
    }

    /// Blanks separate nothing within brackets.
    @Test(arguments: [
        ("{ path: { data: M0 0H9, viewBox: [0 0 24 24] } }", "with commas: [0, 0, 24, 24]"),
        ("{ rectangle: , stroke: { paint: red, dash: [4 2] } }", "with commas: 4, 2"),
        ("{ slider: { value: 3, range: [0 10] } }", "with commas: [0, 10]"),
        ("{ chart: { series: [[1 2 3]] } }", "with commas: 1, 2, 3"),
        ("{ chart: [1 2 3] }", "with commas: 1, 2, 3"),
        ("{ polygon: { points: [[0 0], [1 0], [1 1]] } }", "with commas: [0, 0]"),
        ("{ rectangle: , cornerRadius: [8 8 0 0] }", "with commas: [8, 8, 0, 0]"),
        ("{ textField: { placeholder: A, lines: [1 3] } }", "with commas: [1, 3]"),
    ])
    func missingCommasAreNamed(node: String, hint: String) throws {
        let faults = try #require(try faults(node, ""))
        #expect(faults.rendered().contains(hint), "\(faults.rendered())")
    }
}
