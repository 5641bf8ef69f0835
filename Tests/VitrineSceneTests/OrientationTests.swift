import Testing
import VitrineSceneFormat
import VitrineSource
import VitrineTestSupport
import VitrineText

@testable import VitrineComponents
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("Devices lie on their sides as iOS lets them")
struct OrientationTests {
    private func scene(_ canvas: String, body: String = "[{ rectangle: , id: box }]", top: String = "")
        -> String
    { SceneText.body(body, canvas: "{ \(canvas) }", top: top) }

    private func frame(_ id: String, _ scene: String, options: SceneOptions = SceneOptions()) throws -> Rect?
    {
        func find(_ placed: PlacedElement) -> Rect? {
            if placed.element.source.path == id { return placed.frame }
            return placed.children.lazy.compactMap(find).first
        }
        return find(try SceneRun.laidOut(scene, options: options).root)
    }

    private func marks(_ scene: String, options: SceneOptions = SceneOptions()) throws -> [Rect] {
        func all(_ placed: PlacedElement) -> [Rect] {
            ((placed.element as? ShapeElement)?.label == "mark" ? [placed.frame] : [])
                + placed.children.flatMap(all)
        }
        return all(try SceneRun.laidOut(scene, options: options).root)
    }

    /// The size is exchanged, and what iOS keeps free lies at the sides.
    @Test(arguments: [
        ("iphone-17-pro", Size(874, 402), Insets(top: 0, left: 62, bottom: 21, right: 62)),
        ("iphone-16e", Size(844, 390), Insets(top: 0, left: 47, bottom: 21, right: 47)),
        ("iphone-17e", Size(844, 390), Insets(top: 0, left: 47, bottom: 21, right: 47)),
        ("iphone-se", Size(667, 375), Insets(0)),
        ("ipad-pro-11", Size(1210, 834), Insets(top: 24, left: 0, bottom: 20, right: 0)),
    ])
    func safeAreasAreThoseOfTheDevice(_ name: String, _ size: Size, _ area: Insets) throws {
        let canvas = try SceneRun.resolved(scene("device: \(name), orientation: landscape")).canvas
        #expect(canvas.size == size && canvas.safeArea == area)
    }

    /// A watch is worn, and a window stands upright: turning them says that it changes nothing.
    @Test(arguments: ["apple-watch-42", "apple-watch-46", "apple-watch-49", "mac-window"])
    func whatIsNotHeldDoesNotTurn(_ name: String) throws {
        let device = try #require(Device.device(named: name))
        #expect(device.held(.landscape) == device)
        let resolved = try SceneRun.resolved(scene("device: \(name), orientation: landscape"))
        #expect(resolved.canvas.size == device.size)
        #expect(resolved.warnings.rendered().contains("`orientation` changes nothing"))
    }

    /// A sheet fills the low screen of a phone that lies on its side, between what is kept free at the sides.
    @Test func aSheetFillsALowScreen() throws {
        let sheet = "[{ sheet: { detent: medium, content: [{ rectangle: , id: box }] } }]"
        let box = try #require(
            try frame("#box", scene("device: iphone-17-pro, orientation: landscape", body: sheet)))
        #expect(box.minY == 0 && box.minX == 62 && box.maxX == 874 - 62)
    }

    /// A device keeps all else, and one that is turned twice lies as one that is turned once.
    @Test(arguments: Device.all.filter(\.canTurn)) func everyDeviceThatIsHeldCanBeTurned(device: Device) {
        let turned = device.held(.landscape)
        #expect(turned.held(.landscape) == turned && device.held(.portrait) == device)
        #expect(turned.size == Size(device.size.height, device.size.width))
        #expect(turned.name == device.name && turned.topChrome == device.topChrome)
        #expect((turned.sensorHousing == nil) == (device.sensorHousing == nil))
        #expect((turned.homeIndicator == nil) == (device.homeIndicator == nil))
        for rect in [turned.sensorHousing, turned.homeIndicator].compactMap({ $0 }) {
            #expect(rect.minX >= 0 && rect.maxX <= turned.size.width)
            #expect(rect.minY >= 0 && rect.maxY <= turned.size.height)
        }
    }

    /// Pixels are those of the makers' specifications, and no watch has a home indicator.
    @Test(arguments: [
        (Device.appleWatch42, 374.0, 446.0), (.appleWatch46, 416, 496), (.appleWatch49, 422, 514),
        (.androidPhoneSmall, 1080, 2400),
    ])
    func devicesHaveTheirPixels(device: Device, width: Double, height: Double) {
        #expect(device.size.width * device.scale == width && device.size.height * device.scale == height)
        #expect((device.homeIndicator == nil) == device.name.hasPrefix("apple-watch"))
        #expect(device.sensorHousing == nil)
    }

    @Test func aWindowIsNotHeld() {
        let window = Device.macWindow
        #expect(window.held(.landscape) == window && window.homeIndicator == nil)
        #expect((window.size.width * window.scale).truncatingRemainder(dividingBy: 1) == 0)
    }

    @Test func callersTurnTheDeviceOfAScene() throws {
        let upright = scene("device: iphone-17-pro, safeArea: { top: 10 }")
        let options = SceneOptions(orientation: .landscape)
        let canvas = try SceneRun.resolved(upright, options: options).canvas
        #expect(canvas.size == Size(874, 402) && canvas.safeArea.left == 62)
        let other = SceneOptions(device: .ipad, orientation: .landscape)
        #expect(try SceneRun.resolved(upright, options: other).canvas.size == Size(1180, 820))
        // A scene in landscape stays so on another device, and its own safe area is kept where nothing turns.
        let flat = scene("device: iphone-17-pro, orientation: landscape, safeArea: { top: 10 }")
        #expect(try SceneRun.resolved(flat).canvas.safeArea.top == 10)
        #expect(
            try SceneRun.resolved(flat, options: SceneOptions(device: .ipad)).canvas.size == Size(1180, 820))
        let back = SceneOptions(orientation: .portrait)
        #expect(try SceneRun.resolved(flat, options: back).canvas.size == Size(402, 874))
    }

    @Test func variantsHaveOrientations() throws {
        let text = scene(
            "device: iphone-17-pro", top: "variants: { orientation: [portrait, landscape] }\n")
        let file = SceneRun.file(text)
        let names = try SceneParser.parse(file).variants(of: file).map(\.name)
        #expect(names == ["light", "light-landscape"])
    }

    @Test func conditionsAskForTheOrientation() throws {
        let body =
            "[{ text: Wide, when: { orientation: landscape } }, { text: Tall, when: { orientation: portrait } }]"
        for (orientation, shown) in [("portrait", "Tall"), ("landscape", "Wide")] {
            let dump = try SceneRun.resolved(
                scene("device: iphone-17, orientation: \(orientation)", body: body)
            ).root.dump.text()
            #expect(dump.contains(shown) && dump.contains("Tall") != dump.contains("Wide"), "\(dump)")
        }
    }

    /// The island stands at the left in either direction of lines, and no status bar beside it.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func islandsStandAtTheLeft(_ direction: LayoutDirection) throws {
        let text = scene("device: iphone-17-pro, orientation: landscape", body: "[statusBar]")
        let marks = try marks(text, options: SceneOptions(layoutDirection: direction))
        let island = try #require(marks.first)
        #expect(marks.count == 1 && island.height > 3 * island.width)
        #expect(abs(island.midY - 201) <= 0.5 && island.minX > 10 && island.maxX < 62)
        let dump = try SceneRun.resolved(text).root.dump.text()
        #expect(!dump.contains("9:41"))
    }

    @Test func homeIndicatorsLieAtTheLowerEdge() throws {
        let text = scene("device: iphone-17-pro, orientation: landscape", body: "[homeIndicator]")
        let mark = try #require(try marks(text).first)
        #expect(abs(mark.midX - 437) <= 0.5 && mark.maxY == 394 && mark.height == 5)
    }

    /// Tablets keep their bar.
    @Test func tabletsShowTheTime() throws {
        let text = scene("device: ipad, orientation: landscape", body: "[statusBar]")
        #expect(try SceneRun.resolved(text).root.dump.text().contains("9:41"))
    }

    @Test(arguments: [(18, 32.0), (26, 62)]) func barsAreLow(_ os: Int, _ height: Double) throws {
        let text = scene(
            "device: iphone-17-pro, orientation: landscape, os: \(os)",
            body: "[{ vstack: [{ navigationBar: { title: Inbox, display: large }, id: bar }, spacer] }]")
        #expect(try frame("#bar", text)?.height == height)
    }

    @Test func framesHoldTurnedDevices() throws {
        let text = scene(
            "width: 1000, height: 1000",
            body:
                "[{ deviceFrame: { device: iphone-17, orientation: landscape, bezel: 0, content: [{ rectangle: , id: box, ignoresSafeArea: true }] } }]"
        )
        #expect(try frame("#box", text)?.size == Size(874, 402))
    }

    /// Without a device there is nothing to turn.
    @Test func aCanvasOfItsOwnSizeIsNotTurned() throws {
        let warnings = try SceneRun.resolved(scene("width: 90, height: 60, orientation: landscape")).warnings
        #expect(warnings.rendered().contains("`orientation`"), "\(warnings.rendered())")
        #expect(
            try SceneRun.resolved(scene("width: 90, height: 60, orientation: portrait")).warnings.all.isEmpty)
    }
}
