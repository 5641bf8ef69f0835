import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrinePixels

extension PlanNode {
    /// Creates the node, without children, of a group whose items are painted straight onto the enclosing
    /// picture.
    init(_ passed: RasterPlan.PassThroughGroup) {
        self.init(source: passed.source, kind: "group", bounds: PixelRect(width: 0, height: 0), reasons: [])
        guard let state = passed.state else {
            reasons = ["opacity \(PrintedText.number(passed.group.opacity))"]
            return
        }
        let items = ContentBounds.of(passed.group.items, state.transform)
        bounds = PixelRect(covering: items, within: state.clip.rect)
        reasons = ["passes through"]
        guard let clip = passed.group.clip else { return }
        reasons.append(
            Clip.isWholePixels(clip, transform: state.transform)
                ? "clip of whole pixels" : "clip edge not shared")
    }

    /// Creates the node, without children, of a step.
    init(_ step: RasterPlan.Step) {
        switch step.work {
        case .layer(let group, let plan):
            let isSeen = !plan.compositeBounds.isEmpty
            self.init(
                source: step.source, kind: "layer",
                bounds: isSeen ? plan.compositeBounds : PixelRect(width: 0, height: 0),
                reasons: group.layerReasons)
            if isSeen && plan.layerBounds != plan.compositeBounds {
                reasons.append("picture (\(PrintedText.numbers(plan.layerBounds.numbers)))")
            }
        case .content(let content):
            self.init(
                source: step.source, kind: content.kind,
                bounds: PixelRect(
                    covering: ContentBounds.of(content, step.state.transform), within: step.state.clip.rect),
                reasons: [])
            if step.isOpaque { reasons.append("opaque") }
            if case .surface(let surface) = content {
                reasons.append(Self.count(surface.layers.count, "layer"))
                if step.shadowCount > 0 { reasons.append(Self.count(step.shadowCount, "shadow")) }
            }
            let readsBackdrop =
                if case .projected(let inner) = content {
                    inner.items.readBackdrop
                } else {
                    step.dependence != .nothing
                }
            if readsBackdrop { reasons.append("reads backdrop") }
        }
        if step.state.clip.coverage != nil { reasons.append("cut by a clip") }
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

extension PixelRect {
    /// Creates the rectangle of the pixels that a box touches; empty if there is no box.
    fileprivate init(covering box: Rect?, within limits: PixelRect) {
        guard let box else {
            self.init(width: 0, height: 0)
            return
        }
        self.init(covering: box, within: limits)
    }
}

extension Group {
    /// The reasons for which the group has a picture of its own.
    fileprivate var layerReasons: [String] {
        var reasons: [String] = []
        if opacity < 1 { reasons.append("opacity \(PrintedText.number(opacity))") }
        if blendMode != .normal { reasons.append("blend \(blendMode.rawValue)") }
        if backdropMatrix != nil { reasons.append("backdrop through a matrix") }
        if blendsInSRGB { reasons.append("blended in srgb") }
        if isIsolated { reasons.append("isolated") }
        if !filters.isEmpty { reasons.append("filters") }
        if !shadows.isEmpty { reasons.append("shadows") }
        if let mask { reasons.append("mask \(mask.summary)") }
        if mirrorsBackdropAtClip { reasons.append("backdrop ends") }
        // A group that needs no picture for itself has one because its items share the clip's edge.
        if !needsLayer { reasons.append("clip edge shared") }
        if clip != nil { reasons.append("clip applied once") }
        return reasons
    }
}

extension DisplayContent {
    /// The name of the content in printed display lists.
    fileprivate var kind: String {
        switch self {
        case .fill: "fill"
        case .shadow: "shadow"
        case .glyphs: "glyphs"
        case .backdrop: "backdrop"
        case .surface: "surface"
        case .glass: "glass"
        case .progressiveBlur: "progressiveBlur"
        case .adaptive: "adaptive"
        case .projected: "projected"
        case .group: "group"
        }
    }
}
