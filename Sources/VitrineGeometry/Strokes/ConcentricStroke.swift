/// A stroke whose outlines are two figures of the same kind: exact, and far cheaper than the general
/// stroker. Serves undashed strokes of rectangles, circles and circular rounded rectangles.
public struct ConcentricStroke: Sendable {
    public var outer: ResolvedShape
    /// Nil where the stroke fills the whole figure.
    public var inner: ResolvedShape?

    /// Nil where the stroke's outlines are not of the figure's kind.
    public init?(_ shape: ResolvedShape, _ style: StrokeStyle) {
        guard style.dash.isEmpty, style.width > 0, style.width < 1e9 else { return nil }
        let out: Double
        switch style.position {
        case .center: out = style.width / 2
        case .inside: out = 0
        case .outside: out = style.width
        }
        let inward = style.width - out
        switch shape {
        case .rectangle(let rect):
            guard rect.isDrawable, let figure = Self.grown(rect, out, style) else { return nil }
            outer = figure
            inner = Self.shrunk(rect, inward).map { .rectangle($0) }
        case .roundedRectangle(let rect, let radii, .circular):
            guard rect.isDrawable, radii.isUniform else { return nil }
            let fitted = radii.fitted(to: rect.size)
            if fitted.isZero {
                guard let figure = Self.grown(rect, out, style) else { return nil }
                outer = figure
            } else {
                outer = Self.rounded(rect.insetBy(-out, -out), fitted.topLeft + out)
            }
            inner = Self.shrunk(rect, inward).map { Self.rounded($0, max(fitted.topLeft - inward, 0)) }
        case .ellipse(let rect):
            guard rect.isDrawable, rect.width == rect.height else { return nil }
            outer = .ellipse(rect.insetBy(-out, -out))
            inner = Self.shrunk(rect, inward).map { .ellipse($0) }
        default: return nil
        }
    }

    /// A rectangle's outer outline: as the joins are.
    private static func grown(_ rect: Rect, _ out: Double, _ style: StrokeStyle) -> ResolvedShape? {
        let figure = rect.insetBy(-out, -out)
        guard out > 0 else { return .rectangle(figure) }
        switch style.join {
        case .miter: return style.miterLimit * style.miterLimit >= 2 ? .rectangle(figure) : nil
        case .round: return rounded(figure, out)
        case .bevel: return nil
        }
    }

    private static func shrunk(_ rect: Rect, _ inset: Double) -> Rect? {
        guard rect.width > 2 * inset, rect.height > 2 * inset else { return nil }
        return rect.insetBy(inset, inset)
    }

    private static func rounded(_ rect: Rect, _ radius: Double) -> ResolvedShape {
        .roundedRectangle(rect, CornerRadii(radius), .circular)
    }
}
