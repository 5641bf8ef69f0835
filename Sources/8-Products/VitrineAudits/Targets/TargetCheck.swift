import VitrineGeometry
import VitrineLayout
import VitrineSource

/// The targets of a scene, and how well they can be hit.
struct TargetCheck {
    /// A node that reacts to touch.
    fileprivate struct Target {
        let element: AuditedElement
        let kind: String
        /// The area that reacts, in points.
        let area: Rect
        /// The targets around it.
        let outer: Set<Int>
    }

    private var targets: [Target] = []

    /// The least side of WCAG 2.2, 2.5.8.
    private static let minimum = 24.0
    /// The least side of WCAG 2.2, 2.5.5, and of Apple's Human Interface Guidelines.
    private static let comfortable = 44.0

    /// The kinds that react where they are drawn. Other controls have the areas that iOS gives them, which
    /// reach beyond what is seen.
    private static let kinds: Set<String> = ["button", "chip", "iconButton", "link", "row"]

    init(_ scene: LaidOutScene) {
        var seen: Set<String> = []
        // The targets around the current element, outermost first, with their depths.
        var around: [(depth: Int, target: Int)] = []
        for element in scene.auditedElements {
            around.removeAll { $0.depth >= element.depth }
            let source = element.placed.element.source
            guard let node = source.node, node.path == source.path, Self.kinds.contains(node.kind),
                !element.isDisabled, !element.isSystem, !element.placed.frame.isEmpty
            else { continue }
            // Data may give several nodes one path; each is another element then, in another place.
            let place = element.placed.place
            guard !around.contains(where: { targets[$0.target].isPart(source.path) }),
                seen.insert(place).inserted
            else { continue }
            targets.append(
                Target(
                    element: element, kind: node.kind, area: element.placed.touchArea,
                    outer: Set(around.map(\.target))))
            around.append((element.depth, targets.count - 1))
        }
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        targets.indices.compactMap { index in
            let target = targets[index]
            let side = min(target.area.width, target.area.height)
            // Less than a hundredth of a point is rounding.
            guard side < Self.comfortable - 0.01 else { return nil }
            let neighbour = side < Self.minimum - 0.01 ? tooNear(to: index) : nil
            let (rule, required): (AuditRule, Double) =
                neighbour == nil ? (.smallTarget, Self.comfortable) : (.targetSize, Self.minimum)
            let problem = TargetProblem(
                kind: target.kind, target: target.area, required: required, neighbour: neighbour)
            return target.element.placed.diagnostic(
                rule, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: target.element.placed.element.source.mark)
        }
    }

    /// Returns the kind of a target that a circle of the least width around the middle of a small one meets,
    /// or whose own circle does: the exception of WCAG 2.2, 2.5.8 for targets with space around them.
    private func tooNear(to index: Int) -> String? {
        let small = targets[index]
        return targets.indices.first { other in
            guard other != index, !small.outer.contains(other), !targets[other].outer.contains(index) else {
                return false
            }
            let area = targets[other].area
            if min(area.width, area.height) < Self.minimum - 0.01 {
                return (area.center - small.area.center).length < Self.minimum
            }
            return area.distance(to: small.area.center) < Self.minimum / 2
        }.map { targets[$0].kind }
    }
}

extension TargetCheck.Target {
    /// Returns `true` if an element with a path belongs to the target itself.
    fileprivate func isPart(_ path: String) -> Bool { element.placed.element.source.path == path }
}

extension PlacedElement {
    /// The frame of a control with what enlarges it, but without the space around it.
    fileprivate var touchArea: Rect {
        var placed = self
        while placed.element is PaddingElement || placed.element is OffsetElement,
            let inner = placed.children.first, placed.children.count == 1,
            inner.element.source.path == element.source.path
        {
            placed = inner
        }
        return placed.frame
    }
}
