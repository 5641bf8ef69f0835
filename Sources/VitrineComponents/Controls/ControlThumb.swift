import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// What fingers move along toggles and sliders, as the releases have it.
struct ControlThumb {
    /// Its size at rest.
    let size: Size
    /// Its size under a finger.
    let pressed: Size

    /// Toggles before glass: 27 points in a track of 51 by 31 with 2 points around it, and 7 points longer under a finger, as
    /// people measured UISwitch.
    static let circle = ControlThumb(size: Size(27, 27), pressed: Size(34, 27))
    /// Toggles of glass: the track of 63 by 28 is UISwitch's since release 26; the thumb is fitted by eye.
    static let capsule = ControlThumb(size: Size(39, 24), pressed: Size(56, 38))
    /// Sliders before glass: UISlider's thumb, which does not grow.
    static let knob = ControlThumb(size: Size(28, 28), pressed: Size(28, 28))
    /// Sliders of glass, fitted by eye.
    static let bead = ControlThumb(size: Size(38, 24), pressed: Size(56, 38))

    static func ofToggle(_ environment: SceneEnvironment) -> ControlThumb {
        environment.os.hasGlass ? capsule : circle
    }

    static func ofSlider(_ environment: SceneEnvironment) -> ControlThumb {
        environment.os.hasGlass ? bead : knob
    }

    /// How large it is; what is not glass does not swell beyond its track.
    func size(_ state: InteractionState, _ environment: SceneEnvironment) -> Size {
        guard state == .pressed else { return size }
        return environment.os.hasGlass && !environment.showsGlass ? size : pressed
    }

    /// White; from release 26 on a lens while it is under a finger.
    func element(_ state: InteractionState, _ context: BuildContext) -> any Element {
        let environment = context.reader.environment
        let size = size(state, environment)
        return context.kit.framed(
            surface(state, environment, context), width: size.width, height: size.height)
    }

    private func surface(_ state: InteractionState, _ environment: SceneEnvironment, _ context: BuildContext)
        -> any Element
    {
        if state == .pressed, environment.showsGlass {
            var spec = GlassSpec(style: .clear, state: .pressed)
            // Lighter than that of surfaces, which are larger and lie higher.
            spec.shadows = [
                ShadowSpec(Shadow(color: Color(white: 0, alpha: 0.16), sigma: 5, offset: Point(0, 4)))
            ]
            return context.kit.glassShape(.capsule, spec)
        }
        return context.kit.shape(
            .capsule, [.color(.white)],
            strokes: [
                context.kit.hairlineStroke(
                    Color(white: 0, alpha: environment.contrast == .increased ? 0.5 : 0.06))
            ],
            shadows: [
                ShadowSpec(Shadow(color: Color(white: 0, alpha: 0.06), sigma: 0.5, offset: Point(0, 1))),
                ShadowSpec(Shadow(color: Color(white: 0, alpha: 0.14), sigma: 3, offset: Point(0, 3))),
            ])
    }
}
