/// The curve of a rounded corner: a quarter circle, or Apple's smoother continuous curve.
public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    case circular
    case continuous
}
