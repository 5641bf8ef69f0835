// SwiftUI's ways to make gauges.

extension Gauge {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - range: The least and the largest value. Default: 0 and 1.
    ///   - label: What the value is: a text or an icon.
    ///   - currentValueLabel: The value as a text.
    ///   - minimumValueLabel: A text at the least value.
    ///   - maximumValueLabel: A text at the largest value.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in range: ClosedRange<Value> = 0...1, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> ViewList,
        @ViewBuilder currentValueLabel: () -> ViewList = ViewList.absent,
        @ViewBuilder minimumValueLabel: () -> ViewList = ViewList.absent,
        @ViewBuilder maximumValueLabel: () -> ViewList = ViewList.absent
    ) {
        let label = label().sceneLiteral
        self.init(
            value: Double(value), range: .limits(Double(range.lowerBound), Double(range.upperBound)),
            label: label.firstText, icon: label.firstIcon,
            valueLabel: currentValueLabel().sceneLiteral.firstText,
            minimumLabel: minimumValueLabel().sceneLiteral.firstText,
            maximumLabel: maximumValueLabel().sceneLiteral.firstText, file: file, line: line, column: column)
    }
}

extension GaugeStyle {
    /// A bar with its label.
    public static var automatic: GaugeStyle { linear }
}

extension View {
    /// Sets the style of gauges in the view that do not have their own.
    public func gaugeStyle(_ style: GaugeStyle) -> ModifiedView {
        settingStyle("gaugeStyle", style.sceneLiteral, of: ["gauge": "value"])
    }
}
