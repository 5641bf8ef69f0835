/// The progress of a task: a bar, or an activity indicator if its progress is not known.
public struct ProgressView: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view of a task whose progress is not known.
    public init(file: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {
        literals = ActivityIndicator(file: file, line: line, column: column).literals
    }

    /// Creates the view of a task whose progress is not known.
    ///
    /// - Parameter title: The label.
    public init(
        _ title: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        literals = ActivityIndicator(label: title, file: file, line: line, column: column).literals
    }

    /// Creates the view of a task whose progress is not known.
    ///
    /// - Parameter label: The label, a text.
    public init(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder label: () -> ViewList
    ) {
        literals =
            ActivityIndicator(
                label: label().sceneLiteral.firstText, file: file, line: line, column: column
            ).literals
    }

    /// Creates the view of a task's progress.
    ///
    /// - Parameters:
    ///   - title: The label.
    ///   - value: What is done.
    ///   - total: What is to be done. Default: 1.
    public init(
        _ title: any TextConvertible, value: Double, total: Double = 1, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        literals = Self.nodes(
            value, total: total, label: title, valueLabel: nil, at: SourceLocation(file, line, column))
    }

    /// Creates the view of a task's progress.
    ///
    /// - Parameters:
    ///   - value: What is done.
    ///   - total: What is to be done. Default: 1.
    public init(
        value: Double, total: Double = 1, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        literals = Self.nodes(
            value, total: total, label: nil, valueLabel: nil, at: SourceLocation(file, line, column))
    }

    /// Creates the view of a task's progress.
    ///
    /// - Parameters:
    ///   - value: What is done.
    ///   - total: What is to be done. Default: 1.
    ///   - label: The label, a text.
    ///   - currentValueLabel: The value as a text.
    public init(
        value: Double, total: Double = 1, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder label: () -> ViewList,
        @ViewBuilder currentValueLabel: () -> ViewList = ViewList.absent
    ) {
        literals = Self.nodes(
            value, total: total, label: label().sceneLiteral.firstText,
            valueLabel: currentValueLabel().sceneLiteral.firstText,
            at: SourceLocation(file, line, column))
    }

    private static func nodes(
        _ value: Double, total: Double, label: (any TextConvertible)?,
        valueLabel: (any TextConvertible)?, at place: SourceLocation
    ) -> [SceneLiteral] {
        let bar = ProgressBar(
            value: value, range: .limits(0, total), label: label, valueLabel: valueLabel, file: place.file,
            line: place.line, column: place.column)
        let share = total > 0 ? Swift.min(Swift.max(value / total, 0), 1) : 0
        let ring = SceneLiteral.record([
            ("progressRing", SceneLiteral.record([("value", share), ("size", 32), ("caption", label)]))
        ])
        return bar.literals.map { $0.withStyles(["progressViewStyle.circular": ring]) }
    }
}

extension View {
    /// Sets the style of progress in the view.
    public func progressViewStyle(_ style: ProgressViewStyle) -> ModifiedView {
        mapMappings { $0.inStyle("progressViewStyle.\(style.name)") }
    }
}
