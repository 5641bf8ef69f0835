import VitrineGeometry
import VitrineStyle

/// Settings of a device under which a scene is laid out anew.
struct StressEnvironment: Sendable {
    let name: String
    /// `true` if colours change, so that contrast is measured anew.
    var changesColors = false
    /// `true` if texts are longer and have accents.
    var lengthensTexts = false
    /// Changes the options of a scene; returns `false` if the environment is the scene's own.
    let apply: @Sendable (inout SceneOptions) -> Bool

    static let all: [StressEnvironment] = [
        dynamicType(.accessibility1), dynamicType(.accessibility3), dynamicType(.accessibility5),
        StressEnvironment(name: "increased contrast", changesColors: true) { $0.set(\.contrast, .increased) },
        StressEnvironment(name: "reduced transparency", changesColors: true) {
            $0.set(\.transparency, .reduced)
        },
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
