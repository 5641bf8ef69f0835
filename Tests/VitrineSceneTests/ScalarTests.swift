import Testing

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat

@Suite("Scalars are typed by YAML 1.2's core rules")
struct ScalarTests {
    static let table: [(literal: String, dumped: String)] = [
        ("no", "\"no\""), ("No", "\"No\""), ("on", "\"on\""), ("off", "\"off\""), ("yes", "\"yes\""),
        ("y", "\"y\""), ("n", "\"n\""), ("NO", "\"NO\""),
        ("true", "true"), ("True", "true"), ("FALSE", "false"), ("tRUE", "\"tRUE\""),
        ("null", "null"), ("~", "null"), ("Null", "null"), ("", "null"), ("nULL", "\"nULL\""),
        ("1", "1"), ("-1", "-1"), ("+5", "+5"), (".5", ".5"), ("5.", "5."), ("1e3", "1e3"), ("1E-3", "1E-3"),
        ("-0.0", "-0.0"), ("007", "007"),
        ("1_000", "\"1_000\""), ("1.2.3", "\"1.2.3\""), ("12:30", "\"12:30\""),
        ("2026-01-01", "\"2026-01-01\""),
        ("1e", "\"1e\""), ("e5", "\"e5\""), (".", "\".\""), ("+", "\"+\""), ("1,5", "\"1,5\""),
        ("٣", "\"٣\""),
        ("1 2", "\"1 2\""), ("50%", "\"50%\""), ("infinity", "\"infinity\""),
        ("\"1\"", "\"1\""), ("'true'", "\"true\""), ("\"\"", "\"\""), ("'~'", "\"~\""),
        (".inf", ".inf"), ("-.INF", "-.INF"), (".NaN", ".NaN"),
    ]

    @Test(arguments: table.indices)
    func scalarsAreReadAsYAMLSays(_ index: Int) throws {
        let (literal, dumped) = Self.table[index]
        let dump = try SceneRun.parsed("key: \(literal)\nlast: 0\n").dump.text()
        #expect(dump.contains("key: \(dumped) @"), "\(literal) gave \(dump)")
    }

    @Test func numbersHaveTheirValues() throws {
        for (literal, expected) in [("+5", 5), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("-1.25e-2", -0.0125)] {
            guard case .mapping(let entries) = try SceneRun.parsed("key: \(literal)").content,
                case .number(let number, _) = entries.first?.value.content
            else {
                Issue.record("\(literal) is no number")
                continue
            }
            #expect(number == expected)
        }
    }
}
