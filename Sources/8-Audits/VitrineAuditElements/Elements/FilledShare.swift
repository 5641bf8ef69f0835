import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// How much of a bar, a ring, a slider or a row of equal marks is filled, as it is seen.
package struct FilledShare {
    /// The share, 0...1.
    package let value: Double
    /// The number of its marks; `nil` if it is continuous.
    package let count: Int?

    /// Lengths below it are equal, in points.
    private static let tolerance = 1.0
    /// How often a bar is as long as it is thick, at least.
    private static let leastLength = 3.0

    /// Reads what elements show; `nil` if they are no such thing.
    package init?(_ elements: ArraySlice<AuditedElement>) {
        let shapes = elements.filter {
            $0.placed.element is ShapeElement && !$0.placed.frame.isEmpty && $0.isSeen
                && $0.placed.decoration?.isEmpty == false
        }.map(\.placed)
        if let ring = Self.ring(shapes) {
            (value, count) = (ring, nil)
        } else if let bar = Self.bar(shapes) {
            (value, count) = (bar, nil)
        } else if let marks = Self.marks(shapes) ?? Self.symbols(elements) {
            (value, count) = (marks.filled / Double(marks.count), marks.count)
        } else {
            return nil
        }
    }

    /// Returns the share that is filled of a ring of two shapes; `nil` for anything else.
    package static func ring(_ shapes: [PlacedElement]) -> Double? {
        let sweeps = shapes.compactMap { placed -> Double? in
            switch (placed.element as? ShapeElement)?.shape {
            case .ring(_, let start, let end, _): abs(end - start)
            case .trimmed(.circle, let trim): abs(trim.to - trim.from) * 360
            case .circle: placed.decoration?.strokes.isEmpty == false ? 360 : nil
            default: nil
            }
        }
        guard sweeps.count == 2, shapes.count == 2, sweeps[0] > 0, sweeps[1] <= sweeps[0] else { return nil }
        return sweeps[1] / sweeps[0]
    }

    private static func bar(_ shapes: [PlacedElement]) -> Double? {
        guard let track = shapes.first else { return nil }
        let axis: Axis = track.frame.width >= track.frame.height ? .horizontal : .vertical
        let across: Axis = axis == .horizontal ? .vertical : .horizontal
        let (length, thickness) = (track.frame.size[axis], track.frame.size[across])
        guard length >= leastLength * thickness else { return nil }
        let inner = shapes.dropFirst()
        let fills = inner.filter { abs($0.frame.size[across] - thickness) <= tolerance }
        let knobs = inner.filter { $0.frame.size[across] > thickness + tolerance }
        guard fills.count == 1, knobs.count <= 1, fills.count + knobs.count == inner.count,
            let fill = fills.first?.frame, fill.distance(to: track.frame) == 0
        else { return nil }
        if let knob = knobs.first?.frame, axis == .horizontal, length > knob.width {
            let share = (knob.minX - track.frame.minX) / (length - knob.width)
            return track.isMirrored ? 1 - share : share
        }
        let frame = track.frame
        let begins =
            axis == .horizontal
            ? abs(fill.minX - frame.minX) <= tolerance || abs(fill.maxX - frame.maxX) <= tolerance
            : abs(fill.maxY - frame.maxY) <= tolerance
        return begins ? fill.size[axis] / length : nil
    }

    /// The number of marks from which they are a row.
    private static let leastMarks = 3

    /// Returns the marks of a row that have the paint of the first, the others having another one.
    private static func marks(_ shapes: [PlacedElement]) -> (filled: Double, count: Int)? {
        guard shapes.count >= leastMarks, let first = shapes.first,
            shapes.allSatisfy({
                abs($0.frame.width - first.frame.width) <= tolerance
                    && abs($0.frame.height - first.frame.height) <= tolerance
                    && abs($0.frame.minY - first.frame.minY) <= tolerance
            })
        else { return nil }
        let paints = shapes.map { $0.decoration?.paints }
        let filled = paints.prefix { $0 == paints[0] }.count
        guard filled < shapes.count, Set(paints.dropFirst(filled)).count == 1 else { return nil }
        return (Double(filled), shapes.count)
    }

    /// Returns the filled symbols of a row, such as the stars of a rating: those with another name than empty
    /// ones, or with the colour of the first. What a frame cuts off of one belongs to another, which lies in
    /// its place.
    private static func symbols(
        _ elements: ArraySlice<AuditedElement>
    ) -> (filled: Double, count: Int)? {
        var marks: [(name: String, paint: PaintSpec, shown: Rect)] = []
        var clips: [(depth: Int, frame: Rect)] = []
        for element in elements {
            clips.removeAll { $0.depth >= element.depth }
            if (element.placed.element as? EffectElement)?.clip != nil {
                clips.append((element.depth, element.placed.frame))
            }
            guard let icon = element.placed.element as? IconElement else { continue }
            let frame = element.placed.frame
            let shown = clips.reduce(Optional(frame)) { $0?.intersection($1.frame) }
            marks.append((icon.symbol.name, icon.paint, shown ?? Rect(origin: frame.origin, size: .zero)))
        }
        guard let first = marks.first, let thing = first.name.split(separator: ".").first,
            marks.allSatisfy({ $0.name.split(separator: ".").first == thing })
        else { return nil }
        let whole = marks.map(\.shown.width).max() ?? 0
        let count = Int((marks.map(\.shown.width).reduce(0, +) / max(whole, tolerance)).rounded())
        let full = marks.filter { $0.name.hasSuffix(".fill") }
        // An empty one may be drawn before the part that is filled, which begins where lines do.
        let isMirrored = elements.first?.placed.isMirrored == true
        let paint = full.min { one, other in
            isMirrored ? one.shown.maxX > other.shown.maxX : one.shown.minX < other.shown.minX
        }?.paint
        guard count >= leastMarks, Set(full.map(\.paint)).count <= 2,
            marks.allSatisfy({ abs($0.shown.midY - first.shown.midY) <= tolerance })
        else { return nil }
        let values = marks.map { mark -> Double in
            let share = mark.shown.width / max(whole, tolerance)
            if mark.name.contains("half") { return 0.5 * share }
            return mark.name.hasSuffix(".fill") && mark.paint == paint ? share : 0
        }
        let isEven = zip(marks, values).allSatisfy { $1 == values[0] && $0.shown.width == whole }
        return isEven ? nil : (values.reduce(0, +), count)
    }
}
