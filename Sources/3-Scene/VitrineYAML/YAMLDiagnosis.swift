import VitrineSource

/// The likely mistake behind an error of the YAML parser, found in the lines around it.
///
/// The parser says what it expected, in terms of YAML's grammar, and often lines after the slip: a word
/// without its colon goes on as a text to the next colon.
package struct YAMLDiagnosis {
    private let lines: [Line]

    package init(_ text: String) {
        // Of the characters that separate lines only those that end lines in editors do in files.
        let ends: Set<Character> = ["\n", "\r", "\r\n"]
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: ends.contains).map { Line($0) }
    }

    /// Returns the mistake and its place, or `nil` if the error does not look like a common one.
    ///
    /// - Parameters:
    ///   - problem: The parser's words.
    ///   - mark: The place at which parsing stopped.
    ///   - context: The start of the value being read.
    package func mistake(
        _ problem: String, at mark: SourceMark, in context: SourceMark?
    ) -> (mistake: YAMLMistake, mark: SourceMark)? {
        if let tab = tab(at: mark) { return (.tab, tab) }
        if let other = otherNotation(at: context.map { $0.line < mark.line ? $0 : mark } ?? mark)
            ?? otherNotation(at: mark)
        {
            return other
        }
        if problem.contains("cannot start any token") || problem.contains("alphabetic or numeric") {
            return sign(at: mark)
        }
        if problem.contains("expected ',' or") || problem.contains("expected node content") {
            return comment(before: mark) ?? context.flatMap { flow(from: $0, to: mark) }
        }
        if problem.contains("block sequence entries are not allowed") { return dash(at: mark) }
        if problem.contains("unknown escape character") { return interpolation(at: mark) }
        if problem.contains("could not find expected ':'") { return keyWithoutColon(context ?? mark) }
        if problem.contains("mapping values are not allowed") { return colon(at: mark) }
        if problem.contains("did not find expected") {
            return viewInSwift(mark) ?? callInSwift(mark) ?? quote(before: mark) ?? comma(at: mark)
                ?? keyAmongItems(mark.line) ?? misplaced(mark.line)
        }
        return nil
    }

    // MARK: Signs

    private func tab(at mark: SourceMark) -> SourceMark? {
        for number in [mark.line, mark.line - 1] {
            guard let line = line(number), let index = line.scalars.firstIndex(of: "\t"),
                index < line.indent
            else { continue }
            return SourceMark(line: number, column: index + 1)
        }
        return nil
    }

    private func sign(at mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        guard let line = line(mark.line) else { return nil }
        // An alias is only wrong at its name, behind the sign.
        for column in [mark.column - 1, mark.column] {
            guard line.scalars.indices.contains(column - 1) else { continue }
            let scalar = line.scalars[column - 1]
            if "@`%*&!|>".unicodeScalars.contains(scalar) {
                let text = String(String.UnicodeScalarView(line.scalars[(column - 1)...]))
                    .prefix { !",}]#".contains($0) }
                let place = SourceMark(line: mark.line, column: column)
                if scalar == "*", text.dropFirst().contains("*"), line.isValue(of: Self.texts, at: column) {
                    return (.emphasis(String(text)), place)
                }
                if scalar == "@", text.last(where: { $0 != " " }) == "x",
                    let factor = Double(text.filter { $0.isNumber || $0 == "." })
                {
                    return (.scaleFactor(factor == factor.rounded() ? "\(Int(factor))" : "\(factor)"), place)
                }
                return (.reservedSign(Character(scalar)), SourceMark(line: mark.line, column: column))
            }
        }
        return nil
    }

    /// Finds a quote that ends a text early: `'It's me'`.
    private func quote(before mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        guard let line = line(mark.line), mark.column >= 2, line.scalars.count >= mark.column else {
            return nil
        }
        // The parser stops at what follows the quote, behind blanks.
        var index = mark.column - 2
        while index > 0, line.scalars[index] == " " { index -= 1 }
        let scalar = line.scalars[index]
        guard scalar == "'" || scalar == "\"" else { return nil }
        return (.quoteWithinQuotes(Character(scalar)), SourceMark(line: mark.line, column: index + 1))
    }

    private func dash(at mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        guard let line = line(mark.line), line.key != nil, line.scalars.indices.contains(mark.column - 1)
        else { return nil }
        let text = String(String.UnicodeScalarView(line.scalars[(mark.column - 1)...]))
        if let key = line.key, Self.containers.contains(key) || text.contains(": ") {
            return (.listOnLine(of: key), mark)
        }
        return (.dashInText(text), mark)
    }

    private func interpolation(at mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        guard let line = line(mark.line), mark.column >= 1 else { return nil }
        for column in [mark.column, mark.column - 1] where column >= 1 && column < line.scalars.count {
            if line.scalars[column - 1] == "\\", line.scalars[column] == "(" {
                return (.swiftInterpolation, SourceMark(line: mark.line, column: column))
            }
        }
        return nil
    }

    // MARK: Notations of other languages

    /// Finds signs of other languages on a line and the one above, and texts that are not indented.
    private func otherNotation(at mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        let above = lineAbove(mark.line)
        if let line = line(mark.line), let (_, above) = above, let key = above.blockTextKey,
            line.indent <= above.indent || (line.indent < above.column && line.key == nil)
        {
            return (.unindentedText(key: key), SourceMark(line: mark.line, column: line.indent + 1))
        }
        if let found = lineWithinText(mark.line) { return found }
        for number in [mark.line, above?.0].compactMap(\.self) {
            guard let line = line(number) else { continue }
            let place = SourceMark(line: number, column: line.indent + 1)
            if line.begins(with: "//") { return (.slashComment, place) }
            if line.begins(with: "--"), !line.begins(with: "---") { return (.doubleDash, place) }
        }
        return nil
    }

    /// Finds a line that ends a text of several lines, which goes on below it: one with nothing but a soft
    /// break or another sign at its beginning.
    private func lineWithinText(_ number: Int) -> (YAMLMistake, SourceMark)? {
        guard let here = line(number), here.key == nil, here.word == nil, here.dashes.isEmpty,
            let below = lines.dropFirst(number).first(where: { !$0.isBlank })
        else { return nil }
        var indent = Int.max
        for above in lines.prefix(number - 1).reversed() where !above.scalars.allSatisfy({ $0 == " " }) {
            if indent < .max, above.indent < indent, let key = above.blockTextKey {
                guard here.indent < above.column, below.indent >= indent else { return nil }
                return (.unindentedText(key: key), SourceMark(line: number, column: here.indent + 1))
            }
            guard above.indent > here.indent else { return nil }
            indent = min(indent, above.indent)
        }
        return nil
    }

    /// Kinds of nodes whose value is a list of nodes.
    static let containers: Set = [
        "vstack", "hstack", "zstack", "group", "list", "scroll", "card", "flow", "grid", "gridRow", "body",
        "lazyVGrid", "lazyHGrid",
    ]

    /// Kinds of nodes whose value is mostly a text.
    private static let texts: Set = [
        "text", "markdown", "button", "icon", "image", "badge", "chip", "sectionHeader", "toast", "textField",
    ]

    /// Finds calls as in Swift on a line: `Image(systemName: "star")`, `text: "Hello".font(.title)`.
    private func callInSwift(_ mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        guard let line = line(mark.line) else { return nil }
        if let name = line.calledKind {
            return (.callAsNode(name), SourceMark(line: mark.line, column: line.column))
        }
        guard let (call, column) = line.callOfText else { return nil }
        return (call, SourceMark(line: mark.line, column: column))
    }

    /// Finds a view as in Swift on a line, or the one whose block ends there.
    private func viewInSwift(_ mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        guard let line = line(mark.line) else { return nil }
        let first = line.isEndOfBlock ? max(mark.line - 16, 1) : mark.line
        for number in stride(from: mark.line, through: first, by: -1) {
            guard let line = self.line(number), let view = line.view else { continue }
            return (.viewAsNode(view), SourceMark(line: number, column: line.column))
        }
        return nil
    }

    private func comma(at mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        guard let line = line(mark.line), mark.column == line.scalars.count, line.scalars.last == "," else {
            return nil
        }
        return (.trailingComma, mark)
    }

    /// Finds the key above a list's items that begins where they do.
    private func keyAmongItems(_ number: Int) -> (YAMLMistake, SourceMark)? {
        guard let item = line(number), !item.dashes.isEmpty else { return nil }
        var found: (key: String, number: Int)?
        for other in stride(from: number - 1, to: 0, by: -1) {
            guard let line = line(other), !line.isBlank else { continue }
            if line.indent == item.indent, line.dashes.isEmpty, let key = line.key { found = (key, other) }
            guard line.column < item.indent + 1, let owner = line.key else { continue }
            if found == nil, line.dashes.isEmpty, Self.stackKeys.contains(owner),
                let stack = stack(above: other)
            {
                return (.keyAmongItems(owner, of: stack), SourceMark(line: other, column: line.column))
            }
            return found.map {
                (.keyAmongItems($0.key, of: owner), SourceMark(line: $0.number, column: item.indent + 1))
            }
        }
        return nil
    }

    /// The keys of containers that other nodes do not have.
    private static let stackKeys: Set = [
        "spacing", "alignment", "columns", "rows", "axes", "equalSizes", "horizontalSpacing",
        "verticalSpacing",
    ]

    /// Returns the container whose key a line has, if nothing but other such keys is between them.
    private func stack(above number: Int) -> String? {
        guard let own = line(number), let (_, above) = lineAbove(number), let key = above.key,
            above.column == own.column, Self.containers.contains(key), above.rest(after: key) == ":"
        else { return nil }
        return key
    }

    // MARK: Lists and mappings on one line

    /// Finds a colour without quotes on the lines above, which ends a list as a comment.
    private func comment(before mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        for number in stride(from: mark.line, through: max(mark.line - 4, 1), by: -1) {
            if let (text, column) = line(number)?.comment {
                return (.comment(text), SourceMark(line: number, column: column))
            }
        }
        return nil
    }

    private func flow(from context: SourceMark, to mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        guard let first = line(context.line), context.column >= 1, first.scalars.count >= context.column
        else { return nil }
        let bracket = Character(first.scalars[context.column - 1])
        guard mark.line == context.line else {
            return bracket == "{" || bracket == "[" ? (.unclosed(bracket), context) : nil
        }
        let end = max(min(mark.column - 1, first.scalars.count), context.column - 1)
        let before = first.scalars[(context.column - 1)..<end]
        if let place = before.lastIndex(of: ";") {
            return (.semicolon, SourceMark(line: mark.line, column: place + 1))
        }
        // The parser stops at the colon of the next key or at the next word.
        let tail = before.reversed().drop { $0 == " " }.prefix { $0 != " " && $0 != "," && $0 != "{" }
        let word = String(String.UnicodeScalarView(tail.reversed()))
        guard !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
        let column = mark.column - word.unicodeScalars.count
        return (.missingComma(before: word), SourceMark(line: mark.line, column: max(column, 1)))
    }

    // MARK: Colons

    private func keyWithoutColon(_ mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        guard let line = line(mark.line), let word = line.word else { return nil }
        let place = SourceMark(line: mark.line, column: line.column)
        return line.rest(after: word).hasPrefix("=")
            ? (.equalsSign(after: word), place) : (.missingColon(after: word), place)
    }

    private func colon(at mark: SourceMark) -> (YAMLMistake, SourceMark)? {
        guard let line = line(mark.line) else { return nil }
        // `canvas { width: 1, height: 2 }`: the bracket is a part of the text.
        if let word = line.word, let next = line.rest(after: word).first, "{[".contains(next) {
            return (.missingColon(after: word), SourceMark(line: mark.line, column: line.column))
        }
        if let name = line.calledKind {
            return (.callAsNode(name), SourceMark(line: mark.line, column: line.column))
        }
        if let key = line.key, line.column + key.unicodeScalars.count < mark.column {
            if let (call, column) = line.call(of: key) {
                return (call, SourceMark(line: mark.line, column: column))
            }
            if let (second, column) = line.secondKey(of: key, before: mark.column) {
                return (second, SourceMark(line: mark.line, column: column))
            }
            return (.colonInText, SourceMark(line: mark.line, column: mark.column))
        }
        guard let (number, above) = lineAbove(mark.line) else { return nil }
        if let (_, owner) = lineAbove(number), let key = owner.key, owner.rest(after: key) == ":",
            Self.texts.contains(key), above.key == nil, above.indent >= owner.column
        {
            let mistake = YAMLMistake.textBelowKey(above.text, key: key)
            return (mistake, SourceMark(line: number, column: above.column))
        }
        if let word = above.word, above.key == nil {
            return (.missingColon(after: word), SourceMark(line: number, column: above.column))
        }
        guard line.indent + 1 > above.column || !line.dashes.isEmpty else { return nil }
        return keyAmongItems(mark.line) ?? misplaced(mark.line)
    }

    // MARK: Indentation

    /// Common keys of nodes that name no kind.
    private static let modifiers: Set = [
        "font", "foreground", "padding", "frame", "background", "cornerRadius", "shadow", "opacity",
        "spacing",
        "alignment", "textAlignment", "lineLimit", "stroke", "fill", "offset", "rotation", "scale", "blur",
        "material",
        "glass", "overlay", "clip", "when", "bold", "italic", "underline", "strikethrough", "aspectRatio",
        "position", "id", "tracking", "kerning", "lineSpacing", "columns",
    ]

    private func misplaced(_ number: Int) -> (YAMLMistake, SourceMark)? {
        guard let line = line(number), !line.isBlank else { return nil }
        let isItem = !line.dashes.isEmpty
        // The columns at which items or keys begin that are open at this line.
        var open: [(column: Int, isItem: Bool, name: String)] = []
        for above in lines.prefix(number - 1) where !above.isBlank {
            open.removeAll { $0.column > above.indent + 1 }
            for (index, column) in above.dashes.enumerated() {
                let name = index == above.dashes.count - 1 ? "- " + above.name : "-"
                open.removeAll { $0.column == column && $0.isItem }
                open.append((column, true, name))
            }
            open.removeAll { $0.column == above.column && !$0.isItem }
            // The keys of a node begin where its kind does, though the kind lacks its colon.
            if above.key != nil || (!above.dashes.isEmpty && above.word != nil) {
                open.append((above.column, false, above.name))
            }
        }
        let column = line.indent + 1
        if isItem, let key = line.key, Self.modifiers.contains(key),
            let owner = open.last(where: { !$0.isItem && $0.column == column })
        {
            return (.dashBeforeKey(key, of: owner.name), SourceMark(line: number, column: column))
        }
        let places = open.filter { $0.isItem == isItem }
        let isOfStack = line.key.map { Self.stackKeys.contains($0) && $0 != "alignment" } ?? false
        // Of two places as near, a container's own key belongs to the container.
        func rank(_ place: (column: Int, isItem: Bool, name: String)) -> (Int, Int, Int) {
            let isStack = isOfStack && Self.containers.contains(place.name)
            return (abs(place.column - column), isStack ? 0 : 1, -place.column)
        }
        guard !places.contains(where: { $0.column == column }),
            let best = places.min(by: { rank($0) < rank($1) })
        else { return nil }
        return (
            .misplacedLine(column: column, expected: best.column, beside: best.name),
            SourceMark(line: number, column: column)
        )
    }

    // MARK: Lines

    private func line(_ number: Int) -> Line? {
        lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }

    private func lineAbove(_ number: Int) -> (Int, Line)? {
        for other in stride(from: number - 1, to: 0, by: -1) {
            if let line = line(other), !line.isBlank { return (other, line) }
        }
        return nil
    }
}
