import VitrineBlur
import VitrineCoverage
import VitrineDisplayList

// All that differs between kinds of filters, apart from their arithmetic. No switch here has a default, so
// that a new kind is asked all of it.

extension LayerFilter {
    /// The sigma of its blur in points; `nil` if it does not blur.
    package var sigma: Double? {
        switch self {
        case .blur(let sigma): sigma
        case .matrix, .luminanceCurve: nil
        }
    }

    /// Returns the distance in pixels to which it carries colour.
    func reach(in state: PaintState) -> Int {
        switch self {
        case .blur(let sigma): sigma > 0 ? state.reach(ofBlur: sigma) : 0
        case .matrix, .luminanceCurve: 0
        }
    }

    /// Returns its coarsest sample, in pixels.
    func grid(in state: PaintState) -> Int {
        switch self {
        case .blur(let sigma): sigma > 0 ? state.blur(sigma).grid : 1
        case .matrix, .luminanceCurve: 1
        }
    }

    /// The cost of a pixel, in units of ``RasterWork``.
    var cost: Double {
        switch self {
        case .blur: 2.2
        case .matrix, .luminanceCurve: 2.5
        }
    }

    /// Indicates whether it changes the alpha of single pixels.
    var changesAlpha: Bool {
        switch self {
        case .matrix(let matrix):
            matrix.factors.count == 20 && Array(matrix.factors[15...]) != [0, 0, 0, 1, 0]
        case .blur, .luminanceCurve: false
        }
    }

    /// Indicates whether all numbers are finite, curves have four ordinates and matrices twenty factors.
    var isFinite: Bool {
        switch self {
        case .blur(let sigma): sigma.isFinite
        case .matrix(let matrix): matrix.factors.count == 20 && matrix.factors.allSatisfy(\.isFinite)
        case .luminanceCurve(let curve):
            curve.amount.isFinite && curve.ordinates.count == 4 && curve.ordinates.allSatisfy(\.isFinite)
        }
    }
}
