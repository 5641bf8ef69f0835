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

    /// Puts glass in a shape behind the view.
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
}
