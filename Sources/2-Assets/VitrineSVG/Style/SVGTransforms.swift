import VitrineGeometry

/// The `transform` attribute: a list of functions, the last of which is applied first.
enum SVGTransforms {
    /// Parses the whole list as one map, or returns `nil` if the text is invalid.
    static func parse(_ text: String) -> Affine? {
        var rest = text.trimmed[...]
        var map = Affine.identity
        if rest == "none" { return map }
        while !rest.isEmpty {
            guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") else {
                return nil
            }
            let name = rest[..<open].trimmed
            let inside = rest[rest.index(after: open)..<close]
            guard let values = values(String(inside)), let next = function(name, values) else { return nil }
            map = next.then(map)
            rest = rest[rest.index(after: close)...].drop { $0.isWhitespace || $0 == "," }
        }
        return map
    }

    /// Parses numbers. The units that CSS allows after them are those that numbers without a unit have.
    private static func values(_ text: String) -> [Double]? {
        SVGValues.numbers(
            text.replacing("deg", with: " ").replacing("px", with: " "))
    }

    private static func function(_ name: String, _ v: [Double]) -> Affine? {
        switch (name, v.count) {
        case ("matrix", 6): Affine(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
        case ("translate", 1): .translation(v[0], 0)
        case ("translate", 2): .translation(v[0], v[1])
        case ("translateX", 1): .translation(v[0], 0)
        case ("translateY", 1): .translation(0, v[0])
        case ("scale", 1): .scale(v[0], v[0])
        case ("scale", 2): .scale(v[0], v[1])
        case ("scaleX", 1): .scale(v[0], 1)
        case ("scaleY", 1): .scale(1, v[0])
        case ("rotate", 1): .rotation(degrees: v[0])
        case ("rotate", 3): .rotation(degrees: v[0]).about(Point(v[1], v[2]))
        case ("skewX", 1): Affine(a: 1, b: 0, c: tangent(v[0]), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): Affine(a: 1, b: tangent(v[0]), c: 0, d: 1, tx: 0, ty: 0)
        default: nil
        }
    }

    private static func tangent(_ degrees: Double) -> Double {
        let turn = ExactMath.sinCos(degrees: degrees)
        return turn.sine / turn.cosine
    }
}

extension Affine {
    /// `true` if circles stay circles, so that a stroke can be mapped by its path and its width.
    var isSimilarity: Bool {
        let tolerance = 1e-9 * (abs(a) + abs(b) + abs(c) + abs(d))
        return (abs(a - d) <= tolerance && abs(b + c) <= tolerance)
            || (abs(a + d) <= tolerance && abs(b - c) <= tolerance)
    }

    /// `true` if axis-aligned rectangles stay axis-aligned, with their axes unchanged.
    var keepsAxes: Bool { b == 0 && c == 0 }
}
