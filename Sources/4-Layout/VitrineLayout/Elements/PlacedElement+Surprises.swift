import VitrineGeometry
import VitrineJSON
import VitrineSource
import VitrineStyle
import VitrineText

extension PlacedElement {
    /// Warnings of frames that scenes have written: of content larger than they are, and of keys before them
    /// that would paint around the content in SwiftUI. In the order of the elements.
    ///
    /// - Parameter drawn: What of the content is drawn, which alone is seen to be larger.
    func surprises(_ drawn: DrawnAreas) -> [Diagnostic] {
        var found: [Diagnostic] = []
        collectSurprises(drawn, into: &found, isFixed: false)
        return found
    }

    /// - Parameters:
    ///   - drawn: What of the content is drawn.
    ///   - found: The warnings, to which those of the element are added.
    ///   - isFixed: `true` for what has its ideal size, from `fixedSize`.
    private func collectSurprises(
        _ drawn: DrawnAreas, into found: inout [Diagnostic], isFixed: Bool
    ) {
        if let frame = element.cast(to: FrameElement.self), let written = frame.written,
            let content = children.first
        {
            let own = layoutFrame.size
            let inner = Size(content.wholeLength(along: .horizontal), content.wholeLength(along: .vertical))
            let excess = [own.width - inner.width, own.height - inner.height]
            if let earlier = written.earlier,
                excess.contains(where: { (earlier.needsLarger ? $0 : abs($0)) > 0.5 }),
                !earlier.isCircle || !hasCircle(of: content)
            {
                found.append(
                    diagnostic(
                        .keyOrder, .keyOrder(earlier.name, before: "frame"), at: earlier.mark,
                        useSites: written.useSites))
            }
            let axes = [Axis.horizontal, .vertical].filter { axis in
                let length = axis == .horizontal ? frame.width : frame.height
                let isBounded = length.isStated || length.maximum.map(\.isFinite) ?? false
                // Half a point may be rounding, and cannot be seen.
                return (isBounded || isFixed) && inner[axis] > own[axis] + 0.5 && !written.holdsMore
                    && !content.isMeant(inner[axis], in: own[axis], along: axis)
                    && !drawn.fit(content, in: layoutFrame, along: axis)
            }
            found += axes.map { axis in
                let (length, room) = (PrintedText.number(inner[axis]), PrintedText.number(own[axis]))
                // A maximum width wraps a text that the ideal height was measured of before.
                let isWrapped = isFixed && axis == .vertical && frame.height == FrameLength()
                let problem: Diagnostic.Problem =
                    if isWrapped {
                        .odd(
                            "frame",
                            because: """
                                is as high as `fixedSize` makes the content on one line: the content is \
                                \(length) points high, and its frame has \(room)
                                """,
                            instead: "for a frame as high as the wrapped content, use `fixedSize: vertical`")
                    } else if let picture = content.unscaledPicture(inner[axis], along: axis) {
                        .odd(
                            "image",
                            because: """
                                is \(length) points \(axis == .vertical ? "high" : "wide") at its own size, \
                                and its frame has \(room)
                                """,
                            instead: """
                                to scale it to the frame, write `image: { source: \(picture), fit: fill }`; \
                                `clip: true` cuts what is beyond it, and `clip: false` says that it is meant
                                """)
                    } else {
                        .overflow(of: "frame", length: length, room: room, isHeight: axis == .vertical)
                    }
                return diagnostic(
                    .contentOverflow, problem, at: written.mark, useSites: written.useSites)
            }
        }
        if let written = element.cast(to: EffectElement.self)?.written,
            !(children.first?.paddedContent.map(hasCircle) ?? false)
        {
            found.append(
                diagnostic(
                    .keyOrder, .keyOrder("clip", before: "padding"), at: written.mark,
                    useSites: written.useSites))
        }
        let isFixed = element.isA(FixedSizeElement.self)
        for child in children { child.collectSurprises(drawn, into: &found, isFixed: isFixed) }
    }

    /// What is within the padding of a node; `nil` if views behind the node are laid out with it.
    private var paddedContent: PlacedElement? {
        guard children.count == 1, element.modifiedContent != nil else { return nil }
        return element is PaddingElement ? children[0] : children[0].paddedContent
    }

    /// Returns `true` if the circle in the middle of the element is that of another.
    private func hasCircle(of other: PlacedElement) -> Bool {
        func sides(_ frame: Rect) -> [Double] {
            [frame.minX + frame.maxX, frame.minY + frame.maxY, min(frame.width, frame.height)]
        }
        return zip(sides(frame), sides(other.frame)).allSatisfy { abs($0 - $1) < 0.001 }
    }

    /// Returns the length of an element and of what it has been squeezed around.
    private func wholeLength(along axis: Axis) -> Double {
        let own = layoutFrame.size[axis]
        if let squeezed = element as? any SqueezedElement {
            return max(own, squeezed.contentLength(along: axis, in: self))
        }
        let passesOn =
            element.isA(PaddingElement.self) || element.isA(SurfaceElement.self)
            || element.cast(to: FrameElement.self).map { $0.written == nil } ?? false
        guard passesOn, children.count == 1 else { return own }
        return own + children[0].wholeLength(along: axis) - children[0].layoutFrame.size[axis]
    }

    /// Returns `true` if content larger than its frame is as large as the scene says: a shape or a frame with
    /// a length of its own, or a line of text or a symbol, if the frame holds its marks, which are smaller
    /// than their box.
    private func isMeant(_ length: Double, in room: Double, along axis: Axis) -> Bool {
        // What is smaller itself is not what is too large.
        let isWhole = layoutFrame.size[axis] > length - 0.5
        switch element {
        // Of the shapes that a control consists of, the scene says nothing.
        case is ShapeElement, is SpacerElement, is DividerElement:
            return isWhole && element.source.node?.kind == element.label
        // The marks of most symbols are 1.08 ems long.
        case let icon as IconElement: return isWhole && room >= 0.9 * icon.font.size
        case let text as TextElement: return isWhole && axis == .vertical && text.hasRoom(room, of: length)
        case let frame as FrameElement:
            let own = axis == .horizontal ? frame.width : frame.height
            if isWhole, frame.written != nil, own.isStated || own.minimum != nil { return true }
        case is ZStackElement, is BooleanShapeElement, is ViewThatFitsElement:
            return children.contains {
                $0.isMeant(length, in: room, along: axis)
            }
        default: break
        }
        guard element.modifiedContent != nil, let content = children.first else { return false }
        return content.isMeant(length, in: room, along: axis)
    }

    /// Returns the name of a picture at its own size that makes content as long as it is; `nil` if something
    /// else does, or the picture is a part of a control.
    private func unscaledPicture(_ length: Double, along axis: Axis) -> String? {
        guard layoutFrame.size[axis] > length - 0.5 else { return nil }
        if let image = element as? ImageElement {
            return image.image.fit == .original && image.source.node?.kind == image.label
                ? image.image.name : nil
        }
        guard element.modifiedContent != nil, let content = children.first else { return nil }
        return content.unscaledPicture(length, along: axis)
    }

    /// Returns the warning of an alignment that moves none of a container's nodes, where the container is
    /// smaller than the screen that it was probably to be aligned in.
    ///
    /// - Parameters:
    ///   - outer: The layer of the screen that the container is, with its modifiers.
    ///   - axes: The axes along which nothing between the layer and the container is aligned.
    func idleAlignment(
        in outer: PlacedElement, along axes: Set<Axis> = [.horizontal, .vertical]
    ) -> [Diagnostic] {
        if children.isEmpty { return [] }
        var found: [Diagnostic] = []
        if element.modifiedContent == nil, let container = element as? any AligningElement {
            found = idleAlignment(of: container, in: outer, along: axes)
        }
        if let stack = element.cast(to: ZStackElement.self) {
            return found + idleAlignments(in: stack, along: axes)
        }
        if element.isA(PositionElement.self) || element.isA(OffsetElement.self) { return [] }
        guard children.count == 1 else { return found }
        if element.isA(FrameElement.self) {
            // In a larger frame, the alignment places the content.
            let tight = axes.filter { axis in
                layoutFrame.size[axis] <= children[0].layoutFrame.size[axis] + 0.5
            }
            return children[0].idleAlignment(in: outer, along: tight)
        }
        return element.modifiedContent != nil ? children[0].idleAlignment(in: outer, along: axes) : found
    }

    /// Returns the warnings of the layers of a stack that stand in its middle: of its only one, and of all on
    /// a stack as large as the screen.
    private func idleAlignments(in stack: ZStackElement, along axes: Set<Axis>) -> [Diagnostic] {
        let shown = children.filter { !$0.isSpacer }
        let centered = axes.filter { axis in
            if shown.count == 1 { return true }
            guard let room = proposal[axis], layoutFrame.size[axis] >= room - 0.5 else { return false }
            return axis == .horizontal
                ? stack.alignment.horizontal == .center : stack.alignment.vertical == .center
        }
        return centered.isEmpty ? [] : shown.flatMap { $0.idleAlignment(in: $0, along: centered) }
    }

    private func idleAlignment(
        of container: any AligningElement, in outer: PlacedElement, along axes: Set<Axis>
    ) -> [Diagnostic] {
        guard let written = container.written else { return [] }
        let alignment = container.alignment
        let sides = container.alignedAxes.filter { axis in
            axis == .horizontal
                ? [.leading, .trailing].contains(alignment.horizontal)
                : [.top, .bottom].contains(alignment.vertical)
        }
        // Spacers are seen nowhere.
        let frames = children.filter { !$0.isSpacer }.map(\.layoutFrame)
        let isIdle = sides.allSatisfy { axis in
            guard axes.contains(axis), let room = outer.proposal[axis], room.isFinite else { return false }
            return outer.layoutFrame.size[axis] < room - 0.5
                && container.isAlignmentIdle(along: axis, frames, in: layoutFrame)
        }
        guard !sides.isEmpty, !frames.isEmpty, isIdle else { return [] }
        let frame = sides.map { $0 == .horizontal ? "maxWidth: infinity" : "maxHeight: infinity" }
        let problem = Diagnostic.Problem.odd(
            "alignment: \(alignment.summary)",
            because: "moves no node of this `\(written.kind)`, which stands in the middle of the screen",
            instead: """
                to place the \(written.kind) itself, use `frame: { \(frame.joined(separator: ", ")), \
                alignment: \(alignment.summary) }`
                """)
        return [diagnostic(.unusedAlignment, problem, at: written.mark)]
    }

    /// `true` for a spacer with its modifiers.
    private var isSpacer: Bool {
        if element.isA(SpacerElement.self) { return true }
        guard element.modifiedContent != nil, children.count == 1 else { return false }
        return children[0].isSpacer
    }

    /// Warnings of nodes that ignore the safe area and nowhere reach one of its edges.
    var idleSafeAreas: [Diagnostic] {
        var uses: [SafeAreaFinding] = []
        collectSafeAreas(in: nil, into: &uses)
        // A component may reach the edges in one place and not in another.
        let used = Set(uses.filter { !$0.isIdle }.map(\.mark))
        var seen: Set<SourceMark> = []
        return uses.filter { !used.contains($0.mark) && seen.insert($0.mark).inserted }.map { use in
            use.placed.diagnostic(
                .unusedSafeArea,
                .noEffect(
                    noun: "ignoresSafeArea", on: "a node within another",
                    because: "the node does not reach an edge of the safe area, or does not grow"),
                at: use.mark)
        }
    }

    private func collectSafeAreas(
        in outer: SafeArea?, into uses: inout [SafeAreaFinding]
    ) {
        var area = outer
        switch element.safeAreaUse {
        case .inherited: break
        case .none: area = nil
        case .screen(let insets):
            area = SafeArea(of: layoutFrame, insets: insets, isMirrored: isMirrored)
        case .ignored(let edges):
            guard let mark = (element as? IgnoresSafeAreaElement)?.mark else { break }
            let isIdle = outer.map { $0.hasInsets(at: edges) && growth == .zero } ?? true
            uses.append(SafeAreaFinding(placed: self, mark: mark, isIdle: isIdle))
            area = outer?.ignoring(growth)
        }
        for child in children { child.collectSafeAreas(in: area, into: &uses) }
    }
}

extension TextElement {
    /// Returns `true` if a height holds the capitals of a text of one line, or all but about the space around
    /// those of a longer one.
    fileprivate func hasRoom(_ room: Double, of height: Double) -> Bool {
        // Text that may shrink is smaller than its font says.
        let size = min(content.runs.map(\.font.size).max() ?? 0, height / 1.15)
        return height < 2 * size ? room >= 0.7 * size : height - room <= 0.55 * size
    }
}

/// A node within another that ignores the safe area.
private struct SafeAreaFinding {
    let placed: PlacedElement
    let mark: SourceMark
    /// `true` if it reaches none of the area's edges.
    let isIdle: Bool
}
