import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum StatusBarNode: ChromeNodeKind {
    struct Properties: Sendable {
        var time = "9:41"
        var date: String?
        var cellular = 4
        var wifi = 3
        var battery = 1.0
        var power = Power.normal
        var percentage = false
        var network: String?
        var carrier: String?
        var location = false
        var focus: Symbol?
        var airplane = false
        var style = Style.automatic
        var island = true
    }

    /// The power state, which determines the battery's colour.
    enum Power: String, Sendable, CaseIterable { case normal, charging, lowPower }

    /// The paint of the bar: the foreground, or white over dark and black over light content.
    enum Style: String, Sendable, CaseIterable { case automatic, light, dark }

    static let name = "statusBar"
    static let summary = "The time, the signal and the battery, as the canvas' device shows them."
    static let payload = Codec<Properties?>.optional(
        .record(
            .statusBar, from: Properties(),
            [
                Field("time", .text, "the time shown. Default: 9:41") { $0.time = $1 },
                Field("date", .text, "the date beside the time, on tablets") { $0.date = $1 },
                Field("cellular", .integer(0...4), "bars of signal") { $0.cellular = $1 },
                Field("wifi", .integer(0...3), "waves of signal") { $0.wifi = $1 },
                Field("battery", .opacity, "the charge, 0 to 1 or a percentage; red up to a fifth") {
                    $0.battery = $1
                },
                Field("power", .cases("a state of power"), "normal, charging (green) or lowPower (yellow)") {
                    $0.power = $1
                },
                Field("batteryPercentage", .bool, "shows the charge as a number in the battery") {
                    $0.percentage = $1
                },
                Field("network", .text, "a network such as 5G or LTE, instead of the waves") {
                    $0.network = $1
                },
                Field("carrier", .text, "the network's name, on phones without a housing") {
                    $0.carrier = $1
                },
                Field("location", .bool, "shows the location arrow after the time") {
                    $0.location = $1
                },
                Field("focus", .icon, "the symbol of a Focus after the time") { $0.focus = $1 },
                Field("airplane", .bool, "shows an aeroplane instead of the signal bars") {
                    $0.airplane = $1
                },
                Field(
                    "style", .cases("a status bar style"),
                    "automatic (the foreground), light or dark content"
                ) { $0.style = $1 },
                Field(
                    "island", .bool,
                    "shows the device's island or notch, unless a dynamicIsland does. Default: true"
                ) { $0.island = $1 },
            ]))

    static func build(_ payload: Properties?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let device = context.device
        modifiers.alignment = modifiers.alignment ?? (Alignment(.center, .top), context.source.mark)
        let properties = payload ?? Properties()
        if properties.island, !context.isOmitted { context.chrome.addStatusBar(at: context.source.mark) }
        var inner = context
        switch properties.style {
        case .automatic: break
        case .light: inner.inherited.foreground = .color(.white)
        case .dark: inner.inherited.foreground = .color(.black)
        }
        // Phones on their side show none.
        if device.isLow { return context.stack(.vertical, spacing: 0, []) }
        let bar = StatusBar(properties: properties, context: inner)
        return device.sensorHousing.map { bar.beside($0, of: device) } ?? bar.above(device)
    }
}

extension Noun {
    package static let statusBar: Noun = "a status bar"
}
