// The notations of SwiftUI that the scene language has other words for. Each makes the same values as the
// generated views and modifiers.

extension Image {
    /// Creates the view of an icon.
    ///
    /// - Parameters:
    ///   - systemName: The name of the icon, such as `play.fill`.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public init(
        systemName: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        literals = .node("icon", systemName.sceneLiteral, at: SourceLocation(file, line, column))
    }

    /// Creates the view of an icon whose variable layers are lit up to a value.
    ///
    /// - Parameters:
    ///   - systemName: The name of the icon, such as `wifi`.
    ///   - variableValue: How many of the layers are lit, from 0 to 1; `nil` for all.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public init(
        systemName: any TextConvertible, variableValue: (any NumberConvertible)?,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let icon = Image(systemName: systemName, file: file, line: line, column: column)
        literals =
            variableValue.map {
                icon.modified("variableValue", $0.sceneLiteral, at: SourceLocation(file, line, column))
                    .literals
            } ?? icon.literals
    }
}

extension ForEach {
    /// Creates the views of the elements of a sequence, one after the other, when the scene is made.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - content: The views of one element.
    public init<Elements: Sequence>(
        _ elements: Elements, @ViewBuilder content: (Elements.Element) -> ViewList
    ) {
        literals = elements.flatMap { content($0).literals }
    }
}

extension View {
    /// Lets the view stand on glass.
    ///
    /// - Parameters:
    ///   - glass: The kind of glass. Default: `regular`.
    ///   - shape: The shape of the glass.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: SurfaceShape, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        glassEffect(glass, file: file, line: line, column: column)
            .cornerRadius(shape.corners, file: file, line: line, column: column)
    }

    /// Paints or blurs what lies behind the view, in a shape.
    ///
    /// - Parameters:
    ///   - paint: The paint.
    ///   - shape: The shape.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public func background(
        _ paint: Background, in shape: SurfaceShape, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        background(paint, file: file, line: line, column: column)
            .cornerRadius(shape.corners, file: file, line: line, column: column)
    }

    /// Adds room on some edges of the view.
    ///
    /// - Parameters:
    ///   - edges: The edges. Default: all.
    ///   - length: The room, in points. Default: 16.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public func padding(
        _ edges: EdgeSet = .all, _ length: any NumberConvertible = 16, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        if edges == .all {
            return padding(EdgeInsets(length.sceneLiteral), file: file, line: line, column: column)
        }
        func room(_ edge: EdgeSet) -> (any NumberConvertible)? { edges.contains(edge) ? length : nil }
        return padding(
            EdgeInsets(
                top: room(.top), leading: room(.leading), bottom: room(.bottom), trailing: room(.trailing)),
            file: file, line: line, column: column)
    }

    /// Sets a modifier by its key in the scene language, for values that Swift has no types for.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public func modifier(
        _ key: String, _ value: SceneLiteral, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        modified(key, value, at: SourceLocation(file, line, column))
    }

    /// Sets the paint of all text, icons and unpainted shapes in the view to a color.
    @_disfavoredOverload
    public func foregroundStyle(
        _ color: Color, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        foregroundStyle(Paint(color), file: file, line: line, column: column)
    }

    /// Paints a shape with a color.
    @_disfavoredOverload
    public func fill(
        _ color: Color, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        fill(Paint(color), file: file, line: line, column: column)
    }

    /// Paints what lies behind the view with a color.
    @_disfavoredOverload
    public func background(
        _ color: Color, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        background(Background(color.sceneLiteral), file: file, line: line, column: column)
    }
}

extension Font {
    /// Returns the font of the system.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - weight: The weight. Default: regular.
    ///   - design: The design. Default: that of the environment.
    public static func system(
        size: any NumberConvertible, weight: FontWeight = .unset, design: FontDesign = .unset
    ) -> Font {
        Font(size: size, weight: weight, design: design)
    }

    /// Returns the font of a text style of the system.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - weight: The weight. Default: that of the style.
    ///   - design: The design. Default: that of the environment.
    public static func system(
        _ style: FontStyle, weight: FontWeight = .unset, design: FontDesign = .unset
    ) -> Font {
        Font(style: style, weight: weight, design: design)
    }

    /// Returns a font of a family.
    ///
    /// - Parameters:
    ///   - family: The name of the family.
    ///   - size: The size, in points.
    public static func custom(_ family: String, size: any NumberConvertible) -> Font {
        Font(SceneLiteral.record([("family", family), ("size", size)]))
    }
}

extension Rotation {
    /// Returns a rotation.
    ///
    /// - Parameter value: The angle in degrees, clockwise.
    public static func degrees(_ value: any NumberConvertible) -> Rotation { Rotation(value.sceneLiteral) }
}

extension Clip {
    /// Returns the clip of a rectangle with round corners.
    ///
    /// - Parameter cornerRadius: The radius of the corners, in points.
    public static func rect(cornerRadius: any NumberConvertible) -> Clip {
        Clip(SceneLiteral.record([("cornerRadius", cornerRadius)]))
    }
}
