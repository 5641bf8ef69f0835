/// A gesture, which a still does not have and only unavailable modifiers take.
public struct LongPressGesture: Gesture {
    /// Creates the gesture.
    public init(minimumDuration: Double = 0.5) {}
}
