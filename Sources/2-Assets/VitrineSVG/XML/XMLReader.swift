/// A reader of the part of XML that icons use: elements, attributes, text, comments, CDATA.
///
/// Declarations and document types are skipped, so that no entity except XML's own five is ever resolved and
/// no other file is ever read. Foundation's parser does not report the locations of attributes, and its
/// handling of broken files differs between its two implementations; this reader behaves the same everywhere.
struct XMLReader {
    let source: SVGSource
    let limits: SVGLimits
    var at = 0
    private var open: [XMLElement] = []
    /// The namespaces of prefixes, with those of the innermost element last. The empty prefix is the default.
    private var scopes: [[String: String]] = []
    private var count = 0
    private var root: XMLElement?

    static let svgNamespace = "http://www.w3.org/2000/svg"

    init(_ source: SVGSource, limits: SVGLimits) {
        self.source = source
        self.limits = limits
    }

    var bytes: [UInt8] { source.bytes }

    /// Reads the document and returns its root element.
    mutating func document() throws(SVGError) -> XMLElement {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "<") { try markup() } else { try text() }
        }
        if let last = open.last { throw error(.unfinished("`<\(last.name)>`"), last.offset) }
        guard let root else { throw error(.empty, 0) }
        return root
    }

    func error(_ problem: SVGError.XMLProblem, _ offset: Int) -> SVGError {
        source.error(.notXML(problem), at: offset)
    }

    private mutating func markup() throws(SVGError) {
        let start = at
        if starts(with: "<!--") {
            at += 4
            try skip(to: "-->", of: "a comment", from: start)
        } else if starts(with: "<![CDATA[") {
            at += 9
            let from = at
            try skip(to: "]]>", of: "a CDATA section", from: start)
            guard !open.isEmpty else { throw error(.textOutside, start) }
            append(String(decoding: bytes[from..<at - 3], as: UTF8.self), at: from)
        } else if starts(with: "<?") {
            try skip(to: "?>", of: "an instruction", from: start)
        } else if starts(with: "<!") {
            try documentType()
        } else if starts(with: "</") {
            try endTag()
        } else {
            try startTag()
        }
    }

    private mutating func text() throws(SVGError) {
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
        guard open.isEmpty else {
            return append(try decoded(start..<at).text, at: start)
        }
        for (index, byte) in bytes[start..<at].enumerated() where !Self.isSpace(byte) {
            throw error(.textOutside, start + index)
        }
    }

    private mutating func append(_ text: String, at offset: Int) {
        guard let last = open.indices.last, open[last].name == "style" else { return }
        if open[last].text.isEmpty { open[last].textOffset = offset }
        open[last].text += text
    }

    private mutating func startTag() throws(SVGError) {
        let start = at
        at += 1
        guard let name = takeName() else { throw error(.expected("the name of an element"), at) }
        count += 1
        guard count <= limits.elements else {
            throw source.error(.tooMany("elements", limit: limits.elements), at: start)
        }
        guard open.count < limits.depth else { throw source.error(.tooDeep(limit: limits.depth), at: start) }
        if root != nil { throw error(.secondRoot(name), start) }
        let attributes = try attributes(of: name)
        var scope = scopes.last ?? ["": "", "svg": Self.svgNamespace]
        for attribute in attributes {
            if attribute.name == "xmlns" { scope[""] = attribute.value }
            if attribute.name.hasPrefix("xmlns:") {
                scope[String(attribute.name.dropFirst(6))] = attribute.value
            }
        }
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let prefix = parts.count == 2 ? String(parts[0]) : ""
        let space = scope[prefix]
        let element = XMLElement(
            name: String(parts[parts.count - 1]),
            isSVG: space == Self.svgNamespace || (prefix.isEmpty && space == ""),
            attributes: attributes, offset: start)
        let isEmpty = starts(with: "/>")
        guard isEmpty || starts(with: ">") else { throw error(.expected("`>` at the end of `<\(name)`"), at) }
        at += isEmpty ? 2 : 1
        if isEmpty { return close(element) }
        open.append(element)
        scopes.append(scope)
        names.append(name)
    }

    /// The names of the open elements, including prefixes.
    private var names: [String] = []

    private mutating func endTag() throws(SVGError) {
        let start = at
        at += 2
        let name = takeName() ?? ""
        skipSpace()
        guard starts(with: ">") else { throw error(.expected("`>` at the end of `</\(name)`"), at) }
        at += 1
        guard let opened = names.popLast(), let element = open.popLast() else {
            throw error(.unopened(name), start)
        }
        scopes.removeLast()
        guard opened == name else { throw error(.mismatched(opened: opened, closed: name), start) }
        close(element)
    }

    private mutating func close(_ element: XMLElement) {
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}

extension XMLReader {
    func starts(with text: StaticString) -> Bool {
        let wanted = "\(text)".utf8
        return bytes[at...].starts(with: wanted)
    }

    /// Advances beyond the next `end`. `start` is the offset at which the construct that it ends began.
    mutating func skip(to end: StaticString, of what: String, from start: Int) throws(SVGError) {
        let wanted = Array("\(end)".utf8)
        while at + wanted.count <= bytes.count {
            if bytes[at] == wanted[0], bytes[at..<at + wanted.count].elementsEqual(wanted) {
                at += wanted.count
                return
            }
            at += 1
        }
        throw error(.unfinished(what), start)
    }

    /// Skips `<!DOCTYPE ... [ ... ]>`, whose declarations are not read.
    mutating func documentType() throws(SVGError) {
        let start = at
        var brackets = 0
        var quote: UInt8?
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">") where brackets <= 0: return
            default: break
            }
        }
        throw error(.unfinished("the document type"), start)
    }
}
