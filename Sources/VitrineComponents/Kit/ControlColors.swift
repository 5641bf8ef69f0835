import VitrineDisplayList
import VitrineGeometry
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// The colours of controls in an environment: the system's, and stronger ones for people who have asked for contrast.
struct ControlColors {
    let environment: SceneEnvironment
    /// The paint of labels.
    let label: PaintSpec
    private let isSystem: Bool

    init(_ context: BuildContext) {
        environment = context.reader.environment
        label = context.inherited.foreground
        isSystem = label == .color(environment.systemColor("primary") ?? .black)
    }

    private var isStrong: Bool { environment.contrast == .increased }

    func system(_ name: String) -> Color { environment.systemColor(name) ?? .black }

    /// Labels of less weight: UIKit's opacities, or of the scene's own foreground as much. Those for increased contrast are
    /// ours, near UIKit's.
    private func faded(_ name: String, _ opacity: Double, strong: Double) -> PaintSpec {
        guard isSystem else { return label.opacity(isStrong ? strong : opacity) }
        var color = system(name)
        if isStrong { color.alpha = strong }
        return .color(color)
    }

    var secondary: PaintSpec { faded("secondary", 0.6, strong: 0.8) }
    var tertiary: PaintSpec { faded("tertiary", 0.3, strong: 0.6) }
    var placeholder: PaintSpec { faded("placeholder", 0.4, strong: 0.65) }

    /// A system fill; half as much again where contrast is asked for.
    func fill(_ name: String) -> Color {
        let color = system(name)
        return isStrong ? color.opacity(1.5) : color
    }

    /// The thin line around or between things.
    func hairline(_ color: Color? = nil) -> StrokeSpec {
        let width = max(1 / environment.scale, 1.0 / 3)
        return StrokeSpec(
            paint: .color(color ?? system("separator")), style: StrokeStyle(width: width, position: .inside))
    }

    /// The line that people see around surfaces who have asked for contrast; none for others.
    var contrastBorder: [StrokeSpec] {
        guard isStrong else { return [] }
        return [
            StrokeSpec(
                paint: .color(system("primary").opacity(0.55)),
                style: StrokeStyle(width: 1, position: .inside))
        ]
    }

    /// The line and the halo around what has the keyboard's focus, in a colour.
    func focus(_ color: Color) -> [StrokeSpec] {
        [
            StrokeSpec(
                paint: .color(color.opacity(isStrong ? 0.5 : 0.22)),
                style: StrokeStyle(width: 3, position: .outside)),
            StrokeSpec(
                paint: .color(color), style: StrokeStyle(width: isStrong ? 2 : 1.5, position: .inside)),
        ]
    }
}
