import VitrineGeometry
import VitrineJSON

extension Rect {
    var printed: String { PrintedText.numbers([minX, minY, width, height]) }
}

extension Affine {
    /// `translate(x y)` for a translation, otherwise the six numbers in the order of SVG.
    var printed: String {
        isTranslationOrIdentity
            ? "translate(\(PrintedText.numbers([tx, ty])))"
            : "matrix(\(PrintedText.numbers([a, b, c, d, tx, ty])))"
    }
}

extension Homography {
    /// The rows, one after the other.
    var numbers: [Double] { [x.x, x.y, x.one, y.x, y.y, y.one, w.x, w.y, w.one] }

    /// `projection(...)` with the rows. Those of the depth are small numbers of which each digit counts.
    var printed: String {
        let text = numbers.map { PrintedText.number($0, decimals: 6) }
        return "projection(\(text.joined(separator: " ")))"
    }
}

extension ResolvedShape {
    var printed: String {
        switch self {
        case .rectangle(let rect): return "rectangle(\(rect.printed))"
        case .ellipse(let rect): return "ellipse(\(rect.printed))"
        case .roundedRectangle(let rect, let radii, let style):
            guard radii.isRound else {
                return """
                    roundedRectangle(\(rect.printed) r\(PrintedText.numbers(radii.across)) / \
                    \(PrintedText.numbers(radii.down)) \(style.rawValue))
                    """
            }
            let values = radii.isUniform ? [radii.topLeft.width] : radii.across
            return "roundedRectangle(\(rect.printed) r\(PrintedText.numbers(values)) \(style.rawValue))"
        case .path(let path, let rule):
            let evenOdd = rule == .evenOdd ? " evenodd" : ""
            return "path(\(PrintedText.shortSVG(path))\(evenOdd))"
        }
    }
}

extension StrokeStyle {
    /// The width, followed by all differences from a plain centred line.
    var printed: String {
        var text = "width \(PrintedText.number(width))"
        if position != .center { text += " \(position.rawValue)" }
        if cap != .butt { text += " cap \(cap.rawValue)" }
        if join != .miter { text += " join \(join.rawValue)" }
        if join == .miter && miterLimit != 10 { text += " miterLimit \(PrintedText.number(miterLimit))" }
        if !dash.isEmpty {
            text += " dash (\(PrintedText.numbers(dash)))"
            if dashPhase != 0 { text += " phase \(PrintedText.number(dashPhase))" }
        }
        return text
    }
}

extension Area.Geometry {
    var printed: String {
        switch self {
        case .fill(let shape): "fill \(shape.printed)"
        case .stroke(let shape, let style): "stroke \(shape.printed) \(style.printed)"
        }
    }
}

extension Area {
    /// The bare shape of an area that is one fill, otherwise `area(...)` of all operands. A named area is its
    /// name, the box around its operands and a hash of all of them.
    var printed: String {
        if let name { return "\(PrintedText.quoted(name)) \(box) \(FNV1a64.digits(list.utf8))" }
        if operands.count == 1, let only = operands.first, only.operation == .union,
            case .fill(let shape) = only.geometry
        {
            return shape.printed
        }
        return "area(\(list))"
    }

    /// Strokes of a shape that is printed already: of one, the style alone.
    var printedStroke: String {
        if name == nil, operands.count == 1, case .stroke(_, let style)? = operands.first?.geometry {
            return "stroke \(style.printed)"
        }
        return "stroke \(printed)"
    }

    private var list: String {
        operands.map { "\($0.operation.rawValue) \($0.geometry.printed)" }.joined(separator: ", ")
    }

    private var box: String {
        let boxes = operands.map { operand in
            switch operand.geometry {
            case .fill(let shape), .stroke(let shape, _): shape.bounds
            }
        }
        return "(\(boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }.printed))"
    }
}
