import VitrineSource

/// Recognition of JSON that has another structure than design tokens.
extension TokenFileFormat {
    /// Returns the format of a document, with the place that tells it; `nil` for one with tokens, and for one
    /// that may have been meant to have some.
    static func format(of root: LocatedJSON) -> (format: TokenFileFormat, mark: SourceMark)? {
        guard let members = root.members else {
            guard case .array(let items) = root.content, items.contains(where: { $0.members != nil }) else {
                return nil
            }
            return (.tokenList, root.mark)
        }
        func found(_ format: TokenFileFormat, at key: String) -> (TokenFileFormat, SourceMark)? {
            (format, root.member(key)?.keyMark ?? root.mark)
        }
        func has(_ keys: String...) -> Bool { keys.contains { root.member($0) != nil } }
        // Theo's tokens look like those of Style Dictionary, and its references do not.
        let parts = ["props", "global", "aliases", "imports", "options", "meta"]
        if root["props"]?.members != nil, has("global", "aliases", "imports"),
            members.allSatisfy({ parts.contains($0.key) })
        {
            return found(.theo, at: "props")
        }
        guard !LegacyNormalizer.holdsTokens(root) else { return nil }
        if has("dsp_spec_version") {
            let format: TokenFileFormat = has("entities") ? .designSystemPackage : .designSystemRoot
            return found(format, at: "dsp_spec_version")
        }
        // Exports that tools have rewritten lack the version.
        if case .array(let entities)? = root["entities"]?.content, entities.allSatisfy({ $0.members != nil })
        {
            return found(.designSystemPackage, at: "entities")
        }
        if isVariables(root) || (root["meta"].map(isVariables) ?? false) {
            return (.figmaVariables, members.first { isVariables(root, key: $0.key) }?.keyMark ?? root.mark)
        }
        if root["schemes"]?.members != nil, has("palettes", "coreColors", "seed") {
            return found(.materialTheme, at: "schemes")
        }
        if has("vitrine"), has("body", "canvas") { return found(.scene, at: "vitrine") }
        if root["platforms"]?.members != nil, has("source", "include", "tokens", "parsers", "preprocessors") {
            return found(.styleDictionaryConfiguration, at: "platforms")
        }
        if let schema = root["$schema"]?.string, schema.contains("json-schema.org") {
            return found(.jsonSchema, at: "$schema")
        }
        if root["info"]?["author"]?.string == "xcode" { return found(.assetCatalog, at: "info") }
        if has("dependencies", "devDependencies", "scripts"), has("name", "version") {
            return found(.packageManifest, at: "name")
        }
        if root["theme"]?.members != nil,
            has("extend", "plugins", "content", "darkMode")
                || root["theme"]?["extend"] != nil || root["theme"]?["colors"] != nil
        {
            return found(.tailwind, at: "theme")
        }
        return leaf(of: root).flatMap { $0.count > 1 ? (.plainValues, $0.first) : nil }
    }

    /// Returns `true` for Figma's variables: of its interface, of a plugin's export, or of one by collection.
    private static func isVariables(_ json: LocatedJSON) -> Bool {
        (json.members ?? []).contains { isVariables(json, key: $0.key) }
    }

    private static func isVariables(_ json: LocatedJSON, key: String) -> Bool {
        guard let value = json[key] else { return false }
        func items(_ json: LocatedJSON) -> [LocatedJSON] {
            if case .array(let items) = json.content { items } else { json.members?.map(\.value) ?? [] }
        }
        switch key {
        case "meta": return isVariables(value)
        case "variableCollections", "variableIds": return value.members != nil || !items(value).isEmpty
        case "variables":
            return items(value).contains { $0["valuesByMode"] != nil || $0["resolvedType"] != nil }
        case "collections": return items(value).contains { $0["modes"] != nil && $0["name"] != nil }
        default: return false
        }
    }

    /// Returns the first plain value outside of the format's own keys, and the number of them, which is not
    /// counted beyond two.
    private static func leaf(of json: LocatedJSON) -> (first: SourceMark, count: Int)? {
        var found: (first: SourceMark, count: Int)?
        for member in json.members ?? [] where TokenTree.isChild(member.key) && !TokenTree.isRemark(member) {
            let inner = member.value.members == nil ? (member.keyMark, 1) : leaf(of: member.value)
            guard let inner else { continue }
            found = (found?.first ?? inner.0, (found?.count ?? 0) + inner.1)
            if let found, found.count > 1 { return found }
        }
        return found
    }
}
