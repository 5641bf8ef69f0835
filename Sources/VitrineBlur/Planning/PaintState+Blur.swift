import VitrineCoverage
import VitrineDisplayList

extension PaintState {
    /// A blur of so many points.
    @inlinable public func blur(_ sigma: Double, edge: BlurEdge = .transparent) -> GaussianBlur {
        let device = deviceSigma(sigma)
        return GaussianBlur(sigmaX: device.x, sigmaY: device.y, edge: edge)
    }
}
