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
    var warnings: [Diagnostic] {
        var found: [Diagnostic] = []
        collect(into: &found)
        // Nodes made from data have one place, and lengths of their own.
        var marks: Set<SourceMark> = []
        let frames = surprises.filter { marks.insert($0.mark).inserted }
        return found + frames + idleSafeAreas
    }

    private func collect(into found: inout [Diagnostic]) {
        if element.isA(CanvasElement.self) {
            for layer in children {
                layer.checkScreen(layer, into: &found)
                found += layer.idleAlignment(in: layer)
            }
        }
        if let frame = element.cast(to: FrameElement.self), let container = frame.container,
            let content = children.first
        {
            found += Self.warning(content, .vertical, in: layoutFrame.height, of: container)
        }
        for child in children { child.collect(into: &found) }
    }

    /// Checks the stacks and grids of a layer, which modifiers and other layers may surround.
    private func checkScreen(_ outer: PlacedElement, into found: inout [Diagnostic]) {
        switch element.traits[ScreenFit.self] {
        case .arranges?:
            for axis in [Axis.horizontal, .vertical] {
                guard let room = outer.proposal[axis] else { continue }
                found += Self.warning(outer, axis, in: room, of: "screen")
            }
        case .layers?: for child in children { child.checkScreen(child, into: &found) }
        case .stated?: break
        case nil:
            if element.modifiedContent != nil, children.count == 1 {
                children[0].checkScreen(outer, into: &found)
            }
        }
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
