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
        let radii = [rect.width / 2, rect.height / 2].map { PrintedText.shortest(Double($0)) }
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        for x in [rect.minX, rect.maxX] {
            let end = [x, rect.midY].map { PrintedText.shortest(Double($0)) }
            data += "A\((radii + ["0", "0", "1"] + end).joined(separator: " "))"
        }
        closeSubpath()
    }

    /// Draws a line to the point where the current part began.
    public mutating func closeSubpath() { data += "Z" }

    private mutating func add(_ command: String, _ points: CGPoint...) {
        let numbers = points.flatMap { [$0.x, $0.y] }.map { PrintedText.shortest(Double($0)) }
        data += command + numbers.joined(separator: " ")
    }
}
