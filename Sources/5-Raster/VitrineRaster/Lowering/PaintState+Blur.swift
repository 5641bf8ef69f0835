import VitrineBlur
import VitrineCoverage
import VitrineDisplayList

extension PaintState {
    /// Returns a blur whose sigma is given in points.
    func blur(_ sigma: Double, edge: BlurEdge = .transparent) -> GaussianBlur {
        let device = deviceSigma(sigma)
        return GaussianBlur(sigmaX: device.x, sigmaY: device.y, edge: edge)
    }
}
