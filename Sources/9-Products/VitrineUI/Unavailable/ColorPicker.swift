/// No part of a still.
@available(*, unavailable, message: "write HStack { Text(\"Color\"); Spacer(); Circle(24).fill(.red) }")
public struct ColorPicker: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(
        _ title: any TextConvertible, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {}
}
