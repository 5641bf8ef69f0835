import VitrineDisplayList
import VitrineGeometry

extension Color {
    var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
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
        case .image(let image): image.frame.isFinite && image.opacity.isFinite
        }
    }
}

extension [GradientStop] {
    fileprivate var areFinite: Bool { allSatisfy { $0.location.isFinite && $0.color.isFinite } }
}

extension Shadow {
    var isFinite: Bool {
        color.isFinite && sigma.isFinite && spread.isFinite && offset.isFinite && gain.isFinite
    }
}

extension GlyphRun {
    /// Indicates whether all numbers are finite and the em has a size.
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
    /// Indicates whether all numbers are finite, curves have four ordinates and matrices twenty factors.
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

extension Surface {
    var isFinite: Bool {
        area.isFinite && (backdrop?.isFinite ?? true) && outerShadows.allSatisfy(\.isFinite)
            && layers.allSatisfy(\.isFinite)
    }
}

extension Surface.Layer {
    fileprivate var isFinite: Bool {
        switch content {
        case .fill(let paint): paint.isFinite
        case .stroke(let area, let paint): area.isFinite && paint.isFinite
        case .innerShadow(let shadow): shadow.isFinite
        }
    }
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
    /// Indicates whether the group's own numbers are finite; its items are not checked.
    var isFinite: Bool {
        transform.isFinite && opacity.isFinite && filters.allSatisfy(\.isFinite)
            && shadows.allSatisfy(\.isFinite)
            && (clip?.isFinite ?? true) && (backdropMatrix.map { LayerFilter.matrix($0).isFinite } ?? true)
    }
}
