import VitrineGraphics

/// What a device shows around apps, each at its own place on the screen.
protocol ChromeNodeKind: NodeKind {}

extension ChromeNodeKind {
    static var ignoresSafeArea: Bool { true }
}

enum StatusBarNode: ChromeNodeKind {
    struct Properties: Sendable {
        var time = "9:41"
        var date = "Tue 9 Sep"
        var cellular = 4
        var wifi = 3
        var battery = 1.0
    }

    static let name = "statusBar"
    static let summary = "The time, the signal and the battery, as the canvas' device shows them."
    static let payload = Codec<Properties?>.optional(
        .record(
            "a status bar", from: Properties(),
            [
                Field("time", .text, "9:41 unless told") { $0.time = $1 },
                Field("date", .text, "beside the time on tablets") { $0.date = $1 },
                Field("cellular", .integer(0...4), "bars of signal") { $0.cellular = $1 },
                Field("wifi", .integer(0...3), "waves of signal") { $0.wifi = $1 },
                Field("battery", .opacity, "how full it is, 0 to 1 or a percentage") { $0.battery = $1 },
            ]))

    static func build(_ payload: Properties?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let device = context.device
        modifiers.alignment = modifiers.alignment ?? (Alignment(.center, .top), context.source.mark)
        let bar = StatusBar(properties: payload ?? Properties(), context: context)
        return device.housing.map { bar.beside($0, of: device) } ?? bar.above(device)
    }
}

/// Puts a status bar together.
private struct StatusBar {
    let properties: StatusBarNode.Properties
    let context: BuildContext

    private var wide: FrameLength { FrameLength(maximum: .infinity) }

    private func text(_ string: String, _ size: Double, _ weight: Double) -> any Element {
        context.text(string, font: FontSpec(size: size, weight: weight), lineLimit: 1)
    }

    private func glyph(_ glyph: StatusGlyphElement.Glyph, _ scale: Double) -> any Element {
        StatusGlyphElement(
            source: context.source, glyph: glyph, scale: scale, paint: context.inherited.foreground)
    }

    private func framed(_ element: any Element, _ alignment: Alignment, height: Double) -> any Element {
        FrameElement(content: element, width: wide, height: FrameLength(fixed: height), alignment: alignment)
    }

    /// The time and the signs in the middle of the room on either side of the housing.
    func beside(_ housing: Rect, of device: Device) -> any Element {
        let height = device.top == .island ? 2 * housing.midY : device.safeArea.top
        let signs = context.stack(
            .horizontal, spacing: 7,
            [
                glyph(.cellular(bars: properties.cellular), 1), glyph(.wifi(waves: properties.wifi), 1),
                glyph(.battery(level: properties.battery), 1),
            ])
        let gap = FrameElement(
            content: context.stack(.horizontal, spacing: 0, []), width: FrameLength(fixed: housing.width),
            height: FrameLength(fixed: 0), alignment: .center)
        return context.stack(
            .horizontal, spacing: 0,
            [
                framed(text(properties.time, 17, 600), .center, height: height), gap,
                framed(signs, .center, height: height),
            ])
    }

    /// A bar of its own above the content: a phone's with the time in its middle, a tablet's with the date.
    func above(_ device: Device) -> any Element {
        let height = device.safeArea.top
        let scale = 0.85
        let battery = glyph(.battery(level: properties.battery), scale)
        let wifi = glyph(.wifi(waves: properties.wifi), scale)
        if device.top == .pad {
            let time = context.stack(
                .horizontal, spacing: 8, [text(properties.time, 12, 600), text(properties.date, 12, 600)])
            let percent = "\(Int((properties.battery * 100).rounded()))%"
            let signs = context.stack(.horizontal, spacing: 5, [wifi, text(percent, 12, 400), battery])
            return PaddingElement(
                content: over([
                    framed(time, .leading, height: height), framed(signs, .trailing, height: height),
                ]),
                insets: Insets(top: 0, left: 20, bottom: 0, right: 20))
        }
        let cellular = glyph(.cellular(bars: properties.cellular), scale)
        let signal = context.stack(.horizontal, spacing: 5, [cellular, wifi])
        return PaddingElement(
            content: over([
                framed(signal, .leading, height: height),
                framed(text(properties.time, 12, 600), .center, height: height),
                framed(battery, .trailing, height: height),
            ]), insets: Insets(top: 0, left: 6, bottom: 0, right: 6))
    }

    private func over(_ children: [any Element]) -> any Element {
        ZStackElement(source: context.source, alignment: .center, children: children)
    }
}

extension Alignment {
    fileprivate static let leading = Alignment(.leading, .center)
    fileprivate static let trailing = Alignment(.trailing, .center)
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
