import VitrineSwiftSource

/// A view with modifiers.
public struct ModifiedView: View, PrimitiveView {
    package let literals: [SceneLiteral]
}

extension View {
    /// Returns the view with one modifier more.
    ///
    /// The scene language applies modifiers in one order. Where a call asks for another, or for the same
    /// modifier once more, the view is put in a stack of its own, which then has the modifier: padding is
    /// inside the frame of `.padding().frame()` and around that of `.frame().padding()`, as in SwiftUI.
    func modified(_ key: String, _ value: SceneLiteral, at location: SourceLocation) -> ModifiedView {
        if value.isUnset { return ModifiedView(literals: nodes) }
        var value = key == "stroke" ? value.joiningLineStyle : value
        value.location = location
        let nodes = key == "frame" ? nodes.map { $0.resized(to: value) } : nodes
        guard nodes.count == 1, let node = nodes.first, case .mapping(var entries) = node.content,
            entries.first.map({ $0.key != "when" && $0.key != Placeholder.listKey }) == true
        else {
            let group = SceneLiteral(.mapping([("group", SceneLiteral(.sequence(nodes)))]), at: location)
            return ModifiedView(literals: [group.adding(key, value)])
        }
        let others = entries.dropFirst().map(\.key)
        if others.contains(key) || isInside(key, others, of: entries[0].key) {
            let inner = SceneLiteral(.sequence([node]))
            entries = [("zstack", inner)]
            let stack = SceneLiteral(.mapping(entries), at: node.location)
            return ModifiedView(literals: [stack.adding(key, value)])
        }
        return ModifiedView(literals: [node.adding(key, value)])
    }

    /// Returns `true` if a modifier would act inside one of those of a node. The parameters of its own kind,
    /// such as the alignment of a stack, are inside of all modifiers.
    private func isInside(_ key: String, _ others: [String], of kind: String) -> Bool {
        // Few calls need the model, which takes a while to make.
        guard ModifierOrder.isInside(key, others) else { return false }
        let own = Set(SwiftModel.builtIn.view(ofKind: kind)?.modifiers.map(\.key) ?? [])
        return ModifierOrder.isInside(key, others.filter { !own.contains($0) })
    }
}

extension SceneLiteral {
    /// Returns a mapping with one entry more.
    func adding(_ key: String, _ value: SceneLiteral) -> SceneLiteral {
        guard case .mapping(let entries) = content else { return self }
        var copy = self
        copy.content = .mapping(entries + [(key, value)])
        return copy
    }
}

extension [SceneLiteral] {
    /// Returns one node of a kind.
    ///
    /// - Parameters:
    ///   - kind: The key that names the kind.
    ///   - payload: The value of the key.
    ///   - modifiers: The modifiers that the view takes as parameters; those that are unset are left out.
    ///   - location: The place of the view in Swift source.
    static func node(
        _ kind: String, _ payload: SceneLiteral,
        modifiers: [(String, (any SceneConvertible)?)] = [], at location: SourceLocation
    ) -> [SceneLiteral] {
        var entries: [(key: String, value: SceneLiteral)] = [(kind, payload)]
        for (key, value) in modifiers {
            guard let literal = value?.sceneLiteral, !literal.isUnset else { continue }
            entries.append((key, literal))
        }
        if kind == "list" { entries[0].value = entries[0].value.asSections }
        return [SceneLiteral(.mapping(entries), at: location)]
    }
}
