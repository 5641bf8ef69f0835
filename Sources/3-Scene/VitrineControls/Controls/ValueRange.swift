import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The range of a control's values.
struct ValueRange: Hashable, Sendable {
    var minimum = 0.0
    var maximum = 1.0

    private static let limit = 1e9

    private static let anyNumber = Codec<Double>.number(-limit...limit)

    /// A value with its source mark; between two states, what lies between its values.
    static let number = anyNumber.withSource.map { (value: $0.value, mark: $0.source.mark) }

    /// A value that is shown in figures, with its source mark; it changes at once.
    static let figure = Codec<(value: Double, mark: SourceMark)>(anyNumber.schema, expected: .number) {
        value, reader in
        anyNumber.read(value, reader).map { ($0, value.mark) }
    }

    /// Returns the position of a value in the range as it is read out.
    func percentage(of value: Double) -> String {
        let fraction = min(max((value - minimum) / (maximum - minimum), 0), 1)
        return PrintedText.number((fraction * 100).rounded()) + "%"
    }

    /// Returns the position of a value in the range, 0...1. A value outside the range is reported.
    func fraction(_ value: Double, at mark: SourceMark?, _ context: BuildContext) -> Double {
        let isMistaken = [Noun.slider, .progressBar, .stepper, .gauge].contains {
            context.reader.isLikelyTypo("range", on: $0, from: context.source.mark)
        }
        if !(minimum...maximum).contains(value), !isMistaken, !context.reader.isMoving {
            context.reader.report(
                .outOfRange(
                    PrintedText.number(value),
                    allowed: "\(PrintedText.number(minimum)) to \(PrintedText.number(maximum))"),
                at: mark ?? context.source.mark)
        }
        return min(max((value - minimum) / (maximum - minimum), 0), 1)
    }
}

extension Codec where Value == ValueRange {
    /// A range `[least, most]`, the first less than the second.
    static let range = Codec(
        Codec<[Double]>.list(of: .number(-1e9...1e9), count: 2...2).schema,
        expected: "a range `[least, most]`"
    ) { value, reader in
        let numbers = Codec<[Double]>.list(
            of: .number(-1e9...1e9), count: 2...2, expected: .numbers, example: "[0, 100]")
        // A single error is reported once: no value is outside an unreadable range.
        guard let ends = numbers.read(value, reader) else {
            return ValueRange(minimum: -1e9, maximum: 1e9)
        }
        guard ends[0] < ends[1] else {
            reader.report(
                .outOfRange(
                    "a range from \(PrintedText.number(ends[0])) to \(PrintedText.number(ends[1]))",
                    allowed: "a first number less than the second"), at: value.mark)
            return ValueRange(minimum: -1e9, maximum: 1e9)
        }
        return ValueRange(minimum: ends[0], maximum: ends[1])
    }
}

extension Noun {
    package static let numbers: Noun = "a list of numbers"
}
