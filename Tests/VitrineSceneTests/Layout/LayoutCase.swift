import Foundation
import Testing
import VitrineTestSupport

/// A layout rule, a body that shows it, and the frames that SwiftUI is documented to produce.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    /// The source of a rule. Apple's pages are below developer.apple.com/documentation/swiftui.
    enum Source: String, Sendable {
        case stacks = "Apple: HStack, VStack, ZStack, Spacer, Divider; objc.io: Thinking in SwiftUI, Layout"
        case priority = "Apple: View/layoutPriority(_:)"
        case frame =
            "Apple: View/frame(width:height:alignment:), frame(minWidth:...); objc.io: Flexible Frames"
        case padding = "Apple: View/padding(_:_:), offset(x:y:), scaleEffect(_:), rotationEffect(_:)"
        case shapes = "Apple: Shape, Circle, Image/resizable()"
        case layers = "Apple: View/overlay(alignment:content:), background(alignment:content:)"
        case safeArea =
            "Apple: View/ignoresSafeArea(_:edges:), safeAreaInset(edge:alignment:spacing:content:)"
        case fixedSize = "Apple: View/fixedSize(horizontal:vertical:)"
        case aspectRatio = "Apple: View/aspectRatio(_:contentMode:)"
        case position = "Apple: View/position(x:y:)"
        case guides = "Apple: View/alignmentGuide(_:computeValue:), AlignmentID"
        case grid = "Apple: Grid, GridRow, View/gridCellColumns(_:)"
        case lazyGrid = "Apple: LazyVGrid, GridItem.Size; objc.io: SwiftUI's Grid Layout"
        case fitting = "Apple: ViewThatFits"
        case scroll = "Apple: ScrollView, View/contentMargins(_:_:for:)"
        case direction = "Apple: LayoutDirection"
        case group = "Apple: Group, ForEach"
        case environment = "Apple: DynamicTypeSize; Human Interface Guidelines, Typography"
        /// Rules for which SwiftUI has no view.
        case own = "Vitrine: The scene language"
    }

    let rule: String
    /// A node in the body of a canvas of 100 by 80 points. Nodes with ids are looked up.
    let body: String
    /// The x, y, width and height of frames, by id.
    let frames: [String: [Double]]
    var canvas = "{ width: 100, height: 80, scale: 2 }"
    var top = ""
    var source = Source.own

    var testDescription: String { rule }

    init(
        _ rule: String, _ body: String, _ frames: [String: [Double]],
        canvas: String = "{ width: 100, height: 80, scale: 2 }", top: String = ""
    ) {
        self.rule = rule
        self.body = body
        self.frames = frames
        self.canvas = canvas
        self.top = top
    }

    var scene: String { SceneText.node(body, canvas: canvas, top: top) }

    static func cases(from source: Source, _ cases: [LayoutCase]) -> [LayoutCase] {
        cases.map { one in
            var one = one
            one.source = source
            return one
        }
    }

    /// Returns a rectangle with an id, and optionally a frame and more keys.
    static func box(_ id: String, _ frame: String = "", _ more: String = "") -> String {
        "{ rectangle: , id: \(id)" + (frame.isEmpty ? "" : ", frame: { \(frame) }")
            + (more.isEmpty ? "" : ", \(more)") + " }"
    }

    /// Returns a rectangle of a size.
    static func box(_ id: String, _ width: Double, _ height: Double, _ more: String = "") -> String {
        box(id, "width: \(width), height: \(height)", more)
    }

    /// Returns the frames of ids in the JSON of `vitrine dump --stage layout --format json`; the innermost
    /// one of each.
    static func frames(ofDump text: String) throws -> [String: [Double]] {
        func walk(_ node: [String: Any], _ found: inout [String: [Double]]) {
            let attributes = node["attributes"] as? [String: Any] ?? [:]
            if let id = attributes["value"] as? String, id.hasPrefix("#"), found[id] == nil,
                let frame = attributes["frame"] as? String
            {
                found[id] = frame.trimmingCharacters(in: ["(", ")"]).split(separator: " ").compactMap {
                    Double($0)
                }
            }
            for child in node["children"] as? [[String: Any]] ?? [] { walk(child, &found) }
        }
        var found: [String: [Double]] = [:]
        let root = try JSONSerialization.jsonObject(with: Data(text.utf8))
        walk(try #require(root as? [String: Any]), &found)
        return found
    }
}
