import VitrineSource

extension LegacyValues {
    /// Converts a shadow in Tokens Studio's form, with `x`, `y` and `type: innerShadow`, or in that of an
    /// older draft, in which `spread` may be missing.
    static func shadow(_ json: LocatedJSON, _ entry: TokenEntry, _ reporter: TokenReporter) -> LocatedJSON {
        guard var members = json.members else { return json }
        let names = ["x": "offsetX", "y": "offsetY", "blurRadius": "blur", "spreadRadius": "spread"]
        var isConverted = false
        for index in members.indices {
            guard let name = names[members[index].key], json.member(name) == nil else { continue }
            members[index].key = name
            isConverted = true
        }
        if let index = members.firstIndex(where: { $0.key == "type" }),
            let kind = members[index].value.string,
            ["innerShadow", "dropShadow"].contains(kind)
        {
            members[index].key = "inset"
            members[index].value.content = .bool(kind == "innerShadow")
            isConverted = true
        }
        if entry.isLegacy || isConverted {
            for key in ["offsetX", "offsetY", "blur", "spread"]
            where !members.contains(where: { $0.key == key }) {
                members.append(zero(key, at: json.mark))
                isConverted = true
            }
            // Numbers without units, as in Tokens Studio.
            for index in members.indices where members[index].key != "alpha" {
                if case .number(let number, _) = members[index].value.content {
                    members[index].value = length(number, at: members[index].value.mark)
                }
            }
        }
        if isConverted { reporter.note(.otherShadow, at: json.mark) }
        return LocatedJSON(.object(members), at: json.mark)
    }

    /// Converts a typography value. Files in older dialects, and many in the current format, omit parts that
    /// the format requires and add some that it does not have.
    static func typography(_ json: LocatedJSON, _ entry: TokenEntry, _ reporter: TokenReporter) -> LocatedJSON
    {
        guard var members = json.members else { return json }
        let known = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
        let count = members.count
        members.removeAll { !known.contains($0.key) }
        if count != members.count { reporter.note(.missingPart, at: json.mark) }
        func add(_ key: String, _ content: LocatedJSON.Content) {
            guard !members.contains(where: { $0.key == key }) else { return }
            reporter.note(.missingPart, at: json.mark)
            members.append(
                LocatedJSON.Member(
                    key: key, keyMark: json.mark, value: LocatedJSON(content, at: json.mark)))
        }
        add("fontWeight", .number(400, literal: "400"))
        add("letterSpacing", length(0, at: json.mark).content)
        add("lineHeight", .number(lineHeight, literal: "\(lineHeight)"))
        return LocatedJSON(.object(members), at: json.mark)
    }

    private static func zero(_ key: String, at place: SourceMark) -> LocatedJSON.Member {
        LocatedJSON.Member(key: key, keyMark: place, value: length(0, at: place))
    }

    private static func length(_ value: Double, at place: SourceMark) -> LocatedJSON {
        func member(_ key: String, _ content: LocatedJSON.Content) -> LocatedJSON.Member {
            LocatedJSON.Member(key: key, keyMark: place, value: LocatedJSON(content, at: place))
        }
        return LocatedJSON(
            .object([member("value", .number(value, literal: "\(value)")), member("unit", .string("px"))]),
            at: place)
    }
}
