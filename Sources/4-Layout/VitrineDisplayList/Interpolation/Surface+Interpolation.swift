import VitrineColor
import VitrineGeometry

extension Surface: ColorInterpolatable {
    /// Returns `false` if any part of the surfaces has nothing in between.
    package func isInterpolatable(to other: Surface) -> Bool {
        area.isInterpolatable(to: other.area) && backdrop.isInterpolatable(to: other.backdrop)
            && outerShadows.isInterpolatable(to: other.outerShadows)
            && layers.isInterpolatable(to: other.layers)
    }

    package func mixture(with other: Surface, at fraction: Double, in colors: ColorInterpolation) -> Surface {
        Surface(
            area: area.interpolated(to: other.area, at: fraction),
            backdrop: backdrop.interpolated(to: other.backdrop, at: fraction, in: colors),
            outerShadows: outerShadows.interpolated(to: other.outerShadows, at: fraction, in: colors),
            layers: layers.interpolated(to: other.layers, at: fraction, in: colors))
    }
}

extension Surface.Layer: Fadeable {
    package var faded: Surface.Layer {
        switch content {
        case .fill(let paint): Self(.fill(paint.faded), source: source)
        case .stroke(let line, let paint): Self(.stroke(line, paint.faded), source: source)
        case .innerShadow(let shadow): Self(.innerShadow(shadow.faded), source: source)
        }
    }

    /// Returns `false` for layers of different kinds, or whose parts have nothing in between.
    package func isInterpolatable(to other: Surface.Layer) -> Bool {
        switch (content, other.content) {
        case (.fill(let from), .fill(let to)): from.isInterpolatable(to: to)
        case (.stroke(let line, let from), .stroke(let last, let to)):
            line.isInterpolatable(to: last) && from.isInterpolatable(to: to)
        case (.innerShadow(let from), .innerShadow(let to)): from.isInterpolatable(to: to)
        default: false
        }
    }

    package func mixture(
        with other: Surface.Layer, at fraction: Double, in colors: ColorInterpolation
    ) -> Surface.Layer {
        var layer = switched(to: other, at: fraction)
        switch (content, other.content) {
        case (.fill(let from), .fill(let to)):
            layer.content = .fill(from.interpolated(to: to, at: fraction, in: colors))
        case (.stroke(let line, let from), .stroke(let last, let to)):
            layer.content = .stroke(
                line.interpolated(to: last, at: fraction), from.interpolated(to: to, at: fraction, in: colors)
            )
        case (.innerShadow(let from), .innerShadow(let to)):
            layer.content = .innerShadow(from.interpolated(to: to, at: fraction, in: colors))
        default: break
        }
        return layer
    }
}
