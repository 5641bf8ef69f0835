import VitrineAuditElements
import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineRaster
import VitrineStyle
import VitrineText

/// The parts of controls whose colours say something: the track of a toggle that is on, what is filled of
/// sliders, progress and gauges, the series of charts and the dots of pages (WCAG 2.2, 1.4.11).
///
/// Colours of iOS's own are left out, such as the green of a toggle: an app does not choose them.
struct ControlColors {
    /// A part of a control.
    struct Part {
        let element: AuditedElement
        /// The kind of the control.
        let kind: String
        /// The least ratio that passes.
        let required: Double
        fileprivate let frame: Rect
        fileprivate let paint: Paint

        /// `true` for a series of a chart, whose marks are one.
        var isSeries: Bool { kind == "chart" }

        /// Its colour; `nil` for a gradient.
        var color: Color? { paint.color }
    }

    /// The parts, by the sources that display items name.
    private var parts: [String: [Part]] = [:]

    /// The kinds whose words say as much as their colour does, if they have a number.
    private static let measuring: Set<String> = ["gauge", "progressBar", "progressRing"]
    private static let kinds = measuring.union(["slider", "toggle"])

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - space: The encoding of its colours.
    init(_ elements: [AuditedElement], in space: ColorSpace) {
        let own = Self.systemColors(in: space)
        let numbers = elements.filter { element in
            (element.placed.element as? TextElement)?.content.string.contains(where: \.isNumber) == true
        }.map(\.placed.frame)
        var end = 0
        for (index, element) in elements.enumerated() where index >= end {
            let source = element.placed.element.source
            guard let node = source.node, node.path == source.path, !element.isSystem else { continue }
            let frame = element.placed.frame
            func add(_ paint: PaintSpec?, of shape: AuditedElement, required: Double) {
                guard let paint, !own.contains(paint) else { return }
                let frame = shape.placed.frame
                parts[source.path, default: []].append(
                    Part(
                        element: shape, kind: node.kind, required: required, frame: frame,
                        paint: paint.paint(in: frame)))
            }
            for paint in element.placed.element.traits[KeyedColors.self]?.flatMap(\.self) ?? [] {
                add(paint, of: element, required: ContrastStandard.symbols)
            }
            guard Self.kinds.contains(node.kind) || node.kind == "pageControl" else { continue }
            end = elements.end(of: index)
            let shapes = elements[index..<end].filter { $0.placed.element.source.path == source.path }
            if node.kind == "pageControl" {
                for shape in shapes where shape.placed.element is ShapeElement {
                    add(shape.placed.decoration?.fills.last, of: shape, required: ContrastStandard.seen)
                }
                continue
            }
            let isSaid =
                Self.measuring.contains(node.kind)
                && (numbers.contains { frame.distance(to: $0) <= Self.reach }
                    || Self.row(around: index, in: elements)?.contains(where: numbers.contains) == true)
            guard let shape = Self.filled(Array(shapes), node.kind) else { continue }
            add(
                shape.placed.decoration?.fills.last, of: shape,
                required: isSaid ? ContrastStandard.seen : ContrastStandard.symbols)
        }
    }

    /// Returns the part of a control that an item paints; `nil` for any other item.
    func part(_ item: DisplayItem) -> Part? {
        guard let all = parts[item.source] else { return nil }
        let (area, paints): (Area, [Paint])
        switch item.content {
        case .fill(let region, let paint): (area, paints) = (region, [paint])
        case .surface(let surface): (area, paints) = (surface.area, surface.fills)
        default: return nil
        }
        guard let box = area.conservativeBounds, let paint = paints.last else { return nil }
        return all.first { $0.paint == paint && $0.frame.distance(to: box.center) == 0 }
    }

    /// Returns the frames of what is in one row with an element, on one surface; `nil` if it is in none.
    private static func row(around index: Int, in elements: [AuditedElement]) -> [Rect]? {
        var depth = elements[index].depth
        for outer in elements.indices[..<index].reversed() where elements[outer].depth < depth {
            let placed = elements[outer].placed
            if (placed.element as? SurfaceElement)?.decoration.isSurface == true { return nil }
            if (placed.element as? StackElement)?.axis == .horizontal {
                return elements[outer..<elements.end(of: outer)].map(\.placed.frame)
            }
            depth = elements[outer].depth
        }
        return nil
    }

    /// Returns the shape of a control that has its colour; `nil` if there is none, as where a toggle is off.
    private static func filled(_ shapes: [AuditedElement], _ kind: String) -> AuditedElement? {
        let all = shapes.filter { $0.placed.element is ShapeElement }
        guard let track = all.first, let first = track.placed.element as? ShapeElement else { return nil }
        if kind == "toggle" {
            // The colour lies on that of the track, as much as the toggle is on.
            let fills = first.decoration.fills
            guard fills.count == 2, case .color(let color) = fills[1], color.alpha >= on else { return nil }
            return track
        }
        return all.dropFirst().first { element in
            guard let shape = element.placed.element as? ShapeElement else { return false }
            switch (first.shape, shape.shape) {
            case (.ring(let width, _, _, _), .ring(let other, _, _, _)): return width == other
            case (.capsule, .capsule):
                return abs(element.placed.frame.height - track.placed.frame.height) <= tolerance
            default: return false
            }
        }
    }

    /// How far from a control words may be that say its value, in points.
    private static let reach = 44.0
    /// The opacity from which a toggle counts as on: below, it is on its way.
    private static let on = 0.95
    /// Frames are rounded to pixels.
    private static let tolerance = 1.0

    /// The colours of toggles and of other controls that a scene has not given any.
    private static func systemColors(in space: ColorSpace) -> Set<PaintSpec> {
        var colors: Set<PaintSpec> = []
        for name in ["blue", "green"] {
            for os in [OSVersion.ios18, .ios26] {
                for appearance in Appearance.allCases {
                    for contrast in Contrast.allCases {
                        guard
                            let color = SystemColors.color(name, appearance, os: os, contrast: contrast)
                        else { continue }
                        colors.insert(.color(color.converted(from: .sRGB, to: space)))
                    }
                }
            }
        }
        return colors
    }
}
