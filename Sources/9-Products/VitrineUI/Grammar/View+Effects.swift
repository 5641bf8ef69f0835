import Foundation

// SwiftUI's notations for sizes, places and effects. Each makes the same values as the generated modifiers.

extension View {
    // MARK: Effects

    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur, in points.
    ///   - opaque: Ignored: what shines through stays as it is. Default: `false`.
    public func blur(
        radius: any NumberConvertible, opaque: Bool = false, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        blur(radius, file: file, line: line, column: column)
    }

    /// Makes colors stronger above 1, or weaker below.
    public func saturation(
        _ amount: any NumberConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        filter(Filter(saturation: amount), file: file, line: line, column: column)
    }

    /// Makes the view brighter, or darker below 0.
    public func brightness(
        _ amount: any NumberConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        filter(Filter(brightness: amount), file: file, line: line, column: column)
    }

    /// Increases the contrast of the view above 1, or reduces it below.
    public func contrast(
        _ amount: any NumberConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        filter(Filter(contrast: amount), file: file, line: line, column: column)
    }

    /// Makes the view gray, from 0 to 1.
    public func grayscale(
        _ amount: any NumberConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        filter(Filter(grayscale: amount), file: file, line: line, column: column)
    }

    /// Turns all hues by an angle.
    public func hueRotation(
        _ angle: Angle, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        filter(Filter(hueRotation: angle.degreesLiteral), file: file, line: line, column: column)
    }

    /// Inverts all colors.
    public func colorInvert(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        filter(Filter(invert: 1), file: file, line: line, column: column)
    }

    /// Multiplies all colors by a color.
    public func colorMultiply(
        _ color: Color, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        filter(Filter(tint: color), file: file, line: line, column: column)
    }

    /// Hides the view, but keeps its room.
    public func hidden(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        opacity(0, file: file, line: line, column: column)
    }

    // MARK: Transforms

    /// Rotates the view about a point of it.
    ///
    /// - Parameters:
    ///   - angle: The angle, clockwise.
    ///   - anchor: The point of the view that stays.
    public func rotationEffect(
        _ angle: Angle, anchor: PaintImagePosition, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        rotationEffect(
            degrees: angle.degreesLiteral, anchor: anchor, file: file, line: line, column: column)
    }

    /// Scales the view.
    @_disfavoredOverload
    public func scaleEffect(
        _ factor: any NumberConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        scaleEffect(Scale(factor), file: file, line: line, column: column)
    }

    /// Scales the view about a point of it.
    ///
    /// - Parameters:
    ///   - factor: The factor of the width and the height.
    ///   - anchor: The point of the view that stays.
    public func scaleEffect(
        _ factor: any NumberConvertible, anchor: PaintImagePosition, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        scaleEffect(x: factor, y: factor, anchor: anchor, file: file, line: line, column: column)
    }

    /// Turns the view in space.
    ///
    /// - Parameters:
    ///   - angle: The angle.
    ///   - axis: The direction of the axis: right, down and towards the eye.
    ///   - perspective: The strength of the perspective. Default: 1.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), perspective: Double = 1,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        modified(
            "rotation3D",
            .record([
                ("degrees", angle.degreesLiteral),
                ("axis", SceneLiteral.record([("x", axis.x), ("y", axis.y), ("z", axis.z)])),
                ("perspective", perspective == 1 ? nil : perspective),
            ]), at: SourceLocation(file, line, column))
    }

    /// Scales the view.
    ///
    /// - Parameter scale: The factors of the width and the height.
    @_disfavoredOverload
    public func scaleEffect(
        _ scale: CGSize, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        scaleEffect(x: scale.width, y: scale.height, file: file, line: line, column: column)
    }

    /// Moves the view without affecting the layout.
    @_disfavoredOverload
    public func offset(
        _ offset: CGSize, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        self.offset(x: offset.width, y: offset.height, file: file, line: line, column: column)
    }

    /// Puts the centre of the view at a point in the room around it.
    @_disfavoredOverload
    public func position(
        _ position: CGPoint, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        self.position(x: position.x, y: position.y, file: file, line: line, column: column)
    }

    /// Names the node in dumps and reports.
    @_disfavoredOverload
    public func id(
        _ value: some Hashable, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        id("\(value)", file: file, line: line, column: column)
    }

    // MARK: Sizes

    /// Gives the view the proportions of a size.
    public func aspectRatio(
        _ ratio: CGSize, contentMode: AspectRatioContentMode, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        aspectRatio(
            ratio.height > 0 ? Double(ratio.width / ratio.height) : nil, contentMode: contentMode, file: file,
            line: line, column: column)
    }

    /// Adds room on all edges of the view.
    @_disfavoredOverload
    public func padding(
        _ length: any NumberConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        padding(EdgeInsets(length.sceneLiteral), file: file, line: line, column: column)
    }

    /// Adds room on some edges of the view, as SwiftUI does within a safe area.
    public func safeAreaPadding(
        _ edges: EdgeSet = .all, _ length: any NumberConvertible = 16, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        padding(edges, length, file: file, line: line, column: column)
    }

    /// Gives the view the proportions of a ratio.
    ///
    /// - Parameters:
    ///   - ratio: The width divided by the height; `nil` for that of the content.
    ///   - contentMode: `fit` to stay in the room that there is, `fill` to fill it.
    public func aspectRatio(
        _ ratio: Double?, contentMode: AspectRatioContentMode, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        let value = ratio.map { SceneLiteral(.number($0)) } ?? .unset
        return modified(
            "aspectRatio", .record([("ratio", value), ("contentMode", contentMode)]),
            at: SourceLocation(file, line, column))
    }

    /// Gives the view the proportions of a ratio.
    @_disfavoredOverload
    public func aspectRatio(
        _ ratio: Double, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        modified("aspectRatio", SceneLiteral(.number(ratio)), at: SourceLocation(file, line, column))
    }

    /// Keeps the view's proportions and fits it into the available room.
    public func scaledToFit(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        aspectRatio(.fit, file: file, line: line, column: column)
    }

    /// Keeps the view's proportions and fills the available room.
    public func scaledToFill(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        aspectRatio(.fill, file: file, line: line, column: column)
    }

    /// Gives the view its ideal size along some axes, whatever the available room.
    public func fixedSize(
        horizontal: Bool, vertical: Bool, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        switch (horizontal, vertical) {
        case (true, true): fixedSize(.both, file: file, line: line, column: column)
        case (true, false): fixedSize(.horizontal, file: file, line: line, column: column)
        case (false, true): fixedSize(.vertical, file: file, line: line, column: column)
        case (false, false): ModifiedView(literals: nodes)
        }
    }

    // MARK: Safe area

    /// Puts a bar along an edge, whose room the view keeps free, and behind which content fades and blurs.
    public func safeAreaBar(
        edge: Edge, alignment: Alignment = .unset, spacing: (any NumberConvertible)? = nil,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> ViewList
    ) -> ModifiedView {
        let fades =
            switch edge.sceneLiteral.content {
            case .string("top"), .string("bottom"): true
            default: false
            }
        return safeAreaInset(
            edge: edge, spacing: spacing, alignment: alignment, edgeEffect: fades ? true : nil, file: file,
            line: line, column: column, content: content)
    }

    /// Puts views along an edge, whose room the view keeps free.
    public func safeAreaInset(
        edge: Edge, alignment: Alignment, spacing: (any NumberConvertible)? = nil,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> ViewList
    ) -> ModifiedView {
        safeAreaInset(
            edge: edge, spacing: spacing, alignment: alignment, file: file, line: line, column: column,
            content: content)
    }

    /// Lets the view reach some edges of the screen.
    public func ignoresSafeArea(
        edges: EdgeSet, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        modified("ignoresSafeArea", edges.literal, at: SourceLocation(file, line, column))
    }

    /// Lets the view reach some edges of the screen.
    ///
    /// - Parameters:
    ///   - regions: The regions that the view reaches: all.
    ///   - edges: The edges. Default: all.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions, edges: EdgeSet = .all, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        ignoresSafeArea(edges: edges, file: file, line: line, column: column)
    }

    /// Lets the view reach some edges of the screen.
    public func edgesIgnoringSafeArea(
        _ edges: EdgeSet, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        ignoresSafeArea(edges: edges, file: file, line: line, column: column)
    }
}

extension EdgeSet {
    /// The edges as the scene language lists them.
    fileprivate var literal: SceneLiteral {
        if self == .all { return true }
        let names: [(EdgeSet, SceneLiteral)] = [
            (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
        ]
        return SceneLiteral(.sequence(names.filter { contains($0.0) }.map(\.1)))
    }
}
