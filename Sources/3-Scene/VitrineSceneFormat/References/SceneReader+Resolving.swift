import VitrineSource

/// The single place where references and conditional values are resolved: all codecs read through it, and
/// nodes are built through it.
///
/// Values are resolved when they are read rather than earlier, because a design token or a condition may
/// depend on the environment, which nodes change for their descendants.
extension SceneReader {
    /// Resolves the reference or conditional value that a value consists of, if any.
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

    /// Reads a resolved value. The alternative of a conditional value is checked as well, unless it contains
    /// references, which may only be meaningful where it is selected.
    func readResolved<Value>(_ value: SceneValue, _ read: (SceneValue, SceneReader) -> Value?) -> Value? {
        var result: Value?
        readResolved(value, isSelected: true) { resolved, isSelected in
            let value = read(resolved, self)
            if isSelected { result = value }
        }
        return result
    }

    // All codecs share what is not generic: specialised for each, it took a third of this module's build.
    private func readResolved(_ value: SceneValue, isSelected: Bool, _ read: (SceneValue, Bool) -> Void) {
        switch resolve(value) {
        case .value(let resolved):
            guard let origin = resolved.origin else { return read(resolved, isSelected) }
            attributing(to: origin) { read(resolved, isSelected) }
        case .conditional(let choice):
            if let other = choice.alternative, !other.hasReferences {
                readResolved(other, isSelected: false, read)
            }
            if let chosen = choice.selected { return readResolved(chosen, isSelected: isSelected, read) }
            report(
                .missingKey(ConditionalValue.elseKey, on: "a choice that must have a value"), at: value.mark)
        case .absent: read(SceneValue(.null, at: value.mark), isSelected)
        case .failed: break
        }
    }

    /// Returns `true` if a value is a conditional value or a reference that has no value here, as if it were
    /// not given.
    package func isAbsent(_ value: SceneValue) -> Bool {
        guard value.mayBeAbsent else { return false }
        return switch resolve(value) {
        case .value, .failed: false
        case .conditional(let choice): choice.selected.map(isAbsent) ?? true
        case .absent: true
        }
    }

    /// Returns the value that a codec would read, for reading ahead; `nil` if it is absent or failed.
    package func resolveIfPresent(_ value: SceneValue) -> SceneValue? {
        switch resolve(value) {
        case .value(let resolved): resolved
        case .conditional(let choice): choice.selected.flatMap(resolveIfPresent)
        case .absent, .failed: nil
        }
    }

    /// Returns the nodes of a value that is one node or a list of them, without absent ones.
    package func nodes(in value: SceneValue) -> [SceneValue] {
        guard let resolved = resolveIfPresent(value) else { return [] }
        if case .sequence(let nodes) = resolved.content { return nodes }
        return [resolved]
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
    /// Returns the value bound to the containing scope, unless it has its own.
    fileprivate func inheriting(_ scope: Scope) -> SceneValue {
        self.scope == nil && !isResolved ? bound(to: scope) : self
    }

    /// `true` if the value is conditional or may be a reference.
    fileprivate var mayBeAbsent: Bool {
        switch content {
        case _ where isResolved: false
        case .null, .bool, .number, .sequence: false
        case .string: hasReferences
        case .mapping(let entries): ConditionalValue.matches(entries)
        }
    }

    /// `true` if a text in the value contains braces.
    package var hasReferences: Bool {
        switch content {
        case .null, .bool, .number: false
        case .string(let text): text.utf8.contains(UInt8(ascii: "{"))
        case .sequence(let values): values.contains(where: \.hasReferences)
        case .mapping(let entries): entries.contains { $0.value.hasReferences }
        }
    }
}
