// SwiftUI's notations for what lies behind, on and around a view. Each makes the same values as the generated
// modifiers.

extension View {
    // MARK: Backgrounds

    /// Paints what lies behind the view with a color or a gradient.
    @_disfavoredOverload
    public func background(
        _ style: some ShapeStyle, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        background(Background(style.paint), file: file, line: line, column: column)
    }

    /// Paints what lies behind the view with a color or a gradient.
    @_disfavoredOverload
    public func background(
        _ style: some ShapeStyle & View, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        background(Background(style.paint), file: file, line: line, column: column)
    }

    /// Puts a view behind this one, of the same size.
    @_disfavoredOverload
    public func background(
        _ view: some View, alignment: Alignment = .unset, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        background(alignment: alignment, file: file, line: line, column: column) { view }
    }

    /// Blurs what lies behind the view.
    @_disfavoredOverload
    public func background(
        _ material: Material, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        self.material(material, file: file, line: line, column: column)
    }

    /// Paints what lies behind the view, in a shape.
    public func background(
        _ paint: Background, in shape: some Shape, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        guard let corners = shape.corners else {
            return background(file: file, line: line, column: column) {
                shape.modified("fill", paint.sceneLiteral, at: SourceLocation(file, line, column))
            }
        }
        return background(paint, in: SurfaceShape(corners: corners), file: file, line: line, column: column)
    }

    /// Paints what lies behind the view with a color or a gradient, in a shape.
    @_disfavoredOverload
    public func background(
        _ style: some ShapeStyle, in shape: SurfaceShape, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        background(Background(style.paint), in: shape, file: file, line: line, column: column)
    }

    /// Paints what lies behind the view with a color or a gradient, in a shape.
    @_disfavoredOverload
    public func background(
        _ style: some ShapeStyle, in shape: some Shape, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        background(Background(style.paint), in: shape, file: file, line: line, column: column)
    }

    /// Blurs what lies behind the view, in a shape.
    @_disfavoredOverload
    public func background(
        _ material: Material, in shape: SurfaceShape, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        self.material(material, file: file, line: line, column: column)
            .cornerRadius(shape.corners, file: file, line: line, column: column)
    }

    /// Blurs what lies behind the view, in a shape.
    @_disfavoredOverload
    public func background(
        _ material: Material, in shape: some Shape, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        guard let corners = shape.corners else {
            return background(file: file, line: line, column: column) {
                shape.material(material, file: file, line: line, column: column)
            }
        }
        return background(
            material, in: SurfaceShape(corners: corners), file: file, line: line, column: column)
    }

    /// Paints the system's background behind the view, in a shape.
    public func background(
        in shape: some Shape, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        background(.systemBackground, in: shape, file: file, line: line, column: column)
    }

    /// Paints what lies behind the view as far as some edges of the screen.
    public func background(
        _ paint: Paint, ignoresSafeAreaEdges edges: EdgeSet, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        background(file: file, line: line, column: column) {
            Rectangle(file: file, line: line, column: column)
                .fill(paint, file: file, line: line, column: column)
                .ignoresSafeArea(edges: edges, file: file, line: line, column: column)
        }
    }

    /// Blurs what lies behind the view as far as some edges of the screen.
    @_disfavoredOverload
    public func background(
        _ material: Material, ignoresSafeAreaEdges edges: EdgeSet, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        background(file: file, line: line, column: column) {
            Rectangle(file: file, line: line, column: column)
                .material(material, file: file, line: line, column: column)
                .ignoresSafeArea(edges: edges, file: file, line: line, column: column)
        }
    }

    // MARK: Overlays and masks

    /// Blurs the view.
    @_disfavoredOverload
    public func overlay(
        _ material: Material, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        overlay(file: file, line: line, column: column) {
            Rectangle(file: file, line: line, column: column)
                .material(material, file: file, line: line, column: column)
        }
    }

    /// Puts a view in front of this one, of the same size.
    @_disfavoredOverload
    public func overlay(
        _ view: some View, alignment: Alignment = .unset, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        overlay(alignment: alignment, file: file, line: line, column: column) { view }
    }

    /// Paints over the view.
    @_disfavoredOverload
    public func overlay(
        _ paint: Paint, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        overlay(file: file, line: line, column: column) {
            Rectangle(file: file, line: line, column: column)
                .fill(paint, file: file, line: line, column: column)
        }
    }

    /// Paints over the view, in a shape.
    public func overlay(
        _ paint: Paint, in shape: some Shape, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        overlay(file: file, line: line, column: column) {
            shape.fill(paint, file: file, line: line, column: column)
        }
    }

    /// Paints over the view, in a shape.
    public func overlay(
        _ paint: Paint, in shape: SurfaceShape, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        let place = SourceLocation(file, line, column)
        return overlay(file: file, line: line, column: column) {
            RoundedRectangle(RoundedRectangleCorners(shape.corners.sceneLiteral))
                .modified("fill", paint.sceneLiteral, at: place)
        }
    }

    /// Shows the view where another one is opaque.
    @_disfavoredOverload
    public func mask(
        _ view: some View, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        mask(file: file, line: line, column: column) { view }
    }

    // MARK: Shapes

    /// Cuts the view at a shape.
    public func clipShape(
        _ shape: some Shape, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        clipShape(shape.clip, file: file, line: line, column: column)
    }

    /// Cuts the view at its frame.
    public func clipped(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        clipShape(.rectangle, file: file, line: line, column: column)
    }

    /// Lets the view stand on glass in a shape.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        guard let corners = shape.corners else {
            return background(file: file, line: line, column: column) {
                shape.glassEffect(glass, file: file, line: line, column: column)
            }
        }
        return glassEffect(
            glass, in: SurfaceShape(corners: corners), file: file, line: line, column: column)
    }

    // MARK: Paints

    /// Sets the paint of all text, icons and unpainted shapes in the view to a color or a gradient.
    @_disfavoredOverload
    public func foregroundStyle(
        _ style: some ShapeStyle, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        foregroundStyle(style.paint, file: file, line: line, column: column)
    }

    /// Sets the paints of the layers of symbols in the view, the first also that of text.
    public func foregroundStyle(
        _ primary: Paint, _ secondary: Paint, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        foregroundStyle(primary, file: file, line: line, column: column)
            .palette([primary, secondary], file: file, line: line, column: column)
    }

    /// Sets the paints of the three layers of symbols in the view, the first also that of text.
    public func foregroundStyle(
        _ primary: Paint, _ secondary: Paint, _ tertiary: Paint, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        foregroundStyle(primary, file: file, line: line, column: column)
            .palette([primary, secondary, tertiary], file: file, line: line, column: column)
    }

    /// Sets the color of all text, icons and unpainted shapes in the view.
    public func foregroundColor(
        _ color: Color, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        modified("foreground", color.sceneLiteral, at: SourceLocation(file, line, column))
    }

    /// Paints a shape with a color or a gradient.
    @_disfavoredOverload
    public func fill(
        _ style: some ShapeStyle, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        fill(style.paint, file: file, line: line, column: column)
    }

    /// Lets a shape blur what lies behind it.
    @_disfavoredOverload
    public func fill(
        _ material: Material, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        self.material(material, file: file, line: line, column: column)
    }

    // MARK: Borders

    /// Draws a line along a shape, astride its outline; inside that of another view.
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

    /// Draws a line along a shape, astride its outline; inside that of another view.
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

    /// Draws a line along a shape, astride its outline; inside that of another view.
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

    /// Draws a line in the foreground along a shape, astride its outline.
    ///
    /// - Parameter lineWidth: The width of the line, in points.
    public func stroke(
        lineWidth: any NumberConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        border(
            .primary, [("width", lineWidth.sceneLiteral)], center: true, SourceLocation(file, line, column))
    }

    /// Draws a line in the foreground along a shape, astride its outline.
    ///
    /// - Parameter style: The width, the ends and the dashes of the line.
    public func stroke(
        style: StrokeStyle, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        stroke(.primary, style: style, file: file, line: line, column: column)
    }

    /// Draws a line of one point in the foreground along a shape, astride its outline.
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
