import VitrineGeometry

extension SVGIcon {
    /// Returns the items with the icon fitted into a rectangle, centred.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - name: The name of the areas, for users.
    package func placed(in rect: Rect, name: String? = nil) -> [Item] {
        let scale = min(rect.width / size.width, rect.height / size.height)
        let map = Affine.scale(scale, scale).then(
            .translation(rect.midX - size.width * scale / 2, rect.midY - size.height * scale / 2))
        return items.map { $0.mapped(by: map, name: name) }
    }
}

extension SVGIcon.Item {
    /// Returns the item mapped by `map`, which must scale both axes alike and must not rotate.
    fileprivate func mapped(by map: Affine, name: String?) -> SVGIcon.Item {
        switch self {
        case .layer(var layer):
            layer.area = layer.area.mapped(by: map)
            layer.area.name = name
            return .layer(layer)
        case .group(var group):
            group.clip = group.clip?.mapped(by: map)
            group.items = group.items.map { $0.mapped(by: map, name: name) }
            return .group(group)
        }
    }

    /// Returns the part of the item that lies within a region.
    ///
    /// A layer is intersected with a region that consists of one shape, which is exact along edges that both
    /// share. The clip of a group would multiply their coverages there.
    func clipped(by clip: Area) -> SVGIcon.Item {
        if case .layer(var layer) = self, clip.operands.count == 1, let only = clip.operands.first {
            layer.area.operands.append(Area.Operand(.intersect, only.geometry))
            return .layer(layer)
        }
        return .group(SVGIcon.Group(opacity: 1, clip: clip, items: [self]))
    }

    /// A rectangle that contains everything that is drawn; `nil` if nothing is.
    var extent: Rect? {
        switch self {
        case .layer(let layer): layer.area.extent
        case .group(let group): group.items.extent
        }
    }
}

extension [SVGIcon.Item] {
    fileprivate var extent: Rect? {
        reduce(nil) { box, item in
            guard let other = item.extent else { return box }
            return box?.union(other) ?? other
        }
    }

    /// Adds an item. Consecutive layers in the foreground colour are merged into one region, so that a
    /// translucent foreground does not reveal where the lines of a file cross.
    mutating func add(_ item: SVGIcon.Item) {
        guard case .layer(let next) = item, case .layer(var last)? = last, last.paint == .foreground,
            next.paint == .foreground, last.opacity == 1, next.opacity == 1, last.level == next.level,
            next.area.operands.allSatisfy({ $0.operation == .union })
        else { return append(item) }
        last.area.operands += next.area.operands
        self[count - 1] = .layer(last)
    }
}

extension Area {
    fileprivate func mapped(by map: Affine) -> Area {
        var copy = self
        copy.operands = operands.map { operand in
            switch operand.geometry {
            case .fill(let shape): Operand(operand.operation, .fill(shape.mapped(by: map)))
            case .stroke(let shape, let line):
                Operand(operand.operation, .stroke(shape.mapped(by: map), line.scaled(by: map.meanScale)))
            }
        }
        return copy
    }

    /// A rectangle that contains the region, including the longest miters that the joins of its strokes may
    /// have.
    var extent: Rect? {
        var box: Rect?
        for operand in operands {
            let bounds: Rect
            switch operand.geometry {
            case .fill(let shape): bounds = shape.bounds
            case .stroke(let shape, let line):
                let tips = max(line.join == .miter ? line.miterLimit : 1, line.cap == .square ? 1.5 : 1)
                bounds = shape.bounds.insetBy(-line.width / 2 * tips, -line.width / 2 * tips)
            }
            switch operand.operation {
            case .union: box = box?.union(bounds) ?? bounds
            case .intersect: box = box?.intersection(bounds)
            case .subtract: break
            }
        }
        return box
    }
}

extension ResolvedShape {
    fileprivate func mapped(by map: Affine) -> ResolvedShape {
        switch self {
        case .rectangle(let rect): .rectangle(map.apply(rect))
        case .path(let path, let rule): .path(path.transformed(by: map), rule)
        // The builder does not create any others.
        case .roundedRectangle, .ellipse: .path(path().transformed(by: map), .nonZero)
        }
    }
}

extension StrokeStyle {
    func scaled(by factor: Double) -> StrokeStyle {
        var copy = self
        copy.width *= factor
        copy.dash = dash.map { $0 * factor }
        copy.dashPhase *= factor
        return copy
    }
}
