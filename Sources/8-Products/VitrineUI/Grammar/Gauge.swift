/// A value within a range: a bar, or a ring in the styles of that form.
public struct Gauge: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - range: The least and the largest value. Default: 0 and 1.
    ///   - label: What the value is, a text.
    ///   - currentValueLabel: The value as a text.
    public init(
        value: Double, in range: ClosedRange<Double> = 0...1, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> ViewList,
        @ViewBuilder currentValueLabel: () -> ViewList = ViewList.absent
    ) {
        let (label, current) = (label().sceneLiteral.firstText, currentValueLabel().sceneLiteral.firstText)
        let bar = ProgressBar(
            value: value, range: .limits(range.lowerBound, range.upperBound), label: label,
            valueLabel: current, file: file, line: line, column: column)
        let width = range.upperBound - range.lowerBound
        let share = width > 0 ? Swift.min(Swift.max((value - range.lowerBound) / width, 0), 1) : 0
        let ring = SceneLiteral.record([
            ("value", share), ("size", 60), ("label", current ?? label),
        ])
        literals = bar.literals.map {
            $0.withStyles(["gaugeStyle.circular": .record([("progressRing", ring)])])
        }
    }
}

extension View {
    /// Sets the style of gauges in the view.
    public func gaugeStyle(_ style: GaugeStyle) -> ModifiedView {
        mapMappings { $0.inStyle("gaugeStyle.\(style.name)") }
    }
}
