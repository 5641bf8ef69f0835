import VitrineGeometry
import VitrineJSON
import VitrineSource
import VitrineStyle

extension PlacedElement {
    /// Warnings of frames that scenes have written: of content larger than they are, and of keys before them
    /// that would paint around the content in SwiftUI. In the order of the elements.
    var surprises: [Diagnostic] {
        var found: [Diagnostic] = []
        collectSurprises(into: &found)
        return found
    }

    private func collectSurprises(into found: inout [Diagnostic]) {
        if let frame = element as? FrameElement, let written = frame.written, let content = children.first {
            let (own, inner) = (layoutFrame.size, content.layoutFrame.size)
            if let earlier = written.earlier,
                max(abs(own.width - inner.width), abs(own.height - inner.height)) > 0.5
            {
                found.append(
                    diagnostic(
                        .keyOrder, .keyOrder(earlier.key, before: "frame"), at: earlier.mark,
                        useSites: written.useSites))
            }
            let axes = [Axis.horizontal, .vertical].filter { axis in
                let length = axis == .horizontal ? frame.width : frame.height
                let isBounded = length.isStated || length.maximum.map(\.isFinite) ?? false
                // Half a point may be rounding, and cannot be seen.
                return isBounded && inner[axis] > own[axis] + 0.5 && !written.holdsMore
                    && !content.isMeant(inner[axis], along: axis)
            }
            found += axes.map { axis in
                let problem = Diagnostic.Problem.overflow(
                    of: "frame", length: PrintedText.number(inner[axis]),
                    room: PrintedText.number(own[axis]), isHeight: axis == .vertical)
                return diagnostic(
                    .contentOverflow, problem, at: written.mark, useSites: written.useSites)
            }
        }
        for child in children { child.collectSurprises(into: &found) }
    }

    /// Returns `true` if content larger than its frame is as large as the scene says: a shape, a picture or a
    /// frame with a length of its own, or a line of text or a symbol, whose marks are smaller than their box.
    private func isMeant(_ length: Double, along axis: Axis) -> Bool {
        // What is smaller itself is not what is too large.
        let isWhole = layoutFrame.size[axis] > length - 0.5
        if isWhole, element.traits[OwnLengths.self]?.contains(axis) == true { return true }
        if case .layers? = element.traits[ScreenFit.self] {
            return children.contains { $0.isMeant(length, along: axis) }
        }
        guard element.modifiedContent != nil, let content = children.first else { return false }
        return content.isMeant(length, along: axis)
    }

    /// Returns the warning of an alignment that moves none of a stack's nodes, where the stack is smaller
    /// than the screen that it was probably to be aligned in.
    ///
    /// - Parameter outer: The layer of the screen that the stack is, with its modifiers.
    func idleAlignment(in outer: PlacedElement) -> [Diagnostic] {
        if let found = element.traits[StackAlignment.self] {
            return found.map { idleAlignment($0.written, $0.alignment, $0.axes, in: outer) } ?? []
        }
        guard element.modifiedContent != nil, children.count == 1 else { return [] }
        return children[0].idleAlignment(in: outer)
    }

    private func idleAlignment(
        _ written: WrittenAlignment, _ alignment: Alignment, _ axes: [Axis], in outer: PlacedElement
    ) -> [Diagnostic] {
        let sides = axes.filter { axis in
            axis == .horizontal
                ? [.leading, .trailing].contains(alignment.horizontal)
                : [.top, .bottom].contains(alignment.vertical)
        }
        let isIdle = sides.allSatisfy { axis in
            guard let room = outer.proposal[axis], room.isFinite else { return false }
            let length = layoutFrame.size[axis]
            return outer.layoutFrame.size[axis] < room - 0.5
                && children.allSatisfy { abs($0.layoutFrame.size[axis] - length) <= 0.5 }
        }
        guard !sides.isEmpty, !children.isEmpty, isIdle else { return [] }
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
                    because: "the node does not reach an edge of the safe area"),
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
        case .screen(let insets): area = SafeArea(of: layoutFrame, insets: insets)
        case .ignored(let edges):
            guard let mark = (element as? IgnoresSafeAreaElement)?.mark else { break }
            let isIdle = outer.map { $0.hasInsets(at: edges) && growth == .zero } ?? true
            uses.append(SafeAreaFinding(placed: self, mark: mark, isIdle: isIdle))
            area = outer?.ignoring(growth)
        }
        for child in children { child.collectSafeAreas(in: area, into: &uses) }
    }
}

/// A node within another that ignores the safe area.
private struct SafeAreaFinding {
    let placed: PlacedElement
    let mark: SourceMark
    /// `true` if it reaches none of the area's edges.
    let isIdle: Bool
}
