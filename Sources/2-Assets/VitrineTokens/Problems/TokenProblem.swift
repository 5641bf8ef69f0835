import VitrineSource

/// A problem in a design token file, as data. `TokenProblem+Wording.swift` has the wording.
package enum TokenProblem: Hashable, Sendable {
    // Groups and tokens.
    case invalidName(String, reason: String)
    /// An unknown key that begins with `$`.
    case unknownProperty(String, on: Noun, known: [String])
    case valueAndReference
    case tokenWithChildren([String])
    /// A key that the format does not have, which is not read, with the number of its places.
    case ignoredKey(String, on: Noun, known: [String], count: Int)
    case incompleteToken(name: String)
    case namesDifferOnlyInCase(String, String)
    case noType(token: String)
    /// A token without a value, for a reason that is not known.
    case noValue(token: String)

    // Values.
    case unknownPart(String, of: Noun, known: [String])
    case wrongCount(noun: String, count: Int, needed: Int)
    /// A reference in braces where no type of token fits, and the pointer that fits, if there is one,
    /// as a text of JSON.
    case partRequiresPointer(noun: Noun, reference: String?)

    /// A fallback that is not `#rrggbb`.
    case invalidHex(String)
    /// A length in a unit whose size is not known, such as `em` outside of a typography.
    case unitWithoutSize(String)
    case invalidArithmetic(String, reason: String)

    // References.
    case invalidReference(String, reason: String)
    case invalidPointer(String, reason: String)
    /// A JSON pointer with a key that does not exist.
    case unresolvedPointer(String, at: String, key: String, known: [String])
    /// A name of no token, and the pointer to the part of a token that it may mean.
    case unknownToken(String, known: [String], part: String?)
    /// A reference to a group; its root token where it has one.
    case groupIsNotAToken(String, root: String?)
    case unknownGroup(String, known: [String])
    case tokenIsNotAGroup(String)
    case wrongTarget(reference: String, type: String, needed: String, definition: String)
    case expectedSingleValue(reference: String, count: Int, noun: Noun)
    case circular(chain: [String])
    case circularGroups(chain: [String])
    case deprecated(token: String, reason: String?)

    /// A file in another format.
    case otherFormat(TokenFileFormat, file: String)
    /// A set of Tokens Studio that a theme selects, of which there is no file.
    case unknownSet(String, known: [String], advice: String?)
    /// Two themes of Tokens Studio with one name in a group.
    case duplicateTheme(String)

    // Resolvers.
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
    case fileOutsideSceneFolder(String)

    // Older dialects: forms that were read leniently, with their counts.
    case legacySyntax(feature: LegacySyntax, count: Int)
    case skippedTokens(type: String, count: Int)

    /// A way of writing that went before the format of 2025.10.
    package enum LegacySyntax: String, Hashable, Sendable, CaseIterable {
        case plainKeys, inferredType, otherTypeName, valueSuffix, tokenSets, colorText, colorChannels
        case dimensionText, plainDimension, durationText, curveText, numberText, weightText, familyList
        case otherShadow, lineHeightWithUnit, plainLineHeight, automaticLineHeight, relativeSpacing
        case missingPart, otherUnit, shortHex, plainDescription, tokensInTokens
        case hexWithAlpha, alphaBesideColor, numberOfDimension
        case arithmetic, modify, modifiedOutsideGamut
    }
}
