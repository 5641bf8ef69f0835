/// The colours of a gradient before its first location, 0, and past its last, 1.
public enum GradientSpread: String, Hashable, Sendable, CaseIterable {
    /// The colours of the ends, as in CSS and SwiftUI.
    case pad
    /// The gradient once more, from its start.
    case `repeat`
    /// The gradient backwards, then forwards, and so on.
    case reflect
}
