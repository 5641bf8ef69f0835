import VitrineSceneFormat
import VitrineStyle

/// A fainter level of the foreground around a node, as SwiftUI's `secondary` is.
struct LeveledForeground: Sendable {
    /// The foreground of which it is a level, and how the scene specifies that.
    let base: PaintSpec
    let baseSource: SceneValue?
    /// `true` if it is that of the whole scene.
    private let isOfScene: Bool
    let level: LabelLevel
    /// The level's paint.
    let paint: PaintSpec

    private static let levels: [LabelLevel] = [.secondary, .tertiary, .quaternary]

    /// - Parameters:
    ///   - source: What the scene gives as the foreground of a node: there is no level unless it is the name
    ///     of one.
    ///   - style: The style around the node, whose foreground is the base; a level of a level has the same.
    ///     Levels of the system's own label are colours of their own.
    init?(_ source: SceneValue?, in style: InheritedStyle, _ environment: SceneEnvironment) {
        guard case .string(let word)? = source?.content, let level = LabelLevel(rawValue: word),
            Self.levels.contains(level)
        else { return nil }
        let outer = style.leveled.flatMap { $0.paint == style.ownForeground ? $0 : nil }
        if let outer {
            self.init(
                level, of: outer.base, from: outer.baseSource, isOfScene: outer.isOfScene, environment)
        } else if style.isForegroundChosen(environment), !Self.isLevel(style.ownForeground, environment) {
            // Noted as taken.
            let isOfScene =
                style.foregroundSource == nil && style.ownForeground == .color(environment.foreground)
            self.init(
                level, of: style.foreground, from: style.foregroundSource, isOfScene: isOfScene, environment)
        } else {
            return nil
        }
    }

    /// Returns `true` for a level of the system's own label.
    private static func isLevel(_ paint: PaintSpec, _ environment: SceneEnvironment) -> Bool {
        levels.contains { environment.systemColor($0.rawValue).map(PaintSpec.color) == paint }
    }

    private init(
        _ level: LabelLevel, of base: PaintSpec, from baseSource: SceneValue?, isOfScene: Bool,
        _ environment: SceneEnvironment
    ) {
        (self.base, self.baseSource, self.isOfScene, self.level) = (base, baseSource, isOfScene, level)
        paint = base.opacity(level.share(hasIncreasedContrast: environment.contrast == .increased))
    }

    /// Returns the level after a change of appearance.
    func read(_ reader: SceneReader) -> LeveledForeground {
        var base = base
        if isOfScene {
            base = .color(reader.environment.foreground)
        } else if let baseSource {
            base = Codec<PaintSpec>.paint.read(baseSource, reader) ?? base
        }
        return LeveledForeground(
            level, of: base, from: baseSource, isOfScene: isOfScene, reader.environment)
    }
}
