extension SceneLiteral {
    /// The rows of a list with its sections as the scene language has them: rows that stand between sections
    /// are sections without a header.
    ///
    /// The padding of a row is inside the insets that the list gives it, as in SwiftUI, for which a row with
    /// padding is put in a stack of its own.
    var asSections: SceneLiteral {
        switch content {
        case .sequence(let rows):
            guard rows.contains(where: \.isSection) else { return SceneLiteral.list(rows.map(\.asRow)) }
            var sections: [SceneLiteral] = []
            var loose: [SceneLiteral] = []
            func close() {
                guard !loose.isEmpty else { return }
                sections.append(.record([("rows", SceneLiteral.list(loose.map(\.asRow)))]))
                loose = []
            }
            for row in rows {
                guard case .section(let header, let footer, let inner) = row.note else {
                    loose.append(row)
                    continue
                }
                close()
                // Modifiers of a section are those of its rows.
                let modifiers = row.entries.map { $0.dropFirst() } ?? []
                let rows = inner.map { modifiers.reduce($0) { $0.adding($1.key, $1.value) }.asRow }
                var section = SceneLiteral.record([
                    ("header", header), ("footer", footer), ("rows", SceneLiteral.list(rows)),
                ])
                section.location = row.location
                sections.append(section)
            }
            close()
            return .record([("sections", SceneLiteral.list(sections))])
        case .mapping(var entries):
            guard let index = entries.firstIndex(where: { $0.key == "sections" }),
                case .sequence(let sections) = entries[index].value.content
            else { return self }
            entries[index].value.content = .sequence(
                sections.map { section in
                    guard var keys = section.entries,
                        let rows = keys.firstIndex(where: { $0.key == "rows" }),
                        case .sequence(let nodes) = keys[rows].value.content
                    else { return section }
                    keys[rows].value.content = .sequence(nodes.map(\.asRow))
                    return SceneLiteral(.mapping(keys), at: section.location)
                })
            var copy = self
            copy.content = .mapping(entries)
            return copy
        default: return self
        }
    }

    private var isSection: Bool { if case .section = note { true } else { false } }

    /// The node as a row of a list.
    private var asRow: SceneLiteral {
        guard let entries, let first = entries.first else { return self }
        if case .rowInsets = note { return self }
        var copy = self
        switch first.key {
        case "when": return mapChoices(\.asRow)
        case "group":
            guard case .sequence(let rows) = first.value.content else { return self }
            copy.content = .mapping(
                [("group", SceneLiteral.list(rows.map(\.asRow)))] + entries.dropFirst())
            guard entries.contains(where: { $0.key == "padding" }) else { return copy }
            // Modifiers of a group are those of each of its nodes.
            let inner = rows.map { row in
                SceneLiteral(.mapping([("group", .list([row]))] + entries.dropFirst())).asStack
            }
            return SceneLiteral(.mapping([("group", .list(inner))]), at: location)
        case "forEach":
            guard var record = first.value.entries,
                let index = record.firstIndex(where: { $0.key == "content" }),
                case .sequence(let rows) = record[index].value.content
            else { return self }
            record[index].value.content = .sequence(rows.map(\.asRow))
            var value = first.value
            value.content = .mapping(record)
            copy.content = .mapping([(first.key, value)] + entries.dropFirst())
            return copy
        case "row": return self
        default: return entries.contains { $0.key == "padding" } ? asStack : self
        }
    }

    /// The node in a stack of its own.
    private var asStack: SceneLiteral {
        SceneLiteral(.mapping([("zstack", .list([self]))]), at: location)
    }
}
