/// A format of files that is taken for design tokens of the format of 2025.10, and is another.
/// `TokenFileFormat+Wording.swift` has the wording.
package enum TokenFileFormat: String, Hashable, Sendable, CaseIterable {
    // Other notations, of tokens or of anything else.
    case yaml, toml, css, scss, less, javaScript, typeScript, xml, androidResources, propertyList, svg, html
    case csv, properties, ini, markdown, archive, swatches, picture, font, pdf, database, program
    case swift, kotlin, dart, python, go, rust, java, cSharp, cFamily, ruby, php, shell, terraform
    case webComponent, mergeConflict
    // JSON of another structure.
    case scene, designSystemPackage, designSystemRoot, figmaVariables, materialTheme, theo
    case styleDictionaryConfiguration, tailwind, jsonSchema, assetCatalog, packageManifest
    case tokenList, plainValues
}
