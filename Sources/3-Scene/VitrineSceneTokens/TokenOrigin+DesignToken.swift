import VitrineSceneFormat
import VitrineTokens

extension TokenOrigin {
    convenience init(_ token: DesignToken) {
        self.init(
            name: token.name, typeName: token.type.rawValue, isColor: token.type == .color,
            location: token.location)
    }
}
