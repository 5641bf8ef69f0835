import VitrineGraphics

/// SwiftUI leaves the distance between neighbours to each pair of views; between most it is 8.
enum StackDefaults {
    static let spacing = 8.0
}

enum VStackNode: NodeKind {
    static let name = "vstack"
    static let summary = "Nodes one below another."
    static let payload = Codec<[SceneValue]>.nodes
    static let accepts: Set<RestrictedModifier> = [.spacing, .equalSizes]
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        context.report(modifiers.alignment, isAcross: .vertical, of: name)
        return StackElement(
            source: context.source, axis: .vertical, alignment: modifiers.alignment?.value ?? .center,
            spacing: modifiers.spacing ?? StackDefaults.spacing, equal: modifiers.equal,
            children: context.children(payload, axis: .vertical, equal: modifiers.equal))
    }
}

enum HStackNode: NodeKind {
    static let name = "hstack"
    static let summary = "Nodes side by side."
    static let payload = Codec<[SceneValue]>.nodes
    static let accepts: Set<RestrictedModifier> = [.spacing, .equalSizes]
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        context.report(modifiers.alignment, isAcross: .horizontal, of: name)
        return StackElement(
            source: context.source, axis: .horizontal, alignment: modifiers.alignment?.value ?? .center,
            spacing: modifiers.spacing ?? StackDefaults.spacing, equal: modifiers.equal,
            children: context.children(payload, axis: .horizontal, equal: modifiers.equal))
    }
}

enum ZStackNode: NodeKind {
    static let name = "zstack"
    static let summary = "Nodes over one another, the last on top."
    static let payload = Codec<[SceneValue]>.nodes
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        ZStackElement(
            source: context.source, alignment: modifiers.alignment?.value ?? .center,
            children: context.children(payload))
    }
}

enum SpacerNode: NodeKind {
    static let name = "spacer"
    static let summary = "Room that grows along its stack; a number is its least length."
    static let payload = Codec<Double?>.optional(.size)

    static func build(_ payload: Double?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        SpacerElement(
            source: context.source,
            // In a row of a grid it grows as in an hstack: only the cells that say so make the row higher.
            axis: context.gridPlace == .cell ? .horizontal : context.inherited.axis,
            minimum: payload ?? StackDefaults.spacing)
    }
}

enum DividerNode: NodeKind {
    static let name = "divider"
    static let summary = "A hairline across its stack; a colour sets its own."
    static let payload = Codec<Color?>.optional(.color)

    static func build(_ payload: Color?, _ modifiers: inout Modifiers, _ context: BuildContext) -> any Element
    {
        let separator = context.reader.environment.systemColor("separator") ?? .black
        // Among vibrant labels a divider is a vibrant separator, unless it has a colour or a level of its own.
        let around = payload == nil && context.inherited.vibrancy != nil ? Vibrancy.separator : nil
        let style = modifiers.vibrancy ?? around
        guard let style, style != .none else {
            return DividerElement(
                source: context.source, axis: context.inherited.axis, color: payload ?? separator)
        }
        let label = context.reader.environment.systemColor("primary") ?? .black
        let divider = DividerElement(
            source: context.source, axis: context.inherited.axis, color: payload ?? label)
        return context.vibrant(divider, style, [.color(divider.color)])
    }
}

extension Codec where Value == [SceneValue] {
    /// Child nodes, left as they are until their parent is known.
    static let nodes = list(of: Codec<SceneValue>.node)
}

extension Codec {
    /// A value, or nothing.
    static func optional<Wrapped: Sendable>(_ codec: Codec<Wrapped>) -> Codec where Value == Wrapped? {
        Codec(.anyOf([.null, codec.schema]), expected: "\(codec.expected), or nothing") { value, reader in
            if value.isNull { return .some(nil) }
            return codec.read(value, reader).map { .some($0) } ?? nil
        }
    }
}
