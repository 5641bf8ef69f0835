/// A gesture, which a still does not have and only unavailable modifiers take.
public struct RotateGesture: Gesture {
    /// Creates the gesture.
    public init() {}
}
