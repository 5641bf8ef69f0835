import VitrineGeometry
import VitrineJSON

extension Paint {
    var printed: String {
        switch self {
        case .solid(let color): return PrintedText.color(color)
        case .linear(let g):
            let line = "\(PrintedText.point(g.start))->\(PrintedText.point(g.end))"
            return "linear(\(line)\(g.stops.printed)\(g.space.printed)\(g.spread.printed))"
        case .radial(let g):
            let center =
                g.startCenter == g.endCenter
                ? PrintedText.point(g.endCenter)
                : "\(PrintedText.point(g.startCenter))->\(PrintedText.point(g.endCenter))"
            let radii = "r\(PrintedText.number(g.startRadius))->r\(PrintedText.number(g.endRadius))"
            let aspect = g.aspect == 1 ? "" : " aspect \(PrintedText.number(g.aspect))"
            let tail = g.stops.printed + g.space.printed + g.spread.printed
            return "radial(\(center) \(radii)\(aspect)\(tail))"
        case .angular(let g):
            let angles = "\(PrintedText.number(g.startAngle))->\(PrintedText.number(g.endAngle))"
            let tail = g.stops.printed + g.space.printed + g.spread.printed
            return "angular(\(PrintedText.point(g.center)) \(angles)\(tail))"
        case .mesh(let g):
            let vertices = g.vertices.map {
                "\(PrintedText.point($0.position)) \(PrintedText.color($0.color))"
            }
            let creases = g.smoothsColors ? "" : " creased"
            return
                "mesh(\(g.columns)x\(g.rows) \(vertices.joined(separator: ", "))\(creases)\(g.space.printed))"
        case .noise(let n):
            let octaves = "octaves \(n.octaves) gain \(PrintedText.number(n.gain)) seed \(n.seed)"
            return
                """
                noise(\(n.kind.rawValue) cell \(PrintedText.number(n.cell)) \
                \(octaves)\(n.stops.printed)\(n.space.printed))
                """
        case .image(let image):
            let size = "\(image.picture.width)x\(image.picture.height)"
            var text = "image(\(PrintedText.quoted(image.name)) \(size) in (\(image.frame.printed))"
            if image.repeats { text += " repeated" }
            if image.sampling != .bilinear { text += " \(image.sampling.rawValue)" }
            if image.opacity < 1 { text += " opacity \(PrintedText.number(image.opacity))" }
            return text + ")"
        }
    }

    var json: JSONValue {
        func gradient(
            _ kind: String, stops: [GradientStop], space: GradientSpace,
            spread: GradientSpread, geometry: [String: JSONValue]
        ) -> JSONValue {
            var members = geometry
            members["kind"] = .string(kind)
            members["stops"] = .array(
                stops.map { stop in
                    var members = ["location": .number(stop.location), "color": stop.color.json]
                    if let hint = stop.hint { members["hint"] = .number(hint) }
                    return .object(members)
                })
            members["in"] = .string(space.rawValue)
            if spread != .pad { members["spread"] = .string(spread.rawValue) }
            return .object(members)
        }
        switch self {
        case .solid(let color): return color.json
        case .linear(let g):
            return gradient(
                "linear", stops: g.stops, space: g.space, spread: g.spread,
                geometry: ["start": g.start.json, "end": g.end.json])
        case .radial(let g):
            return gradient(
                "radial", stops: g.stops, space: g.space, spread: g.spread,
                geometry: [
                    "startCenter": g.startCenter.json, "endCenter": g.endCenter.json,
                    "aspect": .number(g.aspect), "radii": .numbers([g.startRadius, g.endRadius]),
                ])
        case .angular(let g):
            return gradient(
                "angular", stops: g.stops, space: g.space, spread: g.spread,
                geometry: ["center": g.center.json, "angles": .numbers([g.startAngle, g.endAngle])])
        case .mesh(let g):
            return .object([
                "kind": .string("mesh"), "columns": .number(Double(g.columns)),
                "in": .string(g.space.rawValue),
                "smoothsColors": .bool(g.smoothsColors), "vertices": .array(g.vertices.map(\.json)),
            ])
        case .noise(let n):
            return gradient(
                "noise", stops: n.stops, space: n.space, spread: .pad,
                geometry: [
                    "field": .string(n.kind.rawValue), "cell": .number(n.cell),
                    "octaves": .number(Double(n.octaves)), "gain": .number(n.gain),
                    "seed": .string(String(n.seed)),
                ])
        case .image(let image):
            return .object([
                "kind": .string("image"), "name": .string(image.name), "frame": image.frame.json,
                "pixels": .numbers([Double(image.picture.width), Double(image.picture.height)]),
                "opacity": .number(image.opacity),
                "repeats": .bool(image.repeats), "sampling": .string(image.sampling.rawValue),
            ])
        }
    }
}

extension MeshGradient.Vertex {
    fileprivate var json: JSONValue {
        var members = ["position": position.json, "color": color.json]
        for (name, control) in [
            ("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom),
        ] {
            if let control { members[name] = control.json }
        }
        return .object(members)
    }
}

extension GradientSpace {
    fileprivate var printed: String { self == .srgb ? "" : " in \(rawValue)" }
}

extension GradientSpread {
    fileprivate var printed: String { self == .pad ? "" : " \(rawValue)" }
}

extension GradientStop {
    fileprivate var printed: String {
        let middle = hint.map { " hint \(PrintedText.number($0))" } ?? ""
        return "\(PrintedText.number(location)) \(PrintedText.color(color))\(middle)"
    }
}

extension [GradientStop] {
    /// The location and colour of each stop, with a leading space; empty if there are no stops.
    fileprivate var printed: String {
        isEmpty ? "" : " " + map(\.printed).joined(separator: ", ")
    }
}

extension BackdropFilter {
    /// The filters, tints and edge in the order in which they are applied.
    var printed: String {
        var steps = filters.map(\.printed)
        for tint in tints { steps.append("tint \(PrintedText.color(tint))") }
        if edge != .canvas { steps.append("edge \(edge.rawValue)") }
        return steps.isEmpty ? "nothing" : steps.joined(separator: " ")
    }
}

extension LayerFilter {
    var printed: String {
        switch self {
        case .blur(let sigma): "blur \(PrintedText.number(sigma))"
        case .pixel(let filter): filter.printed
        }
    }

    var json: JSONValue {
        switch self {
        case .blur(let sigma): .object(["blur": .number(sigma)])
        case .pixel(let filter): filter.json
        }
    }
}

extension Group {
    /// The effects of the group on its items, with a trailing space; empty if it has none.
    var printed: String {
        var text = ""
        if transform != .identity { text += "transform \(transform.printed) " }
        if isIsolated { text += "isolated " }
        if opacity != 1 { text += "opacity \(PrintedText.number(opacity)) " }
        if blendMode != .normal { text += "blend \(blendMode.rawValue) " }
        if let backdropMatrix { text += "backdrop \(PixelFilter.matrix(backdropMatrix).printed) " }
        if blendsInSRGB { text += "in srgb " }
        if let clip { text += "clip \(clip.printed) " }
        if mirrorsBackdropAtClip { text += "backdrop ends " }
        for filter in filters { text += filter.printed + " " }
        for shadow in shadows { text += "shadow(\(shadow.printed)) " }
        return text
    }
}
