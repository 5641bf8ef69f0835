import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSource
import VitrineStyle

/// The cards and controls that an edge of their screen cuts, or that lie on its home indicator.
package struct ScreenEdgeCheck {
    /// What the elements around one do to its place.
    private struct Surroundings {
        /// The length by which offsets move it, in points.
        var shift = Point.zero
        /// `true` if a position places it.
        var isPlaced = false
        /// The frame of the content that it scrolls with, and the axes; `nil` if it does not scroll.
        var scroll: (content: Rect, axes: Set<Axis>)?
        /// `true` if it is painted elsewhere than where it is laid out, or is on its way.
        var isElsewhere = false
    }

    private let scene: LaidOutScene
    private let elements: [AuditedElement]

    /// Half a point may be rounding.
    private static let tolerance = 0.5
    /// The part of a card, along an axis, that may lie beyond an edge for it to be moved by mistake: what
    /// slides comes with more of it.
    private static let slippedShare = 0.1
    /// The heights, in points, of buttons and bars that float above a screen.
    private static let controlHeights = 24.0...120
    /// The least distance, in points, of what floats from the sides of its screen.
    private static let floatingDistance = 4.0
    /// The place of the home indicator, in points from the lower edge of the screen.
    private static let indicator = 8.0...13
    /// What iOS itself puts along the lower edge.
    private static let presented: Set<String> = [
        "actionSheet", "alert", "confirmationDialog", "keyboard", "sheet", "tabBar", "toolbar",
    ]

    package init(_ scene: LaidOutScene, _ elements: [AuditedElement]) {
        (self.scene, self.elements) = (scene, elements)
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let single = cut
        let marks = Set(single.map(\.mark))
        return single + SlicedRowCheck(elements).findings
            + OffScreenRowCheck(scene, elements).findings.filter { !marks.contains($0.mark) }
    }

    private var cut: [Diagnostic] {
        let around = elements.surroundings(Surroundings()) { Self.within(elements[$0].placed, $1) }
        var found: [Diagnostic] = []
        var end = 0
        for (index, element) in elements.enumerated() {
            let own = around[index]
            guard index >= end, !element.isSystem, element.isSeen, !own.isElsewhere,
                !element.placed.frame.isEmpty,
                let problem = problemOfNode(element.placed, own) ?? problem(of: index, own)
            else { continue }
            end = elements.end(of: index)
            found.append(
                element.placed.diagnostic(
                    problem.edge == .screen ? .clippedText : .contentUnderBar,
                    .language(Diagnostic.ProblemOfLanguage(problem)), at: element.placed.element.source.mark))
        }
        return found
    }

    /// Returns what is around the children of an element.
    private static func within(_ placed: PlacedElement, _ around: Surroundings) -> Surroundings {
        var around = around
        guard let child = placed.children.first else { return around }
        if placed.element is OffsetElement {
            around.shift.x += child.layoutFrame.minX - placed.layoutFrame.minX
            around.shift.y += child.layoutFrame.minY - placed.layoutFrame.minY
        } else if placed.element is PositionElement {
            around.isPlaced = true
        } else if let scroll = placed.element as? ScrollElement {
            around.scroll = (child.layoutFrame.extended(by: scroll.margins), scroll.axes)
            (around.shift, around.isPlaced) = (.zero, false)
        } else if isElsewhere(placed) {
            around.isElsewhere = true
        }
        return around
    }

    /// Returns `true` for what paints its content elsewhere, or cuts it off itself.
    private static func isElsewhere(_ placed: PlacedElement) -> Bool {
        let element = placed.element
        return element is TransformElement || element is Rotation3DElement || element is ScaledElement
            || element is DeviceElement || (element as? EffectElement)?.clip != nil || placed.isOnItsWay
            || placed.isModal || element.source.node.map { presented.contains($0.kind) } == true
    }

    /// The kinds of pictures that are shown as a whole, where they are not as wide as their screen.
    private static let pictures: Set<String> = ["avatar", "image"]
    /// The kinds of controls that are of no use in part.
    private static let controls: Set<String> = ["iconButton", "slider", "stepper", "toggle"]

    /// Returns the problem of a picture or a control; `nil` for any other element.
    private func problemOfNode(_ placed: PlacedElement, _ around: Surroundings) -> ScreenEdgeProblem? {
        let source = placed.element.source
        guard let node = source.node, node.path == source.path else { return nil }
        let frame = placed.layoutFrame
        if Self.pictures.contains(node.kind), around.scroll == nil, let length = lengthUnderIsland(frame) {
            return ScreenEdgeProblem(kind: node.kind, length: length, frame: frame, edge: .island)
        }
        let beyond = max(-frame.minX, frame.maxX - scene.canvas.size.width)
        guard Self.controls.contains(node.kind), around.scroll?.axes.contains(.horizontal) != true,
            around.shift.x == 0, beyond > Self.tolerance, beyond < frame.width
        else { return nil }
        return ScreenEdgeProblem(kind: node.kind, length: beyond, frame: frame, edge: .screen)
    }

    private func problem(of index: Int, _ around: Surroundings) -> ScreenEdgeProblem? {
        let element = elements[index]
        guard let surface = element.placed.element as? SurfaceElement, surface.decoration.isSurface,
            surface.shape != .rectangle
        else { return nil }
        let content = elements[index..<elements.end(of: index)].map(\.placed)
        func holds(_ isPart: (any Element) -> Bool) -> Bool {
            content.contains { isPart($0.element) && !$0.frame.isEmpty }
        }
        let frame = element.placed.layoutFrame
        let kind = surface.source.node?.kind ?? "content"
        if around.scroll == nil, holds({ $0 is IconElement }), let length = lengthBesideIsland(frame) {
            return ScreenEdgeProblem(kind: kind, length: length, frame: frame, edge: .island)
        }
        guard holds({ $0 is TextElement }) || element.placed.isButton else { return nil }
        if let length = lengthUnderIsland(frame), around.scroll == nil {
            return ScreenEdgeProblem(kind: kind, length: length, frame: frame, edge: .island)
        }
        if let length = cut(frame, around) {
            return ScreenEdgeProblem(kind: kind, length: length, frame: frame, edge: .screen)
        }
        guard let covered = coveredLength(of: frame, around), around.scroll == nil else { return nil }
        return ScreenEdgeProblem(kind: kind, length: covered, frame: frame, edge: .indicator)
    }

    /// Returns the length of a card that its screen cuts off; `nil` if it is all there, or slides.
    private func cut(_ frame: Rect, _ around: Surroundings) -> Double? {
        let size = scene.canvas.size
        let (left, right) = (-frame.minX, frame.maxX - size.width)
        if around.scroll?.axes.contains(.horizontal) != true {
            if min(left, right) > Self.tolerance { return max(left, right) }
            for (beyond, shift) in [(left, -around.shift.x), (right, around.shift.x)]
            where isSlip(beyond, of: frame.width, movedBy: shift) { return beyond }
        }
        let below = frame.maxY - size.height
        let scrollsIntoSight =
            around.scroll.map {
                $0.axes.contains(.vertical) && frame.maxY <= $0.content.maxY + Self.tolerance
            } ?? false
        let shift = around.isPlaced ? .infinity : around.shift.y
        guard !scrollsIntoSight, isSlip(below, of: frame.height, movedBy: shift) else { return nil }
        return below
    }

    /// Returns `true` if an offset has moved a small part of something beyond an edge.
    private func isSlip(_ beyond: Double, of length: Double, movedBy shift: Double) -> Bool {
        beyond > Self.tolerance && beyond <= Self.slippedShare * length && shift >= beyond - Self.tolerance
    }

    /// Returns the length of a card or a picture, from its upper edge, that the island or the notch covers;
    /// `nil` if none does. What is as wide as its screen, or reaches beyond it, is its background.
    private func lengthUnderIsland(_ frame: Rect) -> Double? {
        let (width, top) = (scene.canvas.size.width, scene.canvas.safeArea.top)
        if let length = lengthBesideIsland(frame) { return length }
        let isInTheMiddle = frame.minX < width * 2 / 3 && frame.maxX > width / 3
        guard scene.canvas.device != nil, top > Self.leastIsland, frame.minY > Self.tolerance,
            frame.width < width * 2 / 3, isInTheMiddle
        else { return nil }
        let length = top - Self.islandMargin - frame.minY
        return length > 1 ? length : nil
    }

    /// Returns the length of a card or a picture, from its left edge, that the island or the notch covers in
    /// landscape; `nil` if none does.
    private func lengthBesideIsland(_ frame: Rect) -> Double? {
        let (size, left) = (scene.canvas.size, scene.canvas.safeArea.left)
        let isInTheMiddle = frame.minY < size.height * 2 / 3 && frame.maxY > size.height / 3
        guard scene.canvas.device != nil, left > Self.leastIsland, size.width > size.height,
            frame.minX > Self.tolerance, frame.height < Self.screenShare * size.height, isInTheMiddle
        else { return nil }
        let length = left - Self.islandMargin - frame.minX
        return length > 1 ? length : nil
    }

    /// The part of a screen's height from which something is its background.
    private static let screenShare = 0.9

    /// The height of the safe area above a screen from which it has an island or a notch, in points.
    private static let leastIsland = 40.0
    /// The distance from what covers a screen to its safe area, in points.
    private static let islandMargin = 11.0

    /// Returns the length of a control, from its lower edge, that lies on the home indicator; `nil` if none
    /// does.
    private func coveredLength(of frame: Rect, _ around: Surroundings) -> Double? {
        let (size, bottom) = (scene.canvas.size, scene.canvas.safeArea.bottom)
        let height = frame.maxY - (size.height - Self.indicator.upperBound)
        let isFloating =
            frame.minX >= Self.floatingDistance && frame.maxX <= size.width - Self.floatingDistance
        let isInTheMiddle = frame.minX < size.width * 2 / 3 && frame.maxX > size.width / 3
        // What is moved by hand may leave the screen, but what is mostly beyond it is on its way.
        let isMoved = around.isPlaced || around.shift.y > 0
        let end = isMoved ? frame.midY + Self.indicator.upperBound : frame.maxY
        guard scene.canvas.device != nil, bottom > 0, isFloating, isInTheMiddle,
            Self.controlHeights.contains(frame.height), end <= size.height + Self.tolerance,
            height > Self.indicator.upperBound - Self.indicator.lowerBound - Self.tolerance
        else { return nil }
        return height
    }
}

extension Rect {
    /// Returns the rectangle with margins around it.
    fileprivate func extended(by margins: Insets) -> Rect {
        Rect(
            minX: minX - margins.left, minY: minY - margins.top, maxX: maxX + margins.right,
            maxY: maxY + margins.bottom)
    }
}
