import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The canvas as a scene gives it.
struct CanvasSpec: Sendable {
    var device: Device?
    var width: Double?
    var height: Double?
    var scale: Double?
    var appearance: Appearance?
    var dynamicType: DynamicTypeSize?
    var layoutDirection: LayoutDirection?
    var os: OSVersion?
    var contrast: Contrast?
    var transparency: Transparency?
    var locale: SceneLocale?
    var time: Double?
    var safeArea: Insets?
    var colorSpace: ColorSpace?

    static let codec = Codec<CanvasSpec>.record(
        "the canvas", from: CanvasSpec(),
        [
            Field("device", .device, "a device, which sets size, scale and safe area") { $0.device = $1 },
            Field("width", side, "points") { $0.width = $1 },
            Field("height", side, "points") { $0.height = $1 },
            Field(
                "scale",
                .number(
                    SceneOptions.scaleRange.lowerBound...SceneOptions.scaleRange.upperBound,
                    expected: "a scale"),
                "device pixels per point; 2 unless told"
            ) { $0.scale = $1 },
            Field("appearance", .cases("an appearance"), "light or dark; light unless told") {
                $0.appearance = $1
            },
            Field("dynamicType", .cases("a text size"), "xSmall to xxxLarge, AX1 to AX5; large unless told") {
                $0.dynamicType = $1
            },
            Field("layoutDirection", .cases("a layout direction"), "ltr or rtl; ltr unless told") {
                $0.layoutDirection = $1
            },
            Field("os", .osVersion, "the system's release: 18, 26 or 27; 26 unless told") { $0.os = $1 },
            Field("contrast", .cases("a contrast"), "normal or increased; normal unless told") {
                $0.contrast = $1
            },
            Field("transparency", .cases("a transparency"), "normal or reduced; normal unless told") {
                $0.transparency = $1
            },
            Field(
                "locale", .locale,
                "what the scene is shown in, such as `de` or `ar-EG`: the language of text and the layout direction, until those are told"
            ) { $0.locale = $1 },
            Field("time", .time, "seconds that motion has gone on for; 0 unless told") { $0.time = $1 },
            Field("colorSpace", .cases("a colour space"), "srgb or display-p3; srgb unless told") {
                $0.colorSpace = $1
            },
            Field("safeArea", .insets, "room that the body keeps free; the device's unless told") {
                $0.safeArea = $1
            },
        ])

    private static let side = Codec<Double>.number(
        1...SceneLimits.standard.canvas, expected: "a length in points")

    /// Device pixels per point, the caller's options first.
    func scale(with options: SceneOptions) -> Double {
        options.scale ?? (options.device == nil ? scale : nil) ?? (options.device ?? device)?.scale ?? 2
    }

    /// The device, and the size in points, the caller's options first; no size where the scene gives none.
    func extent(with options: SceneOptions) -> (device: Device?, size: Size?) {
        let device = options.device ?? device
        if let device, options.device != nil || (width == nil && height == nil) {
            return (device, device.size)
        }
        if let device { return (device, Size(width ?? device.size.width, height ?? device.size.height)) }
        guard let width, let height else { return (nil, nil) }
        return (nil, Size(width, height))
    }

    /// The canvas with the caller's options over it, or nil after a report. `keys` are those that the
    /// scene gives: one that is given and could not be read has been reported already.
    func canvas(
        with options: SceneOptions, keys: Set<String>, at mark: SourceMark, _ reader: SceneReader
    ) -> Canvas? {
        let (device, extent) = extent(with: options)
        guard let size = extent else {
            for name in ["width", "height"] where !keys.contains(name) && !keys.contains("device") {
                reader.report(.missingKey(name, on: "a canvas without a device"), at: mark)
            }
            return nil
        }
        let scale = reader.environment.scale
        let pixels = (size.width * scale).rounded() * (size.height * scale).rounded()
        guard pixels <= Double(reader.limits.pixels) else {
            reader.report(.canvasTooLarge(pixels: Int(pixels), limit: reader.limits.pixels), at: mark)
            return nil
        }
        let safeArea = (options.device == nil ? safeArea : nil) ?? device?.safeArea ?? .zero
        return Canvas(
            size: size, scale: scale, safeArea: safeArea, appearance: reader.environment.appearance,
            colorSpace: reader.environment.colorSpace, layoutDirection: reader.environment.layoutDirection,
            device: device?.name)
    }
}
