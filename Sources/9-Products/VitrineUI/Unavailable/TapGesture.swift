/// A gesture, which a still does not have and only unavailable modifiers take.
public struct TapGesture: Gesture {
    /// Creates the gesture.
    public init(count: Int = 1) {}
}
