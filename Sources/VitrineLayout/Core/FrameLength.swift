/// The length that a frame requests along one axis, in points.
package struct FrameLength: Hashable, Sendable {
    package var fixed: Double?
    /// A fraction of the length that a container has for its children.
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

    /// Copies a fixed length or a fraction.
    package mutating func take(_ side: FrameLength) { (fixed, fraction) = (side.fixed, side.fraction) }

    /// Returns the length with its fraction resolved against the container's length, if there is one.
    func resolved(_ basis: Double?) -> FrameLength {
        guard let fraction, let basis else { return self }
        var length = self
        length.fixed = basis * fraction
        return length
    }

    /// Returns the length proposed to the child.
    func childProposal(_ proposed: Double?) -> Double? {
        if let fixed { return fixed }
        guard var offer = proposed ?? ideal else { return nil }
        if let minimum { offer = max(offer, minimum) }
        if let maximum = limit(where: proposed) { offer = min(offer, maximum) }
        return offer
    }

    /// Returns the greatest length. Where nothing is proposed the ideal length counts, even above it.
    private func limit(where proposed: Double?) -> Double? {
        guard let maximum, proposed == nil, let ideal else { return maximum }
        return max(maximum, ideal)
    }

    /// Returns the frame's own length by the rule of SwiftUI's flexible frame: a given bound clamps the
    /// proposal; without a bound, the child's length applies.
    func length(child: Double, proposed: Double?) -> Double {
        if let fixed { return fixed }
        var length = child
        let offered = proposed ?? ideal ?? child
        if let minimum { length = max(minimum, min(length, offered)) }
        if let maximum = limit(where: proposed) { length = min(maximum, max(length, offered)) }
        if let minimum { length = max(length, minimum) }
        return length.isFinite ? length : max(child, minimum ?? 0)
    }
}
