import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// The thumb of toggles and sliders, in the shapes of the releases.
struct ControlThumb {
    /// The size at rest, in points.
    let size: Size
    /// The size while touched, in points.
    let pressed: Size
    /// The shadow at rest since release 26; `nil` for none.
    var shadow: Shadow?

    /// The thumb of toggles before glass: 27 points in a track of 51 by 31 with 2 points around it, and 7
    /// points longer while touched, according to third-party measurements of UISwitch.
    static let circle = ControlThumb(size: Size(27, 27), pressed: Size(34, 27))
    /// The thumb of glass toggles, measured on iOS 26 in a track of 63 by 28; pressed, it is fitted by eye.
    static let capsule = ControlThumb(size: Size(37, 24), pressed: Size(56, 38))
    /// The thumb of sliders before glass: UISlider's, which does not grow.
    static let knob = ControlThumb(size: Size(28, 28), pressed: Size(28, 28))
    /// The thumb of glass sliders, measured on iOS 26, which unlike that of toggles casts a shadow;
    /// pressed, it is 56.7 by 37 there.
    static let bead = ControlThumb(
        size: Size(37, 24), pressed: Size(56.67, 37),
        shadow: Shadow(color: Color(white: 0, alpha: 0.13), sigma: 5, offset: Point(0, 1)))

    static func ofToggle(_ environment: SceneEnvironment) -> ControlThumb {
        environment.os.hasGlass ? capsule : circle
    }

    static func ofSlider(_ environment: SceneEnvironment) -> ControlThumb {
        environment.os.hasGlass ? bead : knob
    }

    /// Returns the size in a state, in points. A thumb that is not glass does not grow beyond its track.
    func size(_ state: InteractionState, _ environment: SceneEnvironment) -> Size {
        guard state == .pressed else { return size }
        return environment.os.hasGlass && !environment.showsGlass ? size : pressed
    }

    /// Returns the thumb: white, and from release 26 on a lens while it is touched.
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
            // Weaker than the shadow of surfaces, which are larger and float higher.
            spec.shadows = [
                ShadowSpec(Shadow(color: Color(white: 0, alpha: 0.16), sigma: 5, offset: Point(0, 4)))
            ]
            return context.kit.glassShape(.capsule, spec)
        }
        if environment.os.hasGlass {
            return context.kit.shape(
                .capsule, [.color(.white)], strokes: context.kit.contrastBorder,
                shadows: shadow.map { [ShadowSpec($0)] } ?? [])
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
