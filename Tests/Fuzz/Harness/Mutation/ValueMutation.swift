import VitrineTestSupport

/// Changes of JSON that keep it JSON: values at the ends of their ranges, members twice or not at all, parts
/// in other places.
struct ValueMutation {
    /// The texts of the format, to put in place of others.
    let words: [String]

    /// Returns the text after one change, or with other words and lines where it is no JSON.
    func apply(
        to bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        guard Int.random(in: 0..<5, using: &random) > 0, var value = FuzzValue(json: bytes) else {
            return TextMutation(words: words).apply(to: bytes, with: other, using: &random)
        }
        let count = value.count
        let target = Int.random(in: 0..<count, using: &random)
        let source = Int.random(in: 0..<count, using: &random)
        let taken = value.part(source)
        var left = target
        value.change(&left) { part in
            part = changed(part, taken, using: &random)
        }
        return value.bytes
    }

    private func changed(
        _ part: FuzzValue, _ taken: FuzzValue, using random: inout SeededGenerator
    ) -> FuzzValue {
        switch (part, Int.random(in: 0..<6, using: &random)) {
        case (_, 0): return taken
        case (.list(let values), 1...3) where !values.isEmpty:
            return .list(changedList(values, using: &random))
        case (.map(let members), 1...4) where !members.isEmpty:
            return .map(changedMembers(members, taken, using: &random))
        case (.text, 1...3): return .text(words.randomElement(using: &random, or: ""))
        case (_, 4):
            return .text((words + FuzzWords.values).randomElement(using: &random, or: ""))
        default: return .raw(FuzzWords.number(using: &random))
        }
    }

    private func changedList(_ values: [FuzzValue], using random: inout SeededGenerator) -> [FuzzValue] {
        var values = values
        let at = Int.random(in: values.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: values.remove(at: at)
        case 1: values.swapAt(at, Int.random(in: values.indices, using: &random))
        case 2:
            let count = [1, 2, 10, 100].randomElement(using: &random, or: 1)
            values += Array(repeating: values[at], count: count)
        default: values[at] = .list([values[at]])
        }
        return values
    }

    private func changedMembers(
        _ members: [FuzzValue.Member], _ taken: FuzzValue, using random: inout SeededGenerator
    ) -> [FuzzValue.Member] {
        var members = members
        let at = Int.random(in: members.indices, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: members.remove(at: at)
        case 1: members.append(members[at])
        case 2: members[at].key = words.randomElement(using: &random, or: "")
        case 3: members.append(FuzzValue.Member(words.randomElement(using: &random, or: ""), taken))
        default: members[at].value = taken
        }
        return members
    }
}

extension FuzzValue {
    /// The number of values in this one, itself included.
    fileprivate var count: Int {
        switch self {
        case .raw, .text: 1
        case .list(let values): values.reduce(1) { $0 + $1.count }
        case .map(let members): members.reduce(1) { $0 + $1.value.count }
        }
    }

    /// Returns the value with a number, counted from the outside in.
    fileprivate func part(_ number: Int) -> FuzzValue {
        var left = number
        var found = self
        var copy = self
        copy.change(&left) { found = $0 }
        return found
    }

    /// Calls `body` with the value that `left` counts down to.
    fileprivate mutating func change(_ left: inout Int, _ body: (inout FuzzValue) -> Void) {
        if left == 0 {
            body(&self)
            left = -1
            return
        }
        left -= 1
        switch self {
        case .raw, .text: return
        case .list(var values):
            for index in values.indices where left >= 0 { values[index].change(&left, body) }
            self = .list(values)
        case .map(var members):
            for index in members.indices where left >= 0 { members[index].value.change(&left, body) }
            self = .map(members)
        }
    }
}
