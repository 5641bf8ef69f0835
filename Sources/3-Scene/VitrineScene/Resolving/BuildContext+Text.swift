import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

extension BuildContext {
    /// Returns text in the inherited style with the given changes. Missing glyphs and families that are not
    /// installed are reported.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - spec: The changes of the font. Default: none.
    ///   - paint: The paint. Default: the inherited one.
    ///   - lineLimit: The most lines, whatever the scene says. Default: what the scene says.
    ///   - standardLimit: The most lines if the scene says nothing. Default: any number.
    package func text(
        _ string: String, font spec: FontSpec? = nil, paint: PaintSpec? = nil, lineLimit: Int? = nil,
        standardLimit: Int? = nil
    ) -> any Element {
        text(
            [TextRunSpec(string)], font: spec, paint: paint, lineLimit: lineLimit,
            standardLimit: standardLimit)
    }

    /// Returns text made of several runs.
    func text(
        _ runs: [TextRunSpec], font spec: FontSpec? = nil, paint: PaintSpec? = nil, lineLimit: Int? = nil,
        standardLimit: Int? = nil
    ) -> any Element {
        inherited.recordUse(lineLimit == nil ? [.text, .lineLimit] : .text, font: spec, paint: paint)
        let font = spec?.applied(to: inherited.ownFont) ?? inherited.ownFont
        var paints = [paint ?? inherited.ownForeground]
        let count = runs.reduce(0) { $0 + $1.text.unicodeScalars.count }
        let styled =
            reader.consumeTextBudget(count, at: source.mark)
            ? runs.flatMap { attributed($0, font, &paints) } : []
        let content = AttributedText(
            styled.isEmpty ? [AttributedText.Run("", font: traited(font, inherited.traits))] : styled)
        let limit =
            lineLimit.map { LineLimitSpec(lines: $0) } ?? inherited.lineLimit
            ?? standardLimit.map { LineLimitSpec(lines: $0) }
        let sizing = spec?.size == nil ? inherited.fontSizing : spec?.sizing ?? .points
        let style = ParagraphStyle(
            alignment: inherited.textAlignment, lineSpacing: inherited.lineSpacing,
            leading: (spec?.lineHeight ?? inherited.lineHeight).map { $0 * font.size }
                ?? sizing.leading(at: reader.environment.dynamicType), lineLimit: limit?.lines,
            reservesSpace: limit?.reservesSpace ?? false, truncation: inherited.truncation,
            minimumScaleFactor: inherited.minimumScaleFactor, language: inherited.language,
            hyphenates: inherited.hyphenates)
        check(content, style)
        var element = TextElement(source: source, content: content, style: style, paints: paints)
        if paint == nil { element.vibrancy = vibrancy(inherited.vibrancy, for: [paints[0]]) }
        return element
    }

    /// Returns a font with traits, in the weight that the user prefers.
    func traited(_ font: FontDescription, _ traits: TextTraits) -> FontDescription {
        traits.applied(to: font).weighted(for: reader.environment.legibilityWeight)
    }

    /// Reports the parts of a text that cannot be set.
    private func check(_ content: AttributedText, _ style: ParagraphStyle) {
        let known = text.knownProblems(of: content, style: style)
        let work = known == nil ? text.work(content, style: style) : 0
        guard reader.consumeTextWork(work, at: source.mark) else { return }
        do throws(FontError) {
            let problems = if let known { known } else { try text.problems(of: content, style: style) }
            // A script whose fonts are not installed is a property of the machine, not an error of the scene.
            let installable = problems.missing.filter { $0.fallbackFamily != nil }
            let unknown = problems.missing.filter { $0.fallbackFamily == nil }
            if !installable.isEmpty {
                reader.warn(
                    .missingScript,
                    .scriptNotInstalled(
                        installable,
                        families: Set(installable.compactMap(\.fallbackFamily)).sorted()), at: source.mark)
            }
            for (font, drawn) in problems.weights {
                warn(ofWeight: drawn, insteadOf: font)
            }
            if !unknown.isEmpty {
                reader.report(.missingGlyphs(unknown, font: content.runs[0].font.family), at: source.mark)
            }
        } catch {
            reader.report(error.problem, at: source.mark)
        }
    }

    /// Warns of a weight that a font's family does not have, once for each weight and family.
    private func warn(ofWeight drawn: Double, insteadOf font: FontDescription) {
        let problem = Diagnostic.Problem.missingWeight(
            Int(font.weight.rounded()), family: font.family, instead: Int(drawn.rounded()),
            available: text.availableWeights(of: font).map {
                Int($0.lowerBound.rounded())...Int($0.upperBound.rounded())
            })
        let silence = reader.auditScope.silence(of: .missingWeight)
        let isKnown = reader.warnings.contains { $0.problem == problem && $0.silence == silence }
        if isKnown { return }
        reader.warn(.missingWeight, problem, at: source.mark)
    }

    /// Returns a run in its font, with its paints added to the text's; several runs if small capitals are
    /// synthesised from capitals.
    private func attributed(
        _ run: TextRunSpec, _ base: FontDescription, _ paints: inout [PaintSpec]
    ) -> [AttributedText.Run] {
        func index(of paint: PaintSpec?) -> Int? {
            guard let paint else { return nil }
            if let known = paints.firstIndex(of: paint) { return known }
            paints.append(paint)
            return paints.count - 1
        }
        func line(_ spec: TextLineStyleSpec?) -> TextLineStyle? {
            guard let spec, spec.isShown else { return nil }
            return TextLineStyle(spec.pattern, paint: index(of: spec.paint))
        }
        let traits = inherited.traits.overridden(by: run.traits)
        let accent = run.link == nil ? nil : PaintSpec.color(reader.environment.accent)
        let attributes = TextAttributes(
            paint: index(of: run.foreground ?? accent) ?? 0, underline: line(traits.underline),
            strikethrough: line(traits.strikethrough), baselineOffset: traits.baselineOffset ?? 0,
            link: run.link)
        let font = traited(run.font?.applied(to: base) ?? base, traits)
        let string = traits.textCase?.applied(to: run.text, in: inherited.language) ?? run.text
        guard let caps = traits.smallCaps, caps != SmallCaps.none else {
            return [AttributedText.Run(string, font: font, attributes: attributes)]
        }
        return smallCapitals(caps, of: string, font, attributes)
    }

    /// The relative size of synthesised small capitals. They are used for fonts without their own, as in
    /// browsers, but somewhat larger than in Blink (0.7), so that their strokes look less thin.
    private static let smallCapitalSize = 0.8

    private func smallCapitals(
        _ caps: SmallCaps, of string: String, _ font: FontDescription, _ attributes: TextAttributes
    ) -> [AttributedText.Run] {
        if caps.features.allSatisfy({ (try? text.hasFeature($0, in: font)) ?? false }) {
            var font = font
            for feature in caps.features { font.features[feature] = 1 }
            return [AttributedText.Run(string, font: font, attributes: attributes)]
        }
        var small = font
        small.size *= Self.smallCapitalSize
        return string.map { character in
            caps.makesSmall(character)
                ? AttributedText.Run(
                    TextCase.uppercased(String(character), in: inherited.language), font: small,
                    attributes: attributes)
                : AttributedText.Run(String(character), font: font, attributes: attributes)
        }
    }
}
