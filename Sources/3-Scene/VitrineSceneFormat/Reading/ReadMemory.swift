import VitrineSource
import VitrineStyle

/// What the parts of a scene were read as for an earlier moment: most say the same at any time, so that a
/// film reads them once. Used by one thread at a time.
///
/// A memory serves one text with one set of tokens and one script. Whatever else a part depends on is in its
/// key, or the part is not kept.
package final class ReadMemory {
    /// The place of a part, and what its meaning depends on.
    struct Key: Hashable {
        let type: ObjectIdentifier
        let mark: SourceMark
        let node: String
        let property: [String]
        let span: ClosedRange<Int>
        let environment: Int
        let scope: Int
        /// What else tells parts of one place apart.
        let use: String
    }

    /// A part that has been read.
    final class Entry<Value> {
        let value: Value
        /// The work that reading it has counted.
        let work: ReaderBudget

        init(_ value: Value, _ work: ReaderBudget) { (self.value, self.work) = (value, work) }
    }

    /// The numbers of parts, and of scopes, beyond which all are forgotten.
    private static let capacity = 1 << 13
    /// The number of environments beyond which all is forgotten: one that moves is another in each frame.
    private static let environmentCapacity = 64

    private var entries: [Key: AnyObject] = [:]
    private var environments: [SceneEnvironment] = []
    private var scopes: [ScopeSignature: Int] = [:]
    /// The numbers of the scopes that have been asked for since the scene began, which are kept so that no
    /// other takes their place.
    private var current: [ObjectIdentifier: (scope: Scope, number: Int?)] = [:]

    /// Creates an empty memory.
    package init() {}

    /// Notes that the scene is read from the start.
    package func begin() {
        current = [:]
        if max(scopes.count, entries.count) > Self.capacity || environments.count > Self.environmentCapacity {
            (scopes, entries, environments) = ([:], [:], [])
        }
    }

    subscript<Value>(key: Key) -> Entry<Value>? {
        get { entries[key] as? Entry<Value> }
        set { entries[key] = newValue }
    }

    /// Returns the number that stands for an environment at any time.
    func number(of environment: SceneEnvironment) -> Int {
        if let known = environments.firstIndex(of: environment.timeless) { return known }
        environments.append(environment.timeless)
        return environments.count - 1
    }

    /// Returns the number that stands for a scope with the same names, each with the same value as written;
    /// 0 for none, and `nil` for one with too much in it.
    func number(of scope: Scope?) -> Int? {
        guard let scope else { return 0 }
        if let known = current[ObjectIdentifier(scope)] { return known.number }
        let number = scope.signature(numbering: number).map { signature in
            let number = scopes[signature] ?? scopes.count + 1
            scopes[signature] = number
            return number
        }
        current[ObjectIdentifier(scope)] = (scope, number)
        return number
    }
}
