/// The appearance of a scene, as SwiftUI names it.
public enum ColorScheme: Sendable {
    /// The light appearance.
    case light

    /// The dark appearance.
    case dark

    var setting: AppearanceSetting { self == .light ? .light : .dark }
}

extension View {
    /// Sets the appearance of the view; `nil` leaves it as it is.
    public func preferredColorScheme(
        _ scheme: ColorScheme?, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        guard let scheme else { return ModifiedView(literals: nodes) }
        return environment(appearance: scheme.setting, file: file, line: line, column: column)
    }

    /// Sets the appearance of the view.
    public func colorScheme(
        _ scheme: ColorScheme, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        preferredColorScheme(scheme, file: file, line: line, column: column)
    }

    /// Sets the size of text in the view.
    public func dynamicTypeSize(
        _ size: DynamicTypeCondition, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        environment(dynamicType: size, file: file, line: line, column: column)
    }

    /// Sets the largest size of text in the view.
    public func dynamicTypeSize(
        _ range: PartialRangeThrough<DynamicTypeSize>, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        dynamicTypeSize("<=\(range.upperBound.rawValue)", file: file, line: line, column: column)
    }

    /// Sets the smallest size of text in the view.
    public func dynamicTypeSize(
        _ range: PartialRangeFrom<DynamicTypeSize>, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        dynamicTypeSize(">=\(range.lowerBound.rawValue)", file: file, line: line, column: column)
    }
}
