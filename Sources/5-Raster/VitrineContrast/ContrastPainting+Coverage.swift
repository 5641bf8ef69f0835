import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineRaster

extension ContrastPainting {
    /// What the items around some say about them.
    private struct Surroundings {
        /// The map from the items' points to those of the canvas; `nil` in perspective.
        var map: Affine? = .identity
        var opacity = 1.0
        var isReadable = true
    }

    /// What has been painted so far.
    private struct Painted {
        var numbering = DisplayItemNumbering()
        /// The boxes of the subjects among it, in the canvas' points: only these can be hidden.
        var subjects: [Rect] = []
    }

    /// Returns the subjects in white, and in black all that hides them: what is painted on them, and what
    /// shows them blurred.
    func unhidden(_ items: [DisplayItem]) -> [DisplayItem] {
        var painted = Painted()
        return coverage(items, &painted, Surroundings())
    }

    private func coverage(
        _ items: [DisplayItem], _ painted: inout Painted, _ around: Surroundings
    ) -> [DisplayItem] {
        let (opacity, isReadable) = (around.opacity, around.isReadable)
        return items.flatMap { item -> [DisplayItem] in
            let number = painted.numbering.number()
            if companions.contains(number) { return [] }
            let isSubject = measured.contains(number)
            if !isSubject, !item.content.mayHide(painted.subjects, under: around.map) { return [] }
            if let place = places[number] { painted.subjects.append(place) }
            let content: [DisplayContent] =
                switch item.content {
                case .glyphs(let run, let paint):
                    isSubject
                        ? isReadable ? [.glyphs(run, .solid(.white))] : []
                        : [.glyphs(run, paint.darkened(opacity))]
                case .fill(let area, let paint):
                    isSubject
                        ? isReadable ? [.fill(area, .solid(.white))] : []
                        : [.fill(area, paint.darkened(opacity))]
                case .shadow: []
                case .backdrop(let area, let filter): filter.hiding(area, opacity)
                case .surface(let surface):
                    isSubject
                        ? isReadable ? [.fill(surface.area, .solid(.white))] : [] : surface.hiding(opacity)
                case .glass(let glass):
                    glass.bodies.map { .fill(.fill($0.shape), .solid(Color.black.opacity(opacity))) }
                case .progressiveBlur(let area, let blur): [.fill(area, blur.hiding(opacity))]
                case .adaptive(let either): adaptive(either, &painted, around)
                case .projected(let flat): projected(flat, &painted, around)
                case .group(let group): self.group(group, &painted, around)
                }
            return content.map { DisplayItem(source: item.source, $0) }
        }
    }

    private func group(
        _ group: Group, _ painted: inout Painted, _ around: Surroundings
    ) -> [DisplayContent] {
        let inner = Surroundings(
            map: around.map.map { group.transform.then($0) },
            opacity: around.opacity * max(group.opacity, 0),
            isReadable: around.isReadable && !group.isUnreadable)
        let items = coverage(group.items, &painted, inner)
        if items.isEmpty { return [] }
        return [.group(Group(transform: group.transform, clip: group.clip, mask: group.mask, items: items))]
    }

    private func projected(
        _ content: ProjectedContent, _ painted: inout Painted, _ around: Surroundings
    ) -> [DisplayContent] {
        var inner = around
        inner.map = nil
        var content = content
        content.items = coverage(content.items, &painted, inner)
        return [.projected(content)]
    }

    /// Both contents have the same outlines, so the light one stands for either.
    private func adaptive(
        _ content: AdaptiveContent, _ painted: inout Painted, _ around: Surroundings
    ) -> [DisplayContent] {
        let items = coverage(content.light, &painted, around)
        // The dark content has subjects and numbers of its own.
        _ = coverage(content.dark, &painted, around)
        return items.isEmpty ? [] : [.group(Group(items: items))]
    }
}

extension DisplayContent {
    /// Returns `false` if what is painted is known to hide none of some places of the canvas.
    ///
    /// - Parameters:
    ///   - places: The places.
    ///   - map: The map from its points to those of the canvas; `nil` in perspective.
    fileprivate func mayHide(_ places: [Rect], under map: Affine?) -> Bool {
        let own: Rect?
        switch self {
        case .glyphs(let run, _): own = run.conservativeBounds
        case .fill(let area, _), .backdrop(let area, _), .progressiveBlur(let area, _):
            own = area.conservativeBounds
        case .surface(let surface): own = surface.area.conservativeBounds
        case .glass(let glass):
            own = Area(glass.bodies.map { .init(.union, .fill($0.shape)) }).conservativeBounds
        // What is in them is asked for itself.
        case .shadow, .adaptive, .projected, .group: return true
        }
        if places.isEmpty { return false }
        guard let map, let own else { return true }
        let box = map.apply(own)
        return places.contains { $0.intersection(box) != nil }
    }
}

extension Paint {
    /// Returns black where the paint is, as opaque as that.
    fileprivate func darkened(_ opacity: Double) -> Paint {
        func dark(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop($0.location, $0.color.dark(opacity), hint: $0.hint) }
        }
        switch self {
        case .solid(let color): return .solid(color.dark(opacity))
        case .linear(var gradient):
            gradient.stops = dark(gradient.stops)
            return .linear(gradient)
        case .radial(var gradient):
            gradient.stops = dark(gradient.stops)
            return .radial(gradient)
        case .angular(var gradient):
            gradient.stops = dark(gradient.stops)
            return .angular(gradient)
        case .mesh(var mesh):
            for index in mesh.vertices.indices {
                mesh.vertices[index].color = mesh.vertices[index].color.dark(opacity)
            }
            return .mesh(mesh)
        case .noise(var noise):
            noise.stops = dark(noise.stops)
            return .noise(noise)
        case .image(let image): return .solid(Color.black.opacity(image.opacity * opacity))
        }
    }
}

extension Color {
    fileprivate func dark(_ opacity: Double) -> Color { Color.black.opacity(alpha * opacity) }
}

extension BackdropFilter {
    /// Returns what hides as much as the filter does.
    fileprivate func hiding(_ area: Area, _ opacity: Double) -> [DisplayContent] {
        if sigma > ContrastPainting.readableSigma {
            return [.fill(area, .solid(Color.black.opacity(opacity)))]
        }
        return tints.map { .fill(area, .solid($0.dark(opacity))) }
    }
}

extension Surface {
    /// Returns what hides as much as the surface does.
    fileprivate func hiding(_ opacity: Double) -> [DisplayContent] {
        (backdrop?.hiding(area, opacity) ?? [])
            + layers.compactMap { layer in
                switch layer.content {
                case .fill(let paint): .fill(area, paint.darkened(opacity))
                case .stroke(let line, let paint): .fill(line, paint.darkened(opacity))
                case .innerShadow: nil
                }
            }
    }
}

extension ProgressiveBlur {
    /// Returns a paint that hides what the blur leaves unreadable.
    fileprivate func hiding(_ opacity: Double) -> Paint {
        func dark(_ sigma: Double) -> Color {
            Color.black.opacity(min(sigma / (2 * ContrastPainting.readableSigma), 1) * opacity)
        }
        let stops = [GradientStop(0, dark(startSigma)), GradientStop(1, dark(endSigma))]
        return .linear(LinearGradient(stops: stops, start: start, end: end))
    }
}
