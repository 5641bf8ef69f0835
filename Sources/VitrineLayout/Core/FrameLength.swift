/// What a frame asks for in one direction, in points.
package struct FrameLength: Hashable, Sendable {
    package var fixed: Double?
    /// A share of the room that is offered.
    package var fraction: Double?
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?

    package init(
        fixed: Double? = nil, fraction: Double? = nil, minimum: Double? = nil, ideal: Double? = nil,
        maximum: Double? = nil
    ) {
        self.fixed = fixed
        self.fraction = fraction
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }

    package var isEmpty: Bool {
        fixed == nil && fraction == nil && minimum == nil && ideal == nil && maximum == nil
    }

    /// Takes over a fixed length or a share.
    package mutating func take(_ side: FrameLength) { (fixed, fraction) = (side.fixed, side.fraction) }

    /// With the share as a length, where there is room to share.
    func resolved(_ proposed: Double?) -> FrameLength {
        guard let fraction, let proposed else { return self }
        var length = self
        length.fixed = proposed * fraction
        return length
    }

    /// What the child is offered.
    func childProposal(_ proposed: Double?) -> Double? {
        if let fixed { return fixed }
        guard var offer = proposed ?? ideal else { return nil }
        if let minimum { offer = max(offer, minimum) }
        if let maximum { offer = min(offer, maximum) }
        return offer
    }

    /// The frame's own length, as SwiftUI's flexible frame chooses it: a bound that is given holds
    /// the proposal to it; one that is not given is the child's length.
    func length(child: Double, proposed: Double?) -> Double {
        if let fixed { return fixed }
        var length = child
        let offered = proposed ?? ideal ?? child
        if let minimum { length = max(minimum, min(length, offered)) }
        if let maximum { length = min(maximum, max(length, offered)) }
        if let minimum { length = max(length, minimum) }
        return length.isFinite ? length : max(child, minimum ?? 0)
    }
}
