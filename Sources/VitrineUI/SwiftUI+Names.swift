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

/// An icon and a title side by side.
public struct Label: View {
    private let title: any TextConvertible
    private let icon: any TextConvertible
    private let place: SourceLocation

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the icon.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public init(
        _ title: any TextConvertible, systemImage: any TextConvertible, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.title = title
        icon = systemImage
        place = SourceLocation(file, line, column)
    }

    public var body: some View {
        HStack(spacing: 6, file: place.file, line: place.line, column: place.column) {
            Icon(icon, file: place.file, line: place.line, column: place.column)
            Text(title, file: place.file, line: place.line, column: place.column)
        }
    }
}

/// No view.
public struct EmptyView: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    public init() {}
}

/// The figure of a surface.
public struct SurfaceShape: Sendable {
    let corners: CornerRadius

    /// A rectangle.
    ///
    /// - Parameter cornerRadius: The radius of its corners, in points. Default: 0.
    public static func rect(cornerRadius: any NumberConvertible = 0) -> SurfaceShape {
        SurfaceShape(corners: CornerRadius(cornerRadius))
    }

    /// A rectangle whose corners have the radii of others around it, less the distance.
    public static var concentric: SurfaceShape { SurfaceShape(corners: .concentric) }

    /// A rectangle with round ends.
    public static var capsule: SurfaceShape { SurfaceShape(corners: .capsule) }

    /// A circle, in a square frame.
    public static var circle: SurfaceShape { SurfaceShape(corners: .capsule) }
}

extension View {
    /// Lets the view stand on glass.
    ///
    /// - Parameters:
    ///   - glass: The kind of glass. Default: `regular`.
    ///   - shape: The figure of the glass.
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

    /// Paints or blurs what lies behind the view, in a figure.
    ///
    /// - Parameters:
    ///   - paint: The paint.
    ///   - shape: The figure.
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

/// Edges of a view.
public struct EdgeSet: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = EdgeSet(rawValue: 1)
    public static let leading = EdgeSet(rawValue: 2)
    public static let bottom = EdgeSet(rawValue: 4)
    public static let trailing = EdgeSet(rawValue: 8)
    public static let horizontal: EdgeSet = [.leading, .trailing]
    public static let vertical: EdgeSet = [.top, .bottom]
    public static let all: EdgeSet = [.horizontal, .vertical]
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

/// The progress of a task, as SwiftUI names it.
public typealias ProgressView = ProgressBar
