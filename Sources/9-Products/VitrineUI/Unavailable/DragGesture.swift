/// A gesture, which a still does not have and only unavailable modifiers take.
public struct DragGesture: Gesture {
    /// Creates the gesture.
    public init(minimumDistance: Double = 10) {}
}
