import VitrineGeometry
import VitrineJSON
import VitrineSource
import VitrineStyle

extension PlacedElement {
    /// Warnings of stacks and grids that are larger than the screen they are on, of content larger than its
    /// sheet or its frame, and of what else only shows in the layout.
    ///
    /// Other elements, such as pictures and shapes behind the content, may be larger than the
    /// screen. Scrolling content is never too large.
    ///
    /// - Parameter drawn: What of the content is drawn: where only the room around that is too large, nothing
    ///   is missing.
    func warnings(_ drawn: DrawnAreas) -> [Diagnostic] {
        var found: [Diagnostic] = []
        collect(drawn, into: &found)
        // Nodes made from data have one place, and lengths of their own.
        var marks: Set<SourceMark> = []
        let frames = surprises(drawn).filter { marks.insert($0.mark).inserted }
        return found + frames + idleSafeAreas
    }

    private func collect(_ drawn: DrawnAreas, into found: inout [Diagnostic]) {
        if let canvas = element.cast(to: CanvasElement.self) {
            for (layer, ignored) in zip(children, canvas.layers.map(\.ignores)) {
                layer.checkScreen(layer, on: canvas.room(of: layer, ignoring: ignored), drawn, into: &found)
                found += layer.idleAlignment(in: layer)
            }
        }
        if let frame = element.cast(to: FrameElement.self), let container = frame.container,
            let content = children.first
        {
            let warnings = Self.warning(content, .vertical, in: layoutFrame.height, of: container)
            if !warnings.isEmpty, !drawn.fit(content, in: layoutFrame, along: .vertical) {
                found += warnings
            }
        }
        for child in children { child.collect(drawn, into: &found) }
    }

    /// Checks the stacks and grids of a layer, which modifiers and other layers may surround.
    ///
    /// - Parameters:
    ///   - outer: The layer.
    ///   - room: The part of the screen that is the layer's.
    ///   - drawn: What of it is drawn.
    ///   - found: The warnings, to which those of the layer are added.
    private func checkScreen(
        _ outer: PlacedElement, on room: Rect, _ drawn: DrawnAreas, into found: inout [Diagnostic]
    ) {
        switch element.traits[ScreenFit.self] {
        case .arranges?:
            for axis in [Axis.horizontal, .vertical] {
                guard let length = outer.proposal[axis] else { continue }
                let warnings = Self.warning(outer, axis, in: length, of: "screen")
                // In a room of its own, it is in the middle.
                var own = room
                if abs(room.size[axis] - length) > 0.5 { own = outer.middle(length, along: axis) }
                if warnings.isEmpty || drawn.fit(outer, in: own, along: axis, isScreen: true) { continue }
                found += warnings
            }
        case .layers?: for child in children { child.checkScreen(child, on: room, drawn, into: &found) }
        case .stated?: break
        case nil:
            if element.modifiedContent != nil, children.count == 1 {
                children[0].checkScreen(outer, on: room, drawn, into: &found)
            }
        }
    }

    /// Returns the middle of the element that has a length along an axis.
    private func middle(_ length: Double, along axis: Axis) -> Rect {
        let (across, down) = axis == .horizontal ? (length, layoutFrame.height) : (layoutFrame.width, length)
        return Rect(
            x: layoutFrame.midX - across / 2, y: layoutFrame.midY - down / 2, width: across, height: down)
    }

    /// Returns what a rule has found, which the node that the element came from may silence.
    package func diagnostic(
        _ rule: AuditRule, _ problem: Diagnostic.Problem, at mark: SourceMark,
        useSites: [Diagnostic.UseSite] = []
    ) -> Diagnostic {
        var diagnostic = Diagnostic(rule, problem, at: mark, useSites: useSites)
        diagnostic.silence = element.source.audit.silence(of: rule)
        return diagnostic
    }

    private static func warning(
        _ content: PlacedElement, _ axis: Axis, in room: Double, of what: String
    ) -> [Diagnostic] {
        let length = content.layoutFrame.size[axis]
        // Half a point may be rounding, and cannot be seen.
        guard room.isFinite, length > room + 0.5 else { return [] }
        let problem = Diagnostic.Problem.overflow(
            of: what, length: PrintedText.number(length), room: PrintedText.number(room),
            isHeight: axis == .vertical)
        return [content.diagnostic(.contentOverflow, problem, at: content.element.source.mark)]
    }
}

extension CanvasElement {
    /// Returns the part of the screen that a layer has, between its bars.
    fileprivate func room(of layer: PlacedElement, ignoring edges: Set<Edge>) -> Rect {
        let room = room(ignoring: edges)
        return Rect(
            minX: room.minX, minY: layer.bars.top > 0 ? layer.bars.top : room.minY, maxX: room.maxX,
            maxY: layer.bars.bottom > 0 ? size.height - layer.bars.bottom : room.maxY)
    }
}
