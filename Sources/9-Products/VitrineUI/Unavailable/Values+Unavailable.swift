import Foundation

// SwiftUI's values and initializers that say what to write in a still.

extension Text {
    /// No part of a still.
    @available(*, unavailable, message: "write Text(date, format: .dateTime.hour().minute())")
    public init(_ date: Date, style: AppWord) { self.init("") }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write HStack(spacing: 4) { Image(systemName: \"star\"); Text(\"4.8\") }"
    )
    public init(_ image: Image) { self.init("") }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Text([TextRun(text: \"terms\", bold: true)]), or Markdown(\"**terms**\")"
    )
    public init(_ string: AttributedString) { self.init("") }

    /// No part of a still.
    @available(*, unavailable, message: "write the text of the moment: Text(\"4:32\").monospacedDigit()")
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) { self.init("") }

    /// No part of a still.
    @available(*, unavailable, message: "a still does not speak: leave it out")
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension Image {
    /// No part of a still.
    @available(
        *, unavailable,
        message: "a symbol takes the foreground and a file keeps its colors: leave it out"
    )
    public func renderingMode(_ mode: AppWord?) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "leave it out: edges are always smooth")
    public func antialiased(_ isActive: Bool) -> Self { self }
}

extension Font {
    /// No part of a still.
    @available(*, unavailable, message: "write Font(style: .body, lineHeight: 1.2)")
    public func leading(_ leading: AppWord) -> Font { self }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write .custom(\"Inter Tight\", size: 17) with a family of that width"
    )
    public func width(_ width: AppWord) -> Font { self }
}

extension Material {
    /// No part of a still.
    @available(
        *, unavailable,
        message: "write .thinMaterial, or Material(blur: 20, tint: .white.opacity(0.2))"
    )
    public func opacity(_ opacity: Double) -> Material { self }
}

extension Shape {
    /// No part of a still.
    @available(*, unavailable, message: "write Path(\"M0 0…\", rule: .evenodd).fill(.red)")
    public func fill(_ paint: Paint, style: FillStyle) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .rotationEffect(.degrees(45)) after the fill or the stroke")
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .scaleEffect(0.5) after the fill or the stroke")
    public func scale(_ scale: any NumberConvertible, anchor: UnitPoint = .center) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .padding(4) after the fill or the stroke")
    public func inset(by amount: any NumberConvertible) -> Self { self }

    /// No part of a still.
    @available(*, unavailable, message: "write .frame(width: 10, height: 10)")
    public func size(width: any NumberConvertible, height: any NumberConvertible) -> Self { self }
}

extension Button {
    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Button(\"Close\", systemImage: \"xmark\") {}, or IconButton(\"xmark\")"
    )
    public init(role: ButtonRole, action: () -> Void) { self.init("") }
}

extension List {
    /// No part of a still.
    @available(*, unavailable, message: "write List { … } with Row(\"Title\", state: .selected)")
    public init<Value: Hashable>(selection: Binding<Value>, @ViewBuilder content: () -> ViewList) {
        self.init(content: content)
    }
}

extension Gauge {
    /// No part of a still.
    @available(
        *, unavailable,
        message: "write HStack { Text(\"0\"); Gauge(value: 0.3) { Text(\"Load\") }; Text(\"100\") }"
    )
    public init(
        value: Double, in range: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> ViewList,
        @ViewBuilder currentValueLabel: () -> ViewList, @ViewBuilder minimumValueLabel: () -> ViewList,
        @ViewBuilder maximumValueLabel: () -> ViewList
    ) { self.init(value: value, in: range, label: label) }
}

extension Chart {
    /// No part of a still.
    @available(*, unavailable, message: "write Chart(series: [ChartSeries(values: [1, 2, 3])], kind: .bar)")
    public init(@ViewBuilder content: () -> ViewList) { self.init([1]) }
}

extension ProgressView {
    /// No part of a still.
    @available(*, unavailable, message: "write the share of the moment: ProgressView(value: 0.4)")
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) { self.init() }
}

extension ShapeStyle {
    /// No part of a still.
    @available(
        *, unavailable,
        message: "write .shadow(color: .black, radius: 4) after the fill, with inner: true for one inside"
    )
    public func shadow(_ style: AppWord) -> Self { self }
}

extension Color {
    /// No part of a still.
    @available(*, unavailable, message: "write Color(\"#FF9500\")")
    @_disfavoredOverload
    public init(hex: some Any) { self = .clear }
}
