import VitrineGeometry
import VitrineStyle

extension Shape {
    /// Returns the outline that a border follows in a frame, and the style to stroke it with.
    ///
    /// An open line has no inside. If it is part of a closed shape, it is stroked as that part of the shape's
    /// border, so that an arc or a trimmed circle stays within its frame just as the whole shape would. Other
    /// open lines are stroked centred. A centred hairline on the boundary between two pixels would cover half
    /// of each, so it is moved onto one of them.
    ///
    /// - Parameter hairline: The size of a device pixel in points if the stroke is a hairline; `nil`
    ///   otherwise.
    func strokeGeometry(for style: StrokeStyle, in frame: Rect, hairline: Double?) -> (
        ResolvedShape, StrokeStyle
    ) {
        var style = style
        if hairline != nil, style.position == .center, isInsettable { style.position = .inside }
        let distance =
            style.position == .inside ? style.width / 2 : style.position == .outside ? -style.width / 2 : 0
        var centred = style
        centred.position = .center
        switch self {
        case .arc(_, _, .open): return (resolved(in: frame.insetBy(distance, distance)), centred)
        case .trimmed(let shape, let trim):
            let whole = shape.strokeGeometry(for: style, in: frame, hairline: nil).0
            let middle = shape.isInsettable ? whole.inset(by: distance) ?? whole : whole
            return (.path(middle.path().trimmed(from: trim.from, to: trim.to), whole.fillRule), centred)
        case .outline(_, isOpen: true): return (resolved(in: frame), centred)
        case .path:
            if style.position == .inside { style.position = .center }
            let shape = resolved(in: frame)
            guard let pixel = hairline, style.position == .center else { return (shape, style) }
            return (.path(shape.path().alignedToPixelCenters(pixel), shape.fillRule), style)
        default: return (resolved(in: frame), style)
        }
    }

    /// `true` if a border inside the shape can follow a smaller version of the same shape.
    private var isInsettable: Bool {
        switch self {
        case .rectangle, .concentric, .rounded, .stadium, .circle, .ellipse: true
        default: false
        }
    }
}

extension Path {
    /// Returns the path shifted by half a pixel along each axis on which a straight segment lies on the
    /// boundary between two rows or columns of pixels.
    fileprivate func alignedToPixelCenters(_ pixel: Double) -> Path {
        func isPixelBoundary(_ value: Double) -> Bool {
            let steps = value / pixel
            return abs(steps - steps.rounded()) < 1e-6
        }
        var (dx, dy) = (0.0, 0.0)
        var current: Point?
        for element in elements {
            if case .line(let p) = element, let from = current {
                if p.x == from.x, isPixelBoundary(p.x) { dx = pixel / 2 }
                if p.y == from.y, isPixelBoundary(p.y) { dy = pixel / 2 }
            }
            switch element {
            case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): current = p
            case .close: break
            }
        }
        return dx == 0 && dy == 0 ? self : transformed(by: .translation(dx, dy))
    }
}
