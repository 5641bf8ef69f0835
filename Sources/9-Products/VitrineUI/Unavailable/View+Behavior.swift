import Foundation

// SwiftUI's modifiers for behavior, which say what to write in a still.

extension View {
    /// No part of a still.
    @available(*, unavailable, message: "write the traits that it has, with accessibilityAddTraits")
    public func accessibilityRemoveTraits(_ traits: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .accessibilityAction(named: \"name\"), which is read out")
    public func accessibilityAction(_ action: () -> Void) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no pointer: leave it out")
    public func help(_ text: any TextConvertible) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a still has no input: leave it out, or write a Keyboard below the content"
    )
    public func keyboardType(_ value: AppWord) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a still has no input: leave it out, or write a Keyboard below the content"
    )
    public func submitLabel(_ value: AppWord) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a still has no input: leave it out, or write a Keyboard below the content"
    )
    public func textContentType(_ value: AppWord?) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a still has no input: leave it out, or write a Keyboard below the content"
    )
    public func textInputAutocapitalization(_ value: AppWord?) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a still has no input: leave it out, or write a Keyboard below the content"
    )
    public func autocapitalization(_ value: AppWord) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a still has no input: leave it out, or write a Keyboard below the content"
    )
    public func textSelection(_ value: AppWord) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a still has no input: leave it out, or write a Keyboard below the content"
    )
    public func scrollDismissesKeyboard(_ value: AppWord) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a still has no input: leave it out, or write a Keyboard below the content"
    )
    public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "a still has no input: leave it out, or write a Keyboard below the content"
    )
    public func disableAutocorrection(_ isDisabled: Bool = true) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write the view later: of a stack, what comes later is on top")
    public func zIndex(_ value: Double) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write .alignmentGuide([\"leading\": 12]), or \"trailing\" for the place of another guide"
    )
    @_disfavoredOverload
    public func alignmentGuide(_ guide: Alignment, computeValue: (ViewDimensions) -> CGFloat) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .frame(width: Percent(100))")
    public func containerRelativeFrame(_ axes: Axes) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .frame(width: Percent(50))")
    public func containerRelativeFrame(
        _ axes: Axes, count: Int, span: Int = 1, spacing: CGFloat
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no coordinate spaces: leave it out")
    public func coordinateSpace(name: some Hashable) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .frame(width: Percent(50)) for a share of the room")
    public func onGeometryChange<T>(
        for type: T.Type, of transform: (GeometryProxy) -> T, action: (T) -> Void
    ) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .compositingGroup()")
    public func drawingGroup(opaque: Bool = false) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "leave it out: a scene has no such motion")
    public func geometryGroup() -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write Skeleton() in the place of what is loading")
    public func redacted(reason: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "leave it out")
    public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Row(\"Title\", badge: \"3\"), or TabBarItem(icon: \"tray\", badge: \"3\")"
    )
    public func badge(_ count: Int) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Row(\"Title\", badge: \"3\"), or TabBarItem(icon: \"tray\", badge: \"3\")"
    )
    public func badge(_ text: any TextConvertible) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .font(.title3): a symbol is as large as its font")
    public func imageScale(_ scale: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write it in the name: Image(systemName: \"star.fill\")")
    public func symbolVariant(_ variant: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write List(sections: [ListSection { … }], separators: false)")
    public func listRowSeparator(_ visibility: Visibility, edges: EdgeSet = .all) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write List(sections: [ListSection { … }], separators: false)")
    public func listSectionSeparator(_ visibility: Visibility, edges: EdgeSet = .all) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "separators have the system's color: leave it out")
    public func listRowSeparatorTint(_ color: Color?) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .listRowInsets(vertical: 12) on the rows")
    public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "sections have the system's spacing: leave it out")
    public func listSectionSpacing(_ spacing: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write SectionHeader(\"Title\", prominence: .increased)")
    public func headerProminence(_ prominence: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write Button(\"Title\", style: .bordered)")
    public func menuStyle(_ style: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .listStyle(.insetGrouped)")
    public func formStyle(_ style: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write a view of your own")
    public func groupBoxStyle(_ style: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write HStack { … }")
    public func controlGroupStyle(_ style: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no navigation: leave it out")
    public func navigationViewStyle(_ style: AppWord) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write .font(.custom(\"Inter Tight\", size: 17)) with a family of that width"
    )
    public func fontWidth(_ width: AppWord?) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "hand the data to the view as a let")
    @_disfavoredOverload
    public func environmentObject<T>(_ object: T) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "hand the data to the view as a let")
    @_disfavoredOverload
    public func environment<T: AnyObject>(_ object: T?) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .rotationEffect, .scaleEffect and .offset")
    public func transformEffect(_ transform: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .rotation3DEffect")
    public func projectionEffect(_ transform: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .mask(content:kind: .luminance)")
    public func luminanceToAlpha() -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .ignoresSafeArea() on the background")
    public func backgroundExtensionEffect() -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write ScrollView(contentOffset: ContentOffset(y: 120))")
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write ScrollView(contentMargins: 16)")
    public func contentMargins(_ edges: EdgeSet = .all, _ length: any NumberConvertible) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .clipShape(false) on the ScrollView")
    public func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "name the variants of the scene")
    public func previewDisplayName(_ name: String) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write Canvas(width:height:)")
    public func previewLayout(_ layout: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "a still has no gestures: leave it out")
    public func contentShape(_ shape: SurfaceShape) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .minimumScaleFactor(0.9)")
    public func allowsTightening(_ isActive: Bool) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .dynamicTypeSize(...DynamicTypeSize.xxxLarge) for the largest")
    @_disfavoredOverload
    public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .vibrancy(.secondary) on a material")
    @_disfavoredOverload
    public func foregroundStyle(_ material: Material) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .frame(maxWidth: .infinity) on the Button")
    public func buttonSizing(_ sizing: AppWord) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "leave it out")
    public func unredacted() -> Self { self }
}
