import VitrineJSON
import VitrineSource

extension SceneReader {
    /// Returns the entries of a mapping with the words that commas have made keys of their own,
    /// `segments: Day, Week`, as a part of the value before them, so that they are one mistake.
    @inline(never)
    func joiningWords(_ entries: [SceneValue.Entry], _ keys: RecordKeys) -> [SceneValue.Entry] {
        guard entries.contains(where: { $0.value.isNull && keys.position(of: $0.key) == nil }) else {
            return entries
        }
        var joined: [SceneValue.Entry] = []
        for entry in entries {
            guard entry.value.isNull, keys.position(of: entry.key) == nil, let last = joined.last,
                last.keyMark.line == entry.keyMark.line, case .string(let text) = last.value.content,
                keys.schema(of: last.key)?.isList == true
            else {
                joined.append(entry)
                continue
            }
            let value = SceneValue(
                .string("\(text), \(entry.key)"), at: last.value.mark, in: last.value.scope)
            joined[joined.count - 1] = SceneValue.Entry(key: last.key, keyMark: last.keyMark, value: value)
        }
        return joined
    }
}
