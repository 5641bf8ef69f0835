import VitrineIconDrawings

/// The names that SF Symbols makes by rule from others, as far as Vitrine has their parts.
extension IconSet {
    /// The recipes of all symbols that are made from others, by their names.
    static let recipes: [String: IconRecipe] = {
        var found: [String: IconRecipe] = [:]
        for (name, other) in synonyms + formerNames { found[name] = .same(other) }
        for (container, glyphs) in enclosed {
            for glyph in words(glyphs) {
                let name = "\(glyph).\(container.rawValue)"
                found[name] = .enclosed(glyph, container, isFilled: false)
                guard hasFill(container) else { continue }
                found[name + ".fill"] = .enclosed(glyph, container, isFilled: true)
            }
        }
        for text in IconCharacters.all {
            for container in [IconContainer.circle, .square] {
                found["\(text).\(container.rawValue)"] = .enclosed(text, container, isFilled: false)
                found["\(text).\(container.rawValue).fill"] = .enclosed(text, container, isFilled: true)
            }
        }
        for (base, badge, name) in attached {
            found[name] = .badged(base, badge: badge)
        }
        for sign in words(money) {
            for container in [IconContainer.circle, .square] {
                found["\(sign).\(container.rawValue)"] = .enclosed(sign, container, isFilled: false)
                found["\(sign).\(container.rawValue).fill"] = .enclosed(sign, container, isFilled: true)
            }
        }
        for base in words(money + " " + circled + " leaf exclamationmark") {
            found["\(base).arrow.circlepath"] = .enclosed(base, .circlepath, isFilled: false)
        }
        let solid = Set(words(filled))
        func hasSolid(_ base: String) -> Bool { table[base + ".fill"] != nil || solid.contains(base) }
        for base in words(slashed) {
            found[base + ".slash"] = .slashed(base)
            if hasSolid(base) { found[base + ".slash.fill"] = .slashed(base + ".fill") }
        }
        for (badge, bases) in badged {
            for base in words(bases) {
                found["\(base).badge.\(badge)"] = .badged(base, badge: badge)
                if hasSolid(base) {
                    found["\(base).fill.badge.\(badge)"] = .badged(base + ".fill", badge: badge)
                }
            }
        }
        for name in words(filledBadges) {
            guard case .badged(let base, let badge)? = found[name], hasSolid(base) else { continue }
            found[name + ".fill"] = .badged(base + ".fill", badge: badge)
        }
        for (end, symbol, bases) in accompanied {
            for base in words(bases) {
                found["\(base).\(end)"] = .badged(base, badge: symbol)
                guard hasSolid(base) else { continue }
                // Names of SF Symbols 2 have the form before the badge, later ones after it.
                let isOlder = ["externaldrive", "folder", "rectangle", "rectangle.stack"].contains(base)
                found[isOlder ? "\(base).fill.\(end)" : "\(base).\(end).fill"] = .badged(
                    base + ".fill", badge: symbol)
            }
        }
        for base in words(halved) {
            for half in IconHalf.allCases { found["\(base).\(half.rawValue).filled"] = .halved(base, half) }
        }
        for base in words(filled) { found[base + ".fill"] = .filled(base) }
        for base in words(doubled) {
            found[base + ".2"] = .doubled(base)
            found[base + ".2.fill"] = .doubled(base + ".fill")
        }
        for base in words(inset) { found[base + ".inset.filled"] = .inset(base) }
        for base in words(checkered) { found[base + ".checkered"] = .checkered(base) }
        for number in [5, 10, 15, 30, 45, 60, 75, 90] {
            found["\(number).arrow.trianglehead.clockwise"] = .same("goforward.\(number)")
            found["\(number).arrow.trianglehead.counterclockwise"] = .same("gobackward.\(number)")
        }
        found["goforward.plus"] = .enclosed("plus", .forward, isFilled: false)
        found["gobackward.minus"] = .enclosed("minus", .backward, isFilled: false)
        found["checkmark.gobackward"] = .enclosed("checkmark", .backward, isFilled: false)
        found["person.2.gobackward"] = .enclosed("person.2", .backward, isFilled: false)
        found["doc.viewfinder.fill"] = .enclosed("doc.fill", .viewfinder, isFilled: false)
        found["questionmark.app.dashed"] = .enclosed("questionmark", .dashedSquare, isFilled: false)
        found["lock.app.dashed"] = .enclosed("lock", .dashedSquare, isFilled: false)
        for (end, isFilled) in [("", false), (".fill", true)] {
            found["doc.questionmark" + end] = .enclosed("questionmark", .doc, isFilled: isFilled)
            found["questionmark.folder" + end] = .enclosed("questionmark", .folder, isFilled: isFilled)
            found["questionmark.video" + end] = .enclosed("questionmark", .video, isFilled: isFilled)
            found["rectangle.stack.person.crop" + end] = .enclosed("person", .stack, isFilled: isFilled)
            found["building.2.crop.circle" + end] = .enclosed("building.2", .circle, isFilled: isFilled)
        }
        for name in Array(found.keys) + table.keys {
            guard let newer = renamed(name), found[newer] == nil else { continue }
            found[newer] = found[name] ?? .same(name)
        }
        // What is drawn by hand stays.
        return found.filter { table[$0.key] == nil }
    }()

    /// Returns the name that SF Symbols 6 gives to a symbol of earlier versions, where it follows a rule:
    /// `document` for `doc`, `microphone` for `mic`, `trianglehead` for the `triangle` of an arrow, and later
    /// `pointer.arrow` for `cursorarrow`.
    private static func renamed(_ name: String) -> String? {
        var words = name.split(separator: ".").map(String.init)
        let old = words
        for index in words.indices where words[index] == "mic" { words[index] = "microphone" }
        if let index = words.firstIndex(of: "cursorarrow") {
            words.replaceSubrange(index...index, with: ["pointer", "arrow"])
        }
        if let index = words.firstIndex(of: "arrow"), words[(index + 1)...].first == "triangle" {
            words[index + 1] = "trianglehead"
            if words[(index + 2)...].starts(with: ["2", "circlepath"]) {
                words.replaceSubrange(index + 2..<index + 4, with: ["2", "clockwise", "rotate", "90"])
            }
        }
        // Documents with something on them are pages there: `text.page`, `richtext.page`.
        if Set(words).isDisjoint(with: ["text", "chart", "plaintext", "richtext", "questionmark"]) {
            for index in words.indices where words[index] == "doc" { words[index] = "document" }
        }
        return words == old ? nil : words.joined(separator: ".")
    }

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    }

    private static func hasFill(_ container: IconContainer) -> Bool {
        switch container {
        case .magnifyingglass, .rotation, .desktopcomputer, .laptopcomputer, .iphone, .ipad, .viewfinder,
            .applewatch, .display, .dashedSquare, .backward, .forward:
            false
        default: true
        }
    }
}
