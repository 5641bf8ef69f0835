import VitrineSource

/// The tokens that tokens refer to, before any is read.
extension ReferenceResolver {
    /// Returns the tokens that a token refers to, as wholes or to parts of them.
    func targets(of index: Int) -> [Int] {
        let entry = entries[index]
        var found: [Int] = []
        if let value = entry.value { collect(value, into: &found) }
        if let alpha = entry.json["alpha"] { collect(alpha, into: &found) }
        if let change = entry.modification { collect(change, into: &found) }
        return found
    }

    private func collect(_ json: LocatedJSON, into found: inout [Int]) {
        switch json.content {
        case .null, .bool, .number: break
        case .string(let text): found += names(in: text).compactMap { entry(at: $0) }
        case .array(let values): for value in values { collect(value, into: &found) }
        case .object(let members):
            for member in members {
                if member.key == "$ref" {
                    if let target = token(onPointer: member.value.string) { found.append(target) }
                } else {
                    collect(member.value, into: &found)
                }
            }
        }
    }

    /// Returns the names in braces, which may be parts of arithmetic.
    private func names(in text: String) -> [[String]] {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
        return text.split(separator: "{").compactMap { part in
            part.firstIndex(of: "}").map { part[..<$0].partsBetweenDots }
        }
    }

    private func token(onPointer text: String?) -> Int? {
        guard let text, let pointer = try? JSONPointer(fragment: text) else { return nil }
        let way = way(of: pointer).prefix(reporter.limits.depth + 1)
        if let end = way.firstIndex(of: "$value") { return token(at: Array(way[..<end])) }
        return way.indices.reversed().lazy.compactMap { self.token(at: Array(way[...$0])) }.first
    }
}
