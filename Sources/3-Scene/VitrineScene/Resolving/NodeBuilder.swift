import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A builder of elements from the nodes of a scene.
enum NodeBuilder {
    /// Returns the element of a node with all its modifiers, or `nil` if its kind cannot be determined.
    static func build(_ value: SceneValue, _ context: BuildContext) -> (any Element)? {
        let reader = context.reader
        return reader.withNode(value) {
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
        guard let (kind, entry, others) = kind(of: value, context) else { return nil }
        var context = context
        if kind == ComponentNode.self { context.component = context.reader.components[entry.key] }
        guard let audit = others.first(where: { $0.key == "audit" }) else {
            return built(kind, entry, others, at: value.mark, context)
        }
        // What is wrong in it is reported with the other modifiers.
        let silences = Codec<AuditSpec>.audit.read(audit.value, context.reader)?.silences ?? []
        context.source.audit = context.reader.auditScope.silencing(silences)
        return context.reader.withAudit(context.source.audit) {
            built(kind, entry, others, at: value.mark, context)
        }
    }

    /// Returns the element of a node in the environment that it asks for.
    private static func built(
        _ kind: any NodeKind.Type, _ entry: SceneValue.Entry, _ others: [SceneValue.Entry],
        at mark: SourceMark, _ context: BuildContext
    ) -> (any Element)? {
        var context = context
        guard let change = others.first(where: { $0.key == "environment" }) else {
            return AdaptiveElement.makeElement(others, context) {
                build(kind, entry, others, at: mark, $0)
            }
        }
        guard let spec = EnvironmentOverrides.codec.read(change.value, context.reader) else { return nil }
        if case .mapping(let changes) = change.value.content, changes.isEmpty {
            context.reader.warn(
                .unusedModifier,
                .noEffect(noun: change.key, on: "a node", because: "it names no change"), at: change.keyMark)
        }
        let environment = spec.applied(to: context.reader.environment, &context.inherited)
        return context.reader.withNode(environment) {
            if spec.options.appearance != nil { context.inherited.readForeground(context.reader) }
            return AdaptiveElement.makeElement(others, context) {
                build(kind, entry, others, at: mark, direction: spec.options.layoutDirection, $0)
            }
        }
    }

    private static func kind(
        of value: SceneValue, _ context: BuildContext
    ) -> (kind: any NodeKind.Type, entry: SceneValue.Entry, others: [SceneValue.Entry])? {
        let reader = context.reader
        // A bare word such as `spacer` is a node without a value.
        if case .string(let word) = value.content, let kind = kind(named: word, context) {
            let entry = SceneValue.Entry(
                key: word, keyMark: value.mark, value: SceneValue(.null, at: value.mark))
            return (kind, entry, [])
        }
        if case .string(let word) = value.content {
            if reader.components.isIncomplete { return nil }
            reader.report(.unknownValue(word, noun: "kind of node", known: reader.kindNames), at: value.mark)
            return nil
        }
        guard case .mapping(let entries) = value.content else {
            reader.report(.wrongType(expected: "a node", found: value.kindName), at: value.mark)
            return nil
        }
        let found = entries.compactMap { entry in kind(named: entry.key, context).map { ($0, entry) } }
        guard let (kind, entry) = found.first else {
            let strangers = entries.filter { !Modifiers.fields.contains($0.key) }
            if reader.components.isIncomplete, !strangers.isEmpty { return nil }
            if strangers.isEmpty, !entries.isEmpty {
                reportMissingKind(of: entries.map(\.key), at: value.mark, context)
                return nil
            }
            reader.report(
                .noNodeKind(known: reader.kindNames, keys: strangers.map(\.key)),
                at: strangers.first?.keyMark ?? value.mark)
            return nil
        }
        let parts = found.dropFirst().map(\.1).filter { kind.hasPart($0.key) }
        if let part = parts.first, parts.count == found.count - 1, !entry.value.isMapping {
            reader.report(
                .keysBesideValue(parts.map(\.key), of: entry.key, isAlone: entry.value.isNull),
                at: part.keyMark)
            return nil
        }
        if found.count > 1 {
            reader.report(.ambiguousNodeKind(found.map { $0.1.key }), at: found[1].1.keyMark)
            return nil
        }
        return (kind, entry, entries.filter { $0.key != entry.key })
    }

    /// Reports keys of nodes where a node belongs.
    private static func reportMissingKind(of keys: [String], at mark: SourceMark, _ context: BuildContext) {
        let container = context.container.flatMap { kind -> String? in
            let isOfList = keys.allSatisfy { key in
                RestrictedModifier.named[key].map(kind.accepts.contains)
                    ?? (key == "alignment" && kind.alignsChildren)
            }
            return isOfList ? kind.name : nil
        }
        context.reader.report(
            .keyWithoutNode(keys, isFirst: context.isFirst, container: container), at: mark)
    }

    private static func kind(named name: String, _ context: BuildContext) -> (any NodeKind.Type)? {
        context.kinds[name] ?? (context.reader.components[name] == nil ? nil : ComponentNode.self)
    }

    /// Returns `true` if a component's nodes may join the body in which it is used, because no modifier of
    /// that use applies to them as a whole.
    private static func isOpen(_ others: [SceneValue.Entry]) -> Bool {
        others.allSatisfy { ["when", "environment", "audit"].contains($0.key) }
    }

    private static func build<Kind: NodeKind>(
        _ kind: Kind.Type, _ entry: SceneValue.Entry, _ others: [SceneValue.Entry], at mark: SourceMark,
        direction: LayoutDirection? = nil, _ context: BuildContext
    ) -> (any Element)? {
        let isInBody = context.isInBody
        var context = context
        context.source.path += ".\(entry.key)"
        context.source.mark = entry.keyMark
        context.source.node = NodeIdentity(kind: entry.key, path: context.source.path)
        if isLeftOut(entry, others, context) { return nil }
        warnAboutUnusedSpace(kind, entry, others, isInBody: isInBody, context)
        context.container = kind
        if Kind.self is any ChromeNodeKind.Type, !isInBody {
            context.reader.report(
                .notAllowed(
                    noun: Kind.name, on: "a node within another",
                    instead:
                        "it has its own place on the screen: put it in the body, or a deviceFrame's content"),
                at: entry.keyMark)
        }
        let problemCount = context.reader.problems.count
        let misplaced = others.filter { isPart($0.key, ofValueOf: kind, context) }
        var modifiers = readModifiers(
            kind, entry.key,
            misplaced.isEmpty ? others : others.filter { !isPart($0.key, ofValueOf: kind, context) },
            at: mark, context)
        let isTransparent = Kind.flattensIntoParent || (Kind.self == ComponentNode.self && isOpen(others))
        context.isInBody = context.isInBody && isTransparent
        context.isOmitted = context.isOmitted || !modifiers.isIncluded
        if !context.isOmitted { context.reader.register(modifiers.silences) }
        if let id = modifiers.id {
            claim(id.name, at: id.mark, &context)
        }
        if modifiers.glass?.union != nil, !context.isInGlassContainer { warnOfUnion(others, context) }
        // Padding that the scene sets replaces the insets, even where it enlarges a surface.
        let insets =
            isTransparent || Kind.hasRowInsets || modifiers.padding != nil
            ? nil : context.surroundings.rowInsets
        if !isTransparent { context.surroundings.rowInsets = nil }
        if !Kind.alignsChildren { warnAboutUnusedAlignment(modifiers, context) }
        let idle = UnusedModifiers(others, context)
        if !idle.isEmpty { context.inherited.usage = StyleUsage(in: context.inherited.usage) }
        inherit(&modifiers, &context)
        if modifiers.foreground == nil { adaptForeground(to: modifiers.glass, &context) }
        if !Kind.isVibrant { context.inherited.vibrancy = nil }
        // What is missing is most likely under the unknown key.
        if entry.value.isNull, !Kind.acceptsNull, misplaced.isEmpty,
            context.reader.problems.dropFirst(problemCount).contains(where: \.isUnknownKey)
        {
            return nil
        }
        let payload =
            misplaced.isEmpty
            ? Kind.payload.read(entry.value, context.reader)
            : read(entry, beside: misplaced, of: kind, context)
        guard let payload else {
            return StackElement(
                source: context.source, axis: .vertical, alignment: .center, spacing: 0, children: [])
        }
        // Text, paths and pictures report errors at their value rather than at their key.
        context.source.mark =
            entry.value.isNull || entry.value.isMapping || entry.value.isSequence || context.component != nil
            ? entry.keyMark : entry.value.mark
        for key in Kind.unusedKeys { key.warn(entry.value, of: entry.key, context.reader) }
        let alignment = isInBody && !Kind.flattensIntoParent ? modifiers.alignment : nil
        let element = noting(alignment, of: kind, in: Kind.build(payload, &modifiers, context), context)
        KeyOrder.warn(of: others, modifiers, context)
        var chain = ModifierChain(
            modifiers: modifiers, alignsChildren: Kind.alignsChildren && !Kind.flattensIntoParent,
            written: KeyOrder.frame(in: others, modifiers, context), context: context
        )
        if !modifiers.isIncluded || element.isEmpty {
            // There is no element to modify, but the contents of the modifiers are still checked.
            chain.context.isOmitted = true
            _ = chain.wrap(context.stack(.vertical, spacing: 0, []))
        }
        if !modifiers.isIncluded { return nil }
        defer { if !isTransparent { idle.warn(kind, context) } }
        let standard: Set<Edge> = Kind.ignoresSafeArea && isInBody ? Set(Edge.allCases) : []
        let edges = modifiers.ignoresSafeArea ?? standard
        let reach = isInBody ? nil : others.first { $0.key == "ignoresSafeArea" }?.keyMark ?? entry.keyMark
        return element.mapElements { element in
            var element = chain.wrap(element)
            if var insets {
                insets.bottom -= Kind.rowOverlap
                element = PaddingElement(content: element, insets: insets)
            }
            if let direction { element = DirectionElement(content: element, direction: direction) }
            return edges.isEmpty
                ? element : IgnoresSafeAreaElement(content: element, edges: edges, within: reach)
        }
    }

    /// Returns the element of a stack in the body with the alignment that the scene gives it, which may be
    /// meant for the stack itself.
    private static func noting<Kind: NodeKind>(
        _ alignment: (value: Alignment, mark: SourceMark)?, of kind: Kind.Type, in element: any Element,
        _ context: BuildContext
    ) -> any Element {
        // A component's own stack may stand anywhere.
        guard let alignment, Kind.alignsChildren, context.scope?.use == nil else { return element }
        return element.noting(WrittenAlignment(at: alignment.mark, of: Kind.name))
    }

    /// Returns `true` if a key beside a node is part of the value of its kind, and nothing else.
    private static func isPart<Kind: NodeKind>(
        _ key: String, ofValueOf kind: Kind.Type, _ context: BuildContext
    ) -> Bool {
        if Modifiers.fields.contains(key) { return false }
        if Kind.self == ComponentNode.self, let component = context.component {
            return component.keys.contains(key)
        }
        return Kind.hasPart(key)
    }

    /// Reports keys of a node's value that stand beside the node, unless the value itself is wrong: that has
    /// the same cause.
    private static func read<Kind: NodeKind>(
        _ entry: SceneValue.Entry, beside misplaced: [SceneValue.Entry], of kind: Kind.Type,
        _ context: BuildContext
    ) -> Kind.Payload? {
        let reader = context.reader
        guard let first = misplaced.first else { return nil }
        let keys = misplaced.map(\.key)
        if entry.value.isNull {
            reader.report(.keysBesideValue(keys, of: entry.key, isAlone: true), at: first.keyMark)
            return nil
        }
        guard let payload = Kind.payload.read(entry.value, reader) else { return nil }
        if entry.value.isMapping {
            for other in misplaced {
                reader.report(
                    .misplacedKey(other.key, on: entry.key, belongsTo: entry.key), at: other.keyMark)
            }
        } else {
            reader.report(.keysBesideValue(keys, of: entry.key, isAlone: false), at: first.keyMark)
            // What is beside it may change what a value without parts means, as a range does.
            if !entry.value.isSequence { return nil }
        }
        return payload
    }

    /// Gives the node its id.
    ///
    /// Within a component, the id is prefixed with that of the use. If the use has none, the first node keeps
    /// the id, and later ones are left without.
    private static func claim(_ id: String, at mark: SourceMark, _ context: inout BuildContext) {
        let use = context.scope?.use
        let name = use?.id.map { "\($0).\(id)" } ?? id
        // An omitted node may share its id with its replacement.
        if !context.isOmitted {
            if use != nil, use?.id == nil {
                guard context.reader.registerID(name) else { return }
            } else {
                context.reader.claim(id: name, at: mark)
            }
        }
        context.id = name
        context.source.path = "#\(name)"
        context.source.node?.id = name
        context.source.node?.path = context.source.path
    }

    /// Returns `true` if a node's condition does not hold and the node contains references, which may have no
    /// meaning then.
    private static func isLeftOut(
        _ entry: SceneValue.Entry, _ others: [SceneValue.Entry], _ context: BuildContext
    ) -> Bool {
        guard context.scope != nil, let condition = others.first(where: { $0.key == "when" }),
            Condition.codec.read(condition.value, context.reader) == false
        else { return false }
        return entry.value.hasReferences || others.contains { $0.value.hasReferences }
    }

    private static func readModifiers<Kind: NodeKind>(
        _ kind: Kind.Type, _ name: String, _ entries: [SceneValue.Entry], at mark: SourceMark,
        _ context: BuildContext
    ) -> Modifiers {
        var modifiers = Modifiers()
        let reader = context.reader
        let allowed = entries.filter { entry in
            if let reason = reason(against: entry, among: entries, on: kind, name, reader)
                ?? context.gridRole.reason(against: entry.key, isRow: Kind.isGridRow)
            {
                reader.report(
                    .notAllowed(noun: entry.key, on: reason.owner, instead: reason.instead), at: entry.keyMark
                )
                return false
            }
            guard let restricted = RestrictedModifier.named[entry.key], !Kind.accepts.contains(restricted)
            else { return true }
            reader.report(
                .notAllowed(noun: entry.key, on: name, instead: restricted.instead), at: entry.keyMark)
            return false
        }
        // Several names for parts of one key are one mistake.
        var groups: Set<String> = []
        let distinct = allowed.filter { entry in
            Modifiers.fields.contains(entry.key)
                || KeyGroup.key(with: entry.key).map { groups.insert($0).inserted } ?? true
        }
        reader.read(distinct, of: name, at: mark, into: &modifiers, fields: Modifiers.fields)
        if context.gridRole != .none, let entry = allowed.first(where: { $0.key == "layoutPriority" }) {
            reader.warn(
                .unusedSpace,
                .noEffect(
                    noun: entry.key, on: "what is in a grid",
                    because: "grid tracks are sized by their cells"),
                at: entry.keyMark)
        }
        return modifiers
    }

    /// Warns of an alignment along the axis of the surrounding stack, where the node has no room to be
    /// placed.
    private static func warnAboutUnusedAlignment(_ modifiers: Modifiers, _ context: BuildContext) {
        guard let (alignment, mark) = modifiers.alignment, context.gridRole != .cell,
            let axis = context.inherited.axis
        else { return }
        let isVertical = axis == .vertical
        let across = isVertical ? alignment.horizontal == .center : alignment.vertical == .center
        let along = isVertical ? alignment.vertical != .center : alignment.horizontal != .center
        guard across, along else { return }
        context.reader.warn(
            .unusedAlignment,
            .noEffect(
                noun: alignment.summary, on: "a node in \(isVertical ? "a vertical" : "a horizontal") stack",
                because: "the stack places it; a `spacer` beside it takes the rest of the room"), at: mark)
    }

    /// Warns of room that a node asks for where no stack shares it.
    private static func warnAboutUnusedSpace<Kind: NodeKind>(
        _ kind: Kind.Type, _ entry: SceneValue.Entry, _ others: [SceneValue.Entry], isInBody: Bool,
        _ context: BuildContext
    ) {
        let isInLayers = context.container?.name == "zstack"
        guard isInBody || isInLayers, context.inherited.axis == nil, context.gridRole == .none else { return }
        if isInBody {
            let idle =
                others.filter { $0.key == "layoutPriority" } + (Kind.name == "spacer" ? [entry] : [])
            for entry in idle {
                context.reader.warn(
                    .unusedSpace,
                    .noEffect(
                        noun: entry.key, on: "a node of the body",
                        because: "each has the room for itself; in a `vstack` or `hstack` they share it"),
                    at: entry.keyMark)
            }
        } else if Kind.name == "spacer", others.isEmpty {
            context.reader.warn(
                .unusedSpace,
                .odd(
                    entry.key, because: "pushes nothing aside in a zstack, which it only fills",
                    instead:
                        "put it in a `vstack` or `hstack`, or give the zstack `frame: { maxWidth: infinity }`"
                ),
                at: entry.keyMark)
        }
    }

    private static func warnOfUnion(_ entries: [SceneValue.Entry], _ context: BuildContext) {
        let entry = entries.first { $0.key == "glass" }?.value.entry("union")
        context.reader.warn(
            .unusedKey,
            .noEffect(
                noun: "union", on: "glass in no container",
                because: "it joins glass within a `glassContainer`"),
            at: entry?.keyMark ?? context.source.mark)
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

    /// Returns the reason why a modifier conflicts with the others; `nil` if it does not.
    ///
    /// Conditional values that are absent here do not count, so a node can have glass on one release and a
    /// material on another.
    private static func reason<Kind: NodeKind>(
        against entry: SceneValue.Entry, among entries: [SceneValue.Entry], on kind: Kind.Type,
        _ name: String,
        _ reader: SceneReader
    ) -> (owner: String, instead: String)? {
        guard ["material", "vibrancy"].contains(entry.key), !reader.isAbsent(entry.value) else { return nil }
        func isThere(_ key: String) -> Bool {
            entries.contains { $0.key == key && !reader.isAbsent($0.value) }
        }
        if entry.key == "material" {
            return isThere("glass") ? ("a node with `glass`", "give either `glass` or `material`") : nil
        }
        if !Kind.isVibrant {
            return (name, "it belongs on text, icons, shapes, dividers and what holds them")
        }
        if isThere("blendMode") {
            return ("a node with `blendMode`", "it is a blend mode by itself: remove one of them")
        }
        if Kind.self is any ShapeNodeKind.Type, isThere("material") {
            return ("a shape with `material`", "give it to what lies on the material")
        }
        return nil
    }

    /// Applies the modifiers that the node and its descendants inherit.
    private static func inherit(_ modifiers: inout Modifiers, _ context: inout BuildContext) {
        if let font = modifiers.font { context.inherited.apply(font) }
        context.inherited.apply(modifiers, context.reader.environment)
        switch modifiers.background {
        case .paint(let paint)?: context.inherited.backgroundColor = paint.opaqueColor
        case .views?: context.inherited.backgroundColor = nil
        case nil:
            if modifiers.material != nil || modifiers.glass != nil { context.inherited.backgroundColor = nil }
        }
        context.inherited.traits = context.inherited.traits.overridden(by: modifiers.traits)
        if let limit = modifiers.lineLimit { context.inherited.lineLimit = limit }
        if let spacing = modifiers.lineSpacing { context.inherited.lineSpacing = spacing }
        if let alignment = modifiers.textAlignment { context.inherited.textAlignment = alignment }
        if let truncation = modifiers.truncation { context.inherited.truncation = truncation }
        if let factor = modifiers.minimumScaleFactor { context.inherited.minimumScaleFactor = factor }
        if let language = modifiers.language { context.inherited.language = language }
        if let hyphenates = modifiers.hyphenates { context.inherited.hyphenates = hyphenates }
    }
}

extension Diagnostic {
    fileprivate var isUnknownKey: Bool {
        if case .unknownKey = problem { true } else { false }
    }
}
