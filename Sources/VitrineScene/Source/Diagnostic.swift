/// One thing wrong with a scene, and where.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable { case error, warning }

    /// What is wrong, as data; the words are in `Diagnostic+Wording.swift`.
    public enum Problem: Hashable, Sendable {
        case notUTF8
        case empty
        case notYAML(reason: String)
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
        case severalNodeKinds([String])
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
        case noNumber(of: String)
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
        case badIcon(String, line: Int, column: Int, reason: String)
        case oddImage(String, reason: String)
        case canvasTooLarge(pixels: Int, limit: Int)
        /// What the rasteriser refuses.
        case undrawable(reason: String)
        case duplicateID(String)
        case duplicateVariant(String)
        /// An exception that leaves none out.
        case noVariantIsSo
        case noVariantLeft
        case moreErrors(Int)
    }

    public var severity: Severity
    public var problem: Problem
    public var mark: SourceMark

    public init(_ problem: Problem, at mark: SourceMark, severity: Severity = .error) {
        self.severity = severity
        self.problem = problem
        self.mark = mark
    }
}

/// All that is wrong with one file, in the order of the file.
public struct Diagnostics: Error, Sendable {
    public let file: SourceFile
    public let all: [Diagnostic]

    public init(_ file: SourceFile, _ all: [Diagnostic]) {
        self.file = file
        self.all = all.enumerated()
            .sorted { ($0.element.mark, $0.offset) < ($1.element.mark, $1.offset) }
            .map(\.element)
    }
}
