package enum TokenStrokeStyle: Hashable, Sendable {
    package enum Line: String, Hashable, Sendable, CaseIterable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
    }
    package enum Cap: String, Hashable, Sendable, CaseIterable { case round, butt, square }

    case line(Line)
    /// The alternating lengths of dashes and gaps.
    case dashes([TokenDimension], cap: Cap)
}
