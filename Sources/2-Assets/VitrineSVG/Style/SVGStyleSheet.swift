/// The rules of a file's `style` elements, whose selectors consist of elements, classes and ids.
struct SVGStyleSheet: Sendable {
    /// One compound selector, such as `path.a.b#c`.
    struct Selector: Sendable {
        var element: String?
        var classes: [String] = []
        var ids: [String] = []

        /// The specificity as in CSS: ids before classes before elements.
        var specificity: Int { ids.count << 20 | classes.count << 10 | (element == nil ? 0 : 1) }

        /// Returns `true` if an element is one of the selector's.
        ///
        /// - Parameter own: The classes of the element.
        func matches(_ other: XMLElement, classes own: [Substring]) -> Bool {
            (element == nil || element == other.name) && ids.allSatisfy { $0 == other.id }
                && classes.allSatisfy { name in own.contains { $0 == name } }
        }
    }

    struct Rule: Sendable {
        var selector: Selector
        var declarations: [SVGDeclaration]
    }

    private(set) var rules: [Rule] = []

    /// Adds the rules of a style element.
    mutating func add(_ element: XMLElement, _ source: SVGSource) throws(SVGError) {
        let text = Self.withoutComments(element.text)
        let bytes = Array(text.utf8)
        func place(_ index: Int) -> Int { element.textOffset + index }
        var at = 0
        while let start = bytes[at...].firstIndex(where: { !XMLReader.isSpace($0) }) {
            guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
                bytes[start] != UInt8(ascii: "@"),
                let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
            else {
                let piece = String(decoding: bytes[start...].prefix(24), as: UTF8.self)
                throw source.error(.badRule(piece.prefix { $0 != "\n" }.trimmed), at: place(start))
            }
            let body = String(decoding: bytes[open + 1..<close], as: UTF8.self)
            let declarations: [SVGDeclaration]
            switch SVGDeclaration.list(body, place: { place(open + 1 + $0) }) {
            case .success(let list): declarations = list
            case .failure(let fault): throw source.error(.badRule(fault.text), at: fault.offset)
            }
            let selectors = String(decoding: bytes[start..<open], as: UTF8.self)
            for text in selectors.split(separator: ",", omittingEmptySubsequences: false) {
                guard let selector = Self.selector(text.trimmed) else {
                    throw source.error(.badSelector(text.trimmed), at: place(start))
                }
                rules.append(Rule(selector: selector, declarations: declarations))
            }
            guard rules.count <= 1000 else {
                throw source.error(.tooMany("style rules", limit: 1000), at: place(start))
            }
            at = close + 1
        }
    }

    /// Returns the text with comments, and the marks that hid style sheets from browsers of the 1990s,
    /// replaced by spaces.
    private static func withoutComments(_ text: String) -> String {
        var bytes = Array(text.utf8)
        var at = 0
        func starts(_ mark: String) -> Bool { bytes[at...].starts(with: mark.utf8) }
        func blank(_ count: Int) {
            for index in at..<min(at + count, bytes.count) where bytes[index] != UInt8(ascii: "\n") {
                bytes[index] = 0x20
            }
            at = min(at + count, bytes.count)
        }
        while at < bytes.count {
            if starts("/*") {
                blank(2)
                while at < bytes.count, !starts("*/") { blank(1) }
                blank(2)
            } else if starts("<!--") {
                blank(4)
            } else if starts("-->") {
                blank(3)
            } else {
                at += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func selector(_ text: String) -> Selector? {
        var selector = Selector()
        var rest = text[...]
        func name() -> String? {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            rest = rest.dropFirst(name.count)
            return name.isEmpty ? nil : String(name)
        }
        guard let first = rest.first else { return nil }
        if first == "*" {
            rest = rest.dropFirst()
        } else if first != ".", first != "#" {
            guard let element = name() else { return nil }
            selector.element = element
        }
        while let mark = rest.popFirst() {
            guard mark == "." || mark == "#", let name = name() else { return nil }
            if mark == "." { selector.classes.append(name) } else { selector.ids.append(name) }
        }
        return selector
    }
}
