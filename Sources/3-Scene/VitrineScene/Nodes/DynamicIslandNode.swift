import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum DynamicIslandNode: ChromeNodeKind, Sendable {
    package static let name = ScreenChrome.housingKind
    package static let summary = "The sensors' housing: an island, or a notch on devices that have one."
    package static let payload = Codec<PaintSpec?>.optional(.paint)

    package static func build(_ payload: PaintSpec?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        context.chrome.addSensorHousing()
        let device = context.device
        guard device.topChrome == .notch else {
            return mark(
                device.sensorHousing, shape: .stadium(.continuous), paint: payload ?? .color(.black),
                modifiers: &modifiers, in: context)
        }
        // The outward curves lie beside the housing.
        let isUpright = device.orientation == .portrait
        let box = device.sensorHousing.map {
            isUpright ? $0.insetBy(-Self.notchCurve, 0) : $0.insetBy(0, -Self.notchCurve)
        }
        let size = box?.size ?? .zero
        let path =
            isUpright
            ? Self.notch(size)
            : Self.notch(Size(size.height, size.width)).transformed(
                by: Affine(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height))
        let outline = Shape.path(path, .nonZero, viewBox: nil)
        return mark(box, shape: outline, paint: payload ?? .color(.black), modifiers: &modifiers, in: context)
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
