import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// Examples of values with parts, for messages about values of another type.
enum ValueExample {
    /// What to write, by what messages call the value.
    static let all: [Noun: String] = [
        .badge: "`badge: 3`, or `badge: { value: 3, on: { icon: bell } }`",
        .clip: "`clip: true`, `clip: circle` or `clip: { cornerRadius: 12 }`",
        .clipShape: "`clip: true`, `clip: circle` or `clip: { cornerRadius: 12 }`",
        .cornerRadius: "`cornerRadius: 12`, or `cornerRadius: { topLeading: 12, bottomTrailing: 12 }`",
        .detent: "`detent: medium`, or `detent: { height: 300 }`",
        .filter: "`filter: { saturation: 1.4 }`",
        .filters: "`filter: { saturation: 1.4 }`",
        .lineLimit: "`lineLimit: 2`",
        .mask: "`mask: { linearGradient: { colors: [black, clear] } }`",
        .masks: "`mask: { linearGradient: { colors: [black, clear] } }`",
        .material: "`material: thin`, or `material: { blur: 20 }`",
        .paintOrStroke: "`stroke: red`, or `stroke: { paint: red, width: 2 }`",
        .rotation: "`rotation: 45`, or `rotation: { degrees: 45, anchor: top }`",
        .safeAreaInset: "`safeAreaInset: { edge: bottom, content: [{ text: Hello }] }`",
        .scale: "`scale: 1.2`, or `scale: { x: 1.2, y: 1 }`",
        .scaleFactor: "`scale: 1.2`",
        .skew: "`skew: { x: 10 }`",
        .stroke: "`stroke: { paint: red, width: 2 }`",
        .viewBox: "`viewBox: [0, 0, 24, 24]`",
        .aspectRatio: "`aspectRatio: 1.5`, or `aspectRatio: { ratio: 1.5, contentMode: fit }`",
        .environment: "`environment: { appearance: dark }`",
        .glass: "`glass: regular`, or `glass: { style: clear, tint: blue }`",
        .guides: "`alignmentGuides: { leading: 12 }`",
        .insets: "`padding: 16`, or `padding: { horizontal: 16, vertical: 8 }`",
    ]
}
