import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The canvas as a scene specifies it.
package struct CanvasSpec: Sendable {
    /// The options that the scene itself sets.
    var options = SceneOptions()
    var width: Double?
    var height: Double?
    var safeArea: Insets?
    var colorSpace: ColorSpace?

    /// The parts of a canvas, or a device alone.
    package static let codec = Codec(
        .anyOf([parts.schema, Codec<Device>.device.schema]), expected: .canvas
    ) { value, reader in
        guard case .string(let name) = value.content, name.first?.isLetter == true else {
            return parts.read(value, reader)
        }
        guard let device = Codec<Device>.device.read(value, reader) else { return nil }
        var canvas = CanvasSpec()
        canvas.options.device = device
        return canvas
    }

    private static let parts = Codec<CanvasSpec>.record(.canvas, from: CanvasSpec(), fields)

    /// The fields of a canvas. `width` and `height` come right after `device`, the first axis, as
    /// alternatives to it.
    private static let fields: [Field<CanvasSpec>] = {
        let axes = EnvironmentAxes.all.compactMap { $0.canvasField(\CanvasSpec.options) }
        return axes.prefix(1) + [
            Field("width", side, "points") { $0.width = $1 },
            Field("height", side, "points") { $0.height = $1 },
        ] + axes.dropFirst() + [
            Field("colorSpace", .cases("a colour space"), "srgb or display-p3. Default: srgb") {
                $0.colorSpace = $1
            },
            Field("safeArea", .insets, "room that the body keeps free. Default: the device's") {
                $0.safeArea = $1
            },
        ]
    }()

    private static let side = Codec<Double>.number(
        1...SceneLimits.standard.canvas, expected: .length)

    /// Returns the device and the size in points; the caller's options take precedence. The size is `nil` if
    /// the scene does not specify one.
    func extent(with options: SceneOptions) -> (device: Device?, size: Size?) {
        let orientation = options.orientation ?? self.options.orientation ?? .portrait
        let device = (options.device ?? self.options.device)?.held(orientation)
        if let device, turns(options) || (width == nil && height == nil) { return (device, device.size) }
        if let device { return (device, Size(width ?? device.size.width, height ?? device.size.height)) }
        guard let width, let height else { return (nil, nil) }
        return (nil, Size(width, height))
    }

    /// Returns `true` if the caller's options name another device, or turn the scene's own.
    private func turns(_ options: SceneOptions) -> Bool {
        options.device != nil
            || options.orientation.map { $0 != self.options.orientation ?? .portrait } ?? false
    }

    /// Returns the room along the edges that the body keeps free; a device that the caller names or turns has
    /// its own.
    func safeArea(with options: SceneOptions) -> Insets {
        (turns(options) ? nil : safeArea) ?? extent(with: options).device?.safeArea ?? .zero
    }

    /// Returns the canvas with the caller's options applied, or `nil` after reporting an error.
    ///
    /// - Parameters:
    ///   - options: The caller's options.
    ///   - keys: The keys that the scene gives. A given key that could not be read has already been reported.
    ///   - mark: The place at which errors are reported.
    ///   - reader: The reader, with the environment of the canvas.
    func canvas(
        with options: SceneOptions, keys: Set<String>, at mark: SourceMark, _ reader: SceneReader
    ) -> Canvas? {
        let (device, extent) = extent(with: options)
        guard let size = extent else {
            // A given side or device may also have no value: a `when` that does not hold and has no `else`.
            let hasNoProblems = reader.problems.isEmpty
            for (name, side) in [("width", width), ("height", height)] where side == nil {
                guard hasNoProblems || (!keys.contains(name) && !keys.contains("device")) else { continue }
                reader.reportMissing(
                    name, on: "a canvas without a device", of: .canvas, at: mark)
            }
            return nil
        }
        if options.orientation ?? self.options.orientation == .landscape, device?.canTurn != true {
            let reason =
                device.map { "`\($0.name)` has none" }
                ?? "it has no `device`: exchange its `width` and its `height`"
            reader.warn(
                .unusedKey, .noEffect(noun: "orientation", on: .canvas, because: reason), at: mark)
        }
        let scale = reader.environment.scale
        let pixels = (size.width * scale).rounded() * (size.height * scale).rounded()
        guard pixels <= Double(reader.limits.pixels) else {
            let count = Int(exactly: pixels) ?? .max
            reader.report(.canvasTooLarge(pixels: count, limit: reader.limits.pixels), at: mark)
            return nil
        }
        guard pixels >= 1 else {
            let extent = "\(PrintedText.number(size.width)) by \(PrintedText.number(size.height)) points"
            reader.report(
                .outOfRange(
                    "a canvas of \(extent) at scale \(PrintedText.number(scale))",
                    allowed: "each side has at least half a pixel"),
                at: mark)
            return nil
        }
        return Canvas(
            size: size, scale: scale, safeArea: safeArea(with: options),
            appearance: reader.environment.appearance, colorSpace: reader.environment.colorSpace,
            layoutDirection: reader.environment.layoutDirection, device: device?.name)
    }
}

extension Noun {
    package static let canvas: Noun = "the canvas"
}
