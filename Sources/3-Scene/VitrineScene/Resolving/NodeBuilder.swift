import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineMotion
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSource
import VitrineStyle

/// A builder of elements from the nodes of a scene.
enum NodeBuilder {
    /// Returns the element of a node with all its modifiers, or `nil` if its kind cannot be determined.
    static func build(_ value: SceneValue, _ context: BuildContext) -> (any Element)? {
        if context.isCancelled?() == true { return nil }
        let reader = context.reader
        return reader.withNode(value) {
            if let moving = NodeMotion.alternatives(in: value, context) { return moving }
            switch reader.resolve(value) {
            case .value(let node):
                var context = context
                context.scope = node.scope
                context.component = nil
                context.id = nil
                return built(node, context)
            case .conditional(let choice):
                if let other = choice.alternative, !other.hasReferences {
                    // The alternative that is not selected is still checked.
                    var omitted = context
                    omitted.isOmitted = true
                    _ = build(other, omitted)
                }
                return choice.selected.flatMap { build($0, context) }
            case .absent, .failed: return nil
            }
        }
    }

    private static func built(_ value: SceneValue, _ context: BuildContext) -> (any Element)? {
        guard let (kind, entry, others) = NodeReader.kind(of: value, context) else { return nil }
        var context = context
        if kind == ComponentNode.self { context.component = context.reader.components[entry.key] }
        guard let audit = others.first(where: { $0.key == "audit" }) else {
            return built(kind, entry: entry, others: others, at: value.mark, in: context)
        }
        // What is wrong in it is reported with the other modifiers.
        let silences = Codec<AuditSpec>.audit.read(audit.value, context.reader)?.silences ?? []
        context.source.audit = context.reader.auditScope.silencing(silences)
        return context.reader.withAudit(context.source.audit) {
            built(kind, entry: entry, others: others, at: value.mark, in: context)
        }
    }

    /// Returns the element of a node in the environment that it asks for.
    private static func built(
        _ kind: any NodeKind.Type, entry: SceneValue.Entry, others: [SceneValue.Entry],
        at mark: SourceMark, in context: BuildContext
    ) -> (any Element)? {
        var context = context
        func adapting(_ direction: LayoutDirection? = nil) -> (any Element)? {
            AdaptiveElement.makeElement(kind, of: entry, beside: others, in: context) {
                build(kind, entry: entry, others: others, at: mark, direction: direction, outer: $0)
            }
        }
        guard let change = others.first(where: { $0.key == "environment" }) else { return adapting() }
        guard let spec = EnvironmentOverrides.codec.read(change.value, context.reader) else { return nil }
        let environment = spec.applied(to: context.reader.environment, &context.inherited)
        return context.reader.withNode(environment) {
            if spec.options.appearance != nil { context.inherited.readForeground(context.reader) }
            return adapting(spec.options.layoutDirection)
        }
    }

    private static func build<Kind: NodeKind>(
        _ kind: Kind.Type, entry: SceneValue.Entry, others: [SceneValue.Entry], at mark: SourceMark,
        direction: LayoutDirection?, outer: BuildContext
    ) -> (any Element)? {
        var context = outer
        context.source.path += ".\(entry.key)"
        context.source.mark = entry.keyMark
        var identity = NodeIdentity(kind: entry.key, path: context.source.path)
        identity.isDisabled = isDisabled(entry.value, context.reader)
        context.source.node = identity
        context.source.accessibility = nil
        return NodeMotion.build(others, context) { context in
            finish(
                kind, entry: entry, others: others, at: mark, direction: direction, in: outer,
                context: context)
        }
    }

    /// Returns the element of a node at its place.
    private static func finish<Kind: NodeKind>(
        _ kind: Kind.Type, entry: SceneValue.Entry, others: [SceneValue.Entry], at mark: SourceMark,
        direction: LayoutDirection?, in outer: BuildContext, context: BuildContext
    ) -> (any Element)? {
        var (entry, others, context) = (entry, others, context)
        NodeAnimators.bind(&entry, &others, &context)
        // What is in the node moves with it.
        let zoom = context.zoom
        context.zoom = nil
        if isLeftOut(entry, others, context) { return nil }
        context.container = kind
        reportPlace(of: kind, at: entry.keyMark, in: outer)
        var node = NodeReader.read(kind, entry: entry, others: others, at: mark, in: context)
        if let motion = context.reader.motion {
            var moving = node.modifiers.value
            moving.zoom = zoom
            SensoryFeedbackSpec.mark(moving.feedback, motion)
            NodeMotion.drag(&moving, scrolls: Kind.scrolls, motion, context.reader)
            node.modifiers = Shared(moving)
        }
        context.isInBody = context.isInBody && node.isTransparent
        context.isOmitted = context.isOmitted || !node.modifiers.value.isIncluded
        if !context.isOmitted { context.reader.register(node.modifiers.value.silences) }
        if let id = node.modifiers.value.id { claim(id.name, at: id.mark, &context) }
        if node.isUnderUnknownKey { return nil }
        guard let payload = node.payload else {
            return StackElement(
                source: context.source, axis: .vertical, alignment: .center, spacing: 0, children: [])
        }
        NodeChecks.check(CheckedNode(node, in: outer, context))
        return element(of: node, payload, direction: direction, in: outer, context)
    }

    /// Returns `true` if the value of a node says that it is disabled. What is wrong in it is reported when
    /// the value is read.
    private static func isDisabled(_ value: SceneValue, _ reader: SceneReader) -> Bool {
        guard var state = value.entry("state")?.value else { return false }
        if state.scope == nil, let scope = value.scope { state = state.bound(to: scope) }
        if case .string("disabled") = state.content { return true }
        guard state.hasReferences || state.isMapping,
            case .string("disabled") = reader.resolveIfPresent(state)?.content
        else { return false }
        return true
    }

    /// Reports a bar or another part of the screen within another node.
    private static func reportPlace<Kind: NodeKind>(
        of kind: Kind.Type, at mark: SourceMark, in outer: BuildContext
    ) {
        guard Kind.self is any ChromeNodeKind.Type, !outer.isInBody else { return }
        outer.reader.report(
            .notAllowed(
                noun: Kind.name, on: "a node within another",
                instead: "it has its own place on the screen: put it in the body, or a deviceFrame's content"),
            at: mark)
    }

    /// Returns the element of a node that has been read, with its modifiers; `nil` if its condition does not
    /// hold.
    private static func element<Kind: NodeKind>(
        of node: ReadNode<Kind>, _ payload: Kind.Payload, direction: LayoutDirection?,
        in outer: BuildContext, _ context: BuildContext
    ) -> (any Element)? {
        let read = node.modifiers
        var context = context
        // Padding that the scene sets replaces the insets, even where it enlarges a surface.
        let insets =
            node.isTransparent || Kind.hasRowInsets || read.value.padding != nil
            ? nil : context.surroundings.rowInsets
        if !node.isTransparent { context.surroundings.rowInsets = nil }
        let unused = UnusedModifiers(node.others, context)
        if !unused.isEmpty { context.inherited.usage = StyleUsage(in: context.inherited.usage) }
        inherit(read.value, &context)
        if read.value.foreground == nil { adaptForeground(to: read.value.glass, &context) }
        if !Kind.isVibrant { context.inherited.vibrancy = nil }
        context.source.mark = node.mark
        context.source.node?.hitArea = read.value.hitArea
        context.source.accessibility = AccessibilityNode(
            Kind.accessibility(of: payload).overridden(by: read.value.accessibility))
        let alignment = Kind.flattensIntoParent ? nil : read.value.alignment
        var own = read.value
        let built = ChoiceChange.build(node, payload, &own, in: context) { payload, modifiers, context in
            ContentChange.build(
                Kind.self, entry: node.entry, payload: payload, modifiers: &modifiers, in: context)
        }
        let element = noting(alignment, of: Kind.self, in: built, context)
        let rest = Shared(own)
        KeyOrder.warn(of: node.others, of: Kind.self, rest.value, written: read.value, context)
        var chain = ModifierChain(
            own: rest, alignsChildren: Kind.alignsChildren && !Kind.flattensIntoParent,
            written: KeyOrder.frame(in: node.others, of: Kind.self, rest.value, context),
            writtenClip: KeyOrder.clip(in: node.others, of: Kind.self, rest.value, context),
            context: context
        )
        if !rest.value.isIncluded || element.isEmpty {
            // There is no element to modify, but the contents of the modifiers are still checked.
            chain.context.isOmitted = true
            _ = chain.wrap(context.stack(.vertical, spacing: 0, []))
        }
        if !rest.value.isIncluded { return nil }
        defer { if !unused.isEmpty, !node.isTransparent { unused.warn(Kind.self, context) } }
        let standard: Set<Edge> = Kind.ignoresSafeArea && outer.isInBody ? Set(Edge.allCases) : []
        let edges = rest.value.ignoresSafeArea ?? standard
        let key = node.others.first { $0.key == "ignoresSafeArea" } ?? node.entry
        return element.mapElements { element in
            var element = chain.wrap(element)
            if var insets {
                insets.bottom -= Kind.rowOverlap
                element = PaddingElement(content: element, insets: insets)
            }
            if let direction { element = DirectionElement(content: element, direction: direction) }
            return edges.isEmpty
                ? element
                : IgnoresSafeAreaElement(
                    content: element, edges: edges, within: outer.isInBody ? nil : key.keyMark)
        }
    }

    /// Returns the element of a stack or grid with the alignment that the scene gives it, which may be meant
    /// for the stack itself where that is a layer of the screen.
    private static func noting<Kind: NodeKind>(
        _ alignment: (value: Alignment, mark: SourceMark)?, of kind: Kind.Type, in element: any Element,
        _ context: BuildContext
    ) -> any Element {
        // A component's own stack may stand anywhere.
        guard let alignment, Kind.alignsChildren, context.scope?.use == nil else { return element }
        guard var container = element as? any AligningElement else { return element }
        container.written = WrittenAlignment(at: alignment.mark, of: Kind.name)
        return container
    }

    /// Gives the node its id.
    ///
    /// Within a component, the id is prefixed with that of the use. If the use has none, the first node keeps
    /// the id, and later ones are left without.
    private static func claim(_ id: String, at mark: SourceMark, _ context: inout BuildContext) {
        let use = context.scope?.use
        let name = use?.id.map { "\($0).\(id)" } ?? id
        // An omitted node may share its id with its replacement.
        if !context.isOmitted, !context.isLeaving {
            if use != nil, use?.id == nil {
                guard context.reader.registerID(name) else { return }
            } else {
                context.reader.claim(id: name, at: mark)
            }
        }
        context.id = name
        let path = "#\(name)"
        context.source.path = path
        context.source.node?.id = name
        context.source.node?.path = path
    }

    /// Returns `true` if a node's condition does not hold and the node contains references, which may have no
    /// meaning then.
    private static func isLeftOut(
        _ entry: SceneValue.Entry, _ others: [SceneValue.Entry], _ context: BuildContext
    ) -> Bool {
        guard context.scope != nil, let condition = others.first(where: { $0.key == "when" }),
            Codec.condition.read(condition.value, context.reader) == false
        else { return false }
        return entry.value.hasReferences || others.contains { $0.value.hasReferences }
    }

    /// Adapts the label colour to strongly tinted glass, unless the scene has chosen a foreground.
    private static func adaptForeground(to glass: GlassSpec?, _ context: inout BuildContext) {
        let environment = context.reader.environment
        guard let label = glass.flatMap({ LabelColor.on($0, environment) }),
            context.inherited.ownForeground == .color(environment.systemColor("primary") ?? .black)
        else { return }
        context.inherited.foreground = .color(label)
        context.inherited.foregroundSource = nil
    }

    /// Applies the modifiers that the node and its descendants inherit.
    private static func inherit(_ modifiers: Modifiers, _ context: inout BuildContext) {
        if let font = modifiers.font { context.inherited.apply(font) }
        context.inherited.apply(modifiers, context.reader.environment)
        switch modifiers.background {
        case .paint(let paint)?: context.inherited.backgroundColor = paint.opaqueColor
        case .views?: context.inherited.backgroundColor = nil
        case nil:
            // Glass that only says that it does not adapt is that of a bar, whose content it does not change.
            let hasGlass = modifiers.glass.map { !$0.isOnlyFixed } ?? false
            if modifiers.material != nil || hasGlass { context.inherited.backgroundColor = nil }
        }
        context.inherited.traits = context.inherited.traits.overridden(by: modifiers.traits)
        if let limit = modifiers.lineLimit { context.inherited.lineLimit = limit }
        if let spacing = modifiers.lineSpacing { context.inherited.lineSpacing = spacing }
        if let alignment = modifiers.textAlignment { context.inherited.textAlignment = alignment }
        if let truncation = modifiers.truncation { context.inherited.truncation = truncation }
        if let factor = modifiers.minimumScaleFactor { context.inherited.minimumScaleFactor = factor }
        if let language = modifiers.language { context.inherited.language = language }
        if let transition = modifiers.contentTransition { context.inherited.contentTransition = transition }
        for effect in modifiers.symbolEffects {
            let moment = effect.moment(context.reader)
            context.inherited.symbolMoment = context.inherited.symbolMoment.combined(with: moment)
        }
        if let hyphenates = modifiers.hyphenates { context.inherited.hyphenates = hyphenates }
    }
}
