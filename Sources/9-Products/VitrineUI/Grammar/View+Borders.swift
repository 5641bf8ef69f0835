// SwiftUI's notations for what lies behind, on and around a view. Each makes the same values as the generated
// modifiers.

extension View {
    /// Draws a line along a shape, centred on its outline; for other views, inside the outline.
    ///
    /// - Parameters:
    ///   - paint: The paint of the line.
    ///   - lineWidth: The width of the line, in points.
    public func stroke(
        _ paint: Paint, lineWidth: any NumberConvertible, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        border(paint, [("width", lineWidth.sceneLiteral)], center: true, SourceLocation(file, line, column))
    }

    /// Draws a line along a shape, centred on its outline; for other views, inside the outline.
    ///
    /// - Parameters:
    ///   - style: The color or the gradient of the line.
    ///   - lineWidth: The width of the line, in points. Default: 1.
    @_disfavoredOverload
    public func stroke(
        _ style: some ShapeStyle, lineWidth: any NumberConvertible = 1, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        stroke(style.paint, lineWidth: lineWidth, file: file, line: line, column: column)
    }

    /// Draws a line along a shape, centred on its outline; for other views, inside the outline.
    ///
    /// - Parameters:
    ///   - paint: The paint of the line.
    ///   - style: The width, the ends and the dashes of the line.
    public func stroke(
        _ paint: Paint, style: StrokeStyle, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        border(paint, [("style", style.sceneLiteral)], center: true, SourceLocation(file, line, column))
    }

    /// Draws a line along a shape, centred on its outline; for other views, inside the outline.
    ///
    /// - Parameters:
    ///   - paint: The color or the gradient of the line.
    ///   - style: The width, the ends and the dashes of the line.
    @_disfavoredOverload
    public func stroke(
        _ paint: some ShapeStyle, style: StrokeStyle, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        stroke(paint.paint, style: style, file: file, line: line, column: column)
    }

    /// Draws a line in the foreground along a shape, centred on its outline.
    ///
    /// - Parameter lineWidth: The width of the line, in points.
    public func stroke(
        lineWidth: any NumberConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        border(
            .primary, [("width", lineWidth.sceneLiteral)], center: true, SourceLocation(file, line, column))
    }

    /// Draws a line in the foreground along a shape, centred on its outline.
    ///
    /// - Parameter style: The width, the ends and the dashes of the line.
    public func stroke(
        style: StrokeStyle, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        stroke(.primary, style: style, file: file, line: line, column: column)
    }

    /// Draws a line of one point in the foreground along a shape, centred on its outline.
    public func stroke(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        stroke(lineWidth: 1, file: file, line: line, column: column)
    }

    /// Draws a line along the view, inside its outline.
    ///
    /// - Parameters:
    ///   - paint: The paint of the line.
    ///   - lineWidth: The width of the line, in points. Default: 1.
    public func strokeBorder(
        _ paint: Paint, lineWidth: any NumberConvertible = 1, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        border(paint, [("width", lineWidth.sceneLiteral)], SourceLocation(file, line, column))
    }

    /// Draws a line along the view, inside its outline.
    ///
    /// - Parameters:
    ///   - style: The color or the gradient of the line.
    ///   - lineWidth: The width of the line, in points. Default: 1.
    @_disfavoredOverload
    public func strokeBorder(
        _ style: some ShapeStyle, lineWidth: any NumberConvertible = 1, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        strokeBorder(style.paint, lineWidth: lineWidth, file: file, line: line, column: column)
    }

    /// Draws a line along the view, inside its outline.
    ///
    /// - Parameters:
    ///   - paint: The paint of the line.
    ///   - style: The width, the ends and the dashes of the line.
    public func strokeBorder(
        _ paint: Paint, style: StrokeStyle, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        border(paint, [("style", style.sceneLiteral)], SourceLocation(file, line, column))
    }

    /// Draws a line along the view, inside its outline.
    ///
    /// - Parameters:
    ///   - paint: The color or the gradient of the line.
    ///   - style: The width, the ends and the dashes of the line.
    @_disfavoredOverload
    public func strokeBorder(
        _ paint: some ShapeStyle, style: StrokeStyle, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        strokeBorder(paint.paint, style: style, file: file, line: line, column: column)
    }

    /// Draws a line in the foreground along the view, inside its outline.
    ///
    /// - Parameter lineWidth: The width of the line, in points. Default: 1.
    public func strokeBorder(
        lineWidth: any NumberConvertible = 1, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        strokeBorder(.primary, lineWidth: lineWidth, file: file, line: line, column: column)
    }

    /// Draws a line in the foreground along the view, inside its outline.
    ///
    /// - Parameter style: The width, the ends and the dashes of the line.
    public func strokeBorder(
        style: StrokeStyle, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        strokeBorder(.primary, style: style, file: file, line: line, column: column)
    }

    /// Draws a line along the view, inside its frame.
    ///
    /// - Parameters:
    ///   - paint: The paint of the line.
    ///   - width: The width of the line, in points. Default: 1.
    public func border(
        _ paint: Paint, width: any NumberConvertible = 1, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        border(paint, [("width", width.sceneLiteral)], SourceLocation(file, line, column))
    }

    /// Draws a line along the view, inside its frame.
    ///
    /// - Parameters:
    ///   - style: The color or the gradient of the line.
    ///   - width: The width of the line, in points. Default: 1.
    @_disfavoredOverload
    public func border(
        _ style: some ShapeStyle, width: any NumberConvertible = 1, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        border(style.paint, width: width, file: file, line: line, column: column)
    }

    private func border(
        _ paint: Paint, _ keys: [(String, SceneLiteral)], center: Bool = false, _ place: SourceLocation
    ) -> ModifiedView {
        let isShape = nodes.allSatisfy { node in
            node.kind.map(ShapeKinds.all.contains) == true
        }
        let position: SceneLiteral = center ? isShape ? "center" : .unset : "inside"
        var entries: [(String, (any SceneConvertible)?)] = [("paint", paint)]
        for (key, value) in keys { entries.append((key, value)) }
        entries.append(("position", position))
        return modified("stroke", .record(entries), at: place)
    }
}
