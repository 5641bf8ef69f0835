import VitrineSource

/// Why a file is not an icon that can be drawn, and where.
public struct SVGError: Error, Hashable, Sendable {
    /// What is wrong, as data; the words are in `SVGError+Wording.swift`.
    public enum Problem: Hashable, Sendable {
        case notUTF8
        case tooLarge(bytes: Int, limit: Int)
        /// More than `limit` of something: elements, segments, dashes.
        case tooMany(String, limit: Int)
        case tooDeep(limit: Int)
        /// The text is not well-formed XML.
        case notXML(XMLProblem)
        /// The outermost element is another than `svg`.
        case notSVG(root: String)
        case noSize
        /// An element of SVG that is not understood, or not in this place.
        case unknownElement(String, within: String?)
        /// An attribute or property that would change the picture and is not understood.
        case unknownAttribute(String, element: String)
        case badValue(String, attribute: String, element: String, expected: String)
        case badPathData(attribute: String, reason: String)
        case badSelector(String)
        case badRule(String)
        /// `href` or `url()` names an element that the file does not have.
        case missingReference(String)
        /// `href` or `url()` leads out of the file; no file is ever read for it.
        case externalReference(String)
        /// `url()` leads to an element that cannot be used there.
        case badReference(id: String, element: String, attribute: String)
        /// An element that `use` draws draws itself.
        case cyclicReference(String)
        /// Coordinates too large to draw.
        case outOfRange(element: String)
    }

    /// What is wrong with text as XML.
    public enum XMLProblem: Hashable, Sendable {
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

    public var problem: Problem
    public var mark: SourceMark

    public init(_ problem: Problem, at mark: SourceMark) {
        self.problem = problem
        self.mark = mark
    }
}
