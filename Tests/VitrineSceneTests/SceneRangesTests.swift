import Foundation
import Testing
import VitrineJSON

@testable import VitrineComponents
@testable import VitrineScene

/// Holds the ranges on the page of limits to the codecs, by the schema that each of them carries.
struct SceneRangesTests {
    /// The greatest number of entries of each list, and the greatest value of each number, with the keys that
    /// have it.
    struct Ranges {
        private(set) var lists: [Double: Set<String>] = [:]
        private(set) var numbers: [Double: Set<String>] = [:]

        init(_ document: JSONValue) { collect(document, []) }

        private mutating func collect(_ schema: JSONValue, _ path: [String]) {
            switch schema {
            case .array(let values): for value in values { collect(value, path) }
            case .object(let members):
                let name = path.joined(separator: ".")
                // A pair or a matrix has its length by what it is.
                if case .number(let most)? = members["maxItems"], members["minItems"] != .number(most) {
                    lists[most, default: []].insert(name)
                }
                if case .number(let most)? = members["maximum"] { numbers[most, default: []].insert(name) }
                for (key, value) in members { collect(value, ofKey: key, path) }
            default: break
            }
        }

        private mutating func collect(_ value: JSONValue, ofKey key: String, _ path: [String]) {
            switch (key, value) {
            case ("properties", .object(let properties)):
                for (name, schema) in properties { collect(schema, path + [name]) }
            case ("$defs", .object(let definitions)):
                for (name, schema) in definitions { collect(schema, Self.path(ofDefinition: name)) }
            case ("default", _), ("const", _), ("enum", _), ("examples", _), ("description", _): break
            default: collect(value, path)
            }
        }

        /// A node's key is a property of its definition, and so are those of colours and paints.
        private static func path(ofDefinition name: String) -> [String] {
            let parts = name.split(separator: ".").map(String.init)
            switch parts[0] {
            case "modifier": return Array(parts.dropFirst())
            case "node", "paint", "color": return []
            default: return [parts[0]]
            }
        }
    }

    /// The greatest share, angle in degrees, and length in points: there are hundreds of them.
    private static let usual: Set<Double> = [1, 36_000, 100_000]

    /// Returns a table as the page has it: a key stands for all whose path ends with it.
    private static func table(_ title: String, _ ranges: [Double: Set<String>]) -> String {
        var lines = ["| at most | \(title) |", "|---:|---|"]
        for (most, names) in ranges.sorted(by: { $0.key < $1.key }) {
            let shortest = names.filter { name in
                !names.contains { name.utf8.count > $0.utf8.count && name.hasSuffix(".\($0)") }
            }
            let sorted = shortest.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            lines.append(
                "| \(Self.text(most)) | \(sorted.map { "`\($0)`" }.joined(separator: ", ")) |")
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a number as pages write it, such as `100,000` or `0.9`.
    private static func text(_ value: Double) -> String {
        guard let whole = Int(exactly: value) else { return "\(value)" }
        var digits = Array(String(whole))
        for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
        return String(digits)
    }

    private static let ranges = Ranges(SceneSchema.document())

    private static func page() throws -> String {
        let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        return try String(
            contentsOf: root.appending(path: "Sources/9-Products/Vitrine/Vitrine.docc/Limits.md"),
            encoding: .utf8)
    }

    @Test("The page of limits has every list and number of scenes that is bounded")
    func thePageHasThemAll() throws {
        let page = try Self.page()
        let numbers = Self.ranges.numbers.filter { !Self.usual.contains($0.key) }
        for table in [Self.table("entries of", Self.ranges.lists), Self.table("of the numbers", numbers)] {
            #expect(page.contains("\n\n\(table)\n\n"), "write this into Limits.md:\n\(table)")
        }
    }

    @Test(
        "The page tells the limits of scenes from those of other ways to the same",
        arguments: [
            ("polygon.sides", 360.0), ("star.points", 360), ("lazyVGrid.columns", 100),
        ])
    func aSceneHasItsOwn(key: String, most: Double) {
        let name = key.hasPrefix("lazy") ? "columns" : key
        #expect(Self.ranges.numbers[most]?.contains(name) == true)
        if name == "columns" { #expect(Self.ranges.lists[most]?.contains(name) == true) }
    }
}
