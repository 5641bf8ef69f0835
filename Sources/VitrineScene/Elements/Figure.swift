import VitrineGraphics

/// A shape before its size is known.
public enum Figure: Hashable, Sendable {
    case rectangle
    case rounded(CornerRadii, CornerStyle)
    case capsule
    /// The largest circle in the middle of the frame.
    case circle
    case ellipse
    /// A path in points from the frame's top left, or scaled to fit from a view box.
    case path(Path, FillRule, viewBox: Rect?)

    /// The shape in a frame.
    public func shape(in frame: Rect) -> Shape {
        switch self {
        case .rectangle: return .rectangle(frame)
        case .rounded(let radii, let style):
            return radii.isZero ? .rectangle(frame) : .roundedRectangle(frame, radii, style)
        case .capsule: return .capsule(frame)
        case .circle:
            let side = min(frame.width, frame.height)
            return .ellipse(
                Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
        case .ellipse: return .ellipse(frame)
        case .path(let path, let rule, nil):
            return .path(path.transformed(by: .translation(frame.minX, frame.minY)), rule)
        case .path(let path, let rule, let box?):
            let scale = min(frame.width / box.width, frame.height / box.height)
            let map = Affine.translation(-box.midX, -box.midY).then(.scale(scale, scale))
                .then(.translation(frame.midX, frame.midY))
            return .path(path.transformed(by: map), rule)
        }
    }

    /// For dumps.
    var summary: String {
        switch self {
        case .rectangle: return "rectangle"
        case .rounded(let radii, let style):
            let list = radii.isUniform ? [radii.topLeft] : radii.all
            return "rounded \(list.map(Format.number).joined(separator: " ")) \(style.rawValue)"
        case .capsule: return "capsule"
        case .circle: return "circle"
        case .ellipse: return "ellipse"
        case .path(let path, let rule, _): return "path of \(path.elements.count) elements \(rule.rawValue)"
        }
    }
}

/// A border before its shape is known.
public struct StrokeSpec: Hashable, Sendable {
    public var paint: PaintSpec
    public var style: StrokeStyle

    var summary: String {
        var text = "\(paint.summary) width \(Format.number(style.width)) \(style.position.rawValue)"
        if !style.dash.isEmpty { text += " dash \(style.dash.map(Format.number).joined(separator: " "))" }
        return text
    }
}

extension Shadow {
    /// For dumps.
    var summary: String {
        "\(color.summary) sigma \(Format.number(sigma)) offset (\(Format.number(offset.x)) \(Format.number(offset.y)))"
            + (spread == 0 ? "" : " spread \(Format.number(spread))")
    }
}
