/// Examples of values with parts, for messages about values of another type.
enum ValueExample {
    /// What to write, by the description of the value in messages.
    static let all = [
        "a badge": "`badge: 3`, or `badge: { value: 3, on: { icon: bell } }`",
        "a clip": "`clip: true`, `clip: circle` or `clip: { cornerRadius: 12 }`",
        "true, a shape or `{ cornerRadius }`": "`clip: true`, `clip: circle` or `clip: { cornerRadius: 12 }`",
        "a corner radius": "`cornerRadius: 12`, or `cornerRadius: { topLeading: 12, bottomTrailing: 12 }`",
        "a detent": "`detent: medium`, or `detent: { height: 300 }`",
        "a filter": "`filter: { saturation: 1.4 }`",
        "a filter such as `{ saturation: 1.4 }`": "`filter: { saturation: 1.4 }`",
        "a line limit": "`lineLimit: 2`",
        "a mask": "`mask: { linearGradient: { colors: [black, clear] } }`",
        "a mask or a list of masks": "`mask: { linearGradient: { colors: [black, clear] } }`",
        "a material": "`material: thin`, or `material: { blur: 20 }`",
        "a paint or a stroke": "`stroke: red`, or `stroke: { paint: red, width: 2 }`",
        "a rotation": "`rotation: 45`, or `rotation: { degrees: 45, anchor: top }`",
        "a safe-area inset": "`safeAreaInset: { edge: bottom, content: [{ text: Hello }] }`",
        "a scale": "`scale: 1.2`, or `scale: { x: 1.2, y: 1 }`",
        "a scale factor": "`scale: 1.2`",
        "a skew": "`skew: { x: 10 }`",
        "a stroke": "`stroke: { paint: red, width: 2 }`",
        "a view box": "`viewBox: [0, 0, 24, 24]`",
        "an aspect ratio": "`aspectRatio: 1.5`, or `aspectRatio: { ratio: 1.5, contentMode: fit }`",
        "an environment": "`environment: { appearance: dark }`",
        "glass": "`glass: regular`, or `glass: { style: clear, tint: blue }`",
        "guides, such as `{ leading: 12 }`": "`alignmentGuides: { leading: 12 }`",
        "insets": "`padding: 16`, or `padding: { horizontal: 16, vertical: 8 }`",
    ]
}
