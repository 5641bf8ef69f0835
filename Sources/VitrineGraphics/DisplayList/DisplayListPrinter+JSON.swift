extension DisplayListPrinter {
    /// The list as JSON with sorted keys, ending with a line feed. Paths are whole, as SVG path
    /// data; pixels of pictures are left out.
    public func jsonText(of list: DisplayList) -> String {
        JSONNode.object([
            "size": .numbers([list.size.width, list.size.height]),
            "scale": .number(list.scale),
            "items": items(list.items),
        ]).text() + "\n"
    }

    private func items(_ items: [DisplayItem]) -> JSONNode { .array(items.map(node)) }

    private func node(_ item: DisplayItem) -> JSONNode {
        var members = node(item.content)
        if showsSources { members["source"] = .string(item.source) }
        return .object(members)
    }

    private func node(_ content: DisplayContent) -> [String: JSONNode] {
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
        case .image(let image):
            [
                "kind": .string("image"), "name": .string(image.name), "frame": image.frame.json,
                "pixels": .numbers([Double(image.pixels.width), Double(image.pixels.height)]),
            ]
        case .backdrop(let area, let filter):
            ["kind": .string("backdrop"), "area": area.json, "filter": filter.json]
        case .group(let group): node(group)
        }
    }

    private func node(_ group: Group) -> [String: JSONNode] {
        let t = group.transform
        var members: [String: JSONNode] = [
            "kind": .string("group"), "opacity": .number(group.opacity), "blur": .number(group.blurSigma),
            "transform": .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]),
            "shadows": .array(group.shadows.map(\.json)), "items": items(group.items),
        ]
        if let clip = group.clip { members["clip"] = clip.json }
        return members
    }
}

extension Point {
    fileprivate var json: JSONNode { .numbers([x, y]) }
}

extension Rect {
    fileprivate var json: JSONNode { .numbers([minX, minY, width, height]) }
}

extension Color {
    fileprivate var json: JSONNode { .string(PrintedText.color(self)) }
}

extension Shape {
    fileprivate var json: JSONNode {
        switch self {
        case .rectangle(let rect): .object(["kind": .string("rectangle"), "rect": rect.json])
        case .ellipse(let rect): .object(["kind": .string("ellipse"), "rect": rect.json])
        case .roundedRectangle(let rect, let radii, let style):
            .object([
                "kind": .string("roundedRectangle"), "rect": rect.json, "radii": .numbers(radii.all),
                "corners": .string(style.rawValue),
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
    fileprivate var json: JSONNode {
        .object([
            "width": .number(width), "cap": .string(cap.rawValue), "join": .string(join.rawValue),
            "miterLimit": .number(miterLimit), "dash": .numbers(dash), "dashPhase": .number(dashPhase),
            "position": .string(position.rawValue),
        ])
    }
}

extension Area {
    fileprivate var json: JSONNode {
        .array(
            operands.map { operand in
                var members = ["operation": JSONNode.string(operand.operation.rawValue)]
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

extension Paint {
    fileprivate var json: JSONNode {
        func gradient(
            _ kind: String, _ stops: [GradientStop], _ geometry: [String: JSONNode]
        ) -> JSONNode {
            var members = geometry
            members["kind"] = .string(kind)
            members["stops"] = .array(
                stops.map { .object(["location": .number($0.location), "color": $0.color.json]) })
            return .object(members)
        }
        return switch self {
        case .solid(let color): color.json
        case .linear(let g): gradient("linear", g.stops, ["start": g.start.json, "end": g.end.json])
        case .radial(let g):
            gradient(
                "radial", g.stops,
                [
                    "center": g.center.json, "aspect": .number(g.aspect),
                    "radii": .numbers([g.startRadius, g.endRadius]),
                ])
        case .angular(let g):
            gradient(
                "angular", g.stops,
                ["center": g.center.json, "angles": .numbers([g.startAngle, g.endAngle])])
        }
    }
}

extension Shadow {
    fileprivate var json: JSONNode {
        .object([
            "color": color.json, "sigma": .number(sigma), "spread": .number(spread), "offset": offset.json,
            "knockout": .boolean(knockout),
        ])
    }
}

extension BackdropFilter {
    fileprivate var json: JSONNode {
        var members: [String: JSONNode] = [
            "saturation": .number(saturation), "brightness": .number(brightness), "sigma": .number(sigma),
            "tints": .array(tints.map(\.json)),
        ]
        if let curve {
            members["curve"] = .object([
                "amount": .number(curve.amount), "ordinates": .numbers(curve.ordinates),
            ])
        }
        return .object(members)
    }
}
