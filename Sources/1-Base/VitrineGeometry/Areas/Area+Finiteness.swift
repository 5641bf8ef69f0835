// `isFinite` indicates whether every number is finite, for each type of geometry.

extension Affine {
    @inlinable public var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension Point {
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
    @inlinable public var isFinite: Bool { origin.isFinite && maxX.isFinite && maxY.isFinite }
}

extension Path {
    @inlinable public var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let p), .line(let p): p.isFinite
            case .quad(let c, let p): c.isFinite && p.isFinite
            case .cubic(let c1, let c2, let p): c1.isFinite && c2.isFinite && p.isFinite
            case .close: true
            }
        }
    }
}

extension ResolvedShape {
    @inlinable public var isFinite: Bool {
        switch self {
        case .rectangle(let rect), .ellipse(let rect): rect.isFinite
        case .roundedRectangle(let rect, let radii, _):
            rect.isFinite && radii.across.allSatisfy(\.isFinite) && radii.down.allSatisfy(\.isFinite)
        case .path(let path, _): path.isFinite
        }
    }
}

extension StrokeStyle {
    var isFinite: Bool {
        width.isFinite && miterLimit.isFinite && dashPhase.isFinite && dash.allSatisfy(\.isFinite)
    }
}

extension Area {
    public var isFinite: Bool {
        operands.allSatisfy { operand in
            switch operand.geometry {
            case .fill(let shape): shape.isFinite
            case .stroke(let shape, let style): shape.isFinite && style.isFinite
            }
        }
    }
}
