// SwiftUI's ways to make stacks, scroll views and grids.

/// Views in a column, all of which a still draws.
public typealias LazyVStack = VStack

/// Views in a row, all of which a still draws.
public typealias LazyHStack = HStack

extension VStack {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views. Default: centered.
    ///   - spacing: The distance between views, in points. Default: 8.
    ///   - pinnedViews: What stays while a finger scrolls, which a still does not show.
    ///   - content: The views.
    public init(
        alignment: Alignment = .unset, spacing: (any NumberConvertible)? = nil,
        pinnedViews: PinnedScrollableViews, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder content: () -> ViewList
    ) {
        self.init(
            alignment: alignment, spacing: spacing, file: file, line: line, column: column, content: content)
    }
}

extension Spacer {
    /// Creates the view.
    ///
    /// - Parameter minLength: The least room that it takes, in points; `nil` for the default.
    public init(
        minLength: (any NumberConvertible)?, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        literals = .node("spacer", minLength?.sceneLiteral ?? nil, at: SourceLocation(file, line, column))
    }
}

extension ScrollView {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - axes: The axes along which it scrolls.
    ///   - showsIndicators: `true` to show how far it has scrolled. Default: as the scene language has it.
    ///   - content: The nodes in it.
    public init(
        _ axes: Axes, showsIndicators: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder content: () -> ViewList
    ) {
        self.init(
            axes: axes, showsIndicators: showsIndicators, file: file, line: line, column: column,
            content: content)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - axes: The axes along which it scrolls.
    ///   - showsIndicators: `true` to show how far it has scrolled. Default: as the scene language has it.
    ///   - content: The nodes in it.
    public init(
        _ axes: [Axes], showsIndicators: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder content: () -> ViewList
    ) {
        self.init(
            axes: axes.count == 1 ? axes[0] : .both, showsIndicators: showsIndicators, file: file,
            line: line, column: column, content: content)
    }
}

extension View {
    /// Leaves the view out of the size of its cell along some axes.
    @_disfavoredOverload
    public func gridCellUnsizedAxes(
        _ axes: [Axes], file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        gridCellUnsizedAxes(axes.count == 1 ? axes[0] : .both, file: file, line: line, column: column)
    }
}

extension ViewThatFits {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - axes: The axes along which a view must fit.
    ///   - content: The views, of which the first that fits is taken.
    public init(
        in axes: Axes, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> ViewList
    ) {
        self.init(axes: axes, file: file, line: line, column: column, content: content)
    }
}

extension LazyVGrid {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: The alignment of the cells. Default: centered.
    ///   - spacing: The distance of rows, in points.
    ///   - content: The cells.
    @_disfavoredOverload
    public init(
        columns: [GridItem], alignment: Alignment = .unset, spacing: (any NumberConvertible)? = nil,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> ViewList
    ) {
        self.init(
            columns: GridItems(columns), alignment: alignment, spacing: spacing, file: file, line: line,
            column: column, content: content)
    }
}

extension LazyHGrid {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: The alignment of the cells. Default: centered.
    ///   - spacing: The distance of columns, in points.
    ///   - content: The cells.
    @_disfavoredOverload
    public init(
        rows: [GridItem], alignment: Alignment = .unset, spacing: (any NumberConvertible)? = nil,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> ViewList
    ) {
        self.init(
            rows: GridItems(rows), alignment: alignment, spacing: spacing, file: file, line: line,
            column: column, content: content)
    }
}
