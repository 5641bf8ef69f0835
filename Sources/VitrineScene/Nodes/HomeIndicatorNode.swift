import VitrineGraphics

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
