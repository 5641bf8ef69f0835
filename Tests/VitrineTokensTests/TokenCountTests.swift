import Testing
import VitrineSource
import VitrineTestSupport
import VitrineTokens

@Suite("Every token of a file is printed or reported")
struct TokenCountTests {
    /// A random file of tokens: sound ones, wrong ones, references of all forms to any of them and to their
    /// parts, remarks, tokens within tokens, older dialects. It counts its tokens as it writes them.
    private struct RandomFile {
        private(set) var count = 0
        private(set) var text = ""
        private let isLegacy: Bool
        private var random: SeededGenerator

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            isLegacy = Int.random(in: 0..<4, using: &random) == 0
            text = group(depth: 0)
        }

        private mutating func one(of texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

        private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

        private mutating func path() -> [String] {
            (0..<Int.random(in: 1...2, using: &random)).map { _ in one(of: ["a", "b", "c", "d"]) }
        }

        private mutating func braces() -> String { "\"{\(path().joined(separator: "."))}\"" }

        private mutating func pointer() -> String {
            let part = one(of: [
                "", "/$value", "/$value/alpha", "/$value/components/0", "/$value/value", "/$value/color",
                "/$value/color/alpha", "/$value/0", "/$value/width/value", "/none",
            ])
            let remark = chance(8) ? ", \"comment\": 1" : ""
            return "{ \"$ref\": \"#/\(path().joined(separator: "/"))\(part)\"\(remark) }"
        }

        private mutating func reference() -> String { chance(2) ? braces() : pointer() }

        private mutating func number() -> String {
            chance(3) ? reference() : one(of: ["0", "0.5", "1", "40", "-3", "\"2\"", "true"])
        }

        private mutating func color() -> String {
            if chance(3) { return reference() }
            if chance(4) { return one(of: ["\"#f00\"", "\"nothing\"", "\"rgba({a}, 0.5)\"", "[]"]) }
            let components = chance(6) ? reference() : "[\(number()), 0, \(number())]"
            let alpha = chance(2) ? ", \"alpha\": \(number())" : ""
            let hex = chance(4) ? ", \"hex\": \"\(one(of: ["#ff0000", "#ff000080", "red"]))\"" : ""
            let remark = chance(8) ? ", \"\(one(of: ["description", "alhpa", "x"]))\": 1" : ""
            return "{ \"colorSpace\": \"srgb\", \"components\": \(components)\(alpha)\(hex)\(remark) }"
        }

        private mutating func dimension() -> String {
            if chance(3) { return reference() }
            if chance(4) { return one(of: ["4", "\"4px\"", "\"5%\"", "\"{a} * 2\"", "null"]) }
            return
                "{ \"value\": \(number()), \"unit\": \(one(of: ["\"px\"", "\"rem\"", "\"em\"", pointer()])) }"
        }

        private mutating func value(_ type: String) -> String {
            if chance(5) { return reference() }
            switch type {
            case "color": return color()
            case "dimension", "letterSpacing": return dimension()
            case "border":
                return "{ \"color\": \(color()), \"width\": \(dimension()), \"style\": \"solid\" }"
            case "gradient": return "[{ \"color\": \(color()), \"position\": \(number()) }]"
            case "typography":
                return
                    "{ \"fontFamily\": \"Inter\", \"fontSize\": \(dimension()), \"lineHeight\": \(number()), \"letterSpacing\": \(dimension()) }"
            default: return number()
            }
        }

        private mutating func token(depth: Int) -> String {
            count += 1
            let sign = isLegacy ? "" : "$"
            let type = one(of: [
                "color", "dimension", "number", "border", "gradient", "typography", "letterSpacing", "string",
                "nonsense",
            ])
            var members: [String] = []
            if !chance(6) { members.append("\"\(sign)type\": \"\(type)\"") }
            if !isLegacy, chance(5) {
                // To a value, because a `$ref` to a group makes a group of it.
                members.append("\"$ref\": \"#/\(path().joined(separator: "/"))/$value\"")
                if chance(10) { members.append("\"$value\": 1") }
            } else {
                members.append("\"\(sign)value\": \(value(type))")
            }
            if chance(6) { members.append("\"alpha\": \(number())") }
            if chance(6) {
                members.append(
                    one(of: ["\"attributes\": { \"x\": 1 }", "\"description\": \"d\"", "\"note\": 1"]))
            }
            if depth < 3, chance(12) { members.append("\"inner\": \(token(depth: depth + 1))") }
            return "{ \(members.joined(separator: ", ")) }"
        }

        private mutating func group(depth: Int) -> String {
            let keys = ["a", "b", "c", "d", "e.f", "{g}"].filter { _ in
                Int.random(in: 0..<5, using: &random) > 0
            }
            var members: [String] = []
            if depth > 0, chance(3) { members.append("\"$type\": \"\(one(of: ["color", "number", "x"]))\"") }
            for key in keys {
                if key.count > 1, !chance(6) { continue }
                let inner = depth < 2 && chance(3) ? group(depth: depth + 1) : token(depth: depth)
                members.append("\"\(key)\": \(inner)")
            }
            return "{ \(members.joined(separator: ", ")) }"
        }
    }

    @Test(arguments: 0..<8) func noneVanishes(_ part: Int) {
        for number in 0..<250 {
            let seed = UInt64(part * 1000 + number)
            let file = RandomFile(seed: seed)
            let run = TokenRun(file.text)
            let (tokens, invalid) = (run.tokens.tokens, run.tokens.invalid)
            #expect(tokens.count + invalid.count == file.count, "seed \(seed): \(file.text)\n\(run.rendered)")
            let errors = run.tokens.diagnostics.errors.map(\.problem)
            let warnings = run.tokens.diagnostics.all.filter { $0.severity == .warning }
            for token in invalid {
                let isReported =
                    token.isSkipped
                    ? !warnings.isEmpty : errors.contains(token.problem) || errors.count >= 100
                #expect(
                    isReported, "seed \(seed): \(token.name), \(token.problem)\n\(file.text)\n\(run.rendered)"
                )
            }
            // What is printed can be read again, to the same values.
            let again = TokenRun(run.tokens.json())
            #expect(again.tokens.tokens.count == tokens.count, "seed \(seed): \(run.tokens.json())")
        }
    }

    /// Files in which a token used to vanish with exit code 0, and the errors that they have.
    @Test(arguments: [
        (
            ##"{ "a": { "$ref": "#/b" }, "b": { "$type": "number", "$value": 0.5 }, "t": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": { "$ref": "#/a/$value" } } } }"##,
            3, 0
        ),
        (
            ##"{ "a": { "value": "#ff0000", "hover": { "value": "#00ff00" }, "more": { "b": { "value": "{a}" } } } }"##,
            3, 0
        ),
        (
            ##"{ "a": { "$type": "color", "$value": "#f00", "b": { "$value": "#0f0" }, "c": { "d": { "$value": "#00f" } } } }"##,
            0, 3
        ),
    ])
    func tokensThatVanished(_ text: String, _ valid: Int, _ invalid: Int) {
        let run = TokenRun(text)
        #expect(run.tokens.tokens.count == valid, "\(run.rendered)")
        #expect(run.tokens.invalid.count == invalid, "\(run.rendered)")
        #expect((invalid > 0) == !run.errors.isEmpty)
    }

    /// A chain that is too long is an error for each token beyond the limit.
    @Test func longChainsAreCounted() {
        let links = (0..<1000).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }" }.joined(separator: ",")
        let run = TokenRun("{\(links), \"t1000\": { \"$type\": \"number\", \"$value\": 1 }}")
        #expect(run.tokens.tokens.count + run.tokens.invalid.count == 1001)
        #expect(!run.tokens.invalid.isEmpty && !run.errors.isEmpty)
    }
}
