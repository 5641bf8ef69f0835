import VitrineTestSupport

/// A grammar of SVG icons: shapes, groups, uses, clips and style sheets, with numbers at the ends of their
/// range.
struct SVGGrammar {
    private static let shapes: [(name: String, attributes: [String])] = [
        ("path", ["d"]), ("rect", ["x", "y", "width", "height", "rx", "ry"]), ("circle", ["cx", "cy", "r"]),
        ("ellipse", ["cx", "cy", "rx", "ry"]), ("line", ["x1", "y1", "x2", "y2"]), ("polyline", ["points"]),
        ("polygon", ["points"]), ("use", ["href", "x", "y", "width", "height"]),
    ]
    private static let painting = [
        "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
        "stroke-dashoffset", "stroke-miterlimit", "opacity", "fill-opacity", "stroke-opacity", "fill-rule",
        "clip-path", "clip-rule", "transform", "class", "style", "display", "visibility", "color", "id",
    ]

    /// The words of the format.
    static let words =
        shapes.map(\.name) + painting + [
            "svg", "g", "defs", "symbol", "clipPath", "title", "style", "viewBox", "none", "currentColor",
            "url(#a)",
            "#a", "&amp;", "<![CDATA[", "]]>", "<!--", "-->", "/>", "preserveAspectRatio", "xMidYMid slice",
        ]

    /// Returns a file.
    func file(using random: inout SeededGenerator) -> String {
        let box = (0..<4).map { _ in "\(Int.random(in: 1...32, using: &random))" }.joined(separator: " ")
        let view = Int.random(in: 0..<8, using: &random) == 0 ? numbers(4, using: &random) : box
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(view)\">"
        if Bool.random(using: &random) {
            text += "<style>.b{\(style(using: &random))} circle, #a{\(style(using: &random))}</style>"
        }
        if Bool.random(using: &random) {
            text += "<defs><clipPath id=\"b\">\(element(depth: 0, using: &random))</clipPath>"
            text +=
                "<symbol id=\"c\" viewBox=\"\(view)\">\(element(depth: 1, using: &random))</symbol></defs>"
        }
        for _ in 0..<Int.random(in: 1...5, using: &random) { text += element(depth: 3, using: &random) }
        return text + "</svg>"
    }

    private func element(depth: Int, using random: inout SeededGenerator) -> String {
        if depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
            let content = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                element(depth: depth - 1, using: &random)
            }
            return "<g\(attributes(using: &random))>\(content.joined())</g>"
        }
        guard let shape = Self.shapes.randomElement(using: &random) else { return "" }
        let own = shape.attributes.map { " \($0)=\"\(value(of: $0, using: &random))\"" }.joined()
        return "<\(shape.name)\(own)\(attributes(using: &random))/>"
    }

    private func attributes(using random: inout SeededGenerator) -> String {
        Self.painting.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)).map {
            " \($0)=\"\(value(of: $0, using: &random))\""
        }.joined()
    }

    private func style(using random: inout SeededGenerator) -> String {
        Self.painting.prefix(14).shuffled(using: &random).prefix(2).map {
            "\($0):\(value(of: $0, using: &random))"
        }.joined(separator: ";")
    }

    private func numbers(_ count: Int, using random: inout SeededGenerator) -> String {
        (0..<count).map { _ in number(using: &random) }.joined(separator: " ")
    }

    private func number(using random: inout SeededGenerator) -> String {
        Int.random(in: 0..<4, using: &random) == 0
            ? FuzzWords.number(using: &random) : "\(Double(Int.random(in: -8...128, using: &random)) / 4)"
    }

    private func value(of name: String, using random: inout SeededGenerator) -> String {
        func one(of words: [String]) -> String { words.randomElement(using: &random, or: "") }
        switch name {
        case "d": return path(using: &random)
        case "points": return numbers(Int.random(in: 0...9, using: &random), using: &random)
        case "href": return one(of: ["#a", "#b", "#c", "#gone", "x.svg#a"])
        case "fill", "stroke", "color":
            return one(of: ["none", "currentColor", "#f00", "red", "rgb(1 2 3)", "url(#a)"])
        case "stroke-linecap": return one(of: ["butt", "round", "square"])
        case "stroke-linejoin": return one(of: ["miter", "round", "bevel"])
        case "stroke-dasharray": return numbers(Int.random(in: 1...4, using: &random), using: &random)
        case "fill-rule", "clip-rule": return one(of: ["evenodd", "nonzero"])
        case "clip-path": return one(of: ["url(#b)", "url(#c)", "none", "url(x#b)"])
        case "transform":
            return one(of: [
                "rotate(45)", "scale(\(number(using: &random)))", "matrix(\(numbers(6, using: &random)))",
                "translate(1 2) skewX(\(number(using: &random)))",
            ])
        case "class": return one(of: ["b", "secondary", "b secondary"])
        case "id": return one(of: ["a", "b", "d"])
        case "display", "visibility": return one(of: ["none", "inline", "hidden", "visible"])
        case "style": return style(using: &random)
        default: return number(using: &random)
        }
    }

    private func path(using random: inout SeededGenerator) -> String {
        let counts = ["L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0]
        var text = "M" + numbers(2, using: &random)
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            guard let command = counts.keys.sorted().randomElement(using: &random) else { continue }
            let letter = Bool.random(using: &random) ? command : command.lowercased()
            text += letter + numbers(counts[command] ?? 0, using: &random)
        }
        if Bool.random(using: &random) {
            text += "A\(numbers(3, using: &random)) 1 0 \(numbers(2, using: &random))"
        }
        return text
    }
}
