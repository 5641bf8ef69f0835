import Testing
import Vitrine
import VitrineTestSupport

/// The tree calls a node what the scene calls it, and says where each text is written.
@Suite struct SessionKindTests {
    private func nodes(_ body: String) throws -> [SessionNode] {
        let folder = try SessionFolder()
        defer { folder.remove() }
        try folder.write(
            "vitrine: 1\ncanvas: { width: 390, height: 600 }\nbody:\n\(body)\n", to: "scene.yaml")
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
    ])
    func aTextHasThePlaceWhereItIsTyped(body: String, text: String, line: Int) throws {
        let values = try nodes(body).flatMap(\.values).filter { $0.name == "text" && $0.value.contains(text) }
        #expect(values.map(\.origin.kind) == [.scene], "\(values)")
        #expect(values.first?.origin.source?.line == line)
    }
}
