import VitrineGeometry

extension Device {
    /// The frame of a notch with the outward curves beside it, and its outline from the frame's corner; `nil`
    /// on devices without one.
    package var notch: (frame: Rect, outline: Path)? {
        guard topChrome == .notch, let housing = sensorHousing else { return nil }
        let isUpright = orientation == .portrait
        let frame =
            isUpright ? housing.insetBy(-Self.notchCurve, 0) : housing.insetBy(0, -Self.notchCurve)
        let size = frame.size
        let outline =
            isUpright
            ? Self.notch(size)
            : Self.notch(Size(size.height, size.width)).transformed(
                by: Affine(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height))
        return (frame, outline)
    }

    /// The radius of the curves from the display's edge into the sides of a notch, in points. Our own
    /// estimate.
    private static let notchCurve = 6.0

    /// Returns the outline of a notch in a box that contains the curves at its top.
    private static func notch(_ size: Size) -> Path {
        let curve = notchCurve
        let body = Rect(x: curve, y: 0, width: size.width - 2 * curve, height: size.height)
        let radii = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 20)
        var path = ResolvedShape.roundedRectangle(body, radii, .continuous).path()
        // Each curve is what a circle leaves of a square; the control points make it circular.
        let near = curve * 0.4477
        path.move(to: Point(body.minX, 0))
        path.line(to: Point(body.minX, curve))
        path.cubic(Point(body.minX, near), Point(body.minX - near, 0), to: .zero)
        path.close()
        path.move(to: Point(body.maxX, 0))
        path.line(to: Point(size.width, 0))
        path.cubic(Point(body.maxX + near, 0), Point(body.maxX, near), to: Point(body.maxX, curve))
        path.close()
        return path
    }
}
