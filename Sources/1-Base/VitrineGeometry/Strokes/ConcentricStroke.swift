/// A stroke whose outlines are two shapes of the same kind: exact, and far cheaper than the general stroker.
///
/// Used for undashed strokes of rectangles, circles and circular rounded rectangles. Borders inside or
/// outside elliptical corners are as in CSS: the radii of the two outlines differ by the width.
public struct ConcentricStroke: Sendable {
    public var outer: ResolvedShape
    /// The inner outline, or `nil` if the stroke fills the whole shape.
    public var inner: ResolvedShape?

    /// Creates the stroke, or `nil` if its outlines are not of the shape's kind.
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
            guard rect.isDrawable, let outline = Self.grown(rect, out, style) else { return nil }
            outer = outline
            inner = Self.shrunk(rect, inward).map { .rectangle($0) }
        case .roundedRectangle(let rect, let radii, .circular) where radii.isRound:
            guard rect.isDrawable, radii.isUniform else { return nil }
            let fitted = radii.fitted(to: rect.size)
            if fitted.isZero {
                guard let outline = Self.grown(rect, out, style) else { return nil }
                outer = outline
            } else {
                outer = Self.rounded(rect.insetBy(-out, -out), fitted.topLeft.width + out)
            }
            inner = Self.shrunk(rect, inward).map { Self.rounded($0, max(fitted.topLeft.width - inward, 0)) }
        case .roundedRectangle(let rect, let radii, let corner) where !radii.isRound:
            guard rect.isDrawable, style.position != .center else { return nil }
            let fitted = radii.fitted(to: rect.size)
            outer = .roundedRectangle(rect.insetBy(-out, -out), fitted.inset(by: -out), corner)
            inner = Self.shrunk(rect, inward).map {
                .roundedRectangle($0, fitted.inset(by: inward), corner)
            }
        case .ellipse(let rect):
            guard rect.isDrawable, rect.width == rect.height else { return nil }
            outer = .ellipse(rect.insetBy(-out, -out))
            inner = Self.shrunk(rect, inward).map { .ellipse($0) }
        default: return nil
        }
    }

    /// Returns a rectangle's outer outline, according to the joins.
    private static func grown(_ rect: Rect, _ out: Double, _ style: StrokeStyle) -> ResolvedShape? {
        let outline = rect.insetBy(-out, -out)
        guard out > 0 else { return .rectangle(outline) }
        switch style.join {
        case .miter: return style.miterLimit * style.miterLimit >= 2 ? .rectangle(outline) : nil
        case .round: return rounded(outline, out)
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
