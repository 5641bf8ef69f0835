import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSource

/// Examples of values with parts, for messages about values of another type.
enum ValueExample {
    /// What to write, by what messages call the value.
    static let all: [Noun: String] = [
        .alert: "`alert: { title: Delete?, actions: [Delete, Cancel] }`",
        .animation: "`animation: smooth`, or `animation: { spring: { response: 0.3 } }`",
        .arc: "`arc: { startAngle: 0, endAngle: 90 }`",
        .badge: "`badge: 3`, or `badge: { value: 3, on: { icon: bell } }`",
        .bubble: "`bubble: Hello`, or `bubble: { text: Hello, side: outgoing }`",
        .calendarStrip: "`calendarStrip: { start: 2026-03-09 }`",
        .clip: "`clip: true`, `clip: circle` or `clip: { cornerRadius: 12 }`",
        .clipShape: "`clip: true`, `clip: circle` or `clip: { cornerRadius: 12 }`",
        .confetti: "`confetti: { count: 60 }`",
        .cornerRadius: "`cornerRadius: 12`, or `cornerRadius: { topLeading: 12, bottomTrailing: 12 }`",
        .confirmationDialog: "`confirmationDialog: { actions: [Delete, { title: Cancel, role: cancel }] }`",
        .datePicker: "`datePicker: 2026-11-28`, or `datePicker: { label: Date, date: 2026-11-28 }`",
        .deviceFrame: "`deviceFrame: { content: [{ text: Hello }] }`",
        .detent: "`detent: medium`, or `detent: { height: 300 }`",
        .disclosureGroup: "`disclosureGroup: { title: More, isExpanded: true, content: [{ text: Hello }] }`",
        .filter: "`filter: { saturation: 1.4 }`",
        .filters: "`filter: { saturation: 1.4 }`",
        .gauge: "`gauge: 0.4`, or `gauge: { value: 40, range: [0, 100] }`",
        .glassMorph: "`glassMorph: { from: [{ text: A }], to: [{ text: B }], at: 0.5 }`",
        .labelNode: "`label: { title: Wi-Fi, icon: wifi }`",
        .lineLimit: "`lineLimit: 2`",
        .mask: "`mask: { linearGradient: { colors: [black, clear] } }`",
        .masks: "`mask: { linearGradient: { colors: [black, clear] } }`",
        .material: "`material: thin`, or `material: { blur: 20 }`",
        .pageControl: "`pageControl: 3`, or `pageControl: { pages: 3, current: 1 }`",
        .paintOrStroke: "`stroke: red`, or `stroke: { paint: red, width: 2 }`",
        .picker: "`picker: { label: Size, options: [Small, Large], selection: 0 }`",
        .polygon: "`polygon: 6`, or `polygon: { points: [[0, 0], [1, 0], [1, 1]] }`",
        .ring: "`ring: 8`, or `ring: { width: 8, startAngle: 0, endAngle: 270 }`",
        .rotation: "`rotation: 45`, or `rotation: { degrees: 45, anchor: top }`",
        .safeAreaInset: "`safeAreaInset: { edge: bottom, content: [{ text: Hello }] }`",
        .scale: "`scale: 1.2`, or `scale: { x: 1.2, y: 1 }`",
        .scaleFactor: "`scale: 1.2`",
        .skew: "`skew: { x: 10 }`",
        .segmentedPicker: "`segmentedPicker: { segments: [Day, Week], selection: 0 }`",
        .star: "`star: 5`, or `star: { points: 5 }`",
        .statusBar: "`statusBar: { time: \"9:41\" }`",
        .stroke: "`stroke: { paint: red, width: 2 }`",
        .tabBar: "`tabBar: { items: [{ icon: house, label: Home }] }`",
        .transition: "`transition: opacity`, or `transition: { move: bottom }`",
        .viewBox: "`viewBox: [0, 0, 24, 24]`",
        .aspectRatio: "`aspectRatio: 1.5`, or `aspectRatio: { ratio: 1.5, contentMode: fit }`",
        .environment: "`environment: { appearance: dark }`",
        .glass: "`glass: regular`, or `glass: { style: clear, tint: blue }`",
        .guides: "`alignmentGuides: { leading: 12 }`",
        .insets: "`padding: 16`, or `padding: { horizontal: 16, vertical: 8 }`",
    ]
}
