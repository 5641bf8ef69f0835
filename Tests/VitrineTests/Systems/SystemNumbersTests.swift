import Foundation
import Testing

@Suite("The design systems are laid out by their documents' numbers")
struct SystemNumbersTests {
    struct Row: Decodable, CustomStringConvertible {
        let row: String
        let scene: String
        let id: String
        let property: String
        let value: Double
        /// The place in the document that states the number.
        let says: String

        var description: String { "\(row), \(scene): \(property) of \(id) is \(value)" }
    }

    static let systems = ["context", "fitlink", "focusflow", "habittracker", "monofocus"]
    private static let root = GalleryGoldenTests.root

    private static func rows(_ system: String) throws -> [Row] {
        let file = root.appendingPathComponent("Tests/VitrineTests/Systems/\(system).numbers.json")
        return try JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
    }

    @Test(arguments: systems) func numbersAreThoseOfTheDocument(_ system: String) throws {
        let rows = try Self.rows(system)
        #expect(rows.count >= 15)
        #expect(Set(rows.map(\.description)).count == rows.count)
        for (scene, rows) in Dictionary(grouping: rows, by: \.scene).sorted(by: { $0.key < $1.key }) {
            let dump = try LayoutDump(
                Self.root.appendingPathComponent("scenes/\(system)/\(scene)").path)
            for row in rows {
                let found = dump.number(row.property, of: row.id)
                #expect(
                    found.map { abs($0 - row.value) < 0.01 } == true,
                    "\(row), found \(found.map { "\($0)" } ?? "nothing"); \(row.says)")
            }
        }
    }
}
