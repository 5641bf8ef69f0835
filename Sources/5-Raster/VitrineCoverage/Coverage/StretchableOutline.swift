import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// A rectangle with rounded corners, or a line along one, reduced to the smallest that has the same corners.
///
/// Between its corners such an area is the same in all rows and in all columns of pixels, so the coverage of
/// one of any size is that of the smallest, stretched in the middle. Areas that lie alike on the grid of
/// pixels share it. Circles, and rectangles without room between their corners, are not stretched; those of
/// equal size share theirs.
///
/// Only areas whose sides lie on a coarse grid within pixels are reduced, as those that layout places do:
/// others hardly come twice. Their coordinates are then always those of the reduced one, so pixels do not
/// depend on what is known already.
struct StretchableOutline: Sendable {
    /// What the coverage of the reduced area depends on.
    struct Key: Hashable, Sendable {
        fileprivate enum Kind: Hashable, Sendable {
            case ellipse
            case rounded(CornerRadii, CornerStyle)
        }

        fileprivate var kind: Kind
        fileprivate var stroke: StrokeStyle?
        /// Device pixels per point.
        fileprivate var scale: Double
        /// The position of the top left corner within its pixel.
        fileprivate var fraction: Point
        /// The size, in points.
        fileprivate var size: Size
    }

    let key: Key
    /// The column and the row of the reduced area's pixels that repeat.
    let middle: (x: Int, y: Int)
    /// The numbers of columns and rows that are added there.
    let growth: (x: Int, y: Int)
    /// The pixel of the area's top left corner.
    let origin: (x: Int, y: Int)

    /// The steps of the grid in a pixel.
    private static let gridSteps = 64.0
    /// The side of the largest reduced area, in pixels: what is larger is as rare as expensive to keep.
    private static let maxSide = 1024

    /// Creates the outline of an area; `nil` if the area is of another kind, turned, or reaches beyond the
    /// clip.
    init?(_ area: Area, _ transform: Affine, clip: PixelRect) {
        guard area.operands.count == 1, let operand = area.operands.first, operand.operation == .union,
            transform.b == 0, transform.c == 0, transform.a == transform.d, transform.a > 0
        else { return nil }
        let (shape, stroke): (ResolvedShape, StrokeStyle?) =
            switch operand.geometry {
            case .fill(let shape): (shape, nil)
            case .stroke(let shape, let style): (shape, style)
            }
        if let stroke, !stroke.dash.isEmpty { return nil }
        let kind: Key.Kind
        let rect: Rect
        /// The length of corners along each side, in points: left, top, right, bottom.
        var (reach, isWide, isHigh) = (Insets(0), false, false)
        switch shape {
        case .ellipse(let box): (rect, kind) = (box, .ellipse)
        case .roundedRectangle(let box, let radii, let style) where radii.isRound:
            let fitted = radii.fitted(to: box.size)
            (rect, kind) = (box, .rounded(fitted, style))
            let factor = style == .continuous ? CornerCurve.continuousReach : 1
            reach = Insets(
                top: max(fitted.topLeft.width, fitted.topRight.width) * factor,
                left: max(fitted.topLeft.width, fitted.bottomLeft.width) * factor,
                bottom: max(fitted.bottomLeft.width, fitted.bottomRight.width) * factor,
                right: max(fitted.topRight.width, fitted.bottomRight.width) * factor)
            isWide = reach.left + reach.right <= box.width
            isHigh = reach.top + reach.bottom <= box.height
        case .rectangle, .roundedRectangle, .path: return nil
        }
        let scale = transform.a
        let around = (stroke.map { $0.position == .center ? $0.width / 2 : $0.width } ?? 0) * scale
        let (left, top) = (transform.a * rect.minX + transform.tx, transform.d * rect.minY + transform.ty)
        let (width, height) = (rect.width * scale, rect.height * scale)
        guard rect.width > 0, rect.height > 0, around >= 0, around <= 256, abs(left) < 1e6, abs(top) < 1e6,
            width < 1e6, height < 1e6
        else { return nil }
        let margin = Int(around) + 3
        let box = PixelRect(
            x0: Int(left.rounded(.down)), y0: Int(top.rounded(.down)),
            x1: Int((left + width).rounded(.up)), y1: Int((top + height).rounded(.up))
        ).outset(by: margin)
        guard clip.intersection(box) == box else { return nil }

        guard let left = Self.onGrid(left), let top = Self.onGrid(top), let width = Self.onGrid(width),
            let height = Self.onGrid(height)
        else { return nil }
        let across = Self.reduced(
            width, isWide, (reach.left * scale, reach.right * scale), margin: margin)
        let down = Self.reduced(height, isHigh, (reach.top * scale, reach.bottom * scale), margin: margin)
        guard max(across.length, down.length) <= Double(Self.maxSide) else { return nil }
        let (x, y) = (left.rounded(.down), top.rounded(.down))
        key = Key(
            kind: kind, stroke: stroke, scale: scale, fraction: Point(left - x, top - y),
            size: Size(
                across.growth > 0 ? across.length / scale : rect.width,
                down.growth > 0 ? down.length / scale : rect.height))
        middle = (across.middle, down.middle)
        growth = (across.growth, down.growth)
        origin = (Int(x), Int(y))
    }

    /// Returns a length in pixels without its rounding error; `nil` if it is not on the grid.
    private static func onGrid(_ value: Double) -> Double? {
        let grid = (value * gridSteps).rounded()
        return abs(value * gridSteps - grid) < 1e-6 ? grid / gridSteps : nil
    }

    /// Returns the length that is left of a side without the whole pixels between its corners.
    private static func reduced(
        _ length: Double, _ hasMiddle: Bool, _ reach: (Double, Double), margin: Int
    ) -> (length: Double, middle: Int, growth: Int) {
        // A pixel further than the corner's last one, wherever in a pixel it begins.
        let middle = Int(reach.0.rounded(.up)) + margin
        let least = middle + 1 + Int(reach.1.rounded(.up)) + margin
        let growth = hasMiddle ? max(Int(length) - least, 0) : 0
        return (length - Double(growth), middle, growth)
    }
}

extension StretchableOutline.Key {
    /// Returns the coverage of the reduced area, whose top left corner lies within the pixel (0, 0).
    func coverage() -> Coverage {
        let rect = Rect(origin: .zero, size: size)
        let shape: ResolvedShape =
            switch kind {
            case .ellipse: .ellipse(rect)
            case .rounded(let radii, let style): .roundedRectangle(rect, radii, style)
            }
        let area = stroke.map { Area.stroke(shape, $0) } ?? .fill(shape)
        let side = 1 << 12
        return Coverage(
            swept: area, transform: Affine(a: scale, b: 0, c: 0, d: scale, tx: fraction.x, ty: fraction.y),
            clip: PixelRect(x0: -side, y0: -side, x1: side, y1: side))
    }
}

extension StretchableOutline {
    /// Returns the coverage of the area itself.
    ///
    /// - Parameter reduced: The coverage of the reduced area.
    func stretched(_ reduced: Coverage) -> Coverage {
        if reduced.isEmpty || growth == (0, 0) { return reduced.translated(x: origin.x, y: origin.y) }
        let bounds = reduced.bounds
        var rows = CoverageRows(
            firstRow: bounds.y0 + origin.y, rowCount: bounds.height + growth.y,
            runCount: reduced.runs.count + growth.y * reduced.places(ofRow: middle.y).count)
        let (shift, extra) = (Int32(truncatingIfNeeded: origin.x), Int32(truncatingIfNeeded: growth.x))
        let column = Int32(truncatingIfNeeded: middle.x)
        for y in bounds.y0..<bounds.y1 {
            let first = rows.runs.count
            reduced.forEachRun(inRow: y) { run in
                var run = run
                if run.x > column {
                    run.x += extra
                } else if run.x + run.count > column {
                    run.count += extra
                }
                run.x += shift
                rows.runs.append(run)
            }
            rows.endRow()
            guard y == middle.y else { continue }
            let row = Array(rows.runs[first...])
            for _ in 0..<growth.y {
                rows.runs += row
                rows.endRow()
            }
        }
        return Coverage(rows)
    }
}
