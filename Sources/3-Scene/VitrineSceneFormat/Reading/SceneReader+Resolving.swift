import VitrineJSON
import VitrineSource
import VitrineStyle

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
        case .string(let text):
            return value.hasReferences ? references.resolve(text, of: value, for: self) : .value(value)
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
            let bound = entries.map { $0.inheriting(scope) }
            return .value(SceneValue(.mapping(bound), at: value.mark, in: scope, isResolved: true))
        }
    }

    /// Returns `true` for a value that is what it says, whatever reads it, as most are. The unspecialised
    /// code for all others takes thousands of instructions.
    func isPlain(_ value: SceneValue) -> Bool {
        guard motion == nil, value.origin == nil else { return false }
        switch value.content {
        case .null, .bool, .number: return true
        case .string: return globals == nil && (value.isResolved || !value.hasReferences)
        case .sequence: return value.isResolved || value.scope == nil
        case .mapping(let entries):
            return value.isResolved || value.scope == nil && !ConditionalValue.matches(entries)
        }
    }

    /// Reads a resolved value; between states, what lies between the values that it has in them.
    ///
    /// Specialized for each codec, it took a fifth of this module's build.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func readResolved<Value>(
        _ value: SceneValue, _ schema: JSONSchema, _ read: (SceneValue, SceneReader) -> Value?
    ) -> Value? {
        if motion == nil || value.isLiteral { return readResolved(value, as: schema, read) }
        return readMoving(value, schema) { readResolved(value, as: schema, read) }
    }

    /// Reads a resolved value. The alternative of a conditional value is checked as well, unless it contains
    /// references, which may only be meaningful where it is selected.
    private func readResolved<Value>(
        _ value: SceneValue, as schema: JSONSchema, _ read: (SceneValue, SceneReader) -> Value?
    ) -> Value? {
        var result: Value?
        var pending = Pending(value)
        // What is not generic stands in `next`: compiled for each codec, it took an eighth of this module's
        // build.
        while let reading = next(&pending, schema) {
            let problemCount = problems.count
            let value = read(reading.value, self)
            if reading.isSelected { result = value }
            if let origin = reading.value.origin { attributeProblems(from: problemCount, to: origin) }
        }
        return result
    }

    /// The values that are still to be resolved and read. The last one comes next.
    private struct Pending {
        var next: Reading?
        /// What comes after it: nothing, except for conditional values.
        var rest: [Reading] = []

        init(_ value: SceneValue) { next = Reading(value: value, isSelected: true) }
    }

    /// A value to be read, for its result or to check it.
    private struct Reading {
        var value: SceneValue
        /// `false` for alternatives that are only checked.
        var isSelected: Bool
    }

    /// Takes the next value and resolves it. Returns `nil` if there is none.
    @inline(never)
    private func next(_ pending: inout Pending, _ schema: JSONSchema) -> Reading? {
        while let reading = pending.next ?? pending.rest.popLast() {
            pending.next = nil
            switch resolve(reading.value) {
            case .value(let resolved):
                guard let value = namedToken(resolved, schema) else { break }
                return Reading(value: value, isSelected: reading.isSelected)
            case .absent:
                let mark = reading.value.mark
                return Reading(value: SceneValue(.null, at: mark), isSelected: reading.isSelected)
            case .failed: break
            case .conditional(let choice):
                if let chosen = choice.selected {
                    pending.rest.append(Reading(value: chosen, isSelected: reading.isSelected))
                } else {
                    report(
                        .missingKey(ConditionalValue.elseKey, on: "a choice that must have a value"),
                        at: reading.value.mark)
                }
                if let other = choice.alternative, !other.hasReferences {
                    pending.rest.append(Reading(value: other, isSelected: false))
                }
            }
        }
        return nil
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
    ///
    /// A node that takes the place of another as states change is left as it is written.
    package func nodes(in value: SceneValue) -> [SceneValue] {
        if isAlternating(value), hasSingleParts(value) { return [value] }
        guard let resolved = resolveIfPresent(value) else { return [] }
        if case .sequence(let nodes) = resolved.content { return nodes }
        return [resolved]
    }

    private func resolve(choice value: SceneValue) -> ResolvedValue {
        guard case .mapping(let entries) = value.content else { return .failed }
        var parts = ConditionalValue.Fields()
        let bound = value.scope.map { scope in entries.map { $0.inheriting(scope) } }
        read(
            bound ?? entries, of: .conditional, at: value.mark, into: &parts, fields: ConditionalValue.fields)
        guard let holds = parts.holds, let then = parts.then else { return .failed }
        return .conditional(
            holds
                ? ConditionalValue(selected: then, alternative: parts.otherwise)
                : ConditionalValue(selected: parts.otherwise, alternative: then))
    }
}

extension SceneValue {
    /// `true` if the value is conditional or may be a reference.
    fileprivate var mayBeAbsent: Bool {
        switch content {
        case _ where isResolved: false
        case .null, .bool, .number, .sequence: false
        case .string: hasReferences
        case .mapping(let entries): ConditionalValue.matches(entries)
        }
    }
}
