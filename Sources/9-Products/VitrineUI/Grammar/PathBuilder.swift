import Foundation
import VitrineJSON

/// The lines and curves of a path, in points from the top left of its frame.
public struct PathBuilder: Sendable {
    /// The data of the path as SVG writes it.
    private(set) var data = ""

    init() {}

    /// Begins a line at a point.
    public mutating func move(to point: CGPoint) { add("M", point) }

    /// Draws a line to a point.
    public mutating func addLine(to point: CGPoint) { add("L", point) }

    /// Draws lines between points, from the first one on.
    public mutating func addLines(_ points: [CGPoint]) {
        for (index, point) in points.enumerated() { add(index == 0 ? "M" : "L", point) }
    }

    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { add("Q", control, point) }

    /// Draws a curve with two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        add("C", control1, control2, point)
    }

    /// Draws a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Draws the largest ellipse in a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        for x in [rect.minX, rect.maxX] {
            addArc(radii, to: CGPoint(x: x, y: rect.midY), isPositive: true)
        }
        closeSubpath()
    }

    /// Draws a rectangle with round corners.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize size: CGSize) {
        let (x, y) = (min(size.width, rect.width / 2), min(size.height, rect.height / 2))
        if x <= 0 || y <= 0 { return addRect(rect) }
        let corners: [(line: CGPoint, curve: CGPoint)] = [
            (CGPoint(x: rect.maxX - x, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + y)),
            (CGPoint(x: rect.maxX, y: rect.maxY - y), CGPoint(x: rect.maxX - x, y: rect.maxY)),
            (CGPoint(x: rect.minX + x, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - y)),
            (CGPoint(x: rect.minX, y: rect.minY + y), CGPoint(x: rect.minX + x, y: rect.minY)),
        ]
        move(to: CGPoint(x: rect.minX + x, y: rect.minY))
        for (line, curve) in corners {
            addLine(to: line)
            addArc(CGSize(width: x, height: y), to: curve, isPositive: true)
        }
        closeSubpath()
    }

    /// Draws a part of a circle, after a line to where it begins if there is a current point.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The angle at which the arc begins: 0 is on the right, a quarter below.
    ///   - endAngle: The angle at which it ends.
    ///   - clockwise: SwiftUI's word for the direction: `false` for that in which angles grow.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let (start, end) = (startAngle.knownDegrees, endAngle.knownDegrees)
        guard start.isFinite, end.isFinite else { return }
        var sweep = end - start
        if abs(sweep) >= 360 {
            sweep = clockwise ? -360 : 360
        } else if sweep != 0, (sweep > 0) == clockwise {
            sweep += clockwise ? -360 : 360
        }
        func point(_ degrees: Double) -> CGPoint {
            // Rounded, so that the text is the same whichever mathematical library there is.
            func rounded(_ value: Double) -> Double { (value * 1_000_000).rounded() / 1_000_000 }
            let radians = degrees * .pi / 180
            return CGPoint(
                x: rounded(center.x + radius * cos(radians)), y: rounded(center.y + radius * sin(radians)))
        }
        add(data.isEmpty ? "M" : "L", point(start))
        // No piece is so long that there would be two ways around.
        let pieces = max((abs(sweep) / 90).rounded(.up), 0)
        for piece in stride(from: 1, through: pieces, by: 1) {
            addArc(
                CGSize(width: radius, height: radius), to: point(start + sweep * piece / pieces),
                isPositive: sweep > 0)
        }
    }

    /// Draws the shorter arc of an ellipse to a point.
    private mutating func addArc(_ radii: CGSize, to end: CGPoint, isPositive: Bool) {
        let numbers = [radii.width, radii.height, 0, 0, isPositive ? 1 : 0, end.x, end.y]
        data += "A" + numbers.map { PrintedText.shortest(Double($0)) }.joined(separator: " ")
    }

    /// Draws a line to the point where the current part began.
    public mutating func closeSubpath() { data += "Z" }

    private mutating func add(_ command: String, _ points: CGPoint...) {
        let numbers = points.flatMap { [$0.x, $0.y] }.map { PrintedText.shortest(Double($0)) }
        data += command + numbers.joined(separator: " ")
    }
}
