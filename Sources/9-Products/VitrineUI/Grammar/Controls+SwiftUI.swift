import Foundation

// SwiftUI's ways to make controls, whose values are those of constant bindings.

extension Toggle {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The label.
    ///   - systemImage: The name of an icon. Default: none.
    ///   - isOn: `true` if the toggle is on.
    public init(
        _ title: any TextConvertible, systemImage: (any TextConvertible)? = nil, isOn: Binding<Bool>,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            title, isOn: isOn.wrappedValue, icon: systemImage, file: file, line: line, column: column)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - isOn: `true` if the toggle is on.
    ///   - label: The label: a text, and an icon or none.
    public init(
        isOn: Binding<Bool>, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder label: () -> ViewList
    ) {
        let label = label().sceneLiteral
        self.init(
            label.firstText, isOn: isOn.wrappedValue, icon: label.firstIcon, file: file, line: line,
            column: column)
    }
}

extension Slider {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - range: The least and the largest value. Default: 0 and 1.
    ///   - step: The distance between values, which shows while a finger moves the thumb.
    ///   - onEditingChanged: What follows from a change, which a still never shows.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value? = nil,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: Double(value.wrappedValue),
            range: .limits(Double(range.lowerBound), Double(range.upperBound)),
            file: file, line: line, column: column)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - range: The least and the largest value. Default: 0 and 1.
    ///   - label: What the value is, which is read out and not shown.
    ///   - minimumValueLabel: A text or an icon at the least value.
    ///   - maximumValueLabel: A text or an icon at the largest value.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in range: ClosedRange<Value> = 0...1, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> ViewList,
        @ViewBuilder minimumValueLabel: () -> ViewList = ViewList.absent,
        @ViewBuilder maximumValueLabel: () -> ViewList = ViewList.absent
    ) {
        let (least, most) = (minimumValueLabel().sceneLiteral, maximumValueLabel().sceneLiteral)
        self.init(
            value: Double(value.wrappedValue),
            range: .limits(Double(range.lowerBound), Double(range.upperBound)),
            minimumIcon: least.firstIcon, maximumIcon: most.firstIcon, minimumLabel: least.firstText,
            maximumLabel: most.firstText, file: file, line: line, column: column)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - range: The least and the largest value.
    public init(
        value: any NumberConvertible, in range: ClosedRange<Double>, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            value: value, range: .limits(range.lowerBound, range.upperBound), file: file, line: line,
            column: column)
    }
}

extension SceneList<SceneLiteral> {
    /// The limits of a range, left out where they are 0 and 1.
    static func limits(_ least: Double, _ most: Double) -> SceneList {
        least == 0 && most == 1 ? .unset : SceneList([SceneLiteral(least), SceneLiteral(most)])
    }
}

extension Stepper {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The label.
    ///   - value: The value.
    ///   - range: The least and the largest value.
    ///   - step: The distance between values. Default: 1.
    public init(
        _ title: any TextConvertible, value: Binding<Int>, in range: ClosedRange<Int>, step: Int = 1,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            title, value: value.wrappedValue,
            range: .limits(Double(range.lowerBound), Double(range.upperBound)), showsValue: false, file: file,
            line: line, column: column)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - range: The least and the largest value.
    ///   - label: The label, a text.
    public init(
        value: Binding<Int>, in range: ClosedRange<Int>, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder label: () -> ViewList
    ) {
        self.init(
            label().sceneLiteral.firstText ?? "", value: value, in: range, file: file, line: line,
            column: column)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The label.
    ///   - value: The value.
    public init(
        _ title: any TextConvertible, value: Binding<Int>, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(title, file: file, line: line, column: column)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The label.
    ///   - onIncrement: What the plus does, which a still never shows.
    ///   - onDecrement: What the minus does, which a still never shows.
    public init(
        _ title: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, onIncrement: () -> Void, onDecrement: () -> Void
    ) {
        self.init(title, file: file, line: line, column: column)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - label: The label, a text.
    ///   - onIncrement: What the plus does, which a still never shows.
    ///   - onDecrement: What the minus does, which a still never shows.
    public init(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder label: () -> ViewList, onIncrement: () -> Void, onDecrement: () -> Void
    ) {
        let title: any TextConvertible = label().sceneLiteral.firstText ?? ""
        self.init(title, file: file, line: line, column: column)
    }
}

extension TextField {
    /// Creates a field without a border; `textFieldStyle` can give it one.
    ///
    /// - Parameters:
    ///   - title: The placeholder.
    ///   - text: The text in the field.
    ///   - prompt: The placeholder, instead of the title.
    ///   - axis: The axis along which the field grows. Default: horizontal.
    public init(
        _ title: any TextConvertible, text: Binding<String>, prompt: Text? = nil,
        axis: TextFieldAxis = .unset, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let placeholder: any TextConvertible = prompt.flatMap { $0.literals.first?.firstText } ?? title
        self.init(
            placeholder, text: text.fieldText, style: .plainUnlessStyled, axis: axis, file: file, line: line,
            column: column)
    }
}

extension TextField {
    /// Creates a field without a border; `textFieldStyle` can give it one.
    ///
    /// - Parameters:
    ///   - title: The placeholder.
    ///   - value: The value in the field.
    ///   - format: The format of the value, such as `.number`.
    public init<F: FormatStyle>(
        _ title: any TextConvertible, value: Binding<F.FormatInput>, format: F,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) where F.FormatOutput == String {
        self.init(
            title, text: .constant(format.format(value.wrappedValue)), file: file, line: line, column: column)
    }

    /// Creates a field without a border; `textFieldStyle` can give it one.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - label: The placeholder, a text.
    public init(
        text: Binding<String>, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder label: () -> ViewList
    ) {
        self.init(
            label().sceneLiteral.firstText ?? "", text: text, file: file, line: line, column: column)
    }
}

extension SecureField {
    /// Creates a field without a border; `textFieldStyle` can give it one.
    ///
    /// - Parameters:
    ///   - title: The placeholder.
    ///   - text: The text in the field, which shows as dots.
    public init(
        _ title: any TextConvertible, text: Binding<String>, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            title, text: text.fieldText, style: .plainUnlessStyled, file: file, line: line, column: column)
    }
}

extension Binding<String> {
    /// The text of a field; `nil` if it is empty.
    var fieldText: (any TextConvertible)? { wrappedValue.isEmpty ? nil : wrappedValue }
}

extension TextFieldStyle {
    fileprivate static var plainUnlessStyled: TextFieldStyle { TextFieldStyle(plain.sceneLiteral.standard) }

    /// The style of fields with a border.
    public static var roundedBorder: TextFieldStyle { bordered }

    /// The style of fields without a border.
    public static var automatic: TextFieldStyle { plain }
}

extension View {
    /// Sets the style of fields in the view that do not have their own.
    public func textFieldStyle(_ style: TextFieldStyle) -> ModifiedView {
        settingControls("style", style.sceneLiteral, of: ControlKinds.fields)
    }

    /// Leaves out the labels of toggles, steppers and pickers in the view.
    public func labelsHidden() -> ModifiedView {
        mapMappings { node in
            guard var entries = node.entries,
                ["toggle", "stepper", "picker", "datePicker"].contains(entries[0].key),
                let record = entries[0].value.entries
            else { return node }
            entries[0].value.content = .mapping(record.filter { $0.key != "label" && $0.key != "icon" })
            var copy = node
            copy.content = .mapping(entries)
            return copy
        }
    }
}
