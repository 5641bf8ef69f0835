/// The line that a stroker follows for a stroke on one side of an outline.
///
/// For a stroke that lies inside or outside, the stroker draws one of twice the width along the outline, and
/// the other half is cut away. That would also cut the ends of dashes: half of each round cap. Dashes of
/// shapes therefore run along the shape's inset by half the width, as in SwiftUI's `strokeBorder`.
public struct DashedLine: Sendable {
    public let path: Path
    public let style: StrokeStyle

    public init(_ shape: ResolvedShape, _ style: StrokeStyle) {
        guard !style.dash.isEmpty, style.position != .center,
            let middle = shape.inset(by: style.position == .inside ? style.width / 2 : -style.width / 2)
        else {
            path = shape.path()
            self.style = style
            return
        }
        path = middle.path()
        var centred = style
        centred.position = .center
        self.style = centred
    }
}

extension ResolvedShape {
    /// Returns the concentric shape whose sides lie `distance` points further in, or further out if it is
    /// negative. `nil` for paths, and if nothing is left.
    public func inset(by distance: Double) -> ResolvedShape? {
        func inner(_ rect: Rect) -> Rect? {
            guard rect.width > 2 * distance, rect.height > 2 * distance else { return nil }
            return rect.insetBy(distance, distance)
        }
        switch self {
        case .rectangle(let rect): return inner(rect).map { .rectangle($0) }
        case .roundedRectangle(let rect, let radii, let style):
            return inner(rect).map {
                .roundedRectangle($0, radii.fitted(to: rect.size).inset(by: distance), style)
            }
        case .ellipse(let rect): return inner(rect).map { .ellipse($0) }
        case .path: return nil
        }
    }
}
