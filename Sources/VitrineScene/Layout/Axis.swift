import VitrineGraphics

enum Axis: String, Hashable, Sendable {
    case horizontal
    case vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
