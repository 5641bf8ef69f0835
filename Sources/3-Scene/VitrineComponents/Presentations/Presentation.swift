import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// A panel presented over a whole screen, and the dimmed screen behind it.
struct Presentation {
    let kit: ComponentKit

    init(_ kit: ComponentKit) { self.kit = kit }

    /// Returns the building blocks of a panel, whose own nodes do not take its transition.
    static func blocks(in context: BuildContext) -> ComponentKit {
        var context = context
        context.panelTransition = nil
        return context.kit
    }

    /// The distance inward from which light at the rim of a panel comes, in points. Our own choice: with the
    /// lens' height of 20 and its profile, the picture is mirrored in the outermost point alone, under the
    /// rim. With the 60 of the preset it would be in a band of 14.
    private static let lensAmount = 6.6

    /// The default opacity of dimming. Known: UIKit's dimming views are black at 0.2 in light and 0.48 in
    /// dark.
    private var standard: Double { kit.isDark ? 0.48 : 0.2 }

    /// Returns the glass of a panel, with a shadow that is as faint as that of large glass on white, however
    /// dark the dimmed screen is. Measured on iOS 26 on a sheet in light, whose face turns dimmed pages of
    /// #C2C2C6 into #E9E9EB and #CCCCCC into #ECECEC, darker than menus are.
    func glass(_ spec: GlassSpec = GlassSpec()) -> Decoration {
        var spec = spec
        spec.overrides.numbers.merge(["lens.amount": Self.lensAmount]) { own, _ in own }
        if !kit.isDark, !kit.hasIncreasedContrast {
            spec.overrides.numbers.merge(
                ["face.black": 0.147, "face.white": 0.947, "face.chroma": 0.85]) { own, _ in own }
        }
        let opacity = kit.isDark ? 0.08 : 0.09
        let shadow = Shadow(color: Color(white: 0, alpha: opacity), sigma: 18, offset: Point(0, 8))
        return kit.glass(spec, shadows: kit.environment.showsGlass ? [ShadowSpec(shadow)] : nil)
    }

    /// Returns a panel over the dimmed screen.
    ///
    /// - Parameters:
    ///   - panel: The panel.
    ///   - transition: Its transition; `nil` while it is at rest.
    ///   - dimming: The opacity of the black over the screen; `nil` for the system's.
    ///   - blur: The deviation of the blur of the screen, in points. Default: 0
    ///   - alignment: The place of the panel. Default: the middle.
    func over(
        _ panel: any Element, _ transition: PanelTransition?, dimming: Double?, blur: Double = 0,
        alignment: Alignment = .center
    ) -> any Element {
        var behind = Decoration(fills: [.color(Color(white: 0, alpha: dimming ?? standard))])
        if blur > 0 {
            behind.material = Material(name: "blur", filter: BackdropFilter([.blur(sigma: blur)]))
        }
        var panel = panel
        var backdrop: any Element = ShapeElement(
            source: kit.source, name: "backdrop", shape: .rectangle, decoration: behind)
        if let transition { (panel, backdrop) = transition.applied(to: panel, over: backdrop) }
        let all = FrameElement(
            content: panel, width: FrameLength(maximum: .infinity),
            height: FrameLength(maximum: .infinity), alignment: alignment)
        return kit.layers([backdrop, all])
    }
}
