import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The targets of a scene, and how well they can be hit.
package struct TargetCheck {
    /// A node that reacts to touch.
    fileprivate struct Target {
        let element: AuditedElement
        let kind: String
        /// The area that reacts, in points.
        let area: Rect
        /// The area that is drawn, in points.
        let drawn: Rect
        /// `true` if the scene says the area, or the area is what is drawn.
        let isKnown: Bool
        /// The targets around it.
        let outer: Set<Int>
        /// `true` if it is on its way into its place, or out of it.
        let isMoving: Bool
    }

    private var targets: [Target] = []
    private let elements: [AuditedElement]

    /// The least side of WCAG 2.2, 2.5.8.
    private static let minimum = 24.0
    /// The least side of WCAG 2.2, 2.5.5, and of Apple's Human Interface Guidelines.
    private static let comfortable = 44.0
    /// Less than a hundredth of a point is rounding.
    fileprivate static let rounding = 0.01
    /// The length, in points, by which targets may lie on each other.
    fileprivate static let tolerance = 1.0
    /// The part of a target below which one within it is a part of it.
    fileprivate static let partShare = 0.5

    /// The kinds that react where they are drawn.
    private static let drawnKinds: Set<String> = ["button", "chip", "iconButton", "link", "row"]
    /// The kinds whose areas iOS enlarges beyond what is seen. It is not measured by how much: Apple's
    /// guidelines promise 44 by 44 points of the system's controls, and these are taken to keep to that.
    private static let systemKinds: Set<String> = [
        "datePicker", "disclosureGroup", "pageControl", "picker", "ratingStars", "searchField", "secureField",
        "segmentedPicker", "slider", "stepper", "textField", "toggle",
    ]
    /// The heights, in points, below which those of iOS are not: a scene has made what is lower.
    private static let systemHeights = ["searchField": 30.0, "segmentedPicker": 30, "stepper": 28]
    /// The height, in points, below which stars of a rating that is set by touch are too low.
    private static let starHeight = 20.0
    /// The kinds that react where the scene says that they are a button or a link.
    private static let plainKinds: Set<String> = [
        "capsule", "card", "circle", "group", "hstack", "icon", "image", "rectangle", "roundedRectangle",
        "text", "vstack", "zstack",
    ]

    package init(_ elements: [AuditedElement]) {
        self.elements = elements
        var seen: Set<ElementPlace> = []
        // The targets around the current element, outermost first, with their depths.
        var around: [(depth: Int, target: Int)] = []
        let areMoving = elements.areWithin(\.placed.isOnItsWay)
        for (element, isMoving) in zip(elements, areMoving) {
            around.removeAll { $0.depth >= element.depth }
            let source = element.placed.element.source
            guard let node = source.node, node.path == source.path, !element.isDisabled, !element.isSystem,
                !element.placed.frame.isEmpty, let area = Self.area(of: element.placed, node)
            else { continue }
            // Data may give several nodes one path; each is another element then, in another place.
            guard !around.contains(where: { targets[$0.target].isPart(source.path) }),
                seen.insert(element.placed.place).inserted
            else { continue }
            targets.append(
                Target(
                    element: element, kind: node.kind, area: area, drawn: element.placed.touchArea,
                    isKnown: node.hitArea != nil || !Self.systemKinds.contains(node.kind)
                        || area.height < Self.systemHeights[node.kind] ?? 0
                        || node.kind == "ratingStars" && area.height < Self.starHeight
                            && element.spoken?.traits.contains(.isAdjustable) == true,
                    outer: Set(around.map(\.target)), isMoving: isMoving))
            around.append((element.depth, targets.count - 1))
        }
    }

    /// Returns the area in which a node reacts; `nil` if it does not. Of other kinds
    /// nodes do that have an area, a button's trait or a link's.
    private static func area(of placed: PlacedElement, _ node: NodeIdentity) -> Rect? {
        let drawn = placed.touchArea
        if let area = node.hitArea { return area.area(around: drawn, isMirrored: placed.isMirrored) }
        if drawnKinds.contains(node.kind) || systemKinds.contains(node.kind) { return drawn }
        let traits = placed.element.source.accessibility?.properties.traits ?? []
        let reacts = traits.contains(.isButton) || traits.contains(.isLink)
        return reacts && plainKinds.contains(node.kind) ? placed.frame : nil
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] { sizes + overlaps + hidden }

    private var sizes: [Diagnostic] {
        targets.indices.compactMap { index in
            let target = targets[index]
            guard target.isKnown, target.side < Self.comfortable - Self.rounding else { return nil }
            let neighbour = target.isUndersized(Self.minimum) ? tooNear(to: index) : nil
            let (rule, required): (AuditRule, Double) =
                neighbour == nil ? (.smallTarget, Self.comfortable) : (.targetSize, Self.minimum)
            return target.diagnostic(
                rule,
                TargetProblem(
                    kind: target.kind, target: target.area, fault: .small(required, neighbour: neighbour)))
        }
    }

    /// The targets that take touches from others: of two that lie on each other, the one in front.
    private var overlaps: [Diagnostic] {
        targets.indices.compactMap { index in
            let front = targets[index]
            guard front.element.isSeen,
                let behind = targets[..<index].enumerated().first(where: {
                    !front.outer.contains($0.offset) && $0.element.loses(to: front)
                })?.element
            else { return nil }
            return front.diagnostic(
                .overlappingTargets,
                TargetProblem(kind: front.kind, target: front.area, fault: .covers(behind.kind)))
        }
    }

    /// The targets that an offset moves behind something that is painted after them.
    private var hidden: [Diagnostic] {
        targets.compactMap { target in
            guard !target.isMoving, target.element.isSeen,
                target.element.placed.readForm.map({ AlignedChild($0).offset != .zero }) == true,
                let share = CoveredTarget.hiddenShare(of: target.drawn, target.element, in: elements)
            else { return nil }
            return target.diagnostic(
                .overlappingTargets,
                TargetProblem(kind: target.kind, target: target.area, fault: .behind(share)))
        }
    }

    /// Returns the kind of a target that is too near to a small one: the exception of WCAG 2.2, 2.5.8 is for
    /// targets around whose middles a circle of the least width meets neither another target nor the circle
    /// of another small one.
    private func tooNear(to index: Int) -> String? {
        let small = targets[index]
        return targets.indices.first { other in
            guard other != index, !small.outer.contains(other), !targets[other].outer.contains(index) else {
                return false
            }
            let target = targets[other]
            let reach = Self.minimum / 2 - Self.rounding
            if target.area.distance(to: small.area.center) < reach { return true }
            return target.isKnown && target.isUndersized(Self.minimum)
                && (target.area.center - small.area.center).length < 2 * reach
        }.map { targets[$0].kind }
    }
}

extension TargetCheck.Target {
    /// The shorter side of the area.
    fileprivate var side: Double { area.shortSide }

    /// Returns `true` if a side is shorter than a length.
    fileprivate func isUndersized(_ length: Double) -> Bool { side < length - TargetCheck.rounding }

    /// Returns `true` if a touch on what is drawn of the target goes to another in front of it.
    ///
    /// What scrolls comes out from under what does not, and a small target within a large one, such as the
    /// heart of a card, has a place of its own.
    fileprivate func loses(to front: Self) -> Bool {
        guard element.isSeen, !isMoving, !front.isMoving, element.device == front.element.device,
            element.isScrolling == front.element.isScrolling,
            element.layer == front.element.layer, front.area.overlaps(drawn, by: TargetCheck.tolerance)
        else { return false }
        guard drawn.contains(front.drawn) else { return true }
        // A part may have the path of the whole.
        let isPart = isPart(front.element.placed.element.source.path)
        return !isPart && front.drawn.area >= TargetCheck.partShare * drawn.area
    }

    fileprivate func diagnostic(_ rule: AuditRule, _ problem: TargetProblem) -> Diagnostic {
        element.placed.diagnostic(
            rule, .language(Diagnostic.ProblemOfLanguage(problem)), at: element.placed.element.source.mark)
    }

    /// Returns `true` if an element with a path belongs to the target itself.
    fileprivate func isPart(_ path: String) -> Bool { element.placed.element.source.path == path }
}

extension PlacedElement {
    /// The form in which it is read: of what adapts to what is behind it, the first.
    fileprivate var readForm: PlacedElement? { element is AdaptiveElement ? children.first : self }

    /// The frame of a control with what enlarges it, but without the space around it.
    fileprivate var touchArea: Rect {
        var placed = negativelyPadded ?? self
        while placed.element is PaddingElement || placed.element is OffsetElement
            || placed.element is PositionElement || placed.element is IgnoresSafeAreaElement
            || placed.element is AdaptiveElement || (placed.element as? FrameElement)?.isPlacement == true,
            let inner = placed.readChildren.first, placed.readChildren.count == 1,
            inner.element.source.path == element.source.path
        {
            placed = inner
        }
        return placed.frame
    }

    /// What a negative padding of the same node moves out of the frames around it; `nil` if there is none.
    private var negativelyPadded: PlacedElement? {
        guard children.count == 1, let inner = children.first,
            inner.element.source.path == element.source.path
        else { return nil }
        if let insets = (element as? PaddingElement)?.insets,
            min(insets.top, insets.bottom, insets.left, insets.right) < 0
        {
            return inner
        }
        return inner.negativelyPadded
    }
}
