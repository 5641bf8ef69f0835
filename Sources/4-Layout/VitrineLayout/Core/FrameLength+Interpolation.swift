import VitrineGeometry

extension FrameLength: Interpolatable {
    /// Returns `true` if both state the same lengths, none of which is infinite in one alone.
    private func statesTheSame(as other: FrameLength) -> Bool {
        isMet(fixed, other.fixed) && isMet(fraction, other.fraction) && isMet(minimum, other.minimum)
            && isMet(ideal, other.ideal) && isMet(maximum, other.maximum)
            && isMet(minimumFraction, other.minimumFraction)
            && isMet(maximumFraction, other.maximumFraction)
    }

    private func isMet(_ one: Double?, _ other: Double?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one?, let other?): one.isFinite == other.isFinite
        default: false
        }
    }

    /// Lengths stay at 0 or above. Where both state different things, what comes out of them is mixed.
    package func mixture(with other: FrameLength, at fraction: Double) -> FrameLength {
        guard statesTheSame(as: other) else { return FrameLength(between: self, other, at: fraction) }
        func mixed(_ one: Double?, _ other: Double?) -> Double? {
            guard let one, let other else { return one }
            return one.interpolated(to: other, at: fraction, within: .lengths)
        }
        var length = FrameLength(
            fixed: mixed(fixed, other.fixed), fraction: mixed(self.fraction, other.fraction),
            minimum: mixed(minimum, other.minimum), ideal: mixed(ideal, other.ideal),
            maximum: mixed(maximum, other.maximum))
        if let part = mixed(minimumFraction, other.minimumFraction) {
            length.takeMinimum(FrameLength(fraction: part))
        }
        if let part = mixed(maximumFraction, other.maximumFraction) {
            length.takeMaximum(FrameLength(fraction: part))
        }
        return length
    }
}
