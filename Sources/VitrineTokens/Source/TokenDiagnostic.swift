/// One thing wrong with a file of design tokens, and where.
public struct TokenDiagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable { case error, warning }

    /// What is wrong, as data; the words are in `TokenDiagnostic+Wording.swift`.
    public enum Problem: Hashable, Sendable {
        // The text.
        case notUTF8
        case notJSON(reason: String)
        case relaxedJSON(what: String)
        case duplicateKey(String)
        case tooDeep(limit: Int)
        case tooMany(what: String, count: Int, limit: Int)

        // Groups and tokens.
        case notAnObject(found: String)
        case invalidName(String, reason: String)
        case unknownProperty(String, on: String, known: [String])
        case wrongType(expected: String, found: String)
        case valueAndReference
        case tokenWithChildren([String])
        case incompleteToken(name: String)
        case namesDifferOnlyInCase(String, String)
        case noType(token: String)
        case unknownType(String, known: [String])

        // Values.
        case missingPart(String, of: String)
        case unknownPart(String, of: String, known: [String])
        case unknownKeyword(String, what: String, known: [String])
        case outOfRange(literal: String, allowed: String)
        case wrongCount(what: String, count: Int, needed: Int)
        case partNeedsPointer(what: String, reference: String)

        // References.
        case invalidReference(String, reason: String)
        case invalidPointer(String, reason: String)
        /// A pointer whose way ends at a place that has no such key.
        case unresolvedPointer(String, at: String, key: String, known: [String])
        case unknownToken(String, known: [String])
        /// A reference to a group; its root token where it has one.
        case groupIsNotAToken(String, root: String?)
        case unknownGroup(String, known: [String])
        case tokenIsNotAGroup(String)
        case wrongTarget(reference: String, type: String, needed: String, definition: TokenLocation)
        case expectedSingleValue(reference: String, count: Int, what: String)
        case circular(chain: [String])
        case circularGroups(chain: [String])
        case deprecated(token: String, reason: String?)

        // Resolvers.
        case missingKey(String, of: String)
        case wrongVersion(found: String)
        case emptyOrder
        case fewContexts(modifier: String, count: Int)
        case unknownContext(String, modifier: String, known: [String])
        case unknownModifier(String, known: [String])
        case missingContext(modifier: String, known: [String])
        case noModifiers
        case unusedModifier(String)
        case duplicateName(String)
        case forbiddenReference(String, reason: String)
        case fileMissing(String)
        case fileOutside(String)
        case fileUnreadable(String, reason: String)

        // Older dialects: what was read all the same, and how often.
        case legacySyntax(feature: LegacySyntax, count: Int)
        case skippedTokens(type: String, count: Int)
        case moreMessages(Int, of: Severity)
    }

    /// A way of writing that went before the format of 2025.10.
    public enum LegacySyntax: String, Hashable, Sendable, CaseIterable {
        case plainKeys, inferredType, otherTypeName, valueSuffix, tokenSets, colorText, colorChannels
        case dimensionText, plainDimension, durationText, curveText, numberText, weightText, familyList
        case otherShadow, lineHeightWithUnit, relativeSpacing, missingPart
    }

    public var severity: Severity
    public var problem: Problem
    public var location: TokenLocation

    public init(_ problem: Problem, at place: TokenLocation, severity: Severity = .error) {
        self.severity = severity
        self.problem = problem
        self.location = place
    }
}
