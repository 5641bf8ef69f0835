import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The way in which the canvas' device is held.
    package static let orientation = EnvironmentAxis(
        "orientation", orientations, path: \.orientation, summary: "The way in which the device is held.",
        help: "portrait or landscape: the way in which the device is held.",
        canvas: "portrait or landscape, of a device. Default: portrait",
        condition: .equal(orientations, "portrait or landscape", in: .extent, \.orientation),
        variants: .init(rank: 35, "portrait, landscape", slug: \.rawValue),
        choice: .cases("Orientation", standard: .portrait), text: \.rawValue,
        apply: { $0.orientation = $1 })

    private static let orientations = Codec<DeviceOrientation>.cases("an orientation")
}
