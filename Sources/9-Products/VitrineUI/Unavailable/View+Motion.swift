// SwiftUI's modifiers for motion that scenes do not have, which say what to write.

extension View {
    /// No part of a still.
    @available(*, unavailable, message: "name the state of the scene: .animation(.smooth, value: \"sheet\")")
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "name the state of the scene: .symbolEffect(effect: .bounce, trigger: \"liked\")"
    )
    public func symbolEffect<V: Equatable>(_ effect: AppWord, value: V) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write .symbolEffect(effect: .pulse, isActive: true)"
    )
    public func symbolEffect(_ effect: AppWord, isActive: Bool) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable, message: "write .phaseAnimator(phases: [1, 1.2]) and .scale(\"{phase}\")"
    )
    public func phaseAnimator<P>(
        _ phases: [P], @ViewBuilder content: (AnyView, P) -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a scene has no such motion: leave it out")
    public func scrollTransition<V: View>(
        _ transition: (AnyView, ScrollTransitionPhase) -> V
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a scene has no such motion: leave it out")
    public func scrollTargetBehavior(_ behavior: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a scene has no such motion: leave it out")
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a scene has no such motion: leave it out")
    public func scrollBounceBehavior(_ behavior: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write ProgressiveBlur(edge: .top) over the content")
    public func scrollEdgeEffectStyle(_ style: AppWord?, for edges: EdgeSet) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write .matchedGeometry(id: \"cover\", in: \"hero\")"
    )
    public func matchedGeometryEffect<ID: Hashable, N>(id: ID, in namespace: N) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .matchedTransitionSource(id: \"cover\", in: \"hero\")")
    public func matchedTransitionSource<ID: Hashable, N>(id: ID, in namespace: N) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write .glassEffect(id: \"name\") in a GlassContainer, or in a GlassMorph"
    )
    public func glassEffectID<ID: Hashable, N>(_ id: ID, in namespace: N) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .glassEffect(union: \"name\")")
    public func glassEffectUnion<ID: Hashable, N>(id: ID, namespace: N) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .glassEffect(transition: .materialize) in a GlassContainer")
    public func glassEffectTransition(_ transition: AppWord) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "name the state of the scene: .sensoryFeedback(feedback: .success, trigger: \"saved\")"
    )
    public func sensoryFeedback<V: Equatable>(_ feedback: AppWord, trigger: V) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .offset, .scaleEffect or .blur with the values of the moment")
    public func visualEffect<V: View>(_ effect: (AnyView, GeometryProxy) -> V) -> Self { self }
}
