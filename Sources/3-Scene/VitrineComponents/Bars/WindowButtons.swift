import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The three buttons of a window, in the points of an interface at 77 per cent.
///
/// Known: 14 of the Mac's points wide and 23 from one to the next in macOS 26, as developers have published.
/// Our own: where they begin, and their colours.
enum WindowButtons {
    private static let diameter = 18.2
    private static let spacing = 11.7
    private static let start = 28.0
    /// The height of the bar that they are in the middle of.
    private static let height = 72.0
    /// The room before the items of a bar in a window's leading column.
    static let room = 94.0

    static func element(_ context: BuildContext) -> any Element {
        let colors = [
            Color(red: 1, green: 0.373, blue: 0.341), Color(red: 0.996, green: 0.737, blue: 0.18),
            Color(red: 0.157, green: 0.784, blue: 0.251),
        ]
        let discs: [any Element] = colors.map { color in
            let edge = StrokeSpec(
                paint: .color(Color(white: 0, alpha: 0.12)),
                style: StrokeStyle(width: 0.65, position: .inside))
            let disc = ShapeElement(
                source: context.source, name: "windowButton", shape: .ellipse,
                decoration: Decoration(fills: [.color(color)], strokes: [edge]))
            return FrameElement(
                content: disc, width: FrameLength(fixed: diameter), height: FrameLength(fixed: diameter),
                alignment: .center)
        }
        let row = FrameElement(
            content: context.stack(.horizontal, spacing: spacing, discs),
            width: FrameLength(maximum: .infinity), height: FrameLength(fixed: height),
            alignment: .leadingEdge)
        return PaddingElement(content: row, insets: Insets(top: 0, left: start, bottom: 0, right: 0))
    }
}

extension ComponentKit {
    /// The room that the buttons of a window take from a bar at its leading end; 0 on other devices, and in
    /// columns after the first.
    var windowButtons: Double {
        guard context.device.topChrome == .window, environment.device != nil else { return 0 }
        let column = context.surroundings.column
        return column == nil || column?.item == .sidebar ? WindowButtons.room : 0
    }
}
