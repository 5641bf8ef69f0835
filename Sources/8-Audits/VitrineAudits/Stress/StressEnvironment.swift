import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// Settings of a device under which a scene is laid out anew.
struct StressEnvironment: Sendable {
    let name: String
    /// `true` if colours change, so that contrast is measured anew.
    var changesColors = false
    /// `true` if texts are longer and have accents.
    var lengthensTexts = false
    /// The length by which scrolls are scrolled, in points; `nil` for scrolls as they are.
    var scrollLength: Double?
    /// Changes the options of a scene; returns `false` if the environment is the scene's own.
    let apply: @Sendable (inout SceneOptions) -> Bool

    static let all: [StressEnvironment] = [
        dynamicType(.accessibility1), dynamicType(.accessibility3), dynamicType(.accessibility5),
        StressEnvironment(name: "increased contrast", changesColors: true) { $0.set(\.contrast, .increased) },
        StressEnvironment(name: "reduced transparency", changesColors: true) {
            $0.set(\.transparency, .reduced)
        },
        StressEnvironment(name: "bold text") { $0.set(\.legibilityWeight, .bold) },
        StressEnvironment(name: "button shapes", changesColors: true) { $0.set(\.buttonShapes, .shown) },
        StressEnvironment(name: "right to left") { $0.set(\.layoutDirection, .rightToLeft) },
        StressEnvironment(name: "longer texts", lengthensTexts: true) { _ in true },
        StressEnvironment(name: "landscape") { options in
            guard let device = options.device, device.orientation == .portrait else { return false }
            options.device = device.held(.landscape)
            return true
        },
        StressEnvironment(name: "smallest device") { options in
            // Only a scene for a phone is one for another.
            guard let device = options.device, device.size.width < 500, device.size.height > device.size.width
            else { return false }
            return options.set(\.device, .iphoneSe)
        },
    ]

    /// Scrolls that are scrolled by a length, so that other content lies under bars of glass.
    static func scrolled(by length: Double) -> StressEnvironment {
        StressEnvironment(
            name: "scrolled by \(PrintedText.number(length))", changesColors: true, scrollLength: length
        ) { _ in true }
    }

    /// Another moment of a scene that moves.
    static func moment(at time: Double) -> StressEnvironment {
        StressEnvironment(name: "at \(PrintedText.number(time)) s", changesColors: true) {
            $0.set(\.time, time)
        }
    }

    private static func dynamicType(_ size: DynamicTypeSize) -> StressEnvironment {
        StressEnvironment(name: size.rawValue) { $0.set(\.dynamicType, size) }
    }
}

extension SceneOptions {
    /// Sets an option, and returns `false` if it has the value already.
    fileprivate mutating func set<Value: Equatable>(
        _ option: WritableKeyPath<SceneOptions, Value?>, _ value: Value
    ) -> Bool {
        if self[keyPath: option] == value { return false }
        self[keyPath: option] = value
        return true
    }
}
