import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry

extension PaintState {
    /// Returns the distance in pixels to which filters, applied in turn, carry colour.
    func reach(of filters: [LayerFilter]) -> Int {
        filters.reduce(0) { $0 + $1.reach(in: self) }
    }

    /// Returns the coarsest sample of the blurs among filters, in pixels.
    func grid(of filters: [LayerFilter]) -> Int {
        filters.reduce(1) { max($0, $1.grid(in: self)) }
    }

    /// Returns the distance in pixels to which a blur carries colour.
    func reach(ofBlur sigma: Double) -> Int {
        blur(sigma).reach + (IsotropicPlane(transform, sigma: sigma) == nil ? 0 : 3)
    }
}

extension GaussianBlur {
    /// The coarsest sample, in pixels.
    var grid: Int { 1 << max(planX.levels, planY.levels) }
}
