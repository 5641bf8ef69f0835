import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

/// Returns a mark at a fixed position on the device's screen.
func mark(
    _ rect: Rect?, _ figure: Shape, _ paint: PaintSpec, _ modifiers: inout Modifiers, _ context: BuildContext
) -> any Element {
    guard let rect else { return context.stack(.vertical, spacing: 0, []) }
    let screen = context.reader.environment.size ?? context.device.size
    let isTop = rect.midY < screen.height / 2
    modifiers.alignment =
        modifiers.alignment ?? (Alignment(.center, isTop ? .top : .bottom), context.source.mark)
    let shape = ShapeElement(
        source: context.source, name: "mark", shape: figure, decoration: Decoration(fills: [paint]))
    let framed = FrameElement(
        content: shape, width: FrameLength(fixed: rect.width), height: FrameLength(fixed: rect.height),
        alignment: .center)
    let rise = context.device.size.height - rect.maxY
    return PaddingElement(
        content: framed,
        insets: Insets(top: isTop ? rect.minY : 0, left: 0, bottom: isTop ? 0 : rise, right: 0))
}

extension BuildContext {
    /// The device whose screen is drawn; a device with an island if none is named.
    package var device: Device {
        reader.environment.device.flatMap(Device.named) ?? Device.named("iphone-17-pro") ?? Device.all[0]
    }
}
