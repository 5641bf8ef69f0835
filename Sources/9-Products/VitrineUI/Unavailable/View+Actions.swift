import Foundation

// SwiftUI's modifiers for what people do and what happens then, which say what to write in a still.

extension View {
    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func onTapGesture(count: Int = 1, perform action: () -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func onTapGesture(count: Int = 1, perform action: (CGPoint) -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: () -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: () -> Void, onPressingChanged: (Bool) -> Void
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func gesture(_ gesture: some Gesture) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func simultaneousGesture(_ gesture: some Gesture) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func highPriorityGesture(_ gesture: some Gesture) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no pointer: write state: .hovered on a button")
    public func onHover(perform action: (Bool) -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no pointer: write state: .hovered on a button")
    public func hoverEffect(_ effect: AppWord = .automatic) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no life cycle: make the data before the scene")
    public func onAppear(perform action: () -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no life cycle: make the data before the scene")
    public func onDisappear(perform action: () -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no life cycle: make the data before the scene")
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no life cycle: make the data before the scene")
    public func task<ID: Equatable>(id: ID, _ action: @escaping @Sendable () async -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no life cycle: make the data before the scene")
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no changes: make the data before the scene")
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: (V, V) -> Void
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no changes: make the data before the scene")
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: () -> Void
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no changes: make the data before the scene")
    public func onReceive<P>(_ publisher: P, perform action: (Any) -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no input: leave it out")
    public func onSubmit(_ action: () -> Void) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Row(trailingActions: [SwipeAction(\"Delete\", role: .destructive)])"
    )
    public func onDelete(perform action: (IndexSet) -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write Row(\"Title\", accessory: .reorder)")
    public func onMove(perform action: (IndexSet, Int) -> Void) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Row(trailingActions: [SwipeAction(\"Delete\", role: .destructive)])"
    )
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no links that open: leave it out")
    public func onOpenURL(perform action: (URL) -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func draggable<T>(_ payload: T) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func dropDestination<T>(for type: T.Type, action: ([T], CGPoint) -> Bool) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no keyboard: leave it out")
    public func keyboardShortcut(_ key: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write state: .focused on the field")
    public func focused(_ isFocused: Bool) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write state: .focused on the field")
    public func focused(_ isFocused: Binding<Bool>) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write state: .focused on the field")
    public func focused<V: Hashable>(_ focus: Binding<V>, equals value: V) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no focus: leave it out")
    public func focusable(_ isFocusable: Bool = true) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no scrolling: leave it out")
    public func scrollDisabled(_ isDisabled: Bool) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write ScrollView(contentOffset: ContentOffset(y: 120))")
    public func scrollPosition<ID: Hashable>(id: Binding<ID>) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func allowsHitTesting(_ isEnabled: Bool) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func contentShape(_ shape: some Shape) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message:
            "write Row(\"Title\", trailingActions: [SwipeAction(\"Delete\", role: .destructive)], swipe: -1)"
    )
    public func swipeActions(
        edge: Edge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write Menu([\"Copy\", \"Share\"]) where the menu is to be seen")
    public func contextMenu(@ViewBuilder menuItems: () -> ViewList) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write Menu([\"Copy\", \"Share\"]) where the menu is to be seen")
    public func contextMenu(
        @ViewBuilder menuItems: () -> ViewList, @ViewBuilder preview: () -> ViewList
    ) -> Self { self }
}
