import VitrineBlending
import VitrineBlur
import VitrineCoverage
import VitrineDisplayList

/// A prepared step of a list of filters.
enum FilterStep: Sendable {
    case blur(GaussianBlur)
    /// Consecutive colour filters, in one pass.
    case colors(ColorFilter)

    static func steps(_ filters: [LayerFilter], edge: BlurEdge, _ state: PaintState) -> [FilterStep] {
        filters.runs.compactMap { run in
            switch run {
            case .blur(let sigma): .blur(state.blur(sigma, edge: edge))
            case .colors(let color): color.isIdentity ? nil : .colors(color)
            }
        }
    }
}
