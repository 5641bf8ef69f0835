import VitrineCoverage
import VitrineDisplayList
import VitrineJSON
import VitrinePixels

/// A printer of the rasteriser's plan for a display list, made before any pixel is painted.
///
/// The text is a header followed by one line per step, indented by nesting, with the device pixels that the
/// step may paint and the reasons for the way it is executed:
///
///     canvas 1206x2622
///     fill (0 0 1206 2622) opaque, covers the canvas   ← canvas
///     layer (60 300 1086 240) opacity 0.5 {   ← body[0].card
///       surface (60 300 1086 240) 2 layers, reads backdrop   ← body[0].card
///     }
public struct RasterPlanPrinter: Sendable {
    public init() {}

    /// Returns the plan as text that ends with a line feed.
    ///
    /// - Throws: A `RasterError` if the rasteriser rejects the list.
    public func text(of list: DisplayList) throws(RasterError) -> String {
        let (canvas, nodes) = try plan(list)
        var lines = ["canvas \(canvas.width)x\(canvas.height)"]
        for node in nodes { node.append(to: &lines) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the plan as JSON with sorted keys that ends with a line feed.
    ///
    /// - Throws: A `RasterError` if the rasteriser rejects the list.
    public func jsonText(of list: DisplayList) throws(RasterError) -> String {
        let (canvas, nodes) = try plan(list)
        return JSONValue.object([
            "size": .numbers([Double(canvas.width), Double(canvas.height)]),
            "steps": .array(nodes.map(\.json)),
        ]).dumped() + "\n"
    }

    private func plan(_ list: DisplayList) throws(RasterError) -> (canvas: PixelRect, nodes: [PlanNode]) {
        let (canvas, state) = try Rasterizer().validated(list)
        var nodes = Self.nodes(list.items, state, target: canvas)
        if RasterPlan(list.items, state, target: canvas).covers(canvas), !nodes.isEmpty {
            Self.markFirst(&nodes)
        }
        return (canvas, nodes)
    }

    /// Marks the first step as one that covers the canvas.
    private static func markFirst(_ nodes: inout [PlanNode]) {
        guard let index = nodes.firstIndex(where: { !$0.isEmptyGroup }) else { return }
        if nodes[index].kind == "group" { return markFirst(&nodes[index].parts[0].nodes) }
        nodes[index].reasons.append("covers the canvas")
    }

    private static func nodes(
        _ items: [DisplayItem], _ state: PaintState, target: PixelRect
    ) -> [PlanNode] {
        let plan = RasterPlan(items, state, target: target)
        return nodes(plan, steps: plan.steps.indices, groups: plan.passThroughGroups.indices, target: target)
    }

    /// Returns the nodes of steps, nested in those of the groups without a picture of their own.
    private static func nodes(
        _ plan: RasterPlan, steps: Range<Int>, groups: Range<Int>, target: PixelRect
    ) -> [PlanNode] {
        var found: [PlanNode] = []
        var (step, next) = (steps.lowerBound, groups.lowerBound)
        while step < steps.upperBound || next < groups.upperBound {
            if next < groups.upperBound, plan.passThroughGroups[next].steps.lowerBound == step {
                let group = plan.passThroughGroups[next]
                var node = PlanNode(group)
                node.parts = [
                    .init(
                        name: "",
                        nodes: nodes(plan, steps: group.steps, groups: next + 1..<group.end, target: target))
                ]
                found.append(node)
                (step, next) = (group.steps.upperBound, group.end)
            } else {
                found.append(node(plan.steps[step], target))
                step += 1
            }
        }
        return found
    }

    private static func node(_ step: RasterPlan.Step, _ target: PixelRect) -> PlanNode {
        var node = PlanNode(step)
        switch step.work {
        case .layer(let group, let plan):
            if node.bounds.isEmpty { return node }
            let state = plan.itemStates(of: group, within: plan.layerBounds).items
            node.parts = [.init(name: "", nodes: nodes(group.items, state, target: plan.layerBounds))]
            if let mask = group.mask {
                let bounds = plan.maskBounds.intersection(plan.compositeBounds)
                let state = plan.maskState(of: group, within: bounds)
                node.parts.append(
                    .init(
                        name: "mask \(mask.summary)",
                        nodes: nodes(mask.items, state, target: bounds)))
            }
        case .content(.adaptive(let content)):
            node.parts = [
                .init(name: "light", nodes: nodes(content.light, step.state, target: target)),
                .init(name: "dark", nodes: nodes(content.dark, step.state, target: target)),
            ]
        case .content(.projected(let content)):
            let clip = step.state.clip.rect.intersection(target)
            guard let plan = ProjectionPlan(content, step.state.transform, clip: clip) else { break }
            node.parts = [
                .init(name: "", nodes: nodes(content.items, plan.state, target: plan.flatBounds))
            ]
        case .content: break
        }
        return node
    }
}

extension PlanNode {
    /// `true` if the node is a group without any step.
    fileprivate var isEmptyGroup: Bool {
        kind == "group" && parts.allSatisfy { $0.nodes.allSatisfy(\.isEmptyGroup) }
    }
}
