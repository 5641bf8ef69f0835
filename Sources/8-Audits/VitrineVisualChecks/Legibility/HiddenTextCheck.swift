import VitrineAuditElements
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineRaster
import VitrineSource

/// The texts of a scene that are cut off by a frame or lie behind a shape.
package struct HiddenTextCheck {
    /// The glyphs of a text, in the canvas' points.
    private struct Ink {
        let element: AuditedElement
        let text: String
        let box: Rect
        /// The area that the frames around it leave visible; `nil` for all of it. Of what scrolls, frames
        /// around the scroll leave all.
        let clip: Rect?
        /// The area that its own frame leaves visible; `nil` for all of it.
        let ownClip: Rect?
        /// The number of things that are painted before it.
        let order: Int
    }

    /// A shape that hides what is behind it.
    private struct Cover {
        let kind: String
        let box: Rect
        let order: Int
        /// The source of the control whose surface it is, on which its own title or symbol lies; `nil` for a
        /// plain shape.
        let control: String?
    }

    /// What the groups around an item say about it.
    private struct Surroundings {
        var map = Affine.identity
        var opacity = 1.0
        var clip: Rect?
        /// What frames within a scroll leave visible.
        var scrollClip: Rect?
        /// The innermost frame, and the source that it belongs to.
        var innermost: (source: String, clip: Rect)?
    }

    private let texts: [String: AuditedElement]
    /// The sources of what scrolls.
    private let scrolling: Set<String>
    /// The kinds of the shapes of a scene, by the sources that display items name.
    private let shapes: [String: String]
    /// The kinds of the buttons of a scene, by the sources that display items name.
    private let controls: [String: String]
    /// The places of texts that only stand for what lies behind glass.
    private let patterns: Set<ElementPlace>
    /// The texts in stacks that are larger than their frames.
    private let overfull: OverfullStacks
    private let covering: CoveringChildCheck
    private let canvas: Rect
    /// `true` if toasts may stand anywhere: above a keyboard or a sheet, or on a device on the canvas, whose
    /// edges are not known.
    private let mayHoldToasts: Bool
    /// The places of texts of what runs on under bars in the scene's own environment.
    private let runsOn: Set<SourceMark>
    private var inks: [Ink] = []
    private var covers: [Cover] = []
    /// What is painted that is no plain shape, in its order.
    private var contents: [(box: Rect, order: Int)] = []
    /// The glass and blurs that hide what is behind them.
    private var panes: [(box: Rect, order: Int)] = []
    private var order = 0

    /// The length, in points, that may be missing: the ends of round letters, and shadows.
    private static let tolerance = 1.5
    /// The part of a small text that its own frame may leave out instead.
    private static let toleranceShare = 0.04
    /// The opacity from which a text can be read.
    private static let half = 0.5
    /// The opacity from which a text can be read that is pale because it is disabled.
    private static let pale = 0.2
    /// The opacity from which a shape hides what is behind it.
    private static let opaque = 0.9
    /// The part of a text that a shape hides.
    private static let hiddenShare = 0.1
    /// The distance from an edge of the screen up to which toasts stand, in points: above a bar and another.
    private static let toastReach = 150.0
    /// The distance, in points, from the middle of the screen within which it is there.
    private static let toastMiddle = 40.0
    /// The part of the canvas from which a shape is a screen of its own.
    private static let screenShare = 0.8

    /// The kinds that have a surface of their own, or get one from a background, and a title on it.
    private static let controlKinds = pressedKinds.union(["badge", "chip", "label", "text"])
    /// Those that hide what is behind them even if they are of glass.
    private static let pressedKinds: Set<String> = ["button", "iconButton", "toast"]

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - list: Its display list.
    ///   - runsOn: The places of texts of what runs on under bars in its own environment. Default: none.
    package init(
        _ elements: [AuditedElement], _ list: DisplayList, runsOn: Set<SourceMark> = []
    ) {
        var (texts, shapes): ([String: AuditedElement], [String: String]) = ([:], [:])
        var scrolling: Set<String> = []
        var controls: [String: String] = [:]
        for element in elements where !element.isSystem {
            let source = element.placed.element.source
            if element.isScrolling { scrolling.insert(source.path) }
            if element.placed.element is TextElement {
                texts[source.path] = element
            } else if let kind = source.node?.kind, PlacedElement.shapeKinds.contains(kind) {
                shapes[source.path] = kind
            } else if let kind = source.node?.kind, Self.controlKinds.contains(kind), element.isSeen {
                controls[source.path] = kind
            }
        }
        (self.texts, self.shapes, self.scrolling) = (texts, shapes, scrolling)
        (self.controls, patterns) = (controls, BackdropTexts(elements).places)
        (overfull, covering) = (OverfullStacks(elements), CoveringChildCheck(elements))
        mayHoldToasts = elements.contains {
            ["keyboard", "sheet"].contains($0.placed.element.source.node?.kind ?? "")
                || $0.placed.element is DeviceElement
        }
        (canvas, self.runsOn) = (Rect(origin: .zero, size: list.size), runsOn)
        visit(list.items, Surroundings())
    }

    /// Returns what is found, in the order of painting.
    package var findings: [Diagnostic] {
        let found = hidden
        let marks = Set(found.map(\.mark))
        return found + covering.findings.filter { !marks.contains($0.mark) }
    }

    private var hidden: [Diagnostic] {
        var seen: Set<String> = []
        return inks.compactMap { ink in
            let source = ink.element.placed.element.source
            guard let (rule, kind) = problem(of: ink), seen.insert(source.path).inserted else { return nil }
            let problem = LegibilityProblem(text: ink.text, kind: kind, frame: ink.element.placed.frame)
            return ink.element.placed.diagnostic(
                rule, .language(Diagnostic.ProblemOfLanguage(problem)), at: source.mark)
        }
    }

    private func problem(of ink: Ink) -> (AuditRule, LegibilityProblem.Kind)? {
        // Beyond the screen nobody sees what is cut.
        if !ink.element.isScrolling, canvas.intersection(ink.box) == nil { return nil }
        if let clip = ink.ownClip, let shown = ink.box.intersection(clip) {
            let missing = max(ink.box.width - shown.width, ink.box.height - shown.height)
            if missing > min(Self.tolerance, Self.toleranceShare * ink.box.height) {
                return (.clippedText, .cut(missing))
            }
        }
        if let clip = ink.clip {
            let place = ink.element.placed.place
            // What fits and is moved beyond a frame slides, but not what others in its stack leave no room.
            let isTooWide = ink.box.width > clip.width || overfull.wide.contains(place)
            let isTooHigh = ink.box.height > clip.height || overfull.high.contains(place)
            guard let shown = ink.box.intersection(clip) else {
                // What else is wholly beyond a frame is not meant to be seen.
                return overfull.wide.contains(place) ? (.clippedText, .cut(ink.box.width)) : nil
            }
            let missing = max(
                isTooWide ? ink.box.width - shown.width : 0, isTooHigh ? ink.box.height - shown.height : 0)
            if missing > Self.tolerance { return (.clippedText, .cut(missing)) }
        }
        // What scrolls comes out from under what covers it.
        if ink.element.isScrolling { return nil }
        let visible = ink.clip.map { ink.box.intersection($0) ?? ink.box } ?? ink.box
        let cover = covers.first { cover in
            guard cover.order > ink.order, hides(cover, visible), !isBar(cover, over: ink) else {
                return false
            }
            if let control = cover.control {
                let isPattern = patterns.contains(ink.element.placed.place)
                let isOfButton = ink.element.placed.element.source.node?.kind == "button"
                // What is read comes back when a toast has gone, but what is to be pressed may be needed.
                if cover.kind == "toast", !isOfButton, !isAstray(cover) { return false }
                // Letters that are larger than a control are a picture behind it.
                return !isPattern && ink.box.height < cover.box.shortSide && !isOwn(ink, of: control)
                    && isSeen(ink, at: cover)
            }
            return !contents.contains { $0.order > cover.order && $0.box.intersection(cover.box) != nil }
        }
        return cover.map { (.coveredText, .behind($0.kind)) }
    }

    /// Returns `true` for something short-lived that is neither at the top nor at the bottom of its screen,
    /// nor in its middle, nor above a keyboard or a sheet, where people expect it.
    private func isAstray(_ cover: Cover) -> Bool {
        !mayHoldToasts && abs(cover.box.midY - canvas.midY) > Self.toastMiddle
            && min(cover.box.minY - canvas.minY, canvas.maxY - cover.box.maxY) > Self.toastReach
    }

    /// Returns `true` for what stands on the glass of a bar, if a text runs on under it on purpose.
    private func isBar(_ cover: Cover, over ink: Ink) -> Bool {
        guard runsOn.contains(ink.element.placed.element.source.mark) else { return false }
        return panes.contains { pane in
            pane.order > ink.order && pane.order < cover.order && pane.box.contains(cover.box)
        }
    }

    /// Returns `true` for the title of a control, which may lie under what marks its state.
    private func isOwn(_ ink: Ink, of control: String) -> Bool {
        let source = ink.element.placed.element.source
        return source.path == control || source.node?.path == control || source.path.hasPrefix(control + ".")
    }

    /// Returns `true` if nothing between a text and a control hides the text already.
    private func isSeen(_ ink: Ink, at cover: Cover) -> Bool {
        guard let shared = cover.box.intersection(ink.box) else { return false }
        return !(contents + panes).contains {
            $0.order > ink.order && $0.order < cover.order && $0.box.overlaps(shared, by: 0)
        }
    }

    private func hides(_ cover: Cover, _ box: Rect) -> Bool {
        guard let shared = cover.box.intersection(box) else { return false }
        return shared.area > Self.hiddenShare * box.area
    }

    // MARK: Display list

    private mutating func visit(_ items: [DisplayItem], _ around: Surroundings) {
        for item in items {
            order += 1
            switch item.content {
            case .glyphs(let run, let paint): add(run, paint.leastAlpha, from: item.source, in: around)
            case .fill(let area, let paint): cover(area, paint.leastAlpha, from: item.source, in: around)
            case .surface(let surface):
                let alpha = surface.fills.map(\.leastAlpha).reduce(0, max)
                cover(surface.area, alpha, from: item.source, in: around)
            case .adaptive(let content): visit(content.light, around)
            case .group(let group): visit(group, from: item.source, around)
            case .glass(let glass):
                for body in glass.bodies {
                    let source = body.source.isEmpty ? item.source : body.source
                    if controls[source].map(Self.pressedKinds.contains) == true {
                        cover(.fill(body.shape), 1, from: source, in: around)
                    }
                    pane(.fill(body.shape), around)
                }
            case .backdrop(let area, _): pane(area, around)
            case .shadow, .progressiveBlur, .projected: break
            }
        }
    }

    private mutating func visit(_ group: Group, from source: String, _ around: Surroundings) {
        let map = group.transform.then(around.map)
        // The box of glyphs that are turned is larger than they are.
        guard map.b == 0, map.c == 0 else { return }
        var inner = around
        inner.map = map
        inner.opacity *= max(group.opacity, 0)
        if let box = group.clip?.conservativeBounds.map(map.apply) {
            // Of frames that have nothing in common nothing is seen.
            guard let clip = box.intersection(around.clip ?? box) else { return }
            inner.clip = clip
            inner.innermost = (source, box)
            if scrolling.contains(source) { inner.scrollClip = box.intersection(around.scrollClip ?? box) }
        }
        visit(group.items, inner)
    }

    private mutating func add(
        _ run: GlyphRun, _ alpha: Double, from source: String, in around: Surroundings
    ) {
        guard let box = run.conservativeBounds.map(around.map.apply) else { return }
        contents.append((box, order))
        guard let element = texts[source],
            alpha * around.opacity >= (element.isDisabled ? Self.pale : Self.half)
        else { return }
        // The parts of kinds such as rows slide in their frames.
        let isOwn =
            around.innermost?.source == source && element.placed.element.source.node?.kind == "text"
        let own = isOwn ? around.innermost?.clip : nil
        inks.append(
            Ink(
                element: element, text: run.text, box: box,
                clip: element.isScrolling ? around.scrollClip : around.clip, ownClip: own, order: order))
    }

    private mutating func cover(
        _ area: Area, _ alpha: Double, from source: String, in around: Surroundings
    ) {
        guard let box = area.conservativeBounds.map(around.map.apply),
            let visible = box.intersection(around.clip ?? box)
        else { return }
        guard area.name == nil, let kind = shapes[source] ?? controls[source] else {
            return contents.append((visible, order))
        }
        let isControl = shapes[source] == nil
        defer { if isControl { contents.append((visible, order)) } }
        guard alpha * around.opacity >= Self.opaque,
            visible.area < Self.screenShare * canvas.area
        else { return }
        // Corners hide nothing: of a circle the square within it counts.
        let inset = kind == "circle" || kind == "ellipse" ? 0.15 : 0
        var (across, down) = (visible.width * inset, visible.height * inset)
        if isControl { (across, down) = (0.15 * visible.shortSide, 0.15 * visible.shortSide) }
        covers.append(
            Cover(
                kind: kind, box: visible.insetBy(across, down), order: order,
                control: isControl ? source : nil))
    }

    private mutating func pane(_ area: Area, _ around: Surroundings) {
        guard let box = area.conservativeBounds.map(around.map.apply),
            let visible = box.intersection(around.clip ?? box)
        else { return }
        panes.append((visible, order))
    }
}
