import VitrineGeometry
import VitrineStyle

extension PlacedShape {
    /// Returns the region that a border covers.
    func line(of stroke: StrokeSpec) -> Area {
        if stroke.gap > 0 { return line(of: stroke.style, beyond: stroke.gap) }
        let (line, style) = strokeGeometry(for: stroke.style, hairline: stroke.hairline)
        guard stroke.sides != .all else { return .stroke(line, style) }
        let outward =
            switch stroke.style.position {
            case .inside: 0.0
            case .center: style.width / 2
            case .outside: style.width
            }
        guard let (radii, corner) = radii else {
            let sectors = Path.sectors(of: frame, on: stroke.sides, reaching: style.width)
            return Area([
                .init(.union, .stroke(line, style)), .init(.intersect, .fill(.path(sectors, .nonZero))),
            ])
        }
        func outline(_ distance: Double) -> ResolvedShape {
            if distance == 0 { return resolved }
            let insets = stroke.sides.insets(distance)
            let box = Rect(
                minX: frame.minX + insets.left, minY: frame.minY + insets.top,
                maxX: frame.maxX - insets.right, maxY: frame.maxY - insets.bottom)
            return .rectangle(box, radii.inset(by: insets), corner)
        }
        let inner = outline(style.width - outward)
        return Area([.init(.union, .fill(outline(-outward))), .init(.subtract, .fill(inner))])
    }

    /// Returns the region of a border along the outline that lies a distance beyond the shape's own.
    private func line(of style: StrokeStyle, beyond gap: Double) -> Area {
        if let outline = resolved.inset(by: -gap) { return .stroke(outline, style) }
        // A free path has no outline beyond its own: what a wider border covers, without the gap.
        var wide = style
        wide.width += gap
        return Area([
            .init(.union, .stroke(resolved, wide)),
            .init(.subtract, .stroke(resolved, StrokeStyle(width: 2 * gap))),
        ])
    }

    /// The fitted radii of a shape that is a rectangle with corners; `nil` for any other.
    private var radii: (CornerRadii, CornerStyle)? {
        switch resolved {
        case .rectangle: return (.zero, .circular)
        case .roundedRectangle(_, let radii, let style): return (radii.fitted(to: frame.size), style)
        case .ellipse(let box) where box == frame:
            return (CornerRadii(Size(box.width / 2, box.height / 2)), .circular)
        case .ellipse, .path: return nil
        }
    }

    /// Returns the outline that a border follows, and the style to stroke it with.
    ///
    /// An open line has no inside. If it is part of a closed shape, it is stroked as that part of the shape's
    /// border, so that an arc or a trimmed circle stays within its frame just as the whole shape would. Other
    /// open lines are stroked centred. A centred hairline on the boundary between two pixels would cover half
    /// of each, so it is moved onto one of them.
    ///
    /// - Parameter hairline: The size of a device pixel in points if the stroke is a hairline; `nil`
    ///   otherwise.
    func strokeGeometry(for style: StrokeStyle, hairline: Double?) -> (ResolvedShape, StrokeStyle) {
        var style = style
        if hairline != nil, style.position == .center, shape.isInsettable { style.position = .inside }
        let distance =
            style.position == .inside ? style.width / 2 : style.position == .outside ? -style.width / 2 : 0
        var centred = style
        centred.position = .center
        switch shape {
        case .arc(_, _, .open):
            return (PlacedShape(shape, in: frame.insetBy(distance, distance)).resolved, centred)
        case .trimmed(let whole, let trim):
            let line = PlacedShape(whole, in: frame).strokeGeometry(for: style, hairline: nil).0
            let middle = whole.isInsettable ? line.inset(by: distance) ?? line : line
            return (.path(middle.path().trimmed(from: trim.from, to: trim.to), line.fillRule), centred)
        case .outline(_, isOpen: true): return (resolved, centred)
        case .path:
            if style.position == .inside { style.position = .center }
            guard let pixel = hairline, style.position == .center else { return (resolved, style) }
            return (.path(resolved.path().alignedToPixelCenters(pixel), resolved.fillRule), style)
        default: return (resolved, style)
        }
    }
}

extension Path {
    /// Returns the parts of the plane around a frame that belong to its sides: what lies between the lines
    /// from its centre through its corners.
    fileprivate static func sectors(of frame: Rect, on sides: Sides, reaching width: Double) -> Path {
        let centre = Point(frame.midX, frame.midY)
        let factor = 2 + 4 * width / max(min(frame.width, frame.height), 1e-6)
        let corners = [Point(0, 0), Point(1, 0), Point(1, 1), Point(0, 1)].map { unit in
            centre + (frame.point(atUnit: unit) - centre) * factor
        }
        var path = Path()
        for (index, side) in [Sides.top, .right, .bottom, .left].enumerated() where sides.contains(side) {
            path.move(to: centre)
            path.line(to: corners[index])
            path.line(to: corners[(index + 1) % 4])
            path.close()
        }
        return path
    }

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
