import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The texts of a scene that cannot be read as a whole.
package struct LegibilityCheck {
    private let scene: LaidOutScene
    private let elements: [AuditedElement]
    private let text: TextEngine

    /// `true` if the scene stands in another environment than its own.
    private let isUnderStress: Bool
    private let dynamicType: DynamicTypeSize
    /// The places of texts of what runs on under bars in the scene's own environment.
    private let runsOn: Set<SourceMark>

    /// - Parameters:
    ///   - scene: The scene.
    ///   - elements: Its elements.
    ///   - text: What lays out its texts.
    ///   - dynamicType: The size of text that the scene is laid out for.
    ///   - isUnderStress: `true` if the scene stands in another environment than its own. In its own, what
    ///     fits its screen and is moved beyond it with other things slides. Default: `true`.
    ///   - runsOn: The places of texts of what runs on under bars in its own environment. Default: none.
    package init(
        _ scene: LaidOutScene, _ elements: [AuditedElement], text: TextEngine, dynamicType: DynamicTypeSize,
        isUnderStress: Bool = true, runsOn: Set<SourceMark> = []
    ) {
        (self.scene, self.elements, self.text) = (scene, elements, text)
        (self.dynamicType, self.isUnderStress, self.runsOn) = (dynamicType, isUnderStress, runsOn)
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let bars = PlacedBar.all(in: elements)
        let modals = ModalCovers(elements)
        let moved = Set(
            elements.filter { $0.placed.element is OffsetElement }.map(\.placed.element.source.path))
        let (around, signals) = (around, signals)
        let screens = Set(elements.filter { $0.placed.element is CanvasElement }.map(\.layer))
        let pictures = PictureWords(elements).places
        let rows = SceneRows(elements)
        let fieldLayers = Set(
            elements.filter(\.placed.element.source.isOfField).map(\.layer))
        return elements.enumerated().flatMap { index, element -> [Diagnostic] in
            guard let found = element.placed.element as? TextElement, !element.isSystem,
                !Self.isEntry(found.source), !modals.hide(element.placed.frame, at: index)
            else { return [] }
            // Of two pages on their way, each has a bar of its own.
            let isMeant = runsOn.contains(found.source.mark)
            let bars = bars.filter {
                !isMeant && $0.index > index && $0.name != PlacedBar.names[found.source.node?.kind ?? ""]
                    && elements[$0.index].device == element.device
            }
            // What is presented, or has a surface as an island's content has, hides the signals.
            let seenSignals = screens.contains(element.layer) && !around[index].isOnSurface ? signals : []
            return problems(
                element, found, isMoved: moved.contains(found.source.path),
                surroundings: Surroundings(
                    shift: around[index].shift, map: around[index].map, clip: around[index].clip, bars: bars,
                    signals: seenSignals.filter { $0.device == element.device }.map(\.placed.frame),
                    isAboutField: fieldLayers.contains(element.layer),
                    isPicture: pictures.contains(element.placed.place),
                    isPreview: found.style.lineLimit ?? 0 > 1 && rows.row(of: element.placed) != nil))
        }
    }

    /// What may lie on a text.
    private struct Surroundings {
        /// The length by which offsets around it move it, in points.
        let shift: Point
        /// The transforms around it.
        let map: Affine
        /// What the clips around it leave of the canvas; `nil` if there are none.
        let clip: Rect?
        /// The bars in front of it.
        let bars: [PlacedBar]
        /// The frames of the time and the other signals in the status bar.
        let signals: [Rect]
        /// `true` if it is a part of what a field is in.
        let isAboutField: Bool
        /// `true` for a large word that is a picture behind cards or glass, which cover a part of it.
        let isPicture: Bool
        /// `true` in a row of a list for a text that is to show its first lines, such as those of a mail.
        let isPreview: Bool
    }

    /// The time and the other signals in status bars.
    private var signals: [AuditedElement] {
        elements.filter {
            $0.placed.element.source.node?.kind == "statusBar" && $0.placed.children.isEmpty
                && !$0.placed.frame.isEmpty && $0.isSeen
        }
    }

    /// For each element, the length by which offsets around it move it, in points, the transforms and clips
    /// around it, and whether a surface is.
    private var around: [(shift: Point, map: Affine, clip: Rect?, isOnSurface: Bool)] {
        elements.surroundings(
            (shift: Point.zero, map: Affine.identity, clip: Rect?.none, isOnSurface: false)
        ) { index, own in
            let placed = elements[index].placed
            let content = placed.element is OffsetElement ? placed.children.first : nil
            let isSurface = (placed.element as? SurfaceElement)?.decoration.isSurface == true
            let map = (placed.element as? TransformElement)?.map(in: placed.frame)
            return (
                own.shift + (content.map { $0.layoutFrame.origin - placed.layoutFrame.origin } ?? .zero),
                map?.then(own.map) ?? own.map,
                (placed.element as? EffectElement)?.clip == nil
                    ? own.clip : own.clip.map { $0.intersection(placed.frame) ?? .zero } ?? placed.frame,
                own.isOnSurface || isSurface
            )
        }
    }

    /// Returns `true` for what is written in a field, which scrolls and shows a part at a time;
    /// `false` for what a field says that is empty.
    private static func isEntry(_ source: ElementSource) -> Bool {
        source.isOfField && source.accessibility?.properties.showsPlaceholder != true
    }

    /// The kinds that stay as small as they are at the accessibility sizes of text, in a line: iOS shows
    /// their words large while a finger rests on them. Apple's audit does not ask them to grow, either.
    private static let barKinds: Set<String> = [
        "navigationBar", "searchField", "segmentedPicker", "tabBar", "toolbar",
    ]

    /// The least size of text, in points, in Apple's Human Interface Guidelines.
    private static let leastSize = 11.0
    /// The kinds whose size of text a scene chooses: parts of iOS's own are as small as iOS has them.
    private static let writtenKinds: Set<String> = ["button", "label", "link", "text"]

    private func problems(
        _ audited: AuditedElement, _ element: TextElement, isMoved: Bool, surroundings: Surroundings
    ) -> [Diagnostic] {
        let placed = audited.placed
        let whole = element.content.string
        guard let lines = placed.textLines(text, scale: scene.canvas.scale), !placed.frame.isEmpty else {
            return []
        }
        func problem(_ rule: AuditRule, _ kind: LegibilityProblem.Kind) -> Diagnostic {
            let problem = LegibilityProblem(text: whole, kind: kind, frame: placed.frame)
            return placed.diagnostic(
                rule, .language(Diagnostic.ProblemOfLanguage(problem)), at: placed.element.source.mark)
        }
        // A line is higher than its letters. Spaces are seen nowhere.
        let wholeScreen = Rect(origin: .zero, size: scene.canvas.size)
        let screen = audited.scrollRoom.map(wholeScreen.union) ?? wholeScreen
        let laidOut = placed.ink(text, scale: scene.canvas.scale)
        let ink = laidOut?.under(surroundings.map)
        // What a clip leaves nothing of is not meant to be seen.
        let isClippedAway = surroundings.clip.map { ink?.frame?.intersection($0) == nil } == true
        let isOnScreen = ink?.isOn(screen) == true && !isClippedAway
        let isInSight = isOnScreen || audited.device != nil
        var found: [Diagnostic] = []
        let isBar = dynamicType.isAccessibility && Self.barKinds.contains(element.source.node?.kind ?? "")
        // Beyond the screen nobody sees what is left out.
        if lines.isTruncated, !isBar, isInSight, !surroundings.isPreview || lines.lines.count < 2 {
            found.append(problem(.truncatedText, .truncated(lines.lines.map(\.text).joined(separator: " "))))
        }
        // At the accessibility sizes iOS breaks words, too.
        if !dynamicType.isAccessibility, isInSight, !audited.isDisabled,
            let word = lines.brokenWord(of: whole)
        {
            found.append(problem(.truncatedText, .brokenWord(word)))
        }
        let isRead = whole.contains { $0.isLetter || $0.isNumber }
        if Self.writtenKinds.contains(element.source.node?.kind ?? ""), isRead {
            // Small runs, such as units and signs of footnotes, stand beside larger ones.
            let size = (element.content.runs.map(\.font.size).max() ?? 0) * lines.scaleFactor
            if size < Self.leastSize - 0.01 { found.append(problem(.tinyText, .tiny(size))) }
        }
        // What is wholly beyond the screen, and does not scroll into it, is not meant to be seen, and what is
        // faint comes or goes.
        guard isOnScreen, audited.isSeen, let ink, let frame = ink.frame else { return found }
        let size = scene.canvas.size
        let beyond = max(
            screen.minX - frame.minX, screen.minY - frame.minY, frame.maxX - screen.maxX,
            frame.maxY - screen.maxY)
        let unmoved = frame.offsetBy(.zero - surroundings.shift)
        let slides = isUnderStress ? unmoved != frame && wholeScreen.contains(unmoved) : true
        let isMeant = slides && !isMoved && frame.width <= size.width && frame.height <= size.height
        if beyond > Self.tolerance, !isMeant, !surroundings.isPicture, audited.device == nil {
            found.append(problem(.clippedText, .clipped(beyond)))
        }
        if audited.isScrolling { return found }
        let cover = audited.device == nil ? cover(of: ink, placed.element.source) : nil
        // Bars are where they are laid out, too.
        if let part = cover ?? Self.bar(over: laidOut?.frame ?? frame, of: element.source, surroundings) {
            found.append(problem(.coveredText, .covered(part)))
        }
        return found
    }

    /// Returns the bar that a text lies partly under, or the status bar whose signals it meets; `nil` if
    /// there is none. What is wholly under one is not meant to be seen, except for what an offset brings
    /// behind a keyboard, and the buttons of what is typed into.
    private static func bar(
        over frame: Rect, of source: ElementSource, _ around: Surroundings
    ) -> String? {
        let bar = around.bars.first { bar in
            guard let shared = bar.frame.intersection(frame), shared.shortSide > 1 else { return false }
            if shared.height < frame.height - tolerance { return true }
            guard bar.name == PlacedBar.names["keyboard"] else { return false }
            let isMovedBehind =
                around.shift.y > 0 && frame.maxY - around.shift.y <= bar.frame.minY + tolerance
            return isMovedBehind || around.isAboutField && source.node?.kind == "button"
        }
        if let bar { return bar.name }
        let meets = around.signals.contains { ($0.intersection(frame)?.shortSide ?? 0) > 1 }
        return meets && source.node?.kind != "statusBar" ? "status bar" : nil
    }

    /// Half a point may be rounding, and cannot be seen.
    private static let tolerance = 0.5

    /// Returns the part of the device that a letter lies under; `nil` if there is none.
    private func cover(of ink: TextInk, _ source: ElementSource) -> String? {
        let device = scene.canvas.device.flatMap { name in Device.all.first { $0.name == name } }
        guard scene.canvas.device != nil, source.node?.kind != "statusBar" else { return nil }
        let (size, safe) = (scene.canvas.size, scene.canvas.safeArea)
        if let radius = device?.cornerRadius, ink.isCut(byCornersOf: size, radius: radius) {
            return "rounded corner of the screen"
        }
        if safe.top > 24, let housing = device?.sensorHousing, ink.meets(housing) {
            return "island"
        }
        let bottom = Rect(x: size.width / 3, y: size.height - 12, width: size.width / 3, height: 12)
        if safe.bottom > 0, ink.meets(bottom) { return "home indicator" }
        return nil
    }
}

extension PlacedTextLines {
    /// The number of letters from which a word is one of a language, and not a name of a file or a number.
    private static let leastLetters = 4

    /// Returns the first word that is broken at the end of a line, without a hyphen; `nil` if none is.
    ///
    /// - Parameter text: The whole text.
    fileprivate func brokenWord(of text: String) -> String? {
        var rest = text[...]
        for (line, next) in zip(lines, lines.dropFirst()) {
            guard let end = rest.firstRange(of: line.text)?.upperBound else { return nil }
            rest = rest[end...]
            guard line.text.last?.isAlphabetic == true, rest.first?.isAlphabetic == true,
                next.text.first == rest.first
            else { continue }
            let head = line.text.reversed().prefix { $0.isAlphabetic }.reversed()
            let tail = next.text.prefix { $0.isAlphabetic }
            if head.count + tail.count >= Self.leastLetters { return String(head) + "|" + tail }
        }
        return nil
    }
}

extension Character {
    /// `true` for a letter of a script that is written with spaces between words.
    fileprivate var isAlphabetic: Bool {
        isLetter
            && unicodeScalars.allSatisfy { scalar in
                scalar.value < 0x0E00 || (0x1E00...0x1FFF).contains(scalar.value)
            }
    }
}
