import VitrineSource

/// The one place where references and choices become values: every codec reads through it, and nodes are built
/// through it. It happens when a value is read rather than before, as what a design token or a condition says depends on
/// the environment, which nodes change for what is in them.
extension SceneReader {
    package func resolve(_ value: SceneValue) -> ResolvedValue {
        if value.isResolved { return .value(value) }
        switch value.content {
        case .null, .bool, .number: return .value(value)
        case .string(let text): return resolve(text, of: value)
        case .sequence(let values):
            guard let scope = value.scope else { return .value(value) }
            guard consumeValueBudget(1 + values.count, at: value.mark) else { return .failed }
            return .value(
                SceneValue(
                    .sequence(values.map { $0.inheriting(scope) }), at: value.mark, in: scope,
                    isResolved: true
                ))
        case .mapping(let entries):
            if ConditionalValue.matches(entries) { return resolve(choice: value) }
            guard let scope = value.scope else { return .value(value) }
            guard consumeValueBudget(1 + entries.count, at: value.mark) else { return .failed }
            let bound = entries.map {
                SceneValue.Entry(key: $0.key, keyMark: $0.keyMark, value: $0.value.inheriting(scope))
            }
            return .value(SceneValue(.mapping(bound), at: value.mark, in: scope, isResolved: true))
        }
    }

    /// Reads a value with what is looked up at its place put in. Where it is a choice, the other value is checked too,
    /// unless it depends on names that may have a meaning only where it is chosen.
    func readResolved<Value>(_ value: SceneValue, _ read: (SceneValue, SceneReader) -> Value?) -> Value? {
        switch resolve(value) {
        case .value(let settled):
            guard let origin = settled.origin else { return read(settled, self) }
            return attributing(to: origin) { read(settled, self) }
        case .conditional(let choice):
            if let other = choice.alternative, !other.hasReferences { _ = readResolved(other, read) }
            if let chosen = choice.selected { return readResolved(chosen, read) }
            report(
                .missingKey(ConditionalValue.elseKey, on: "a choice that must have a value"), at: value.mark)
            return nil
        case .absent: return read(SceneValue(.null, at: value.mark), self)
        case .failed: return nil
        }
    }

    /// Whether a value is a choice or a reference that comes to nothing here, as if it were not given.
    package func isAbsent(_ value: SceneValue) -> Bool {
        guard value.mayBeAbsent else { return false }
        return switch resolve(value) {
        case .value, .failed: false
        case .conditional(let choice): choice.selected.map(isAbsent) ?? true
        case .absent: true
        }
    }

    /// The value that a codec would read, without a report; for a look ahead.
    package func resolveIfPresent(_ value: SceneValue) -> SceneValue? {
        switch resolve(value) {
        case .value(let settled): settled
        case .conditional(let choice): choice.selected.flatMap(resolveIfPresent)
        case .absent, .failed: nil
        }
    }

    /// The nodes of a value that is one node or a list of them; those that are not there are left out.
    package func nodes(in value: SceneValue) -> [SceneValue] {
        guard let settled = resolveIfPresent(value) else { return [] }
        if case .sequence(let nodes) = settled.content { return nodes }
        return [settled]
    }

    private func resolve(choice value: SceneValue) -> ResolvedValue {
        guard case .mapping(let entries) = value.content else { return .failed }
        var parts = ConditionalValue.Fields()
        let bound = value.scope.map { scope in
            entries.map {
                SceneValue.Entry(key: $0.key, keyMark: $0.keyMark, value: $0.value.inheriting(scope))
            }
        }
        read(bound ?? entries, of: "a choice", at: value.mark, into: &parts, fields: ConditionalValue.fields)
        guard let holds = parts.holds, let then = parts.then else { return .failed }
        return .conditional(
            holds
                ? ConditionalValue(selected: then, alternative: parts.otherwise)
                : ConditionalValue(selected: parts.otherwise, alternative: then))
    }
}

extension SceneValue {
    /// The value with the names of what it stands in, unless it has its own.
    fileprivate func inheriting(_ scope: Scope) -> SceneValue {
        self.scope == nil && !isResolved ? bound(to: scope) : self
    }

    /// Whether the value is a choice or may be a reference.
    fileprivate var mayBeAbsent: Bool {
        switch content {
        case _ where isResolved: false
        case .null, .bool, .number, .sequence: false
        case .string: hasReferences
        case .mapping(let entries): ConditionalValue.matches(entries)
        }
    }

    /// Whether a text in the value has braces.
    package var hasReferences: Bool {
        switch content {
        case .null, .bool, .number: false
        case .string(let text): text.utf8.contains(UInt8(ascii: "{"))
        case .sequence(let values): values.contains(where: \.hasReferences)
        case .mapping(let entries): entries.contains { $0.value.hasReferences }
        }
    }
}
