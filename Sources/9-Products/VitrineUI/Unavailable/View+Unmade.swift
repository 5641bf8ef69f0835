// SwiftUI's modifiers that scenes have in other words, or have not, which say what to write.

extension View {
    /// No part of a still.
    @available(*, unavailable, message: "write .font(.footnote)")
    public func textScale(_ scale: AppWord, isEnabled: Bool = true) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .lineSpacing(4), or .font(style: .body, lineHeight: 1.4)")
    public func lineHeight(_ height: AppWord?) -> Self { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "corners fit the surface around them: write .background(.red, in: .rect(cornerRadius: 20))"
    )
    public func containerShape(_ shape: some Shape) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .frame(maxWidth: .infinity, alignment: .trailing)")
    public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .clipShape { Path(\"M0 0…\", rule: .evenodd) }")
    public func clipShape(_ shape: some Shape, style: FillStyle) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .clipShape { Path(\"M0 0…\", rule: .evenodd) }")
    public func clipShape(_ clip: Clip, style: FillStyle) -> Self { self }
}
