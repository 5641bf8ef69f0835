import VitrineGraphics

/// What a device shows around apps, each at its own place on the screen.
protocol ChromeNodeKind: NodeKind {}

extension ChromeNodeKind {
    static var ignoresSafeArea: Bool { true }
}

/// A mark at a fixed place of the device's screen.
private func mark(
    _ rect: Rect?, _ figure: Figure, _ paint: PaintSpec, _ modifiers: inout Modifiers, _ context: BuildContext
) -> any Element {
    guard let rect else { return context.stack(.vertical, spacing: 0, []) }
    let screen = context.reader.environment.size ?? context.device.size
    let isTop = rect.midY < screen.height / 2
    modifiers.alignment =
        modifiers.alignment ?? (Alignment(.center, isTop ? .top : .bottom), context.source.mark)
    let shape = ShapeElement(
        source: context.source, name: "mark", figure: figure, decoration: Decoration(fills: [paint]))
    let framed = FrameElement(
        content: shape, width: FrameLength(fixed: rect.width), height: FrameLength(fixed: rect.height),
        alignment: .center)
    let rise = context.device.size.height - rect.maxY
    return PaddingElement(
        content: framed,
        insets: Insets(top: isTop ? rect.minY : 0, left: 0, bottom: isTop ? 0 : rise, right: 0))
}

enum HomeIndicatorNode: ChromeNodeKind {
    static let name = "homeIndicator"
    static let summary = "The bar at the bottom of devices without a home button."
    static let payload = Codec<PaintSpec?>.optional(.paint)

    static func build(_ payload: PaintSpec?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        mark(
            context.device.homeIndicator, .capsule, payload ?? context.inherited.foreground, &modifiers,
            context)
    }
}

enum DynamicIslandNode: ChromeNodeKind {
    static let name = "dynamicIsland"
    static let summary = "The sensors' housing: an island, or a notch on devices that have one."
    static let payload = Codec<PaintSpec?>.optional(.paint)

    static func build(_ payload: PaintSpec?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let radii = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 20)
        return mark(
            context.device.housing,
            context.device.top == .notch ? .rounded(radii, .continuous) : .capsule, payload ?? .color(.black),
            &modifiers, context)
    }
}

enum DeviceFrameNode: NodeKind {
    struct Properties: Sendable {
        var device: Device?
        var bezel = 14.0
        var scale = 1.0
        var background: [PaintSpec] = []
        var content: [SceneValue] = []
    }

    static let name = "deviceFrame"
    static let summary = "A screen with its safe area and its corners, in a neutral device."
    static let payload = Codec<Properties>.record(
        "a device frame", from: Properties(),
        [
            Field("device", .device, "the device; the canvas' own unless told") { $0.device = $1 },
            Field("content", .oneOrMore(of: .node), required: true, "what its screen shows, as a body does") {
                $0.content = $1
            },
            Field("background", .oneOrMore(of: .paint), "what its screen is painted with") {
                $0.background = $1
            },
            Field(
                "bezel", .number(0...100), "points around the display; 14 unless told, 0 for the screen alone"
            ) {
                $0.bezel = $1
            },
            Field("scale", .number(0.05...4), "how large one of its points is drawn; 1 unless told") {
                $0.scale = $1
            },
        ])

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let device = payload.device ?? context.device
        var environment = context.reader.environment
        environment.device = device.name
        environment.size = device.size
        let layers = context.reader.within(environment) { context.layers(payload.content) }
        let plain = environment.systemColor("systemBackground") ?? .white
        var source = context.source
        source.path += ".screen"
        return DeviceElement(
            source: context.source, device: device, bezel: payload.bezel, scale: payload.scale,
            screen: CanvasElement(
                source: source, size: device.size, safeArea: device.safeArea,
                background: payload.background.isEmpty ? [.color(plain)] : payload.background, layers: layers)
        )
    }
}

extension BuildContext {
    /// The device whose screen is drawn; where none is named, one with an island.
    var device: Device {
        reader.environment.device.flatMap(Device.named) ?? Device.named("iphone-17-pro") ?? Device.all[0]
    }
}
