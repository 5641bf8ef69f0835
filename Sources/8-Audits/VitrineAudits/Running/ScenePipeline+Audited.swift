import VitrineAuditElements
import VitrineColor
import VitrineContrast
import VitrineDisplayList
import VitrineLayout
import VitrineLayoutChecks
import VitrineRaster
import VitrineRendering
import VitrineScene
import VitrineSceneFormat
import VitrineSceneTokens
import VitrineSemanticsChecks
import VitrineSource
import VitrineStyle
import VitrineThreads
import VitrineTokenChecks
import VitrineTokens
import VitrineVisualChecks

extension ScenePipeline {
    /// Returns all that rules find in a scene, at their levels.
    ///
    /// - Parameters:
    ///   - request: What is looked at.
    ///   - environment: The environment that the options are those of. Default: the scene's own.
    ///   - runsOn: The places of texts of what runs on under bars in its own. Default: none.
    ///   - standardSizes: Returns the sizes of its texts at the default text size; called if the scene stands
    ///     at an accessibility size. Default: they are not known.
    /// - Throws: A ``RenderError`` if the scene cannot be read, laid out or painted.
    func audited(
        _ request: AuditRequest, under environment: StressEnvironment? = nil,
        runsOn: Set<SourceMark> = [],
        standardSizes: () throws(RenderError) -> TextSizes? = { () throws(RenderError) in nil }
    ) throws(RenderError) -> AuditedScene {
        try audited(
            try parse(try read()), request, under: environment, runsOn: runsOn, standardSizes)
    }

    /// Returns the sizes of the scene's texts.
    func textSizes() throws(RenderError) -> TextSizes {
        TextSizes(layOut(try resolve(try parse(try read()))).auditedElements)
    }

    /// Returns all that rules find in a parsed scene in its own environment, the worst first.
    ///
    /// - Throws: A ``RenderError`` if the scene cannot be laid out or painted.
    package func findings(in content: SceneContent) throws(RenderError) -> [AuditFinding] {
        let found = try audited(content, AuditRequest(), under: nil, runsOn: []) {
            () throws(RenderError) in nil
        }.found
        return AuditReport([[.success(AuditedVariant(scene: path, name: nil, found: found))]]).findings
    }

    private func audited(
        _ content: SceneContent, _ request: AuditRequest, under environment: StressEnvironment?,
        runsOn: Set<SourceMark>, _ standardSizes: () throws(RenderError) -> TextSizes?
    ) throws(RenderError) -> AuditedScene {
        var content = content
        if environment?.lengthensTexts == true {
            content = content.with(PseudoLocalization.applied(to: content.value))
        }
        if let length = environment?.scrollLength {
            content = content.with(Scrolling.applied(to: content.value, by: length))
        }
        let scene = try resolve(content)
        let placed = layOut(scene)
        try checkFonts()
        let elements = placed.auditedElements
        var builder = OutlineBuilder(placed)
        let outline = builder.elements()
        let sources = resolvedSources ?? sources(content)
        let inventory = inventory ?? resolver.inventory(of: sources)
        let tokens = namedColors(of: inventory, in: placed.canvas.colorSpace)
        var found: [Diagnostic] = []
        var loaded: LoadedTokens?
        let motion = ContrastMotion(scene.motion, at: inventory.environment.time)
        if environment == nil {
            let signs = HangingSigns(text: text, scale: placed.canvas.scale)
            found += TargetCheck(elements).findings + AlignmentCheck(elements, signs).findings
            found += BarCheck(elements).findings + ScreenEdgeCheck(placed, elements).findings
            found += OutgrownCheck(elements).findings + TinySymbolCheck(elements).findings
            found += TightLinesCheck(elements).findings + OddChildCheck(elements, signs).findings
            found += OutgrownSymbolCheck(elements).findings
            found += TableColumnCheck(elements).findings + GroupSpacingCheck(elements).findings
            found += UnevenPaddingCheck(elements).findings
            if !motion.isChanging {
                found += DetachedBadgeCheck(elements).findings + ShovedChildCheck(elements, signs).findings
                found += UnseenSelectionCheck(placed, elements, in: placed.canvas.colorSpace).findings
            }
            found += LetterSpacingCheck(elements, text: text, scale: placed.canvas.scale).findings
            found += OddTextCheck(elements).findings + TotalCheck(elements).findings
            found += UnfilledTextCheck(elements).findings + StretchedImageCheck(elements).findings
            found +=
                SemanticsCheck(placed, elements, outline: outline, isChanging: motion.isChanging).findings
            found += HueCheck(placed, elements, in: placed.canvas.colorSpace).findings
            found +=
                SignHueCheck(elements, ColorDistinction(space: placed.canvas.colorSpace)).findings
                + BoundaryCheck(placed, elements).findings
            found += FieldHueCheck(placed, in: placed.canvas.colorSpace).findings
            found += StateHueCheck(elements).findings
            let uses = TokenUseCheck(inventory, tokens, in: placed.canvas.colorSpace)
            let libraries = sources.libraries.map(\.value)
            found +=
                uses.findings(in: content.value, libraries: libraries) + GridCheck.findings(in: content.value)
            loaded = inventory.tokens.map { tokens in
                let values = [content.value] + libraries
                return LoadedTokens(
                    tokens: tokens.all(in: inventory.environment),
                    files: tokens.files(in: inventory.environment), colors: values.flatMap(uses.colorUses))
            }
        }
        found += LineLengthCheck(elements, text: text, scale: placed.canvas.scale).findings
        if inventory.environment.dynamicType.isAccessibility, let sizes = try standardSizes() {
            found += FixedTextCheck(elements, standard: sizes).findings
        }
        let list = displayList(placed)
        let isScrolled = environment?.scrollLength != nil
        if !isScrolled {
            found += OverlapCheck(elements, list).findings
            found += HiddenTextCheck(elements, list, runsOn: runsOn).findings
        }
        if request.readsPixels, environment?.changesColors ?? true {
            let check = ContrastCheck(
                elements, list, standard: request.standard, outline: outline, isScrolled: isScrolled,
                motion: motion)
            // A text that others lie on fails where they do, which has been told.
            let covered = Set(found.filter { $0.rule == .overlappingText }.map(\.mark))
            found += try contrast(check, tokens: tokens, in: scene).filter {
                $0.rule != .unevenContrast || !covered.contains($0.mark)
            }
        }
        // What reaches beyond the screen in the design does so under stress, too.
        let isStressed = request.isUnderStress || environment != nil
        func unread(isUnderStress: Bool) -> [Diagnostic] {
            LegibilityCheck(
                placed, elements, text: text, dynamicType: inventory.environment.dynamicType,
                isUnderStress: isUnderStress, runsOn: runsOn
            ).findings
        }
        let unreadUnderStress = isStressed ? unread(isUnderStress: true) : []
        if !isScrolled { found += environment == nil ? unread(isUnderStress: false) : unreadUnderStress }
        let audit = scene.audit.adding(placed.found + found)
        let shown = Audit(found: found).reported(options.audit)
        let own = (warnings?.all ?? []).filter { environment == nil || $0.rule?.isAboutLayout == true }
        return AuditedScene(
            found: Diagnostics(scene.files, own + shown),
            known: Set(unreadUnderStress.map(StressedPlace.init)),
            runsOn: environment == nil && request.isUnderStress ? RunOnTexts(elements).marks : [],
            device: placed.canvas.device.flatMap { name in Device.all.first { $0.name == name } },
            environments: environment == nil && request.isUnderStress && request.readsPixels
                ? Scrolling.lengths(in: elements).map(StressEnvironment.scrolled)
                    + scene.motion.moments(beside: inventory.environment.time).map(StressEnvironment.moment)
                : [],
            // What others import may silence something elsewhere.
            unusedSilences: audit.unusedSilences(of: request.asks).filter { $0.mark.file == 0 },
            usedSilences: audit.usedSilences,
            tokens: loaded,
            variants: Set(((try? content.value.variants(of: content.files)) ?? []).map(\.name)),
            textSizes: request.isUnderStress && environment == nil ? TextSizes(elements) : nil)
    }

    private func contrast(
        _ check: ContrastCheck, tokens: [NamedColor], in scene: ResolvedScene
    ) throws(RenderError) -> [Diagnostic] {
        do throws(RasterError) {
            return try check.findings(
                Rasterizer(workers: Workers(count: options.threads)), tokens: tokens)
        } catch {
            throw RenderError.raster(error, scene: path).located(in: scene)
        }
    }

    /// Returns the colours of a scene's design tokens.
    private func namedColors(of inventory: SceneInventory, in space: ColorSpace) -> [NamedColor] {
        (inventory.tokens?.all(in: inventory.environment) ?? []).compactMap { token in
            guard case .color(let color) = token.value else { return nil }
            return NamedColor(name: token.name, color: color.color(in: space))
        }
    }
}

extension TokenColor {
    /// Returns the colour in an encoding; transparent if it has no three components.
    fileprivate func color(in space: ColorSpace) -> Color {
        guard components.count == 3 else { return .clear }
        let c = components.map { $0 ?? 0 }
        return self.space.color(SIMD3(c[0], c[1], c[2]), alpha: alpha, in: space)
    }
}
