/// The difference between the texts of two scenes, as trees of leaves. Lists are aligned, so that a node
/// inserted between others does not make all that follow it count as changed.
struct SceneDifference {
    struct Change {
        /// The path in the new scene, or in the old one if the place was removed.
        var path: ScenePath
        var cause: Cause
    }

    private(set) var changes: [Change] = []
    /// Places in the old scene that have moved, and their new paths; longer ones first.
    private var moves: [(from: ScenePath, to: ScenePath)] = []

    init(_ old: [SceneManifest.Text], _ new: [SceneManifest.Text]) {
        compare(Tree(old), new: Tree(new), from: [], to: [])
        moves.sort { $0.from.parts.count > $1.from.parts.count }
    }

    /// Returns the new path of a place in the old scene.
    func moved(_ path: ScenePath) -> ScenePath {
        // Moves in inner lists are recorded with the old path of the outer list.
        for move in moves where path.starts(with: move.from) {
            return ScenePath(move.to.parts + path.parts.dropFirst(move.from.parts.count))
        }
        return path
    }

    private mutating func compare(
        _ old: Tree, new: Tree, from: [ScenePath.Part], to: [ScenePath.Part]
    ) {
        guard old.signature != new.signature || from != to else { return }
        if old.leaf?.text != new.leaf?.text, let leaf = new.leaf ?? old.leaf {
            changes.append(
                Change(
                    path: ScenePath(to),
                    cause: Cause(
                        .scene, leaf.path, old: old.leaf?.text, new: new.leaf?.text, line: new.leaf?.line)))
        }
        for (key, child) in old.members.sorted(by: { $0.key < $1.key }) where new.members[key] == nil {
            note(.removed, tree: child, parent: from, key: key)
        }
        for (key, child) in new.members.sorted(by: { $0.key < $1.key }) {
            guard let before = old.members[key] else {
                note(.added, tree: child, parent: to, key: key)
                continue
            }
            compare(before, new: child, from: from + [.key(key)], to: to + [.key(key)])
        }
        compareLists(old.elements, new: new.elements, from: from, to: to)
    }

    private mutating func note(
        _ kind: Cause.Kind, tree: Tree, parent: [ScenePath.Part], key: String
    ) {
        let path = ScenePath(parent + [.key(key)])
        // A property that is added or removed counts as a change of its own value.
        if let leaf = tree.leaf, tree.members.isEmpty, tree.elements.isEmpty {
            let isNew = kind == .added
            changes.append(
                Change(
                    path: path,
                    cause: Cause(
                        .scene, leaf.path, old: isNew ? nil : leaf.text, new: isNew ? leaf.text : nil,
                        line: isNew ? leaf.line : nil)))
        } else {
            changes.append(Change(path: path, cause: Cause(kind, path.text, line: tree.firstLine)))
        }
    }

    private mutating func compareLists(
        _ old: [Tree], new: [Tree], from: [ScenePath.Part], to: [ScenePath.Part]
    ) {
        var (oldIndex, newIndex) = (0, 0)
        for (nextOld, nextNew) in Self.common(old, new) + [(old.count, new.count)] {
            let (gone, come) = (Array(oldIndex..<nextOld), Array(newIndex..<nextNew))
            // Within a gap, elements of the same kind count as one element that changed.
            var left = come
            for index in gone {
                let place = from + [.index(index)]
                if let match = left.first(where: { old[index].kind == new[$0].kind }) {
                    left.removeAll { $0 == match }
                    pair(old[index], new: new[match], from: place, to: to + [.index(match)])
                } else {
                    let path = ScenePath(place + (old[index].kind.map { [.key($0)] } ?? []))
                    changes.append(Change(path: path, cause: Cause(.removed, path.text)))
                }
            }
            for index in left {
                let path = ScenePath(to + [.index(index)] + (new[index].kind.map { [.key($0)] } ?? []))
                changes.append(
                    Change(path: path, cause: Cause(.added, path.text, line: new[index].firstLine)))
            }
            if nextOld < old.count {
                pair(
                    old[nextOld], new: new[nextNew], from: from + [.index(nextOld)],
                    to: to + [.index(nextNew)])
            }
            (oldIndex, newIndex) = (nextOld + 1, nextNew + 1)
        }
    }

    private mutating func pair(
        _ old: Tree, new: Tree, from: [ScenePath.Part], to: [ScenePath.Part]
    ) {
        if from != to { moves.append((ScenePath(from), ScenePath(to))) }
        if old.signature != new.signature { compare(old, new: new, from: from, to: to) }
    }

    /// Returns the longest common subsequence of two lists by content or, for very long ones, their common
    /// prefix and suffix.
    private static func common(_ old: [Tree], _ new: [Tree]) -> [(Int, Int)] {
        let (a, b) = (old.map(\.signature), new.map(\.signature))
        let head = zip(a, b).prefix { $0 == $1 }.count
        let shared = min(a.count, b.count) - head
        let tail = zip(a.reversed(), b.reversed()).prefix(shared).prefix { $0 == $1 }.count
        var pairs = (0..<head).map { ($0, $0) }
        let (first, second) = (a[head..<(a.count - tail)], b[head..<(b.count - tail)])
        if first.count * second.count <= 250_000 { pairs += longestCommonSubsequence(first, second) }
        return pairs + (0..<tail).map { (a.count - tail + $0, b.count - tail + $0) }
    }

    private static func longestCommonSubsequence(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> [(Int, Int)] {
        if a.isEmpty || b.isEmpty { return [] }
        var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in stride(from: a.count - 1, through: 0, by: -1) {
            for j in stride(from: b.count - 1, through: 0, by: -1) {
                table[i][j] =
                    a[a.startIndex + i] == b[b.startIndex + j]
                    ? table[i + 1][j + 1] + 1 : max(table[i + 1][j], table[i][j + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if a[a.startIndex + i] == b[b.startIndex + j] {
                pairs.append((a.startIndex + i, b.startIndex + j))
                (i, j) = (i + 1, j + 1)
            } else if table[i + 1][j] >= table[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }
}

/// A tree reconstructed from its leaves.
private struct Tree {
    var leaf: SceneManifest.Text?
    var members: [String: Tree] = [:]
    var elements: [Tree] = []
    /// A hash of the whole contents.
    private(set) var signature = 0

    init(_ texts: [SceneManifest.Text]) {
        for text in texts {
            let path = ScenePath(text.path).parts
            if !path.contains(where: Self.unpainted.contains) { insert(text, path[...]) }
        }
        seal()
    }

    /// The keys whose values no pixel shows, so that they are the cause of none.
    private static let unpainted: Set<ScenePath.Part> = [
        .key("accessibility"), .key("audit"), .key("golden"), .key("hitArea"), .key("sensoryFeedback"),
    ]

    private init() {}

    /// The kind of node that an element of a list is.
    var kind: String? { members.count == 1 ? members.keys.first : nil }

    var firstLine: Int? {
        ([leaf?.line] + members.values.map(\.firstLine) + elements.map(\.firstLine)).compactMap { $0 }.min()
    }

    private mutating func insert(_ text: SceneManifest.Text, _ path: ArraySlice<ScenePath.Part>) {
        switch path.first {
        case nil: leaf = text
        case .key(let name)?: members[name, default: Tree()].insert(text, path.dropFirst())
        case .index(let index)?:
            // Leaves come in order, so that a gap means that the list was truncated.
            guard index >= 0, index <= 100_000 else { return }
            while elements.count <= index { elements.append(Tree()) }
            elements[index].insert(text, path.dropFirst())
        }
    }

    private mutating func seal() {
        var hasher = Hasher()
        hasher.combine(leaf?.text)
        for key in members.keys.sorted() {
            members[key]?.seal()
            hasher.combine(key)
            hasher.combine(members[key]?.signature)
        }
        for index in elements.indices {
            elements[index].seal()
            hasher.combine(elements[index].signature)
        }
        signature = hasher.finalize()
    }
}
