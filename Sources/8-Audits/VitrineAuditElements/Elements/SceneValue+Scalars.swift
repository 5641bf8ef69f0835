import VitrineSceneFormat
import VitrineSource

extension SceneValue {
    /// Calls a function with each number and each text in a scene, the keys around it, outermost first, and
    /// the rules that the scene silences there.
    ///
    /// - Parameters:
    ///   - skipped: The keys below which nothing is looked at.
    ///   - body: The function.
    package func forEachScalar(below skipped: Set<String>, _ body: (SceneValue, [String], AuditScope) -> Void)
    {
        visit([], AuditScope(), skipped, body)
    }

    /// Calls a function with each node and every other mapping in a scene, outermost first, and the rules
    /// that the scene silences there.
    package func forEachNode(_ body: (SceneValue, AuditScope) -> Void) { visitNodes(AuditScope(), body) }

    private func visitNodes(_ outer: AuditScope, _ body: (SceneValue, AuditScope) -> Void) {
        switch content {
        case .mapping(let entries):
            let scope = outer.silencing(entry("audit")?.value.silences ?? [])
            body(self, scope)
            for entry in entries { entry.value.visitNodes(scope, body) }
        case .sequence(let values): for value in values { value.visitNodes(outer, body) }
        case .null, .bool, .number, .string: break
        }
    }

    private func visit(
        _ keys: [String], _ scope: AuditScope, _ skipped: Set<String>,
        _ body: (SceneValue, [String], AuditScope) -> Void
    ) {
        switch content {
        case .mapping(let entries):
            let inner = scope.silencing(entry("audit")?.value.silences ?? [])
            // The font of a symbol is no size of text.
            let isSymbol = self.entry("icon") != nil
            for entry in entries where !skipped.contains(entry.key) {
                if isSymbol && entry.key == "font" || entry.key == "padding" && isPlacedByEdge { continue }
                entry.value.visit(keys + [entry.key], inner, skipped, body)
            }
        case .sequence(let values): for value in values { value.visit(keys, scope, skipped, body) }
        case .number, .string: body(self, keys, scope)
        case .null, .bool: break
        }
    }

    /// `true` for a node that one padding holds at a distance from an edge of its screen, such as an island's
    /// content: where that is, devices say.
    private var isPlacedByEdge: Bool {
        guard entry("ignoresSafeArea") != nil,
            case .mapping(let edges)? = entry("padding")?.value.content
        else { return false }
        return edges.count == 1 && edges.allSatisfy { ["bottom", "top"].contains($0.key) }
    }

    /// The ids below `audit`.
    package var silences: [AuditSilence] {
        guard let ids = entry("ignore")?.value else { return [] }
        let all: [SceneValue] = if case .sequence(let list) = ids.content { list } else { [ids] }
        return all.compactMap { id in
            guard case .string(let name) = id.content else { return nil }
            return AuditRule.rule(name).map { AuditSilence($0, at: id.mark) }
        }
    }
}
