/// A cursor that follows a YAML scalar through the source in step with its text.
struct ScalarWalk {
    private enum Style { case plain, single, double, block }

    private let source: [Unicode.Scalar]
    private var position = 0
    private var style = Style.plain
    private(set) var mark: SourceMark

    init(from mark: SourceMark, in file: SourceFile, count: Int) {
        self.mark = mark
        // A character takes at most ten source characters, and each line its indentation.
        let rest = file.text(from: mark.line).unicodeScalars.dropFirst(mark.column - 1)
        source = Array(rest.prefix(count * 10 + 1000))
        begin()
    }

    /// Advances past an anchor or a tag, to the start of the text.
    private mutating func begin() {
        while let first = next, first == "&" || first == "!" {
            while let here = next, !here.properties.isWhitespace { step() }
            skipSpace()
        }
        switch next {
        case "\"": style = .double
        case "'": style = .single
        case "|", ">":
            style = .block
            while let here = next, here != "\n", here != "\r" { step() }
            skipSpace()
        default: break
        }
        if style == .double || style == .single { step() }
    }

    private var next: Unicode.Scalar? { position < source.count ? source[position] : nil }

    private mutating func step(_ count: Int = 1) {
        for _ in 0..<count where position < source.count {
            mark.pass(source[position], before: position + 1 < source.count ? source[position + 1] : nil)
            position += 1
        }
    }

    private mutating func skipSpace() {
        while let here = next, here.properties.isWhitespace { step() }
    }

    func isAt(_ scalar: Unicode.Scalar) -> Bool {
        next == scalar || (style == .double && next == "\\") || scalar.properties.isWhitespace
    }

    /// Advances past one character of the text; returns `false` if the source has a different one.
    ///
    /// A space may stand for any number of spaces and line breaks. `endsSpace` indicates that no other space
    /// follows it.
    mutating func passes(_ scalar: Unicode.Scalar, endsSpace: Bool) -> Bool {
        guard let here = next else { return false }
        if style == .double, here == "\\" { return passesEscape(scalar) }
        if here.properties.isWhitespace, scalar.properties.isWhitespace {
            if endsSpace { skipSpace() } else { step() }
            return true
        }
        guard here == scalar else { return false }
        step(style == .single && scalar == "'" ? 2 : 1)
        return true
    }

    private mutating func passesEscape(_ scalar: Unicode.Scalar) -> Bool {
        let kind = position + 1 < source.count ? source[position + 1] : " "
        if kind == "\n" {
            // The line continues on the next one without a space.
            step()
            skipSpace()
            return passes(scalar, endsSpace: true)
        }
        step(kind == "x" ? 4 : kind == "u" ? 6 : kind == "U" ? 10 : 2)
        return true
    }
}
