import Testing
import VitrineJSON

@testable import VitrineExpressions
@testable import VitrineSceneFormat
@testable import VitrineSource

@Suite("What is wrong with an expression, and at which character")
struct ExpressionErrorTests {
    @Test(arguments: [
        ("", "0: expected a value in braces, found the end of the braces"),
        ("1 +", "3: expected a value in braces, found the end of the braces"),
        ("1 2", "2: expected an operator or the end in braces, found `2`"),
        ("(1", "2: expected `)` in braces, found the end of the braces"),
        ("size @ 2", "5: expected a name, a number or an operator in braces, found `@`"),
        ("1 = 2", "2: expected a name, a number or an operator in braces, found `=`"),
        ("2xl", "0: expected a number or a name in braces, found `2xl`"),
        ("1.2.3", "0: expected a number or a name in braces, found `1.2.3`"),
        ("'a", "0: expected `'` after it in braces, found a quote that is not closed"),
        ("on ? 1", "6: expected `:` and what holds otherwise in braces, found the end of the braces"),
        ("min(1, 2", "8: expected `,` or `)` in braces, found the end of the braces"),
    ])
    func errorsOfSyntaxHaveTheirPlace(text: String, message: String) {
        #expect(ExpressionRun.result(text) == message)
    }

    @Test(arguments: [
        ("1 / 0", "2: this divides by zero"), ("1 % (a - 5)", "2: this divides by zero"),
        ("mod(1, 0)", "7: this divides by zero"), ("smoothstep(1, 1, 0)", "14: this divides by zero"),
        ("sqrt(-1)", "0: `sqrt(x)` is not a finite number here"),
        ("pow(-8, 0.5)", "0: `pow(x, y)` is not a finite number here"),
        ("log(0)", "0: `log(x)` is not a finite number here"),
        ("2 * exp(800)", "4: `exp(x)` is not a finite number here"),
        ("1e308 * 10", "6: `\(PrintedText.number(1e308)) * 10` is not a finite number here"),
        ("1 + endless", "4: `endless` is not a finite number here"),
    ])
    func numbers(text: String, message: String) {
        #expect(ExpressionRun.result(text) == message)
    }

    @Test(arguments: [
        ("1 + name", "2: expected a number for `+`, found the text \"Ada\""),
        ("on && 1", "3: expected true or false for `&&`, found the number 1"),
        ("1 ? 2 : 3", "2: expected true or false for `?`, found the number 1"),
        ("!name", "0: expected true or false for `!`, found the text \"Ada\""),
        ("-paint", "0: expected a number for `-`, found a list"),
        ("abs(name)", "4: expected a number in `abs(x)`, found the text \"Ada\""),
        ("name == 1", "5: the text \"Ada\" and the number 1 cannot be compared"),
        ("1 < 2 < 3", "6: expected a number for `<`, found true"),
        ("clamp(1, 2)", "0: 2 arguments do not fit `clamp(x, low, high)`"),
        ("min()", "0: 0 arguments do not fit `min(a, b, ...)`"),
        ("bezier(2, 0, 1, 1, 0.5)", "7: 2 is out of range: 0 to 1"),
        ("repeat(1, 0)", "10: 0 is out of range: above 0"),
        ("spring(1, -1)", "10: -1 is out of range: above 0"),
        ("springDuration(1, 1, -1)", "21: -1 is out of range: above -1, to 1"),
        ("fixed(1, 12)", "9: 12 is out of range: 0 to 9"),
    ])
    func valuesOfOtherKindsAreErrors(text: String, message: String) {
        #expect(ExpressionRun.result(text) == message)
    }

    @Test(arguments: [
        ("1 + claamp(1, 2, 3)", 4, "unknown function `claamp`", "did you mean `clamp`?"),
        ("sise * 2", 0, "unknown name `sise`", "did you mean `size`?"),
        ("2 * (sise + indx)", 5, "unknown name `sise`", "did you mean `size`?"),
    ])
    func misspeltNamesGetSuggestions(text: String, offset: Int, message: String, suggestion: String) throws {
        do throws(ExpressionError) {
            _ = try ExpressionRun.evaluate(text)
            Issue.record("\(text) is no error")
        } catch {
            #expect(error.offset == offset)
            #expect(error.problem.message == message)
            #expect(error.problem.hint?.text == suggestion)
        }
    }

    @Test func depthAndLengthAreBounded() {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
        }
        #expect(ExpressionRun.result(nested(63)) == "1.0")
        #expect(ExpressionRun.result(nested(64)).hasSuffix("values are nested more than 64 deep"))
        #expect(ExpressionRun.result(String(repeating: "-", count: 400) + "1").hasSuffix("64 deep"))
        #expect(ExpressionRun.result(String(repeating: "on?1:", count: 190) + "1").hasSuffix("64 deep"))
        // The length of a sum adds no depth.
        #expect(ExpressionRun.result(Array(repeating: "1", count: 500).joined(separator: "+")) == "500.0")
        #expect(
            ExpressionRun.result(String(repeating: " ", count: 1001))
                == "0: too many characters in an expression: 1001 where 1000 are allowed")
    }

    /// No text causes a crash, and every location lies within the text.
    @Test(arguments: 0..<20)
    func anyTextIsReadOrRefused(seed: Int) {
        var generator = SplitMix(state: UInt64(seed))
        let words = [
            "size", "on", "name", "a-b", "1", "2.5", "(", ")", ",", "?", ":", "+", "-", "*", "/", "%", "!",
            "==", "<", "&&",
            "||", "min(", "spring(", "'", "\"", "`", ".", " ", "é", "👍", "\n", "1e", "0", "null", "random(",
        ]
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
                words[Int.random(in: 0..<words.count, using: &generator)]
            }.joined()
            do throws(ExpressionError) {
                if case .number(let number) = try ExpressionRun.evaluate(text) {
                    #expect(number.isFinite, "\(text)")
                }
            } catch {
                #expect((0...text.unicodeScalars.count).contains(error.offset), "seed \(seed): \(text)")
            }
        }
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
