import VitrineSource

/// An error that prevents a file from being drawn as an icon, and its location.
public struct SVGError: Error, Hashable, Sendable {
    /// A problem as data; its wording is in `SVGError+Wording.swift`.
    public enum Problem: Hashable, Sendable {
        case notUTF8
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
        case badPathData(attribute: String, reason: String)
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
