// SwiftUI's transitions with their parameters.

/// The way in which a view appears and disappears, under SwiftUI's name.
public typealias AnyTransition = Transition

extension Transition {
    /// Returns a transition over an edge.
    public static func move(edge: Edge) -> Transition { Transition(move: edge) }

    /// Returns a transition that enters over an edge, leaves over the opposite one, and fades.
    public static func push(from edge: Edge) -> Transition { Transition(push: edge) }

    /// Returns a transition from and to another size.
    ///
    /// - Parameters:
    ///   - scale: The factor before and after.
    ///   - anchor: The point that stays. Default: center.
    public static func scale(
        scale: any NumberConvertible, anchor: PaintImagePosition = .unset
    ) -> Transition {
        let isPlain = anchor.sceneLiteral.isUnset
        return Transition(
            scale: isPlain ? TransitionScale(scale) : TransitionScale(factor: scale, anchor: anchor))
    }

    /// Returns a transition from and to another place.
    ///
    /// - Parameters:
    ///   - x: Points to the right.
    ///   - y: Points down.
    public static func offset(
        x: (any NumberConvertible)? = nil, y: (any NumberConvertible)? = nil
    ) -> Transition {
        Transition(offset: Offset(x: x, y: y))
    }

    /// Returns a transition out of the view with a `matchedTransitionSource`, and back into it.
    ///
    /// - Parameters:
    ///   - sourceID: The id of that view.
    ///   - namespace: The namespace of the id. Default: that of the scene.
    public static func zoom(sourceID: any TextConvertible, in namespace: (any TextConvertible)? = nil)
        -> Transition
    {
        Transition(zoom: TransitionZoom(sourceID: sourceID, in: namespace))
    }

    /// Returns a transition that appears in one way and disappears in another.
    ///
    /// - Parameters:
    ///   - insertion: How the view appears.
    ///   - removal: How the view disappears.
    public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
        Transition(
            insertion: TransitionHalf(insertion.sceneLiteral), removal: TransitionHalf(removal.sceneLiteral))
    }

    /// Returns the transition together with another.
    public func combined(with other: Transition) -> Transition {
        Transition(sceneLiteral.joined + other.sceneLiteral.joined)
    }

    /// No part of a scene.
    @available(
        *, unavailable, message: "write the animation on the view: .transition(.opacity).animation(.smooth)"
    )
    public func animation(_ animation: Animation?) -> Transition { self }
}

extension SceneLiteral {
    /// The transitions that act together.
    fileprivate var joined: [Transition] {
        switch content {
        case .sequence(let all): all.map { Transition($0) }
        case .unset: []
        default: [Transition(self)]
        }
    }
}
