import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

/// A control alone on a canvas, and its layout.
struct ControlScene {
    let scene: LaidOutScene

    /// Lays out a control. `node` is written without braces, such as `toggle: true`.
    init(
        _ node: String, width: Double = 240, height: Double = 200, os: OSVersion? = nil,
        type: DynamicTypeSize? = nil, direction: LayoutDirection? = nil, contrast: Contrast? = nil,
        transparency: Transparency? = nil, weight: LegibilityWeight? = nil, shapes: ButtonShapes? = nil
    ) throws {
        let text =
            SceneText.node(
                "{ zstack: [{ \(node) }], id: box }",
                canvas: "{ width: \(width), height: \(height), scale: 2 }")
        var options = SceneOptions(
            dynamicType: type, layoutDirection: direction, os: os, contrast: contrast,
            transparency: transparency)
        (options.legibilityWeight, options.buttonShapes) = (weight, shapes)
        scene = try SceneRun.laidOut(text, options: options)
    }

    /// All placed elements, from the outermost inwards.
    var all: [PlacedElement] {
        func list(_ placed: PlacedElement) -> [PlacedElement] { [placed] + placed.children.flatMap(list) }
        return list(scene.root)
    }

    /// The frame of the control.
    var frame: Rect {
        all.first { $0.element.source.path == "#box" && $0.element is ZStackElement }?.frame ?? .zero
    }

    func frames<Kind: Element>(of kind: Kind.Type) -> [Rect] {
        all.filter { $0.element is Kind }.map(\.frame)
    }

    /// Returns the frames of elements that cover a part of the control's width and have a given width.
    func spans(width: Double) -> [Rect] {
        all.filter { $0.element is HorizontalSpanElement }.flatMap(\.children).map(\.frame).filter {
            abs($0.width - width) < 1
        }
    }

    var texts: [String] { all.compactMap { ($0.element as? TextElement)?.content.string } }

    /// Returns `true` if anything is painted as glass.
    func hasGlass() throws -> Bool {
        func isGlass(_ item: DisplayItem) -> Bool {
            switch item.content {
            case .glass: true
            case .group(let group): group.items.contains(where: isGlass)
            default: false
            }
        }
        return try list().items.contains(where: isGlass)
    }

    func list() throws -> DisplayList {
        scene.displayList(text: try TextEngine(library: sharedLibrary))
    }
}
