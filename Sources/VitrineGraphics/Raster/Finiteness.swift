// Whether every number is finite, for each type that a display list is made of.

extension Affine {
    var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension Point {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
    var isFinite: Bool { origin.isFinite && maxX.isFinite && maxY.isFinite }
}

extension Color {
    var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
}

extension Path {
    var isFinite: Bool {
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

extension Shape {
    var isFinite: Bool {
        switch self {
        case .rectangle(let rect), .ellipse(let rect): rect.isFinite
        case .roundedRectangle(let rect, let radii, _): rect.isFinite && radii.all.allSatisfy(\.isFinite)
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
    var isFinite: Bool {
        operands.allSatisfy { operand in
            switch operand.geometry {
            case .fill(let shape): shape.isFinite
            case .stroke(let shape, let style): shape.isFinite && style.isFinite
            }
        }
    }
}

extension Paint {
    var isFinite: Bool {
        switch self {
        case .solid(let color): color.isFinite
        case .linear(let g): g.stops.areFinite && g.start.isFinite && g.end.isFinite
        case .radial(let g):
            g.stops.areFinite && g.startCenter.isFinite && g.endCenter.isFinite && g.startRadius.isFinite
                && g.endRadius.isFinite && g.aspect.isFinite
        case .angular(let g):
            g.stops.areFinite && g.center.isFinite && g.startAngle.isFinite && g.endAngle.isFinite
        case .mesh(let g): g.isWellFormed && g.vertices.allSatisfy(\.isFinite)
        case .noise(let n): n.stops.areFinite && n.cell.isFinite && n.gain.isFinite
        case .image(let image): image.frame.isFinite
        }
    }
}

extension [GradientStop] {
    fileprivate var areFinite: Bool { allSatisfy { $0.location.isFinite && $0.color.isFinite } }
}

extension Shadow {
    var isFinite: Bool { color.isFinite && sigma.isFinite && spread.isFinite && offset.isFinite }
}

extension GlyphRun {
    /// The em must have a size, too.
    var isFinite: Bool {
        size.isFinite && unitsPerEm.isFinite && unitsPerEm > 0
            && glyphs.allSatisfy { $0.position.isFinite && $0.outline.path.isFinite }
    }
}

extension MeshGradient.Vertex {
    fileprivate var isFinite: Bool {
        position.isFinite && color.isFinite
            && [leading, top, trailing, bottom].allSatisfy { $0?.isFinite ?? true }
    }
}

extension LayerFilter {
    /// A curve must have four ordinates and a matrix twenty factors, too.
    var isFinite: Bool {
        switch self {
        case .blur(let sigma): sigma.isFinite
        case .matrix(let matrix): matrix.factors.count == 20 && matrix.factors.allSatisfy(\.isFinite)
        case .luminanceCurve(let curve):
            curve.amount.isFinite && curve.ordinates.count == 4 && curve.ordinates.allSatisfy(\.isFinite)
        }
    }
}

extension BackdropFilter {
    var isFinite: Bool { filters.allSatisfy(\.isFinite) && tints.allSatisfy(\.isFinite) }
}

extension Glass {
    var isFinite: Bool {
        bodies.allSatisfy { $0.shape.isFinite && $0.optics.isFinite } && smoothness.isFinite
            && light.angle.isFinite && light.first.isFinite && light.second.isFinite
            && shadows.allSatisfy(\.isFinite)
    }
}

extension ProgressiveBlur {
    var isFinite: Bool {
        start.isFinite && end.isFinite && startSigma.isFinite && endSigma.isFinite && tint.isFinite
    }
}

extension Group {
    /// Whether the group's own numbers are; its items are not looked at.
    var isFinite: Bool {
        transform.isFinite && opacity.isFinite && filters.allSatisfy(\.isFinite)
            && shadows.allSatisfy(\.isFinite)
            && (clip?.isFinite ?? true)
    }
}
