import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A screen in its device.
enum DeviceFrameNode: NodeKind {
    struct Properties: Sendable {
        var device: Device?
        var orientation: DeviceOrientation?
        var bezel: Double?
        var scale = 1.0
        var background: [PaintSpec] = []
        var content: [SceneValue] = []
    }

    static let name = "deviceFrame"
    static let summary = "A screen with its safe area and its corners, in a neutral device."
    static let payload = Codec<Properties>.record(
        .deviceFrame, from: Properties(),
        [
            Field("device", .device, "the device. Default: the canvas' own") { $0.device = $1 },
            Field(
                "orientation", .cases("an orientation"),
                "portrait or landscape. Default: the canvas' own; portrait for another device"
            ) { $0.orientation = $1 },
            Field(
                "content", .oneOrMore(of: .node), required: true,
                "the content of its screen, in the form of a body"
            ) {
                $0.content = $1
            },
            Field("background", .oneOrMore(of: .paint), "the paints of its screen") {
                $0.background = $1
            },
            Field(
                "bezel", .number(0...100),
                "points around the display; 0 for the screen alone. Default: the device's own"
            ) {
                $0.bezel = $1
            },
            Field("scale", .number(0.05...4), "the scale at which it is drawn. Default: 1") {
                $0.scale = $1
            },
        ])

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let device = (payload.device ?? context.upright).held(
            payload.orientation
                ?? (payload.device == nil ? context.reader.environment.orientation : .portrait))
        var environment = context.reader.environment
        environment.orientation = device.orientation
        environment.device = device.name
        environment.canvasSize = device.size
        environment.safeArea = device.safeArea
        let plain = environment.systemColor(PageBackground.colorName(under: payload.content)) ?? .white
        let background = payload.background.isEmpty ? [.color(plain)] : payload.background
        var inner = context
        inner.inherited.backgroundColor = background.last?.opaqueColor
        let layers = context.reader.withNode(environment) { inner.layers(payload.content, showsNotch: true) }
        var source = context.source
        source.path += ".screen"
        return DeviceElement(
            source: context.source, device: device, bezel: payload.bezel.map { Insets($0) } ?? device.bezel,
            scale: payload.scale,
            screen: CanvasElement(
                source: source, size: device.size, safeArea: device.safeArea,
                background: background, layers: layers)
        )
    }
}

extension Noun {
    package static let deviceFrame: Noun = "a device frame"
}
