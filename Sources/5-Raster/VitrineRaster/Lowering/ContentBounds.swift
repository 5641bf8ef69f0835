import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineGlass
import VitrinePixels

/// Rectangles that contain everything that items paint, in device pixels; larger than necessary where an
/// exact answer would cost as much as painting.
enum ContentBounds {
    /// Returns the bounding box of all items, or `nil` if they paint nothing.
    static func of(_ items: [DisplayItem], _ transform: Affine) -> Rect? {
        var box: Rect?
        for item in items {
            guard let next = of(item.content, transform) else { continue }
            box = box.map { $0.union(next) } ?? next
        }
        return box
    }

    static func of(_ content: DisplayContent, _ transform: Affine) -> Rect? {
        switch content {
        case .fill(let area, _), .backdrop(let area, _): return area.conservativeBounds.map(transform.apply)
        case .shadow(let area, let shadow):
            if shadow.placement == .inner { return area.conservativeBounds.map(transform.apply) }
            return of(shadow, of: area, transform)
        case .glyphs(let run, _): return run.conservativeBounds.map(transform.apply)
        case .surface(let surface):
            var box: Rect?
            forEachPart(of: surface, transform) { part in box = box.map { $0.union(part) } ?? part }
            return box
        case .glass(let glass):
            let box = glass.bounds.outset(
                by: glass.joinOutset + max(glass.bodies.map(\.optics.contour.width).max() ?? 0, 0)
                    + 1)
            return glass.shadows.reduce(transform.apply(box)) {
                $0.union(of($1, cast: box.outset(by: max($1.spread, 0)), transform))
            }
        case .progressiveBlur(let area, _): return area.conservativeBounds.map(transform.apply)
        case .adaptive(let content):
            let (light, dark) = (of(content.light, transform), of(content.dark, transform))
            guard let light, let dark else { return light ?? dark }
            return light.union(dark)
        case .projected(let content): return ProjectionPlan.bounds(of: content, transform)
        case .group(let group): return of(group, transform)
        }
    }

    /// Calls `body` with the box of each part of a surface that paints something.
    static func forEachPart(of surface: Surface, _ transform: Affine, _ body: (Rect) -> Void) {
        let whole = surface.area.conservativeBounds.map(transform.apply)
        if let whole, surface.backdrop != nil { body(whole) }
        for shadow in surface.outerShadows {
            if let box = of(shadow, of: surface.area, transform) { body(box) }
        }
        for layer in surface.layers {
            switch layer.content {
            case .fill, .innerShadow: if let whole { body(whole) }
            case .stroke(let line, _): if let box = line.conservativeBounds.map(transform.apply) { body(box) }
            }
        }
    }

    private static func of(_ shadow: Shadow, of area: Area, _ transform: Affine) -> Rect? {
        area.spread(by: shadow.spread).conservativeBounds.map { of(shadow, cast: $0, transform) }
    }

    private static func of(_ shadow: Shadow, cast box: Rect, _ transform: Affine) -> Rect {
        let moved = transform.apply(box.offsetBy(shadow.offset))
        let state = PaintState(transform: transform, clip: Clip(PixelRect(width: 0, height: 0)))
        return moved.outset(by: Double(state.blur(shadow.sigma).reach) + 1)
    }

    private static func of(_ group: Group, _ outer: Affine) -> Rect? {
        let transform = group.transform.then(outer)
        guard group.opacity > 0, var box = filtered(group, transform) else { return nil }
        let state = PaintState(transform: transform, clip: Clip(PixelRect(width: 0, height: 0)))
        for shadow in group.shadows where shadow.placement == .outer {
            box = box.union(box.outset(by: Double(AlphaShadow(shadow, state).influenceRadius) + 1))
        }
        guard let mask = group.mask, !mask.isInverted else { return box }
        return of(mask.items, transform)?.roundedOut.intersection(box.roundedOut)
    }

    /// Returns the box of a group's items, clipped and filtered.
    private static func filtered(_ group: Group, _ transform: Affine) -> Rect? {
        if group.filters.affectsTransparentBlack {
            return group.clip.map { $0.conservativeBounds.map(transform.apply) } ?? unbounded
        }
        let state = PaintState(transform: transform, clip: Clip(PixelRect(width: 0, height: 0)))
        return clipped(group, transform)?.outset(by: Double(state.reach(of: group.filters)) + 1)
    }

    /// Returns the box of a group's items, clipped. It is rounded out to whole pixels, because coverages that
    /// share no point may still share a pixel.
    static func clipped(_ group: Group, _ transform: Affine) -> Rect? {
        guard let box = of(group.items, transform) else { return nil }
        guard let clip = group.clip else { return box }
        return clip.conservativeBounds.map(transform.apply)?.roundedOut.intersection(box.roundedOut)
    }

    /// A rectangle larger than any canvas. Coverage is limited to coordinates closer to the origin.
    static let unbounded = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

extension Rect {
    /// The smallest rectangle of whole pixels that contains this one.
    fileprivate var roundedOut: Rect {
        Rect(
            minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up),
            maxY: maxY.rounded(.up))
    }
}
