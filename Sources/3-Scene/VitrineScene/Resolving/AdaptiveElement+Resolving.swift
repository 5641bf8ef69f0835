import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension AdaptiveElement {
    /// Returns the element from `build`, built once per appearance if the node's glass is adaptive.
    ///
    /// Glass within adaptive glass does not adapt on its own: it follows the outer glass, so that there are
    /// only two variants of the element however deeply glass is nested.
    static func makeElement(
        _ kind: any NodeKind.Type, of entry: SceneValue.Entry, beside others: [SceneValue.Entry],
        in context: BuildContext, _ build: (BuildContext) -> (any Element)?
    ) -> (any Element)? {
        guard let glass = others.first(where: { $0.key == "glass" }),
            let adaptive = context.reader.resolveIfPresent(glass.value)?.entry("adaptive"),
            let value = context.reader.resolveIfPresent(adaptive.value),
            let threshold = threshold(of: value, context)
        else {
            let adapts =
                adaptsByItself(context) && kind.isSmallGlass(entry.value, beside: others, context.reader)
            let (light, dark) = adapts ? variants(context, build) : (build(context), nil)
            guard let light, let dark else { return light ?? dark }
            return joined(light, dark, threshold(context)) ?? light
        }
        let reader = context.reader
        if context.isAdaptive {
            reader.warn(
                .unusedKey,
                .noEffect(
                    noun: "adaptive", on: "glass in adaptive glass",
                    because: "it follows the glass around it"), at: adaptive.keyMark)
            return build(context)
        }
        guard reader.environment.showsGlass else { return build(context) }
        let (light, dark) = variants(context, build)
        if light == nil, dark == nil { return nil }
        guard let light, let dark, let both = joined(light, dark, threshold) else {
            reader.report(
                .notAllowed(
                    noun: "adaptive", on: "nodes that are not as many in both appearances",
                    instead: "give each of them its own glass"), at: adaptive.keyMark)
            return light ?? dark
        }
        return both
    }

    /// Returns what a bar builds, once per appearance if it adapts to what is behind it, as bars of release
    /// 26 do by themselves.
    ///
    /// - Parameters:
    ///   - modifiers: The bar's modifiers, changed by `build`, without glass that is only told not to adapt.
    ///   - context: The bar's context.
    ///   - build: Builds the bar with its modifiers, in a context of its own.
    package static func makeBar(
        _ modifiers: inout Modifiers, _ context: BuildContext,
        _ build: (inout Modifiers, BuildContext) -> any Element
    ) -> any Element {
        if let glass = modifiers.glass, glass.isFixed {
            if glass.isOnlyFixed { modifiers.glass = nil }
            var fixed = context
            fixed.isFixedBar = true
            return build(&modifiers, fixed)
        }
        if modifiers.background != nil || modifiers.material != nil || modifiers.glass != nil {
            return build(&modifiers, context)
        }
        let before = modifiers
        return makeGlass(context) { context in
            modifiers = before
            return build(&modifiers, context)
        }
    }

    /// Returns glass of a bar that adapts to what is behind it by itself, as in release 26.
    package static func makeGlass(
        _ context: BuildContext, _ build: (BuildContext) -> any Element
    ) -> any Element {
        guard adaptsByItself(context) else { return build(context) }
        let (light, dark) = variants(context, build)
        return AdaptiveElement(light: light, dark: dark, threshold: threshold(context))
    }

    private static func threshold(_ context: BuildContext) -> Double {
        GlassSpec.barThreshold(context.reader.environment.appearance)
    }

    /// Returns `true` if small glass may adapt where nothing is said of it.
    private static func adaptsByItself(_ context: BuildContext) -> Bool {
        context.reader.environment.showsGlass && !context.isAdaptive && !context.isFixedBar
            && !context.isInGlassContainer
    }

    /// Returns what `build` makes in either appearance.
    private static func variants<Result>(
        _ context: BuildContext, _ build: (BuildContext) -> Result
    ) -> (light: Result, dark: Result) {
        let reader = context.reader
        func built(_ appearance: Appearance) -> Result {
            var inner = context
            inner.isAdaptive = true
            inner.isFlipped = context.isFlipped != (appearance != reader.environment.appearance)
            let environment = EnvironmentOverrides(options: SceneOptions(appearance: appearance))
                .applied(to: reader.environment, &inner.inherited)
            return reader.withNode(environment) {
                inner.inherited.readForeground(reader)
                return build(inner)
            }
        }
        return reader.alternatives({ built(.light) }, { built(.dark) })
    }

    /// Returns one adaptive element for both appearances, or one for each of several; `nil` if their counts
    /// differ. Safe-area edges stay outermost, where the body must see them.
    private static func joined(
        _ light: any Element, _ dark: any Element, _ threshold: Double
    ) -> (any Element)? {
        if var several = light as? any VariadicElement {
            let others = dark.standsForSeveral ? dark.children : []
            let both = zip(several.children, others).compactMap { joined($0, $1, threshold) }
            guard several.children.count == others.count, both.count == others.count else { return nil }
            several.children = both
            return several
        }
        if var edges = light as? IgnoresSafeAreaElement, let other = dark as? IgnoresSafeAreaElement {
            return joined(edges.content, other.content, threshold).map {
                edges.content = $0
                return edges
            }
        }
        return AdaptiveElement(light: light, dark: dark, threshold: threshold)
    }

    /// Returns the luma threshold. Errors are reported when the whole glass is read.
    private static func threshold(of value: SceneValue, _ context: BuildContext) -> Double? {
        switch value.content {
        case .bool(true): GlassSpec.defaultThreshold
        case .number(let number, _) where (0...1).contains(number): number
        default: nil
        }
    }
}
