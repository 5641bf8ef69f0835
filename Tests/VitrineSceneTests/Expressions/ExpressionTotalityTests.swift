import Testing
import VitrineTestSupport

@testable import VitrineExpressions
@testable import VitrineSceneFormat
@testable import VitrineSource

@Suite("Every function of expressions has a result or an error for every argument")
struct ExpressionTotalityTests {
    private static let extremes: [Double] = [
        0, -0.0, 1, -1, 0.5, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
        .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e308, -1e308, 0x1p53, 0x1p63, -0x1p63, 0x1p64,
        1e-300, 1e18, 1_024, -1_024, 1_025, 0.9999999999999999, 1.0000000000000002,
    ]
    private static let values: [ExpressionValue] =
        (extremes + [.infinity, -.infinity, .nan]).map(ExpressionValue.number) + [
            .text(""), .text(String(repeating: "9", count: 100_000)), .flag(true), .nothing,
            .other(0, .list),
        ]

    /// Calls the function itself, with values that the evaluator would not let through, too.
    private func call(_ function: ExpressionFunction, _ values: [ExpressionValue]) {
        do throws(ExpressionError) {
            _ = try function.apply(
                ExpressionArguments(
                    function: function, values: values, offsets: values.indices.map { $0 + 10 }, offset: 3))
        } catch {
            #expect(error.offset == 3 || values.indices.contains(error.offset - 10), "\(function.usage)")
        }
    }

    @Test(arguments: ExpressionFunctions.names)
    func functionsTakeEveryPairOfArguments(name: String) throws {
        let function = try #require(ExpressionFunctions.named(name))
        for one in Self.values {
            if function.counts.contains(1) { call(function, [one]) }
            for other in Self.values where function.counts.contains(2) { call(function, [one, other]) }
        }
    }

    @Test(arguments: ExpressionFunctions.names)
    func manyArguments(name: String) throws {
        let function = try #require(ExpressionFunctions.named(name))
        let seed = 7
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2000 {
            let most = min(function.counts.upperBound, 8)
            guard most > 2 else { return }
            let count = Int.random(in: max(function.counts.lowerBound, 1)...most, using: &random)
            call(function, (0..<count).map { _ in Self.values.randomElement(using: &random) ?? .nothing })
        }
    }

    /// As written in a scene: a number in braces is finite, or there is an error at a character of the text.
    @Test(arguments: ExpressionFunctions.names)
    func asWritten(name: String) throws {
        let function = try #require(ExpressionFunctions.named(name))
        let words =
            Self.extremes.map { "\($0)" } + ["1e308 * 10", "0 / 0", "endless", "''", "name", "paint", "gone"]
        let seed = 11
        var random = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let count = Int.random(in: 1...min(function.counts.upperBound, 6), using: &random)
            let text =
                "\(name)("
                + (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: ", ")
                + ")"
            do throws(ExpressionError) {
                if case .number(let number) = try ExpressionRun.evaluate(text) {
                    #expect(number.isFinite, "seed \(seed): \(text)")
                }
            } catch {
                #expect((0...text.unicodeScalars.count).contains(error.offset), "seed \(seed): \(text)")
            }
        }
    }

    @Test(arguments: [
        ("spring(1, 5e-324)", "1.0"), ("spring(1e308, 0.3, 0.8)", "1.0"), ("spring(1e308, 1, 1)", "1.0"),
        ("springDuration(1e308, 1, 0.2)", "1.0"), ("interpolatingSpring(1e308, 1, 100, 10, 1e308)", "1.0"),
        ("spring(1, 5e-324, 0)", "0: `spring(t, [response], [dampingFraction])` is not a finite number here"),
    ])
    func springsAtTheirEnds(text: String, result: String) {
        #expect(ExpressionRun.result(text) == result)
    }

    @Test(arguments: ["1e308", "-1e308", "1.7976931348623157e308", "1e306", "1e307"])
    func largeAnglesStayOnTheCircle(angle: String) throws {
        let sine = try ExpressionRun.number("sin(\(angle))")
        let cosine = try ExpressionRun.number("cos(\(angle))")
        #expect(abs(sine * sine + cosine * cosine - 1) < 1e-12)
    }
}
