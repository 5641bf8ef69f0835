package enum Axis: String, Hashable, Sendable {
    case horizontal
    case vertical

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
