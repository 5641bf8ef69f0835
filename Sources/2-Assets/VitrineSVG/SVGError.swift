import VitrineSource

/// An error that prevents a file from being drawn as an icon, and its location.
package struct SVGError: Error, Hashable, Sendable {
    /// A problem as data; its wording is in `SVGError+Wording.swift`.
    package enum Problem: Hashable, Sendable {
        case notUTF8
        /// The text is in another encoding, of this name.
        case otherEncoding(String)
        case tooLarge(bytes: Int, limit: Int)
        /// There are more than `limit` of something: elements, segments, dashes.
        case tooMany(String, limit: Int)
        case tooDeep(limit: Int)
        /// The text is not well-formed XML.
        case notXML(XMLProblem)
        /// The root element is not `svg`.
        case notSVG(root: String)
        case noSize
        /// An element of SVG is not supported, or not in this place.
        case unknownElement(String, within: String?)
        /// An attribute or property that would change the picture is not supported.
        case unknownAttribute(String, element: String)
        case badValue(String, attribute: String, element: String, expected: String)
        case invalidPathData(attribute: String, reason: String)
        case badSelector(String)
        case badRule(String)
        /// `href` or `url()` names an element that does not exist in the file.
        case missingReference(String)
        /// `href` or `url()` leads out of the file. No file is ever read for it.
        case externalReference(String)
        /// `url()` leads to an element that cannot be used for this purpose.
        case badReference(id: String, element: String, attribute: String)
        /// An element drawn by `use` draws itself.
        case cyclicReference(String)
        /// Coordinates are too large to draw.
        case outOfRange(element: String)
    }

    /// A violation of XML's rules.
    package enum XMLProblem: Hashable, Sendable {
        case empty
        case unfinished(String)
        case expected(String)
        case unopened(String)
        case mismatched(opened: String, closed: String)
        case duplicateAttribute(String)
        case unknownEntity(String)
        case textOutside
        case secondRoot(String)
    }

    package var problem: Problem
    package var mark: SourceMark

    package init(_ problem: Problem, at mark: SourceMark) {
        self.problem = problem
        self.mark = mark
    }
}

extension SVGError: CustomStringConvertible {
    /// The location and the message: `3:7: ...`.
    package var description: String { "\(mark.line):\(mark.column): \(message)" }

    /// A description of the problem in one line, without its location.
    package var message: String {
        switch problem {
        case .notUTF8: "the file is not UTF-8 text"
        case .otherEncoding(let name): "the file is \(name) text, and UTF-8 is read: save it as UTF-8"
        case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes where \(limit) are allowed"
        case .tooMany(let what, let limit): "the file draws more than \(limit) \(what)"
        case .tooDeep(let limit): "elements are nested more than \(limit) deep"
        case .notXML(let problem): problem.message
        case .notSVG(let root): "the outermost element is `\(root)` where `svg` belongs"
        case .noSize: "`svg` needs a `viewBox`, or `width` and `height`, that are not empty"
        case .unknownElement(let name, let owner):
            "the element `\(name)` is not understood" + (owner.map { " in `\($0)`" } ?? "")
        case .unknownAttribute(let name, let element): "`\(name)` on `\(element)` is not understood"
        case .badValue(let value, let attribute, let element, let expected):
            "`\(attribute)` of `\(element)` is `\(value)` where \(expected) belongs"
        case .invalidPathData(let attribute, let reason): "`\(attribute)`: \(reason)"
        case .badSelector(let text):
            "the selector `\(text)` is not understood: element, `.class` and `#id` are"
        case .badRule(let text): "the style sheet is not understood at `\(text)`"
        case .missingReference(let id): "no element has the id `\(id)`"
        case .externalReference(let target): "`\(target)` leads out of the file; only `#id` is followed"
        case .badReference(let id, let element, let attribute):
            "`\(attribute)` refers to `\(id)`, and `\(element)` is not understood there"
        case .cyclicReference(let id): "`\(id)` draws itself"
        case .outOfRange(let element): "the coordinates of `\(element)` are too large to draw"
        }
    }
}

extension SVGError.XMLProblem {
    var message: String {
        switch self {
        case .empty: "there is no element in the file"
        case .unfinished(let what): "\(what) is not finished"
        case .expected(let what): "expected \(what)"
        case .unopened(let name): "`</\(name)>` closes nothing"
        case .mismatched(let opened, let closed): "`</\(closed)>` closes `<\(opened)>`"
        case .duplicateAttribute(let name): "the attribute `\(name)` is given twice"
        case .unknownEntity(let name): "the entity `&\(name);` is not known: no declared entity is read"
        case .textOutside: "there is text outside the outermost element"
        case .secondRoot(let name): "`\(name)` is a second outermost element"
        }
    }
}
