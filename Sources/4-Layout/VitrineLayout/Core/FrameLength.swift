import VitrineGeometry

/// The length that a frame requests along one axis, in points.
package struct FrameLength: Hashable, Sendable {
    package var fixed: Double?
    /// A fraction of the length that a container has for its children.
    package var fraction: Double?
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?
    /// The bounds as fractions of the length that a container has for its children.
    package private(set) var minimumFraction: Double?
    package private(set) var maximumFraction: Double?

    /// Two lengths that state different things, such as points and a percentage.
    private indirect enum Way: Hashable {
        case between(FrameLength, FrameLength, Double)
    }

    /// The lengths that it is between: what comes out is at a fraction of the way between what comes out of
    /// both. `nil` for a length of its own.
    private var way: Way?

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

    /// Creates a length at a fraction of the way from one to another. What it states is what the nearer one
    /// does.
    init(between one: FrameLength, _ other: FrameLength, at fraction: Double) {
        self = one.switched(to: other, at: fraction)
        way = .between(one, other, fraction)
    }

    package var isEmpty: Bool {
        fixed == nil && ideal == nil && minimum == nil && maximum == nil && way == nil && !hasPercentages
    }

    var hasPercentages: Bool {
        if case .between(let one, let other, _)? = way { return one.hasPercentages || other.hasPercentages }
        return fraction != nil || minimumFraction != nil || maximumFraction != nil
    }

    /// `true` unless a frame is as long as its content, or takes all the room that there is.
    package var hasBound: Bool {
        isStated || hasPercentages || ideal != nil || minimum ?? 0 > 0 || maximum.map(\.isFinite) ?? false
    }

    /// `true` for a length that is the same whatever the content.
    var isStated: Bool { fixed != nil || fraction != nil }

    /// Copies a fixed length or a fraction.
    package mutating func take(_ side: FrameLength) { (fixed, fraction) = (side.fixed, side.fraction) }

    /// Copies a fixed length or a fraction as the least length.
    package mutating func takeMinimum(_ side: FrameLength) {
        (minimum, minimumFraction) = (side.fixed, side.fraction)
    }

    /// Copies a fixed length or a fraction as the greatest length.
    package mutating func takeMaximum(_ side: FrameLength) {
        (maximum, maximumFraction) = (side.fixed, side.fraction)
    }

    /// Returns the length with its fractions resolved against the container's length, if there is one.
    func resolved(_ basis: Double?) -> FrameLength {
        guard let basis else { return self }
        if case .between(let one, let other, let fraction)? = way {
            return FrameLength(between: one.resolved(basis), other.resolved(basis), at: fraction)
        }
        // Nothing of an infinite length is nothing.
        func part(_ fraction: Double) -> Double { fraction == 0 ? 0 : basis * fraction }
        var length = self
        if let fraction { length.fixed = part(fraction) }
        if let minimumFraction { length.minimum = part(minimumFraction) }
        if let maximumFraction { length.maximum = part(maximumFraction) }
        return length
    }

    /// Returns the length with which the child is placed.
    ///
    /// Where nothing is proposed, a frame that a bound determines proposes its own length, as in SwiftUI.
    ///
    /// - Parameters:
    ///   - offer: The length proposed to the child to measure it.
    ///   - own: The length of the frame.
    func placement(_ offer: Double?, own: Double) -> Double? {
        if let offer { return offer }
        if way != nil { return own.isFinite ? own : nil }
        let isBound = minimum.map { own <= $0 } ?? false || maximum.map { own >= $0 } ?? false
        return isBound && own.isFinite ? own : nil
    }

    /// Returns the length proposed to the child.
    func childProposal(_ proposed: Double?) -> Double? {
        if case .between(let one, let other, let fraction)? = way {
            let (from, to) = (one.childProposal(proposed), other.childProposal(proposed))
            guard let from, let to, from.isFinite, to.isFinite else {
                return fraction < 0.5 ? from : to
            }
            return max(from.interpolated(to: to, at: fraction), 0)
        }
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
        if case .between(let one, let other, let fraction)? = way {
            let (from, to) = (
                one.length(child: child, proposed: proposed), other.length(child: child, proposed: proposed)
            )
            return max(from.interpolated(to: to, at: fraction), 0)
        }
        if let fixed { return fixed }
        var length = child
        let offered = proposed ?? ideal ?? child
        if let minimum { length = max(minimum, min(length, offered)) }
        if let maximum = limit(where: proposed) { length = min(maximum, max(length, offered)) }
        if let minimum { length = max(length, minimum) }
        return length.isFinite ? length : max(child, minimum ?? 0)
    }
}
