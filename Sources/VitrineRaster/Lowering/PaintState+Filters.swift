import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry

extension PaintState {
    /// Returns the distance in pixels to which filters, applied in turn, carry colour.
    func reach(of filters: [LayerFilter]) -> Int {
        var reach = 0
        for case .blur(let sigma) in filters where sigma > 0 {
            reach += self.reach(ofBlur: sigma)
        }
        return reach
    }

    /// Returns the coarsest sample of the blurs among filters, in pixels.
    func grid(of filters: [LayerFilter]) -> Int {
        var grid = 1
        for case .blur(let sigma) in filters where sigma > 0 { grid = max(grid, blur(sigma).grid) }
        return grid
    }

    /// Returns the distance in pixels to which a blur carries colour.
    func reach(ofBlur sigma: Double) -> Int {
        blur(sigma).reach + (UprightPlane(transform, sigma: sigma) == nil ? 0 : 3)
    }
}

extension GaussianBlur {
    /// The coarsest sample, in pixels.
    var grid: Int { 1 << max(planX.levels, planY.levels) }
}
