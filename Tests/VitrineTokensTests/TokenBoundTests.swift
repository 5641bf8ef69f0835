import Testing
import VitrineSource
import VitrineTokens

@Suite("Tokens that multiply are refused before the work is done", .timeLimit(.minutes(20)))
struct TokenBoundTests {
    /// A resolver whose sets refer to each other `width` times a level.
    private func resolver(depth: Int, width: Int, leaf: String = "{}") -> TokenRun {
        var sets = ["\"s0\": { \"sources\": [\(leaf)] }"]
        for level in 1...depth {
            let reference = "{ \"$ref\": \"#/sets/s\(level - 1)\" }"
            let sources = Array(repeating: reference, count: width).joined(separator: ", ")
            sets.append("\"s\(level)\": { \"sources\": [\(sources)] }")
        }
        return order("[{ \"$ref\": \"#/sets/s\(depth)\" }]", sets: sets)
    }

    private func order(_ order: String, sets: [String]) -> TokenRun {
        TokenRun(
            [
                "r.resolver.json":
                    "{ \"version\": \"2025.10\", \"sets\": { \(sets.joined(separator: ", ")) }, \"resolutionOrder\": \(order) }"
            ], "r.resolver.json")
    }

    private static let leaf = #"{ "a": { "$type": "number", "$value": 1 } }"#

    @Test(arguments: ["{}", leaf]) func setsThatMultiply(leaf: String) {
        // 2 + 4 + ... + 64 references, each set being read on its own, too.
        let small = resolver(depth: 6, width: 2, leaf: Self.leaf)
        #expect(small.errors == [] && small.value("a") == "1")
        for depth in [6, 12, 40] {
            let run = resolver(depth: depth, width: 10, leaf: leaf)
            #expect(run.errors.count == 1, "\(run.errors.prefix(3))")
            #expect(run.errors.first?.hasSuffix("too many sources: 1001 where 1000 are allowed") == true)
        }
        // Sets without any tokens count as well.
        #expect(resolver(depth: 12, width: 3, leaf: leaf).errors.count == 1)
    }

    @Test(arguments: [(998, 0), (999, 1)]) func sourcesAtTheLimit(count: Int, errors: Int) {
        let sources = Array(repeating: Self.leaf, count: count + 2).joined(separator: ", ")
        let run = order("[{ \"$ref\": \"#/sets/s\" }]", sets: ["\"s\": { \"sources\": [\(sources)] }"])
        #expect(run.errors.count == errors, "\(run.errors)")
    }

    @Test(arguments: [(1000, 0), (1001, 1), (100_000, 1)]) func entriesOfTheOrder(count: Int, errors: Int) {
        let entries = Array(repeating: "{ \"$ref\": \"#/sets/s\" }", count: count).joined(separator: ", ")
        let run = order("[\(entries)]", sets: ["\"s\": { \"sources\": [\(Self.leaf)] }"])
        #expect(run.errors.count == errors)
        if errors > 0 {
            #expect(
                run.errors.first?.hasSuffix(
                    "too many entries in `resolutionOrder`: \(count) where 1000 are allowed") == true)
        }
    }

    @Test func mergedValuesAreCountedEachTime() {
        let tokens = (0..<2000).map { "\"t\($0)\": { \"$type\": \"number\", \"$value\": 1 }" }
        let big = "{ \(tokens.joined(separator: ", ")) }"
        let references = Array(repeating: "{ \"$ref\": \"#/sets/big\" }", count: 450).joined(separator: ", ")
        let run = order(
            "[{ \"$ref\": \"#/sets/all\" }]",
            sets: ["\"big\": { \"sources\": [\(big)] }", "\"all\": { \"sources\": [\(references)] }"])
        #expect(run.errors.count == 1)
        #expect(run.errors.first?.contains("too many merged values: 10") == true, "\(run.errors)")
    }

    @Test func groupsThatExtendEachOther() {
        var groups = [#""g0": { "a": { "$type": "number", "$value": 1 } }"#]
        for level in 1...30 {
            let children = (0..<8).map { "\"c\($0)\": { \"$extends\": \"{g\(level - 1)}\" }" }
            groups.append("\"g\(level)\": { \(children.joined(separator: ", ")) }")
        }
        let run = TokenRun("{ \(groups.joined(separator: ", ")) }")
        #expect(run.errors.count == 1)
        #expect(run.errors.first?.contains("too many inherited values: ") == true, "\(run.errors)")
    }

    /// Groups that each extend the next, the last one none, itself or the first.
    @Test(arguments: [5_000, 30_000], ["", "{g0}"]) func chainsOfGroups(count: Int, end: String) {
        var groups = (0..<count).map { "\"g\($0)\": { \"$extends\": \"{g\($0 + 1)}\" }" }
        groups.append(
            end.isEmpty ? "\"g\(count)\": \(Self.leaf)" : "\"g\(count)\": { \"$extends\": \"\(end)\" }")
        let run = TokenRun("{ \(groups.joined(separator: ", ")) }")
        #expect(
            run.errors.first?.hasSuffix(
                "too many groups in a chain of `$extends`: 201 where 200 are allowed") == true,
            "\(run.errors.prefix(3))")
        #expect(run.errors.count == 1)
    }

    @Test func groupsThatExtendOne() {
        let groups = (0..<20_000).map { "\"g\($0)\": { \"$extends\": \"{base}\" }" }
        let run = TokenRun("{ \"base\": \(Self.leaf), \(groups.joined(separator: ", ")) }")
        #expect(run.errors == [] && run.tokens.tokens.count == 20_001)
        #expect(run.value("g19999.a") == "1")
    }

    /// Each has its error, the first ones a suggestion.
    @Test func manyUnknownNames() {
        let tokens = (0..<10_000).map { "\"t\($0)\": { \"$type\": \"number\", \"$value\": \"{u\($0)}\" }" }
        let known = "\"u0x\": { \"$type\": \"number\", \"$value\": 1 }"
        let run = TokenRun("{ \(known), \(tokens.joined(separator: ",\n")) }")
        #expect(run.tokens.invalid.count == 10_000 && run.errors.count == 101)
        #expect(run.rendered.contains("did you mean `u0x`?"))
        // What is known is compared for the first names only.
        let compared = run.found.filter { $0.problem.hint != nil }.count
        #expect(compared > 0 && compared <= 25, "\(compared)")
    }

    @Test func groupsThatExtendUnknownOnes() {
        let groups = (0..<30_000).map { "\"g\($0)\": { \"$extends\": \"{h\($0)}\" }" }
        let run = TokenRun("{ \(groups.joined(separator: ", ")) }")
        #expect(run.errors.count == 101)
        #expect(run.errors.first?.hasSuffix("unknown group `h0`") == true)
    }

    @Test(arguments: [(17, 0), (18, 1), (900, 1)]) func setsThatTheOrderNamesAgain(count: Int, errors: Int) {
        // 3 values of each of 19,600 tokens, and the group.
        let tokens = (0..<19_600).map { "\"t\($0)\": { \"$type\": \"number\", \"$value\": 1 }" }
        let entries = Array(repeating: "{ \"$ref\": \"#/sets/s\" }", count: count).joined(separator: ", ")
        let run = order(
            "[\(entries)]", sets: ["\"s\": { \"sources\": [{ \(tokens.joined(separator: ", ")) }] }"])
        #expect(run.errors.count == errors)
        #expect(errors == 0 || run.errors.first?.contains("too many merged values: 1") == true)
    }

    @Test func keysThatAreGivenTwice() {
        let members = (0..<20_000).map { _ in "\"a\": 1" }.joined(separator: ",\n")
        let run = TokenRun("{\n\(members)\n}")
        #expect(run.errors.count == 101 && run.errors.last?.hasSuffix("more errors are not shown") == true)
        #expect(run.rendered.contains("t.json:3:1: error: the key `a` is given twice"))
    }
}
