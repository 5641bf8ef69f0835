import VitrineDisplayList

extension DisplayContent {
    /// Indicates whether it is a shadow without an edge.
    var isSoftShadow: Bool { softSigma != nil }

    /// The sigma of a shadow without an edge, in points; `nil` for all else.
    fileprivate var softSigma: Double? {
        guard case .shadow(_, let shadow) = self, shadow.placement == .outer, !shadow.knockout,
            shadow.sigma > 0
        else { return nil }
        return shadow.sigma
    }
}

extension [DisplayItem] {
    /// The smallest sigma of items that are shadows without an edge, in points; `nil` if one is anything
    /// else.
    var softSigma: Double? {
        let sigmas = compactMap(\.content.softSigma)
        return sigmas.count == count ? sigmas.min() : nil
    }
}
