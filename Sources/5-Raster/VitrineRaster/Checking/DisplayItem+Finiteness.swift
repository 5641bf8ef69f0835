import VitrineDisplayList
import VitrineGeometry

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
            && (clip?.isFinite ?? true) && (backdropMatrix.map { PixelFilter.matrix($0).isFinite } ?? true)
    }
}
