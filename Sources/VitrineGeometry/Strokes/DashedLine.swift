/// The line that a stroker follows for a stroke beside an outline.
///
/// Where a stroke lies inside or outside, the stroker draws one twice as wide along the outline, of which the
/// other half is cut away. The ends of dashes would be cut with it: half of each round cap. Dashes of
/// figures run therefore along the figure's inset by half the width, as SwiftUI's `strokeBorder` has it.
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
    /// The concentric figure whose sides lie `distance` points further in, or further out where that is
    /// negative. Nil for paths, and where nothing is left.
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
