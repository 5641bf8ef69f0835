import VitrineGeometry
import VitrineSource
import VitrineStyle
import VitrineText

/// A scene with nothing left to resolve: the second stage of the data flow.
package struct ResolvedScene: Sendable {
    /// The scene's own file and its imports.
    package let files: SourceFiles
    package let title: String?
    package let canvas: Canvas
    package let root: any Element
    /// What rules have found in the scene before it is laid out.
    package let audit: Audit
    /// What changes of states do over time.
    package var motion: SceneTimeline
    /// The time until which the scene stays as it is, in seconds; `nil` if it may be another at any time.
    package let endOfRest: Double?

    package init(
        files: SourceFiles, title: String?, canvas: Canvas, root: any Element, audit: Audit,
        motion: SceneTimeline = SceneTimeline(), endOfRest: Double? = nil
    ) {
        self.files = files
        self.title = title
        self.canvas = canvas
        self.root = root
        self.audit = audit
        self.motion = motion
        self.endOfRest = endOfRest
    }
}

extension ResolvedScene {
    /// The seconds until the last change of a state has settled, at most 60; 0 for a scene in which no state
    /// changes.
    package var duration: Double { motion.duration }

    /// The warnings about the scene before it is laid out, at the levels of their rules.
    package var warnings: Diagnostics { Diagnostics(files, audit.audible) }

    /// Returns the location of the element that a display item names as its source; `nil` for an unknown one.
    package func mark(of source: String) -> SourceMark? {
        func find(_ element: any Element) -> SourceMark? {
            if element.source.path == source { return element.source.mark }
            for child in element.children {
                if let mark = find(child) { return mark }
            }
            return nil
        }
        return find(root)
    }

    /// Lays out the scene: proposes sizes, and places the elements at the sizes they choose.
    ///
    /// - Parameters:
    ///   - text: The engine that has set the scene's texts.
    ///   - isCancelled: A function that returns `true` once the layout is no longer wanted, which then has
    ///     elements without a size or a place. Default: it is wanted.
    package func laidOut(
        text: TextEngine, isCancelled: (@Sendable () -> Bool)? = nil
    ) -> LaidOutScene {
        var alone = placed(LayoutContext(text: text, scale: canvas.scale, isCancelled: isCancelled))
        let bars = BarInsets(in: alone)
        if !bars.isEmpty {
            alone = placed(
                LayoutContext(text: text, scale: canvas.scale, bars: bars, isCancelled: isCancelled))
        }
        let frames = MatchedFrames(matching: alone)
        if frames.matches.isEmpty { return LaidOutScene(canvas: canvas, root: alone, text: text) }
        let context = LayoutContext(
            text: text, scale: canvas.scale, matched: frames, bars: bars, isCancelled: isCancelled)
        return LaidOutScene(canvas: canvas, root: placed(context), text: text)
    }

    private func placed(_ context: LayoutContext) -> PlacedElement {
        LayoutNode(root, context: context, direction: canvas.layoutDirection)
            .placed(at: .zero, for: Proposal(canvas.size))
    }
}
