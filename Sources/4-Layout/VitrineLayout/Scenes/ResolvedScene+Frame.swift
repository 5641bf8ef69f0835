import VitrineGeometry
import VitrineStyle

extension ResolvedScene {
    /// Returns the scene as a picture of its device, with its shadow, on nothing; `nil` if the canvas is not
    /// the screen of a device.
    package var inDevice: ResolvedScene? {
        guard let screen = root as? CanvasElement, let upright = canvas.device.flatMap(Device.device(named:))
        else { return nil }
        let held = [DeviceOrientation.portrait, .landscape].map { upright.held($0).sized(canvas.size) }
        guard let device = held.first(where: { $0.size == canvas.size }) else { return nil }
        let (bezel, room) = (device.bezel, DeviceBody.shadowRoom)
        let element = DeviceElement(
            source: screen.source, device: device, bezel: bezel, scale: 1, screen: screen, isAlone: true)
        let placed = PaddingElement(content: element, insets: room)
        var whole = canvas
        whole.size = Size(
            device.size.width + bezel.horizontal + room.horizontal,
            device.size.height + bezel.vertical + room.vertical)
        whole.safeArea = .zero
        var source = screen.source
        source.path = "frame"
        let root = CanvasElement(
            source: source, size: whole.size, safeArea: .zero, background: [],
            layers: [CanvasElement.Layer(element: placed, ignores: [])])
        return ResolvedScene(
            files: files, title: title, canvas: whole, root: root, audit: audit, motion: motion,
            endOfRest: endOfRest)
    }
}
