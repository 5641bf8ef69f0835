import VitrineSource

/// Tokens Studio's sets, which are files of tokens or lie side by side in one, and its themes, which select
/// sets.
///
/// The groups of themes are modifiers, and the themes their contexts. Sets refer to each other's tokens
/// without naming the set.
struct StudioSets: Sendable {
    /// The groups of themes. Themes without a group are in one of the name `theme`.
    private(set) var modifiers: [TokenModifier] = []
    private var sources: [String: TokenSource] = [:]
    /// The names of the sets, of which later ones take precedence.
    private var order: [String] = []
    /// The sets that are selected by each theme, by its group and its name.
    private var selections: [String: [String: [String: Selection]]] = [:]
    /// The places where sets are named.
    private var places: [String: SourceMark] = [:]
    /// `true` if all sets count where no theme is chosen, rather than those of the first theme of each group.
    private let takesAll: Bool
    private let start: SourceMark

    /// How a theme selects a set.
    private enum Selection: String, CaseIterable {
        case disabled
        /// For references from other sets, over which it takes no precedence.
        case source
        case enabled

        var rank: Int { self == .enabled ? 2 : self == .source ? 1 : 0 }
    }

    /// Reads the sets that a file names: `$themes.json`, `$metadata.json`, or a file with sets side by side.
    ///
    /// Returns `nil` for another file.
    init?(_ json: LocatedJSON, file: String, loader: TokenLoader) {
        let name = file.split(separator: "/").last ?? ""
        let folder = String(file.dropLast(name.count))
        start = json.mark
        if case .array(let themes) = json.content,
            name == "$themes.json"
                || (!themes.isEmpty && themes.allSatisfy { $0["selectedTokenSets"] != nil })
        {
            let metadata = loader.file(ifAt: folder + "$metadata.json")
            takesAll = themes.isEmpty
            read(themes, loader.reporter)
            readOrder(metadata?["tokenSetOrder"], loader.reporter)
            if themes.isEmpty, order.isEmpty {
                loader.reporter.report(
                    .wrongType(expected: "themes, or `$metadata.json` beside them", found: "an empty array"),
                    at: json.mark)
            }
            readFiles(in: folder, loader)
        } else if Self.isMetadata(json, name) {
            takesAll = true
            readOrder(json["tokenSetOrder"], loader.reporter)
            let themes = loader.file(ifAt: folder + "$themes.json")
            if case .array(let themes)? = themes?.content { read(themes, loader.reporter) }
            if order.isEmpty, selectedNames.isEmpty, !loader.reporter.hasErrors {
                let list = json["tokenSetOrder"]
                loader.reporter.report(
                    list == nil
                        ? .missingKey("tokenSetOrder", on: "`$metadata.json`")
                        : .wrongType(expected: "the names of sets", found: "an empty array"),
                    at: list?.mark ?? json.mark)
            }
            readFiles(in: folder, loader)
        } else if json.member("$themes") != nil || json.member("$metadata") != nil {
            // What one file holds is chosen from as from the files of a folder.
            if case .array(let themes)? = json["$themes"]?.content {
                takesAll = themes.isEmpty
            } else {
                takesAll = true
            }
            readSets(sideBySideIn: json, loader)
        } else {
            return nil
        }
        loader.reporter.note(.tokenSets, at: json.member("$themes")?.keyMark ?? json.mark)
    }

    /// Returns `true` for the file with the order of the sets.
    private static func isMetadata(_ json: LocatedJSON, _ name: Substring) -> Bool {
        guard let members = json.members else { return false }
        if json.member("tokenSetOrder") != nil { return name == "$metadata.json" || members.count == 1 }
        return name == "$metadata.json" && !members.contains { TokenTree.isChild($0.key) }
    }

    /// The names of the sets that count for any theme.
    private var selectedNames: Set<String> {
        let selected = selections.values.flatMap(\.values).flatMap { $0 }
        return Set(selected.filter { $0.value != .disabled }.map(\.key))
    }

    /// The place where a set is named first, for messages.
    private func place(_ name: String) -> SourceMark { places[name] ?? start }

    // MARK: Reading

    private mutating func readSets(sideBySideIn json: LocatedJSON, _ loader: TokenLoader) {
        let sets = (json.members ?? []).filter { !$0.key.hasPrefix("$") }
        readOrder(json["$metadata"]?["tokenSetOrder"], loader.reporter)
        if case .array(let themes)? = json["$themes"]?.content { read(themes, loader.reporter) }
        let known = sets.map(\.key)
        order +=
            order.isEmpty ? known : selectedNames.subtracting(order).sorted { place($0) < place($1) }
        for set in sets where order.contains(set.key) && TokenTree.isGroup(set.value) {
            sources[set.key] = loader.source(set.value)
        }
        for name in Set(order).union(selectedNames).subtracting(known).sorted(by: { place($0) < place($1) }) {
            loader.reporter.warn(.unknownSet(name, known: known, advice: nil), at: place(name))
        }
    }

    private mutating func readOrder(_ json: LocatedJSON?, _ reporter: TokenReporter) {
        guard let json else { return }
        guard case .array(let items) = json.content else {
            return reporter.report(
                .wrongType(expected: "an array of the names of sets", found: json.kindName), at: json.mark)
        }
        for item in items {
            guard let name = item.string else {
                reporter.report(
                    .wrongType(expected: "the name of a set", found: item.kindName), at: item.mark)
                continue
            }
            places[name] = places[name] ?? item.mark
            if !order.contains(name) { order.append(name) }
        }
    }

    /// Reads the files of all sets that count in any choice of themes.
    private mutating func readFiles(in folder: String, _ loader: TokenLoader) {
        let names = selectedNames
        order += names.subtracting(order).sorted { place($0) < place($1) }
        var stale: [(name: String, advice: String?)] = []
        for name in order where takesAll || names.contains(name) {
            let mark = place(name)
            let path = folder + name + ".json"
            guard loader.consumeSource(at: mark) else { return }
            // Themes and the order keep the names of sets that were renamed or deleted.
            if let absence = loader.absence(ofFileAt: path) {
                if case .misnamed(let advice) = absence {
                    stale.append((name, advice))
                } else {
                    stale.append((name, nil))
                }
                continue
            }
            guard let json = loader.file(at: path, from: mark) else { continue }
            guard loader.consumeValues(of: json, at: mark) else { return }
            sources[name] = loader.source(json)
        }
        let known = order.filter { name in !stale.contains { $0.name == name } }
        for (name, advice) in stale {
            loader.reporter.warn(.unknownSet(name, known: known, advice: advice), at: place(name))
        }
    }

    private mutating func read(_ themes: [LocatedJSON], _ reporter: TokenReporter) {
        var groups: [(name: String, themes: [String], mark: SourceMark)] = []
        for theme in themes {
            guard let name = theme["name"], let text = name.string else {
                reporter.report(.missingKey("name", on: "a theme"), at: theme.mark)
                continue
            }
            let group = theme["group"]?.string ?? "theme"
            if let index = groups.firstIndex(where: { $0.name == group }) {
                if groups[index].themes.contains(text) {
                    reporter.report(.duplicateTheme(text), at: name.mark)
                } else {
                    groups[index].themes.append(text)
                }
            } else {
                groups.append((group, [text], name.mark))
            }
            selections[group, default: [:]][text] = selection(of: theme, reporter)
        }
        modifiers = groups.map {
            TokenModifier(
                name: $0.name, contexts: $0.themes, defaultContext: $0.themes.first, description: nil,
                mark: $0.mark)
        }
    }

    private mutating func selection(of theme: LocatedJSON, _ reporter: TokenReporter) -> [String: Selection] {
        guard let sets = theme["selectedTokenSets"] else { return [:] }
        guard let members = sets.members else {
            reporter.report(.wrongType(expected: "an object", found: sets.kindName), at: sets.mark)
            return [:]
        }
        var found: [String: Selection] = [:]
        for member in members {
            guard let selection = Selection(rawValue: member.value.string ?? "") else {
                reporter.report(
                    .unknownValue(
                        member.value.string ?? member.value.kindName.description, noun: "selection of a set",
                        known: Selection.allCases.map(\.rawValue)), at: member.value.mark)
                continue
            }
            found[member.key] = selection
            if selection != .disabled { places[member.key] = places[member.key] ?? member.keyMark }
        }
        return found
    }

    // MARK: Merging

    /// Returns the sets of the chosen themes, merged in their order: those that are only the source of
    /// references first.
    func merged(in contexts: [String: String], reporter: TokenReporter) -> TokenSource {
        var merged = TokenSource(root: LocatedJSON(.object([]), at: start), legacyTokens: [])
        let chosen = TokenModifier.chosen(contexts, of: modifiers, reporter: reporter)
        let selected: [String]
        if chosen.isEmpty, takesAll {
            selected = order
        } else {
            var selections: [String: Selection] = [:]
            for modifier in modifiers {
                let theme = chosen[modifier.name] ?? modifier.defaultContext ?? ""
                for (set, selection) in self.selections[modifier.name]?[theme] ?? [:]
                where selection.rank > (selections[set]?.rank ?? 0) {
                    selections[set] = selection
                }
            }
            selected =
                order.filter { selections[$0] == .source } + order.filter { selections[$0] == .enabled }
        }
        for name in selected { if let source = sources[name] { merged.add(source) } }
        return merged
    }
}
