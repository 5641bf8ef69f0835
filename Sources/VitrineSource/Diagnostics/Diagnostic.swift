/// One thing wrong with a file, and where.
public struct Diagnostic: Error, Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable { case error, warning }

    /// What is wrong, as data; the words are in `Diagnostic+Wording.swift`.
    public enum Problem: Hashable, Sendable {
        case notUTF8
        case empty
        case notYAML(reason: String)
        case notJSON(reason: String)
        /// What other readers of JSON may refuse.
        case relaxedJSON(what: String)
        case complexKey
        case tooDeep(limit: Int)
        case tooMany(what: String, count: Int, limit: Int)
        case wrongCount(what: String, count: Int, needed: Int, reason: String)
        case wrongType(expected: String, found: String)
        case unknownKey(String, on: String, known: [String])
        case duplicateKey(String)
        case missingKey(String, on: String)
        case missingAnyKey(of: [String], on: String)
        case noNodeKind(known: [String], keys: [String])
        case ambiguousNodeKind([String])
        case unknownValue(String, what: String, known: [String])
        case notFinite(String)
        case outOfRange(String, allowed: String)
        case badColor(String, reason: String)
        case badPathData(reason: String, offset: Int)
        /// What stands in braces cannot be read.
        case badExpression(found: String, expected: String)
        case wrongArguments(count: Int, usage: String)
        case divisionByZero
        /// A result that is not a finite number.
        case nonFiniteResult(of: String)
        case notComparable(String, String)
        /// What is understood, yet changes nothing where it stands.
        case noEffect(what: String, on: String, because: String)
        case notAllowed(what: String, on: String, instead: String?)
        case wrongVersion(String)
        case missingGlyphs([Unicode.Scalar], font: String)
        /// Characters of scripts that are set where a font for them is installed.
        case scriptNotInstalled([Unicode.Scalar], families: [String])
        case designMissing(String, family: String, instead: String)
        case badFeature(String)
        case fontMissing(String, available: [String])
        case textFailed(reason: String)
        case fileMissing(String)
        case fileOutside(String)
        case fileUnreadable(String, reason: String)
        case folderMissing(String)
        case badImage(String, reason: String)
        /// What is wrong within an SVG file, and where.
        case badIcon(String, at: SourceMark, reason: String)
        case oddImage(String, reason: String)
        case canvasTooLarge(pixels: Int, limit: Int)
        /// What the rasteriser refuses.
        case undrawable(reason: String)
        case duplicateID(String)
        /// A name that something may not have.
        case badName(String, what: String, instead: String)
        case duplicateComponent(String, first: String)
        /// A component in its own body: the names on the way, its own first and last.
        case componentCycle([String])
        /// A file that imports itself: the files on the way, its own first and last.
        case importCycle([String])
        /// A parameter or slot that a component makes no use of, and the unknown name that was likely meant.
        case unused(String, what: String, in: String, near: String?)
        /// What is wrong within a file of design tokens.
        case token(TokenProblem)
        case unknownToken(String, near: String?)
        /// A name that is that of a group of tokens; its root token where it has one.
        case tokenGroup(String, root: String?)
        /// A token that cannot stand where it does, and why.
        case incompatibleToken(String, type: String, definition: String, reason: String, suggestion: String?)
        case deprecatedToken(String, reason: String?)
        /// A context that is chosen of no resolver's modifier.
        case unusedContext(String)
        case duplicateVariant(String)
        /// An exception that leaves none out.
        case noMatchingVariant
        case allVariantsExcluded
        /// So many more of a severity than are shown.
        case moreMessages(Int, of: Severity)
    }

    public var severity: Severity
    public var problem: Problem
    public var mark: SourceMark
    /// Which character it is about of the text that begins at `mark`; nil for what is about all of it.
    public var textPosition: TextPosition?
    /// The uses of components that led to the place, the innermost first.
    public var useSites: [UseSite]

    /// A character of a value's text, by its number in Unicode scalars.
    public struct TextPosition: Hashable, Sendable {
        package var text: String
        package var offset: Int
        /// Where the value stands.
        package var value: SourceMark

        package init(text: String, offset: Int, value: SourceMark) {
            self.text = text
            self.offset = offset
            self.value = value
        }
    }

    /// A use of a component.
    public struct UseSite: Hashable, Sendable {
        public var component: String
        public var mark: SourceMark

        public init(of component: String, at mark: SourceMark) {
            self.component = component
            self.mark = mark
        }
    }

    public init(
        _ problem: Problem, at mark: SourceMark, severity: Severity = .error, useSites: [UseSite] = []
    ) {
        self.severity = severity
        self.problem = problem
        self.mark = mark
        self.useSites = useSites
    }
}
