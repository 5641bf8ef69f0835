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
        case .pixel: nil
        }
    }

    /// Returns the distance in pixels to which it carries colour.
    func reach(in state: PaintState) -> Int {
        switch self {
        case .blur(let sigma): sigma > 0 ? state.reach(ofBlur: sigma) : 0
        case .pixel: 0
        }
    }

    /// Returns its coarsest sample, in pixels.
    func grid(in state: PaintState) -> Int {
        switch self {
        case .blur(let sigma): sigma > 0 ? state.blur(sigma).grid : 1
        case .pixel: 1
        }
    }

    /// The cost of a pixel, in units of ``RasterWork``.
    var cost: Double {
        switch self {
        case .blur: 2.2
        case .pixel: 2.5
        }
    }

    /// Indicates whether it changes the alpha of single pixels.
    var changesAlpha: Bool {
        switch self {
        case .blur: false
        case .pixel(let filter): filter.changesAlpha
        }
    }

    /// Indicates whether all numbers are finite, and of each list as many as there are to be.
    var isFinite: Bool {
        switch self {
        case .blur(let sigma): sigma.isFinite
        case .pixel(let filter): filter.isFinite
        }
    }
}
