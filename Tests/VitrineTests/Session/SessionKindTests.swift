import Testing
import Vitrine
import VitrineTestSupport

/// The tree calls a node what the scene calls it, and says where each text is written.
@Suite struct SessionKindTests {
    private func nodes(_ body: String) throws -> [SessionNode] {
        let folder = try SessionFolder()
        defer { folder.remove() }
        try folder.write(
            SceneText.lines(body, canvas: "{ width: 390, height: 600 }"), to: "scene.yaml")
        let session = RenderSession(folder.scene)
        try session.update()
        var nodes: [SessionNode] = []
        func collect(_ node: SessionNode) {
            nodes.append(node)
            node.children.forEach(collect)
        }
        collect(try #require(session.tree()))
        return nodes
    }

    @Test(arguments: [
        ("card: [{ text: Hi }]", "card"), ("list: [{ row: A }]", "list"),
        ("scroll: [{ text: Hi }]", "scroll"),
        ("navigationBar: { title: Home }", "navigationBar"), ("statusBar: ", "statusBar"),
        ("hstack: [{ text: Hi }]", "hstack"), ("button: Save", "button"), ("circle: 20", "circle"),
    ])
    func aNodeHasTheKindThatIsWritten(node: String, kind: String) throws {
        for line in ["  - { \(node) }", "  - { \(node), id: a }"] {
            let found = try nodes(line)
            #expect(found.filter { $0.kind == kind }.count == 1, "\(found.map(\.kind))")
        }
    }

    @Test(arguments: [
        ("  - navigationBar:\n      title: Accounts\n", "Accounts", 5),
        ("  - button: { title: Save }\n", "Save", 4), ("  - toggle: { label: Wi-Fi }\n", "Wi-Fi", 4),
        ("  - list:\n      - row:\n          subtitle: Two\n          title: One\n", "One", 7),
        ("  - chip: Swift\n", "Swift", 4),
        ("  - textField:\n      text: Ann\n      label: Name\n      help: Long\n", "Name", 6),
        ("  - textField:\n      text: Ann\n      label: Name\n      help: Long\n", "Long", 7),
        ("  - textField:\n      text: Ann\n      label: Name\n      help: Long\n", "Ann", 5),
        ("  - forEach:\n      data: [One]\n      content:\n        row: { title: \"{item}!\" }\n", "One!", 7),
        ("  - button:\n      title: \"{'T' }x\"\n", "Tx", 5),
    ])
    func aTextHasThePlaceWhereItIsTyped(body: String, text: String, line: Int) throws {
        let values = try nodes(body).flatMap(\.values).filter { $0.name == "text" && $0.value.contains(text) }
        #expect(values.map(\.origin.kind) == [.scene], "\(values)")
        #expect(values.first?.origin.source?.line == line)
    }

    /// A parameter within the value of a control leads to the use of the component.
    @Test(arguments: ["row: { title: \"{label}\" }", "chip: { title: \"{label}\" }", "button: \"{label}\""])
    func aParameterHasThePlaceWhereItIsGiven(node: String) throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        try folder.write(
            """
            vitrine: 1
            canvas: { width: 390, height: 600 }
            components:
              tile:
                parameters: { label: { type: text } }
                body: [{ \(node) }]
            body:
              - tile: { label: Typed }
            """, to: "scene.yaml")
        let session = RenderSession(folder.scene)
        try session.update()
        var values: [SessionNode.Value] = []
        func collect(_ node: SessionNode) {
            values += node.values.filter { $0.name == "text" && $0.value.contains("Typed") }
            node.children.forEach(collect)
        }
        collect(try #require(session.tree()))
        #expect(values.map(\.origin.kind) == [.parameter] && values.first?.origin.source?.line == 8)
    }
}
