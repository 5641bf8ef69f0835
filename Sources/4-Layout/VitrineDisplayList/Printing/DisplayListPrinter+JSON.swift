import VitrineColor
import VitrineGeometry
import VitrineJSON

extension DisplayListPrinter {
    /// Returns the list as JSON with sorted keys and a trailing line feed.
    ///
    /// Paths are complete, as SVG path data; the pixels of pictures are left out.
    public func jsonText(of list: DisplayList) -> String {
        JSONValue.object([
            "size": .numbers([list.size.width, list.size.height]),
            "scale": .number(list.scale), "colorSpace": .string(list.colorSpace.rawValue),
            "items": items(list.items),
        ]).dumped() + "\n"
    }

    private func items(_ items: [DisplayItem]) -> JSONValue { .array(items.map(node)) }

    private func node(_ item: DisplayItem) -> JSONValue { .object(members(of: item)) }

    /// Returns the members of the JSON object for an item.
    package func members(of item: DisplayItem) -> [String: JSONValue] {
        var members = node(item.content)
        if showsSources { members["source"] = .string(item.source) }
        return members
    }

    private func node(_ content: DisplayContent) -> [String: JSONValue] {
        switch content {
        case .fill(let area, let paint):
            ["kind": .string("fill"), "area": area.json, "paint": paint.json]
        case .shadow(let area, let shadow):
            ["kind": .string("shadow"), "area": area.json, "shadow": shadow.json]
        case .glyphs(let run, let paint):
            [
                "kind": .string("glyphs"), "text": .string(run.text), "font": .string(run.fontDescription),
                "size": .number(run.size), "origin": run.origin.json, "advance": .number(run.advance),
                "glyphs": .number(Double(run.glyphs.count)), "paint": paint.json,
            ]
        case .backdrop(let area, let filter):
            ["kind": .string("backdrop"), "area": area.json, "filter": filter.json]
        case .surface(let surface): node(surface)
        case .glass(let glass): glass.json
        case .progressiveBlur(let area, let blur):
            [
                "kind": .string("progressiveBlur"), "area": area.json, "start": blur.start.json,
                "end": blur.end.json, "sigma": .numbers([blur.startSigma, blur.endSigma]),
                "tint": blur.tint.json,
            ]
        case .adaptive(let content):
            [
                "kind": .string("adaptive"), "area": content.area.json,
                "threshold": .number(content.threshold),
                "light": items(content.light), "dark": items(content.dark),
            ]
        case .projected(let content):
            [
                "kind": .string("projected"), "map": .numbers(content.map.numbers),
                "items": items(content.items),
            ]
        case .group(let group): node(group)
        }
    }

    private func node(_ surface: Surface) -> [String: JSONValue] {
        var members: [String: JSONValue] = [
            "kind": .string("surface"), "area": surface.area.json,
            "shadows": .array(surface.outerShadows.map(\.json)),
            "layers": .array(surface.layers.map { .object(node($0)) }),
        ]
        if let backdrop = surface.backdrop { members["backdrop"] = backdrop.json }
        return members
    }

    private func node(_ layer: Surface.Layer) -> [String: JSONValue] {
        var members: [String: JSONValue] =
            switch layer.content {
            case .fill(let paint): ["kind": .string("fill"), "paint": paint.json]
            case .stroke(let area, let paint):
                ["kind": .string("stroke"), "area": area.json, "paint": paint.json]
            case .innerShadow(let shadow): ["kind": .string("shadow"), "shadow": shadow.json]
            }
        if showsSources && !layer.source.isEmpty { members["source"] = .string(layer.source) }
        return members
    }

    private func node(_ group: Group) -> [String: JSONValue] {
        let t = group.transform
        var members: [String: JSONValue] = [
            "kind": .string("group"), "opacity": .number(group.opacity),
            "blendMode": .string(group.blendMode.rawValue), "isolated": .bool(group.isIsolated),
            "filters": .array(group.filters.map(\.json)),
            "transform": .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]),
            "shadows": .array(group.shadows.map(\.json)), "items": items(group.items),
        ]
        if let clip = group.clip { members["clip"] = clip.json }
        if let matrix = group.backdropMatrix { members["backdropMatrix"] = .numbers(matrix.factors) }
        if group.blendsInSRGB { members["blendsInSRGB"] = .bool(true) }
        if group.mirrorsBackdropAtClip { members["endsBackdrop"] = .bool(true) }
        if let mask = group.mask {
            var parts = ["kind": .string(mask.kind.rawValue), "items": items(mask.items)]
            if mask.isInverted { parts["inverted"] = .bool(true) }
            members["mask"] = .object(parts)
        }
        return members
    }
}

extension Point {
    var json: JSONValue { .numbers([x, y]) }
}

extension Rect {
    var json: JSONValue { .numbers([minX, minY, width, height]) }
}

extension Color {
    var json: JSONValue { .string(PrintedText.color(self)) }
}

extension ResolvedShape {
    package var json: JSONValue {
        switch self {
        case .rectangle(let rect): .object(["kind": .string("rectangle"), "rect": rect.json])
        case .ellipse(let rect): .object(["kind": .string("ellipse"), "rect": rect.json])
        case .roundedRectangle(let rect, let radii, let style) where radii.isRound:
            .object([
                "kind": .string("roundedRectangle"), "rect": rect.json, "radii": .numbers(radii.across),
                "corners": .string(style.rawValue),
            ])
        case .roundedRectangle(let rect, let radii, let style):
            .object([
                "kind": .string("roundedRectangle"), "rect": rect.json, "radii": .numbers(radii.across),
                "radiiDown": .numbers(radii.down), "corners": .string(style.rawValue),
            ])
        case .path(let path, let rule):
            .object([
                "kind": .string("path"), "data": .string(PrintedText.svg(path)),
                "rule": .string(rule.rawValue),
            ])
        }
    }
}

extension StrokeStyle {
    var json: JSONValue {
        .object([
            "width": .number(width), "cap": .string(cap.rawValue), "join": .string(join.rawValue),
            "miterLimit": .number(miterLimit), "dash": .numbers(dash), "dashPhase": .number(dashPhase),
            "position": .string(position.rawValue),
        ])
    }
}

extension Area {
    var json: JSONValue {
        .array(
            operands.map { operand in
                var members = ["operation": JSONValue.string(operand.operation.rawValue)]
                switch operand.geometry {
                case .fill(let shape): members["fill"] = shape.json
                case .stroke(let shape, let style):
                    members["stroke"] = shape.json
                    members["style"] = style.json
                }
                return .object(members)
            })
    }
}

extension Shadow {
    var json: JSONValue {
        .object([
            "color": color.json, "sigma": .number(sigma), "spread": .number(spread), "offset": offset.json,
            "knockout": .bool(knockout), "placement": .string(placement.rawValue), "gain": .number(gain),
            "falloff": .string(falloff.rawValue),
        ])
    }
}

extension BackdropFilter {
    var json: JSONValue {
        .object([
            "filters": .array(filters.map(\.json)), "tints": .array(tints.map(\.json)),
            "edge": .string(edge.rawValue),
        ])
    }
}
