/// A format of files that is taken for design tokens of the format of 2025.10, and is another.
/// `TokenFileFormat+Wording.swift` has the wording.
public enum TokenFileFormat: String, Hashable, Sendable, CaseIterable {
    // Other notations, of tokens or of anything else.
    case yaml, toml, css, scss, less, javaScript, typeScript, xml, androidResources, propertyList, svg, html
    case csv, properties, swift, kotlin, dart, markdown, archive, swatches, picture
    // JSON of another structure.
    case scene, designSystemPackage, figmaVariables, materialTheme, theo, styleDictionaryConfiguration
    case tailwind, jsonSchema, assetCatalog, packageManifest, tokenList, plainValues
}
