import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// The ratio of the sides of a box that content is proposed.
package indirect enum AspectRatio: Hashable, Sendable {
    /// The width divided by the height, `nil` for the content's own; within the space or around it.
    case stated(Double?, ContentMode)
    /// A box on its way from one to another: its sides are at a fraction of the way.
    case between(AspectRatio, AspectRatio, Double)

    /// Returns the box within a space, or around it.
    ///
    /// - Parameter ideal: The ideal size of the content.
    func proposal(in proposal: Proposal, ideal: Size) -> Proposal {
        switch self {
        case .stated(let ratio, let mode):
            let own = ideal.height > 0 ? ideal.width / ideal.height : 0
            return Self.proposal(in: proposal, ideal: ideal, ratio: ratio ?? own, mode)
        case .between(let from, let to, let fraction):
            let (one, other) = (
                from.proposal(in: proposal, ideal: ideal), to.proposal(in: proposal, ideal: ideal)
            )
            var box = fraction < 0.5 ? one : other
            for axis in [Axis.horizontal, .vertical] {
                guard let start = one[axis], let end = other[axis], start.isFinite, end.isFinite else {
                    continue
                }
                box[axis] = max(start.interpolated(to: end, at: fraction), 0)
            }
            return box
        }
    }

    private static func proposal(
        in proposal: Proposal, ideal: Size, ratio: Double, _ mode: ContentMode
    ) -> Proposal {
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return Proposal(ideal.width, ideal.width / ratio)
        case (let width?, nil): return Proposal(width, width / ratio)
        case (nil, let height?): return Proposal(height * ratio, height)
        case (let width?, let height?):
            // An infinite proposal on both axes asks for the maximum size and has no ratio.
            if width == .infinity && height == .infinity { return proposal }
            let isWide = width > height * ratio
            return (mode == .fit) == isWide
                ? Proposal(height * ratio, height) : Proposal(width, width / ratio)
        }
    }

    /// The ratio and the mode; of a box on its way, those that are nearer.
    package var nearest: (ratio: Double?, mode: ContentMode) {
        switch self {
        case .stated(let ratio, let mode): (ratio, mode)
        case .between(let from, let to, let fraction): fraction < 0.5 ? from.nearest : to.nearest
        }
    }
}

extension AspectRatio: Interpolatable {
    package func mixture(with other: AspectRatio, at fraction: Double) -> AspectRatio {
        .between(self, other, fraction)
    }
}
