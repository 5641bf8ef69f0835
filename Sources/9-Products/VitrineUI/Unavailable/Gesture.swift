/// A gesture, which a still does not have.
public protocol Gesture {}

extension Gesture {
    /// The gesture itself: nothing changes in a still.
    public func onEnded(_ action: (AppWord) -> Void) -> Self { self }

    /// The gesture itself: nothing changes in a still.
    public func onChanged(_ action: (AppWord) -> Void) -> Self { self }
}
