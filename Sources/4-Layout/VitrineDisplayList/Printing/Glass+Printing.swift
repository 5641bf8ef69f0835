import VitrineColor
import VitrineGeometry
import VitrineJSON

extension Glass {
    /// The bodies with a hash of their optics, which JSON contains in full, followed by their common
    /// properties.
    var printed: String {
        let list = bodies.map { body in
            "\(body.shape.printed) frost \(PrintedText.number(body.optics.frost))"
                + " lens \(PrintedText.numbers([body.optics.lens.height, body.optics.lens.amount]))"
                + (body.optics.tint.map { " tint \(PrintedText.color($0.color))" } ?? "")
                + " optics \(body.optics.digits)"
        }
        var text = list.joined(separator: " + ")
        if smoothness != 0 { text += " smoothness \(PrintedText.number(smoothness))" }
        if light != GlassLight() {
            text += " light \(PrintedText.numbers([light.angle, light.first, light.second]))"
        }
        for shadow in shadows { text += " shadow(\(shadow.printed))" }
        if edge != .canvas { text += " edge \(edge.rawValue)" }
        return text
    }

    package var json: [String: JSONValue] {
        [
            "kind": .string("glass"), "smoothness": .number(smoothness),
            "light": .numbers([light.angle, light.first, light.second]),
            "shadows": .array(shadows.map(\.json)), "edge": .string(edge.rawValue),
            "bodies": .array(bodies.map { .object(["shape": $0.shape.json, "optics": $0.optics.json]) }),
        ]
    }

    /// The bounds of all bodies, in points.
    @inlinable public var bounds: Rect {
        let boxes = bodies.map(\.shape.bounds)
        return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }
}

extension GlassOptics {
    fileprivate var digits: String {
        FNV1a64.digits(
            fields.map { "\($0.name) \(PrintedText.number($0.value, decimals: 6))" }.joined(separator: " ")
                .utf8)
    }

    package var json: JSONValue {
        .object(
            Dictionary(fields.map { ($0.name, .number($0.value)) }, uniquingKeysWith: { first, _ in first }))
    }
}

extension ProgressiveBlur {
    var printed: String {
        let sigmas = PrintedText.numbers([startSigma, endSigma])
        let line = "from \(PrintedText.point(start)) to \(PrintedText.point(end))"
        return "\(line) sigma \(sigmas)" + (tint.alpha > 0 ? " tint \(PrintedText.color(tint))" : "")
    }
}
