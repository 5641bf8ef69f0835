// SwiftUI's modifiers for navigation and what is presented, which say what to write in a still.

extension View {
    /// No part of a still.
    @available(*, unavailable, message: "write NavigationBar(\"Title\") above the content")
    public func navigationTitle(_ title: any TextConvertible) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write NavigationBar(\"Title\") above the content")
    public func navigationTitle(_ title: Text) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write NavigationBar(\"Title\", subtitle: \"…\") above the content")
    public func navigationSubtitle(_ subtitle: any TextConvertible) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write NavigationBar(\"Title\") above the content")
    public func navigationBarTitle(_ title: any TextConvertible) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write NavigationBar(\"Title\", display: .inline) above the content")
    public func navigationBarTitleDisplayMode(_ mode: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "leave the NavigationBar out")
    public func navigationBarHidden(_ isHidden: Bool) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "leave back: of the NavigationBar out")
    public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write NavigationBar(\"Title\", trailing: [BarItem(icon: \"plus\")])")
    public func navigationBarItems(leading: some View, trailing: some View) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no navigation: leave it out")
    public func navigationDestination<D>(
        for data: D.Type, @ViewBuilder destination: (D) -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no navigation: leave it out")
    public func navigationDestination(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message:
            "write NavigationBar(\"Title\", trailing: [BarItem(icon: \"plus\")]) above it, or Toolbar below"
    )
    public func toolbar(@ViewBuilder content: () -> ViewList) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "leave the bar out of the scene")
    public func toolbar(_ visibility: Visibility, for bars: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "leave the bar out of the scene")
    public func toolbarVisibility(_ visibility: Visibility, for bars: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write scrolled: 0 or 1 on the NavigationBar")
    public func toolbarBackground(_ visibility: Visibility, for bars: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .background on the NavigationBar")
    public func toolbarBackground(_ style: Paint, for bars: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .colorScheme on the NavigationBar")
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: AppWord) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write TabBar(items: [TabBarItem(icon: \"house\", label: \"Home\")]) below the content"
    )
    public func tabItem(@ViewBuilder label: () -> ViewList) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write TabBar(items:style:) below the content")
    public func tabViewStyle(_ style: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write TabBar(items:minimized: true)")
    public func tabBarMinimizeBehavior(_ behavior: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write TabBar(items:) with its accessory")
    public func tabViewBottomAccessory(@ViewBuilder content: () -> ViewList) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write SearchField(text:placeholder:) above the content")
    public func searchable(
        text: Binding<String>, placement: AppWord = .automatic, prompt: any TextConvertible = ""
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write SearchField(scopes:scope:)")
    public func searchScopes<V: Hashable>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write ZStack { content; Sheet { … } }")
    public func sheet(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write ZStack { content; Sheet { … } }")
    public func sheet<I>(
        item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (I) -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "make a scene of the cover")
    public func fullScreenCover(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write ZStack { content; Popover { … } }")
    public func popover(isPresented: Binding<Bool>, @ViewBuilder content: () -> ViewList) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write HStack { content; inspector }")
    public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> ViewList) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write ZStack { content; Alert(\"Delete?\", actions: [AlertAction(\"Delete\")]) }"
    )
    public func alert(
        _ title: any TextConvertible, isPresented: Binding<Bool>, @ViewBuilder actions: () -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write ZStack { content; Alert(\"Delete?\", actions: [AlertAction(\"Delete\")]) }"
    )
    public func alert(
        _ title: any TextConvertible, isPresented: Binding<Bool>, @ViewBuilder actions: () -> ViewList,
        @ViewBuilder message: () -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write ZStack { content; ConfirmationDialog(actions: [AlertAction(\"Delete\")]) }"
    )
    public func confirmationDialog(
        _ title: any TextConvertible, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write ZStack { content; ConfirmationDialog(actions: [AlertAction(\"Delete\")]) }"
    )
    public func confirmationDialog(
        _ title: any TextConvertible, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> ViewList, @ViewBuilder message: () -> ViewList
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write Sheet(detent: .medium) { … }")
    public func presentationDetents(_ detents: [AppWord]) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write Sheet(dragIndicator: true) { … }")
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .material on the Sheet")
    public func presentationBackground(_ style: Material) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .cornerRadius on the Sheet")
    public func presentationCornerRadius(_ radius: any NumberConvertible) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "leave the StatusBar out of the scene")
    public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "leave the HomeIndicator out of the scene")
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
}
