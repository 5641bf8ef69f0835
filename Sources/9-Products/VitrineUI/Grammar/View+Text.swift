// SwiftUI's notations for text. Each makes the same values as the generated modifiers.

extension View {
    /// Limits text in the view to a number of lines.
    ///
    /// - Parameters:
    ///   - limit: The number of lines.
    ///   - reservesSpace: `true` for the height of that many lines although there are fewer.
    public func lineLimit(
        _ limit: any NumberConvertible, reservesSpace: Bool, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        lineLimit(
            lines: limit, reservesSpace: reservesSpace ? true : nil, file: file, line: line, column: column)
    }

    /// Limits text in the view to a number of lines.
    @_disfavoredOverload
    public func lineLimit(
        _ limit: Int?, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        guard let limit else { return ModifiedView(literals: nodes) }
        return lineLimit(LineLimit(limit), file: file, line: line, column: column)
    }

    /// Limits text in the view to the largest number of lines of a range.
    public func lineLimit(
        _ limit: ClosedRange<Int>, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        lineLimit(LineLimit(limit.upperBound), file: file, line: line, column: column)
    }

    /// Draws a line under text in the view.
    ///
    /// - Parameters:
    ///   - isActive: `true` for a line.
    ///   - pattern: The pattern of the line. Default: solid.
    ///   - color: The color of the line. Default: that of the text.
    public func underline(
        _ isActive: Bool, pattern: LinePattern = .unset, color: Paint = .unset,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        underline(
            .line(isActive, pattern, color), file: file, line: line, column: column)
    }

    /// Draws a line under text in the view.
    public func underline(
        pattern: LinePattern, color: Paint, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        underline(true, pattern: pattern, color: color, file: file, line: line, column: column)
    }

    /// Draws a line through text in the view.
    ///
    /// - Parameters:
    ///   - isActive: `true` for a line.
    ///   - pattern: The pattern of the line. Default: solid.
    ///   - color: The color of the line. Default: that of the text.
    public func strikethrough(
        _ isActive: Bool, pattern: LinePattern = .unset, color: Paint = .unset,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        strikethrough(
            .line(isActive, pattern, color), file: file, line: line, column: column)
    }
}

extension Underline {
    fileprivate static func line(_ isActive: Bool, _ pattern: LinePattern, _ color: Paint) -> Underline {
        guard isActive else { return false }
        let isPlain = pattern.sceneLiteral.isUnset && color.sceneLiteral.isUnset
        return isPlain ? true : Underline(color: color, pattern: pattern)
    }
}
