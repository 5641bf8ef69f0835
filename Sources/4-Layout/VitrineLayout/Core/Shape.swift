import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// A shape whose size is not known yet.
package indirect enum Shape: Hashable, Sendable {
    case rectangle
    case rounded(CornerLengths, CornerStyle)
    /// A rectangle whose short sides are rounded completely; the static member `capsule` is the usual one.
    case stadium(CornerStyle)
    /// A rectangle whose corners follow those of the surrounding surface; see
    /// `DisplayListBuilder.placed`.
    case concentric
    /// The largest circle that fits, centred in the frame.
    case circle
    case ellipse
    /// A path in points from the frame's top left corner, or scaled to fit from a view box.
    case path(Path, FillRule, viewBox: Rect?)
    /// A part of the frame's ellipse; angles in degrees clockwise from 3 o'clock.
    case arc(startAngle: Double, endAngle: Double, ArcClosing)
    /// A band inside the frame's circle, or a part of it; the width in points.
    case ring(width: Double, startAngle: Double, endAngle: Double, StrokeStyle.Cap)
    case regularPolygon(sides: Int, rotation: Double, cornerRadius: Double)
    /// A polygon with corners as fractions of the frame.
    case polygon([Point], cornerRadius: Double)
    case star(points: Int, innerRadius: Double, rotation: Double, cornerRadius: Double)
    /// A path in the canvas' points, regardless of the frame; filled by the non-zero rule.
    case outline(Path, isOpen: Bool)
    /// The part of an outline between two fractions of its length.
    case trimmed(Shape, TrimSpec)
    /// A shape at a fraction of the way from one to another.
    case between(Shape, Shape, Double)

    /// The capsule with continuous ends, the default style of SwiftUI's `Capsule`.
    package static let capsule = Shape.stadium(.continuous)

    /// Returns the shape in a frame.
    package func resolved(in frame: Rect) -> ResolvedShape {
        switch self {
        case .rectangle, .concentric: return .rectangle(frame)
        case .rounded(let corners, let style):
            guard let radii = corners.circular else {
                return .rectangle(frame, corners.radii(in: frame.size), style)
            }
            return radii.isZero ? .rectangle(frame) : .roundedRectangle(frame, radii, style)
        case .stadium(let style):
            // As high as wide both are circles, whose distances have a formula.
            return .capsule(frame, frame.width == frame.height ? .circular : style)
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
        case .arc(let start, let end, let closing):
            return .path(.arc(frame, startAngle: start, endAngle: end, closing: closing), .nonZero)
        case .ring(let width, let start, let end, let cap):
            return .path(
                .ring(frame, width: width, startAngle: start, endAngle: end, cap: cap), .nonZero)
        case .regularPolygon(let sides, let rotation, let radius):
            return .path(
                .regularPolygon(frame, sides: sides, rotation: rotation, cornerRadius: radius), .nonZero)
        case .polygon(let points, let radius):
            return .path(
                .polygon(points.map { frame.point(atUnit: $0) }, cornerRadius: radius), .nonZero)
        case .star(let points, let inner, let rotation, let radius):
            return .path(
                .star(
                    frame, points: points, innerRadius: inner, rotation: rotation, cornerRadius: radius),
                .nonZero)
        case .outline(let path, _): return .path(path, .nonZero)
        case .trimmed(let whole, let trim):
            let shape = whole.resolved(in: frame)
            return .path(shape.path().trimmed(from: trim.from, to: trim.to), shape.fillRule)
        case .between(let from, let to, let fraction):
            return from.resolved(in: frame).interpolated(to: to.resolved(in: frame), at: fraction)
        }
    }

    /// `true` if the shape takes the largest square that fits, like a circle in SwiftUI.
    var isSquare: Bool {
        switch self {
        case .circle, .arc, .ring, .regularPolygon, .star: true
        case .trimmed(let whole, _): whole.isSquare
        case .between(let from, let to, _): from.isSquare && to.isSquare
        default: false
        }
    }

    /// The rule by which overlapping contours of the outline are filled.
    var fillRule: FillRule {
        switch self {
        case .path(_, let rule, _): rule
        case .trimmed(let whole, _): whole.fillRule
        default: .nonZero
        }
    }

    /// `true` if a border inside the shape can follow a smaller version of the same shape.
    var isInsettable: Bool {
        switch self {
        case .rectangle, .concentric, .rounded, .stadium, .circle, .ellipse: true
        case .between(let from, let to, _): from.isInsettable && to.isInsettable
        default: false
        }
    }

    /// The description in dumps.
    package var summary: String {
        switch self {
        case .rectangle: return "rectangle"
        case .rounded(let corners, let style): return "rounded \(corners.summary) \(style.rawValue)"
        case .stadium(let style): return style == .continuous ? "capsule" : "capsule circular"
        case .concentric: return "concentric"
        case .circle: return "circle"
        case .ellipse: return "ellipse"
        case .path(let path, let rule, _): return "path of \(path.elements.count) elements \(rule.rawValue)"
        case .arc(let start, let end, let closing):
            return "arc \(PrintedText.number(start)) to \(PrintedText.number(end)) \(closing.rawValue)"
        case .ring(let width, let start, let end, let cap):
            return
                """
                ring \(PrintedText.number(width)) from \(PrintedText.number(start)) \
                to \(PrintedText.number(end)) \
                \(cap.rawValue)
                """
        case .regularPolygon(let sides, let rotation, let radius):
            return "polygon of \(sides) sides" + Self.bends(rotation, radius)
        case .polygon(let points, let radius):
            return "polygon of \(points.count) points" + Self.bends(0, radius)
        case .star(let points, let inner, let rotation, let radius):
            return "star of \(points) points inner \(PrintedText.number(inner))"
                + Self.bends(rotation, radius)
        case .outline(let path, _): return "outline of \(path.elements.count) elements"
        case .trimmed(let whole, let trim):
            return "\(whole.summary) from \(PrintedText.number(trim.from)) to \(PrintedText.number(trim.to))"
        case .between(let from, let to, let fraction): return fraction.onTheWay(from.summary, to.summary)
        }
    }
}

extension Shape {
    static func bends(_ rotation: Double, _ radius: Double) -> String {
        (rotation == 0 ? "" : " rotation \(PrintedText.number(rotation))")
            + (radius == 0 ? "" : " radius \(PrintedText.number(radius))")
    }
}
