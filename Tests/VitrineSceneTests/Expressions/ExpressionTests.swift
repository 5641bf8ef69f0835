import Testing

@testable import VitrineExpressions
@testable import VitrineSceneFormat
@testable import VitrineSource

/// Expressions over a few names.
enum ExpressionRun {
    static let names: [String: SceneValue] = [
        "size": number(40), "index": number(3), "name": text("Ada"),
        "on": SceneValue(.bool(true), at: .start),
        "gone": SceneValue(.null, at: .start), "a-b": number(7), "a": number(5), "b": number(2),
        "space.2xl": number(48), "two words": number(2),
        "paint": SceneValue(.sequence([text("red")]), at: .start),
        "endless": SceneValue(.number(.infinity, literal: ".inf"), at: .start),
    ]

    static func evaluate(_ text: String) throws(ExpressionError) -> ExpressionValue {
        let expression = try ExpressionParser.parse(text[...], isKnown: { names[$0] != nil })
        return try ExpressionEvaluator { name throws(ExpressionError) in
            if let value = names[name.text] { return value.expressionValue }
            throw ExpressionError(
                .unknownValue(name.text, noun: "name", known: names.keys.sorted()), at: name.offset)
        }.evaluate(expression)
    }

    /// Returns the result as text, with all digits of a number.
    static func result(_ text: String) -> String {
        do throws(ExpressionError) {
            switch try evaluate(text) {
            case .number(let number): return "\(number)"
            case .flag(let flag): return "\(flag)"
            case .text(let text): return "'\(text)'"
            case .nothing: return "null"
            case .other(_, let name): return name.description
            }
        } catch {
            return "\(error.offset): \(error.problem.message)"
        }
    }

    static func number(_ text: String) throws -> Double {
        guard case .number(let number) = try evaluate(text) else { throw NoNumber(text: text) }
        return number
    }

    struct NoNumber: Error { let text: String }

    private static func number(_ value: Double) -> SceneValue {
        SceneValue(.number(value, literal: "\(value)"), at: .start)
    }

    private static func text(_ value: String) -> SceneValue { SceneValue(.string(value), at: .start) }
}

@Suite struct ExpressionTests {
    @Test(arguments: [
        ("1 + 2 * 3", "7.0"), ("(1 + 2) * 3", "9.0"), ("10 - 4 - 3", "3.0"), ("24 / 4 / 2", "3.0"),
        ("-7 % 4", "-3.0"), ("mod(-7, 4)", "1.0"), ("2 * -3", "-6.0"), ("- -3", "3.0"), ("+4", "4.0"),
        ("1.5e1", "15.0"), (".5 + 1.", "1.5"), ("1e-3", "0.001"), ("size * 0.42", "16.8"),
        ("(size - 2 * b) / 3", "12.0"), ("size*2", "80.0"), (" size ", "40.0"),
    ])
    func arithmeticFollowsPrecedence(text: String, result: String) {
        #expect(ExpressionRun.result(text) == result)
    }

    @Test(arguments: [
        ("1 < 2", "true"), ("2 <= 1", "false"), ("2 > 1 && 1 >= 1", "true"), ("1 == 1.0", "true"),
        ("name == 'Ada'", "true"), ("name != \"Ada\"", "false"), ("on == true", "true"), ("!on", "false"),
        ("gone == null", "true"), ("name == null", "false"), ("false || on", "true"),
        ("!false && on", "true"),
        // `&&` binds more tightly than `||`, and comparisons more tightly than both.
        ("true || false && false", "true"), ("1 + 1 == 2 && 3 > 2", "true"),
        // If the left operand decides, the right one is not evaluated.
        ("false && 1 / 0 > 1", "false"), ("true || 1 / 0 > 1", "true"),
    ])
    func comparisonsGiveFlags(text: String, result: String) {
        #expect(ExpressionRun.result(text) == result)
    }

    @Test(arguments: [
        ("on ? 'yes' : 'no'", "'yes'"), ("index > 5 ? 1 : index > 2 ? 2 : 3", "2.0"),
        ("on ? paint : name", "a list"), ("on ? gone : 1", "null"), ("false ? 1 / 0 : 4", "4.0"),
        ("'it''s'", "'it's'"), ("\"a 'b' }\"", "'a 'b' }'"), ("(on ? 2 : 3) * 2", "4.0"),
    ])
    func conditionsChooseValues(text: String, result: String) {
        #expect(ExpressionRun.result(text) == result)
    }

    @Test(
        "A hyphen is part of the longest known name, or else a minus",
        arguments: [
            ("a-b", "7.0"), ("a - b", "3.0"), ("b-a", "-3.0"), ("c-a", "0: unknown name `c-a`"),
            ("a-1", "4.0"), ("a-b-a", "2.0"), ("space.2xl * 2", "96.0"), ("`two words` + 1", "3.0"),
            ("`a-b`", "7.0"),
        ])
    func hyphensBelongToTheLongestKnownName(text: String, result: String) {
        #expect(ExpressionRun.result(text) == result)
    }

    @Test(arguments: [
        ("min(3, 1, 2)", "1.0"), ("max(3)", "3.0"), ("abs(-2)", "2.0"), ("sign(-3)", "-1.0"),
        ("sign(0)", "0.0"),
        ("floor(-1.5)", "-2.0"), ("ceil(-1.5)", "-1.0"), ("round(2.5)", "3.0"), ("fract(-0.25)", "0.75"),
        ("clamp(7, 0, 5)", "5.0"), ("lerp(10, 20, 0.25)", "12.5"), ("lerp(10, 20, 1)", "20.0"),
        ("step(2, 1.9)", "0.0"), ("step(2, 2)", "1.0"), ("smoothstep(0, 2, 1)", "0.5"),
        ("smoothstep(0, 2, 9)", "1.0"),
        ("mod(7, -4)", "-1.0"), ("sqrt(9)", "3.0"), ("pow(3, 2)", "9.0"), ("pow(-2, 3)", "-8.0"),
        ("pow(2, -2)", "0.25"),
        ("pow(0, 0)", "1.0"), ("sin(0)", "0.0"), ("cos(pi)", "-1.0"), ("sin(pi / 2)", "1.0"),
        ("atan2(1, 0) * 2 - pi", "0.0"),
        ("exp(0)", "1.0"), ("log(1)", "0.0"),
        ("repeat(2.5, 1)", "0.5"), ("repeat(-0.25, 1)", "0.75"), ("pingPong(0.25, 1)", "0.25"),
        ("pingPong(1.25, 1)", "0.75"),
        ("pingPong(2, 1)", "0.0"), ("linear(1.5)", "1.0"), ("easeIn(-1)", "0.0"), ("easeOut(2)", "1.0"),
        ("easeInOut(0.5)", "0.5"),
        ("spring(0)", "0.0"), ("spring(-1)", "0.0"),
        ("fixed(2, 2)", "'2.00'"), ("fixed(-0.05, 1)", "'-0.1'"), ("fixed(-0.01, 1)", "'0.0'"),
        ("fixed(1.5, 0)", "'2'"),
        ("padded(5, 2)", "'05'"), ("padded(125, 2)", "'125'"), ("padded(7.9, 1)", "'7'"),
        ("padded(-3, 2)", "'-03'"),
    ])
    func functionsGiveTheirValue(text: String, result: String) {
        #expect(ExpressionRun.result(text) == result)
    }

    /// Three decimals are enough for readers; the number itself keeps all digits.
    @Test func numbersInTexts() throws {
        let value = SceneValue(try ExpressionRun.evaluate("2 / 3"), at: .start)
        guard case .number(let number, let literal) = value.content else { return #expect(Bool(false)) }
        #expect(number == 2.0 / 3 && literal == "0.667")
    }
}
