import VitrineColor
import VitrineGeometry
import VitrineJSON

/// A filter that makes each pixel of that pixel alone. `ColorFilter` computes it.
public enum PixelFilter: Hashable, Sendable {
    case matrix(ColorMatrix)
    case luminanceCurve(LuminanceCurve)

    /// Indicates whether all numbers are finite, curves have four ordinates and matrices twenty factors.
    package var isFinite: Bool {
        switch self {
        case .matrix(let matrix): matrix.factors.count == 20 && matrix.factors.allSatisfy(\.isFinite)
        case .luminanceCurve(let curve):
            curve.amount.isFinite && curve.ordinates.count == 4 && curve.ordinates.allSatisfy(\.isFinite)
        }
    }

    /// Indicates whether it changes no pixel.
    package var isIdentity: Bool {
        switch self {
        case .matrix(let matrix): matrix.factors == ColorMatrix.identity.factors
        case .luminanceCurve(let curve): curve.amount == 0
        }
    }

    /// Indicates whether it changes the alpha of pixels.
    package var changesAlpha: Bool {
        switch self {
        case .matrix(let matrix):
            matrix.factors.count == 20 && Array(matrix.factors[15...]) != [0, 0, 0, 1, 0]
        case .luminanceCurve: false
        }
    }

    /// The text in lists of items.
    var printed: String {
        switch self {
        case .matrix(let matrix): matrix.name ?? "matrix(\(PrintedText.numbers(matrix.factors)))"
        case .luminanceCurve(let curve):
            "curve \(PrintedText.number(curve.amount)) (\(PrintedText.numbers(curve.ordinates)))"
        }
    }

    /// The description in dumps of the layout.
    package var summary: String {
        switch self {
        case .matrix(let matrix):
            matrix.name ?? "matrix \(matrix.factors.map(PrintedText.number).joined(separator: " "))"
        case .luminanceCurve(let curve): "curve \(PrintedText.number(curve.amount))"
        }
    }

    var json: JSONValue {
        switch self {
        case .matrix(let matrix): .object(["matrix": .numbers(matrix.factors)])
        case .luminanceCurve(let curve):
            .object([
                "curve": .object([
                    "amount": .number(curve.amount), "ordinates": .numbers(curve.ordinates),
                ])
            ])
        }
    }
}

extension PixelFilter: Fadeable {
    package var faded: PixelFilter {
        switch self {
        case .matrix: .matrix(.identity)
        case .luminanceCurve(let curve):
            .luminanceCurve(LuminanceCurve(amount: 0, ordinates: curve.ordinates))
        }
    }

    /// Returns `false` for different kinds of filters, as CSS does, and for curves of different counts.
    package func isInterpolatable(to other: PixelFilter) -> Bool {
        switch (self, other) {
        case (.matrix, .matrix): true
        case (.luminanceCurve(let from), .luminanceCurve(let to)): from.isInterpolatable(to: to)
        default: false
        }
    }

    /// The factors of matrices extrapolate.
    package func mixture(
        with other: PixelFilter, at fraction: Double, in colors: ColorInterpolation
    ) -> PixelFilter {
        switch (self, other) {
        case (.matrix(let from), .matrix(let to)): .matrix(from.interpolated(to: to, at: fraction))
        case (.luminanceCurve(let from), .luminanceCurve(let to)):
            .luminanceCurve(from.interpolated(to: to, at: fraction))
        default: switched(to: other, at: fraction)
        }
    }
}
