import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// An activity indicator of eight spokes that fade around the circle, like UIKit's.
package enum ActivityIndicator {
    private static let count = 8
    /// The duration of a turn, in seconds. Our own choice.
    package static let turn = 1.0

    /// Returns the indicator's element.
    ///
    /// - Parameter phase: The position of the brightest spoke, as a fraction of a turn. It moves in steps of
    ///   one spoke. Default: the phase at the scene's time.
    package static func element(
        diameter: Double, paint: PaintSpec, phase: Double? = nil, _ context: BuildContext
    ) -> any Element {
        let phase = phase ?? AnimationPhase(duration: turn).fraction(context.reader)
        let step = Int((phase * Double(count)).rounded(.down))
        let spokes = (0..<count).map { index -> any Element in
            let age = Double(((index - step) % count + count) % count) / Double(count - 1)
            let spoke = ShapeElement(
                source: context.source, name: "capsule", shape: .capsule,
                decoration: Decoration(fills: [paint.opacity(0.22 + 0.78 * age)]))
            let sized = context.kit.framed(spoke, width: diameter * 0.115, height: diameter * 0.29)
            let placed = context.kit.framed(
                sized, width: diameter, height: diameter, Alignment(.center, .top))
            return TransformElement.rotation(
                placed, degrees: Double(index) * 360 / Double(count), anchor: Point(0.5, 0.5))
        }
        return context.kit.layers(spokes)
    }
}
