import Foundation

// SwiftUI's ways to make shapes.

extension RoundedRectangle {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: The style of the corners. Default: continuous.
    public init(
        cornerRadius: any NumberConvertible, style: CornerRadiusStyle = .unset,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        if style.sceneLiteral.isUnset {
            self.init(
                RoundedRectangleCorners(cornerRadius.sceneLiteral), file: file, line: line, column: column)
        } else {
            self.init(radius: cornerRadius, style: style, file: file, line: line, column: column)
        }
    }
}

extension RoundedRectangle {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and the height of the corners, in points.
    ///   - style: The style of the corners. Default: continuous.
    public init(
        cornerSize: CGSize, style: CornerRadiusStyle = .unset, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            x: cornerSize.width, y: cornerSize.height, style: style, file: file, line: line, column: column)
    }
}

extension Path {
    /// Creates the view of a path that is made of lines and curves.
    ///
    /// - Parameter content: A function that draws the path, in points from the top left of the frame.
    public init(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ content: (inout PathBuilder) -> Void
    ) {
        var builder = PathBuilder()
        content(&builder)
        self.init(builder.data, file: file, line: line, column: column)
    }
}

extension Path {
    /// Creates the view of a rectangle at its place.
    public init(
        _ rect: CGRect, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(file: file, line: line, column: column) { $0.addRect(rect) }
    }

    /// Creates the view of the largest ellipse in a rectangle.
    public init(
        ellipseIn rect: CGRect, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(file: file, line: line, column: column) { $0.addEllipse(in: rect) }
    }

    /// Creates the view of a rectangle with round corners at its place.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius of the corners, in points.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(file: file, line: line, column: column) {
            $0.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
        }
    }
}

extension UnevenRoundedRectangle {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - cornerRadii: The radii of the corners, in points.
    ///   - style: The style of the corners. Default: continuous.
    public init(
        cornerRadii: RectangleCornerRadii, style: CornerRadiusStyle = .unset, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading,
            bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing,
            style: style, file: file, line: line, column: column)
    }
}

extension SurfaceShape {
    /// A rectangle whose corners can have different radii, in points.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: CornerRadiusStyle = .unset
    ) -> SurfaceShape {
        .rect(
            topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading,
            bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing,
            style: style)
    }
}

extension Capsule {
    /// Creates the view.
    ///
    /// - Parameter style: The style of the ends.
    public init(
        style: CornerRadiusStyle, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(style, file: file, line: line, column: column)
    }
}

extension Clip {
    /// The clip of a rectangle with round ends.
    public static var buttonBorder: Clip { capsule }

    /// The clip of a rectangle whose corners are concentric with those of the surface around it.
    public static var containerRelative: Clip { .cornerRadius(.concentric) }

    /// Returns the clip of a rectangle with corners of several radii, in points.
    public static func rect(cornerRadii: RectangleCornerRadii, style: CornerRadiusStyle = .unset) -> Clip {
        .cornerRadius(SurfaceShape.rect(cornerRadii: cornerRadii, style: style).corners)
    }

    /// The clip of a rectangle.
    public static var rect: Clip { rectangle }

    /// Returns the clip of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: The style of the corners.
    public static func rect(cornerRadius: any NumberConvertible, style: CornerRadiusStyle) -> Clip {
        .cornerRadius(CornerRadius(radius: cornerRadius, style: style))
    }

    /// Returns the clip of a rectangle with corners of several radii, in points.
    @_disfavoredOverload
    public static func rect(
        topLeadingRadius: any NumberConvertible = 0, bottomLeadingRadius: any NumberConvertible = 0,
        bottomTrailingRadius: any NumberConvertible = 0, topTrailingRadius: any NumberConvertible = 0,
        style: CornerRadiusStyle = .unset
    ) -> Clip {
        let shape = SurfaceShape.rect(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
        return .cornerRadius(shape.corners)
    }
}

extension StrokeStyle {
    /// Creates the style of a line.
    ///
    /// - Parameters:
    ///   - lineWidth: The width, in points. Default: 1.
    ///   - lineCap: The shape of the ends. Default: butt.
    ///   - lineJoin: The shape of the corners. Default: miter.
    ///   - miterLimit: The longest miter, in widths of the line. Default: 10.
    ///   - dash: The lengths of dashes and gaps, in points. Default: a solid line.
    ///   - dashPhase: The points into the pattern at which the line starts. Default: 0.
    @_disfavoredOverload
    public init(
        lineWidth: any NumberConvertible = 1, lineCap: LineCap = .unset, lineJoin: LineJoin = .unset,
        miterLimit: (any NumberConvertible)? = nil, dash: [Double] = [],
        dashPhase: (any NumberConvertible)? = nil
    ) {
        self.init(
            SceneLiteral.record([
                ("width", lineWidth), ("cap", lineCap), ("join", lineJoin), ("miterLimit", miterLimit),
                ("dash", dash.isEmpty ? .unset : SceneLiteral.list(dash)), ("dashPhase", dashPhase),
            ]))
    }
}

/// The way in which a picture fits its frame: `fit` or `fill`.
public typealias ContentMode = AspectRatioContentMode

/// A rectangle whose corners are concentric with those of the surface around it, under SwiftUI's name.
public typealias ContainerRelativeShape = ConcentricRectangle

extension Edge {
    /// Edges of a view.
    public typealias Set = EdgeSet
}

/// The place of views across a column.
public typealias HorizontalAlignment = Alignment

/// The place of views across a row.
public typealias VerticalAlignment = Alignment
