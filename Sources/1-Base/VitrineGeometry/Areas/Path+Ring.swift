extension Path {
    /// Returns a circular band just inside the largest circle centred in a rectangle, or a part of one.
    ///
    /// A part whose round ends overlap must be filled with the non-zero rule. The path is empty if `arc` is,
    /// and for a width that is not positive.
    ///
    /// - Parameters:
    ///   - width: The width of the band in points; beyond the radius the band is a disc.
    ///   - startAngle: The start, an angle as in `arc`.
    ///   - endAngle: The end, an angle as in `arc`.
    ///   - cap: The shape of the ends of a part: at its angles, or extended past them by a half circle or
    ///     half a square of the band's width.
    public static func ring(
        _ rect: Rect, width: Double, startAngle: Double = 0, endAngle: Double = 360,
        cap: StrokeStyle.Cap = .butt
    ) -> Path {
        guard rect.isDrawable, width > 0, width.isFinite else { return Path() }
        let outer = min(rect.width, rect.height) / 2
        let inner = max(outer - width, 0)
        let centre = Point(rect.midX, rect.midY)
        func circle(_ centre: Point, _ radius: Double) -> Rect {
            Rect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
        }
        let there = Path.arc(circle(centre, outer), startAngle: startAngle, endAngle: endAngle)
        let back = Path.arc(circle(centre, inner), startAngle: endAngle, endAngle: startAngle)
        var path = there
        guard there.elements.last != .close else {
            if !back.isEmpty { path.append(back) }
            return path
        }
        guard !there.isEmpty else { return path }
        let turn = endAngle > startAngle ? 1.0 : -1
        func addEnd(at angle: Double, onward: Double) {
            let (sine, cosine) = ExactMath.sinCos(degrees: angle)
            let out = Point(cosine, sine)
            switch cap {
            case .butt: break
            case .square:
                let past = out.perpendicular * (onward * (outer - inner) / 2)
                let ends = onward == turn ? (outer, inner) : (inner, outer)
                path.line(to: centre + out * ends.0 + past)
                path.line(to: centre + out * ends.1 + past)
            case .round:
                // From the band's near edge over the far side of the end to its other edge.
                let start = onward == turn ? angle : angle + 180
                path.continue(
                    with: .arc(
                        circle(centre + out * ((outer + inner) / 2), (outer - inner) / 2), startAngle: start,
                        endAngle: start + 180 * turn))
            }
        }
        addEnd(at: endAngle, onward: turn)
        if back.isEmpty { path.line(to: centre) } else { path.continue(with: back) }
        addEnd(at: startAngle, onward: -turn)
        path.close()
        return path
    }

    /// Adds the segments of another path, with its first `move` replaced by a line.
    private mutating func `continue`(with other: Path) {
        for element in other.elements {
            switch element {
            case .move(let p), .line(let p): line(to: p)
            case .quad(let c, let p): quad(c, to: p)
            case .cubic(let c1, let c2, let p): cubic(c1, c2, to: p)
            case .close: close()
            }
        }
    }
}
