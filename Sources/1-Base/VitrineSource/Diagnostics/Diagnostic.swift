/// An error or warning about a file, with its location.
package struct Diagnostic: Error, Hashable, Sendable {
    /// The severity of a problem. A note says what may surprise those who know another tool.
    package enum Severity: String, Hashable, Sendable, CaseIterable { case error, warning, note }

    /// The kind of problem and its details, as data. `Diagnostic+Wording.swift` has the wording.
    package enum Problem: Hashable, Sendable {
        case notUTF8
        /// Text in another encoding, by its name.
        case otherEncoding(String)
        case empty
        case notYAML(reason: String)
        case notJSON(reason: String)
        /// Syntax that other JSON parsers may reject.
        case relaxedJSON(noun: String)
        case complexKey
        case tooDeep(limit: Int)
        case tooMany(noun: String, count: Int, limit: Int)
        case wrongCount(noun: String, count: Int, needed: Int, reason: String)
        case wrongType(expected: Noun, found: FoundValue)
        case unknownKey(String, on: Noun, known: [String])
        /// A key that is known one level deeper or higher: the key whose value it belongs to, or `nil` for
        /// the node itself.
        case misplacedKey(String, on: Noun, belongsTo: String?)
        /// Keys of a node's value that stand beside the node: those keys, and `true` if the node has no other
        /// value.
        case keysBesideValue([String], of: String, isAlone: Bool)
        /// A key of the elements of a list that is missing itself.
        case keyWithoutList(String, on: Noun, list: String)
        case duplicateKey(String)
        case missingKey(String, on: Noun)
        case missingAnyKey(of: [String], on: Noun)
        case noNodeKind(known: [String], keys: [String])
        case ambiguousNodeKind([String])
        /// Keys of a node that stand alone where a node belongs: `true` if no node is above them, and the
        /// kind of the node around them if it takes the key itself.
        case keyWithoutNode([String], isFirst: Bool, container: String?)
        case unknownValue(String, noun: Noun, known: [String])
        case notFinite(String)
        case outOfRange(String, allowed: String)
        case invalidColor(String, reason: String)
        case invalidPathData(reason: String, offset: Int)
        /// An expression in braces that cannot be parsed.
        case invalidExpression(found: String, expected: String)
        case wrongArguments(count: Int, usage: String)
        case divisionByZero
        /// An expression whose result is not a finite number.
        case nonFiniteResult(of: String)
        case notComparable(String, String)
        /// A value that is valid but has no effect in its position.
        case noEffect(noun: String, on: Noun, because: String)
        /// A value that is valid, but most likely not what was meant.
        case odd(String, because: String, instead: String)
        case notAllowed(noun: String, on: Noun, instead: String?)
        /// A key that stands before another one and acts after it, where SwiftUI acts in the written order.
        case keyOrder(String, before: String)
        case wrongVersion(String)
        case missingGlyphs([Unicode.Scalar], font: String)
        /// Characters of scripts that are only rendered if a font for them is installed.
        case scriptNotInstalled([Unicode.Scalar], families: [String])
        case missingFontDesign(String, family: String, instead: String)
        /// A weight that no face of a family has, the one that is drawn, and those that there are.
        case missingWeight(Int, family: String, instead: Int, available: [ClosedRange<Int>])
        /// A family that is not installed, and the one that is taken for it.
        case standInFont(String, instead: String)
        case invalidFontFeature(String)
        case missingFont(String, available: [String])
        case textLayoutFailed(reason: String)
        /// A file that is not there, and what was probably meant.
        case missingFile(String, meant: Suggestion? = nil)
        case fileOutsideSceneFolder(String)
        case fileUnreadable(String, reason: String)
        /// A folder that is not there, and what was probably meant.
        case missingFolder(String, meant: Suggestion? = nil)
        case invalidImage(String, reason: String)
        /// A problem within an SVG file, with its position there.
        case invalidIcon(String, at: SourceMark, reason: String)
        case imageWarning(String, reason: String)
        case canvasTooLarge(pixels: Int, limit: Int)
        /// A scene that the rasteriser refuses to draw.
        case undrawable(reason: String)
        /// Content that is larger than the screen or sheet it is in; lengths in points.
        case overflow(of: String, length: String, room: String, isHeight: Bool)
        case duplicateID(String)
        /// A name that is not allowed for the thing it names.
        case invalidName(String, noun: String, instead: String)
        case duplicateComponent(String, first: String)
        /// A component that contains itself. The names form the path from the component back to itself, both
        /// ends included.
        case componentCycle([String])
        /// A file that imports itself. The paths lead from the file back to itself, both ends included.
        case importCycle([String])
        /// A parameter or slot that a component never uses. `near` is an unknown name in the body that was
        /// probably meant to be this one.
        case unusedDeclaration(String, noun: String, in: String, nearest: String?)
        /// A problem that only files of one language have.
        case language(ProblemOfLanguage)
        case unknownToken(String, near: String?)
        /// A token without a value, in use: where it is wrong, and what is.
        case invalidToken(String, location: String, reason: String)
        /// Tokens of a file that have no value; what is wrong with the first.
        case invalidTokens(count: Int, first: String)
        /// A name that refers to a group of tokens. `root` is the group's root token, if it has one.
        case tokenGroup(String, root: String?)
        /// A token that is not allowed in its position, and the reason.
        case incompatibleToken(
            String, type: String, definition: String, reason: String, suggestion: Suggestion?)
        case deprecatedToken(String, reason: String?)
        /// A context chosen for an axis for which the resolver has no modifier.
        case unusedContext(String)
        /// An option such as `appearance=light` that none of the scene's variants has.
        case unlistedOption(String, listed: [String])
        case duplicateVariant(String, other: String)
        /// An exclusion that matches no variant.
        case noMatchingVariant
        case allVariantsExcluded
        /// An id below `audit` that silences nothing.
        case unusedIgnore(String)
        /// A number of messages of one severity that are not shown.
        case omittedMessages(Int, of: Severity)
    }

    package var severity: Severity
    /// The rule that has found the problem; `nil` for what makes a file invalid.
    package let rule: AuditRule?
    package var problem: Problem
    package var mark: SourceMark
    /// The character that the diagnostic is about, in the text at `mark`; `nil` for the whole text.
    package var textPosition: TextPosition?
    /// The component uses that led to the location, innermost first.
    package var useSites: [UseSite]
    /// The place at which the scene silences the rule there; `nil` if it does not.
    package var silence: SourceMark?

    /// A character of a value's text, identified by its offset in Unicode scalars.
    package struct TextPosition: Hashable, Sendable {
        package var text: String
        package var offset: Int
        /// The location of the value.
        package var mark: SourceMark

        package init(text: String, offset: Int, mark: SourceMark) {
            self.text = text
            self.offset = offset
            self.mark = mark
        }
    }

    /// A use of a component.
    package struct UseSite: Hashable, Sendable {
        package var component: String
        package var mark: SourceMark

        package init(of component: String, at mark: SourceMark) {
            self.component = component
            self.mark = mark
        }
    }

    /// Creates the diagnostic of an error.
    package init(_ problem: Problem, at mark: SourceMark, useSites: [UseSite] = []) {
        (severity, rule) = (.error, nil)
        self.problem = problem
        self.mark = mark
        self.useSites = useSites
    }

    /// Creates the diagnostic of what a rule has found.
    package init(
        _ rule: AuditRule, _ problem: Problem, at mark: SourceMark, useSites: [UseSite] = []
    ) {
        (severity, self.rule) = (rule.severity, rule)
        self.problem = problem
        self.mark = mark
        self.useSites = useSites
    }
}
